// Part of odsgen. Apache-2.0.
//
// Checks that are made while a program runs. Names and values are those of MLIR 22's
// mlir/Interfaces/RuntimeVerifiableOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = "An operation that can make others that check its operands at run time.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Makes them; they end the program if a check fails.",
      "void", "generateRuntimeVerification",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::Location":$loc,
           "function_ref<std::string(Operation *, StringRef)>":$generateErrorMessage)>,
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
