// options: --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-local-scope --mlir-print-debuginfo
func.func @wrong_result() -> i32 {
  %0 = arith.constant 1 : i64
  return %0 : i64
}

// -----

func.func @valid() -> i64 {
  %0 = arith.constant 1 : i64
  return %0 : i64
}

// -----

// Nothing but a nested operation is invalid.
"test.wrap"() ({
  %0 = "test.number"() : () -> i32
  %1 = "arith.addi"(%0, %0) : (i32, i32) -> i64
  "test.end"(%1) : (i64) -> ()
}) : () -> ()
