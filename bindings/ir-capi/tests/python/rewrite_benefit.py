"""Benefits of patterns."""

from mlir.ir import *
from mlir.rewrite import *
from mlir.dialects import arith
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    patterns = RewritePatternSet()
    for benefit in [1, 7, 3]:
        patterns.add("arith.addi", lambda op, rewriter, benefit=benefit: print("benefit", benefit) or True, benefit=benefit)
    apply_patterns_and_fold_greedily(m, patterns.freeze())
