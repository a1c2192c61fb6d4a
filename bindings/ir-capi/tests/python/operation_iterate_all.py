"""Iteration over everything, by loops of Python."""

from mlir.ir import *

with Context():
    m = Module.parse("func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b ^a: cf.br ^b ^b: return }")
    for f in m.body:
        for region in f.regions:
            for block in region:
                print([str(a.type) for a in block.arguments], [op.operation.name for op in block], len(block.operations))
    block = m.body.operations[0].regions[0].blocks[0]
    print(block.operations[0].operation.name, block.operations[-1].operation.name, block.owner.operation.name)
