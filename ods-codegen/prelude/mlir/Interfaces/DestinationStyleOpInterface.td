// Part of odsgen. Apache-2.0.
//
// Operations that write their results into operands. Names and values are those of MLIR 22's
// mlir/Interfaces/DestinationStyleOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DESTINATIONSTYLEOPINTERFACE
#define MLIR_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let description = [{
    An operation some of whose operands, next to each other, are where its results go: tensors, for each of which there
    is a result of the same type that starts from its contents, or memrefs that are written. The other operands are its
    inputs.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands for the results, to be changed.",
      "::mlir::MutableOperandRange", "getDpsInitsMutable", (ins)>,
  ];
  let verify = [{ return detail::verifyDestinationStyleOpInterface($_op); }];
  let verifyWithRegions = 1;
}

#endif // MLIR_DESTINATIONSTYLEOPINTERFACE
