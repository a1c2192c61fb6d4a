// Dialect/PDL.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_PDL_H
#define MLIR_C_DIALECT_PDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `pdl`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__pdl__(void);

/// Creates a `pdl.attribute` type.
MLIR_CAPI_EXPORTED MlirType mlirPDLAttributeTypeGet(MlirContext ctx);

/// The name under which a type is registered, `pdl.attribute`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLAttributeTypeGetName(void);

/// The type id of `pdl.attribute`.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLAttributeTypeGetTypeID(void);

/// Creates a `pdl.operation` type.
MLIR_CAPI_EXPORTED MlirType mlirPDLOperationTypeGet(MlirContext ctx);

/// The name under which a type is registered, `pdl.operation`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLOperationTypeGetName(void);

/// The type id of `pdl.operation`.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLOperationTypeGetTypeID(void);

/// Creates a `pdl.range` type.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGet(MlirType elementType);

/// The parameter `elementType`.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGetElementType(MlirType type);

/// The name under which a type is registered, `pdl.range`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLRangeTypeGetName(void);

/// The type id of `pdl.range`.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLRangeTypeGetTypeID(void);

/// Creates a `pdl.type` type.
MLIR_CAPI_EXPORTED MlirType mlirPDLTypeTypeGet(MlirContext ctx);

/// The name under which a type is registered, `pdl.type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLTypeTypeGetName(void);

/// The type id of `pdl.type`.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLTypeTypeGetTypeID(void);

/// Creates a `pdl.value` type.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueTypeGet(MlirContext ctx);

/// The name under which a type is registered, `pdl.value`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLValueTypeGetName(void);

/// The type id of `pdl.value`.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLValueTypeGetTypeID(void);

/// Whether a type is a `pdl.attribute`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLAttributeType(MlirType type);

/// Whether a type is a `pdl.operation`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLOperationType(MlirType type);

/// Whether a type is a `pdl.range`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLRangeType(MlirType type);

/// Whether a type is a `pdl.type`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLTypeType(MlirType type);

/// Whether a type is a `pdl.value`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLValueType(MlirType type);

/// Whether a type is one of the dialect `pdl`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLType(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_PDL_H
