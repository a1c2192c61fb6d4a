transform.sequence failures(propagate) {
^bb0(%root: !transform.any_op):
  %loop = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %loop2 = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.op<"scf.for">
  %empty = transform.structured.match ops{["tensor.empty"]} in %root : (!transform.any_op) -> !transform.op<"tensor.empty">
  %alloca = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
  %alloc = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
  %0 = transform.bufferization.empty_tensor_to_alloc_tensor %empty : (!transform.op<"tensor.empty">) -> !transform.op<"bufferization.alloc_tensor">
  %1, %2 = transform.loop.peel %loop : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
  %3 = transform.loop.pipeline %loop2 {iteration_interval = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
  %4, %5 = transform.memref.alloca_to_global %alloca : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
  %6 = transform.memref.multibuffer %alloc {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
  transform.yield
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%root: !transform.any_op) {
    %0 = transform.irdl.collect_matching in %root : (!transform.any_op) -> !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      irdl.dialect @d {
        irdl.operation @o {
        }
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%p: !transform.param<i64>) {
    transform.smt.constrain_params(%p) : (!transform.param<i64>) -> () {
    ^bb0(%x: !smt.int):
      smt.yield
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  transform.named_sequence @main(%v: !transform.any_value) {
    %0 = transform.xegpu.convert_layout %v input_sg_layout = [8, 4] input_sg_data = [32, 32] target_sg_layout = [8, 4] target_sg_data = [16, 32] : (!transform.any_value) -> !transform.any_op
    transform.yield
  }
}
// -----
transform.with_pdl_patterns {
^bb0(%root: !transform.any_op):
  transform.sequence %root : !transform.any_op failures(propagate) {
  ^bb0(%arg: !transform.any_op):
    %0 = pdl_match @m in %arg : (!transform.any_op) -> !transform.any_op
  }
  pdl.pattern @m : benefit(1) {
    %0 = operation "t.a"
    rewrite %0 with "transform.dialect"
  }
}
