// options: --inline
// MLIR 22 inlines the call of the cycle, and the stack grows with every turn.
func.func private @use(memref<i32>)
func.func private @work() {
  %0 = memref.alloca() : memref<i32>
  func.call @use(%0) : (memref<i32>) -> ()
  return
}
func.func @cycle(%c: i1) {
  cf.br ^head
^head:
  func.call @work() : () -> ()
  cf.cond_br %c, ^head, ^done
^done:
  return
}
func.func @while(%c: i1) {
  scf.while : () -> () {
    func.call @work() : () -> ()
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}

// An iteration frees what it allocates, and a straight path allocates once.
func.func @freed(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    func.call @work() : () -> ()
  }
  func.call @work() : () -> ()
  return
}
