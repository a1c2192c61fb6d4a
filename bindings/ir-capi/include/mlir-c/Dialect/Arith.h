// Dialect/Arith.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_ARITH_H
#define MLIR_C_DIALECT_ARITH_H

#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `ArithEmulateUnsupportedFloats`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithEmulateUnsupportedFloats(void);

/// Creates a pass `ArithEmulateWideInt`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithEmulateWideInt(void);

/// Creates a pass `ArithExpandOpsPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithExpandOpsPass(void);

/// Creates a pass `ArithIntRangeNarrowing`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithIntRangeNarrowing(void);

/// Creates a pass `ArithIntRangeOpts`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithIntRangeOpts(void);

/// Creates a pass `ArithUnsignedWhenEquivalentPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateArithArithUnsignedWhenEquivalentPass(void);

/// Registers the pass `ArithEmulateUnsupportedFloats`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithEmulateUnsupportedFloats(void);

/// Registers the pass `ArithEmulateWideInt`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithEmulateWideInt(void);

/// Registers the pass `ArithExpandOpsPass`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithExpandOpsPass(void);

/// Registers the pass `ArithIntRangeNarrowing`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithIntRangeNarrowing(void);

/// Registers the pass `ArithIntRangeOpts`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithIntRangeOpts(void);

/// Registers the pass `ArithUnsignedWhenEquivalentPass`.
MLIR_CAPI_EXPORTED void mlirRegisterArithArithUnsignedWhenEquivalentPass(void);

/// Registers the passes of the group `Arith` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterArithPasses(void);

/// The handle of the dialect `arith`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__arith__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_ARITH_H
