// Part of odsgen. Apache-2.0.
//
// Bytecode of the attributes and types of a dialect. Names and values are those of MLIR 23's
// mlir/Bytecode/BytecodeDialectInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_BYTECODEDIALECTINTERFACE
#define MLIR_INTERFACES_BYTECODEDIALECTINTERFACE

include "mlir/IR/Interfaces.td"

def BytecodeDialectInterface : DialectInterface<"BytecodeDialectInterface"> {
  let description = "A dialect that writes its attributes and types in a form of its own.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Reads an attribute; null if that fails.",
      "::mlir::Attribute", "readAttribute", (ins "::mlir::DialectBytecodeReader &":$reader), CppBody>,
    InterfaceMethod<"Reads a type; null if that fails.",
      "::mlir::Type", "readType", (ins "::mlir::DialectBytecodeReader &":$reader), CppBody>,
    InterfaceMethod<"Writes an attribute; if that fails, its text is written.",
      "::llvm::LogicalResult", "writeAttribute",
      (ins "::mlir::Attribute":$attribute, "::mlir::DialectBytecodeWriter &":$writer), CppBody>,
    InterfaceMethod<"Writes a type, likewise.",
      "::llvm::LogicalResult", "writeType",
      (ins "::mlir::Type":$type, "::mlir::DialectBytecodeWriter &":$writer), CppBody>,
    InterfaceMethod<"Writes the version of the dialect.",
      "void", "writeVersion", (ins "::mlir::DialectBytecodeWriter &":$writer)>,
    InterfaceMethod<"Reads the version of the dialect.",
      "std::unique_ptr<::mlir::DialectVersion>", "readVersion",
      (ins "::mlir::DialectBytecodeReader &":$reader), CppBody>,
    InterfaceMethod<"Changes operations that an older version of the dialect has written into those of this one.",
      "::llvm::LogicalResult", "upgradeFromVersion",
      (ins "::mlir::Operation *":$topLevelOp, "const ::mlir::DialectVersion &":$version), CppBody>,
  ];
}

#endif // MLIR_INTERFACES_BYTECODEDIALECTINTERFACE
