"""Several patterns for one operation: benefits, and the order of patterns with the same benefit."""

from mlir.ir import *
from mlir.rewrite import *


def pattern(name, benefit, constraint, root='"test.old"'):
    return f"""
pdl.pattern @{name} : benefit({benefit}) {{
  %operand = pdl.operand
  %root = pdl.operation {root}(%operand : !pdl.value)
  pdl.apply_native_constraint "{constraint}"(%root : !pdl.operation)
  pdl.rewrite %root {{
    %new = pdl.operation "test.{name}"(%operand : !pdl.value)
    pdl.replace %root with %new
  }}
}}
"""


def apply(*patterns, failing=()):
    module = Module.parse('%0 = "test.source"() : () -> i32 "test.old"(%0) : (i32) -> ()')
    source = Module.parse("".join(patterns))
    pdl = PDLModule(source)

    def constraint(name):
        def check(rewriter, results, values):
            print("constraint", name)
            return name in failing

        return check

    for name in "abc":
        pdl.register_constraint_function(name, constraint(name))
    walk_and_apply_patterns(module.operation, pdl.freeze())
    print(module)


with Context() as context:
    context.allow_unregistered_dialects = True
    apply(pattern("x", 1, "a"), pattern("y", 1, "b"))
    apply(pattern("x", 1, "a"), pattern("y", 2, "b"))
    apply(pattern("x", 2, "a"), pattern("y", 1, "b"), failing="a")
    apply(pattern("x", 1, "a"), pattern("y", 1, "a"))
    apply(pattern("x", 1, "a"), pattern("y", 1, "b"), pattern("z", 1, "a"))
    apply(pattern("x", 1, "a"), pattern("y", 1, "b"), pattern("z", 1, "a"), failing="a")
    apply(pattern("x", 3, "c"), pattern("y", 1, "b"), pattern("z", 2, "a"), failing="abc")
    apply(pattern("x", 1, "a", root=""), pattern("y", 1, "b"), pattern("z", 1, "c", root=""))
    apply(pattern("x", 0, "a", root='"test.other"'), pattern("y", 0, "b"))
