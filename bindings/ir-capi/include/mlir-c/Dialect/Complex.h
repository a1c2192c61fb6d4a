// Dialect/Complex.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_COMPLEX_H
#define MLIR_C_DIALECT_COMPLEX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Whether an attribute is a complex number.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAComplex(MlirAttribute attr);

/// A complex number of a complex type of floats.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType ty, double real, double imag);

/// A complex number; an error at the location if the type is not a complex type of floats.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType ty, double real, double imag);

/// The imaginary part of a number, rounded.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetImagDouble(MlirAttribute attr);

/// The real part of a number, rounded.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetRealDouble(MlirAttribute attr);

/// The type id of complex numbers.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexAttrGetTypeID(void);

/// The handle of the dialect `complex`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__complex__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_COMPLEX_H
