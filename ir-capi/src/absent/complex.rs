//! `Dialect/Complex.h`: functions of the dialect `complex`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirContext, MlirLocation, MlirType, MlirTypeID};

no_member! {
    fn mlirAttributeIsAComplex(attr: MlirAttribute);
}

type_ids! {
    mlirComplexAttrGetTypeID,
}

absent! {
    "the dialect 'complex'":
    fn mlirComplexAttrDoubleGet(ctx: MlirContext, ty: MlirType, real: f64, imag: f64) -> MlirAttribute;
    fn mlirComplexAttrDoubleGetChecked(loc: MlirLocation, ty: MlirType, real: f64, imag: f64) -> MlirAttribute;
    fn mlirComplexAttrGetRealDouble(attr: MlirAttribute) -> f64;
    fn mlirComplexAttrGetImagDouble(attr: MlirAttribute) -> f64;
}
