"""The order in which patterns are tried."""

from mlir.ir import *
from mlir.dialects import arith
from mlir.rewrite import RewritePatternSet, walk_and_apply_patterns

with Context():
    m = Module.parse("func.func @f(%x: i8) -> i8 { %a = arith.addi %x, %x : i8 %b = arith.addi %a, %x : i8 return %b : i8 }")
    seen = []
    def look(name):
        def pattern(op, rewriter):
            seen.append((name, str(op.rhs.type)))
            return True
        return pattern
    patterns = RewritePatternSet()
    patterns.add(arith.AddIOp, look("low"), 1)
    patterns.add("arith.addi", look("high"), 5)
    walk_and_apply_patterns(m.operation, patterns.freeze())
    print(seen)
