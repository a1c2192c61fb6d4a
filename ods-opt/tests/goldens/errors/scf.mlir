func.func @f(%a: tensor<4xf32>) { %0 = scf.forall (%i) in (4) shared_outs(%o = %a) -> (tensor<4xf32>, f32) { } return }
// -----
func.func @f(%a: tensor<4xf32>) { scf.while (%x = %a) : i32 { } do { } return }
// -----
func.func @f(%a: tensor<*xi32>) { %0 = tensor.splat %a : memref<8xf32> return }
// -----
func.func @f(%a: index) { scf.for %i#1 = %a to %a step %a { } return }
// -----
func.func @f(%a: index) { scf.for %i = %a to %a step %a iter_args %x { } return }
