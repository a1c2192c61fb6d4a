"""Result types that new operations infer, or that replaced operations have."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @inferred : benefit(1) {
  %a = pdl.operand
  %b = pdl.operand
  %type = pdl.type
  %root = pdl.operation "test.add"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %new = pdl.operation "arith.addi"(%a, %b : !pdl.value, !pdl.value)
    %sum = pdl.result 0 of %new
    %negated = pdl.operation "arith.subi"(%sum, %b : !pdl.value, !pdl.value)
    %result = pdl.result 0 of %negated
    pdl.replace %root with (%result : !pdl.value)
  }
}
pdl.pattern @compared : benefit(1) {
  %a = pdl.operand
  %b = pdl.operand
  %type = pdl.type
  %root = pdl.operation "test.less"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %less = pdl.attribute = 2 : i64
    %unknown = pdl.type
    %new = pdl.operation "arith.cmpi"(%a, %b : !pdl.value, !pdl.value) {"predicate" = %less} -> (%unknown : !pdl.type)
    %result = pdl.result 0 of %new
    %other = pdl.operation "test.typed" -> (%unknown : !pdl.type)
    pdl.replace %root with (%result : !pdl.value)
  }
}
pdl.pattern @of_replaced : benefit(1) {
  %a = pdl.operand
  %types = pdl.types
  %root = pdl.operation "test.cast"(%a : !pdl.value) -> (%types : !pdl.range<type>)
  pdl.rewrite %root {
    %new = pdl.operation "builtin.unrealized_conversion_cast"(%a : !pdl.value)
    pdl.replace %root with %new
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
func.func @f(%a: i32, %b: i32) -> (i32, i1, i64) {
  %0 = "test.add"(%a, %b) : (i32, i32) -> i32
  %1 = "test.less"(%0, %b) : (i32, i32) -> i1
  %2 = "test.cast"(%0) : (i32) -> i64
  return %0, %1, %2 : i32, i1, i64
}
"""
    )
    source = Module.parse(PATTERNS)
    apply_patterns_and_fold_greedily(module, PDLModule(source).freeze())
    print(module)
