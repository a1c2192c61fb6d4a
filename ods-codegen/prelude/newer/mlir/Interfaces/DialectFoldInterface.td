// Part of odsgen. Apache-2.0.
//
// Folding, as far as a dialect decides it. Names and values are those of MLIR 23's
// mlir/Interfaces/DialectFoldInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_DIALECTFOLDINTERFACE
#define MLIR_INTERFACES_DIALECTFOLDINTERFACE

include "mlir/IR/Interfaces.td"

def DialectFoldInterface : DialectInterface<"DialectFoldInterface"> {
  let description = "A dialect with a say in how its operations are folded.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Folds an operation that does not fold itself; an operand that is no constant is null.",
      "::mlir::LogicalResult", "fold",
      (ins "::mlir::Operation *":$op, "::mlir::ArrayRef<Attribute>":$operands,
           "::mlir::SmallVectorImpl<OpFoldResult> &":$results), CppBody>,
    InterfaceMethod<"Whether constants are made in the region instead of one further out.",
      "bool", "shouldMaterializeInto", (ins "::mlir::Region *":$region), CppBody>,
  ];
}

#endif // MLIR_INTERFACES_DIALECTFOLDINTERFACE
