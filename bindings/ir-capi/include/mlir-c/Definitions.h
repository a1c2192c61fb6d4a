// Definitions.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DEFINITIONS_H
#define MLIR_C_DEFINITIONS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reads a file with definitions (.td, .ods), a file with a plan (.json), or all definitions in a folder,
/// and registers their dialects with the context. A dialect that the context has stays as it is. The
/// callback gets warnings and the code of the dialects that can only run in C++, or the errors. Fails if
/// the path cannot be read or the definitions are wrong; then nothing is registered.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirContextLoadDefinitions(MlirContext context, MlirStringRef path, MlirStringCallback callback, void *userData);

/// Registers the dialects of the plan, which 'odsgen gen plan' writes. Otherwise as
/// 'mlirContextLoadDefinitions'.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirContextLoadPlan(MlirContext context, MlirStringRef plan, MlirStringCallback callback, void *userData);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DEFINITIONS_H
