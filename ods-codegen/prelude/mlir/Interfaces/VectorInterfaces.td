// Part of odsgen. Apache-2.0.
//
// Operations on vectors. Names and values are those of MLIR 22's mlir/Interfaces/VectorInterfaces.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_VECTORINTERFACES
#define MLIR_INTERFACES_VECTORINTERFACES

include "mlir/IR/OpBase.td"

def VectorUnrollOpInterface : OpInterface<"VectorUnrollOpInterface"> {
  let description = "An operation on vectors that can be split into some on smaller ones.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The shape that is split; nothing if it cannot be.",
      "::std::optional<::llvm::SmallVector<int64_t, 4>>", "getShapeForUnroll", (ins), "", CppBody>,
  ];
}

def VectorTransferOpInterface : OpInterface<"VectorTransferOpInterface"> {
  let description = [{
    An operation that reads a vector from a tensor or memref, or writes one there, from some indices on. A map says
    which dimension of the vector is which of the other one.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The name of the attribute `in_bounds`.", "::mlir::StringRef", "getInBoundsAttrName", (ins)>,
    InterfaceMethod<"The name of the attribute `permutation_map`.",
      "::mlir::StringRef", "getPermutationMapAttrName", (ins)>,
    InterfaceMethod<"For each dimension of the vector, whether it is known to stay inside.",
      "::mlir::ArrayAttr", "getInBounds", (ins)>,
    InterfaceMethod<"The tensor or memref.", "::mlir::Value", "getBase", (ins)>,
    InterfaceMethod<"The vector.", "::mlir::Value", "getVector", (ins)>,
    InterfaceMethod<"The type of the vector.", "::mlir::VectorType", "getVectorType", (ins)>,
    InterfaceMethod<"The indices it starts from.", "::mlir::OperandRange", "getIndices", (ins)>,
    InterfaceMethod<"The map.", "::mlir::AffineMap", "getPermutationMap", (ins)>,
    InterfaceMethod<"Which elements take part; null if all do.", "Value", "getMask", (ins)>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"Whether the tensor or memref may be replaced by one of the type, with the map.",
      "::mlir::LogicalResult", "mayUpdateStartingPosition",
      (ins "::mlir::ShapedType":$newBaseType, "::mlir::AffineMap":$newPermutationMap), "",
      [{ return ::mlir::success(); }]>,
    InterfaceMethod<"Replaces the tensor or memref, the indices and the map; the same elements are meant.",
      "void", "updateStartingPosition",
      (ins "::mlir::RewriterBase&":$rewriter, "::mlir::Value":$newBase, "::mlir::ValueRange":$newIndices,
           "::mlir::AffineMapAttr":$newPermutationMap), "", CppBody>,
#endif
  ];
}

#endif // MLIR_INTERFACES_VECTORINTERFACES
