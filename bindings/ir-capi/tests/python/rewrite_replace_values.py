"""Replacement by values that exist."""

from mlir.ir import *
from mlir.dialects import arith
from mlir.rewrite import RewritePatternSet, apply_patterns_and_fold_greedily

with Context():
    m = Module.parse("func.func @f(%x: i8, %y: i8) -> i8 { %a = arith.subi %x, %y : i8 %b = arith.subi %a, %y : i8 return %b : i8 }")
    def first(op, rewriter):
        rewriter.replace_op(op, [op.lhs])
    patterns = RewritePatternSet()
    patterns.add(arith.SubIOp, first)
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    print(m)
