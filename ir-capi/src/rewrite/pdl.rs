//! Patterns of the dialect `pdl`, which this library does not have.

use crate::boundary::{
    MlirAttribute, MlirLogicalResult, MlirModule, MlirOperation, MlirPDLPatternModule, MlirPDLResultList,
    MlirPDLValue, MlirPatternRewriter, MlirRewritePatternSet, MlirStringRef, MlirType, MlirValue,
};
use std::ffi::c_void;

/// A function of C that creates results for a pattern of `pdl`.
pub type MlirPDLRewriteFunction = Option<
    unsafe extern "C-unwind" fn(
        MlirPatternRewriter,
        MlirPDLResultList,
        usize,
        *mut MlirPDLValue,
        *mut c_void,
    ) -> MlirLogicalResult,
>;

/// A function of C that checks operands of a pattern of `pdl`.
pub type MlirPDLConstraintFunction = MlirPDLRewriteFunction;

absent! {
    "patterns of the dialect 'pdl'":
    fn mlirPDLPatternModuleFromModule(op: MlirModule) -> MlirPDLPatternModule;
    fn mlirPDLPatternModuleDestroy(op: MlirPDLPatternModule);
    fn mlirRewritePatternSetFromPDLPatternModule(op: MlirPDLPatternModule) -> MlirRewritePatternSet;
    fn mlirPDLValueAsValue(value: MlirPDLValue) -> MlirValue;
    fn mlirPDLValueAsType(value: MlirPDLValue) -> MlirType;
    fn mlirPDLValueAsOperation(value: MlirPDLValue) -> MlirOperation;
    fn mlirPDLValueAsAttribute(value: MlirPDLValue) -> MlirAttribute;
    fn mlirPDLResultListPushBackValue(results: MlirPDLResultList, value: MlirValue);
    fn mlirPDLResultListPushBackType(results: MlirPDLResultList, value: MlirType);
    fn mlirPDLResultListPushBackOperation(results: MlirPDLResultList, value: MlirOperation);
    fn mlirPDLResultListPushBackAttribute(results: MlirPDLResultList, value: MlirAttribute);
    fn mlirPDLPatternModuleRegisterRewriteFunction(
        pdlModule: MlirPDLPatternModule, name: MlirStringRef, rewriteFn: MlirPDLRewriteFunction, userData: *mut c_void);
    fn mlirPDLPatternModuleRegisterConstraintFunction(
        pdlModule: MlirPDLPatternModule, name: MlirStringRef, constraintFn: MlirPDLConstraintFunction, userData: *mut c_void);
}
