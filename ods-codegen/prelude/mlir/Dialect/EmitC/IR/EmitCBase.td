// Part of odsgen. Apache-2.0.
//
// The emitc dialect. Names and values are those of MLIR 22's
// mlir/Dialect/EmitC/IR/EmitCBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DIALECT_EMITC_IR_EMITCBASE
#define MLIR_DIALECT_EMITC_IR_EMITCBASE

include "mlir/IR/OpBase.td"

def EmitC_Dialect : Dialect {
  let name = "emitc";
  let cppNamespace = "::mlir::emitc";
  let summary = "Dialect to generate C/C++ from MLIR.";
  let description = "Operations and types that stand for C or C++ and are printed as such.";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // MLIR_DIALECT_EMITC_IR_EMITCBASE
