// Part of odsgen. Apache-2.0.
//
// Accesses to memrefs by indices, which may be replaced by others that mean the same elements. Names and values are
// those of MLIR 23's mlir/Dialect/MemRef/IR/MemoryAccessOpInterfaces.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef MEMREF_MEMORY_ACCESS_OP_INTERFACES
#define MEMREF_MEMORY_ACCESS_OP_INTERFACES

include "mlir/IR/OpBase.td"

def IndexedAccessOpInterface : OpInterface<"IndexedAccessOpInterface"> {
  let description = "An operation that reads or writes elements of a memref from some indices on.";
  let cppNamespace = "::mlir::memref";
  let methods = [
    InterfaceMethod<"The memref; null if it is none.",
      "::mlir::TypedValue<::mlir::MemRefType>", "getAccessedMemref", (ins)>,
    InterfaceMethod<"The indices.", "::mlir::Operation::operand_range", "getIndices", (ins)>,
    InterfaceMethod<"The sizes of the part in the last dimensions, whose strides have to stay.",
      "::llvm::SmallVector<int64_t>", "getAccessedShape", (ins), [{}], CppBody>,
    InterfaceMethod<"Sets memref and indices; gives values if they are to replace the operation.",
      "std::optional<llvm::SmallVector<mlir::Value>>", "updateMemrefAndIndices",
      (ins "::mlir::RewriterBase&":$rewriter, "::mlir::Value":$newMemref, "::mlir::ValueRange":$newIndices)>,
    InterfaceMethod<"Whether the indices are known to be inside.", "bool", "hasInboundsIndices", (ins), [{}], CppBody>,
  ];
  let verify = CppBody;
}

def IndexedMemCopyOpInterface : OpInterface<"IndexedMemCopyOpInterface"> {
  let description = "An operation that copies elements from some indices of a memref to some of another one.";
  let cppNamespace = "::mlir::memref";
  let methods = [
    InterfaceMethod<"The memref to copy from; null if it is none.",
      "::mlir::TypedValue<::mlir::MemRefType>", "getSrc", (ins)>,
    InterfaceMethod<"Its indices.", "::mlir::Operation::operand_range", "getSrcIndices", (ins)>,
    InterfaceMethod<"The memref to copy to; null if it is none.",
      "::mlir::TypedValue<::mlir::MemRefType>", "getDst", (ins)>,
    InterfaceMethod<"Its indices.", "::mlir::Operation::operand_range", "getDstIndices", (ins)>,
    InterfaceMethod<"Sets memrefs and indices.",
      "void", "setMemrefsAndIndices",
      (ins "::mlir::RewriterBase&":$rewriter, "::mlir::Value":$newSrc, "::mlir::ValueRange":$newSrcIndices,
           "::mlir::Value":$newDst, "::mlir::ValueRange":$newDstIndices)>,
    InterfaceMethod<"Whether the indices to copy from are known to be inside.",
      "bool", "hasInboundsSrcIndices", (ins), [{}], CppBody>,
    InterfaceMethod<"Whether the indices to copy to are known to be inside.",
      "bool", "hasInboundsDstIndices", (ins), [{}], CppBody>,
  ];
  let verify = CppBody;
}

#endif // MEMREF_MEMORY_ACCESS_OP_INTERFACES
