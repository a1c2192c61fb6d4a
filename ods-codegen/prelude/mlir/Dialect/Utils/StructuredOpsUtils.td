// Part of odsgen. Apache-2.0.
//
// What iterators of structured operations do. Names and values are those of MLIR 22's
// mlir/Dialect/Utils/StructuredOpsUtils.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef STRUCTURED_OPS_UTILS
#define STRUCTURED_OPS_UTILS

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def IteratorType : I32EnumAttr<"IteratorType", "Iterator type",
    [I32EnumAttrCase<"parallel", 0>, I32EnumAttrCase<"reduction", 1>]> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::utils";
}

#endif // STRUCTURED_OPS_UTILS
