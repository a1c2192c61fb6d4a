// options: --convert-cf-to-llvm
module {
func.func @f(%c: i1, %i: index, %m: memref<2xf32>) {
  cf.assert %c, "hello"
  cf.assert %c, "hello"
  cf.br ^bb1(%i, %m : index, memref<2xf32>) {a = 1 : i32}
^bb1(%0: index, %1: memref<2xf32>):
  cf.cond_br %c weights([1, 2]), ^bb1(%0, %1 : index, memref<2xf32>), ^bb2 {b}
^bb2:
  %f = arith.index_cast %i : index to i32
  cf.switch %f : i32, [ default: ^bb3(%0 : index), 1: ^bb3(%i : index), 2: ^bb4 ] {c}
^bb3(%x: index):
  return
^bb4:
  return
}
}
// -----
module {
llvm.func @assert_msg_0()
func.func @f(%c: i1, %i: index, %m: memref<2xf32>) {
  cf.assert %c, "hello"
  cf.assert %c, "hel\0Alo"
  func.return
}
func.func @assert_msg() { return}
}
// -----
func.func @f(%c: i1, %f: i4) {
  cf.br ^bb1
^bb1:
  cf.switch %f : i4, [ default: ^bb2, 1: ^bb2 , -1: ^bb2] 
^bb2:
  cf.switch %f : i4, [ default: ^bb3] 
^bb3:
  func.return
}
// -----
func.func @f(%c: tensor<2xi32>, %f: i4) {
  "scf.execute_region"() ({
  cf.br ^bb1(%f: i4)
^bb1(%d: i4):
  cf.br ^bb2
  ^bb2:
  scf.yield
  }) : () -> ()
  cf.br ^bb1
^bb1:
  func.return
}
