// Dialect/Linalg.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_LINALG_H
#define MLIR_C_DIALECT_LINALG_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `ConvertElementwiseToLinalgPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgConvertElementwiseToLinalgPass(void);

/// Creates a pass `ConvertLinalgToAffineLoopsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgConvertLinalgToAffineLoopsPass(void);

/// Creates a pass `ConvertLinalgToLoopsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgConvertLinalgToLoopsPass(void);

/// Creates a pass `ConvertLinalgToParallelLoopsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgConvertLinalgToParallelLoopsPass(void);

/// Creates a pass `LinalgBlockPackMatmul`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgBlockPackMatmul(void);

/// Creates a pass `LinalgDetensorizePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgDetensorizePass(void);

/// Creates a pass `LinalgElementwiseOpFusionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgElementwiseOpFusionPass(void);

/// Creates a pass `LinalgFoldIntoElementwisePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgFoldIntoElementwisePass(void);

/// Creates a pass `LinalgFoldUnitExtentDimsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgFoldUnitExtentDimsPass(void);

/// Creates a pass `LinalgGeneralizeNamedOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgGeneralizeNamedOpsPass(void);

/// Creates a pass `LinalgInlineScalarOperandsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgInlineScalarOperandsPass(void);

/// Creates a pass `LinalgMorphOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgMorphOpsPass(void);

/// Creates a pass `LinalgSpecializeGenericOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgLinalgSpecializeGenericOpsPass(void);

/// Creates a pass `SimplifyDepthwiseConvPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLinalgSimplifyDepthwiseConvPass(void);

/// Registers the pass `ConvertElementwiseToLinalgPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgConvertElementwiseToLinalgPass(void);

/// Registers the pass `ConvertLinalgToAffineLoopsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgConvertLinalgToAffineLoopsPass(void);

/// Registers the pass `ConvertLinalgToLoopsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgConvertLinalgToLoopsPass(void);

/// Registers the pass `ConvertLinalgToParallelLoopsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgConvertLinalgToParallelLoopsPass(void);

/// Registers the pass `LinalgBlockPackMatmul`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgBlockPackMatmul(void);

/// Registers the pass `LinalgDetensorizePass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgDetensorizePass(void);

/// Registers the pass `LinalgElementwiseOpFusionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgElementwiseOpFusionPass(void);

/// Registers the pass `LinalgFoldIntoElementwisePass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgFoldIntoElementwisePass(void);

/// Registers the pass `LinalgFoldUnitExtentDimsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgFoldUnitExtentDimsPass(void);

/// Registers the pass `LinalgGeneralizeNamedOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgGeneralizeNamedOpsPass(void);

/// Registers the pass `LinalgInlineScalarOperandsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgInlineScalarOperandsPass(void);

/// Registers the pass `LinalgMorphOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgMorphOpsPass(void);

/// Registers the pass `LinalgSpecializeGenericOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgLinalgSpecializeGenericOpsPass(void);

/// Registers the passes of the group `Linalg` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgPasses(void);

/// Registers the pass `SimplifyDepthwiseConvPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLinalgSimplifyDepthwiseConvPass(void);

/// The handle of the dialect `linalg`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__linalg__(void);

/// Fills the region of an operation of `linalg`. All others are refused.
MLIR_CAPI_EXPORTED void mlirLinalgFillBuiltinNamedOpRegion(MlirOperation mlirOp);

/// The maps by which an operation of `linalg` indexes its operands; null for others.
MLIR_CAPI_EXPORTED MlirAttribute mlirLinalgGetIndexingMapsAttribute(MlirOperation op);

/// The dimensions of an operation that is a contraction; all null for others.
MLIR_CAPI_EXPORTED MlirLinalgContractionDimensions mlirLinalgInferContractionDimensions(MlirOperation op);

/// The dimensions of a contraction whose operands and output are indexed by three maps; all null if the
/// maps are those of no contraction.
MLIR_CAPI_EXPORTED MlirLinalgContractionDimensions mlirLinalgInferContractionDimensionsFromMaps(const MlirAffineMap *indexingMaps, size_t numMaps);

/// The dimensions of an operation that is a convolution; all null for others.
MLIR_CAPI_EXPORTED MlirLinalgConvolutionDimensions mlirLinalgInferConvolutionDimensions(MlirOperation op);

/// Whether an operation is a contraction: none is.
MLIR_CAPI_EXPORTED bool mlirLinalgIsAContractionOp(MlirOperation op);

/// Whether an operation is a convolution: none is.
MLIR_CAPI_EXPORTED bool mlirLinalgIsAConvolutionOp(MlirOperation op);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_LINALG_H
