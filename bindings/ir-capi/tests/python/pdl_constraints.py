"""Constraints in Python: their arguments, their results, and what they decide."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @constrained : benefit(1) {
  %type = pdl.type
  %operand = pdl.operand
  %attribute = pdl.attribute
  %root = pdl.operation "test.old"(%operand : !pdl.value) {"width" = %attribute} -> (%type : !pdl.type)
  pdl.apply_native_constraint "is_wide"(%type : !pdl.type)
  pdl.apply_native_constraint "show"(%root, %operand, %attribute, %type : !pdl.operation, !pdl.value, !pdl.attribute, !pdl.type)
  %double, %wide = pdl.apply_native_constraint "double"(%attribute : !pdl.attribute) : !pdl.attribute, !pdl.type
  pdl.rewrite %root {
    %new = pdl.operation "test.new"(%operand : !pdl.value) {"width" = %double} -> (%type : !pdl.type)
    %other = pdl.operation "test.other" -> (%wide : !pdl.type)
    pdl.replace %root with %new
  }
}
"""


def is_wide(rewriter, results, values):
    (ty,) = values
    print("is_wide:", ty)
    return ty.width < 16


def show(rewriter, results, values):
    operation, *others = values
    print("show:", type(operation).__name__, operation.name, [str(value) for value in others])


def double(rewriter, results, values):
    results.append(IntegerAttr.get(values[0].type, 2 * values[0].value))
    results.append(IntegerType.get_signless(2 * values[0].value))
    return False


with Context() as context, Location.unknown():
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0 = "test.source"() : () -> f32
%1 = "test.old"(%0) {width = 8 : i8} : (f32) -> i8
%2 = "test.old"(%0) {width = 32 : i64} : (f32) -> i32
%3 = "test.old"(%0) {width = 32 : i64} : (f32) -> i64
"test.use"(%1, %2, %3) : (i8, i32, i64) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    patterns = PDLModule(source)
    for function in is_wide, show, double:
        patterns.register_constraint_function(function.__name__, function)
    walk_and_apply_patterns(module.operation, patterns.freeze())
    print(module)
