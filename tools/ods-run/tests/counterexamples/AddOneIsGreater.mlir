// A counterexample of the rule AddOneIsGreater: %x = 127, $overflowFlags = #arith.overflow<none>, the source is 0, the target -1.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = 127 : i8}> : () -> i8
    %constant = "arith.constant"() <{value = 1 : i8}> : () -> i8
    %result = "arith.addi"(%x, %constant) <{overflowFlags = #arith.overflow<none>}> : (i8, i8) -> i8
    %result.1 = "arith.cmpi"(%result, %x) <{predicate = 4 : i64}> : (i8, i8) -> i1
    %result64 = "arith.extsi"(%result.1) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %new = "arith.constant"() <{value = true}> : () -> i1
    %result64 = "arith.extsi"(%new) : (i1) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
