// Part of odsgen. Apache-2.0.
//
// Tensors: their shapes, elements and slices. Names and values are those of MLIR 22's
// mlir/Dialect/Tensor/IR/TensorOps.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef TENSOR_ODS
#define TENSOR_ODS

include "mlir/Dialect/Tensor/IR/TensorBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "ods/Traits.td"

class Tensor_Op<string mnemonic, string what, list<Trait> traits = []> : Op<Tensor_Dialect, mnemonic, traits> {
  let summary = what;
}

defvar Tensor_Encoding = CArg<"Attribute", "{}">;

// The element type of the tensor type `$_self`.
defvar Tensor_ElementType = "::llvm::cast<TensorType>($_self).getElementType()";

// Casts

defvar Tensor_IntegerOrFloatTensor = TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>;

def Tensor_BitcastOp : Tensor_Op<"bitcast", "the same bits as elements of another type of that width", [Ods_IsCast,
    Pure]> {
  let arguments = (ins Tensor_IntegerOrFloatTensor:$source);
  let results = (outs Tensor_IntegerOrFloatTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

def Tensor_CastOp : Tensor_Op<"cast", "the same tensor, of whose shape more or less is known",
                              [Ods_IsCast, Ods_NamesResults, Pure]> {
  let description = [{
    ```mlir
    %1 = tensor.cast %0 : tensor<*xf32> to tensor<4x?xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasCanonicalizer = 1;
}

// Whole tensors

def Tensor_ConcatOp : Tensor_Op<"concat", "tensors put together along a dimension",
                                [Pure, Ods_NamesResults, Ods_ReifiesShapes]> {
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "int64_t":$dim, "ValueRange":$inputs)>];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_DimOp : Tensor_Op<"dim", "the size of a dimension",
                             [Ods_NamesResults, ConditionallySpeculatable, NoMemoryEffect, ShapedDimOpInterface,
                              DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def Tensor_EmptyOp : Tensor_Op<"empty", "a tensor of unknown contents", [Pure, Ods_ReifiesShapes]> {
  let description = [{
    There is an operand for each size that the type leaves open.

    ```mlir
    %0 = tensor.empty(%n) : tensor<4x?xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType, Tensor_Encoding:$encoding)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$staticShape, "Type":$elementType, "ValueRange":$dynamicSizes,
                   Tensor_Encoding:$encoding)>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType, Tensor_Encoding:$encoding)>
  ];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", "the number of dimensions", [Ods_NamesResults, Pure]> {
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let hasFolder = 1;
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
}

// Elements

def Tensor_ExtractOp
    : Tensor_Op<"extract", "an element",
                [Ods_NamesResults, Pure,
                 TypesMatchWith<"result type matches element type of tensor", "tensor", "result",
                     Tensor_ElementType>]> {
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_FromElementsOp
    : Tensor_Op<"from_elements", "a tensor made of its elements",
                [Ods_NamesResults, Pure,
                 TypesMatchWith<"operand types match result element type", "result", "elements",
                                "SmallVector<Type, 2>("
                                "::llvm::cast<RankedTensorType>($_self).getNumElements(), "
                                "::llvm::cast<RankedTensorType>($_self).getElementType())">]> {
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  let builders = [OpBuilder<(ins "ValueRange":$elements)>];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

defvar Tensor_IntegerOrIndexTensor = RankedTensorOf<[AnySignlessIntegerOrIndex]>;

def Tensor_GatherOp : Tensor_Op<"gather", "slices at given places", [Ods_NamesResults, Pure]> {
  let arguments = (ins AnyRankedTensor:$source, Tensor_IntegerOrIndexTensor:$indices, DenseI64ArrayAttr:$gather_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", "a tensor whose elements a region computes",
                                  [Ods_NamesResults, RecursiveMemoryEffects, Ods_ReifiesShapes,
                                   SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let description = [{
    ```mlir
    %0 = tensor.generate %n {
    ^bb0(%i: index, %j: index):
      %x = "element"(%i, %j) : (index, index) -> f32
      tensor.yield %x : f32
    } : tensor<?x4xf32>
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let builders = [OpBuilder<(ins "Type":$resultTy, "ValueRange":$dynamicExtents,
                                 "function_ref<void(OpBuilder &, Location, ValueRange)>")>];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_InsertOp
    : Tensor_Op<"insert", "a tensor with another element at a place",
                [Ods_NamesResults, DestinationStyleOpInterface, Pure,
                 TypesMatchWith<"result type matches type of dest", "dest", "result", "$_self">,
                 TypesMatchWith<"scalar type matches element type of dest", "dest", "scalar", Tensor_ElementType>]> {
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", "a tensor with other slices at given places", [Ods_NamesResults, Pure]> {
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest, Tensor_IntegerOrIndexTensor:$indices,
                       DenseI64ArrayAttr:$scatter_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict
    `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def Tensor_SplatOp
    : Tensor_Op<"splat", "a tensor all of whose elements are one value",
                [Ods_NamesResults, Ods_ReifiesShapes, Pure,
                 TypesMatchWith<"operand type matches element type of result", "aggregate", "input",
                     Tensor_ElementType>]> {
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let builders = [
    OpBuilder<(ins "Value":$element, "Type":$aggregateType, CArg<"ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "Value":$element, "ArrayRef<int64_t>":$staticShape, CArg<"ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "Value":$element, "ArrayRef<OpFoldResult>":$sizes)>
  ];
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Slices: an offset, a size and a stride for each dimension, as operands where they are not constant

def Tensor_ExtractSliceOp : Tensor_Op<"extract_slice", "a slice",
                                      [Ods_NamesResults, Ods_ReifiesShapes, AttrSizedOperandSegments, Pure,
                                       OffsetSizeAndStrideOpInterface]> {
  let description = [{
    Dimensions of size 1 may be left out of the result.

    ```mlir
    %1 = tensor.extract_slice %0[0, %i] [4, 8] [1, 1] : tensor<4x?xf32> to tensor<4x8xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$offsets, Variadic<Index>:$sizes,
                       Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Value":$source, "ArrayRef<OpFoldResult>":$offsets, "ArrayRef<OpFoldResult>":$sizes,
                   "ArrayRef<OpFoldResult>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
                   Ods_Attributes:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes,
                   "ValueRange":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<Range>":$ranges, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "RankedTensorType":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$sizes,
                   Ods_Attributes:$attrs)>
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Inserts a slice into another tensor.
class Tensor_IntoSliceOp<string mnemonic, string what, list<Trait> traits> : Tensor_Op<mnemonic, what, traits> {
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes, DenseI64ArrayAttr:$static_strides);
  let assemblyFormat = [{
    $source `into` $dest ``
    custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `into` type($dest)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;

  OpBuilder fromMixed = OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<OpFoldResult>":$offsets,
                                       "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides,
                                       Ods_Attributes:$attrs)>;
  OpBuilder fromValues = OpBuilder<(ins "Value":$source, "Value":$dest, "ValueRange":$offsets, "ValueRange":$sizes,
                                        "ValueRange":$strides, Ods_Attributes:$attrs)>;
  OpBuilder fromRanges = OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<Range>":$ranges,
                                        Ods_Attributes:$attrs)>;
  OpBuilder fromSizes = OpBuilder<(ins "Value":$source, "Value":$dest, "ArrayRef<OpFoldResult>":$sizes,
                                       Ods_Attributes:$attrs)>;
}

def Tensor_InsertSliceOp
    : Tensor_IntoSliceOp<"insert_slice", "a tensor with another slice at a place",
                         [Ods_NamesResults, Ods_ReifiesShapes, AttrSizedOperandSegments, DestinationStyleOpInterface,
                             Pure,
                          OffsetSizeAndStrideOpInterface,
                          TypesMatchWith<"expected result type to match dest type", "dest", "result", "$_self">]> {
  let results = (outs AnyRankedTensor:$result);
  let builders = [fromMixed, fromValues, fromRanges, fromSizes];
  let hasFolder = 1;
}

def Tensor_ParallelInsertSliceOp
    : Tensor_IntoSliceOp<"parallel_insert_slice", "says which slice an iteration of a parallel loop puts where",
                         [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
                          DeclareOpInterfaceMethods<ParallelCombiningOpInterface,
                                                    ["getUpdatedDestinations", "getIteratingParent"]>]> {
  let builders = [fromMixed, fromRanges, fromValues];
}

// Other shapes for the same elements

def Tensor_ReshapeOp : Tensor_Op<"reshape", "the same elements in a shape that is computed", [Ods_NamesResults, Pure]> {
  let arguments = (ins AnyTensor:$source, TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let builders = [OpBuilder<(ins "TensorType":$resultType, "Value":$operand, "Value":$shape), CppBody>];
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

// Groups of dimensions of one shape correspond to dimensions of the other.
class Tensor_ReassociativeReshapeOp<string mnemonic, string what>
    : Tensor_Op<mnemonic, what, [Ods_NamesResults, Pure]> {
  let results = (outs AnyTensor:$result);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Tensor_ExpandShapeOp
    : Tensor_ReassociativeReshapeOp<"expand_shape", "the same elements in a shape of more dimensions"> {
  let description = [{
    ```mlir
    %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%n, 4, 8] : tensor<?x8xf32> into tensor<?x4x8xf32>
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape`
    custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation), CppBody>,
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape), CppBody>
  ];
}

def Tensor_CollapseShapeOp
    : Tensor_ReassociativeReshapeOp<"collapse_shape", "the same elements in a shape of fewer dimensions"> {
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let builders = [
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation, Ods_Attributes:$attrs), CppBody>,
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation,
                   Ods_Attributes:$attrs), CppBody>,
    OpBuilder<(ins "Type":$resultType, "Value":$src, "ArrayRef<ReassociationExprs>":$reassociation,
                   Ods_Attributes:$attrs), CppBody>
  ];
}

def Tensor_PadOp : Tensor_Op<"pad", "a greater tensor, filled up around with what a region computes",
                             [Ods_NamesResults, Ods_ReifiesShapes, AttrSizedOperandSegments, Pure,
                              SingleBlockImplicitTerminator<"mlir::tensor::YieldOp">]> {
  let description = [{
    ```mlir
    %1 = tensor.pad %0 low[1, %n] high[2, 0] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f32
    } : tensor<2x3xf32> to tensor<5x?xf32>
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$low, Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high, UnitAttr:$nofold);
  let regions = (region SizedRegion<1>:$region);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source
    (`nofold` $nofold^)?
    `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high)
    $region attr-dict `:` type($source) `to` type($result)
  }];
  defvar NoFold = CArg<"bool", "false">;
  let builders = [
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<int64_t>":$staticLow,
                   "ArrayRef<int64_t>":$staticHigh, "ValueRange":$low, "ValueRange":$high, NoFold:$nofold,
                   Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ValueRange":$low, "ValueRange":$high, NoFold:$nofold,
                   Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, NoFold:$nofold, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Type":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$low,
                   "ArrayRef<OpFoldResult>":$high, "Value":$constantPadValue, NoFold:$nofold, Ods_Attributes:$attrs)>
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def Tensor_YieldOp : Tensor_Op<"yield", "ends a region with the element it computes",
                               [Pure, ReturnLike, Terminator,
                                HasParent<"::mlir::tensor::GenerateOp, ::mlir::tensor::PadOp">]> {
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let builders = [OpBuilder<(ins), CppBody>];
}

#endif // TENSOR_ODS
