// options: --loop-invariant-code-motion
// MLIR 22 moves remainders by an unknown divisor and unknown elements out of loops that may not run.
func.func @f(%a: i32, %b: i32, %lower: index, %upper: index, %step: index) {
  %c3 = arith.constant 3 : i32
  %n1 = arith.constant -1 : i32
  scf.for %i = %lower to %upper step %step {
    %0 = arith.remui %a, %b : i32
    %1 = arith.remsi %a, %n1 : i32
    %2 = arith.floordivsi %a, %b : i32
    %3 = llvm.srem %a, %b : i32
    %4 = llvm.urem %a, %b : i32
    %5 = arith.remui %a, %n1 : i32
    %6 = arith.remsi %a, %c3 : i32
    %7 = llvm.and %a, %b : i32
    "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}

func.func @elements(%t: tensor<4xi32>, %k: index, %lower: index, %upper: index, %step: index) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %lower to %upper step %step {
    %0 = tensor.extract %t[%k] : tensor<4xi32>
    %1 = tensor.extract %t[%c3] : tensor<4xi32>
    %2 = tensor.extract %t[%c4] : tensor<4xi32>
    "test.use"(%0, %1, %2) : (i32, i32, i32) -> ()
  }
  return
}
