// Part of odsgen. Apache-2.0.
//
// Operations that can be done piece by piece. Names and values are those of MLIR 22's
// mlir/Interfaces/TilingInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_TILINGINTERFACE
#define MLIR_TILINGINTERFACE

include "mlir/IR/OpBase.td"

def TilingInterface : OpInterface<"TilingInterface"> {
  let description = [{
    An operation that is a nest of loops, and can be done for a tile of them: for indices from offsets on, as many as
    the sizes say. Most methods make operations, and fail if they cannot.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What kind each loop is of, such as parallel or reduction.",
      "::mlir::SmallVector<::mlir::utils::IteratorType>", "getLoopIteratorTypes", (ins), "", "return {};">,
    InterfaceMethod<"The bounds and the step of each loop.",
      "::mlir::SmallVector<::mlir::Range>", "getIterationDomain", (ins "::mlir::OpBuilder &":$b), "", "return {};">,
    InterfaceMethod<"The operation for one tile of the loops.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes), "", [{ return {}; }]>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"The same, with a hint how each tile size relates to the tiles of packed data.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "::mlir::ArrayRef<::mlir::InnerTileAlignment> ":$innerTileAlignments), "", CppBody>,
#endif
    InterfaceMethod<"Where in a result a tile of the loops goes.",
      "::llvm::LogicalResult", "getResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes), "", [{ return failure(); }]>,
    InterfaceMethod<"The operation for one tile of a result.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), "", [{ return failure(); }]>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"The same, with a hint how each tile size relates to the tiles of packed data.",
      "::mlir::FailureOr<::mlir::TilingResult>", "generateResultTileValue",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes,
           "::mlir::ArrayRef<::mlir::InnerTileAlignment>":$innerTileAlignments), "", CppBody>,
#endif
    InterfaceMethod<"The operation for tiles of operands.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes), "", [{ return failure(); }]>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"The same, with a hint how each tile size relates to the tiles of packed data.",
      "::mlir::FailureOr<::mlir::TilingResult>", "getTiledImplementationFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes,
           "::mlir::ArrayRef<::mlir::InnerTileAlignment>":$innerTileAlignments), "", CppBody>,
#endif
    InterfaceMethod<"The tile of the loops that belongs to tiles of operands.",
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "", [{ return failure(); }]>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"The same, with a hint how each tile size relates to the tiles of packed data.",
      "::llvm::LogicalResult", "getIterationDomainTileFromOperandTiles",
      (ins "::mlir::OpBuilder &":$b, "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>> ":$allSizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes,
           "::mlir::ArrayRef<::mlir::InnerTileAlignment> ":$innerTileAlignments), "", CppBody>,
#endif
    InterfaceMethod<"The tile of the loops that belongs to a tile of a result.",
      "::llvm::LogicalResult", "getIterationDomainTileFromResultTile",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainOffsets,
           "::mlir::SmallVectorImpl<::mlir::OpFoldResult> &":$iterDomainSizes), "", [{ return failure(); }]>,
    InterfaceMethod<"What is done for one index of each loop, with scalars.",
      "::llvm::LogicalResult", "generateScalarImplementation",
      (ins "::mlir::OpBuilder &":$b, "::mlir::Location ":$loc, "::mlir::ValueRange ":$ivs), "",
      [{ return failure(); }]>,
    InterfaceMethod<"Whether it can be fused with what uses a tile of a result.",
      "bool", "isOpFusableWithConsumerSlice",
      (ins "unsigned":$resultNumber, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes), "", [{ return false; }]>,
    InterfaceMethod<"Whether it can be fused with what makes tiles of operands.",
      "bool", "isOpFusableWithProducerSlices",
      (ins "::mlir::ArrayRef<unsigned>":$operandNumbers,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allOffsets,
           "::mlir::ArrayRef<::mlir::SmallVector<::mlir::OpFoldResult>>":$allSizes), "", [{ return false; }]>,
  ];
}

def PartialReductionOpInterface : OpInterface<"PartialReductionOpInterface", [TilingInterface]> {
  let description = "A reduction that can be done for tiles first, whose results are merged after.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Tensors to start from: elements that change nothing.",
      "::mlir::FailureOr<SmallVector<Value>>", "generateInitialTensorForPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location":$loc, "::mlir::ArrayRef<::mlir::OpFoldResult>":$tileSizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims), "", [{ return failure(); }]>,
    InterfaceMethod<"The reduction of one tile.",
      "::mlir::FailureOr<TilingResult>", "tileToPartialReduction",
      (ins "::mlir::OpBuilder &":$b, "Location ":$loc, "::mlir::ReductionTilingStrategy":$tilingStrategy,
           "ValueRange":$init, "::mlir::ArrayRef<::mlir::OpFoldResult>":$offsets,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$sizes, "const ::llvm::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs), "", [{ return failure(); }]>,
    InterfaceMethod<"The merging.",
      "::mlir::FailureOr<MergeResult>", "mergeReductions",
      (ins "::mlir::OpBuilder &":$b, "Location ":$loc, "ValueRange":$partialReduce,
           "const ::mlir::SetVector<unsigned> &":$reductionDims), "", [{ return failure(); }]>,
    InterfaceMethod<"Where in a tensor of results of tiles one of them goes.",
      "::llvm::LogicalResult", "getPartialResultTilePosition",
      (ins "::mlir::OpBuilder &":$b, "unsigned":$resultNumber, "ReductionTilingStrategy":$tilingStrategy,
           "::mlir::ArrayRef<::mlir::OpFoldResult> ":$offsets, "::mlir::ArrayRef<::mlir::OpFoldResult> ":$sizes,
           "const ::mlir::SetVector<unsigned> &":$reductionDims,
           "::mlir::ArrayRef<::mlir::OpFoldResult>":$splitReductionIvs,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultOffsets,
           "::mlir::SmallVector<::mlir::OpFoldResult> &":$resultSizes), "", [{ return failure(); }]>,
  ];
}

#endif // MLIR_TILINGINTERFACE
