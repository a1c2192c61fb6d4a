"""Patterns with several operations that nothing uses: they are found through the users of a value that they share."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @given : benefit(1) {
  %a = pdl.operand
  %b = pdl.operand
  %c = pdl.operand
  %type = pdl.type
  %left = pdl.operation "test.left"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %right = pdl.operation "test.right"(%b, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.apply_native_constraint "seen"(%left, %right : !pdl.operation, !pdl.operation)
  pdl.rewrite %left {
    %both = pdl.operation "test.both"(%a, %b, %c : !pdl.value, !pdl.value, !pdl.value) -> (%type, %type : !pdl.type, !pdl.type)
    %first = pdl.result 0 of %both
    %second = pdl.result 1 of %both
    pdl.replace %left with (%first : !pdl.value)
    pdl.replace %right with (%second : !pdl.value)
  }
}
pdl.pattern @chosen : benefit(1) {
  %a = pdl.operand
  %type = pdl.type
  %source = pdl.operation "test.shared"(%a : !pdl.value) -> (%type : !pdl.type)
  %value = pdl.result 0 of %source
  %one = pdl.operation "test.one"(%value : !pdl.value)
  %two = pdl.operation "test.two"(%value : !pdl.value)
  pdl.rewrite {
    %new = pdl.operation "test.three"(%a : !pdl.value)
    pdl.erase %one
    pdl.erase %two
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0:3 = "test.source"() : () -> (i32, i32, i32)
%1 = "test.right"(%0#2, %0#1) : (i32, i32) -> i32
%2 = "test.right"(%0#1, %0#1) : (i32, i32) -> i32
%3 = "test.right"(%0#1, %0#2) : (i32, i32) -> i32
%4 = "test.left"(%0#0, %0#1) : (i32, i32) -> i32
%5 = "test.shared"(%0#0) : (i32) -> i32
"test.one"(%5) : (i32) -> ()
"test.two"(%5) : (i32) -> ()
"test.two"(%4) : (i32) -> ()
"test.use"(%1, %2, %3, %4) : (i32, i32, i32, i32) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    patterns = PDLModule(source)
    patterns.register_constraint_function("seen", lambda rewriter, results, values: print([str(value) for value in values]))
    apply_patterns_and_fold_greedily(module, patterns.freeze())
    print(module)
    print(module.operation.get_asm(enable_debug_info=True))
