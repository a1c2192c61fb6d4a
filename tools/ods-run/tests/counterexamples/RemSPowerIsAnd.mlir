// A counterexample of the rule RemSPowerIsAnd: %x = -127, $c = -128 : i8, the source is -127, the target 1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -127 : i8}> : () -> i8
    %c = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %result = "arith.remsi"(%x, %c) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -127 : i8}> : () -> i8
    %new = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %new.1 = "arith.andi"(%x, %new) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new.1) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
