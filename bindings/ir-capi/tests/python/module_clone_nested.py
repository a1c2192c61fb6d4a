"""Copies of functions inside a module."""

from mlir.ir import *

with Context(), Location.unknown():
    m = Module.parse("func.func @f(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 return %a : i8 }")
    f = m.body.operations[0].operation
    with InsertionPoint(m.body):
        copy = f.clone()
    copy.attributes["sym_name"] = StringAttr.get("g")
    print(m, m.operation.verify(), copy == f, len(m.body.operations))
