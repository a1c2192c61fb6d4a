// A counterexample of the rule DivSByTwoIsShift: %x = -1, $isExact = absent, the source is 0, the target -1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %constant = "arith.constant"() <{value = 2 : i8}> : () -> i8
    %result = "arith.divsi"(%x, %constant) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %new = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %new.1 = "arith.shrsi"(%x, %new) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new.1) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
