// A counterexample of the rule SelectSwapped: %c = 0, %x = -1, %y = 0, the source is 0, the target -1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %c = "arith.constant"() <{value = false}> : () -> i1
    %x = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %result = "arith.select"(%c, %x, %y) : (i1, i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %c = "arith.constant"() <{value = false}> : () -> i1
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %x = "arith.constant"() <{value = -1 : i8}> : () -> i8
    %new = "arith.select"(%c, %y, %x) : (i1, i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
