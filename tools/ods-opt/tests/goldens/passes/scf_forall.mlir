// options: --canonicalize
func.func private @use(index, index)

func.func @known_bounds(%n: index) {
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  scf.forall (%i, %j) = (%c2, 0) to (%c7, %n) step (%c2, 1) {
    func.call @use(%i, %j) : (index, index) -> ()
  }
  return
}

func.func @once_in_one_dimension(%n: index) {
  scf.forall (%i, %j) in (1, %n) {
    func.call @use(%i, %j) : (index, index) -> ()
  }
  return
}

func.func @once(%t: tensor<8xf32>, %s: tensor<2xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) in (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

func.func @never(%t: tensor<8xf32>, %s: tensor<2xf32>) -> tensor<8xf32> {
  %0 = scf.forall (%i) = (3) to (3) step (1) shared_outs(%o = %t) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

func.func @unused_output(%t: tensor<8xf32>, %u: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:3 = scf.forall (%i) in (8) shared_outs(%o = %t, %p = %u, %q = %u)
      -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %q[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}

func.func @cast_output(%t: tensor<8xf32>, %s: tensor<1xf32>) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %d = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %0 = scf.forall (%i) in (8) shared_outs(%o = %d) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
    }
  }
  %size = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %size : tensor<?xf32>, index
}
