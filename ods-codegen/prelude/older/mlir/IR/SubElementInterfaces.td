// Part of odsgen. Apache-2.0.
//
// Types and attributes that contain others: every one with parameters does since MLIR 17, without an interface. Names
// are those of MLIR 16's mlir/IR/SubElementInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef SUB_ELEMENT_INTERFACES
#define SUB_ELEMENT_INTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::mlir" in {
  def SubElementAttrInterface : AttrInterface<"SubElementAttrInterface"> {
    let description = "An attribute that contains types or attributes.";
  }
  def SubElementTypeInterface : TypeInterface<"SubElementTypeInterface"> {
    let description = "A type that contains types or attributes.";
  }
}

#endif // SUB_ELEMENT_INTERFACES
