// A counterexample of the rule NotSltIsSgt: %x = 0, %y = 0, the source is -1, the target 0.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %result = "arith.cmpi"(%x, %y) <{predicate = 2 : i64}> : (i8, i8) -> i1
    %constant = "arith.constant"() <{value = true}> : () -> i1
    %result.1 = "arith.xori"(%result, %constant) : (i1, i1) -> i1
    %result64 = "arith.extsi"(%result.1) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %y = "arith.constant"() <{value = 0 : i8}> : () -> i8
    %new = "arith.cmpi"(%x, %y) <{predicate = 4 : i64}> : (i8, i8) -> i1
    %result64 = "arith.extsi"(%new) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
