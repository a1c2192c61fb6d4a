// Part of odsgen. Apache-2.0.
//
// Loops, conditions and memory accesses whose bounds and indices are affine. Names and values are those of MLIR 22's
// mlir/Dialect/Affine/IR/AffineOps.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef AFFINE_ODS
#define AFFINE_ODS

include "mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td"
include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Affine_Dialect : Dialect {
  let name = "affine";
  let cppNamespace = "::mlir::affine";
  let summary = "Loops, conditions and memory accesses that affine expressions describe";
  let description = [{
    What an expression may use: dimensions, which are counters of affine loops, results of `affine.apply` and the like;
    and symbols, which do not change while the enclosing function, or another operation that is a scope, runs.
  }];
  let hasConstantMaterializer = 1;
  let dependentDialects = ["arith::ArithDialect", "ub::UBDialect"];
}

class Affine_Op<string mnemonic, string what, list<Trait> traits = []> : Op<Affine_Dialect, mnemonic, traits> {
  let summary = what;
}

def ImplicitAffineTerminator : SingleBlockImplicitTerminator<"AffineYieldOp">;

// Maps applied to indices

def AffineApplyOp : Affine_Op<"apply", "the result of an affine map",
                              [Pure, DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let description = [{
    ```mlir
    %1 = affine.apply affine_map<(i)[s] -> (i * 4 + s)>(%i)[%n]
    ```
  }];
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$mapOperands);
  let results = (outs Index);
  let builders = [OpBuilder<(ins "ArrayRef<AffineExpr> ":$exprList, "ValueRange":$mapOperands), CppBody>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

class Affine_MinMaxOp<string mnemonic, string what> : Affine_Op<mnemonic, what, [Pure]> {
  let arguments = (ins AffineMapAttr:$map, Variadic<Index>:$operands);
  let results = (outs Index);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def AffineMinOp : Affine_MinMaxOp<"min", "the smallest result of an affine map">;
def AffineMaxOp : Affine_MinMaxOp<"max", "the greatest result of an affine map">;

def AffineDelinearizeIndexOp : Affine_Op<"delinearize_index", "the indices that a linear index stands for", [Pure]> {
  let description = [{
    ```mlir
    %0:2 = affine.delinearize_index %linear into (16, 32) : index, index
    ```
  }];
  let arguments = (ins Index:$linear_index, Variadic<Index>:$dynamic_basis, DenseI64ArrayAttr:$static_basis);
  let results = (outs Variadic<Index>:$multi_index);
  let assemblyFormat = [{
    $linear_index `into`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($multi_index)
  }];
  defvar OuterBound = CArg<"bool", "true">;
  let builders = [
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$dynamic_basis, "ArrayRef<int64_t>":$static_basis,
                   OuterBound:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ValueRange":$basis, OuterBound:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<OpFoldResult>":$basis, OuterBound:$hasOuterBound)>,
    OpBuilder<(ins "Value":$linear_index, "ArrayRef<int64_t>":$basis, OuterBound:$hasOuterBound)>
  ];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def AffineLinearizeIndexOp : Affine_Op<"linearize_index", "the linear index that stands for several",
                                       [Pure, AttrSizedOperandSegments]> {
  let description = [{
    ```mlir
    %0 = affine.linearize_index disjoint [%i, %j] by (16, 32) : index
    ```
  }];
  let arguments = (ins Variadic<Index>:$multi_index, Variadic<Index>:$dynamic_basis, DenseI64ArrayAttr:$static_basis,
                       UnitProp:$disjoint);
  let results = (outs Index:$linear_index);
  let assemblyFormat = [{
    (`disjoint` $disjoint^)? ` ` `[` $multi_index `]` `by`
    custom<DynamicIndexList>($dynamic_basis, $static_basis, "{}", "::mlir::AsmParser::Delimiter::Paren")
    attr-dict `:` type($linear_index)
  }];
  defvar Disjoint = CArg<"bool", "false">;
  let builders = [
    OpBuilder<(ins "ValueRange":$multi_index, "ValueRange":$basis, Disjoint:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<OpFoldResult>":$basis, Disjoint:$disjoint)>,
    OpBuilder<(ins "ValueRange":$multi_index, "ArrayRef<int64_t>":$basis, Disjoint:$disjoint)>
  ];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// Loops and conditions

def AffineForOp : Affine_Op<"for", "a loop that counts between affine bounds",
                            [AttrSizedOperandSegments, AutomaticAllocationScope, ImplicitAffineTerminator,
                             ConditionallySpeculatable, RecursiveMemoryEffects,
                             DeclareOpInterfaceMethods<LoopLikeOpInterface,
                                                       ["getLoopInductionVars", "getLoopLowerBounds", "getLoopSteps",
                                                        "getLoopUpperBounds", "getYieldedValuesMutable",
                                                        "replaceWithAdditionalYields"]>,
                             DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let description = [{
    From the greatest result of the lower map up to the smallest one of the upper map, which is not reached.

    ```mlir
    affine.for %i = 0 to min affine_map<()[n] -> (n, 128)>()[%n] step 4 {
      affine.for %j = affine_map<(i) -> (i)>(%i) to %n {
      }
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBoundOperands, Variadic<Index>:$upperBoundOperands,
                       Variadic<AnyType>:$inits, AffineMapAttr:$lowerBoundMap, AffineMapAttr:$upperBoundMap,
                       IndexAttr:$step);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  defvar Step = CArg<"int64_t", "1">;
  defvar IterArgs = CArg<"ValueRange", "{}">;
  defvar Body = CArg<"function_ref<void(OpBuilder &, Location, Value, ValueRange)>", "nullptr">;
  let builders = [
    OpBuilder<(ins "int64_t":$lowerBound, "int64_t":$upperBound, Step:$step, IterArgs:$iterArgs, Body:$bodyBuilder)>,
    OpBuilder<(ins "ValueRange":$lbOperands, "AffineMap":$lbMap, "ValueRange":$ubOperands, "AffineMap":$ubMap,
                   Step:$step, IterArgs:$iterArgs, Body:$bodyBuilder)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasRegionVerifier = 1;
}

def AffineIfOp : Affine_Op<"if", "runs one of two regions, as an integer set says",
                           [ImplicitAffineTerminator, RecursivelySpeculatable, RecursiveMemoryEffects,
                            NoRegionArguments, DeclareOpInterfaceMethods<RegionBranchOpInterface>]> {
  let description = [{
    ```mlir
    affine.if affine_set<(i)[n] : (n - i - 1 >= 0)>(%i)[%n] {
    } else {
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>, IntegerSetAttr:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, AnyRegion:$elseRegion);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "IntegerSet":$set, "ValueRange":$args, "bool":$withElseRegion)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineParallelOp : Affine_Op<"parallel", "a loop in several dimensions whose iterations may run at the same time",
                                 [AutomaticAllocationScope, ImplicitAffineTerminator, RecursivelySpeculatable,
                                  RecursiveMemoryEffects, DeclareOpInterfaceMethods<LoopLikeOpInterface>,
                                  MemRefsNormalizable]> {
  let description = [{
    The groups say how many results of a map belong to each bound.

    ```mlir
    %0 = affine.parallel (%i, %j) = (0, 0) to (min(%n, 8), 16) step (2, 1) reduce ("addf") -> (f32) {
      %x = affine.load %buffer[%i, %j] : memref<?x16xf32>
      affine.yield %x : f32
    }
    ```
  }];
  let arguments = (ins TypedArrayAttrBase<AtomicRMWKindAttr, "Reduction ops">:$reductions,
                       AffineMapAttr:$lowerBoundsMap, I32ElementsAttr:$lowerBoundsGroups,
                       AffineMapAttr:$upperBoundsMap, I32ElementsAttr:$upperBoundsGroups,
                       I64SmallVectorArrayAttr:$steps, Variadic<Index>:$mapOperands);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<int64_t>":$ranges)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "ArrayRef<arith::AtomicRMWKind>":$reductions,
                   "ArrayRef<AffineMap>":$lbMaps, "ValueRange":$lbArgs, "ArrayRef<AffineMap>":$ubMaps,
                   "ValueRange":$ubArgs, "ArrayRef<int64_t>":$steps)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def AffineYieldOp : Affine_Op<"yield", "ends a region with its results",
                              [Pure, Terminator, ReturnLike, MemRefsNormalizable]> {
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [OpBuilder<(ins), CppBody>];
  let assemblyFormat = "attr-dict ($operands^ `:` type($operands))?";
  let hasVerifier = 1;
}

// Memory

defvar Affine_MapAccess = DeclareOpInterfaceMethods<AffineMapAccessInterface>;

class AffineLoadOpBase<string mnemonic, string what>
    : Affine_Op<mnemonic, what, [DeclareOpInterfaceMethods<AffineReadOpInterface>, Affine_MapAccess,
        MemRefsNormalizable]> {
  let arguments = (ins Arg<AnyMemRef, "where to read", [MemRead]>:$memref, Variadic<Index>:$indices,
                       AffineMapAttr:$map);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineLoadOp : AffineLoadOpBase<"load", "an element of a memref"> {
  let description = [{
    ```mlir
    %x = affine.load %buffer[%i + 3, %j * 2 + symbol(%n)] : memref<?x?xf32>
    ```
  }];
  let results = (outs AnyType:$result);
  let builders = [
    OpBuilder<(ins "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>
  ];
  let hasFolder = 1;
}

def AffineVectorLoadOp : AffineLoadOpBase<"vector_load", "elements of a memref as a vector"> {
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let builders = [
    OpBuilder<(ins "VectorType":$resultType, "AffineMap":$map, "ValueRange":$operands)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref, CArg<"ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "VectorType":$resultType, "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>
  ];
}

class AffineStoreOpBase<string mnemonic, string what, TypeConstraint stored>
    : Affine_Op<mnemonic, what, [DeclareOpInterfaceMethods<AffineWriteOpInterface>, Affine_MapAccess,
        MemRefsNormalizable]> {
  let arguments = (ins stored:$value, Arg<AnyMemRef, "where to write", [MemWrite]>:$memref, Variadic<Index>:$indices,
                       AffineMapAttr:$map);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "ValueRange":$indices)>,
    OpBuilder<(ins "Value":$valueToStore, "Value":$memref, "AffineMap":$map, "ValueRange":$mapOperands)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store", "writes an element of a memref", AnyType> {
  let hasFolder = 1;
}

def AffineVectorStoreOp : AffineStoreOpBase<"vector_store", "writes a vector into a memref", AnyVectorOfNonZeroRank>;

def AffinePrefetchOp : Affine_Op<"prefetch", "says that an element of a memref will be used soon",
                                 [Affine_MapAccess, MemRefsNormalizable]> {
  let description = [{
    ```mlir
    affine.prefetch %buffer[%i, %j + 5], read, locality<3>, data : memref<400x400xi32>
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint, BoolAttr:$isDataCache,
                       AffineMapAttr:$map);
  let builders = [OpBuilder<(ins "Value":$memref, "AffineMap":$map, "ArrayRef<Value>":$mapOperands, "bool":$isWrite,
                                 "unsigned":$localityHint, "bool":$isDataCache), CppBody>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // AFFINE_ODS
