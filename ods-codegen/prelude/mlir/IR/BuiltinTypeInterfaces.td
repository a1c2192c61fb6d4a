// Part of odsgen. Apache-2.0.
//
// Interfaces of types that the builtin types ask of others, or offer. Names and values are those of MLIR 22's
// mlir/IR/BuiltinTypeInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type that vectors may have as their element type. Its size is known and the same everywhere.";
}

#ifdef ODS_SINCE_MLIR_23
def DenseElementTypeInterface : TypeInterface<"DenseElementType"> {
  let cppNamespace = "::mlir";
  let description = "An element type of dense attributes: each element has a fixed number of bits.";
  let methods = [
    InterfaceMethod<"The number of bits of an element.", "size_t", "getDenseElementBitSize", (ins)>,
    InterfaceMethod<"The element of these bytes, as an attribute.",
      "::mlir::Attribute", "convertToAttribute", (ins "::llvm::ArrayRef<char>":$rawData)>,
    InterfaceMethod<"Appends the bytes of an element; fails if the attribute is none of this type.",
      "::llvm::LogicalResult", "convertFromAttribute",
      (ins "::mlir::Attribute":$attr, "::llvm::SmallVectorImpl<char>&":$result)>,
  ];
}

def FloatTypeInterface : TypeInterface<"FloatType", [DenseElementTypeInterface, VectorElementTypeInterface]> {
  let extraTraitClassDeclaration = CppBody;
#else
def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
#endif
  let cppNamespace = "::mlir";
  let description = "A format of floating-point numbers.";
  let methods = [
    InterfaceMethod<"The format: widths, special values, rounding.",
      "const ::llvm::fltSemantics &", "getFloatSemantics", (ins)>,
    InterfaceMethod<"The format that is `scale` times as wide; null if there is none.",
      "::mlir::FloatType", "scaleElementBitwidth", (ins "unsigned":$scale), "", "return ::mlir::FloatType();">,
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = "A type that memrefs may have as their element type: it can be in memory, and has a size.";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    A type that holds an address in a memory space, perhaps with more about what is there, and with or without the type
    of it.
  }];
  let methods = [
    InterfaceMethod<"The memory space.", "::mlir::Attribute", "getMemorySpace">,
    InterfaceMethod<"The type of what is there; null if that is open.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether it holds more than the address.", "bool", "hasPtrMetadata">,
    InterfaceMethod<"The same with another memory space and, if given, another element type; fails if there is none.",
      "::llvm::FailureOr<::mlir::PtrLikeTypeInterface>", "clonePtrWith",
      (ins "::mlir::Attribute":$memorySpace, "::std::optional<::mlir::Type>":$elementType)>,
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let cppNamespace = "::mlir";
  let description = [{
    A type of many elements in any number of dimensions. The number is the rank, which may be unknown, as may be the
    size of each dimension.
  }];
  let methods = [
    InterfaceMethod<"The same with another shape, unless that is left out, and another element type.",
      "::mlir::ShapedType", "cloneWith",
      (ins "::std::optional<::llvm::ArrayRef<int64_t>>":$shape, "::mlir::Type":$elementType)>,
    InterfaceMethod<"The type of the elements.", "::mlir::Type", "getElementType">,
    InterfaceMethod<"Whether the rank is known.", "bool", "hasRank">,
    InterfaceMethod<"The size of each dimension, provided that the rank is known.",
      "::llvm::ArrayRef<int64_t>", "getShape">,
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
