//! `Dialect/Linalg.h`: functions of the dialect `linalg`, which is not part of this library.

use super::{MlirLinalgContractionDimensions, MlirLinalgConvolutionDimensions};
use crate::boundary::{MlirAffineMap, MlirAttribute, MlirOperation};

no_member! {
    fn mlirLinalgIsAContractionOp(op: MlirOperation);
    fn mlirLinalgIsAConvolutionOp(op: MlirOperation);
}

absent! {
    "the dialect 'linalg'":
    fn mlirLinalgFillBuiltinNamedOpRegion(mlirOp: MlirOperation);
    fn mlirLinalgInferContractionDimensions(op: MlirOperation) -> MlirLinalgContractionDimensions;
    fn mlirLinalgInferContractionDimensionsFromMaps(
        indexingMaps: *const MlirAffineMap,
        numMaps: usize,
    ) -> MlirLinalgContractionDimensions;
    fn mlirLinalgInferConvolutionDimensions(op: MlirOperation) -> MlirLinalgConvolutionDimensions;
    fn mlirLinalgGetIndexingMapsAttribute(op: MlirOperation) -> MlirAttribute;
}
