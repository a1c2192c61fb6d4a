// Part of odsgen. Apache-2.0.
//
// How operations keep their properties in bytecode. Names and values are those of MLIR 22's
// mlir/Bytecode/BytecodeOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_BYTECODE_BYTECODEOPINTERFACES
#define MLIR_BYTECODE_BYTECODEOPINTERFACES

include "mlir/IR/OpBase.td"

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = "An operation that reads and writes its properties itself.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Reads the properties into the state of an operation to be made.",
      "LogicalResult", "readProperties",
      (ins "::mlir::DialectBytecodeReader &":$reader, "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Writes the properties.",
      "void", "writeProperties", (ins "::mlir::DialectBytecodeWriter &":$writer)>,
  ];
}

#endif // MLIR_BYTECODE_BYTECODEOPINTERFACES
