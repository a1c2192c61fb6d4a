// Part of odsgen. Apache-2.0.
//
// The dialect of functions of numbers. Names and values are those of MLIR 22's mlir/Dialect/Math/IR/MathBase.td
// (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MATH_BASE
#define MATH_BASE

include "mlir/IR/OpBase.td"

def Math_Dialect : Dialect {
  let name = "math";
  let cppNamespace = "::mlir::math";
  let summary = "Functions of numbers, element by element on vectors and tensors";
  let hasConstantMaterializer = 1;
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

#endif // MATH_BASE
