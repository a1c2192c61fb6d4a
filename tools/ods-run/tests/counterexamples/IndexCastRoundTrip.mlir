// A counterexample of the rule IndexCastRoundTrip: %x = 128, the source is -128, the target 128.
//
//   ods-run --interpret -e before FILE
//   ods-run --interpret -e after FILE

module {
  func.func @before() -> i64 {
    %x = "arith.constant"() <{value = 128 : index}> : () -> index
    %out = "arith.index_cast"(%x) : (index) -> i8
    %r = "arith.index_cast"(%out) : (i8) -> index
    %result64 = "arith.index_cast"(%r) : (index) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
  func.func @after() -> i64 {
    %x = "arith.constant"() <{value = 128 : index}> : () -> index
    %result64 = "arith.index_cast"(%x) : (index) -> i64
    "func.return"(%result64) : (i64) -> ()
  }
}
