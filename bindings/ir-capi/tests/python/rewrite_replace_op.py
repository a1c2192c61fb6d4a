"""Replacement by another operation."""

from mlir.ir import *
from mlir.rewrite import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    m = Module.parse('%0 = "t.a"() : () -> i32 "t.use"(%0) : (i32) -> ()')
    def rule(op, rewriter):
        with rewriter.ip:
            new = Operation.create("t.new", results=[op.results[0].type], loc=op.location)
        rewriter.replace_op(op, new)
    patterns = RewritePatternSet()
    patterns.add("t.a", rule)
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    print(m)
