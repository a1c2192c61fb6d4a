// Dialect/TorchConversion/canonicalize.mlir of torch-mlir/test, module 3.

// CHECK-LABEL: func.func @torch_c.to_builtin_tensor$nofold_vtensor_literal_si64
// CHECK:         torch.vtensor.literal
// CHECK:         torch_c.to_builtin_tensor
func.func @torch_c.to_builtin_tensor$nofold_vtensor_literal_si64() -> tensor<4xi64> {
  %0 = torch.vtensor.literal(dense<[1, 2, 3, 4]> : tensor<4xsi64>) : !torch.vtensor<[4],si64>
  %1 = torch_c.to_builtin_tensor %0 : !torch.vtensor<[4],si64> -> tensor<4xi64>
  return %1 : tensor<4xi64>
}
