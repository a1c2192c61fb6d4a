// Part of odsgen. Apache-2.0.
//
// The dialect of complex numbers. Names and values are those of MLIR 22's mlir/Dialect/Complex/IR/ComplexBase.td (LLVM
// Project, Apache-2.0 WITH LLVM-exception).

#ifndef COMPLEX_BASE
#define COMPLEX_BASE

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Complex_Dialect : Dialect {
  let name = "complex";
  let cppNamespace = "::mlir::complex";
  let description = "Complex numbers: their parts, arithmetic and functions.";
  let dependentDialects = ["arith::ArithDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

// How multiplications and divisions are computed.
def Complex_CRF_improved : I32BitEnumAttrCaseBit<"improved", 0>;
def Complex_CRF_basic : I32BitEnumAttrCaseBit<"basic", 1>;
def Complex_CRF_none : I32BitEnumAttrCaseBit<"none", 2>;
def Complex_ComplexRangeFlags : I32BitEnumAttr<"ComplexRangeFlags", "Complex range flags",
                                               [Complex_CRF_improved, Complex_CRF_basic, Complex_CRF_none]> {
  let cppNamespace = "::mlir::complex";
}

#endif // COMPLEX_BASE
