// Part of odsgen. Apache-2.0.
//
// Operations that copy a value to another, which MLIR 22 has no interface for. Names and values are those of MLIR 19's
// mlir/Interfaces/CopyOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef COPY_OP_INTERFACE
#define COPY_OP_INTERFACE

include "mlir/IR/OpBase.td"

def CopyOpInterface : OpInterface<"CopyOpInterface"> {
  let description = "An operation that copies.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is copied.", "::mlir::Value", "getSource">,
    InterfaceMethod<"What it is copied to.", "::mlir::Value", "getTarget">
  ];
}

#endif // COPY_OP_INTERFACE
