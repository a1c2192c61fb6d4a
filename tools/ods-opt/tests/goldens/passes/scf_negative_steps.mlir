// options: --canonicalize
func.func private @see(index)
func.func @a() {
  %l = arith.constant -766 : index
  %u = arith.constant 3027170 : index
  scf.for %i = %l to %u step %l { func.call @see(%i) : (index) -> () }
  return
}
// -----
func.func private @see(index)
func.func @b() {
  %l = arith.constant 5 : index
  %u = arith.constant 7 : index
  %s = arith.constant -1 : index
  scf.for %i = %l to %u step %s { func.call @see(%i) : (index) -> () }
  return
}
// -----
func.func private @see(index)
func.func @c(%l: index) {
  %s = arith.constant -5 : index
  scf.for %i = %l to %s step %s { func.call @see(%i) : (index) -> () }
  return
}
// -----
func.func private @see(index)
func.func @d(%l: index) {
  %u = arith.constant 5 : index
  %s = arith.constant -5 : index
  scf.for %i = %s to %u step %s { func.call @see(%i) : (index) -> () }
  return
}
// -----
func.func private @see(index)
func.func @e(%l: index) {
  %u = arith.constant 5 : index
  %s = arith.constant 0 : index
  scf.for %i = %s to %u step %s { func.call @see(%i) : (index) -> () }
  return
}
// -----
func.func private @see(i8)
func.func @results(%a: i8, %b: i8) -> i8 {
  %s = arith.constant -128 : i8
  %r = scf.for %i = %a to %b step %s iter_args(%x = %a) -> i8 : i8 {
    func.call @see(%i) : (i8) -> ()
    scf.yield %b : i8
  }
  return %r : i8
}
