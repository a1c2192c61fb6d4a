"""Patterns that erase."""

from mlir.ir import *
from mlir.rewrite import *
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    m = Module.parse('func.func @f() { "t.a"() : () -> () "t.b"() : () -> () "t.a"() : () -> () return }')
    patterns = RewritePatternSet()
    patterns.add("t.a", lambda op, rewriter: rewriter.erase_op(op.operation))
    apply_patterns_and_fold_greedily(m, patterns.freeze())
    print(m)
