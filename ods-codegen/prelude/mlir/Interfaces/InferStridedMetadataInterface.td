// Part of odsgen. Apache-2.0.
//
// Bounds of memory layouts. Names and values are those of MLIR 22's mlir/Interfaces/InferStridedMetadataInterface.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
#define MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE

include "mlir/IR/OpBase.td"

def InferStridedMetadataOpInterface : OpInterface<"InferStridedMetadataOpInterface"> {
  let description = [{
    An operation that knows bounds of the offset, sizes and strides of its results if those of its operands are known.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Calls `setMetadata` for each result; `getIntRange` gives bounds of integers.",
      "void", "inferStridedMetadataRanges",
      (ins "::llvm::ArrayRef<::mlir::StridedMetadataRange>":$operands, "::mlir::GetIntRangeFn":$getIntRange,
           "::mlir::SetStridedMetadataRangeFn":$setMetadata, "int32_t":$indexBitwidth)>,
  ];
}

#endif // MLIR_INTERFACES_INFERSTRIDEDMETADATAINTERFACE
