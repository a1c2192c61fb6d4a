// Part of odsgen. Apache-2.0.
//
// The linalg dialect and the attributes that hold its enums. Names and values are those of MLIR 22's
// mlir/Dialect/Linalg/IR/LinalgBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef LINALG_BASE
#define LINALG_BASE

include "mlir/Dialect/Utils/StructuredOpsUtils.td"
include "mlir/Dialect/Linalg/IR/LinalgEnums.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Linalg_Dialect : Dialect {
  let name = "linalg";
  let description = "Structured operations on buffers and tensors: loops over their elements whose form is known.";
  let cppNamespace = "::mlir::linalg";
  let dependentDialects = !foreach(of, ["arith::Arith", "affine::Affine", "math::Math", "memref::MemRef",
                                          "tensor::Tensor"], of # "Dialect");
  let useDefaultAttributePrinterParser = 1;
  let hasCanonicalizer = 1;
  let hasOperationAttrVerify = 1;
  let hasConstantMaterializer = 1;
}

let assemblyFormat = "`<` $value `>`" in {
  def ElementwiseKindAttr : EnumAttr<Linalg_Dialect, ElementwiseKind, "elementwise_kind">;
  def UnaryFnAttr : EnumAttr<Linalg_Dialect, UnaryFn, "unary_fn">;
  def BinaryFnAttr : EnumAttr<Linalg_Dialect, BinaryFn, "binary_fn">;
  def TernaryFnAttr : EnumAttr<Linalg_Dialect, TernaryFn, "ternary_fn">;
  def TypeFnAttr : EnumAttr<Linalg_Dialect, TypeFn, "type_fn">;
  def IteratorTypeEnum : EnumAttr<Linalg_Dialect, IteratorType, "iterator_type">;
}
def IteratorTypeArrayAttr : TypedArrayAttrBase<IteratorTypeEnum, "Iterator type should be an enum.">;

#endif // LINALG_BASE
