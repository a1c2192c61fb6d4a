// Dialect/Torch/inline-global-slots-transform.mlir of torch-mlir/test, module 2.

// Test case: Adjusting static info.

// CHECK-NOT: @tensor
torch.global_slot "private" @tensor : !torch.tensor

// CHECK-LABEL:   torch.global_slot.module_initializer {
// CHECK:           torch.initialize.global_slots [
// CHECK-NEXT       ]
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<0.0> : tensor<f32>) : !torch.tensor<[],f32>
  torch.initialize.global_slots [
    @tensor(%0 : !torch.tensor<[],f32>)
  ]
}

// CHECK-LABEL:   func.func @forward() {
// CHECK:           %[[T:.*]] = torch.tensor.literal(dense<0.000000e+00> : tensor<f32>) : !torch.tensor<[],f32>
// CHECK:           %[[CASTED:.*]] = torch.tensor_static_info_cast %[[T]] : !torch.tensor<[],f32> to !torch.tensor
func.func @forward() {
  %0 = torch.global_slot.get @tensor : !torch.tensor
  return
}
