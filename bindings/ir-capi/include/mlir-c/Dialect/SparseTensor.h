// Dialect/SparseTensor.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SPARSETENSOR_H
#define MLIR_C_DIALECT_SPARSETENSOR_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/Enums.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `LowerForeachToSCF`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorLowerForeachToSCF(void);

/// Creates a pass `LowerSparseIterationToSCF`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorLowerSparseIterationToSCF(void);

/// Creates a pass `LowerSparseOpsToForeach`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorLowerSparseOpsToForeach(void);

/// Creates a pass `PreSparsificationRewrite`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorPreSparsificationRewrite(void);

/// Creates a pass `SparseAssembler`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseAssembler(void);

/// Creates a pass `SparseBufferRewrite`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseBufferRewrite(void);

/// Creates a pass `SparseGPUCodegen`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseGPUCodegen(void);

/// Creates a pass `SparseReinterpretMap`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseReinterpretMap(void);

/// Creates a pass `SparseSpaceCollapse`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseSpaceCollapse(void);

/// Creates a pass `SparseTensorCodegen`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseTensorCodegen(void);

/// Creates a pass `SparseTensorConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseTensorConversionPass(void);

/// Creates a pass `SparseVectorization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparseVectorization(void);

/// Creates a pass `SparsificationAndBufferization`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparsificationAndBufferization(void);

/// Creates a pass `SparsificationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorSparsificationPass(void);

/// Creates a pass `StageSparseOperations`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorStageSparseOperations(void);

/// Creates a pass `StorageSpecifierToLLVM`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateSparseTensorStorageSpecifierToLLVM(void);

/// Registers the pass `LowerForeachToSCF`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorLowerForeachToSCF(void);

/// Registers the pass `LowerSparseIterationToSCF`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorLowerSparseIterationToSCF(void);

/// Registers the pass `LowerSparseOpsToForeach`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorLowerSparseOpsToForeach(void);

/// Registers the passes of the group `SparseTensor` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorPasses(void);

/// Registers the pass `PreSparsificationRewrite`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorPreSparsificationRewrite(void);

/// Registers the pass `SparseAssembler`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseAssembler(void);

/// Registers the pass `SparseBufferRewrite`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseBufferRewrite(void);

/// Registers the pass `SparseGPUCodegen`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseGPUCodegen(void);

/// Registers the pass `SparseReinterpretMap`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseReinterpretMap(void);

/// Registers the pass `SparseSpaceCollapse`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseSpaceCollapse(void);

/// Registers the pass `SparseTensorCodegen`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseTensorCodegen(void);

/// Registers the pass `SparseTensorConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseTensorConversionPass(void);

/// Registers the pass `SparseVectorization`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparseVectorization(void);

/// Registers the pass `SparsificationAndBufferization`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparsificationAndBufferization(void);

/// Registers the pass `SparsificationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorSparsificationPass(void);

/// Registers the pass `StageSparseOperations`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorStageSparseOperations(void);

/// Registers the pass `StorageSpecifierToLLVM`.
MLIR_CAPI_EXPORTED void mlirRegisterSparseTensorStorageSpecifierToLLVM(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseTensorEncodingAttr(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirSparseTensorLevelType mlirSparseTensorEncodingAttrBuildLvlType(MlirSparseTensorLevelFormat lvlFmt, const MlirSparseTensorLevelPropertyNondefault *properties, unsigned propSize, unsigned n, unsigned m);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseTensorEncodingAttrGet(MlirContext ctx, intptr_t lvlRank, const MlirSparseTensorLevelType *lvlTypes, MlirAffineMap dimToLvl, MlirAffineMap lvlTodim, int32_t posWidth, int32_t crdWidth, MlirAttribute explicitVal, MlirAttribute implicitVal);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED int32_t mlirSparseTensorEncodingAttrGetCrdWidth(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirAffineMap mlirSparseTensorEncodingAttrGetDimToLvl(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseTensorEncodingAttrGetExplicitVal(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseTensorEncodingAttrGetImplicitVal(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirSparseTensorLevelFormat mlirSparseTensorEncodingAttrGetLvlFmt(MlirAttribute attr, intptr_t lvl);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirAffineMap mlirSparseTensorEncodingAttrGetLvlToDim(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED MlirSparseTensorLevelType mlirSparseTensorEncodingAttrGetLvlType(MlirAttribute attr, intptr_t lvl);

/// The name `sparse_tensor.encoding`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSparseTensorEncodingAttrGetName(void);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED int32_t mlirSparseTensorEncodingAttrGetPosWidth(MlirAttribute attr);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED unsigned mlirSparseTensorEncodingAttrGetStructuredM(MlirSparseTensorLevelType lvlType);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED unsigned mlirSparseTensorEncodingAttrGetStructuredN(MlirSparseTensorLevelType lvlType);

/// Reports that the library does not have the dialect 'sparse_tensor'.
MLIR_CAPI_EXPORTED intptr_t mlirSparseTensorEncodingGetLvlRank(MlirAttribute attr);

/// The handle of the dialect `sparse_tensor`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__sparse_tensor__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SPARSETENSOR_H
