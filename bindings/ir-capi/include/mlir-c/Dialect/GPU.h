// Dialect/GPU.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_GPU_H
#define MLIR_C_DIALECT_GPU_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `GpuAsyncRegionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuAsyncRegionPass(void);

/// Creates a pass `GpuDecomposeMemrefsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuDecomposeMemrefsPass(void);

/// Creates a pass `GpuEliminateBarriers`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuEliminateBarriers(void);

/// Creates a pass `GpuKernelOutliningPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuKernelOutliningPass(void);

/// Creates a pass `GpuLaunchSinkIndexComputationsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuLaunchSinkIndexComputationsPass(void);

/// Creates a pass `GpuMapParallelLoopsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuMapParallelLoopsPass(void);

/// Creates a pass `GpuModuleToBinaryPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuModuleToBinaryPass(void);

/// Creates a pass `GpuNVVMAttachTarget`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuNVVMAttachTarget(void);

/// Creates a pass `GpuROCDLAttachTarget`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuROCDLAttachTarget(void);

/// Creates a pass `GpuSPIRVAttachTarget`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuSPIRVAttachTarget(void);

/// Creates a pass `GpuXeVMAttachTarget`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateGPUGpuXeVMAttachTarget(void);

/// Registers the pass `GpuAsyncRegionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuAsyncRegionPass(void);

/// Registers the pass `GpuDecomposeMemrefsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuDecomposeMemrefsPass(void);

/// Registers the pass `GpuEliminateBarriers`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuEliminateBarriers(void);

/// Registers the pass `GpuKernelOutliningPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuKernelOutliningPass(void);

/// Registers the pass `GpuLaunchSinkIndexComputationsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuLaunchSinkIndexComputationsPass(void);

/// Registers the pass `GpuMapParallelLoopsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuMapParallelLoopsPass(void);

/// Registers the pass `GpuModuleToBinaryPass`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuModuleToBinaryPass(void);

/// Registers the pass `GpuNVVMAttachTarget`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuNVVMAttachTarget(void);

/// Registers the pass `GpuROCDLAttachTarget`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuROCDLAttachTarget(void);

/// Registers the pass `GpuSPIRVAttachTarget`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuSPIRVAttachTarget(void);

/// Registers the pass `GpuXeVMAttachTarget`.
MLIR_CAPI_EXPORTED void mlirRegisterGPUGpuXeVMAttachTarget(void);

/// Registers the passes of the group `GPU` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterGPUPasses(void);

/// The handle of the dialect `gpu`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__gpu__(void);

/// Whether an attribute is a `#gpu.object`.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAGPUObjectAttr(MlirAttribute attr);

/// The type `!gpu.async.token`.
MLIR_CAPI_EXPORTED MlirType mlirGPUAsyncTokenTypeGet(MlirContext ctx);

/// The name `gpu.async_token`.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUAsyncTokenTypeGetName(void);

/// As `mlirGPUObjectAttrGetWithKernels`, without a table of kernels.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGet(MlirContext mlirCtx, MlirAttribute target, unsigned format, MlirStringRef objectStrRef, MlirAttribute mlirObjectProps);

/// The format of an object, a value of `CompilationTarget`.
MLIR_CAPI_EXPORTED unsigned mlirGPUObjectAttrGetFormat(MlirAttribute mlirObjectAttr);

/// The table of kernels of an object; null if it has none.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetKernels(MlirAttribute mlirObjectAttr);

/// The name `gpu.object`.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetName(void);

/// The bytes of an object.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetObject(MlirAttribute mlirObjectAttr);

/// The properties of an object, a dictionary; null if it has none.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetProperties(MlirAttribute mlirObjectAttr);

/// The target of an object.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetTarget(MlirAttribute mlirObjectAttr);

/// An object for a target, in a format that is a value of `CompilationTarget`. The properties, a
/// dictionary, and the table of kernels may be null.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetWithKernels(MlirContext mlirCtx, MlirAttribute target, unsigned format, MlirStringRef objectStrRef, MlirAttribute mlirObjectProps, MlirAttribute mlirKernelsAttr);

/// Whether an object has a table of kernels.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasKernels(MlirAttribute mlirObjectAttr);

/// Whether an object has properties.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasProperties(MlirAttribute mlirObjectAttr);

/// Whether a type is `!gpu.async.token`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAGPUAsyncTokenType(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_GPU_H
