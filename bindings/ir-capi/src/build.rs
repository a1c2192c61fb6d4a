//! `IR.h`: how operations are created.

use crate::boundary::{
    Access, Creation, Handle, Host, MlirAttribute, MlirBlock, MlirLocation, MlirNamedAttribute,
    MlirOperation, MlirRegion, MlirStringRef, MlirType, MlirValue, Outcome, Pointer, Refused, adopt, fail,
    raw,
};
use ir_core::context::{Location, NamedAttribute, OpName};
use ir_core::ir::{Block, OpState, Region, properties};
use ir_objects::Guard;

/// The parts of a new operation. Its arrays were allocated by the functions below.
#[derive(Debug)]
#[repr(C)]
pub struct MlirOperationState {
    /// The name.
    pub name: MlirStringRef,
    /// The location.
    pub location: MlirLocation,
    /// Number of results.
    pub nResults: isize,
    /// The types of the results.
    pub results: *mut MlirType,
    /// Number of operands.
    pub nOperands: isize,
    /// The operands.
    pub operands: *mut MlirValue,
    /// Number of regions.
    pub nRegions: isize,
    /// The regions, which the operation owns once it is created.
    pub regions: *mut MlirRegion,
    /// Number of successors.
    pub nSuccessors: isize,
    /// The successors.
    pub successors: *mut MlirBlock,
    /// Number of attributes.
    pub nAttributes: isize,
    /// The attributes.
    pub attributes: *mut MlirNamedAttribute,
    /// Whether the types of the results are inferred.
    pub enableResultTypeInference: bool,
}

impl crate::boundary::Returned for MlirOperationState {
    fn failed() -> Option<Self> {
        None
    }
}

unsafe extern "C" {
    fn realloc(old: *mut std::ffi::c_void, size: usize) -> *mut std::ffi::c_void;
    fn free(old: *mut std::ffi::c_void);
}

/// Adds elements to an array of a state. As in MLIR, it is allocated with `malloc`, so that C may free it.
fn extend<T: Copy>(array: &mut *mut T, count: &mut isize, added: &[T]) -> Outcome<()> {
    if added.is_empty() {
        return Ok(());
    }
    let length = usize::try_from(*count).map_err(|_| Refused::arguments("the state has a negative count"))?;
    let size = (length + added.len()) * size_of::<T>();
    // SAFETY: the array is null, or was allocated here and has `length` elements; both are for C and for `realloc`.
    let grown: *mut T = unsafe { realloc((*array).cast(), size) }.cast();
    if grown.is_null() {
        return Err(Refused::arguments("there is no memory"));
    }
    // SAFETY: there is room for `added` after the `length` elements.
    unsafe { std::ptr::copy_nonoverlapping(added.as_ptr(), grown.add(length), added.len()) };
    *array = grown;
    *count += added.len() as isize;
    Ok(())
}

/// Frees the arrays of a state.
fn release(state: &mut MlirOperationState) {
    let arrays: [*mut std::ffi::c_void; 5] = [
        state.results.cast(),
        state.operands.cast(),
        state.regions.cast(),
        state.successors.cast(),
        state.attributes.cast(),
    ];
    for array in arrays {
        // SAFETY: the arrays were allocated by `extend`, and nobody uses them any more.
        unsafe { free(array) };
    }
    (state.results, state.operands) = (std::ptr::null_mut(), std::ptr::null_mut());
    (state.regions, state.successors) = (std::ptr::null_mut(), std::ptr::null_mut());
    state.attributes = std::ptr::null_mut();
    (state.nResults, state.nOperands, state.nRegions) = (0, 0, 0);
    (state.nSuccessors, state.nAttributes) = (0, 0);
}

/// A state whose arrays are freed in the end, after an exception of a callback too.
struct Released<'a>(&'a mut MlirOperationState);

impl Drop for Released<'_> {
    fn drop(&mut self) {
        release(self.0);
    }
}

/// The state of a pointer.
fn state<'a>(pointer: *mut MlirOperationState) -> Outcome<&'a mut MlirOperationState> {
    // SAFETY: C promises the address of a state that nobody else uses during the call, or null.
    unsafe { pointer.as_mut() }.ok_or_else(|| Refused::arguments("the state is null"))
}

/// Creates the operation of a state.
fn create(state: &MlirOperationState) -> Outcome<MlirOperation> {
    let (mut guard, location) = state.location.enter()?;
    let mut creation = std::mem::take(&mut Host::get(&mut guard)?.creation);
    let name = creation.name(guard.context(), raw::bytes(state.name)?);
    let name = name.ok_or_else(|| Refused::arguments("the name is not UTF-8"))?;
    guard.add_all(raw::slice(state.operands, state.nOperands)?, &mut creation.operands)?;
    guard.add_all(raw::slice(state.results, state.nResults)?, &mut creation.result_types)?;
    let new = New {
        name,
        location,
        successors: guard.entities(raw::slice(state.successors, state.nSuccessors)?)?,
        regions: raw::slice(state.regions, state.nRegions)?,
        attributes: named(&guard, raw::slice(state.attributes, state.nAttributes)?)?,
        infers_types: state.enableResultTypeInference,
    };
    build(guard, creation, &new)
}

/// The parts of a new operation besides operands and types of results.
pub(crate) struct New<'a> {
    pub(crate) name: OpName,
    pub(crate) location: Location,
    pub(crate) successors: Vec<Block>,
    pub(crate) regions: &'a [MlirRegion],
    /// Discardable and inherent ones.
    pub(crate) attributes: Vec<NamedAttribute>,
    pub(crate) infers_types: bool,
}

/// Creates an operation. `creation` has its operands and the types of its results, and returns to the context.
#[inline]
pub(crate) fn build(mut guard: Guard, mut creation: Creation, new: &New<'_>) -> Outcome<MlirOperation> {
    let mut regions: Vec<Region> = Vec::new();
    for &region in new.regions {
        let adopted = adopt(&mut guard, region)?;
        if guard.parent_op(adopted).is_some() || regions.contains(&adopted) {
            return Err(Refused::new(region.bits(), ir_objects::Misuse::Owned));
        }
        regions.push(adopted);
    }
    let &New { name, location, ref successors, .. } = new;
    let (attributes, properties) = properties::split(guard.context(), name, &new.attributes);
    if new.infers_types {
        let parts = crate::interfaces::InferenceInput {
            name,
            location,
            operands: &creation.operands,
            attributes,
            properties,
            regions: &regions,
        };
        match crate::interfaces::infer(&guard, &parts) {
            Ok(types) => creation.result_types = types,
            Err(reason) => return Err(fail(guard, reason.into_iter().collect())),
        }
    }
    let op = guard.ir_mut().create(&OpState {
        name,
        location,
        operands: &creation.operands,
        result_types: &creation.result_types,
        successors,
        num_regions: regions.len(),
        attributes,
        properties,
    });
    creation.operands.clear();
    creation.result_types.clear();
    Host::get(&mut guard)?.creation = creation;
    for (index, region) in regions.into_iter().enumerate() {
        let to = guard.ir().region(op, index);
        guard.adopt_region(region, to).map_err(|misuse| Refused::new(0, misuse))?;
    }
    Ok(guard.out(op))
}

/// The attributes of an array.
pub(crate) fn named(guard: &Guard, all: &[MlirNamedAttribute]) -> Outcome<Vec<NamedAttribute>> {
    let entry = |entry: &MlirNamedAttribute| {
        Ok(NamedAttribute {
            name: guard.entity(entry.name)?,
            value: guard.entity::<MlirAttribute>(entry.attribute)?,
        })
    };
    all.iter().map(entry).collect()
}

capi! {
    /// A state with a name and a location.
    fn mlirOperationStateGet(name: MlirStringRef, loc: MlirLocation) -> MlirOperationState {
        Ok(MlirOperationState {
            name,
            location: loc,
            nResults: 0,
            results: std::ptr::null_mut(),
            nOperands: 0,
            operands: std::ptr::null_mut(),
            nRegions: 0,
            regions: std::ptr::null_mut(),
            nSuccessors: 0,
            successors: std::ptr::null_mut(),
            nAttributes: 0,
            attributes: std::ptr::null_mut(),
            enableResultTypeInference: false,
        })
    }

    /// Adds types of results.
    fn mlirOperationStateAddResults(state: *mut MlirOperationState, n: isize, results: *const MlirType) {
        let state = self::state(state)?;
        extend(&mut state.results, &mut state.nResults, raw::slice(results, n)?)
    }

    /// Adds operands.
    fn mlirOperationStateAddOperands(state: *mut MlirOperationState, n: isize, operands: *const MlirValue) {
        let state = self::state(state)?;
        extend(&mut state.operands, &mut state.nOperands, raw::slice(operands, n)?)
    }

    /// Adds regions, which the operation owns once it is created.
    fn mlirOperationStateAddOwnedRegions(state: *mut MlirOperationState, n: isize, regions: *const MlirRegion) {
        let state = self::state(state)?;
        extend(&mut state.regions, &mut state.nRegions, raw::slice(regions, n)?)
    }

    /// Adds successors.
    fn mlirOperationStateAddSuccessors(state: *mut MlirOperationState, n: isize, successors: *const MlirBlock) {
        let state = self::state(state)?;
        extend(&mut state.successors, &mut state.nSuccessors, raw::slice(successors, n)?)
    }

    /// Adds attributes.
    fn mlirOperationStateAddAttributes(
        state: *mut MlirOperationState,
        n: isize,
        attributes: *const MlirNamedAttribute,
    ) {
        let state = self::state(state)?;
        extend(&mut state.attributes, &mut state.nAttributes, raw::slice(attributes, n)?)
    }

    /// Says that the types of the results are to be inferred.
    fn mlirOperationStateEnableResultTypeInference(state: *mut MlirOperationState) {
        self::state(state)?.enableResultTypeInference = true;
        Ok(())
    }

    /// Creates an operation, which is in no block; null if the types of its results cannot be inferred. The state is empty
    /// afterwards.
    fn mlirOperationCreate(state: *mut MlirOperationState) -> MlirOperation {
        create(Released(self::state(state)?).0)
    }
}
