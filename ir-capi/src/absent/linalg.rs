//! `Dialect/Linalg.h`: functions of the dialect `linalg`, which is not part of this library.

use super::{MlirLinalgContractionDimensions, MlirLinalgConvolutionDimensions};
use crate::boundary::{MlirAffineMap, MlirAttribute, MlirOperation};

absent! {
    fn mlirLinalgFillBuiltinNamedOpRegion(mlirOp: MlirOperation);
    fn mlirLinalgIsAContractionOp(op: MlirOperation) -> bool;
    fn mlirLinalgInferContractionDimensions(op: MlirOperation) -> MlirLinalgContractionDimensions;
    fn mlirLinalgInferContractionDimensionsFromMaps(
        indexingMaps: *const MlirAffineMap,
        numMaps: usize,
    ) -> MlirLinalgContractionDimensions;
    fn mlirLinalgIsAConvolutionOp(op: MlirOperation) -> bool;
    fn mlirLinalgInferConvolutionDimensions(op: MlirOperation) -> MlirLinalgConvolutionDimensions;
    fn mlirLinalgGetIndexingMapsAttribute(op: MlirOperation) -> MlirAttribute;
}
