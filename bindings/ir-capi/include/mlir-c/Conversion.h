// Conversion.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_CONVERSION_H
#define MLIR_C_CONVERSION_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `ArithToAMDGPUConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionArithToAMDGPUConversionPass(void);

/// Creates a pass `ArithToAPFloatConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionArithToAPFloatConversionPass(void);

/// Creates a pass `ArithToArmSMEConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionArithToArmSMEConversionPass(void);

/// Creates a pass `ArithToLLVMConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionArithToLLVMConversionPass(void);

/// Creates a pass `ConvertAMDGPUToROCDLPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertAMDGPUToROCDLPass(void);

/// Creates a pass `ConvertAffineForToGPUPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertAffineForToGPUPass(void);

/// Creates a pass `ConvertArithToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertArithToEmitC(void);

/// Creates a pass `ConvertArithToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertArithToSPIRVPass(void);

/// Creates a pass `ConvertArmNeon2dToIntrPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertArmNeon2dToIntrPass(void);

/// Creates a pass `ConvertArmSMEToLLVM`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertArmSMEToLLVM(void);

/// Creates a pass `ConvertArmSMEToSCFPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertArmSMEToSCFPass(void);

/// Creates a pass `ConvertAsyncToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertAsyncToLLVMPass(void);

/// Creates a pass `ConvertBufferizationToMemRefPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertBufferizationToMemRefPass(void);

/// Creates a pass `ConvertComplexToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertComplexToLLVMPass(void);

/// Creates a pass `ConvertComplexToLibm`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertComplexToLibm(void);

/// Creates a pass `ConvertComplexToROCDLLibraryCalls`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertComplexToROCDLLibraryCalls(void);

/// Creates a pass `ConvertComplexToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertComplexToSPIRVPass(void);

/// Creates a pass `ConvertComplexToStandardPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertComplexToStandardPass(void);

/// Creates a pass `ConvertControlFlowToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertControlFlowToLLVMPass(void);

/// Creates a pass `ConvertControlFlowToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertControlFlowToSPIRVPass(void);

/// Creates a pass `ConvertFuncToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertFuncToEmitC(void);

/// Creates a pass `ConvertFuncToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertFuncToLLVMPass(void);

/// Creates a pass `ConvertFuncToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertFuncToSPIRVPass(void);

/// Creates a pass `ConvertGPUToSPIRV`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertGPUToSPIRV(void);

/// Creates a pass `ConvertGpuOpsToLLVMSPVOps`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertGpuOpsToLLVMSPVOps(void);

/// Creates a pass `ConvertGpuOpsToNVVMOps`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertGpuOpsToNVVMOps(void);

/// Creates a pass `ConvertGpuOpsToROCDLOps`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertGpuOpsToROCDLOps(void);

/// Creates a pass `ConvertIndexToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertIndexToLLVMPass(void);

/// Creates a pass `ConvertIndexToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertIndexToSPIRVPass(void);

/// Creates a pass `ConvertLinalgToStandardPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertLinalgToStandardPass(void);

/// Creates a pass `ConvertMathToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToEmitC(void);

/// Creates a pass `ConvertMathToFuncs`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToFuncs(void);

/// Creates a pass `ConvertMathToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToLLVMPass(void);

/// Creates a pass `ConvertMathToLibmPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToLibmPass(void);

/// Creates a pass `ConvertMathToROCDL`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToROCDL(void);

/// Creates a pass `ConvertMathToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToSPIRVPass(void);

/// Creates a pass `ConvertMathToXeVM`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMathToXeVM(void);

/// Creates a pass `ConvertMemRefToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMemRefToEmitC(void);

/// Creates a pass `ConvertMemRefToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertMemRefToSPIRVPass(void);

/// Creates a pass `ConvertNVGPUToNVVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertNVGPUToNVVMPass(void);

/// Creates a pass `ConvertNVVMToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertNVVMToLLVMPass(void);

/// Creates a pass `ConvertOpenACCToSCFPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertOpenACCToSCFPass(void);

/// Creates a pass `ConvertOpenMPToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertOpenMPToLLVMPass(void);

/// Creates a pass `ConvertPDLToPDLInterpPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertPDLToPDLInterpPass(void);

/// Creates a pass `ConvertParallelLoopToGpuPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertParallelLoopToGpuPass(void);

/// Creates a pass `ConvertSCFToOpenMPPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertSCFToOpenMPPass(void);

/// Creates a pass `ConvertSPIRVToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertSPIRVToLLVMPass(void);

/// Creates a pass `ConvertShapeConstraintsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertShapeConstraintsPass(void);

/// Creates a pass `ConvertShapeToStandardPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertShapeToStandardPass(void);

/// Creates a pass `ConvertShardToMPIPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertShardToMPIPass(void);

/// Creates a pass `ConvertTensorToLinalgPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertTensorToLinalgPass(void);

/// Creates a pass `ConvertTensorToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertTensorToSPIRVPass(void);

/// Creates a pass `ConvertToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertToEmitC(void);

/// Creates a pass `ConvertToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertToLLVMPass(void);

/// Creates a pass `ConvertVectorToAMX`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToAMX(void);

/// Creates a pass `ConvertVectorToArmSMEPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToArmSMEPass(void);

/// Creates a pass `ConvertVectorToGPU`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToGPU(void);

/// Creates a pass `ConvertVectorToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToLLVMPass(void);

/// Creates a pass `ConvertVectorToSCF`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToSCF(void);

/// Creates a pass `ConvertVectorToSPIRVPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToSPIRVPass(void);

/// Creates a pass `ConvertVectorToXeGPU`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertVectorToXeGPU(void);

/// Creates a pass `ConvertXeGPUToXeVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertXeGPUToXeVMPass(void);

/// Creates a pass `ConvertXeVMToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionConvertXeVMToLLVMPass(void);

/// Creates a pass `FinalizeMemRefToLLVMConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionFinalizeMemRefToLLVMConversionPass(void);

/// Creates a pass `GpuToLLVMConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionGpuToLLVMConversionPass(void);

/// Creates a pass `LiftControlFlowToSCFPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionLiftControlFlowToSCFPass(void);

/// Creates a pass `LowerAffinePass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionLowerAffinePass(void);

/// Creates a pass `LowerHostCodeToLLVMPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionLowerHostCodeToLLVMPass(void);

/// Creates a pass `MapMemRefStorageClass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionMapMemRefStorageClass(void);

/// Creates a pass `MathToAPFloatConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionMathToAPFloatConversionPass(void);

/// Creates a pass `ReconcileUnrealizedCastsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionReconcileUnrealizedCastsPass(void);

/// Creates a pass `SCFToControlFlowPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionSCFToControlFlowPass(void);

/// Creates a pass `SCFToEmitC`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionSCFToEmitC(void);

/// Creates a pass `SCFToSPIRV`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionSCFToSPIRV(void);

/// Creates a pass `SetLLVMModuleDataLayoutPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionSetLLVMModuleDataLayoutPass(void);

/// Creates a pass `TosaToArithPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToArithPass(void);

/// Creates a pass `TosaToLinalg`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToLinalg(void);

/// Creates a pass `TosaToLinalgNamed`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToLinalgNamed(void);

/// Creates a pass `TosaToMLProgram`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToMLProgram(void);

/// Creates a pass `TosaToSCFPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToSCFPass(void);

/// Creates a pass `TosaToTensorPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionTosaToTensorPass(void);

/// Creates a pass `UBToLLVMConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionUBToLLVMConversionPass(void);

/// Creates a pass `UBToSPIRVConversionPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateConversionUBToSPIRVConversionPass(void);

/// Registers the pass `ArithToAMDGPUConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionArithToAMDGPUConversionPass(void);

/// Registers the pass `ArithToAPFloatConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionArithToAPFloatConversionPass(void);

/// Registers the pass `ArithToArmSMEConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionArithToArmSMEConversionPass(void);

/// Registers the pass `ArithToLLVMConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionArithToLLVMConversionPass(void);

/// Registers the pass `ConvertAMDGPUToROCDLPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertAMDGPUToROCDLPass(void);

/// Registers the pass `ConvertAffineForToGPUPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertAffineForToGPUPass(void);

/// Registers the pass `ConvertArithToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertArithToEmitC(void);

/// Registers the pass `ConvertArithToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertArithToSPIRVPass(void);

/// Registers the pass `ConvertArmNeon2dToIntrPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertArmNeon2dToIntrPass(void);

/// Registers the pass `ConvertArmSMEToLLVM`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertArmSMEToLLVM(void);

/// Registers the pass `ConvertArmSMEToSCFPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertArmSMEToSCFPass(void);

/// Registers the pass `ConvertAsyncToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertAsyncToLLVMPass(void);

/// Registers the pass `ConvertBufferizationToMemRefPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertBufferizationToMemRefPass(void);

/// Registers the pass `ConvertComplexToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertComplexToLLVMPass(void);

/// Registers the pass `ConvertComplexToLibm`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertComplexToLibm(void);

/// Registers the pass `ConvertComplexToROCDLLibraryCalls`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertComplexToROCDLLibraryCalls(void);

/// Registers the pass `ConvertComplexToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertComplexToSPIRVPass(void);

/// Registers the pass `ConvertComplexToStandardPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertComplexToStandardPass(void);

/// Registers the pass `ConvertControlFlowToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertControlFlowToLLVMPass(void);

/// Registers the pass `ConvertControlFlowToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertControlFlowToSPIRVPass(void);

/// Registers the pass `ConvertFuncToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertFuncToEmitC(void);

/// Registers the pass `ConvertFuncToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertFuncToLLVMPass(void);

/// Registers the pass `ConvertFuncToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertFuncToSPIRVPass(void);

/// Registers the pass `ConvertGPUToSPIRV`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertGPUToSPIRV(void);

/// Registers the pass `ConvertGpuOpsToLLVMSPVOps`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertGpuOpsToLLVMSPVOps(void);

/// Registers the pass `ConvertGpuOpsToNVVMOps`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertGpuOpsToNVVMOps(void);

/// Registers the pass `ConvertGpuOpsToROCDLOps`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertGpuOpsToROCDLOps(void);

/// Registers the pass `ConvertIndexToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertIndexToLLVMPass(void);

/// Registers the pass `ConvertIndexToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertIndexToSPIRVPass(void);

/// Registers the pass `ConvertLinalgToStandardPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertLinalgToStandardPass(void);

/// Registers the pass `ConvertMathToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToEmitC(void);

/// Registers the pass `ConvertMathToFuncs`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToFuncs(void);

/// Registers the pass `ConvertMathToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToLLVMPass(void);

/// Registers the pass `ConvertMathToLibmPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToLibmPass(void);

/// Registers the pass `ConvertMathToROCDL`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToROCDL(void);

/// Registers the pass `ConvertMathToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToSPIRVPass(void);

/// Registers the pass `ConvertMathToXeVM`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMathToXeVM(void);

/// Registers the pass `ConvertMemRefToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMemRefToEmitC(void);

/// Registers the pass `ConvertMemRefToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertMemRefToSPIRVPass(void);

/// Registers the pass `ConvertNVGPUToNVVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertNVGPUToNVVMPass(void);

/// Registers the pass `ConvertNVVMToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertNVVMToLLVMPass(void);

/// Registers the pass `ConvertOpenACCToSCFPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertOpenACCToSCFPass(void);

/// Registers the pass `ConvertOpenMPToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertOpenMPToLLVMPass(void);

/// Registers the pass `ConvertPDLToPDLInterpPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertPDLToPDLInterpPass(void);

/// Registers the pass `ConvertParallelLoopToGpuPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertParallelLoopToGpuPass(void);

/// Registers the pass `ConvertSCFToOpenMPPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertSCFToOpenMPPass(void);

/// Registers the pass `ConvertSPIRVToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertSPIRVToLLVMPass(void);

/// Registers the pass `ConvertShapeConstraintsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertShapeConstraintsPass(void);

/// Registers the pass `ConvertShapeToStandardPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertShapeToStandardPass(void);

/// Registers the pass `ConvertShardToMPIPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertShardToMPIPass(void);

/// Registers the pass `ConvertTensorToLinalgPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertTensorToLinalgPass(void);

/// Registers the pass `ConvertTensorToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertTensorToSPIRVPass(void);

/// Registers the pass `ConvertToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertToEmitC(void);

/// Registers the pass `ConvertToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertToLLVMPass(void);

/// Registers the pass `ConvertVectorToAMX`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToAMX(void);

/// Registers the pass `ConvertVectorToArmSMEPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToArmSMEPass(void);

/// Registers the pass `ConvertVectorToGPU`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToGPU(void);

/// Registers the pass `ConvertVectorToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToLLVMPass(void);

/// Registers the pass `ConvertVectorToSCF`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToSCF(void);

/// Registers the pass `ConvertVectorToSPIRVPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToSPIRVPass(void);

/// Registers the pass `ConvertVectorToXeGPU`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertVectorToXeGPU(void);

/// Registers the pass `ConvertXeGPUToXeVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertXeGPUToXeVMPass(void);

/// Registers the pass `ConvertXeVMToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionConvertXeVMToLLVMPass(void);

/// Registers the pass `FinalizeMemRefToLLVMConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionFinalizeMemRefToLLVMConversionPass(void);

/// Registers the pass `GpuToLLVMConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionGpuToLLVMConversionPass(void);

/// Registers the pass `LiftControlFlowToSCFPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionLiftControlFlowToSCFPass(void);

/// Registers the pass `LowerAffinePass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionLowerAffinePass(void);

/// Registers the pass `LowerHostCodeToLLVMPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionLowerHostCodeToLLVMPass(void);

/// Registers the pass `MapMemRefStorageClass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionMapMemRefStorageClass(void);

/// Registers the pass `MathToAPFloatConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionMathToAPFloatConversionPass(void);

/// Registers the passes of the group `Conversion` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterConversionPasses(void);

/// Registers the pass `ReconcileUnrealizedCastsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionReconcileUnrealizedCastsPass(void);

/// Registers the pass `SCFToControlFlowPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionSCFToControlFlowPass(void);

/// Registers the pass `SCFToEmitC`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionSCFToEmitC(void);

/// Registers the pass `SCFToSPIRV`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionSCFToSPIRV(void);

/// Registers the pass `SetLLVMModuleDataLayoutPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionSetLLVMModuleDataLayoutPass(void);

/// Registers the pass `TosaToArithPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToArithPass(void);

/// Registers the pass `TosaToLinalg`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToLinalg(void);

/// Registers the pass `TosaToLinalgNamed`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToLinalgNamed(void);

/// Registers the pass `TosaToMLProgram`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToMLProgram(void);

/// Registers the pass `TosaToSCFPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToSCFPass(void);

/// Registers the pass `TosaToTensorPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionTosaToTensorPass(void);

/// Registers the pass `UBToLLVMConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionUBToLLVMConversionPass(void);

/// Registers the pass `UBToSPIRVConversionPass`.
MLIR_CAPI_EXPORTED void mlirRegisterConversionUBToSPIRVConversionPass(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_CONVERSION_H
