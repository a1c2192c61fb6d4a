// Part of odsgen. Apache-2.0.
//
// Operations that allocate. Names and values are those of MLIR 22's
// mlir/Dialect/Bufferization/IR/AllocationOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef ALLOCATION_OP_INTERFACE
#define ALLOCATION_OP_INTERFACE

include "mlir/IR/OpBase.td"

def AllocationOpInterface : OpInterface<"AllocationOpInterface"> {
  let description = "An operation whose result is a new buffer; it knows the operations that free and copy it.";
  let cppNamespace = "::mlir::bufferization";
  let methods = [
    StaticInterfaceMethod<"Frees the buffer `alloc`; nothing if there is no operation for it.",
      "::std::optional<::mlir::Operation*>", "buildDealloc",
      (ins "::mlir::OpBuilder&":$builder, "::mlir::Value":$alloc), "", "return std::nullopt;">,
    StaticInterfaceMethod<"Copies the buffer `alloc`; nothing if there is no operation for it.",
      "::std::optional<::mlir::Value>", "buildClone",
      (ins "::mlir::OpBuilder&":$builder, "::mlir::Value":$alloc), "", "return std::nullopt;">,
    StaticInterfaceMethod<"Out of which regions it may be moved.",
      "::mlir::HoistingKind", "getHoistingKind", (ins), "", "return HoistingKind::None;">,
    StaticInterfaceMethod<"Allocates a buffer like `alloc` on the stack; nothing if there is no operation for it.",
      "::std::optional<::mlir::Operation*>", "buildPromotedAlloc",
      (ins "::mlir::OpBuilder&":$builder, "::mlir::Value":$alloc), "", "return std::nullopt;">
  ];
}

#endif // ALLOCATION_OP_INTERFACE
