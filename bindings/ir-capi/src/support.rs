//! `Support.h`: texts, identities, pools of threads.

use crate::boundary::{
    MlirLlvmThreadPool, MlirStringRef, MlirTypeID, MlirTypeIDAllocator, Pointer, Refused, THREAD_POOLS,
    add_object, object, raw, remove_object, tags,
};
use ir_objects::Boxes;
use std::ffi::{c_char, c_void};
use std::sync::{Mutex, PoisonError};

#[expect(clippy::vec_box, reason = "the addresses are the identities")]
static ALLOCATORS: Boxes<Mutex<Vec<Box<u64>>>> = Boxes::new(tags::TYPE_ID_ALLOCATOR);

capi! {
    /// The text of a zero-terminated one.
    fn mlirStringRefCreateFromCString(str: *const c_char) -> MlirStringRef {
        Ok(MlirStringRef::new(raw::c_string(str)?))
    }

    /// Whether two texts have the same bytes.
    fn mlirStringRefEqual(string: MlirStringRef, other: MlirStringRef) -> bool {
        Ok(raw::bytes(string)? == raw::bytes(other)?)
    }

    /// A pool of threads. Our threads are those of the context, so a pool only allows them.
    fn mlirLlvmThreadPoolCreate() -> MlirLlvmThreadPool {
        Ok(MlirLlvmThreadPool::from_bits(add_object(&THREAD_POOLS, ())?))
    }

    /// Destroys a pool of threads.
    fn mlirLlvmThreadPoolDestroy(pool: MlirLlvmThreadPool) {
        remove_object(&THREAD_POOLS, pool.bits())
    }

    /// The identity that an address is. The address must be a multiple of 8.
    fn mlirTypeIDCreate(ptr: *const c_void) -> MlirTypeID {
        match ptr.addr() % 8 {
            0 => Ok(MlirTypeID { ptr }),
            _ => Err(Refused::arguments("the address of an identity must be a multiple of 8")),
        }
    }

    /// Whether two identities are equal.
    fn mlirTypeIDEqual(typeID1: MlirTypeID, typeID2: MlirTypeID) -> bool {
        Ok(typeID1 == typeID2)
    }

    /// A hash of an identity.
    fn mlirTypeIDHashValue(typeID: MlirTypeID) -> usize {
        // The low bits are zero, and neighbours differ in few bits.
        let address = typeID.ptr.addr();
        Ok((address >> 4) ^ (address >> 9))
    }

    /// Creates an allocator of identities.
    fn mlirTypeIDAllocatorCreate() -> MlirTypeIDAllocator {
        Ok(MlirTypeIDAllocator::from_bits(add_object(&ALLOCATORS, Mutex::default())?))
    }

    /// Destroys an allocator and its identities.
    fn mlirTypeIDAllocatorDestroy(allocator: MlirTypeIDAllocator) {
        remove_object(&ALLOCATORS, allocator.bits())
    }

    /// A new identity, which lives as long as the allocator.
    fn mlirTypeIDAllocatorAllocateTypeID(allocator: MlirTypeIDAllocator) -> MlirTypeID {
        let allocator = object(&ALLOCATORS, allocator.bits())?;
        let mut ids = allocator.lock().unwrap_or_else(PoisonError::into_inner);
        let id = Box::new(0);
        let ptr: *const u64 = &raw const *id;
        ids.push(id);
        Ok(MlirTypeID { ptr: ptr.cast() })
    }
}
