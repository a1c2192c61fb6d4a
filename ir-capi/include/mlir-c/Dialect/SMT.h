// Dialect/SMT.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_SMT_H
#define MLIR_C_DIALECT_SMT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckIntPredicate(MlirContext ctx, MlirStringRef str);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBitVector(MlirContext ctx, uint64_t value, unsigned width);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetIntPredicate(MlirContext ctx, MlirStringRef str);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTAttrIsASMTAttribute(MlirAttribute attr);

/// The name `smt.bv`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBitVectorTypeGetName(void);

/// The name `smt.bool`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBoolTypeGetName(void);

/// The name `smt.int`.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTIntTypeGetName(void);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetArray(MlirContext ctx, MlirType domainType, MlirType rangeType);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBitVector(MlirContext ctx, int32_t width);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBool(MlirContext ctx);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetInt(MlirContext ctx);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSMTFunc(MlirContext ctx, size_t numberOfDomainTypes, const MlirType *domainTypes, MlirType rangeType);

/// Reports that the library does not have the dialect 'smt'.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSort(MlirContext ctx, MlirIdentifier identifier, size_t numberOfSortParams, const MlirType *sortParams);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAArray(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABitVector(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABool(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAInt(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASMTFunc(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASort(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnyNonFuncSMTValueType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnySMTValueType(MlirType ty);

/// The handle of the dialect `smt`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__smt__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_SMT_H
