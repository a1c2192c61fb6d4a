//! `Interfaces.h`: interfaces of operations, and inference of the types of results.

use crate::boundary::{
    Access, MlirAttribute, MlirContext, MlirLocation, MlirLogicalResult, MlirOperation, MlirRegion,
    MlirStringRef, MlirType, MlirTypeID, MlirValue, Outcome, Refused, adopt, call_back, fail, named_type_id,
    raw,
};
use ir_core::context::{Attribute, Context, Location, OpName, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Region, Value};
use ir_core::runtime::{Inference, inference};
use ir_objects::Objects;
use std::ffi::c_void;

/// The parts of an operation from which the types of its results are inferred.
pub struct InferenceInput<'a> {
    /// The name.
    pub name: OpName,
    /// The location.
    pub location: Location,
    /// The operands.
    pub operands: &'a [Value],
    /// The discardable attributes.
    pub attributes: Option<Attribute>,
    /// The properties.
    pub properties: Option<Attribute>,
    /// The regions.
    pub regions: &'a [Region],
}

/// Receives inferred types.
pub type MlirTypesCallback = Option<unsafe extern "C-unwind" fn(isize, *mut MlirType, *mut c_void)>;

/// Receives the parts of an inferred shaped type.
pub type MlirShapedTypeComponentsCallback =
    Option<unsafe extern "C-unwind" fn(bool, isize, *const i64, MlirType, MlirAttribute, *mut c_void)>;

/// The types of the results of an operation, or the reason why they cannot be inferred, if there is one.
pub(crate) fn infer(objects: &Objects, parts: &InferenceInput<'_>) -> Result<Vec<Type>, Option<Diagnostic>> {
    let (ctx, ir) = (objects.context(), objects.ir());
    let name = parts.name.as_str(ctx);
    let refused = |why: &str| {
        let message =
            format!("type inference was requested for the operation {name}, but the operation {why}");
        Some(Diagnostic::error(parts.location, message))
    };
    let not_registered = || {
        refused(
            "was not registered; ensure that the dialect containing the operation is linked into MLIR and registered with \
             the context",
        )
    };
    let spec = parts.name.spec(ctx).ok_or_else(not_registered)?;
    if matches!(spec.inference, Inference::None) {
        return Err(refused("does not support type inference; result types must be specified explicitly"));
    }
    let regions: Vec<Vec<_>> = parts.regions.iter().map(|&region| ir.blocks(region).collect()).collect();
    let parts = inference::OpInputs {
        operands: parts.operands,
        attributes: parts.attributes,
        properties: parts.properties,
        regions: &regions,
        ..inference::OpInputs::new(spec, ir, parts.location)
    };
    parts.infer_return_types().map_err(inference::InferenceError::reason)
}

/// The identity of `InferTypeOpInterface`.
fn infer_type_id() -> MlirTypeID {
    named_type_id("mlir::InferTypeOpInterface")
}

/// Whether operations with this name have an interface.
fn implements(ctx: &Context, name: OpName, interface: MlirTypeID) -> bool {
    let has_inference = || name.spec(ctx).is_some_and(|spec| !matches!(spec.inference, Inference::None));
    interface == infer_type_id() && has_inference()
}

capi! {
    /// Whether an operation has an interface.
    fn mlirOperationImplementsInterface(operation: MlirOperation, interfaceTypeID: MlirTypeID) -> bool {
        let (guard, op) = crate::boundary::Handle::enter(operation)?;
        Ok(implements(guard.context(), guard.ir().name(op), interfaceTypeID))
    }

    /// Whether operations with this name have an interface.
    fn mlirOperationImplementsInterfaceStatic(
        operationName: MlirStringRef,
        context: MlirContext,
        interfaceTypeID: MlirTypeID,
    ) -> bool {
        let guard = context.lock()?;
        let name = guard.context().op_name(raw::text(operationName)?);
        Ok(implements(guard.context(), name, interfaceTypeID))
    }

    /// The identity of `InferTypeOpInterface`.
    fn mlirInferTypeOpInterfaceTypeID() -> MlirTypeID {
        Ok(infer_type_id())
    }

    /// Infers the types of the results of an operation, and sends them to a callback. Properties are among
    /// the attributes.
    fn mlirInferTypeOpInterfaceInferReturnTypes(
        opName: MlirStringRef,
        context: MlirContext,
        location: MlirLocation,
        nOperands: isize,
        operands: *mut MlirValue,
        attributes: MlirAttribute,
        properties: *mut c_void,
        nRegions: isize,
        regions: *mut MlirRegion,
        callback: MlirTypesCallback,
        userData: *mut c_void,
    ) -> MlirLogicalResult {
        if !properties.is_null() {
            return Err(Refused::arguments("properties are given as attributes; 'properties' must be null"));
        }
        let callback = callback.ok_or_else(|| Refused::arguments("the callback is null"))?;
        let mut guard = context.lock()?;
        let name = guard.context().op_name(raw::text(opName)?);
        if !name.is_registered(guard.context()) {
            return Err(Refused::Failure);
        }
        let location = guard.optional_entity(location)?.unwrap_or(Location::UNKNOWN);
        let operands = guard.entities(raw::slice(operands.cast_const(), nOperands)?)?;
        let attributes = guard.optional_entity(attributes)?;
        let regions = raw::slice(regions.cast_const(), nRegions)?;
        let regions: Vec<_> = regions.iter().map(|&region| adopt(&mut guard, region)).collect::<Outcome<_>>()?;
        let parts = InferenceInput { name, location, operands: &operands, attributes, properties: None, regions: &regions };
        match infer(&guard, &parts) {
            Ok(types) => {
                let mut types: Vec<MlirType> = types.into_iter().map(|ty| guard.out(ty)).collect();
                drop(guard);
                // SAFETY: C promises that the callback can be called with its data.
                call_back(|| unsafe { callback(types.len() as isize, types.as_mut_ptr(), userData) });
                Ok(MlirLogicalResult::SUCCESS)
            }
            Err(reason) => Err(fail(guard, reason.into_iter().collect())),
        }
    }

    /// The identity of `InferShapedTypeOpInterface`, which no operation of this library has.
    fn mlirInferShapedTypeOpInterfaceTypeID() -> MlirTypeID {
        Ok(named_type_id("mlir::InferShapedTypeOpInterface"))
    }
}

absent! {
    "operations with 'InferShapedTypeOpInterface'":
    fn mlirInferShapedTypeOpInterfaceInferReturnTypes(
        opName: MlirStringRef,
        context: MlirContext,
        location: MlirLocation,
        nOperands: isize,
        operands: *mut MlirValue,
        attributes: MlirAttribute,
        properties: *mut c_void,
        nRegions: isize,
        regions: *mut MlirRegion,
        callback: MlirShapedTypeComponentsCallback,
        userData: *mut c_void,
    ) -> MlirLogicalResult;
}
