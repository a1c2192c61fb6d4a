"""Constraints that must not hold."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @negated : benefit(1) {
  %operand = pdl.operand
  %root = pdl.operation "test.old"(%operand : !pdl.value)
  pdl.apply_native_constraint "is_argument"(%operand : !pdl.value) {isNegated = true}
  pdl.rewrite %root {
    pdl.erase %root
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
func.func @f(%a: i32) {
  %0 = "test.source"() : () -> i32
  "test.old"(%0) : (i32) -> ()
  "test.old"(%a) : (i32) -> ()
  return
}
"""
    )
    source = Module.parse(PATTERNS)
    patterns = PDLModule(source)
    patterns.register_constraint_function("is_argument", lambda rewriter, results, values: not isinstance(values[0], BlockArgument))
    walk_and_apply_patterns(module.operation, patterns.freeze())
    print(module)
