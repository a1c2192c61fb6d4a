// Part of odsgen. Apache-2.0.
//
// The dialect of satisfiability modulo theories. Names and values are those of MLIR 22's
// mlir/Dialect/SMT/IR/SMTDialect.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef SMT_DIALECT
#define SMT_DIALECT

include "mlir/IR/DialectBase.td"

def SMTDialect : Dialect {
  let name = "smt";
  let cppNamespace = "mlir::smt";
  let summary = "a dialect that models satisfiability modulo theories";
  let hasConstantMaterializer = 1;
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // SMT_DIALECT
