// Dialect/ArmSVE.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_ARMSVE_H
#define MLIR_C_DIALECT_ARMSVE_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `LegalizeVectorStorage`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArmSVELegalizeVectorStorage(void);

/// Registers the pass `LegalizeVectorStorage`.
MLIR_CAPI_EXPORTED void mlirRegisterArmSVELegalizeVectorStorage(void);

/// Registers the passes of the group `ArmSVE` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterArmSVEPasses(void);

/// The handle of the dialect `arm_sve`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__arm_sve__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_ARMSVE_H
