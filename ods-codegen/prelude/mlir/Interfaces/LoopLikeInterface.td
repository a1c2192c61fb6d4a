// Part of odsgen. Apache-2.0.
//
// Loops. Names and values are those of MLIR 22's mlir/Interfaces/LoopLikeInterface.td (LLVM Project, Apache-2.0 WITH
// LLVM-exception).

#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    An operation whose regions run again and again. It may count, from lower bounds to upper bounds by steps, in any
    number of dimensions; and it may carry values from one run to the next: initial operands, arguments of the region,
    values that the terminator yields, results.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether a value is made outside.",
      "bool", "isDefinedOutsideOfLoop", (ins "::mlir::Value ":$value), "",
      [{ return !$_op->isAncestor(value.getParentRegion()->getParentOp()); }]>,
    InterfaceMethod<"The regions that run.", "::llvm::SmallVector<::mlir::Region *>", "getLoopRegions">,
    InterfaceMethod<"Moves an operation that does the same in each run out of the loop.",
      "void", "moveOutOfLoop", (ins "::mlir::Operation *":$op), "", "op->moveBefore($_op);">,
    InterfaceMethod<"Replaces the loop by its body if it is known to run once; fails if not.",
      "::llvm::LogicalResult", "promoteIfSingleIteration", (ins "::mlir::RewriterBase &":$rewriter), "",
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"The counters; nothing if it does not count.",
      "::std::optional<::llvm::SmallVector<::mlir::Value>>", "getLoopInductionVars", (ins), "",
      [{ return ::std::nullopt; }]>
  ] # !foreach(what, ["LowerBounds", "Steps", "UpperBounds"],
    InterfaceMethod<"One for each counter; nothing if there are none.",
      "::std::optional<::llvm::SmallVector<::mlir::OpFoldResult>>", "getLoop" # what, (ins), "",
      [{ return ::std::nullopt; }]>
  ) # [
    InterfaceMethod<"The operands with the values to start from, to be changed.",
      "::llvm::MutableArrayRef<::mlir::OpOperand>", "getInitsMutable", (ins), "", [{ return {}; }]>,
    InterfaceMethod<"The arguments with the values carried.",
      "::mlir::Block::BlockArgListType", "getRegionIterArgs", (ins), "",
      [{ return ::mlir::Block::BlockArgListType(); }]>,
    InterfaceMethod<"The terminator's operands with the values for the next run, to be changed; nothing if unknown.",
      "::std::optional<::llvm::MutableArrayRef<::mlir::OpOperand>>", "getYieldedValuesMutable", (ins), "",
      [{ return ::std::nullopt; }]>,
    InterfaceMethod<"The results with the values after the last run; nothing if unknown.",
      "::std::optional<::mlir::ResultRange>", "getLoopResults", (ins), "", [{ return ::std::nullopt; }]>,
    InterfaceMethod<"Replaces the loop by one that carries more values; fails if it cannot.",
      "::mlir::FailureOr<::mlir::LoopLikeOpInterface>", "replaceWithAdditionalYields",
      (ins "::mlir::RewriterBase &":$rewriter, "::mlir::ValueRange":$newInitOperands,
           "bool":$replaceInitOperandUsesInLoop, "const ::mlir::NewYieldValuesFn &":$newYieldValuesFn), "",
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"How often it runs; nothing if unknown.",
      "::std::optional<::llvm::APInt>", "getStaticTripCount", (ins), "", [{ return ::std::nullopt; }]>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"Whether induction variables may be of the type.",
      "bool", "isValidInductionVarType", (ins "::mlir::Type":$type), "", [{ return type.isIndex(); }]>,
    InterfaceMethod<"Sets where the induction variables start; fails if it cannot.",
      "::mlir::LogicalResult", "setLoopLowerBounds", (ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$bounds), "",
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Sets where they end, likewise.",
      "::mlir::LogicalResult", "setLoopUpperBounds", (ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$bounds), "",
      [{ return ::mlir::failure(); }]>,
    InterfaceMethod<"Sets by how much they grow, likewise.",
      "::mlir::LogicalResult", "setLoopSteps", (ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$steps), "",
      [{ return ::mlir::failure(); }]>,
#endif
  ];
  let verifyWithRegions = 1;
  let verify = [{ return ::mlir::detail::verifyLoopLikeOpInterface($_op); }];
}

// The runs of its region may go on at the same time.
def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
