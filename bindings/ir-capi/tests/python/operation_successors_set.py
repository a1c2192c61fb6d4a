"""Successors of a branch."""

from mlir.ir import *

with Context(), Location.unknown():
    m = Module.parse("func.func @f() { cf.br ^a ^a: cf.br ^b ^b: return }")
    blocks = list(m.body.operations[0].regions[0].blocks)
    branch = blocks[0].operations[0].operation
    print(len(branch.successors), branch.successors[0] == blocks[1])
    branch.successors[0] = blocks[2]
    print(m)
