// Transforms.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_TRANSFORMS_H
#define MLIR_C_TRANSFORMS_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `BubbleDownMemorySpaceCasts`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsBubbleDownMemorySpaceCasts(void);

/// Creates a pass `CSE`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsCSE(void);

/// Creates a pass `Canonicalizer`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsCanonicalizer(void);

/// Creates a pass `CompositeFixedPointPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsCompositeFixedPointPass(void);

/// Creates a pass `ControlFlowSink`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsControlFlowSink(void);

/// Creates a pass `GenerateRuntimeVerification`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsGenerateRuntimeVerification(void);

/// Creates a pass `Inliner`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsInliner(void);

/// Creates a pass `LocationSnapshot`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsLocationSnapshot(void);

/// Creates a pass `LoopInvariantCodeMotion`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsLoopInvariantCodeMotion(void);

/// Creates a pass `LoopInvariantSubsetHoisting`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsLoopInvariantSubsetHoisting(void);

/// Creates a pass `Mem2Reg`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsMem2Reg(void);

/// Creates a pass `PrintIRPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsPrintIRPass(void);

/// Creates a pass `PrintOpStats`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsPrintOpStats(void);

/// Creates a pass `RemoveDeadValues`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsRemoveDeadValues(void);

/// Creates a pass `SCCP`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsSCCP(void);

/// Creates a pass `SROA`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsSROA(void);

/// Creates a pass `StripDebugInfo`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsStripDebugInfo(void);

/// Creates a pass `SymbolDCE`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsSymbolDCE(void);

/// Creates a pass `SymbolPrivatize`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsSymbolPrivatize(void);

/// Creates a pass `TopologicalSort`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsTopologicalSort(void);

/// Creates a pass `ViewOpGraph`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateTransformsViewOpGraph(void);

/// Registers the pass `BubbleDownMemorySpaceCasts`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsBubbleDownMemorySpaceCasts(void);

/// Registers the pass `CSE`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsCSE(void);

/// Registers the pass `Canonicalizer`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsCanonicalizer(void);

/// Registers the pass `CompositeFixedPointPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsCompositeFixedPointPass(void);

/// Registers the pass `ControlFlowSink`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsControlFlowSink(void);

/// Registers the pass `GenerateRuntimeVerification`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsGenerateRuntimeVerification(void);

/// Registers the pass `Inliner`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsInliner(void);

/// Registers the pass `LocationSnapshot`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsLocationSnapshot(void);

/// Registers the pass `LoopInvariantCodeMotion`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsLoopInvariantCodeMotion(void);

/// Registers the pass `LoopInvariantSubsetHoisting`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsLoopInvariantSubsetHoisting(void);

/// Registers the pass `Mem2Reg`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsMem2Reg(void);

/// Registers the passes of the group `Transforms` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsPasses(void);

/// Registers the pass `PrintIRPass`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsPrintIRPass(void);

/// Registers the pass `PrintOpStats`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsPrintOpStats(void);

/// Registers the pass `RemoveDeadValues`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsRemoveDeadValues(void);

/// Registers the pass `SCCP`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsSCCP(void);

/// Registers the pass `SROA`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsSROA(void);

/// Registers the pass `StripDebugInfo`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsStripDebugInfo(void);

/// Registers the pass `SymbolDCE`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsSymbolDCE(void);

/// Registers the pass `SymbolPrivatize`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsSymbolPrivatize(void);

/// Registers the pass `TopologicalSort`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsTopologicalSort(void);

/// Registers the pass `ViewOpGraph`.
MLIR_CAPI_EXPORTED void mlirRegisterTransformsViewOpGraph(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_TRANSFORMS_H
