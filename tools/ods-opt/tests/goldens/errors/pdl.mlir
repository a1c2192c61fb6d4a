pdl.pattern : benefit(1) {
  %i = pdl.operand
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  "pdl.apply_native_constraint"() {name = "x"} : () -> ()
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    "pdl.apply_native_rewrite"() {name = "x"} : () -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %a = pdl.attribute
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = pdl.attribute
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  %a = pdl.attribute : %t = 10
  %root = pdl.operation "a" {"x" = %a}
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %x = pdl.operation
  }
}
// -----
pdl.pattern : benefit(1) {
  %a = pdl.attribute
  %root = "pdl.operation"(%a) {attributeValueNames = [], operandSegmentSizes = array<i32: 0, 1, 0>} : (!pdl.attribute) -> !pdl.operation
  pdl.rewrite %root with "f"
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %x = pdl.operation "builtin.unrealized_conversion_cast"
    %y = pdl.operation "func.call"
    %z = pdl.operation "arith.addi"
    %w = pdl.operation "arith.extsi"
  }
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %t = pdl.type
    %w = pdl.operation "arith.extsi" -> (%t : !pdl.type)
  }
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  %c = pdl.apply_native_constraint "x"(%root : !pdl.operation) : !pdl.type
  pdl.rewrite %root {
    %w = pdl.operation "arith.extsi" -> (%c : !pdl.type)
  }
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %w = pdl.operation "arith.extsi"
    pdl.replace %root with %w
  }
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %t = pdl.types
    %r = pdl.range %t : !pdl.range<type>
    %w = pdl.operation "func.call" -> (%r : !pdl.range<type>)
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
}
// -----
pdl.pattern : benefit(1) {
}
// -----
pdl.pattern : benefit(1) {
  pdl.rewrite with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  "test.foo"() : () -> ()
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    "test.foo"() : () -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  %b = pdl.operation "b"
  pdl.rewrite %root {
    pdl.erase %b
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  %b = pdl.operation "b"
  pdl.rewrite %root {
    pdl.erase %root
    pdl.erase %b
  }
}
// -----
pdl.pattern : benefit(1) {
  %b = pdl.operation "b"
  %r = pdl.result 0 of %b
  %rs = pdl.results of %b
  %root = pdl.operation "a"
  pdl.rewrite %root {
    pdl.replace %root with (%r, %rs : !pdl.value, !pdl.range<value>)
  }
}
// -----
pdl.pattern : benefit(1) {
  %i = pdl.operand
  %root = pdl.operation "a"(%i : !pdl.value)
  pdl.rewrite %root {
    %r = "pdl.range"(%i) : (!pdl.value) -> !pdl.range<type>
  }
}
// -----
pdl.pattern : benefit(1) {
  %b = pdl.operation "b"
  %i = pdl.operand
  %root = pdl.operation "a"(%i : !pdl.value)
  pdl.rewrite %root {
    "pdl.replace"(%root, %b, %i) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
// -----
pdl.pattern : benefit(1) {
  %b = pdl.operation "b"
  %i = "pdl.results"(%b) : (!pdl.operation) -> !pdl.value
  %root = pdl.operation "a"(%i : !pdl.value)
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %b = pdl.operation "b"
  %i = "pdl.results"(%b) {index = 0 : i32} : (!pdl.operation) -> !pdl.type
  %root = pdl.operation "a"(%i : !pdl.value)
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root with "f" {
    pdl.erase %root
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  "pdl.rewrite"(%root, %root) ({
    pdl.erase %root
  }) {operandSegmentSizes = array<i32: 1, 1>} : (!pdl.operation, !pdl.operation) -> ()
}
// -----
pdl.pattern : benefit(1) {
  %t = pdl.type
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %t = pdl.types
  %i = pdl.operands
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(-1) {
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  %x = pdl.result 0 of %root
  pdl.rewrite %root with "f"
}
// -----
pdl.pattern : benefit(1) {
  %b = pdl.operation "b"
  %x = pdl.result 0 of %b
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
}
// -----
module {
  %root = pdl.operation "a"
  %x = pdl.operand
  pdl.erase %root
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a" -> (%t : !pdl.range<pdl.type>)
  pdl.rewrite %root with "f"
}
// -----
%r = "a.b"() : () -> !pdl.range<range<type>>
// -----
%r = "a.b"() : () -> !pdl.foo
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %x = pdl.range : !pdl.type
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a" {a = %root}
  pdl.rewrite %root with "f"
}
// -----
func.func @f() {
  %c = arith.constant 0 : i32
  return
}
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
    %w = pdl.operation "arith.extsi"
    pdl.replace %w with %root
  }
}
// -----
pdl.pattern : benefit(1) {
  %root = pdl.operation "a"
  pdl.rewrite %root {
  ^bb0(%x: !pdl.type):
    pdl.erase %root
  }
}
// -----
pdl.pattern : benefit(1) {
^bb0(%x: !pdl.type):
  %root = pdl.operation "a" -> (%x : !pdl.type)
  pdl.rewrite %root with "f"
}
// -----
"pdl.pattern"() ({
  %root = pdl.operation "a"
  pdl.rewrite %root with "f"
^bb1:
  %root2 = pdl.operation "a"
  pdl.rewrite %root2 with "f"
}) {benefit = 1 : i16} : () -> ()
// -----
"pdl.pattern"() ({
}) {benefit = 1 : i16} : () -> ()
// -----
"pdl.pattern"() ({
  ^bb0:
}) {benefit = 1 : i16} : () -> ()
// -----
pdl.pattern : benefit(1) {
  %i = pdl.operand
  %root = pdl.operation "a"(%i : !pdl.value)
  %b = pdl.operation "b"(%i : !pdl.value)
  pdl.rewrite %root {
    "pdl.replace"(%root, %b, %i) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}
