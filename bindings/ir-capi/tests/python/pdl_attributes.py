"""Attributes with a value, with a type, and of any kind."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @value : benefit(3) {
  %zero = pdl.attribute = 0 : i32
  %type = pdl.type
  %root = pdl.operation "arith.constant" {"value" = %zero} -> (%type : !pdl.type)
  pdl.rewrite %root {
    %one = pdl.attribute = 1 : i32
    %new = pdl.operation "arith.constant" {"value" = %one} -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
pdl.pattern @type : benefit(2) {
  %type = pdl.type : i64
  %any = pdl.attribute : %type
  %root = pdl.operation "arith.constant" {"value" = %any} -> (%type : !pdl.type)
  pdl.rewrite %root {
    %name = pdl.attribute = "copied"
    %new = pdl.operation "test.constant" {"value" = %any, "kind" = %name} -> (%type : !pdl.type)
    pdl.replace %root with %new
  }
}
pdl.pattern @any : benefit(1) {
  %flag = pdl.attribute
  %root = pdl.operation "test.flagged" {"flag" = %flag}
  pdl.rewrite %root {
    %new = pdl.operation "test.unflagged" {"was" = %flag}
    pdl.replace %root with %new
  }
}
"""

with Context() as context:
    context.allow_unregistered_dialects = True
    module = Module.parse(
        """
%0 = arith.constant 0 : i32
%1 = arith.constant 7 : i32
%2 = arith.constant 0 : i64
"test.flagged"() {flag = [1, "two"]} : () -> ()
"test.flagged"() {flag} : () -> ()
"test.flagged"() : () -> ()
"test.use"(%0, %1, %2) : (i32, i32, i64) -> ()
"""
    )
    source = Module.parse(PATTERNS)
    apply_patterns_and_fold_greedily(module, PDLModule(source).freeze())
    print(module)
