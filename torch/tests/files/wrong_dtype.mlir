// Dialect/Torch/invalid.mlir of torch-mlir/test, module 17.

// expected-error @+1 {{invalid dtype 'tuple<>' for !torch.tensor type}}
func.func private @tensor.invalid_dtype() -> !torch.tensor<*,tuple<>>
