"""Writes and reads NumPy's files without NumPy: `npy.py write FOLDER` makes
arguments of sum.mlir, `npy.py read FILE` prints one."""

import ast
import pathlib
import struct
import sys


def write(path, descr, shape, data):
    header = repr({"descr": descr, "fortran_order": False, "shape": shape})
    header += " " * (63 - (10 + len(header)) % 64) + "\n"
    path.write_bytes(
        b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data
    )


def main():
    command, path = sys.argv[1], pathlib.Path(sys.argv[2])
    if command == "read":
        content = path.read_bytes()
        assert content[:8] == b"\x93NUMPY\x01\x00"
        (length,) = struct.unpack("<H", content[8:10])
        assert (10 + length) % 64 == 0
        header = ast.literal_eval(content[10 : 10 + length].decode())
        code = {"<f4": "f", "<u4": "I"}[header["descr"]]
        data = content[10 + length :]
        values = list(struct.unpack(f"<{len(data) // 4}{code}", data))
        print(header["descr"], header["shape"], values)
        return
    for device in range(4):
        values = [device + i for i in range(4)]
        write(path / f"a{device}.npy", "<f4", (4,), struct.pack("<4f", *values))
    write(path / "n.npy", "<i4", (), struct.pack("<i", 7))
    write(path / "long.npy", "<f4", (5,), struct.pack("<5f", 0, 1, 2, 3, 4))
    write(path / "double.npy", "<f8", (4,), struct.pack("<4d", 0, 1, 2, 3))
    write(path / "big.npy", ">f4", (4,), struct.pack(">4f", 0, 1, 2, 3))
    write(path / "cut.npy", "<f4", (4,), struct.pack("<3f", 0, 1, 2))
    write(path / "huge.npy", "<f4", (1 << 62,), b"")
    (path / "header.npy").write_bytes(b"\x93NUMPY\x01\x00\xff\xff{")
    (path / "text.npy").write_text("0 1 2 3\n")


main()
