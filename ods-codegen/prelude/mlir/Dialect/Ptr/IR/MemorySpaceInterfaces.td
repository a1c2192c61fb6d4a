// Part of odsgen. Apache-2.0.
//
// What a memory space allows. Names and values are those of MLIR 22's mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MEMORY_SPACE_INTERFACES
#define MEMORY_SPACE_INTERFACES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

// The last arguments of all questions: where errors go, and before that what an access to memory has.
defvar Ptr_Errors = (ins "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError);
defvar Ptr_Layout = (ins "std::optional<int64_t>":$alignment, "const ::mlir::DataLayout *":$dataLayout);
defvar Ptr_Type_ = (ins "::mlir::Type":$type);
defvar Ptr_Ordering = (ins "::mlir::ptr::AtomicOrdering":$ordering);

def MemorySpaceAttrInterface : AttrInterface<"MemorySpaceAttrInterface"> {
  let description =
      "A memory space: which accesses and casts are valid there. A wrong one is an error if errors are wanted.";
  let cppNamespace = "::mlir::ptr";
  let methods = [
    InterfaceMethod<"Whether a value of the type can be loaded.",
      "bool", "isValidLoad", !con(Ptr_Type_, Ptr_Ordering, Ptr_Layout, Ptr_Errors)>,
    InterfaceMethod<"Whether a value of the type can be stored.",
      "bool", "isValidStore", !con(Ptr_Type_, Ptr_Ordering, Ptr_Layout, Ptr_Errors)>,
    InterfaceMethod<"Whether memory can be changed by an atomic operation.",
      "bool", "isValidAtomicOp",
      !con((ins "::mlir::ptr::AtomicBinOp":$op), Ptr_Type_, Ptr_Ordering, Ptr_Layout, Ptr_Errors)>,
    InterfaceMethod<"Whether memory can be compared and exchanged atomically.",
      "bool", "isValidAtomicXchg",
      !con(Ptr_Type_,
           (ins "::mlir::ptr::AtomicOrdering":$successOrdering, "::mlir::ptr::AtomicOrdering":$failureOrdering),
           Ptr_Layout, Ptr_Errors)>,
    InterfaceMethod<"Whether a pointer can be cast to another space.",
      "bool", "isValidAddrSpaceCast", !con((ins "::mlir::Type":$tgt, "::mlir::Type":$src), Ptr_Errors)>,
    InterfaceMethod<"Whether a pointer can be cast to an integer or from one.",
      "bool", "isValidPtrIntCast", !con((ins "::mlir::Type":$intLikeTy, "::mlir::Type":$ptrLikeTy), Ptr_Errors)>
  ];
}

#endif // MEMORY_SPACE_INTERFACES
