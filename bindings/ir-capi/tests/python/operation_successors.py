"""Successors of operations."""

from _support import attempt
from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b ^a: cf.br ^b ^b: return }")
    blocks = list(m.body.operations[0].regions[0])
    br = blocks[0].operations[0]
    print(len(br.successors), br.successors[0] == blocks[1], br.successors[1] == blocks[2], [len(b.operations) for b in br.successors])
    attempt(lambda: br.successors[2])
    br.operation.successors[1] = blocks[1] if hasattr(br.operation.successors, "__setitem__") else None
    print(m)
