//! `Dialect/SparseTensor.h`: functions of the dialect `sparse_tensor`, which is not part of this library.

use crate::boundary::{MlirAffineMap, MlirAttribute, MlirContext, MlirStringRef};

names! {
    mlirSparseTensorEncodingAttrGetName "sparse_tensor.encoding",
}

no_member! {
    fn mlirAttributeIsASparseTensorEncodingAttr(attr: MlirAttribute);
}

absent! {
    "the dialect 'sparse_tensor'":
    fn mlirSparseTensorEncodingAttrGet(
        ctx: MlirContext,
        lvlRank: isize,
        lvlTypes: *const u64,
        dimToLvl: MlirAffineMap,
        lvlTodim: MlirAffineMap,
        posWidth: i32,
        crdWidth: i32,
        explicitVal: MlirAttribute,
        implicitVal: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirSparseTensorEncodingGetLvlRank(attr: MlirAttribute) -> isize;
    fn mlirSparseTensorEncodingAttrGetLvlType(attr: MlirAttribute, lvl: isize) -> u64;
    fn mlirSparseTensorEncodingAttrGetLvlFmt(attr: MlirAttribute, lvl: isize) -> u32;
    fn mlirSparseTensorEncodingAttrGetDimToLvl(attr: MlirAttribute) -> MlirAffineMap;
    fn mlirSparseTensorEncodingAttrGetLvlToDim(attr: MlirAttribute) -> MlirAffineMap;
    fn mlirSparseTensorEncodingAttrGetPosWidth(attr: MlirAttribute) -> i32;
    fn mlirSparseTensorEncodingAttrGetCrdWidth(attr: MlirAttribute) -> i32;
    fn mlirSparseTensorEncodingAttrGetExplicitVal(attr: MlirAttribute) -> MlirAttribute;
    fn mlirSparseTensorEncodingAttrGetImplicitVal(attr: MlirAttribute) -> MlirAttribute;
    fn mlirSparseTensorEncodingAttrGetStructuredN(lvlType: u64) -> u32;
    fn mlirSparseTensorEncodingAttrGetStructuredM(lvlType: u64) -> u32;
    fn mlirSparseTensorEncodingAttrBuildLvlType(
        lvlFmt: u32,
        properties: *const u32,
        propSize: u32,
        n: u32,
        m: u32,
    ) -> u64;
}
