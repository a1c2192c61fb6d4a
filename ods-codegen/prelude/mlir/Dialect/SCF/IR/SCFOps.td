// Part of odsgen. Apache-2.0.
//
// Loops and conditions as operations with regions. Names and values are those of MLIR 22's
// mlir/Dialect/SCF/IR/SCFOps.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef SCF_ODS
#define SCF_ODS

include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/ParallelCombiningOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"
include "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"

def SCF_Dialect : Dialect {
  let name = "scf";
  let cppNamespace = "::mlir::scf";
  let summary = "Loops and conditions as operations with regions";
  let dependentDialects = ["arith::ArithDialect"];
}

class SCF_Op<string mnemonic, string what, list<Trait> traits = []> : Op<SCF_Dialect, mnemonic, traits> {
  let summary = what;
}

class SCF_RegionBranch<list<string> methods> : DeclareOpInterfaceMethods<RegionBranchOpInterface, methods>;
class SCF_LoopLike<list<string> methods> : DeclareOpInterfaceMethods<LoopLikeOpInterface, methods>;

// An optional function that builds a body.
class SCF_BodyBuilder<string arguments> : CArg<"function_ref<void(" # arguments # ")>", "nullptr">;

def ConditionOp : SCF_Op<"condition", "whether a while loop goes on, and with which values",
                         [HasParent<"WhileOp">,
                          DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface, ["getSuccessorRegions"]>, Pure,
                          Terminator]> {
  let arguments = (ins I1:$condition, Variadic<AnyType>:$args);
  let assemblyFormat = "`(` $condition `)` attr-dict ($args^ `:` type($args))?";
}

def ExecuteRegionOp : SCF_Op<"execute_region", "runs a region, of several blocks perhaps, once",
                             [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let arguments = (ins UnitAttr:$no_inline);
  let results = (outs Variadic<AnyType>);
  let regions = (region AnyRegion:$region);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ForOp
    : SCF_Op<"for", "a loop that counts",
             [AutomaticAllocationScope,
              SCF_LoopLike<["getInitsMutable", "getLoopResults", "getRegionIterArgs", "getLoopInductionVars",
                        "getLoopLowerBounds", "getLoopSteps", "getLoopUpperBounds", "getStaticTripCount",
                        "getYieldedValuesMutable", "promoteIfSingleIteration", "replaceWithAdditionalYields",
                        "yieldTiledValuesAndReplace"]>,
              AllTypesMatch<["lowerBound", "upperBound", "step"]>, ConditionallySpeculatable,
              SCF_RegionBranch<["getEntrySuccessorOperands"]>, SingleBlockImplicitTerminator<"scf::YieldOp">,
              RecursiveMemoryEffects]> {
  let description = [{
    From the lower bound up to the upper one, which is not reached. Values that iterations hand on to the next are
    arguments of the body after the counter.

    ```mlir
    %sum = scf.for %i = %lower to %upper step %step iter_args(%acc = %init) -> (f32) {
      %next = arith.addf %acc, %x : f32
      scf.yield %next : f32
    }
    ```
  }];
  let arguments = (ins AnySignlessIntegerOrIndex:$lowerBound, AnySignlessIntegerOrIndex:$upperBound,
                       AnySignlessIntegerOrIndex:$step, Variadic<AnyType>:$initArgs, UnitAttr:$unsignedCmp);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$lowerBound, "Value":$upperBound, "Value":$step,
                                 CArg<"ValueRange", "{}">:$initArgs,
                                 SCF_BodyBuilder<"OpBuilder &, Location, Value, ValueRange">,
                                 CArg<"bool", "false">:$unsignedCmp)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def ForallOp : SCF_Op<"forall", "a loop in several dimensions whose iterations may run at the same time",
                      [AttrSizedOperandSegments, AutomaticAllocationScope,
                       SCF_LoopLike<["getInitsMutable", "getRegionIterArgs", "getLoopInductionVars",
                           "getLoopLowerBounds",
                                 "getLoopUpperBounds", "getLoopSteps", "promoteIfSingleIteration",
                                 "yieldTiledValuesAndReplace"]>,
                       RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::InParallelOp">,
                       DeclareOpInterfaceMethods<RegionBranchOpInterface>, DestinationStyleOpInterface,
                       HasParallelRegion]> {
  let description = [{
    Each iteration gets the tensors that the loop makes new ones from, and says at its end which slices it puts where.

    ```mlir
    %r = scf.forall (%i) in (%n) shared_outs(%out = %init) -> (tensor<?xf32>) {
      %slice = "compute"(%i) : (index) -> tensor<1xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %slice into %out[%i] [1] [1] : tensor<1xf32> into tensor<?xf32>
      }
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicLowerBound, Variadic<Index>:$dynamicUpperBound,
                       Variadic<Index>:$dynamicStep, DenseI64ArrayAttr:$staticLowerBound,
                       DenseI64ArrayAttr:$staticUpperBound, DenseI64ArrayAttr:$staticStep,
                       Variadic<AnyRankedTensor>:$outputs, OptionalAttr<DeviceMappingArrayAttr>:$mapping);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  defvar Body = SCF_BodyBuilder<"OpBuilder &, Location, ValueRange">;
  let builders = [
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$lbs, "ArrayRef<OpFoldResult>":$ubs, "ArrayRef<OpFoldResult>":$steps,
                   "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping, Body:$bodyBuilderFn)>,
    OpBuilder<(ins "ArrayRef<OpFoldResult>":$ubs, "ValueRange":$outputs, "std::optional<ArrayAttr>":$mapping,
                   Body:$bodyBuilderFn)>
  ];
}

def InParallelOp : SCF_Op<"forall.in_parallel", "what an iteration of a forall loop contributes to the results",
                          [Pure, Terminator, DeclareOpInterfaceMethods<InParallelOpInterface>, HasParent<"ForallOp">] #
                              GraphRegionNoTerminator.traits> {
  let regions = (region SizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins)>];
}

def IfOp : SCF_Op<"if", "runs one of two regions, as a condition says",
                  [SCF_RegionBranch<["getNumRegionInvocations", "getRegionInvocationBounds",
                      "getEntrySuccessorRegions"]>,
                   InferTypeOpAdaptor, SingleBlockImplicitTerminator<"scf::YieldOp">, RecursiveMemoryEffects,
                   RecursivelySpeculatable, NoRegionArguments]> {
  let description = [{
    ```mlir
    %r = scf.if %c -> (f32) {
      scf.yield %a : f32
    } else {
      scf.yield %b : f32
    }
    ```
  }];
  let arguments = (ins I1:$condition);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$thenRegion, MaxSizedRegion<1>:$elseRegion);
  let skipDefaultBuilders = 1;
  defvar Body = "function_ref<void(OpBuilder &, Location)>";
  let builders = [
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond, "bool":$addThenBlock, "bool":$addElseBlock)>,
    OpBuilder<(ins "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "TypeRange":$resultTypes, "Value":$cond, "bool":$withElseRegion)>,
    OpBuilder<(ins "Value":$cond, CArg<Body, "buildTerminatedBody">:$thenBuilder, CArg<Body, "nullptr">:$elseBuilder)>
  ];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ParallelOp
    : SCF_Op<"parallel", "a loop in several dimensions whose results are put together from all iterations",
             [AutomaticAllocationScope, AttrSizedOperandSegments,
              SCF_LoopLike<["getLoopInductionVars", "getLoopLowerBounds", "getLoopUpperBounds", "getLoopSteps"]>,
              RecursiveMemoryEffects, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
              SingleBlockImplicitTerminator<"scf::ReduceOp">, HasParallelRegion]> {
  let description = [{
    ```mlir
    %sum = scf.parallel (%i) = (%lower) to (%upper) step (%step) init (%zero) -> f32 {
      %x = memref.load %buffer[%i] : memref<?xf32>
      scf.reduce(%x : f32) {
      ^bb0(%a: f32, %b: f32):
        %s = arith.addf %a, %b : f32
        scf.reduce.return %s : f32
      }
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$lowerBound, Variadic<Index>:$upperBound, Variadic<Index>:$step,
                       Variadic<AnyType>:$initVals);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$region);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds, "ValueRange":$steps, "ValueRange":$initVals,
                   CArg<"function_ref<void (OpBuilder &, Location, ValueRange, ValueRange)>",
                        "nullptr">:$bodyBuilderFn)>,
    OpBuilder<(ins "ValueRange":$lowerBounds, "ValueRange":$upperBounds, "ValueRange":$steps,
                   CArg<"function_ref<void (OpBuilder &, Location, ValueRange)>", "nullptr">:$bodyBuilderFn)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def ReduceOp : SCF_Op<"reduce", "how the results of a parallel loop are put together",
                      [Terminator, HasParent<"ParallelOp">, RecursiveMemoryEffects,
                       DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "ValueRange":$operands)>, OpBuilder<(ins)>];
  let arguments = (ins Variadic<AnyType>:$operands);
  let assemblyFormat = "(`(` $operands^ `:` type($operands) `)`)? $reductions attr-dict";
  let regions = (region VariadicRegion<SizedRegion<1>>:$reductions);
  let hasRegionVerifier = 1;
}

def ReduceReturnOp : SCF_Op<"reduce.return", "what a reduction makes of two values",
                            [HasParent<"ReduceOp">, Pure, Terminator]> {
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

def WhileOp : SCF_Op<"while", "a loop that goes on as long as a condition holds",
                     [SCF_RegionBranch<["getEntrySuccessorOperands"]>,
                      SCF_LoopLike<["getRegionIterArgs", "getYieldedValuesMutable"]>, RecursiveMemoryEffects,
                          SingleBlock]> {
  let description = [{
    The first region computes the condition; the second one runs when it holds, and hands values back to the first.

    ```mlir
    %r = scf.while (%a = %init) : (i32) -> i32 {
      %c = "test"(%a) : (i32) -> i1
      scf.condition(%c) %a : i32
    } do {
    ^bb0(%b: i32):
      %next = "step"(%b) : (i32) -> i32
      scf.yield %next : i32
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$inits);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$before, SizedRegion<1>:$after);
  defvar Body = "function_ref<void(OpBuilder &, Location, ValueRange)>";
  let builders = [OpBuilder<(ins "TypeRange":$resultTypes, "ValueRange":$inits, Body:$beforeBuilder,
                                 Body:$afterBuilder)>];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def IndexSwitchOp : SCF_Op<"index_switch", "runs the region that an index is listed with",
                           [RecursiveMemoryEffects, SingleBlockImplicitTerminator<"scf::YieldOp">,
                            SCF_RegionBranch<["getRegionInvocationBounds", "getEntrySuccessorRegions"]>]> {
  let description = [{
    ```mlir
    scf.index_switch %i
    case 2 {
      scf.yield
    }
    default {
      scf.yield
    }
    ```
  }];
  let arguments = (ins Index:$arg, DenseI64ArrayAttr:$cases);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$defaultRegion, VariadicRegion<SizedRegion<1>>:$caseRegions);
  let assemblyFormat = [{
    $arg attr-dict (`->` type($results)^)?
    custom<SwitchCases>($cases, $caseRegions) `\n`
    `` `default` $defaultRegion
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def YieldOp : SCF_Op<"yield", "ends a region with its results",
                     [Pure, ReturnLike, Terminator,
                      ParentOneOf<["ExecuteRegionOp", "ForOp", "IfOp", "IndexSwitchOp", "WhileOp"]>]> {
  let arguments = (ins Variadic<AnyType>:$results);
  let builders = [OpBuilder<(ins), CppBody>];
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
}

#endif // SCF_ODS
