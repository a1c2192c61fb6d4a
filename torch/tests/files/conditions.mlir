// Dialect/Torch/lower-to-backend-contract-error.mlir of torch-mlir/test, module 6.

// Test case: checking of op results.
// TODO: In theory we could diagnose every single value, but for now we bail out on the first one.

func.func @f(%arg0: !torch.bool, %arg1: !torch.vtensor<[],f32>, %arg2: !torch.vtensor<[7],f32>) -> !torch.vtensor<*,f32> {
  // expected-error @+2 {{unsupported by backend contract: tensor with unknown rank}}
  // expected-note @+1 {{this is likely due to}}
  %0 = torch.prim.If %arg0 -> (!torch.vtensor<*,f32>) {
    %1 = torch.tensor_static_info_cast %arg1 : !torch.vtensor<[],f32> to !torch.vtensor<*,f32>
    torch.prim.If.yield %1 : !torch.vtensor<*,f32>
  } else {
    %2 = torch.tensor_static_info_cast %arg2 : !torch.vtensor<[7],f32> to !torch.vtensor<*,f32>
    torch.prim.If.yield %2 : !torch.vtensor<*,f32>
  }
  return %0 : !torch.vtensor<*,f32>
}
