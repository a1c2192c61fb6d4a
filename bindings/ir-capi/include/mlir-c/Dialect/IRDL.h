// Dialect/IRDL.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_IRDL_H
#define MLIR_C_DIALECT_IRDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `irdl`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__irdl__(void);

/// The list of variadicities.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues, const MlirAttribute *values);

/// The name `irdl.variadicity_array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void);

/// The attribute for `single`, `optional` or `variadic`; null for other words.
MLIR_CAPI_EXPORTED MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value);

/// The name `irdl.variadicity`.
MLIR_CAPI_EXPORTED MlirStringRef mlirIRDLVariadicityAttrGetName(void);

/// Registers the dialects that a module of the dialect `irdl` defines with the context of the module.
/// Fails if a definition cannot be loaded; then nothing is registered.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLoadIRDLDialects(MlirModule module);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_IRDL_H
