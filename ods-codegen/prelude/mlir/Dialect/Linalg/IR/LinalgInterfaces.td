// Part of odsgen. Apache-2.0.
//
// Interfaces of operations on tensors and buffers with indexing maps and a body. Names and values are those of MLIR
// 22's
// mlir/Dialect/Linalg/IR/LinalgInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LINALG_IR_LINALGINTERFACES
#define LINALG_IR_LINALGINTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/IndexingMapOpInterface.td"

defvar Linalg_Namespace = "::mlir::linalg";
defvar Linalg_OneOperand = (ins "OpOperand *":$opOperand);
defvar Linalg_ItsOperand = (ins "OpOperand*":$opOperand);

let cppNamespace = Linalg_Namespace in {
  def LinalgContractionOpInterface : OpInterface<"ContractionOpInterface"> {
    let description = "Sums of products: two inputs and an initial value.";
    let methods = [
      InterfaceMethod<"The first input.", "Value", "lhs", (ins), CppBody>,
      InterfaceMethod<"The second input.", "Value", "rhs", (ins), CppBody>
    ] # !foreach(kind, ["RowMajorMatmul", "ColumnMajorMatmul", "RowMajorBatchMatmul", "Vecmat", "BatchVecmat", "Matvec",
                        "BatchMatvec"],
                 InterfaceMethod<"Whether the indexing maps are those of this product.", "bool", "is" # kind, (ins),
                                 CppBody>);
    let verify = CppBody;
    let verifyWithRegions = 1;
  }

  def LinalgConvolutionOpInterface : OpInterface<"ConvolutionOpInterface"> {
    let description = "Convolutions and poolings: an image and a window.";
    let methods = [
      InterfaceMethod<"The image.", "Value", "image", (ins), "", "return $_op.getOperation()->getOperand(0);">,
      InterfaceMethod<"The window.", "Value", "filter", (ins), "", "return $_op.getOperation()->getOperand(1);">
    ];
    let verify = CppBody;
  }

  def LinalgFillOpInterface : OpInterface<"FillOpInterface"> {
    let description = "Operations that set all elements to one value.";
    let methods = [
      InterfaceMethod<"The value.", "Value", "value", (ins), "", "return $_op.getOperation()->getOperand(0);">,
      InterfaceMethod<"What is filled.", "Value", "output", (ins), "", "return $_op.getOperation()->getOperand(1);">,
      InterfaceMethod<"The filled tensor; null for buffers.", "Value", "result", (ins), "", CppBody>
    ];
    let verify = CppBody;
  }

  def LinalgStructuredInterface
      : OpInterface<"LinalgOp", [DestinationStyleOpInterface, IndexingMapOpInterface]> {
    let description =
        "An operation whose body is run for each point of an iteration space; maps say on which elements.";
    let methods = [
      InterfaceMethod<"The number of parallel dimensions.", "unsigned", "getNumParallelLoops", (ins), "", CppBody>,
      InterfaceMethod<"Whether all dimensions are parallel.", "bool", "isAllParallelLoops", (ins), "",
        "return getNumParallelLoops() ==  getNumLoops();">,
      InterfaceMethod<"The parallel dimensions.", "void", "getParallelDims",
        (ins "SmallVectorImpl<unsigned> &":$res), "", CppBody>,
      InterfaceMethod<"The number of reduction dimensions.", "unsigned", "getNumReductionLoops", (ins), "", CppBody>,
      InterfaceMethod<"The reduction dimensions.", "void", "getReductionDims",
        (ins "SmallVectorImpl<unsigned> &":$res), "", CppBody>,
      InterfaceMethod<"The number of dimensions.", "unsigned", "getNumLoops", (ins), "",
        "return $_op.getIteratorTypesArray().size();">,
      InterfaceMethod<"Whether there is one dimension, a reduction.", "bool", "hasSingleReductionLoop", (ins), "",
        CppBody>,
      InterfaceMethod<"Whether the body uses elements of an operand.", "bool", "payloadUsesValueFromOperand",
        Linalg_OneOperand, "", CppBody>,
      InterfaceMethod<"Whether there is one input and one output.", "bool", "isSingleInputOutput", (ins), "",
        "return $_op.getNumDpsInputs() == 1 && $_op.getNumDpsInits() == 1;">,
      InterfaceMethod<"Whether an operand is an output whose elements the body uses.", "bool", "isInitTensor",
        Linalg_OneOperand, "", CppBody>,
      InterfaceMethod<"The rank of an operand.", "int64_t", "getRank", Linalg_ItsOperand, "", CppBody>,
      InterfaceMethod<"The arguments of the body for inputs.", "Block::BlockArgListType", "getRegionInputArgs", (ins),
        "", CppBody>,
      InterfaceMethod<"The arguments of the body for outputs.", "Block::BlockArgListType", "getRegionOutputArgs", (ins),
        "", CppBody>,
      InterfaceMethod<"The argument of the body for an operand.", "BlockArgument", "getMatchingBlockArgument",
        Linalg_OneOperand, "", CppBody>,
      InterfaceMethod<"The operand for an argument of the body.", "OpOperand *", "getMatchingOpOperand",
        (ins "BlockArgument":$blockArgument), "", CppBody>,
      InterfaceMethod<"The map of a result.", "AffineMap", "getIndexingMapMatchingResult", (ins "OpResult":$result), "",
        CppBody>,
      InterfaceMethod<"What the body yields for an output.", "OpOperand *", "getMatchingYieldValue", Linalg_ItsOperand,
        "", CppBody>,
      InterfaceMethod<"The block of the body.", "Block*", "getBlock", (ins), "", CppBody>,
      InterfaceMethod<"The kinds of the dimensions.", "SmallVector<utils::IteratorType>", "getIteratorTypesArray",
        (ins), "", CppBody>,
      InterfaceMethod<"Whether maps depend on attributes of the operation.", "bool", "hasDynamicIndexingMaps", (ins),
        "", "return false;">,
      InterfaceMethod<"Fails if the attributes that maps depend on are wrong.", "LogicalResult",
        "verifyIndexingMapRequiredAttributes", (ins), "", "return success();">,
      InterfaceMethod<"Whether a dimension of an operand is dynamic.", "bool", "hasDynamicShape", (ins), "", CppBody>,
      InterfaceMethod<"The name of a function of a library that does the same.", "std::string", "getLibraryCallName",
        (ins), "", "return $_op.getLibraryCallName();">,
      InterfaceMethod<"Whether the body uses the indices of the point.", "bool", "hasIndexSemantics", (ins), "", "">,
      InterfaceMethod<"The operands that the body has arguments for.", "::llvm::SmallVector<OpOperand *>",
        "getOpOperandsMatchingBBargs", (ins), "", CppBody>,
      InterfaceMethod<"The operand and dimension that a dimension of the iteration space is the size of.",
        "LogicalResult", "mapIterationSpaceDimToOperandDim",
        (ins "unsigned":$dimPos, "::mlir::Value &":$operand, "unsigned &":$operandDimPos), "", CppBody>,
      InterfaceMethod<"The same, all of them.", "void", "mapIterationSpaceDimToAllOperandDims",
        (ins "unsigned":$dimPos, "mlir::SmallVectorImpl<std::pair<Value, unsigned>>&":$operandDimPairs), "", CppBody>,
      InterfaceMethod<"Whether the maps are the user's.", "bool", "hasUserDefinedMaps", (ins), "", "return false;">,
      InterfaceMethod<"Whether the iteration space is known without some operands.", "bool", "canOpOperandsBeDropped",
        (ins "ArrayRef<OpOperand *>":$droppedOperands), "", CppBody>,
      InterfaceMethod<"The shape of an operand.", "ArrayRef<int64_t>", "getShape", Linalg_ItsOperand, "", CppBody>,
      StaticInterfaceMethod<"What builds the body of a named operation; null for others.",
        "std::function<void(ImplicitLocOpBuilder &, Block &, ArrayRef<NamedAttribute>, " #
            "function_ref<InFlightDiagnostic()>)>",
        "getRegionBuilder", (ins), CppBody>,
      InterfaceMethod<"Whether each map is a permutation of some dimensions.", "bool", "hasOnlyProjectedPermutations",
        (ins), CppBody>
    ];
    let verify = CppBody;
    let verifyWithRegions = 1;
  }

  def AggregatedOpInterface : OpInterface<"AggregatedOpInterface"> {
    let description = "Operations that are short for several others.";
    let methods = [
      InterfaceMethod<"Builds these, and returns what replaces the results.", "FailureOr<SmallVector<Value>>",
        "decomposeOperation", (ins "OpBuilder &":$b), "", "return {};">
    ];
  }
}

#endif // LINALG_IR_LINALGINTERFACES
