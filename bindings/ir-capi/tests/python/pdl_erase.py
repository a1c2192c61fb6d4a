"""Erasure of matched operations."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @pair : benefit(1) {
  %type = pdl.type
  %source = pdl.operation "test.open" -> (%type : !pdl.type)
  %value = pdl.result 0 of %source
  %root = pdl.operation "test.close"(%value : !pdl.value)
  pdl.rewrite %root {
    pdl.erase %root
    pdl.erase %source
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0 = "test.open"() : () -> i32
%1 = "test.open"() : () -> f32
"test.close"(%1) : (f32) -> ()
"test.close"(%0) : (i32) -> ()
%2 = "test.source"() : () -> i32
"test.close"(%2) : (i32) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    walk_and_apply_patterns(module.operation, PDLModule(source).freeze())
    print(module)
