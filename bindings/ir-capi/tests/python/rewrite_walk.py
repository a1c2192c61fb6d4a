"""The walking driver."""

from mlir.ir import *
import mlir.rewrite as rewrite
with Context() as ctx:
    ctx.allow_unregistered_dialects = True
    print(sorted(n for n in dir(rewrite) if not n.startswith("_")))
    m = Module.parse('func.func @f() { "t.a"() : () -> () return }')
    patterns = rewrite.RewritePatternSet()
    patterns.add("t.a", lambda op, rewriter: rewriter.erase_op(op.operation))
    if hasattr(rewrite, "walk_and_apply_patterns"):
        rewrite.walk_and_apply_patterns(m.operation, patterns.freeze())
    print(m)
