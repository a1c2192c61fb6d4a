// Part of odsgen. Apache-2.0.
//
// The dialect of LLVM IR. Names and values are those of MLIR 22's mlir/Dialect/LLVMIR/LLVMDialect.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef LLVMIR_DIALECT
#define LLVMIR_DIALECT

include "mlir/IR/DialectBase.td"

def LLVM_Dialect : Dialect {
  let name = "llvm";
  let cppNamespace = "::mlir::LLVM";
  let discardableAttrs = (ins "WorkgroupAttributionAttr":$workgroup_attribution);
  let hasConstantMaterializer = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let useDefaultAttributePrinterParser = 1;
}

#endif // LLVMIR_DIALECT
