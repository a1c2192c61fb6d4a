// Part of odsgen. Apache-2.0.
//
// The dialect of data layouts and targets. Names and values are those of MLIR 22's mlir/Dialect/DLTI/DLTIBase.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef DLTI_BASE
#define DLTI_BASE

include "mlir/IR/OpBase.td"

def DLTI_Dialect : Dialect {
  let name = "dlti";
  let cppNamespace = "::mlir";
  let description = "Attributes that say how data lies in memory, and for which devices IR is compiled.";
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
}

def HasDefaultDLTIDataLayout : NativeOpTrait<"HasDefaultDLTIDataLayout"> {
  let cppNamespace = DLTI_Dialect.cppNamespace;
}

#endif // DLTI_BASE
