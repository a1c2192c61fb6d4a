ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private @c(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = ml_program.global_load @g : tensor<4xi32>
  %1 = ml_program.global_load_const @c : tensor<4xi32>
  ml_program.global_store @g = %0 : tensor<4xi32>
  ml_program.return %0 : tensor<4xi32>
}
ml_program.subgraph @s(%x: i32) -> i32 {
  ml_program.output %x : i32
}
