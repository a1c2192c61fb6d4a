//! Objects outside of contexts, by their handles.

use super::handles::MlirTypeID;
use super::refused::{Outcome, Refused};
use ir_objects::{Boxes, Word};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The pools of threads.
pub(crate) static THREAD_POOLS: Boxes<()> = Boxes::new(tags::THREAD_POOL);

/// The tags of the objects outside of contexts.
pub(crate) mod tags {
    pub(crate) const TYPE_ID_ALLOCATOR: u16 = 1;
    pub(crate) const THREAD_POOL: u16 = 2;
    pub(crate) const DIALECT_REGISTRY: u16 = 3;
    pub(crate) const PRINTING_FLAGS: u16 = 4;
    pub(crate) const ASM_STATE: u16 = 5;
    pub(crate) const BYTECODE_CONFIG: u16 = 6;
    pub(crate) const SYMBOL_TABLE: u16 = 7;
    pub(crate) const PASS: u16 = 8;
    pub(crate) const PASS_MANAGER: u16 = 9;
    pub(crate) const OP_PASS_MANAGER: u16 = 10;
    pub(crate) const REWRITER: u16 = 11;
    pub(crate) const PATTERN_SET: u16 = 12;
    pub(crate) const FROZEN_PATTERN_SET: u16 = 13;
    pub(crate) const PATTERN: u16 = 14;
    pub(crate) const DRIVER_CONFIG: u16 = 15;
    pub(crate) const EXTERNAL_PASS: u16 = 17;
    pub(crate) const PDL_MODULE: u16 = 18;
    pub(crate) const PDL_RESULTS: u16 = 19;
    pub(crate) const CONVERSION_TARGET: u16 = 20;
    pub(crate) const CONVERSION_CONFIG: u16 = 21;
    pub(crate) const TYPE_CONVERTER: u16 = 22;
    pub(crate) const CONVERSION_PATTERN: u16 = 23;
    #[cfg(feature = "execution-engine")]
    pub(crate) const EXECUTION_ENGINE: u16 = 24;
}

/// The object of a handle.
pub(crate) fn object<T>(boxes: &Boxes<T>, bits: u64) -> Outcome<std::sync::Arc<T>> {
    let word = Word::from_bits(bits).ok_or(Refused::new(bits, ir_objects::Misuse::Null))?;
    boxes.get(word).map_err(|misuse| Refused::new(bits, misuse))
}

/// Adds an object, and returns the bits of its handle.
pub(crate) fn add_object<T>(boxes: &Boxes<T>, object: T) -> Outcome<u64> {
    boxes.add(object).map(Word::bits).map_err(|misuse| Refused::new(0, misuse))
}

/// Removes the object of a handle. Null is accepted, as `delete` accepts it.
pub(crate) fn remove_object<T>(boxes: &Boxes<T>, bits: u64) -> Outcome<()> {
    let Some(word) = Word::from_bits(bits) else { return Ok(()) };
    boxes.remove(word).map(drop).map_err(|misuse| Refused::new(bits, misuse))
}

/// A copy of the object of a handle.
pub(crate) fn copy_object<T: Clone>(boxes: &Boxes<Mutex<T>>, bits: u64) -> Outcome<T> {
    let shared = object(boxes, bits)?;
    let shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(shared.clone())
}

/// Changes the object of a handle.
pub(crate) fn change_object<T>(
    boxes: &Boxes<Mutex<T>>,
    bits: u64,
    change: impl FnOnce(&mut T),
) -> Outcome<()> {
    let shared = object(boxes, bits)?;
    change(&mut shared.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(())
}

/// Removes the object of a handle, which something else owns from now on.
pub(crate) fn take_object<T>(boxes: &Boxes<Mutex<Option<T>>>, bits: u64) -> Outcome<T> {
    let shared = object(boxes, bits)?;
    remove_object(boxes, bits)?;
    let taken = shared.lock().unwrap_or_else(PoisonError::into_inner).take();
    taken.ok_or(Refused::new(bits, ir_objects::Misuse::Owned))
}

/// The identity of what has this name: the same address for equal names.
pub(crate) fn named_type_id(name: &str) -> MlirTypeID {
    static IDS: LazyLock<Mutex<HashMap<String, &'static u64>>> = LazyLock::new(Mutex::default);
    let mut ids = IDS.lock().unwrap_or_else(PoisonError::into_inner);
    let address: &'static u64 = match ids.get(name) {
        Some(address) => address,
        None => {
            let address: &'static u64 = Box::leak(Box::new(0));
            ids.insert(name.to_owned(), address);
            address
        }
    };
    MlirTypeID { ptr: std::ptr::from_ref(address).cast() }
}

/// A hash of the bits of a handle.
pub(crate) fn hash(bits: u64) -> usize {
    (bits ^ bits >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) as usize
}
