// Dialect/Quant.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_QUANT_H
#define MLIR_C_DIALECT_QUANT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The handle of the dialect `quant`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__quant__(void);

/// The storage type for the expressed type, also within a tensor or vector; null otherwise.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType ty, MlirType candidate);

/// The type itself for its expressed type, also within a tensor or vector; null otherwise.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType ty, MlirType candidate);

/// The type itself for its storage type; for a tensor or vector, as in MLIR, one of the storage type.
/// Null otherwise.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType ty, MlirType candidate);

/// The expressed type of a quantized type, also within a tensor or vector; null otherwise.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType ty);

/// The storage type of a quantized type, also within a tensor or vector; null otherwise.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType ty);

/// The greatest integer of a width in bits.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned, unsigned integralWidth);

/// The least integer of a width in bits.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned, unsigned integralWidth);

/// The type of the floats that a type represents; null if it is not known.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType ty);

/// The flags of a type.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType ty);

/// The type itself, or the element type of a shaped type; null if that is not quantized.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType ty);

/// The flag of types whose storage is signed.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

/// The type of the stored integers.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType ty);

/// The number of bits of the stored integers.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType ty);

/// The greatest stored integer.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType ty);

/// The least stored integer.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType ty);

/// Whether a type, or the element type of a shaped type, is the expressed type.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType ty, MlirType candidate);

/// Whether the stored integers are signed.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType ty);

/// Whether a type is of the dialect.
MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType ty);

/// Creates a `quant.any`; the expressed type may be null.
MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.any`.
MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

/// The type id of `quant.any`.
MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

/// Creates a `quant.calibrated`: floats of a type and a range.
MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min, double max);

/// The greatest float.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType ty);

/// The least float.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType ty);

/// The name `quant.calibrated`.
MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

/// The type id of `quant.calibrated`.
MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

/// Whether a type is a `quant.any`.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType ty);

/// Whether a type is a `quant.calibrated`.
MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType ty);

/// Whether a type is a `quant.uniform` with a scale for each index of a dimension.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType ty);

/// Whether a type is a `quant.uniform` with a scale for each block.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType ty);

/// Whether a type is a `quant.uniform` with one scale.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType ty);

/// Creates a `quant.uniform` with a scale and a zero point for each index of a dimension.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double *scales, int64_t *zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform_per_axis`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

/// The number of scales.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType ty);

/// The dimension.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType ty);

/// The scale of an index.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType ty, intptr_t pos);

/// The type id of `quant.uniform` with a scale for each index of a dimension.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

/// The zero point of an index.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType ty, intptr_t pos);

/// Whether no zero point is 0, as in MLIR 22.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType ty);

/// Creates a `quant.uniform` with a scale and a zero point for each block of some dimensions.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr, MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t *quantizedDimensions, int64_t *blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

/// The size of a block in a dimension.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType ty, intptr_t pos);

/// The name `quant.uniform_sub_channel`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

/// The number of dimensions that are divided into blocks.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType ty);

/// A dimension that is divided into blocks.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType ty, intptr_t pos);

/// The scales, as dense elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType ty);

/// The type id of `quant.uniform` with a scale for each block.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

/// The zero points, as dense elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType ty);

/// Creates a `quant.uniform` with one scale.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType, double scale, int64_t zeroPoint, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name `quant.uniform`.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

/// The scale.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType ty);

/// The type id of `quant.uniform`.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

/// The zero point.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType ty);

/// Whether the zero point is 0.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_QUANT_H
