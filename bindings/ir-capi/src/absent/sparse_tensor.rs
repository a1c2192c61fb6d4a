//! `Dialect/SparseTensor.h`: functions of the dialect `sparse_tensor`, which is not part of this library.

use crate::boundary::{MlirAffineMap, MlirAttribute, MlirContext, MlirStringRef};

/// Formats of the levels of sparse tensors.
pub type MlirSparseTensorLevelFormat = u32;

/// Properties of the levels of sparse tensors.
pub type MlirSparseTensorLevelPropertyNondefault = u32;

/// The format of a level with its properties.
pub type MlirSparseTensorLevelType = u64;

names! {
    mlirSparseTensorEncodingAttrGetName "sparse_tensor.encoding",
}

capi! {
    /// False: this library does not have the class.
    fn mlirAttributeIsASparseTensorEncodingAttr(attr: MlirAttribute) -> bool {
        let _ = attr;
        Ok(false)
    }
}

absent! {
    "the dialect 'sparse_tensor'":
    fn mlirSparseTensorEncodingAttrGet(
        ctx: MlirContext,
        lvlRank: isize,
        lvlTypes: *const MlirSparseTensorLevelType,
        dimToLvl: MlirAffineMap,
        lvlTodim: MlirAffineMap,
        posWidth: i32,
        crdWidth: i32,
        explicitVal: MlirAttribute,
        implicitVal: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirSparseTensorEncodingGetLvlRank(attr: MlirAttribute) -> isize;
    fn mlirSparseTensorEncodingAttrGetLvlType(attr: MlirAttribute, lvl: isize) -> MlirSparseTensorLevelType;
    fn mlirSparseTensorEncodingAttrGetLvlFmt(attr: MlirAttribute, lvl: isize) -> MlirSparseTensorLevelFormat;
    fn mlirSparseTensorEncodingAttrGetDimToLvl(attr: MlirAttribute) -> MlirAffineMap;
    fn mlirSparseTensorEncodingAttrGetLvlToDim(attr: MlirAttribute) -> MlirAffineMap;
    fn mlirSparseTensorEncodingAttrGetPosWidth(attr: MlirAttribute) -> i32;
    fn mlirSparseTensorEncodingAttrGetCrdWidth(attr: MlirAttribute) -> i32;
    fn mlirSparseTensorEncodingAttrGetExplicitVal(attr: MlirAttribute) -> MlirAttribute;
    fn mlirSparseTensorEncodingAttrGetImplicitVal(attr: MlirAttribute) -> MlirAttribute;
    fn mlirSparseTensorEncodingAttrGetStructuredN(lvlType: MlirSparseTensorLevelType) -> u32;
    fn mlirSparseTensorEncodingAttrGetStructuredM(lvlType: MlirSparseTensorLevelType) -> u32;
    fn mlirSparseTensorEncodingAttrBuildLvlType(
        lvlFmt: MlirSparseTensorLevelFormat,
        properties: *const MlirSparseTensorLevelPropertyNondefault,
        propSize: u32,
        n: u32,
        m: u32,
    ) -> MlirSparseTensorLevelType;
}
