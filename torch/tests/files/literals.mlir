// Dialect/Torch/torch-nary-canonicalize.mlir of torch-mlir/test, module 16.

// CHECK-LABEL: @fold_aten_int_tensor_int
func.func @fold_aten_int_tensor_int() -> !torch.int {
  // CHECK: %int3 = torch.constant.int 3
  %cst_3 = torch.vtensor.literal(dense<3> : tensor<si64>) : !torch.vtensor<[],si64>
  %0 = torch.aten.Int.Tensor %cst_3 : !torch.vtensor<[],si64> -> !torch.int
  return %0 : !torch.int
}
