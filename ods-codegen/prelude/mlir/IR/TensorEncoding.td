// Part of odsgen. Apache-2.0.
//
// The interface by which the encoding of a tensor type checks the type it is used in. Names and values are those of
// MLIR 22's mlir/IR/TensorEncoding.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_TENSORINTERFACES
#define MLIR_IR_TENSORINTERFACES

include "mlir/IR/OpBase.td"

def VerifiableTensorEncoding : AttrInterface<"VerifiableTensorEncoding"> {
  let cppNamespace = "::mlir";
  let description = [{
    An attribute that can be the encoding of a tensor type and knows which shapes and element types it goes with.
  }];
  let methods = [
    InterfaceMethod<"Whether the encoding goes with this shape and element type; says why not by `emitError`.",
      "::llvm::LogicalResult", "verifyEncoding", (ins
        "::mlir::ArrayRef<int64_t>":$shape,
        "::mlir::Type":$elementType,
        "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError)>,
  ];
}

#endif // MLIR_IR_TENSORINTERFACES
