// Part of odsgen. Apache-2.0.
//
// Operations on a part of a tensor. Names and values are those of MLIR 22's mlir/Interfaces/SubsetOpInterface.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef SUBSET_OP_INTERFACE
#define SUBSET_OP_INTERFACE

include "mlir/IR/OpBase.td"

def SubsetOpInterface : OpInterface<"SubsetOpInterface"> {
  let description = "An operation that takes out, or replaces, some elements of a tensor: a subset.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether another one is on the same elements; `equivalenceFn` tells whether tensors are the same.",
      "bool", "operatesOnEquivalentSubset",
      (ins "::mlir::SubsetOpInterface":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), "",
      [{ return ::mlir::detail::defaultOperatesOnEquivalentSubset($_op, candidate, equivalenceFn); }]>,
    InterfaceMethod<"Whether another one is certainly on other elements.",
      "bool", "operatesOnDisjointSubset",
      (ins "::mlir::SubsetOpInterface":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), "",
      [{ return ::mlir::detail::defaultOperatesOnDisjointSubset($_op, candidate, equivalenceFn); }]>,
    InterfaceMethod<"The elements as offsets, sizes and strides; fails if they are not of that form.",
      "::mlir::FailureOr<::mlir::HyperrectangularSlice>", "getAccessedHyperrectangularSlice", (ins), "",
      [{ return ::mlir::failure(); }]>,
  ];
  let verify = [{
    return ::mlir::detail::verifySubsetOpInterface(::mlir::cast<::mlir::SubsetOpInterface>($_op));
  }];
}

def SubsetExtractionOpInterface : OpInterface<"SubsetExtractionOpInterface", [SubsetOpInterface]> {
  let description = "An operation that takes elements out.";
  let cppNamespace = "::mlir";
  let methods = [InterfaceMethod<"The tensor they are taken from.", "::mlir::OpOperand &", "getSourceOperand", (ins)>];
  let verify = [{
    return ::mlir::detail::verifySubsetExtractionOpInterface(::mlir::cast<::mlir::SubsetExtractionOpInterface>($_op));
  }];
}

def SubsetInsertionOpInterface : OpInterface<"SubsetInsertionOpInterface", [SubsetOpInterface]> {
  let description = "An operation that replaces elements.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What replaces them.", "::mlir::OpOperand &", "getSourceOperand", (ins)>,
    InterfaceMethod<"The tensor they are in.",
      "::mlir::OpOperand &", "getDestinationOperand", (ins), "",
      [{ return ::mlir::detail::defaultGetDestinationOperand($_op.getOperation()); }]>,
    InterfaceMethod<"The tensor after.",
      "::mlir::OpResult", "getUpdatedDestination", (ins), "",
      [{ return ::mlir::detail::defaultGetUpdatedDestination($_op.getOperation()); }]>,
    InterfaceMethod<"Whether a value is the same elements of the same tensor, so that they are replaced by themselves.",
      "bool", "isEquivalentSubset",
      (ins "::mlir::Value":$candidate, "::llvm::function_ref<bool(Value, Value)>":$equivalenceFn), "",
      [{ return ::mlir::detail::defaultIsEquivalentSubset($_op.getOperation(), candidate, equivalenceFn); }]>,
    InterfaceMethod<"Makes an operation that takes the elements out.",
      "::mlir::Value", "buildSubsetExtraction", (ins "::mlir::OpBuilder &":$builder, "Location":$loc)>,
    InterfaceMethod<"The values that this operation would use.",
      "::llvm::SmallVector<::mlir::Value>", "getValuesNeededToBuildSubsetExtraction", (ins)>,
  ];
}

#endif // SUBSET_OP_INTERFACE
