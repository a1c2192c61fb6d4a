// Part of odsgen. Apache-2.0.
//
// Operations that have an alignment. Names and values are those of MLIR 22's mlir/Interfaces/AlignmentAttrInterface.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let description = "An operation with an optional attribute `alignment`: a number of bytes, which is a power of two.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The alignment, if there is one.", "::llvm::MaybeAlign", "getMaybeAlign", (ins), CppBody>,
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE_TD
