// Part of odsgen. Apache-2.0.
//
// The dialect of definitions as IR. Names and values are those of MLIR 22's mlir/Dialect/IRDL/IR/IRDL.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef IRDL_BASE_ODS
#define IRDL_BASE_ODS

include "mlir/IR/OpBase.td"

def IRDL_Dialect : Dialect {
  let name = "irdl";
  let cppNamespace = "::mlir::irdl";
  let summary = "Definitions of dialects, as IR";
  let description = [{
    A dialect, its types, attributes and operations are operations here, and their constraints are values. A module
    of such definitions is loaded at run time: then texts may use what it defines, and the verifier checks it.

    A value is a variable of a definition: within one operation or type that is verified, all its uses are the same
    type or attribute.
  }];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

#endif
