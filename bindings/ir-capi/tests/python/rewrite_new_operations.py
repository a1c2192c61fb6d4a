"""New operations before the root."""

from mlir.ir import *
from mlir.dialects import arith
from mlir.rewrite import RewritePatternSet, walk_and_apply_patterns

with Context():
    m = Module.parse("func.func @f(%x: i8, %y: i8) -> i8 { %a = arith.divsi %x, %y : i8 return %a : i8 }")
    def pattern(op, rewriter):
        with rewriter.ip, op.location:
            one = arith.constant(op.lhs.type, 1)
            total = arith.AddIOp(op.lhs, one)
        rewriter.replace_op(op, total.operation)
    patterns = RewritePatternSet()
    patterns.add(arith.DivSIOp, pattern)
    walk_and_apply_patterns(m.operation, patterns.freeze())
    print(m)
