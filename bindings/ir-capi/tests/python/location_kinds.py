"""Kinds of locations."""

from mlir.ir import *

with Context():
    unknown, file, name = Location.unknown(), Location.file("f.py", 1, 2), Location.name("n")
    for l in (unknown, file, name, Location.name("p", file), Location.callsite(file, [name, unknown]), Location.fused([file, name])):
        print(l, l.is_a_file(), l.is_a_name(), l.is_a_callsite(), l.is_a_fused())
    print(file.filename, file.start_line, file.start_col, Location.name("p", file).child_loc, name.name_str)
    c = Location.callsite(file, [name])
    print(c.callee, c.caller, [str(l) for l in Location.fused([file, name]).locations])
