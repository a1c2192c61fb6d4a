// Dialect/SMT.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SMT_H
#define MLIR_C_DIALECT_SMT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `smt`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__smt__(void);

/// Whether a text is a predicate of `smt.bv.cmp`.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Whether a text is a predicate of `smt.int.cmp`.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckIntPredicate(MlirContext ctx, MlirStringRef str);

/// The attribute of a predicate of `smt.bv.cmp`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// The constant with the lowest bits of a value, of a width in bits.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBitVector(MlirContext ctx, uint64_t value, unsigned width);

/// The attribute of a predicate of `smt.int.cmp`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetIntPredicate(MlirContext ctx, MlirStringRef str);

/// Whether an attribute is a constant of bit vectors, or a predicate of `smt.bv.cmp` or `smt.int.cmp`.
MLIR_CAPI_EXPORTED bool mlirSMTAttrIsASMTAttribute(MlirAttribute attr);

/// The name `smt.bv`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBitVectorTypeGetName(void);

/// The name `smt.bool`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBoolTypeGetName(void);

/// The name `smt.int`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTIntTypeGetName(void);

/// The type of arrays from a domain to a range.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetArray(MlirContext ctx, MlirType domainType, MlirType rangeType);

/// The type of bit vectors of a width in bits.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBitVector(MlirContext ctx, int32_t width);

/// The type `!smt.bool`.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBool(MlirContext ctx);

/// The type `!smt.int`.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetInt(MlirContext ctx);

/// The type of functions from domains to a range.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSMTFunc(MlirContext ctx, size_t numberOfDomainTypes, const MlirType *domainTypes, MlirType rangeType);

/// The type of a sort with parameters.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSort(MlirContext ctx, MlirIdentifier identifier, size_t numberOfSortParams, const MlirType *sortParams);

/// Whether a type is an `!smt.array`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAArray(MlirType ty);

/// Whether a type is an `!smt.bv`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABitVector(MlirType ty);

/// Whether a type is `!smt.bool`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABool(MlirType ty);

/// Whether a type is `!smt.int`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAInt(MlirType ty);

/// Whether a type is an `!smt.func`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASMTFunc(MlirType ty);

/// Whether a type is an `!smt.sort`.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASort(MlirType ty);

/// Whether a type is one of values and no function.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnyNonFuncSMTValueType(MlirType ty);

/// Whether a type is one of values.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnySMTValueType(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SMT_H
