"""Rewrites in Python: results of each kind, the rewriter, and external rewrites."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @native : benefit(1) {
  %type = pdl.type
  %operand = pdl.operand
  %root = pdl.operation "test.old"(%operand : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %attribute, %wide, %made, %value = pdl.apply_native_rewrite "make"(%root, %type : !pdl.operation, !pdl.type)
      : !pdl.attribute, !pdl.type, !pdl.operation, !pdl.value
    %result = pdl.result 0 of %made
    %new = pdl.operation "test.new"(%operand, %result, %value : !pdl.value, !pdl.value, !pdl.value) {"name" = %attribute}
      -> (%type, %wide : !pdl.type, !pdl.type)
    pdl.apply_native_rewrite "seen"(%new : !pdl.operation)
    %replacement = pdl.result 0 of %new
    pdl.replace %root with (%replacement : !pdl.value)
  }
}
pdl.pattern @external : benefit(1) {
  %operand = pdl.operand
  %type = pdl.type
  %root = pdl.operation "test.external"(%operand : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root with "forward"(%operand : !pdl.value)
}
"""


def make(rewriter, results, values):
    operation, ty = values
    with rewriter.ip:
        made = Operation.create("test.made", results=[ty], operands=[operation.operands[0]], loc=operation.location)
    results.append(StringAttr.get(f"made of {operation.name}"))
    results.append(IntegerType.get_signless(2 * ty.width))
    results.append(made)
    results.append(made.results[0])


def seen(rewriter, results, values):
    print("seen:", values[0])


def forward(rewriter, results, values):
    print("forward:", len(values), values[0].name)
    rewriter.replace_op(values[0], [values[1]])


with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0 = "test.source"() : () -> i32
%1 = "test.old"(%0) : (i32) -> i32
%2 = "test.external"(%1) : (i32) -> i32
"test.use"(%1, %2) : (i32, i32) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    patterns = PDLModule(source)
    for function in make, seen, forward:
        patterns.register_rewrite_function(function.__name__, function)
    walk_and_apply_patterns(module.operation, patterns.freeze())
    print(module)
