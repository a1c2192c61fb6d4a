//! The classes of types of `quant`.

use crate::boundary::{Access, Handle, MlirAttribute, MlirStringRef, MlirType, MlirTypeID, Outcome, raw};
use crate::type_dialects::quant::{
    AnyQuantizedType, CalibratedQuantizedType, UniformQuantizedPerAxisType, UniformQuantizedSubChannelType,
    UniformQuantizedType,
};
use crate::types::{self, read, test};
use ir_core::Context;
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::num::ApFloat;
use ir_objects::Guard;

const ANY: &str = "quant.any";
const UNIFORM: &str = "quant.uniform";
const PER_AXIS: &str = "quant.uniform_per_axis";
const SUB_CHANNEL: &str = "quant.uniform_sub_channel";
const CALIBRATED: &str = "quant.calibrated";

/// Reads something from a type of a definition.
fn read_class<T: DefHandle<Base = Type>, R>(
    ty: MlirType,
    get: impl FnOnce(&Context, T) -> Option<R>,
) -> Outcome<R> {
    let expected = format!("a type of `{}`, or has no such element", T::SPEC.name);
    read(ty, &expected, |objects, ty| get(objects.context(), T::cast(objects.context(), ty)?))
}

/// An index into a list.
fn index(pos: isize) -> usize {
    usize::try_from(pos).unwrap_or(usize::MAX)
}

/// A type with numbers that are known to be valid.
fn made(guard: &Guard, made: Result<Type, Diagnostic>) -> Outcome<MlirType> {
    Ok(guard.out(made?))
}

capi! {
    /// Whether a type is a `quant.any`.
    fn mlirTypeIsAAnyQuantizedType(ty: MlirType) -> bool {
        test(ty, AnyQuantizedType::is)
    }

    /// The type id of `quant.any`.
    fn mlirAnyQuantizedTypeGetTypeID() -> MlirTypeID {
        Ok(types::type_id(ANY))
    }

    /// Creates a `quant.any`; the expressed type may be null.
    fn mlirAnyQuantizedTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType {
        let (guard, storage) = storageType.enter()?;
        let (ctx, expressed) = (guard.context(), guard.optional_entity(expressedType)?);
        let ty = AnyQuantizedType::get_checked(ctx, Location::UNKNOWN, flags, storage, expressed, storageTypeMin, storageTypeMax).map(DefHandle::base);
        made(&guard, ty)
    }

    /// The name `quant.any`.
    fn mlirAnyQuantizedTypeGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(ANY.as_bytes()))
    }

    /// Whether a type is a `quant.uniform` with one scale.
    fn mlirTypeIsAUniformQuantizedType(ty: MlirType) -> bool {
        test(ty, UniformQuantizedType::is)
    }

    /// The type id of `quant.uniform`.
    fn mlirUniformQuantizedTypeGetTypeID() -> MlirTypeID {
        Ok(types::type_id(UNIFORM))
    }

    /// Creates a `quant.uniform` with one scale.
    fn mlirUniformQuantizedTypeGet(
        flags: u32,
        storageType: MlirType,
        expressedType: MlirType,
        scale: f64,
        zeroPoint: i64,
        storageTypeMin: i64,
        storageTypeMax: i64,
    ) -> MlirType {
        let (guard, storage) = storageType.enter()?;
        let expressed = guard.optional_entity(expressedType)?;
        let ty = UniformQuantizedType::get_checked(
            guard.context(),
            Location::UNKNOWN,
            flags,
            storage,
            expressed,
            storageTypeMin,
            storageTypeMax,
            ApFloat::from_f64(scale),
            zeroPoint,
        ).map(DefHandle::base);
        made(&guard, ty)
    }

    /// The name `quant.uniform`.
    fn mlirUniformQuantizedTypeGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(UNIFORM.as_bytes()))
    }

    /// The scale.
    fn mlirUniformQuantizedTypeGetScale(ty: MlirType) -> f64 {
        read_class(ty, |ctx, ty: UniformQuantizedType| Some(ty.scale(ctx).to_f64()))
    }

    /// The zero point.
    fn mlirUniformQuantizedTypeGetZeroPoint(ty: MlirType) -> i64 {
        read_class(ty, |ctx, ty: UniformQuantizedType| Some(ty.zero_point(ctx)))
    }

    /// Whether the zero point is 0.
    fn mlirUniformQuantizedTypeIsFixedPoint(ty: MlirType) -> bool {
        read_class(ty, |ctx, ty: UniformQuantizedType| Some(ty.zero_point(ctx) == 0))
    }

    /// Whether a type is a `quant.uniform` with a scale for each index of a dimension.
    fn mlirTypeIsAUniformQuantizedPerAxisType(ty: MlirType) -> bool {
        test(ty, UniformQuantizedPerAxisType::is)
    }

    /// The type id of `quant.uniform` with a scale for each index of a dimension.
    fn mlirUniformQuantizedPerAxisTypeGetTypeID() -> MlirTypeID {
        Ok(types::type_id(PER_AXIS))
    }

    /// Creates a `quant.uniform` with a scale and a zero point for each index of a dimension.
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
    ) -> MlirType {
        let (guard, storage) = storageType.enter()?;
        let expressed = guard.optional_entity(expressedType)?;
        let scales = raw::slice(scales, nDims)?;
        let ty = UniformQuantizedPerAxisType::get_checked(
            guard.context(),
            Location::UNKNOWN,
            flags,
            storage,
            expressed,
            storageTypeMin,
            storageTypeMax,
            scales.iter().copied().map(ApFloat::from_f64).collect::<Vec<_>>(),
            raw::slice(zeroPoints, nDims)?,
            quantizedDimension,
        ).map(DefHandle::base);
        made(&guard, ty)
    }

    /// The name `quant.uniform_per_axis`.
    fn mlirUniformQuantizedPerAxisTypeGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(PER_AXIS.as_bytes()))
    }

    /// The number of scales.
    fn mlirUniformQuantizedPerAxisTypeGetNumDims(ty: MlirType) -> isize {
        read_class(ty, |ctx, ty: UniformQuantizedPerAxisType| Some(ty.scales(ctx).len().cast_signed()))
    }

    /// The scale of an index.
    fn mlirUniformQuantizedPerAxisTypeGetScale(ty: MlirType, pos: isize) -> f64 {
        read_class(ty, |ctx, ty: UniformQuantizedPerAxisType| Some(ty.scales(ctx).get(index(pos))?.to_f64()))
    }

    /// The zero point of an index.
    fn mlirUniformQuantizedPerAxisTypeGetZeroPoint(ty: MlirType, pos: isize) -> i64 {
        read_class(ty, |ctx, ty: UniformQuantizedPerAxisType| ty.zero_points(ctx).get(index(pos)).copied())
    }

    /// The dimension.
    fn mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(ty: MlirType) -> i32 {
        read_class(ty, |ctx, ty: UniformQuantizedPerAxisType| Some(ty.quantized_dimension(ctx)))
    }

    /// Whether no zero point is 0, as in MLIR 22.
    fn mlirUniformQuantizedPerAxisTypeIsFixedPoint(ty: MlirType) -> bool {
        read_class(ty, |ctx, ty: UniformQuantizedPerAxisType| {
            Some(!ty.zero_points(ctx).contains(&0))
        })
    }

    /// Whether a type is a `quant.uniform` with a scale for each block.
    fn mlirTypeIsAUniformQuantizedSubChannelType(ty: MlirType) -> bool {
        test(ty, UniformQuantizedSubChannelType::is)
    }

    /// The type id of `quant.uniform` with a scale for each block.
    fn mlirUniformQuantizedSubChannelTypeGetTypeID() -> MlirTypeID {
        Ok(types::type_id(SUB_CHANNEL))
    }

    /// Creates a `quant.uniform` with a scale and a zero point for each block of some dimensions.
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
    ) -> MlirType {
        let (guard, storage) = storageType.enter()?;
        let expressed = guard.optional_entity(expressedType)?;
        let ty = UniformQuantizedSubChannelType::get_checked(
            guard.context(),
            Location::UNKNOWN,
            flags,
            storage,
            expressed,
            storageTypeMin,
            storageTypeMax,
            guard.entity(scalesAttr)?,
            guard.entity(zeroPointsAttr)?,
            raw::slice(quantizedDimensions, blockSizeInfoLength)?.to_vec(),
            raw::slice(blockSizes, blockSizeInfoLength)?,
        ).map(DefHandle::base);
        made(&guard, ty)
    }

    /// The name `quant.uniform_sub_channel`.
    fn mlirUniformQuantizedSubChannelTypeGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(SUB_CHANNEL.as_bytes()))
    }

    /// The number of dimensions that are divided into blocks.
    fn mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(ty: MlirType) -> isize {
        read_class(ty, |ctx, ty: UniformQuantizedSubChannelType| Some(ty.block_sizes(ctx).len().cast_signed()))
    }

    /// A dimension that is divided into blocks.
    fn mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(ty: MlirType, pos: isize) -> i32 {
        read_class(ty, |ctx, ty: UniformQuantizedSubChannelType| {
            ty.quantized_dimensions(ctx).get(index(pos)).copied()
        })
    }

    /// The size of a block in a dimension.
    fn mlirUniformQuantizedSubChannelTypeGetBlockSize(ty: MlirType, pos: isize) -> i64 {
        read_class(ty, |ctx, ty: UniformQuantizedSubChannelType| ty.block_sizes(ctx).get(index(pos)).copied())
    }

    /// The scales, as dense elements.
    fn mlirUniformQuantizedSubChannelTypeGetScales(ty: MlirType) -> MlirAttribute {
        read(ty, "a type of `UniformQuantizedSubChannelType`", |objects, ty| {
            let ctx = objects.context();
            Some(objects.out(UniformQuantizedSubChannelType::cast(ctx, ty)?.scales(ctx)))
        })
    }

    /// The zero points, as dense elements.
    fn mlirUniformQuantizedSubChannelTypeGetZeroPoints(ty: MlirType) -> MlirAttribute {
        read(ty, "a type of `UniformQuantizedSubChannelType`", |objects, ty| {
            let ctx = objects.context();
            Some(objects.out(UniformQuantizedSubChannelType::cast(ctx, ty)?.zero_points(ctx)))
        })
    }

    /// Whether a type is a `quant.calibrated`.
    fn mlirTypeIsACalibratedQuantizedType(ty: MlirType) -> bool {
        test(ty, CalibratedQuantizedType::is)
    }

    /// The type id of `quant.calibrated`.
    fn mlirCalibratedQuantizedTypeGetTypeID() -> MlirTypeID {
        Ok(types::type_id(CALIBRATED))
    }

    /// Creates a `quant.calibrated`: floats of a type and a range.
    fn mlirCalibratedQuantizedTypeGet(expressedType: MlirType, min: f64, max: f64) -> MlirType {
        let (guard, expressed) = expressedType.enter()?;
        let (min, max) = (ApFloat::from_f64(min), ApFloat::from_f64(max));
        made(&guard, CalibratedQuantizedType::get_checked(guard.context(), Location::UNKNOWN, expressed, min, max).map(DefHandle::base))
    }

    /// The name `quant.calibrated`.
    fn mlirCalibratedQuantizedTypeGetName() -> MlirStringRef {
        Ok(MlirStringRef::new(CALIBRATED.as_bytes()))
    }

    /// The least float.
    fn mlirCalibratedQuantizedTypeGetMin(ty: MlirType) -> f64 {
        read_class(ty, |ctx, ty: CalibratedQuantizedType| Some(ty.min(ctx).to_f64()))
    }

    /// The greatest float.
    fn mlirCalibratedQuantizedTypeGetMax(ty: MlirType) -> f64 {
        read_class(ty, |ctx, ty: CalibratedQuantizedType| Some(ty.max(ctx).to_f64()))
    }
}
