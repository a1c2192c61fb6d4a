// Target/LLVMIR.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_TARGET_LLVMIR_H
#define MLIR_C_TARGET_LLVMIR_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED void *mlirTranslateModuleToLLVMIR(MlirOperation module, void *context);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED char *mlirTranslateModuleToLLVMIRToString(MlirOperation module);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED MlirTypeFromLLVMIRTranslator mlirTypeFromLLVMIRTranslatorCreate(MlirContext ctx);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED void mlirTypeFromLLVMIRTranslatorDestroy(MlirTypeFromLLVMIRTranslator translator);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED MlirType mlirTypeFromLLVMIRTranslatorTranslateType(MlirTypeFromLLVMIRTranslator translator, void *llvmType);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED MlirTypeToLLVMIRTranslator mlirTypeToLLVMIRTranslatorCreate(void *ctx);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED void mlirTypeToLLVMIRTranslatorDestroy(MlirTypeToLLVMIRTranslator translator);

/// Reports that the library does not have a translation to LLVM IR.
MLIR_CAPI_EXPORTED void *mlirTypeToLLVMIRTranslatorTranslateType(MlirTypeToLLVMIRTranslator translator, MlirType mlirType);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_TARGET_LLVMIR_H
