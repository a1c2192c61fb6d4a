"""A pattern reaches operations through operands, and an operand that occurs twice is the same value."""

from mlir.ir import *
from mlir.rewrite import *

PATTERNS = """
pdl.pattern @distribute : benefit(2) {
  %type = pdl.type : i32
  %a = pdl.operand : %type
  %b = pdl.operand
  %c = pdl.operand
  %left = pdl.operation "arith.muli"(%a, %b : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %x = pdl.result 0 of %left
  %right = pdl.operation "arith.muli"(%a, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  %y = pdl.result 0 of %right
  %root = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%type : !pdl.type)
  pdl.rewrite %root {
    %sum = pdl.operation "arith.addi"(%b, %c : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    %s = pdl.result 0 of %sum
    %product = pdl.operation "arith.muli"(%a, %s : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    pdl.replace %root with %product
  }
}
"""

with Context():
    module = Module.parse(
        """
func.func @same(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %a, %c : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @other(%a: i32, %b: i32, %c: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.muli %c, %b : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @wide(%a: i64, %b: i64, %c: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  %1 = arith.muli %a, %c : i64
  %2 = arith.addi %0, %1 : i64
  return %2 : i64
}
"""
    )
    source = Module.parse(PATTERNS)
    apply_patterns_and_fold_greedily(module, PDLModule(source).freeze())
    print(module)
    print(module.operation.get_asm(enable_debug_info=True))
