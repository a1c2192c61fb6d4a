// Part of odsgen. Apache-2.0.
//
// Divisors of integers, for analyses. Names and values are those of MLIR 23's
// mlir/Interfaces/InferIntDivisibilityOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_INFERINTDIVISIBILITYOPINTERFACE
#define MLIR_INTERFACES_INFERINTDIVISIBILITYOPINTERFACE

include "mlir/IR/OpBase.td"

def InferIntDivisibilityOpInterface : OpInterface<"InferIntDivisibilityOpInterface"> {
  let description = "An operation that tells by which numbers its results can be divided.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Calls the function for each result, the divisors of the operands being known.",
      "void", "inferResultDivisibility",
      (ins "::llvm::ArrayRef<::mlir::IntegerDivisibility>":$argDivs,
           "::mlir::SetIntDivisibilityFn":$setResultDivs)>,
  ];
}

#endif // MLIR_INTERFACES_INFERINTDIVISIBILITYOPINTERFACE
