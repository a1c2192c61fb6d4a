// Part of odsgen. Apache-2.0.
//
// Attributes that are computed rather than stored. Names and values are those of MLIR 22's
// mlir/Interfaces/DerivedAttributeOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DERIVEDATTRIBUTEOPINTERFACE
#define MLIR_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = "An operation with attributes that are computed when they are asked for.";
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"Whether the attribute of this name is one of them.",
      "bool", "isDerivedAttribute", (ins "::mlir::StringRef":$name)>,
    InterfaceMethod<"All of them by name, those left out for which there is no attribute.",
      "::mlir::DictionaryAttr", "materializeDerivedAttributes">,
  ];
}

#endif // MLIR_DERIVEDATTRIBUTEOPINTERFACE
