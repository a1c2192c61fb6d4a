// Part of odsgen. Apache-2.0.
//
// Operations for which memory is freed in another way than for most. Names and values are those of MLIR 22's
// mlir/Dialect/Bufferization/IR/BufferDeallocationOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef BUFFER_DEALLOCATION_OP_INTERFACE
#define BUFFER_DEALLOCATION_OP_INTERFACE

include "mlir/IR/OpBase.td"

def BufferDeallocationOpInterface : OpInterface<"BufferDeallocationOpInterface"> {
  let description = "An operation that takes part in the insertion of deallocations.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    InterfaceMethod<"Inserts deallocations and ownerships around the operation; returns what is to be looked at next.",
      "FailureOr<Operation *>", "process",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options)>,
    InterfaceMethod<"A buffer with the memory of a result, and whether it is owned.",
      "std::pair<Value, Value>", "materializeUniqueOwnershipForMemref",
      (ins "DeallocationState &":$state, "const DeallocationOptions &":$options, "OpBuilder &":$builder,
           "Value":$memref), "", CppBody>
  ];
}

#endif // BUFFER_DEALLOCATION_OP_INTERFACE
