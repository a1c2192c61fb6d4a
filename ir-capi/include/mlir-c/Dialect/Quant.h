// Dialect/Quant.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_QUANT_H
#define MLIR_C_DIALECT_QUANT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.any`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min, double max);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType ty);

/// The name `quant.calibrated`.
MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType ty, MlirType candidate);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType ty, MlirType candidate);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType ty, MlirType candidate);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned, unsigned integralWidth);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned, unsigned integralWidth);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType ty, MlirType candidate);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double *scales, int64_t *zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform_per_axis`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType ty, intptr_t pos);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType ty, intptr_t pos);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr, MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t *quantizedDimensions, int64_t *blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType ty, intptr_t pos);

/// The name `quant.uniform_sub_channel`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType ty, intptr_t pos);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType ty);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, double scale, int64_t zeroPoint, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType ty);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType ty);

/// Reports that the library does not have the dialect 'quant'.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType ty);

/// The handle of the dialect `quant`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__quant__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_QUANT_H
