// A counterexample of the rule AndForOr: %x = -128, %y = 0, the source is 0, the target -128.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %result = "arith.andi"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -128 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %new = "arith.ori"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
