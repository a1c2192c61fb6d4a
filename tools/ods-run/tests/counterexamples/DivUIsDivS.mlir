// A counterexample of the rule DivUIsDivS: %x = -96, %y = 32, $e = absent, the source is 5, the target -3.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -96 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 32 : i8}> : () -> i8
    %result = "arith.divui"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -96 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 32 : i8}> : () -> i8
    %new = "arith.divsi"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
