// Dialect/ArmSME.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_ARMSME_H
#define MLIR_C_DIALECT_ARMSME_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `EnableArmStreaming`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArmSMEEnableArmStreaming(void);

/// Creates a pass `OuterProductFusion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArmSMEOuterProductFusion(void);

/// Creates a pass `TestTileAllocation`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArmSMETestTileAllocation(void);

/// Creates a pass `VectorLegalization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArmSMEVectorLegalization(void);

/// Registers the pass `EnableArmStreaming`.
MLIR_CAPI_EXPORTED void mlirRegisterArmSMEEnableArmStreaming(void);

/// Registers the pass `OuterProductFusion`.
MLIR_CAPI_EXPORTED void mlirRegisterArmSMEOuterProductFusion(void);

/// Registers the passes of the group `ArmSME` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterArmSMEPasses(void);

/// Registers the pass `TestTileAllocation`.
MLIR_CAPI_EXPORTED void mlirRegisterArmSMETestTileAllocation(void);

/// Registers the pass `VectorLegalization`.
MLIR_CAPI_EXPORTED void mlirRegisterArmSMEVectorLegalization(void);

/// The handle of the dialect `arm_sme`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__arm_sme__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_ARMSME_H
