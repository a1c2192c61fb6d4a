"""Greedy rewriting with Python patterns."""

from mlir.ir import *
from mlir.rewrite import *
from mlir.dialects import arith
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 %1 = arith.addi %0, %a : i32 return %1 : i32 }")
    def to_mul(op, rewriter):
        with rewriter.ip:
            new = arith.muli(op.lhs, op.rhs, loc=op.location)
        rewriter.replace_op(op, [new])
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, to_mul)
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    print(m)
