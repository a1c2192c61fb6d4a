// Part of odsgen. Apache-2.0.
//
// Types that bufferization takes for tensors and buffers. Names and values are those of MLIR 22's
// mlir/Dialect/Bufferization/IR/BufferizationTypeInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUFFERIZATION_TYPE_INTERFACES
#define BUFFERIZATION_TYPE_INTERFACES

include "mlir/IR/OpBase.td"

def Bufferization_TensorLikeTypeInterface : TypeInterface<"TensorLikeType"> {
  let cppNamespace = "::mlir::bufferization";
  let description = "A type of tensors for bufferization.";
  let methods = [
#ifndef ODS_SINCE_MLIR_23
    InterfaceMethod<"The type of the buffer for a tensor; fails if there is none.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "const ::mlir::bufferization::BufferizationOptions &":$options,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
#endif
    InterfaceMethod<"Succeeds if a buffer of that type can hold the tensor.",
      "::mlir::LogicalResult", "verifyCompatibleBufferType",
      (ins "::mlir::bufferization::BufferLikeType":$bufferType,
           "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>
  ];
}

def Bufferization_BufferLikeTypeInterface : TypeInterface<"BufferLikeType"> {
  let cppNamespace = "::mlir::bufferization";
  let description = "A type of buffers for bufferization. It has no methods.";
}

#endif // BUFFERIZATION_TYPE_INTERFACES
