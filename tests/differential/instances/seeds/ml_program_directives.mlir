ml_program.global private mutable @b(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global nested @d(4 : i32) : i32
ml_program.global private mutable @a(4 : i32) : i32
ml_program.subgraph @f(%x: i32) -> i32 {
  %t, %u = "t.x"() : () -> (!ml_program.token, !ml_program.token)
  %1, %v = ml_program.global_load_graph @a ordering(%t, %u -> !ml_program.token) : i32
  %2, %w = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  %3 = ml_program.global_store_graph @a = %x ordering(%t -> !ml_program.token) : i32
  ml_program.output %1 : i32
}
