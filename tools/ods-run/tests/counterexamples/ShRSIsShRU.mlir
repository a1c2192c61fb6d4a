// A counterexample of the rule ShRSIsShRU: %x = -82, %y = 1, $e = unit, the source is -41, the target 87.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -82 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %result = "arith.shrsi"(%x, %y) <{isExact = unit}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -82 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %new = "arith.shrui"(%x, %y) <{isExact = unit}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
