// Part of odsgen. Apache-2.0.
//
// Casts between memory spaces. Names and values are those of MLIR 22's mlir/Interfaces/MemOpInterfaces.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_MEMOPINTERFACES_TD
#define MLIR_INTERFACES_MEMOPINTERFACES_TD

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = "An operation on pointers that can do without casts of its operands, and cast its results instead.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Does so; gives the results' replacements, nothing if they stay; fails if nothing was changed.",
      "::llvm::FailureOr<std::optional<::llvm::SmallVector<::mlir::Value>>>", "bubbleDownCasts",
      (ins "::mlir::OpBuilder &":$builder)>,
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = "A cast of a pointer to another memory space.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The pointer before.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getSourcePtr">,
    InterfaceMethod<"The pointer after.", "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>", "getTargetPtr">,
    InterfaceMethod<"Whether there is a cast between the types.",
      "bool", "isValidMemorySpaceCast",
      (ins "::mlir::PtrLikeTypeInterface":$tgt, "::mlir::PtrLikeTypeInterface":$src)>,
    InterfaceMethod<"Makes such a cast of another pointer to another type.",
      "::mlir::MemorySpaceCastOpInterface", "cloneMemorySpaceCastOp",
      (ins "::mlir::OpBuilder &":$builder, "::mlir::PtrLikeTypeInterface":$tgt,
           "::mlir::TypedValue<::mlir::PtrLikeTypeInterface>":$src)>,
    InterfaceMethod<"Whether users of the pointer after may use the one before.", "bool", "isSourcePromotable">,
  ];
  let verify = [{ return ::mlir::detail::verifyMemorySpaceCastOpInterface($_op); }];
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES_TD
