// A counterexample of the rule MulZeroIsOne: %x = 0, $overflowFlags = #arith.overflow<none>, the source is 0, the target 1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %constant = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %result = "arith.muli"(%x, %constant) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %new = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
