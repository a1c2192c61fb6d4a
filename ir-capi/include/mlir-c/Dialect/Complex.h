// Dialect/Complex.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_COMPLEX_H
#define MLIR_C_DIALECT_COMPLEX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAComplex(MlirAttribute attr);

/// Reports that the library does not have the dialect 'complex'.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType ty, double real, double imag);

/// Reports that the library does not have the dialect 'complex'.
MLIR_CAPI_EXPORTED MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType ty, double real, double imag);

/// Reports that the library does not have the dialect 'complex'.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetImagDouble(MlirAttribute attr);

/// Reports that the library does not have the dialect 'complex'.
MLIR_CAPI_EXPORTED double mlirComplexAttrGetRealDouble(MlirAttribute attr);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexAttrGetTypeID(void);

/// The handle of the dialect `complex`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__complex__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_COMPLEX_H
