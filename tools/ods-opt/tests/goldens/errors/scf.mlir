func.func @f(%a: tensor<4xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xf32>, f32) { } return }
// -----
func.func @f(%a: tensor<4xf32>) { scf.while (%x = %a) : i32 { } do { } return }
// -----
func.func @f(%a: tensor<*xi32>) { %0 = tensor.splat %a : memref<8xf32> return }
// -----
func.func @f(%a: index) { scf.for %i#1 = %a to %a step %a { } return }
// -----
func.func @f(%a: index) { scf.for %i = %a to %a step %a iter_args %x { } return }
// -----
func.func @f(%a: index) {
  %1 = scf.index_switch %a -> f32
  case 0 { "t.op"() : () -> () }
  default { "t.op"() : () -> () }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { "t.op"() : () -> () }
  default { "t.op"() : () -> () }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { scf.yield }
  default { "t.op"() : () -> () }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { "t.op"() : () -> () }
  default { scf.yield }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { }
  default { scf.yield }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { "t.op"() : () -> ()  scf.yield }
  default { }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { %c = arith.constant 0 : index  }
  default { }
  return
}
// -----
func.func @f(%a: index) {
  scf.index_switch %a
  case 0 { }
  default { "t.op"() : () -> () }
  return
}
