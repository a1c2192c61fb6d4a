// Part of odsgen. Apache-2.0.
//
// Operations on tensors that bufferization rewrites to operations on buffers. Names and values are those of MLIR 22's
// mlir/Dialect/Bufferization/IR/BufferizableOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUFFERIZABLE_OP_INTERFACE
#define BUFFERIZABLE_OP_INTERFACE

include "mlir/IR/OpBase.td"

// Methods about an operand, a value or nothing but the state of the analysis.
defvar BufferizationOfOperand =
    (ins "::mlir::OpOperand &":$opOperand, "const ::mlir::bufferization::AnalysisState &":$state);
defvar BufferizationOfValue = (ins "::mlir::Value":$value, "const ::mlir::bufferization::AnalysisState &":$state);

def BufferizableOpInterface : OpInterface<"BufferizableOpInterface"> {
  let description = [{
    An operation that One-Shot Bufferize can analyse and rewrite. Where an answer is unknown, methods give the one that
    allows less.
  }];
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"Whether a value may become a new buffer.",
      "bool", "bufferizesToAllocation", (ins "::mlir::Value":$value), "", "return false;">,
    InterfaceMethod<"Whether the buffer of an operand may be read.",
      "bool", "bufferizesToMemoryRead", BufferizationOfOperand, "", CppBody>,
    InterfaceMethod<"Whether the buffer of an operand may be written to.",
      "bool", "bufferizesToMemoryWrite", BufferizationOfOperand, "", CppBody>,
    InterfaceMethod<"Whether all accesses to the buffers of some operands are element by element, loads before stores.",
      "bool", "bufferizesToElementwiseAccess",
      (ins "const ::mlir::bufferization::AnalysisState &":$state,
           "::llvm::ArrayRef<::mlir::OpOperand *>":$opOperands), "", "return false;">,
    InterfaceMethod<"Whether the buffer of a result may be written to by the operation.",
      "bool", "resultBufferizesToMemoryWrite",
      (ins "::mlir::OpResult":$opResult, "const ::mlir::bufferization::AnalysisState &":$state), "", CppBody>,
    InterfaceMethod<"Whether no copy of an operand's buffer may be used in its place.",
      "bool", "mustBufferizeInPlace", BufferizationOfOperand, "", CppBody>,
    InterfaceMethod<"The values whose buffers may be that of an operand.",
      "::mlir::bufferization::AliasingValueList", "getAliasingValues", BufferizationOfOperand, "", CppBody>,
    InterfaceMethod<"The operands whose buffers may be that of a value.",
      "::mlir::bufferization::AliasingOpOperandList", "getAliasingOpOperands", BufferizationOfValue, "", CppBody>,
    InterfaceMethod<"Inserts copies where the analysis found conflicts; fails if it cannot.",
      "::llvm::LogicalResult", "resolveConflicts",
      (ins "::mlir::RewriterBase &":$rewriter, "const ::mlir::bufferization::AnalysisState &":$analysisState,
           "const ::mlir::bufferization::BufferizationState &":$bufferizationState), "", CppBody>,
    InterfaceMethod<"Replaces the operation by operations on buffers; fails if it cannot.",
      "::llvm::LogicalResult", "bufferize",
      (ins "::mlir::RewriterBase &":$rewriter, "const ::mlir::bufferization::BufferizationOptions &":$options,
           "::mlir::bufferization::BufferizationState &":$state), "", CppBody>,
    InterfaceMethod<"Whether the buffer of a value may be written to.",
      "bool", "isWritable", BufferizationOfValue, "", "return ::llvm::isa<::mlir::OpResult>(value);">,
    InterfaceMethod<"Whether a read and a write of which one is by this operation are known not to conflict.",
      "bool", "isNotConflicting",
      (ins "::mlir::OpOperand *":$uRead, "::mlir::OpOperand *":$uWrite,
           "const ::mlir::bufferization::AnalysisState &":$state), "", "return false;">,
    InterfaceMethod<"Fails if what the analysis found cannot be bufferized.",
      "::llvm::LogicalResult", "verifyAnalysis", (ins "const ::mlir::bufferization::AnalysisState &":$state), "",
      "return ::mlir::success();">,
    InterfaceMethod<"The type of the buffer of a value; fails if there is none.",
      "::mlir::FailureOr<::mlir::bufferization::BufferLikeType>", "getBufferType",
      (ins "::mlir::Value":$value, "const ::mlir::bufferization::BufferizationOptions &":$options,
           "const ::mlir::bufferization::BufferizationState &":$state,
           "::llvm::SmallVector<::mlir::Value> &":$invocationStack), "", CppBody>,
    InterfaceMethod<"Whether a region may run again and again.",
      "bool", "isRepetitiveRegion", (ins "unsigned":$index), "", CppBody>,
    InterfaceMethod<"Whether runs of a region may be at the same time.",
      "bool", "isParallelRegion", (ins "unsigned":$index), "", "return false;">,
    InterfaceMethod<"Whether there is anything to bufferize.", "bool", "hasTensorSemantics", (ins), "", CppBody>,
    StaticInterfaceMethod<"Whether regions may have several blocks.",
      "bool", "supportsUnstructuredControlFlow", (ins), "", "return false;">
  ];
}

#endif // BUFFERIZABLE_OP_INTERFACE
