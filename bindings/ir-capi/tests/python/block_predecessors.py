"""Predecessors and successors of blocks."""

from mlir.ir import *

with Context():
    m = Module.parse("func.func @f(%c: i1) { cf.cond_br %c, ^a, ^b ^a: cf.br ^b ^b: return }")
    blocks = list(m.body.operations[0].regions[0].blocks)
    for block in blocks:
        print([blocks.index(b) for b in block.successors], sorted(blocks.index(b) for b in block.predecessors), len(block.predecessors))
