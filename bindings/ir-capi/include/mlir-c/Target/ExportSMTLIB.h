// Target/ExportSMTLIB.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_TARGET_EXPORTSMTLIB_H
#define MLIR_C_TARGET_EXPORTSMTLIB_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have a translation to SMT-LIB.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTranslateModuleToSMTLIB(MlirModule module, MlirStringCallback callback, void *userData, bool inlineSingleUseValues, bool indentLetBody);

/// Reports that the library does not have a translation to SMT-LIB.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirTranslateOperationToSMTLIB(MlirOperation operation, MlirStringCallback callback, void *userData, bool inlineSingleUseValues, bool indentLetBody);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_TARGET_EXPORTSMTLIB_H
