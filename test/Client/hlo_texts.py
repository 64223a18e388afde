"""HLO texts that no JAX program here gives, with what they compute.

Each entry of `TEXTS` has the text, the number of devices, and a function that
makes from the arguments of all devices, a list of arrays by device, the results
of all devices. What the bytes of an array are is numpy's business here: a
bitcast is computed by laying the elements out as the layout says.
"""

import numpy as np

ADD = """
add {
  a = f32[] parameter(0)
  b = f32[] parameter(1)
  ROOT c = f32[] add(a, b)
}
add.s32 {
  a = s32[] parameter(0)
  b = s32[] parameter(1)
  ROOT c = s32[] add(a, b)
}
"""

TEXTS = {}


def text(name, hlo, shapes, expected, devices=1):
    TEXTS[name] = (f"HloModule {name}\n{ADD if 'add' in hlo else ''}\n{hlo}", shapes, expected, devices)


# ---- Bitcasts ---------------------------------------------------------------


def _bytes(array, minor_to_major, tiles):
    """The elements in the order of memory, with -1 where a tile is padding."""
    physical = array.transpose(minor_to_major[::-1])
    for tile in tiles:
        cut = len(tile)
        lead = physical.shape[:-cut]
        padded = [(0, 0)] * len(lead) + [(0, -n % t) for n, t in zip(physical.shape[-cut:], tile)]
        physical = np.pad(physical, padded, constant_values=-1)
        sizes = list(lead)
        for n, t in zip(physical.shape[-cut:], tile):
            sizes += [n // t, t]
        order = list(range(len(lead)))
        order += [len(lead) + 2 * i for i in range(cut)] + [len(lead) + 2 * i + 1 for i in range(cut)]
        physical = physical.reshape(sizes).transpose(order)
    return physical.ravel()


def _bitcast(shape, minor_to_major, tiles, from_order, from_tiles):
    def expected(arguments):
        results = []
        for (array,) in arguments:
            where = np.arange(int(np.prod(shape))).reshape(shape)
            order = _bytes(where, minor_to_major, tiles)
            result = np.empty(int(np.prod(shape)), array.dtype)
            memory = _bytes(array, from_order, from_tiles)
            result[order[order >= 0]] = memory[order >= 0]
            results.append([result.reshape(shape)])
        return results

    return expected


def _layout(order, tiles):
    inside = ",".join(map(str, order))
    if tiles:
        inside += ":T" + "".join("(" + ",".join(map(str, t)) + ")" for t in tiles)
    return "{" + inside + "}"


def bitcast(name, from_shape, from_order, from_tiles, to_shape, to_order, to_tiles):
    source = f"f32[{','.join(map(str, from_shape))}]{_layout(from_order, from_tiles)}"
    target = f"f32[{','.join(map(str, to_shape))}]{_layout(to_order, to_tiles)}"
    # The copy lets the parameter have a usual layout.
    text(
        name,
        f"ENTRY e {{\n  p = f32[{','.join(map(str, from_shape))}] parameter(0)\n"
        f"  c = {source} copy(p)\n  b = {target} bitcast(c)\n"
        f"  ROOT r = f32[{','.join(map(str, to_shape))}] copy(b)\n}}",
        [(np.float32, from_shape)],
        _bitcast(to_shape, to_order, to_tiles, from_order, from_tiles),
    )


bitcast("bitcast_reshape", (4, 6), (1, 0), (), (2, 2, 6), (2, 1, 0), ())
bitcast("bitcast_transpose", (4, 6), (1, 0), (), (6, 4), (0, 1), ())
bitcast("bitcast_three", (2, 3, 4), (1, 2, 0), (), (3, 8), (0, 1), ())
bitcast("bitcast_ones", (1, 5, 1, 2), (0, 3, 2, 1), (), (5, 1, 2), (1, 2, 0), ())
bitcast("bitcast_four", (2, 3, 4, 5), (2, 0, 3, 1), (), (5, 4, 6), (0, 2, 1), ())
bitcast("bitcast_same_tiles", (16, 8), (1, 0), ((4, 8),), (2, 8, 8), (2, 1, 0), ((4, 8),))
bitcast("bitcast_tiles", (8, 16), (1, 0), ((8, 4),), (4, 8, 4), (2, 1, 0), ((8, 4),))
bitcast("bitcast_two_levels", (8, 16), (1, 0), ((4, 8), (2, 1)), (128,), (0,), ())
bitcast("bitcast_padded_alike", (5, 6), (1, 0), ((4, 8),), (1, 5, 6), (2, 1, 0), ((4, 8),))


# ---- Collectives of several operands ----------------------------------------

F, I = np.float32, np.int32


def _reduce_scatter(arguments):
    xs, ys = ([a[i] for a in arguments] for i in (0, 1))
    results = []
    for device in range(8):
        group = range(4) if device < 4 else range(4, 8)
        place = device % 4
        x = sum(xs[d] for d in group)[:, 2 * place : 2 * place + 2]
        y = sum(ys[d] for d in group)[:, place : place + 1]
        results.append([x, y])
    return results


text(
    "reduce_scatter_of_two",
    """ENTRY e {
  x = f32[3,8] parameter(0)
  y = f32[5,4] parameter(1)
  ROOT r = (f32[3,2], f32[5,1]) reduce-scatter(x, y), channel_id=1, replica_groups={{0,1,2,3},{4,5,6,7}}, use_global_device_ids=true, dimensions={1}, to_apply=add
}""",
    [(F, (3, 8)), (F, (5, 4))],
    _reduce_scatter,
    8,
)


def _permute(arguments):
    pairs = {(d + 3) % 8: d for d in range(7)}
    zeros = [np.zeros_like(a) for a in arguments[0]]
    return [arguments[pairs[d]] if d in pairs else zeros for d in range(8)]


text(
    "collective_permute_of_three",
    """ENTRY e {
  x = f32[2,3] parameter(0)
  k = s32[4] parameter(1)
  y = f32[] parameter(2)
  s = ((f32[2,3], s32[4], f32[]), (f32[2,3], s32[4], f32[])) collective-permute-start(x, k, y), channel_id=1, source_target_pairs={{0,3},{1,4},{2,5},{3,6},{4,7},{5,0},{6,1}}
  ROOT r = (f32[2,3], s32[4], f32[]) collective-permute-done(s)
}""",
    [(F, (2, 3)), (I, (4,)), (F, ())],
    _permute,
    8,
)


def _all_to_all(arguments):
    # Members of a group in the order of its list.
    groups = [[1, 2, 0, 3], [7, 6, 5, 4]]
    results = [None] * 8
    for group in groups:
        for place, device in enumerate(group):
            results[device] = [arguments[other][place] for other in group]
    return results


text(
    "all_to_all_of_four",
    """ENTRY e {
  a = f32[2,3] parameter(0)
  b = f32[2,3] parameter(1)
  c = f32[2,3] parameter(2)
  d = f32[2,3] parameter(3)
  ROOT r = (f32[2,3], f32[2,3], f32[2,3], f32[2,3]) all-to-all(a, b, c, d), channel_id=1, replica_groups={{1,2,0,3},{7,6,5,4}}
}""",
    [(F, (2, 3))] * 4,
    _all_to_all,
    8,
)

text(
    "all_reduce_along_mesh_axes",
    """ENTRY e {
  x = f32[4] parameter(0)
  k = s32[4] parameter(1)
  s = f32[4] all-reduce(x), channel_id=1, replica_groups=mesh['a'=2,'b'=4] {'a','b':(2)2}, use_global_device_ids=true, to_apply=add
  n = s32[4] all-reduce(k), channel_id=2, replica_groups=[4,2]<=[2,4]T(1,0), use_global_device_ids=true, to_apply=add.s32, control-predecessors={s}
  ROOT t = (f32[4], s32[4]) tuple(s, n)
}""",
    [(F, (4,)), (I, (4,))],
    lambda arguments: [
        [
            sum(arguments[o][0] for o in sorted({d & 2 | o for o in (0, 1, 4, 5)})),
            arguments[d][1] + arguments[d ^ 4][1],
        ]
        for d in range(8)
    ],
    8,
)


# ---- Asynchronous ops across iterations -------------------------------------


def _pipelined(arguments):
    xs = [a[0] for a in arguments]
    for _ in range(3):
        xs = [xs[(d - 1) % 8] * 2 for d in range(8)]
    return [[xs[(d - 1) % 8]] for d in range(8)]


text(
    "pipelined_permute",
    """body {
  p = (s32[], (f32[4], f32[4], u32[], u32[])) parameter(0)
  i = s32[] get-tuple-element(p), index=0
  s = (f32[4], f32[4], u32[], u32[]) get-tuple-element(p), index=1
  d = f32[4] collective-permute-done(s)
  two = f32[] constant(2)
  twos = f32[4] broadcast(two), dimensions={}
  m = f32[4] multiply(d, twos)
  n = (f32[4], f32[4], u32[], u32[]) collective-permute-start(m), channel_id=2, source_target_pairs={{0,1},{1,2},{2,3},{3,4},{4,5},{5,6},{6,7},{7,0}}
  one = s32[] constant(1)
  j = s32[] add(i, one)
  ROOT t = (s32[], (f32[4], f32[4], u32[], u32[])) tuple(j, n)
}
cond {
  p = (s32[], (f32[4], f32[4], u32[], u32[])) parameter(0)
  i = s32[] get-tuple-element(p), index=0
  c = s32[] constant(3)
  ROOT l = pred[] compare(i, c), direction=LT
}
ENTRY e {
  x = f32[4] parameter(0)
  zero = s32[] constant(0)
  s = (f32[4], f32[4], u32[], u32[]) collective-permute-start(x), channel_id=1, source_target_pairs={{0,1},{1,2},{2,3},{3,4},{4,5},{5,6},{6,7},{7,0}}
  t = (s32[], (f32[4], f32[4], u32[], u32[])) tuple(zero, s)
  w = (s32[], (f32[4], f32[4], u32[], u32[])) while(t), condition=cond, body=body
  ws = (f32[4], f32[4], u32[], u32[]) get-tuple-element(w), index=1
  ROOT d = f32[4] collective-permute-done(ws)
}""",
    [(F, (4,))],
    _pipelined,
    8,
)
