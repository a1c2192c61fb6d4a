// Part of odsgen. Apache-2.0.
//
// The dialect of patterns that are IR. Names and values are those of MLIR 22's mlir/Dialect/PDL/IR/PDLDialect.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef PDL_DIALECT
#define PDL_DIALECT

include "mlir/IR/OpBase.td"

def PDL_Dialect : Dialect {
  let name = "pdl";
  let cppNamespace = "::mlir::pdl";
  let summary = "High level pattern definition dialect";
  let description = "Rewrite patterns, with handles to what they match and create.";
  let useDefaultTypePrinterParser = 1;
}

#endif // PDL_DIALECT
