"""A pattern of pdl replaces an operation by another one, with and without results, and by values."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @by_operation : benefit(1) {
  %type = pdl.type
  %operand = pdl.operand : %type
  %root = pdl.operation "test.old"(%operand : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %attribute = pdl.attribute = "text"
    %new = pdl.operation "test.new"(%operand : !pdl.value) {"kind" = %attribute} -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
pdl.pattern @by_value : benefit(1) {
  %type = pdl.type
  %operand = pdl.operand : %type
  %root = pdl.operation "test.forward"(%operand : !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    pdl.replace %root with (%operand : !pdl.value)
  }
}
pdl.pattern @no_results : benefit(1) {
  %operand = pdl.operand
  %root = pdl.operation "test.sink"(%operand : !pdl.value)
  pdl.rewrite %root {
    %new = pdl.operation "test.drain"(%operand : !pdl.value)
    pdl.replace %root with %new
  }
}
"""

MODULE = """
%0:2 = "test.source"() : () -> (i32, f32)
%1 = "test.old"(%0#0) : (i32) -> i32
%2 = "test.old"(%0#1) : (f32) -> f32
%3 = "test.old"(%0#1) : (f32) -> i32
%4 = "test.forward"(%2) : (f32) -> f32
"test.sink"(%4) : (f32) -> ()
"test.use"(%1, %3, %4) : (i32, i32, f32) -> ()
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    source = Module.parse(PATTERNS)
    patterns = PDLModule(source).freeze()
    module = Module.parse(MODULE)
    apply_patterns_and_fold_greedily(module, patterns)
    print(module)
    module = Module.parse(MODULE)
    walk_and_apply_patterns(module.operation, patterns)
    print(module)
