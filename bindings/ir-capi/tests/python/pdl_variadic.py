"""Ranges of operands, results and types."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @all : benefit(1) {
  %operands = pdl.operands
  %types = pdl.types
  %root = pdl.operation "test.all"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
  pdl.rewrite %root {
    %new = pdl.operation "test.all_new"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    pdl.replace %root with %new
  }
}
pdl.pattern @first : benefit(1) {
  %first = pdl.operand
  %rest = pdl.operands
  %type = pdl.type
  %types = pdl.types
  %root = pdl.operation "test.first"(%first, %rest : !pdl.value, !pdl.range<value>) -> (%type, %types : !pdl.type, !pdl.range<type>)
  pdl.rewrite %root {
    %operands = pdl.range %rest, %first : !pdl.range<value>, !pdl.value
    %results = pdl.range %type, %types : !pdl.type, !pdl.range<type>
    %new = pdl.operation "test.rotated"(%operands : !pdl.range<value>) -> (%type, %types : !pdl.type, !pdl.range<type>)
    %values = pdl.results of %new
    pdl.replace %root with (%values : !pdl.range<value>)
  }
}
pdl.pattern @typed : benefit(1) {
  %types = pdl.types : [i32, f32]
  %operands = pdl.operands : %types
  %root = pdl.operation "test.typed"(%operands : !pdl.range<value>)
  pdl.rewrite %root {
    %empty = pdl.range : !pdl.range<value>
    %new = pdl.operation "test.typed_new"(%operands, %empty : !pdl.range<value>, !pdl.range<value>)
    pdl.replace %root with %new
  }
}
pdl.pattern @through_results : benefit(1) {
  %types = pdl.types
  %source = pdl.operation "test.pair" -> (%types : !pdl.range<type>)
  %values = pdl.results of %source
  %root = pdl.operation "test.of_pair"(%values : !pdl.range<value>)
  pdl.rewrite %root {
    %second = pdl.result 1 of %source
    %new = pdl.operation "test.of_second"(%second : !pdl.value)
    pdl.replace %root with %new
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0:2 = "test.source"() : () -> (i32, f32)
%1:2 = "test.all"(%0#0, %0#1, %0#0) : (i32, f32, i32) -> (i8, i16)
"test.all"() : () -> ()
%2:3 = "test.first"(%0#0, %0#1, %1#0) : (i32, f32, i8) -> (i1, i2, i3)
%3 = "test.first"(%0#0) : (i32) -> i4
"test.first"() : () -> ()
"test.typed"(%0#0, %0#1) : (i32, f32) -> ()
"test.typed"(%0#1, %0#0) : (f32, i32) -> ()
"test.typed"(%0#0) : (i32) -> ()
%4:2 = "test.pair"() : () -> (i32, f32)
"test.of_pair"(%4#0, %4#1) : (i32, f32) -> ()
"test.of_pair"(%4#1, %4#0) : (f32, i32) -> ()
"test.use"(%1#1, %2#2, %3) : (i16, i3, i4) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    apply_patterns_and_fold_greedily(module, PDLModule(source).freeze())
    print(module)
