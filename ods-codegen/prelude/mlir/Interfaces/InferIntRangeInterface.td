// Part of odsgen. Apache-2.0.
//
// Bounds of integers. Names and values are those of MLIR 22's mlir/Interfaces/InferIntRangeInterface.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = "An operation that knows bounds of its integer results if those of its operands are known.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Calls `setResultRanges` for each result, and each region argument that no branch passes.",
      "void", "inferResultRanges",
      (ins "::llvm::ArrayRef<::mlir::ConstantIntRanges>":$argRanges, "::mlir::SetIntRangeFn":$setResultRanges), "",
      [{ ::mlir::intrange::detail::defaultInferResultRangesFromOptional($_op, argRanges, setResultRanges); }]>,
    InterfaceMethod<"The same where the bounds of some operands are not known yet.",
      "void", "inferResultRangesFromOptional",
      (ins "::llvm::ArrayRef<::mlir::IntegerValueRange>":$argRanges, "::mlir::SetIntLatticeFn":$setResultRanges), "",
      [{ ::mlir::intrange::detail::defaultInferResultRanges($_op, argRanges, setResultRanges); }]>,
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
