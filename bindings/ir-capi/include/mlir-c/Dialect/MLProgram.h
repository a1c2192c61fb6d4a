// Dialect/MLProgram.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_MLPROGRAM_H
#define MLIR_C_DIALECT_MLPROGRAM_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `MLProgramPipelineGlobalsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateMLProgramMLProgramPipelineGlobalsPass(void);

/// Registers the pass `MLProgramPipelineGlobalsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterMLProgramMLProgramPipelineGlobalsPass(void);

/// Registers the passes of the group `MLProgram` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterMLProgramPasses(void);

/// The handle of the dialect `ml_program`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__ml_program__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_MLPROGRAM_H
