//! `Dialect/IRDL.h`: functions of the dialect `irdl`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirLogicalResult, MlirModule, MlirStringRef};

names! {
    mlirIRDLVariadicityAttrGetName "irdl.variadicity",
    mlirIRDLVariadicityArrayAttrGetName "irdl.variadicity_array",
}

absent! {
    "the dialect 'irdl'":
    fn mlirLoadIRDLDialects(module: MlirModule) -> MlirLogicalResult;
    fn mlirIRDLVariadicityAttrGet(ctx: MlirContext, value: MlirStringRef) -> MlirAttribute;
    fn mlirIRDLVariadicityArrayAttrGet(ctx: MlirContext, nValues: isize, values: *const MlirAttribute) -> MlirAttribute;
}
