//! `Target/LLVMIR.h`: translations to LLVM IR, which this library does not have.

use crate::boundary::{
    MlirContext, MlirOperation, MlirType, MlirTypeFromLLVMIRTranslator, MlirTypeToLLVMIRTranslator,
};
use std::ffi::{c_char, c_void};

absent! {
    "a translation to LLVM IR":
    fn mlirTranslateModuleToLLVMIR(module: MlirOperation, context: *mut c_void) -> *mut c_void;
    fn mlirTranslateModuleToLLVMIRToString(module: MlirOperation) -> *mut c_char;
    fn mlirTypeFromLLVMIRTranslatorCreate(ctx: MlirContext) -> MlirTypeFromLLVMIRTranslator;
    fn mlirTypeFromLLVMIRTranslatorDestroy(translator: MlirTypeFromLLVMIRTranslator);
    fn mlirTypeFromLLVMIRTranslatorTranslateType(
        translator: MlirTypeFromLLVMIRTranslator,
        llvmType: *mut c_void,
    ) -> MlirType;
    fn mlirTypeToLLVMIRTranslatorCreate(ctx: *mut c_void) -> MlirTypeToLLVMIRTranslator;
    fn mlirTypeToLLVMIRTranslatorDestroy(translator: MlirTypeToLLVMIRTranslator);
    fn mlirTypeToLLVMIRTranslatorTranslateType(
        translator: MlirTypeToLLVMIRTranslator,
        mlirType: MlirType,
    ) -> *mut c_void;
}
