// Part of odsgen. Apache-2.0.
//
// Memory: allocation, access and views. Names and values are those of MLIR 22's mlir/Dialect/MemRef/IR/MemRefOps.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MEMREF_ODS
#define MEMREF_ODS

include "mlir/Dialect/MemRef/IR/MemRefBase.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferStridedMetadataInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/ShapedOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "ods/Traits.td"

def MemRefTypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

class MemRef_Op<string mnemonic, string what, list<Trait> traits = []> : Op<MemRef_Dialect, mnemonic, traits> {
  let summary = what;
}

defvar MemRef_HasAlignment = DeclareOpInterfaceMethods<AlignmentAttrOpInterface>;
defvar MemRef_TakesSpaceCasts = DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>;

defvar MemRef_Alignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar MemRef_Numbers = AnyTypeOf<[AnySignlessInteger, AnyFloat]>;
defvar MemRef_ShapeBuffer = MemRefRankOf<[AnySignlessInteger, Index], [1]>;

// The type `value` is the element type of `memref`.
class MemRef_IsElement<string what, string value>
    : TypesMatchWith<what, "memref", value, "::llvm::cast<MemRefType>($_self).getElementType()">;

// Allocation

class AllocLikeOp<string mnemonic, string what, Resource resource, list<Trait> traits>
    : MemRef_Op<mnemonic, what, [AttrSizedOperandSegments, MemRef_HasAlignment] # traits> {
  let arguments = (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands, MemRef_Alignment:$alignment);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);
  defvar NoAlignment = CArg<"IntegerAttr", "IntegerAttr()">;
  let builders = [
    OpBuilder<(ins "MemRefType":$memrefType, NoAlignment:$alignment), CppBody>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes, NoAlignment:$alignment), CppBody>,
    OpBuilder<(ins "MemRefType":$memrefType, "ValueRange":$dynamicSizes, "ValueRange":$symbolOperands,
                   CArg<"IntegerAttr", "{}">:$alignment), CppBody>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$sizes, "Type":$elementType, CArg<"Attribute", "{}">:$memorySpace), CppBody>
  ];
  let assemblyFormat = "`(`$dynamicSizes`)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : AllocLikeOp<"alloc", "allocates memory that must be freed", DefaultResource, [Ods_NamesResults]> {
  let description = [{
    There is an operand for each size that the type leaves open, and a symbol for each of its layout.

    ```mlir
    %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<4x?xf32>
    ```
  }];
}

def MemRef_AllocaOp : AllocLikeOp<"alloca", "allocates memory on the stack", AutomaticAllocationScopeResource,
                                  [Ods_NamesResults, DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                                   DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]>;

def MemRef_ReallocOp : MemRef_Op<"realloc", "changes the size of allocated memory", [MemRef_HasAlignment]> {
  let arguments = (ins Arg<MemRefRankOf<[AnyType], [1]>, "", [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize, MemRef_Alignment:$alignment);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let builders = [OpBuilder<(ins "MemRefType":$resultType, "Value":$source,
                                 CArg<"Value", "Value()">:$dynamicResultSize), CppBody>];
  let assemblyFormat = "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", "frees memory", [MemRefsNormalizable]> {
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def MemRef_AllocaScopeOp : MemRef_Op<"alloca_scope", "a region at whose end its memory on the stack is freed",
                                     [AutomaticAllocationScope, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                      SingleBlockImplicitTerminator<"AllocaScopeReturnOp">, RecursiveMemoryEffects,
                                      NoRegionArguments]> {
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp : MemRef_Op<"alloca_scope.return", "ends such a region with its results",
                                           [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), CppBody>];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

def MemRef_GlobalOp : MemRef_Op<"global", "memory that is there from start to end", [Symbol, MemRef_HasAlignment]> {
  let description = [{
    ```mlir
    memref.global "private" constant @table : memref<2xi32> = dense<[1, 2]> {alignment = 64 : i64}
    memref.global @declared : memref<4xf32>
    memref.global @anything : memref<4xf32> = uninitialized
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, MemRefTypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value, UnitAttr:$constant, MemRef_Alignment:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value)
    attr-dict
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", "a global memref by its name",
                                   [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

// Access

// Reads or writes an element; `summary` is the type constraint on it as C++ prints it.
class MemRef_AccessOp<string mnemonic, string what, string summary, string element>
    : MemRef_Op<mnemonic, what,
                [MemRef_IsElement<summary, element>, MemRefsNormalizable, MemRef_HasAlignment, MemRef_TakesSpaceCasts,
                 DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                 DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar MemRef_IsTemporal = DefaultValuedOptionalAttr<BoolAttr, "false">;
defvar MemRef_IsTemporalArg = CArg<"bool", "false">;
defvar MemRef_AlignmentArg = CArg<"llvm::MaybeAlign", "llvm::MaybeAlign()">;

def LoadOp : MemRef_AccessOp<"load", "an element of a memref", "result type matches element type of 'memref'",
                             "result"> {
  let arguments = (ins Arg<AnyMemRef, "where to read", [MemRead]>:$memref, Variadic<Index>:$indices,
                       MemRef_IsTemporal:$nontemporal, MemRef_Alignment:$alignment);
  let builders = [
    OpBuilder<(ins "Value":$memref, "ValueRange":$indices, MemRef_IsTemporalArg:$nontemporal,
        MemRef_AlignmentArg:$alignment),
              CppBody>,
    OpBuilder<(ins "Type":$resultType, "Value":$memref, "ValueRange":$indices, MemRef_IsTemporalArg:$nontemporal,
                   MemRef_AlignmentArg:$alignment), CppBody>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$memref, "ValueRange":$indices, MemRef_IsTemporalArg:$nontemporal,
                   MemRef_AlignmentArg:$alignment), CppBody>
  ];
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
}

def MemRef_StoreOp : MemRef_AccessOp<"store", "writes an element of a memref",
                                     "type of 'value' matches element type of 'memref'", "value"> {
  let arguments = (ins AnyType:$value, Arg<AnyMemRef, "where to write", [MemWrite]>:$memref, Variadic<Index>:$indices,
                       MemRef_IsTemporal:$nontemporal, MemRef_Alignment:$alignment);
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices, MemRef_IsTemporalArg:$nontemporal,
                   MemRef_AlignmentArg:$alignment), CppBody>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref), CppBody>
  ];
  let assemblyFormat = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
}

def CopyOp : MemRef_Op<"copy", "copies all elements from one memref to another",
                       [SameOperandsElementType, SameOperandsShape]> {
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "where to read", [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "where to write", [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = "$source `,` $target attr-dict `:` type($source) `to` type($target)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch", "says that an element of a memref will be used soon"> {
  let description = [{
    ```mlir
    memref.prefetch %buffer[%i], read, locality<3>, data : memref<400xi32>
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "which memref", [MemWrite]>:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint, BoolAttr:$isDataCache);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

defvar MemRef_AtomicBuffer = Arg<MemRefOf<[AnySignlessInteger, AnyFloat]>, "what is read and written", [MemRead,
    MemWrite]>;

def AtomicRMWOp : MemRef_Op<"atomic_rmw", "reads and writes an element in one step",
                            [MemRef_TakesSpaceCasts, AllTypesMatch<["value", "result"]>,
                             MemRef_IsElement<"value type matches element type of memref", "value">]> {
  let description = [{
    ```mlir
    %old = memref.atomic_rmw addf %x, %buffer[%i] : (f32, memref<10xf32>) -> f32
    ```
  }];
  let arguments = (ins AtomicRMWKindAttr:$kind, MemRef_Numbers:$value, MemRef_AtomicBuffer:$memref,
      Variadic<Index>:$indices);
  let results = (outs MemRef_Numbers:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp : MemRef_Op<"generic_atomic_rmw", "reads an element and writes what a region makes of it",
                                   [SingleBlockImplicitTerminator<"AtomicYieldOp">,
                                    MemRef_IsElement<"result type matches element type of memref", "result">]> {
  let arguments = (ins MemRef_AtomicBuffer:$memref, Variadic<Index>:$indices);
  let results = (outs MemRef_Numbers:$result);
  let regions = (region AnyRegion:$atomic_body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$memref, "ValueRange":$ivs)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", "ends such a region with the value to write",
                              [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def MemRef_DmaStartOp : MemRef_Op<"dma_start", "starts a transfer between memories"> {
  let description = [{
    Source with indices, target with indices, number of elements, a tag with indices, and, if wanted, a stride with the
    number of elements for each.

    ```mlir
    memref.dma_start %from[%i], %to[%j], %n, %tag[%k], %stride, %each
        : memref<64xf32>, memref<32xf32, 1>, memref<1xi32>
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins "Value":$srcMemRef, "ValueRange":$srcIndices, "Value":$destMemRef,
                                 "ValueRange":$destIndices, "Value":$numElements, "Value":$tagMemRef,
                                 "ValueRange":$tagIndices, CArg<"Value", "{}">:$stride,
                                 CArg<"Value", "{}">:$elementsPerStride)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait", "waits for the transfer with a tag"> {
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
  let assemblyFormat = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

// Properties of a memref

def AssumeAlignmentOp : MemRef_Op<"assume_alignment", "the same memref, of which an alignment is known",
                                  [Ods_NamesResults, Pure, ViewLikeOpInterface, SameOperandsAndResultType,
                                   MemRef_TakesSpaceCasts,
                                   DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyDimOfResult"]>]> {
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let hasVerifier = 1;
  let hasFolder = 1;
}

def DistinctObjectsOp : MemRef_Op<"distinct_objects", "the same memrefs, of which is known that none overlaps another",
                                  [Pure, DistinctObjectsTrait, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

def MemRef_DimOp : MemRef_Op<"dim", "the size of a dimension",
                             [Ods_NamesResults, MemRefsNormalizable, ConditionallySpeculatable, NoMemoryEffect,
                              ShapedDimOpInterface,
                              DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "Value":$source, "int64_t":$index)>];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", "the number of dimensions", [Pure]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let hasFolder = 1;
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", "the address of the first element",
                [Ods_NamesResults, Pure, SameVariadicResultSize]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata", "buffer, offset, sizes and strides of a memref",
                [Ods_NamesResults, Pure, SameVariadicResultSize, ViewLikeOpInterface, InferTypeOpAdaptor]> {
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset, Variadic<Index>:$sizes,
                      Variadic<Index>:$strides);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
  let hasFolder = 1;
}

// Views: the same memory as another memref

def MemRef_CastOp : MemRef_Op<"cast", "the same memref, of whose type more or less is known",
                              [Ods_IsCast, Ods_NamesResults, MemRef_TakesSpaceCasts, MemRefsNormalizable, Pure,
                               SameOperandsAndResultShape, ViewLikeOpInterface]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp : MemRef_Op<"memory_space_cast", "the same memref, seen in another memory space",
                                         [Ods_IsCast, Ods_NamesResults, MemorySpaceCastOpInterface,
                                             MemRefsNormalizable, Pure,
                                          SameOperandsAndResultElementType, SameOperandsAndResultShape,
                                          ViewLikeOpInterface]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
}

def MemRef_ReinterpretCastOp
    : MemRef_Op<"reinterpret_cast", "the same memory with any offset, sizes and strides",
                [Ods_NamesResults, MemRef_TakesSpaceCasts, AttrSizedOperandSegments, MemRefsNormalizable, Pure,
                 OffsetSizeAndStrideOpInterface, ViewLikeOpInterface]> {
  let description = [{
    ```mlir
    %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [%n, 10], strides: [%s, 1]
        : memref<?x?xf32> to memref<?x10xf32, strided<[?, 1]>>
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes, DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:`
    custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:`
    custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:`
    custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
  let builders = [
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "OpFoldResult":$offset, "ArrayRef<OpFoldResult>":$sizes,
                   "ArrayRef<OpFoldResult>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$source, "OpFoldResult":$offset, "ArrayRef<OpFoldResult>":$sizes,
                   "ArrayRef<OpFoldResult>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "int64_t":$offset, "ArrayRef<int64_t>":$sizes,
                   "ArrayRef<int64_t>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "Value":$offset, "ValueRange":$sizes,
                   "ValueRange":$strides, Ods_Attributes:$attrs)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def MemRef_ReshapeOp : MemRef_Op<"reshape", "the same memory in a shape that is read from memory",
                                 [Ods_NamesResults, MemRef_TakesSpaceCasts, Pure, ViewLikeOpInterface]> {
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source, Arg<MemRef_ShapeBuffer, "the sizes", [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let builders = [OpBuilder<(ins "MemRefType":$resultType, "Value":$operand, "Value":$shape), CppBody>];
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

// Groups of dimensions of one shape correspond to dimensions of the other.
class MemRef_ReassociativeReshapeOp<string mnemonic, string what, list<Trait> traits>
    : MemRef_Op<mnemonic, what, traits # [Pure, ViewLikeOpInterface]> {
  let results = (outs AnyStridedMemRef:$result);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp
    : MemRef_ReassociativeReshapeOp<"expand_shape", "the same memory in a shape of more dimensions",
                                    [Ods_NamesResults, MemRef_TakesSpaceCasts, Ods_ReifiesShapes]> {
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
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
                   "ArrayRef<OpFoldResult>":$outputShape), CppBody>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "ArrayRef<int64_t>":$resultShape, "Value":$src, "ArrayRef<ReassociationIndices>":$reassociation,
                   "ArrayRef<OpFoldResult>":$outputShape)>
  ];
}

def MemRef_CollapseShapeOp
    : MemRef_ReassociativeReshapeOp<"collapse_shape", "the same memory in a shape of fewer dimensions",
                                    [Ods_NamesResults, MemRef_TakesSpaceCasts]> {
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
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

def SubViewOp : MemRef_Op<"subview", "a part of a memref",
                          [Ods_NamesResults, DeclareOpInterfaceMethods<InferStridedMetadataOpInterface>,
                              MemRef_TakesSpaceCasts,
                           DeclareOpInterfaceMethods<ViewLikeOpInterface>, AttrSizedOperandSegments,
                           OffsetSizeAndStrideOpInterface, Pure]> {
  let description = [{
    Dimensions of size 1 may be left out of the result.

    ```mlir
    %1 = memref.subview %0[%i, 0] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);
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
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "ArrayRef<OpFoldResult>":$offsets,
                   "ArrayRef<OpFoldResult>":$sizes, "ArrayRef<OpFoldResult>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$source, "ArrayRef<int64_t>":$offsets, "ArrayRef<int64_t>":$sizes,
                   "ArrayRef<int64_t>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "ArrayRef<int64_t>":$offsets,
                   "ArrayRef<int64_t>":$sizes, "ArrayRef<int64_t>":$strides, Ods_Attributes:$attrs)>,
    OpBuilder<(ins "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes, "ValueRange":$strides,
                   Ods_Attributes:$attrs)>,
    OpBuilder<(ins "MemRefType":$resultType, "Value":$source, "ValueRange":$offsets, "ValueRange":$sizes,
                   "ValueRange":$strides, Ods_Attributes:$attrs)>
  ];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_TransposeOp : MemRef_Op<"transpose", "the same memory with its dimensions in another order",
                                   [Ods_NamesResults, MemRef_TakesSpaceCasts, Pure]> {
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let builders = [OpBuilder<(ins "Value":$in, "AffineMapAttr":$permutation, Ods_Attributes:$attrs)>];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", "bytes of memory as elements of any type",
                              [Ods_NamesResults, MemRef_TakesSpaceCasts,
                                  DeclareOpInterfaceMethods<ViewLikeOpInterface>, Pure]> {
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift, Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat = "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)";
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let hasFolder = 1;
}

#endif // MEMREF_ODS
