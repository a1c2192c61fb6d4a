// A counterexample of the rule ShLThenShRU: %x = -6, %y = 4, $overflowFlags = #arith.overflow<none>, $isExact = absent, the source is 10, the target -6.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -6 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 4 : i8}> : () -> i8
    %result = "arith.shli"(%x, %y) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result.1 = "arith.shrui"(%result, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result.1) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -6 : i8}> : () -> i8
    %result64 = "arith.extsi"(%x) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
