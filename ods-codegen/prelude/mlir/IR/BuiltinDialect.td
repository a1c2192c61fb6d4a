// Part of odsgen. Apache-2.0.
//
// The builtin dialect itself. Names and values are those of MLIR 22's mlir/IR/BuiltinDialect.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

def Builtin_Dialect : Dialect {
  let summary = "A dialect containing the builtin Attributes, Operations, and Types";
  let name = "builtin";
  let cppNamespace = "::mlir";
  // Builtin types and attributes have syntax of their own.
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
  let extraClassDeclaration = [{
  private:
    void registerAttributes();
    void registerLocationAttributes();
    void registerTypes();

  public:
  }];
}

#endif // BUILTIN_BASE
