// Dialect/IRDL.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_IRDL_H
#define MLIR_C_DIALECT_IRDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have the dialect 'irdl'.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues, const MlirAttribute *values);

/// The name `irdl.variadicity_array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void);

/// Reports that the library does not have the dialect 'irdl'.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value);

/// The name `irdl.variadicity`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityAttrGetName(void);

/// Reports that the library does not have the dialect 'irdl'.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLoadIRDLDialects(MlirModule module);

/// The handle of the dialect `irdl`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__irdl__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_IRDL_H
