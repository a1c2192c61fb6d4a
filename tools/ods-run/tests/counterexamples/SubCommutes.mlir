// A counterexample of the rule SubCommutes: %x = -107, %y = 17, $overflowFlags = #arith.overflow<none>, the source is -124, the target 124.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -107 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 17 : i8}> : () -> i8
    %result = "arith.subi"(%x, %y) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %y = "arith.constant"() <{value = 17 : i8}> : () -> i8
    %x = "arith.constant"() <{value = -107 : i8}> : () -> i8
    %new = "arith.subi"(%y, %x) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
