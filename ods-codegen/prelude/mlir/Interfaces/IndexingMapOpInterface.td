// Part of odsgen. Apache-2.0.
//
// Operations that are loops over the elements of their operands. Names and values are those of MLIR 22's
// mlir/Interfaces/IndexingMapOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
#define MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE

include "mlir/IR/OpBase.td"

def IndexingMapOpInterface : OpInterface<"IndexingMapOpInterface"> {
  let description = [{
    An operation that is a nest of loops, with an affine map for each operand, from the loops' indices to the indices of
    the element that is used.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The maps, as an attribute.", "ArrayAttr", "getIndexingMaps">,
    InterfaceMethod<"The maps.", "SmallVector<AffineMap>", "getIndexingMapsArray", (ins), "", CppBody>,
    InterfaceMethod<"The map of an operand.",
      "AffineMap", "getMatchingIndexingMap", (ins "OpOperand*":$opOperand), "", CppBody>,
    InterfaceMethod<"One map to the indices of all operands, one after the other.",
      "AffineMap", "getLoopsToShapesMap", (ins), "", CppBody>,
    InterfaceMethod<"The map from the sizes of all operands to those of the loops; empty if there is none.",
      "AffineMap", "getShapesToLoopsMap", (ins), "", [{ return inversePermutation($_op.getLoopsToShapesMap()); }]>,
    InterfaceMethod<"The shape of an operand, ShapedType::kDynamic standing for sizes that are not known.",
      "SmallVector<int64_t>", "getStaticOperandShape", (ins "OpOperand*":$opOperand), "", CppBody>,
    InterfaceMethod<"The size of each loop, ShapedType::kDynamic standing for those that are not known.",
      "SmallVector<int64_t>", "getStaticLoopRanges", (ins), "", CppBody>,
  ];
}

#endif // MLIR_INTERFACES_INDEXING_MAP_OP_INTERFACE
