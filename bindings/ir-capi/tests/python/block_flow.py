"""Predecessors and successors of blocks."""

from mlir.ir import *
with Context():
    m = Module.parse("func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b ^a: cf.br ^b ^b: return }")
    blocks = list(m.body.operations[0].regions[0])
    for block in blocks:
        print([blocks.index(p) for p in block.predecessors], [blocks.index(s) for s in block.successors], str(block.operations[-1]))
    print(blocks[0] == blocks[0], blocks[0] == blocks[1], hash(blocks[0]) == hash(m.body.operations[0].entry_block))
