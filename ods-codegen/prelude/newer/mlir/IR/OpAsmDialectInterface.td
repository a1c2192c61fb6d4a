// Part of odsgen. Apache-2.0.
//
// Text, as far as a dialect decides it. Names and values are those of MLIR 23's mlir/IR/OpAsmDialectInterface.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_OPASMDIALECTINTERFACE
#define MLIR_INTERFACES_OPASMDIALECTINTERFACE

include "mlir/IR/Interfaces.td"

def OpAsmDialectInterface : DialectInterface<"OpAsmDialectInterface"> {
  let description = "A dialect with aliases of its own, and with resources beside the text.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Writes a name to be used instead of the attribute, if there is one.",
      "OpAsmAliasResult", "getAlias", (ins "::mlir::Attribute":$attr, "::llvm::raw_ostream &":$os), CppBody>,
    InterfaceMethod<"The same of a type.",
      "OpAsmAliasResult", "getAlias", (ins "::mlir::Type":$type, "::llvm::raw_ostream &":$os), CppBody>,
    InterfaceMethod<"A handle for the resource that the text calls `key`.",
      "::mlir::FailureOr<::mlir::AsmDialectResourceHandle>", "declareResource",
      (ins "::mlir::StringRef":$key), CppBody>,
    InterfaceMethod<"A name for the resource.",
      "std::string", "getResourceKey", (ins "const ::mlir::AsmDialectResourceHandle &":$handle), CppBody>,
    InterfaceMethodDeclaration<"Takes a resource that was read; fails if it is malformed.",
      "::llvm::LogicalResult", "parseResource", (ins "::mlir::AsmParsedResourceEntry &":$entry)>,
    InterfaceMethod<"Gives the resources to be written with an operation.",
      "void", "buildResources",
      (ins "::mlir::Operation *":$op,
           "const ::mlir::SetVector<::mlir::AsmDialectResourceHandle> &":$referencedResources,
           "::mlir::AsmResourceBuilder &":$builder)>,
  ];
}

#endif // MLIR_INTERFACES_OPASMDIALECTINTERFACE
