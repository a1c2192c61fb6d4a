// Part of odsgen. Apache-2.0.
//
// Interfaces of attributes that have a type, data, elements or a memory layout. Names and values are those of MLIR 22's
// mlir/IR/BuiltinAttributeInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let cppNamespace = "::mlir";
  let description = "An attribute that has a type, which is that of the value it stands for.";
  let methods = [InterfaceMethod<"The type.", "::mlir::Type", "getType">];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let cppNamespace = "::mlir";
  let description = "An attribute whose contents can be had as plain bytes.";
  let methods = [InterfaceMethod<"The bytes.", "::llvm::ArrayRef<char>", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let cppNamespace = "::mlir";
  let description = [{
    An attribute that holds the elements of a constant tensor or vector, and gives them in each of the types it names,
    as one piece of memory or one after the other.
  }];
  let methods = [
    InterfaceMethod<"Access to the elements by index, as values of a type; fails if it is not one of those named.",
      "::mlir::FailureOr<::mlir::detail::ElementsAttrIndexer>", "getValuesImpl",
      (ins "::mlir::TypeID":$elementID), [{}], CppBody>,
    InterfaceMethod<"Whether all elements are equal.",
      "bool", "isSplat", (ins), [{}], [{ return $_attr.getNumElements() == 1; }]>,
    InterfaceMethod<"The type of the whole.",
      "::mlir::ShapedType", "getShapedType", (ins), [{}], [{ return $_attr.getType(); }]>,
  ];

  // Shared by the C++ classes of the interface and its trait.
  string ElementsAttrInterfaceAccessors = "";
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = [{
    An attribute that says where in memory each element of a memref is, as an affine map of its indices.
  }];
  let methods = [
    InterfaceMethod<"The layout as a map, which must not be null.", "::mlir::AffineMap", "getAffineMap", (ins)>,
    InterfaceMethod<"Whether elements are in the order of their indices, without gaps.",
      "bool", "isIdentity", (ins), [{}], [{ return $_attr.getAffineMap().isIdentity(); }]>,
    InterfaceMethod<"Whether the layout goes with a shape; says why not by `emitError`.",
      "::llvm::LogicalResult", "verifyLayout",
      (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::function_ref<::mlir::InFlightDiagnostic()>":$emitError), [{}],
      [{ return ::mlir::detail::verifyAffineMapAsLayout($_attr.getAffineMap(), shape, emitError); }]>,
    InterfaceMethod<"The layout for a shape as an offset and a stride for each dimension; fails if it is none.",
      "::llvm::LogicalResult", "getStridesAndOffset",
      (ins "::llvm::ArrayRef<int64_t>":$shape, "::llvm::SmallVectorImpl<int64_t>&":$strides, "int64_t&":$offset), [{}],
      [{ return ::mlir::detail::getAffineMapStridesAndOffset($_attr.getAffineMap(), shape, strides, offset); }]>,
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
