// Dialect/OpenACC.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_OPENACC_H
#define MLIR_C_DIALECT_OPENACC_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `ACCIfClauseLowering`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCIfClauseLowering(void);

/// Creates a pass `ACCImplicitData`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCImplicitData(void);

/// Creates a pass `ACCImplicitDeclare`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCImplicitDeclare(void);

/// Creates a pass `ACCImplicitRoutine`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCImplicitRoutine(void);

/// Creates a pass `ACCLegalizeSerial`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCLegalizeSerial(void);

/// Creates a pass `ACCLoopTiling`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCLoopTiling(void);

/// Creates a pass `ACCSpecializeForDevice`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCSpecializeForDevice(void);

/// Creates a pass `ACCSpecializeForHost`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCACCSpecializeForHost(void);

/// Creates a pass `LegalizeDataValuesInRegion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCLegalizeDataValuesInRegion(void);

/// Creates a pass `OffloadLiveInValueCanonicalization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateOpenACCOffloadLiveInValueCanonicalization(void);

/// Registers the pass `ACCIfClauseLowering`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCIfClauseLowering(void);

/// Registers the pass `ACCImplicitData`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCImplicitData(void);

/// Registers the pass `ACCImplicitDeclare`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCImplicitDeclare(void);

/// Registers the pass `ACCImplicitRoutine`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCImplicitRoutine(void);

/// Registers the pass `ACCLegalizeSerial`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCLegalizeSerial(void);

/// Registers the pass `ACCLoopTiling`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCLoopTiling(void);

/// Registers the pass `ACCSpecializeForDevice`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCSpecializeForDevice(void);

/// Registers the pass `ACCSpecializeForHost`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCACCSpecializeForHost(void);

/// Registers the pass `LegalizeDataValuesInRegion`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCLegalizeDataValuesInRegion(void);

/// Registers the pass `OffloadLiveInValueCanonicalization`.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCOffloadLiveInValueCanonicalization(void);

/// Registers the passes of the group `OpenACC` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterOpenACCPasses(void);

/// The handle of the dialect `acc`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__acc__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_OPENACC_H
