// Part of odsgen. Apache-2.0.
//
// The dialect of tensors. Names and values are those of MLIR 22's mlir/Dialect/Tensor/IR/TensorBase.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef TENSOR_BASE
#define TENSOR_BASE

include "mlir/IR/OpBase.td"

def Tensor_Dialect : Dialect {
  let name = "tensor";
  let cppNamespace = "::mlir::tensor";
  let summary = "Tensors: their shapes, elements and slices";
  let hasCanonicalizer = 1;
  let hasConstantMaterializer = 1;
  let dependentDialects = ["affine::AffineDialect", "arith::ArithDialect", "complex::ComplexDialect"];
}

#endif // TENSOR_BASE
