// A counterexample of the rule MinForMax: %x = -80, %y = 104, the source is 104, the target -80.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = -80 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 104 : i8}> : () -> i8
    %result = "arith.maxsi"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%result) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = -80 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 104 : i8}> : () -> i8
    %new = "arith.maxui"(%x, %y) : (i8, i8) -> i8
    %result64 = "arith.extsi"(%new) : (i8) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
