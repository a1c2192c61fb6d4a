// Dialect/PDL.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_PDL_H
#define MLIR_C_DIALECT_PDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLAttributeTypeGet(MlirContext ctx);

/// The name `pdl.attribute`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLAttributeTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLAttributeTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLOperationTypeGet(MlirContext ctx);

/// The name `pdl.operation`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLOperationTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLOperationTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGet(MlirType elementType);

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGetElementType(MlirType ty);

/// The name `pdl.range`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLRangeTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLRangeTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLTypeTypeGet(MlirContext ctx);

/// The name `pdl.type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLTypeTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLTypeTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'pdl'.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueTypeGet(MlirContext ctx);

/// The name `pdl.value`.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLValueTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLValueTypeGetTypeID(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLAttributeType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLOperationType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLRangeType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLTypeType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLValueType(MlirType ty);

/// The handle of the dialect `pdl`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__pdl__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_PDL_H
