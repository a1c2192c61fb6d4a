// Part of odsgen. Apache-2.0.
//
// Views: operations that give another look at the same memory. Names and values are those of MLIR 22's
// mlir/Interfaces/ViewLikeInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = "An operation that makes a view of a buffer, without copying it.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The buffer.", "::mlir::Value", "getViewSource">,
    InterfaceMethod<"The view.", "::mlir::Value", "getViewDest", (ins), "", [{ return $_op->getResult(0); }]>,
  ];
}

def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let description = [{
    An operation on a part of a tensor or memref: an offset, a size and a stride for each dimension. Numbers that are
    known are in attributes; the others are operands, of which the offsets come first, then the sizes, then the strides.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    StaticInterfaceMethod<"The number of operands before the first offset.",
      "unsigned", "getOffsetSizeAndStrideStartOperandIndex", (ins)>,
    InterfaceMethod<"How many offsets, sizes and strides there may be.",
      "std::array<unsigned, 3>", "getArrayAttrMaxRanks", (ins)>
  ] # !foreach(what, ["Offsets", "Sizes", "Strides"],
    InterfaceMethod<"Those that are operands.",
      "::mlir::OperandRange", "get" # what, (ins), "", "return $_op.get" # what # "();">
  ) # !foreach(what, ["Offsets", "Sizes", "Strides"],
    InterfaceMethod<"All of them, ShapedType::kDynamic in the place of operands.",
      "::llvm::ArrayRef<int64_t>", "getStatic" # what, (ins), "", "return $_op.getStatic" # what # "();">
  ) # !foreach(what, ["Offsets", "Sizes", "Strides"],
    InterfaceMethod<"All of them, as attributes and values.",
      "::llvm::SmallVector<::mlir::OpFoldResult>", "getMixed" # what, (ins), "", CppBody>
  ) # !foreach(what, ["Offset", "Size", "Stride"],
    InterfaceMethod<"Whether the one at the index is an operand.",
      "bool", "isDynamic" # what, (ins "unsigned":$idx), "",
      "return ::mlir::ShapedType::isDynamic(getStatic" # what # "s()[idx]);">
  ) # !foreach(what, ["Offset", "Size", "Stride"],
    InterfaceMethod<"The number at the index, which must be no operand.",
      "int64_t", "getStatic" # what, (ins "unsigned":$idx), "", "return getStatic" # what # "s()[idx];">
  ) # !foreach(what, ["Offset", "Size", "Stride"],
    InterfaceMethod<"Which operand is the one at the index, which must be one.",
      "unsigned", "getIndexOfDynamic" # what, (ins "unsigned":$idx), "", CppBody>
  ) # !foreach(what, ["Offset", "Size", "Stride"],
    InterfaceMethod<"The operand at the index, which must be one.",
      "::mlir::Value", "getDynamic" # what, (ins "unsigned":$idx), "",
      "return $_op.getOperand(getIndexOfDynamic" # what # "(idx));">
  ) # [
    InterfaceMethod<"Whether all are the same as those of another operation, by `cmp`.",
      "bool", "isSameAs",
      (ins "::mlir::OffsetSizeAndStrideOpInterface":$other,
           "::llvm::function_ref<bool(::mlir::OpFoldResult, ::mlir::OpFoldResult)>":$cmp), "", CppBody>,
    InterfaceMethod<"Whether all strides are known to be 1.", "bool", "hasUnitStride", (ins), "", CppBody>,
    InterfaceMethod<"Whether all offsets are known to be 0.", "bool", "hasZeroOffset", (ins), "", CppBody>,
  ];
  let verify = CppBody;
}

// Operands, and what they point to, do not overlap.
def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
