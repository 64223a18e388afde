"""Rewrites the replica groups of HLO text that name axes of a mesh as lists.

XLA's partitioner dumps groups in three forms; this is about the third:

    replica_groups={{0,2},{1,3}}
    replica_groups=[2,2]<=[2,2]T(1,0)
    replica_groups=mesh['x'=2,'y'=2], device_ids=([2,2]T(1,0)) {'x'}

XLA reads all of them, but the way from HLO to StableHLO and back, on which
`per_device.py` depends, takes every mesh for the first one that has the same
axis names, and so runs the collective in other groups than the text says.
"""

import itertools
import re

import numpy as np

_MESH_GROUPS = re.compile(
    r"replica_groups=mesh\[(?P<axes>[^\]]*)\]"
    r"(?:, device_ids=\((?P<ids>[^()]*(?:\([^()]*\))?)\))? \{(?P<chosen>[^}]*)\}"
)


def _devices(ids, count):
    """The devices in mesh order, major axis first."""
    if not ids:
        return np.arange(count)
    if not ids.startswith("["):
        return np.array([int(number) for number in ids.split(",")])
    sizes, _, order = ids.partition("T")
    sizes = [int(number) for number in re.findall(r"\d+", sizes)]
    devices = np.arange(count).reshape(sizes)
    if order:
        devices = devices.transpose([int(n) for n in re.findall(r"\d+", order)])
    return devices.reshape(-1)


def groups(axes, ids, chosen):
    """The groups that the three parts of the text mean, as lists."""
    sizes = {name: int(size) for name, size in re.findall(r"'([^']+)'=(\d+)", axes)}
    # Each axis is cut where an axis reference cuts it: 'x':(before)size.
    cuts = {name: [1, size] for name, size in sizes.items()}
    wanted = []
    for name, before, size in re.findall(r"'([^']+)'(?::\((\d+)\)(\d+))?", chosen):
        first = int(before or 1)
        last = first * int(size or sizes[name])
        cuts[name] += [first, last]
        wanted.append((name, first, last))
    pieces = []  # (name, first, last), major first
    for name, marks in cuts.items():
        marks = sorted(set(marks))
        pieces += [(name, *pair) for pair in itertools.pairwise(marks)] or [(name, 1, 1)]
    shape = [last // first for _, first, last in pieces]
    # A reference may span several pieces.
    inner = [
        index
        for name, first, last in wanted
        for index, piece in enumerate(pieces)
        if piece[0] == name and first <= piece[1] and piece[2] <= last
    ]
    inner = list(dict.fromkeys(inner))
    outer = [index for index in range(len(pieces)) if index not in inner]
    devices = _devices(ids, int(np.prod(shape))).reshape(shape)
    group_size = int(np.prod([shape[index] for index in inner]))
    return devices.transpose(outer + inner).reshape(-1, group_size).tolist()


def expand(text):
    """HLO text with every mesh of replica groups written out as lists."""

    def listed(match):
        lists = groups(match["axes"], match["ids"], match["chosen"])
        inner = ",".join("{" + ",".join(map(str, group)) + "}" for group in lists)
        return "replica_groups={" + inner + "}"

    return _MESH_GROUPS.sub(listed, text)
