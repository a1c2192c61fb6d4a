// IntegerSet.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_INTEGERSET_H
#define MLIR_C_INTEGERSET_H

#include "mlir-c/AffineExpr.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes a set to the standard error.
MLIR_CAPI_EXPORTED void mlirIntegerSetDump(MlirIntegerSet set);

/// The empty set with these numbers of dimensions and symbols.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetEmptyGet(MlirContext context, intptr_t numDims, intptr_t numSymbols);

/// Whether two sets are equal.
MLIR_CAPI_EXPORTED bool mlirIntegerSetEqual(MlirIntegerSet s1, MlirIntegerSet s2);

/// The set of the inputs for which the expressions are zero, or not negative if their flag is false.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetGet(MlirContext context, intptr_t numDims, intptr_t numSymbols, intptr_t numConstraints, const MlirAffineExpr *constraints, const bool *eqFlags);

/// The expression of the constraint at an index.
MLIR_CAPI_EXPORTED MlirAffineExpr mlirIntegerSetGetConstraint(MlirIntegerSet set, intptr_t pos);

/// The context of a set.
MLIR_CAPI_EXPORTED MlirContext mlirIntegerSetGetContext(MlirIntegerSet set);

/// Number of constraints.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumConstraints(MlirIntegerSet set);

/// Number of dimensions.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumDims(MlirIntegerSet set);

/// Number of equalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumEqualities(MlirIntegerSet set);

/// Number of inequalities.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInequalities(MlirIntegerSet set);

/// Number of dimensions and symbols.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumInputs(MlirIntegerSet set);

/// Number of symbols.
MLIR_CAPI_EXPORTED intptr_t mlirIntegerSetGetNumSymbols(MlirIntegerSet set);

/// Whether it is the set that `mlirIntegerSetEmptyGet` returns.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsCanonicalEmpty(MlirIntegerSet set);

/// Whether the constraint at an index is an equality.
MLIR_CAPI_EXPORTED bool mlirIntegerSetIsConstraintEq(MlirIntegerSet set, intptr_t pos);

/// Writes a set.
MLIR_CAPI_EXPORTED void mlirIntegerSetPrint(MlirIntegerSet set, MlirStringCallback callback, void *userData);

/// Replaces all dimensions and symbols, and their numbers.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetReplaceGet(MlirIntegerSet set, const MlirAffineExpr *dimReplacements, const MlirAffineExpr *symbolReplacements, intptr_t numResultDims, intptr_t numResultSymbols);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_INTEGERSET_H
