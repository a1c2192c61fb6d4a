// Numbers through the runner utilities.
// RESULT: void
// OUTPUT: -7
// OUTPUT: 2.5

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
func.func @main() {
  %a = arith.constant -7 : i64
  %b = arith.constant 2.5 : f64
  call @printI64(%a) : (i64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%b) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
