// Dialect/Shape.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SHAPE_H
#define MLIR_C_DIALECT_SHAPE_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `OutlineShapeComputationPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateShapeOutlineShapeComputationPass(void);

/// Creates a pass `RemoveShapeConstraintsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateShapeRemoveShapeConstraintsPass(void);

/// Creates a pass `ShapeToShapeLoweringPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateShapeShapeToShapeLoweringPass(void);

/// Registers the pass `OutlineShapeComputationPass`.
MLIR_CAPI_EXPORTED void mlirRegisterShapeOutlineShapeComputationPass(void);

/// Registers the passes of the group `Shape` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterShapePasses(void);

/// Registers the pass `RemoveShapeConstraintsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterShapeRemoveShapeConstraintsPass(void);

/// Registers the pass `ShapeToShapeLoweringPass`.
MLIR_CAPI_EXPORTED void mlirRegisterShapeShapeToShapeLoweringPass(void);

/// The handle of the dialect `shape`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__shape__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SHAPE_H
