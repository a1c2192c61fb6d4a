"""A Python exception that escapes from a pattern."""

from _support import attempt
from mlir.ir import *
from mlir.rewrite import *
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    def fails(op, rewriter):
        raise ValueError("from the pattern")
    patterns = RewritePatternSet()
    patterns.add("arith.addi", fails)
    attempt(apply_patterns_and_fold_greedily, m, patterns.freeze())
    print(m)
