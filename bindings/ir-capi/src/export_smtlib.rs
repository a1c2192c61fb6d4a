//! `Target/ExportSMTLIB.h`: translations to SMT-LIB, which this library does not have.

use crate::boundary::{MlirLogicalResult, MlirModule, MlirOperation, MlirStringCallback};
use std::ffi::c_void;

absent! {
    "a translation to SMT-LIB":
    fn mlirTranslateModuleToSMTLIB(
        module: MlirModule,
        callback: MlirStringCallback,
        userData: *mut c_void,
        inlineSingleUseValues: bool,
        indentLetBody: bool,
    ) -> MlirLogicalResult;
    fn mlirTranslateOperationToSMTLIB(
        operation: MlirOperation,
        callback: MlirStringCallback,
        userData: *mut c_void,
        inlineSingleUseValues: bool,
        indentLetBody: bool,
    ) -> MlirLogicalResult;
}
