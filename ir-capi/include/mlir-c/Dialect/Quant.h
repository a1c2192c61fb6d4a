// Dialect/Quant.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_QUANT_H
#define MLIR_C_DIALECT_QUANT_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.any`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min, double max);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType ty);

/// The name `quant.calibrated`.
MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType ty, MlirType candidate);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType ty, MlirType candidate);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType ty, MlirType candidate);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned, unsigned integralWidth);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned, unsigned integralWidth);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType ty, MlirType candidate);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double *scales, int64_t *zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform_per_axis`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType ty, intptr_t pos);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType ty, intptr_t pos);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr, MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t *quantizedDimensions, int64_t *blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType ty, intptr_t pos);

/// The name `quant.uniform_sub_channel`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType ty, intptr_t pos);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, double scale, int64_t zeroPoint, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType ty);

/// Not supported: the dialect is not part of this library.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType ty);

/// The handle of the dialect `quant`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__quant__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_QUANT_H
