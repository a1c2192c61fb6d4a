// Part of odsgen. Apache-2.0.
//
// Interfaces of the emitc dialect. Names and values are those of MLIR 22's
// mlir/Dialect/EmitC/IR/EmitCInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DIALECT_EMITC_IR_EMITCINTERFACES
#define MLIR_DIALECT_EMITC_IR_EMITCINTERFACES

include "mlir/IR/OpBase.td"

def CExpressionInterface : OpInterface<"CExpressionInterface"> {
  let description = "Operations that may be part of an expression of C.";
  let cppNamespace = "::mlir::emitc";
  let methods = [
    InterfaceMethod<"Whether evaluating the operation earlier, later or twice may make a difference.",
                    "bool", "hasSideEffects", (ins), "", CppBody>
  ];
}

#endif // MLIR_DIALECT_EMITC_IR_EMITCINTERFACES
