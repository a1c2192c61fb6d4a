"""Patterns that do not match."""

from mlir.ir import *
from mlir.rewrite import *
from mlir.dialects import arith
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    def declines(op, rewriter):
        print("asked", op.operation.name)
        return True
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, declines)
    patterns.add("arith.muli", declines, benefit=5)
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    print(m)
