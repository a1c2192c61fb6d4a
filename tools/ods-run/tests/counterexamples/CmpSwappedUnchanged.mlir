// A counterexample of the rule CmpSwappedUnchanged: %x = 45, %y = -95, $p = 8 : i64, the source is 0, the target -1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = 45 : i8}> : () -> i8
    %y = "arith.constant"() <{value = -95 : i8}> : () -> i8
    %result = "arith.cmpi"(%x, %y) <{predicate = 8 : i64}> : (i8, i8) -> i1
    %result64 = "arith.extsi"(%result) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %y = "arith.constant"() <{value = -95 : i8}> : () -> i8
    %x = "arith.constant"() <{value = 45 : i8}> : () -> i8
    %new = "arith.cmpi"(%y, %x) <{predicate = 8 : i64}> : (i8, i8) -> i1
    %result64 = "arith.extsi"(%new) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
