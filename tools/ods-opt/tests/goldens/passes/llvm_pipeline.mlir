// options: --convert-scf-to-cf --convert-cf-to-llvm --convert-arith-to-llvm --convert-func-to-llvm --reconcile-unrealized-casts
// No cast remains.
func.func @power(%base: i64, %exponent: index) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %unit = arith.constant 1 : i64
  %result = scf.for %i = %zero to %exponent step %one iter_args(%power = %unit) -> (i64) {
    %next = arith.muli %power, %base : i64
    scf.yield %next : i64
  }
  %is_zero = arith.cmpi eq, %exponent, %zero : index
  %other = scf.if %is_zero -> (i64) {
    scf.yield %unit : i64
  } else {
    %index = arith.index_cast %exponent : index to i64
    %call = func.call @power(%index, %zero) : (i64, index) -> i64
    scf.yield %call : i64
  }
  %sum = arith.addi %result, %other : i64
  return %sum : i64
}
