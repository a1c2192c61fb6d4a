// options: --gen-attr-interface-docs

include "mlir/IR/Interfaces.td"

def Seedlike : AttrInterface<"SeedInterface"> {
  let cppNamespace = "::orchard";
  let methods = [InterfaceMethod<"Its name.", "::llvm::StringRef", "getName">];
}
