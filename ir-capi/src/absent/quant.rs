//! `Dialect/Quant.h`: functions of the dialect `quant`, which is not part of this library.

use crate::boundary::{MlirAttribute, MlirStringRef, MlirType, MlirTypeID};

names! {
    mlirAnyQuantizedTypeGetName "quant.any",
    mlirUniformQuantizedTypeGetName "quant.uniform",
    mlirUniformQuantizedPerAxisTypeGetName "quant.uniform_per_axis",
    mlirUniformQuantizedSubChannelTypeGetName "quant.uniform_sub_channel",
    mlirCalibratedQuantizedTypeGetName "quant.calibrated",
}

no_member! {
    fn mlirTypeIsAQuantizedType(ty: MlirType);
    fn mlirTypeIsAAnyQuantizedType(ty: MlirType);
    fn mlirTypeIsAUniformQuantizedType(ty: MlirType);
    fn mlirTypeIsAUniformQuantizedPerAxisType(ty: MlirType);
    fn mlirTypeIsAUniformQuantizedSubChannelType(ty: MlirType);
    fn mlirTypeIsACalibratedQuantizedType(ty: MlirType);
}

type_ids! {
    mlirAnyQuantizedTypeGetTypeID,
    mlirUniformQuantizedTypeGetTypeID,
    mlirUniformQuantizedPerAxisTypeGetTypeID,
    mlirUniformQuantizedSubChannelTypeGetTypeID,
    mlirCalibratedQuantizedTypeGetTypeID,
}

absent! {
    "the dialect 'quant'":
    fn mlirQuantizedTypeGetSignedFlag() -> u32;
    fn mlirQuantizedTypeGetDefaultMinimumForInteger(isSigned: bool, integralWidth: u32) -> i64;
    fn mlirQuantizedTypeGetDefaultMaximumForInteger(isSigned: bool, integralWidth: u32) -> i64;
    fn mlirQuantizedTypeGetExpressedType(ty: MlirType) -> MlirType;
    fn mlirQuantizedTypeGetFlags(ty: MlirType) -> u32;
    fn mlirQuantizedTypeIsSigned(ty: MlirType) -> bool;
    fn mlirQuantizedTypeGetStorageType(ty: MlirType) -> MlirType;
    fn mlirQuantizedTypeGetStorageTypeMin(ty: MlirType) -> i64;
    fn mlirQuantizedTypeGetStorageTypeMax(ty: MlirType) -> i64;
    fn mlirQuantizedTypeGetStorageTypeIntegralWidth(ty: MlirType) -> u32;
    fn mlirQuantizedTypeIsCompatibleExpressedType(ty: MlirType, candidate: MlirType) -> bool;
    fn mlirQuantizedTypeGetQuantizedElementType(ty: MlirType) -> MlirType;
    fn mlirQuantizedTypeCastFromStorageType(ty: MlirType, candidate: MlirType) -> MlirType;
    fn mlirQuantizedTypeCastToStorageType(ty: MlirType) -> MlirType;
    fn mlirQuantizedTypeCastFromExpressedType(ty: MlirType, candidate: MlirType) -> MlirType;
    fn mlirQuantizedTypeCastToExpressedType(ty: MlirType) -> MlirType;
    fn mlirQuantizedTypeCastExpressedToStorageType(ty: MlirType, candidate: MlirType) -> MlirType;
    fn mlirAnyQuantizedTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType;
    fn mlirUniformQuantizedTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        scale: f64,
        zeroPoint: i64,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType;
    fn mlirUniformQuantizedTypeGetScale(ty: MlirType) -> f64;
    fn mlirUniformQuantizedTypeGetZeroPoint(ty: MlirType) -> i64;
    fn mlirUniformQuantizedTypeIsFixedPoint(ty: MlirType) -> bool;
    fn mlirUniformQuantizedPerAxisTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        nDims: isize,
        scales: *mut f64,
        zeroPoints: *mut i64,
        quantizedDimension: i32,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType;
    fn mlirUniformQuantizedPerAxisTypeGetNumDims(ty: MlirType) -> isize;
    fn mlirUniformQuantizedPerAxisTypeGetScale(ty: MlirType, pos: isize) -> f64;
    fn mlirUniformQuantizedPerAxisTypeGetZeroPoint(ty: MlirType, pos: isize) -> i64;
    fn mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(ty: MlirType) -> i32;
    fn mlirUniformQuantizedPerAxisTypeIsFixedPoint(ty: MlirType) -> bool;
    fn mlirUniformQuantizedSubChannelTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        scalesAttr: MlirAttribute,
        zeroPointsAttr: MlirAttribute,
        blockSizeInfoLength: isize,
        quantizedDimensions: *mut i32,
        blockSizes: *mut i64,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType;
    fn mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty: MlirType) -> isize;
    fn mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(ty: MlirType, pos: isize) -> i32;
    fn mlirUniformQuantizedSubChannelTypeGetBlockSize(ty: MlirType, pos: isize) -> i64;
    fn mlirUniformQuantizedSubChannelTypeGetScales(ty: MlirType) -> MlirAttribute;
    fn mlirUniformQuantizedSubChannelTypeGetZeroPoints(ty: MlirType) -> MlirAttribute;
    fn mlirCalibratedQuantizedTypeGet(expressedType: MlirType, min: f64, max: f64) -> MlirType;
    fn mlirCalibratedQuantizedTypeGetMin(ty: MlirType) -> f64;
    fn mlirCalibratedQuantizedTypeGetMax(ty: MlirType) -> f64;
}
