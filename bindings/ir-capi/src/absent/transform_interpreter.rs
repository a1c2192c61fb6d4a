//! `Dialect/Transform/Interpreter.h`: functions of the dialect `transform`, which is not part of this
//! library.

use crate::boundary::{MlirLogicalResult, MlirOperation, MlirTransformOptions};

absent! {
    "the dialect 'transform'":
    fn mlirTransformOptionsCreate() -> MlirTransformOptions;
    fn mlirTransformOptionsEnableExpensiveChecks(transformOptions: MlirTransformOptions, enable: bool);
    fn mlirTransformOptionsGetExpensiveChecksEnabled(transformOptions: MlirTransformOptions) -> bool;
    fn mlirTransformOptionsEnforceSingleTopLevelTransformOp(transformOptions: MlirTransformOptions, enable: bool);
    fn mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(transformOptions: MlirTransformOptions) -> bool;
    fn mlirTransformOptionsDestroy(transformOptions: MlirTransformOptions);
    fn mlirTransformApplyNamedSequence(
        payload: MlirOperation,
        transformRoot: MlirOperation,
        transformModule: MlirOperation,
        transformOptions: MlirTransformOptions,
    ) -> MlirLogicalResult;
    fn mlirMergeSymbolsIntoFromClone(target: MlirOperation, other: MlirOperation) -> MlirLogicalResult;
}
