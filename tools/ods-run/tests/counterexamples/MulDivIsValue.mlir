// A counterexample of the rule MulDivIsValue: %x = -33, %y = 95, $isExact = absent, $overflowFlags = #arith.overflow<none>, the source is -66, the target -33.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -33 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 95 : i8}> : () -> i8
    %result = "arith.divui"(%x, %y) : (i8, i8) -> i8
    %result.1 = "arith.muli"(%result, %y) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result.1) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -33 : i8}> : () -> i8
    %result64 = "arith.extsi"(%x) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
