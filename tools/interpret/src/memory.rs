//! Memory: allocations with identities, bytes that may be uninitialised, and addresses with provenance.
//!
//! - **Invariant**: an allocation is never used again, so that each use after its end is found.
//! - **Invariant**: addresses depend on the order of allocations only, so runs are reproducible.
//! - Allocations have gaps between them: an address beyond the end of one is not in the next one.

use std::collections::BTreeMap;

use ir_core::context::Location;

use crate::code::FunctionId;
use crate::stop::{Computed, FaultKind, Stop, undefined};
use crate::value::{Pointer, Value};

/// The address of the first allocation.
const FIRST: u64 = 0x1000;
/// The least distance between two allocations.
const GAP: u64 = 64;

/// The origin of an allocation, which determines how it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AllocationKind {
    /// `memref.alloc` or `malloc`: it is freed explicitly.
    Heap,
    /// `memref.alloca` or `llvm.alloca`: it ends with its scope.
    Stack,
    /// A global variable.
    Global,
    /// A global constant.
    Constant,
    /// A function, which has an address only.
    Function(FunctionId),
}

/// An allocation.
#[derive(Clone, Debug)]
pub struct Allocation {
    base: u64,
    bytes: Vec<u8>,
    /// Whether each byte has a value.
    is_initialized: Vec<bool>,
    /// Values that bytes cannot express, by their offsets: addresses with provenance, memrefs, poison.
    objects: BTreeMap<u64, Value>,
    kind: AllocationKind,
    is_live: bool,
    allocated: Location,
    freed: Location,
}

impl Allocation {
    /// The number of bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    fn note(&self, mut stop: Stop) -> Stop {
        if self.allocated != Location::UNKNOWN {
            stop = stop.with_note(self.allocated, "the memory was allocated here");
        }
        if !self.is_live {
            stop = stop.with_note(self.freed, "the memory was freed here");
        }
        stop
    }

    /// Removes objects that overlap a range of bytes.
    fn forget(&mut self, offset: u64, size: u64) {
        if self.objects.is_empty() {
            return;
        }
        let overlapping: Vec<u64> =
            self.objects.range(offset.saturating_sub(15)..offset + size).map(|(at, _)| *at).collect();
        for at in overlapping {
            let length = if matches!(self.objects[&at], Value::Pointer(_)) { 8 } else { 16 };
            if at + length > offset || at >= offset {
                self.objects.remove(&at);
            }
        }
    }
}

/// A scalar that was read.
#[derive(Clone, Debug)]
pub(crate) enum Loaded {
    Bits(u128),
    Object(Value),
    Uninitialized,
}

/// An access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A read.
    Read,
    /// A write.
    Write,
}

impl Access {
    fn verb(self) -> &'static str {
        match self {
            Access::Read => "reads",
            Access::Write => "writes",
        }
    }
}

/// The memory of a run.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Allocation `n` of pointers has index `n - 1`.
    allocations: Vec<Allocation>,
    next: u64,
    live_bytes: u64,
    limit: u64,
}

impl Memory {
    pub(crate) fn new(limit: u64) -> Self {
        Memory { allocations: Vec::new(), next: FIRST, live_bytes: 0, limit }
    }

    /// The allocation of a pointer.
    #[must_use]
    pub fn allocation(&self, pointer: Pointer) -> Option<&Allocation> {
        self.allocations.get((pointer.allocation as usize).checked_sub(1)?)
    }

    fn get_mut(&mut self, pointer: Pointer) -> Option<&mut Allocation> {
        self.allocations.get_mut((pointer.allocation as usize).checked_sub(1)?)
    }

    /// Allocates uninitialised memory.
    ///
    /// # Errors
    /// The limit of memory is reached.
    pub fn allocate(
        &mut self,
        size: u64,
        align: u64,
        kind: AllocationKind,
        allocated: Location,
    ) -> Computed<Pointer> {
        let total = self.live_bytes.saturating_add(size);
        if total > self.limit || self.allocations.len() >= u32::MAX as usize - 1 {
            let message = format!("allocates {size} bytes, beyond the limit of {} bytes", self.limit);
            return Err(Stop::new(FaultKind::Resources, message));
        }
        let align = align.next_power_of_two().max(16);
        let base = self.next.next_multiple_of(align);
        self.next = base + size + GAP;
        self.live_bytes = total;
        self.allocations.push(Allocation {
            base,
            bytes: vec![0; size as usize],
            is_initialized: vec![false; size as usize],
            objects: BTreeMap::new(),
            kind,
            is_live: true,
            allocated,
            freed: Location::UNKNOWN,
        });
        Ok(Pointer { allocation: self.allocations.len() as u32, address: base })
    }

    /// Ends an allocation that was allocated explicitly.
    ///
    /// # Errors
    /// The pointer is not the start of a live allocation of this kind.
    pub fn free(&mut self, pointer: Pointer, freed: Location) -> Computed<()> {
        let Some(allocation) = self.get_mut(pointer) else {
            return undefined(format!("frees the address {:#x}, which was not allocated", pointer.address));
        };
        if !allocation.is_live {
            return Err(allocation.note(Stop::new(FaultKind::Undefined, "frees memory twice")));
        }
        if allocation.kind != AllocationKind::Heap {
            let stop = Stop::new(FaultKind::Undefined, "frees memory that is not on the heap");
            return Err(allocation.note(stop));
        }
        if pointer.address != allocation.base {
            let offset = pointer.address.wrapping_sub(allocation.base) as i64;
            let message = format!("frees an address at offset {offset} of an allocation");
            return Err(allocation.note(Stop::new(FaultKind::Undefined, message)));
        }
        self.end(pointer.allocation, freed);
        Ok(())
    }

    /// Ends an allocation.
    pub(crate) fn end(&mut self, allocation: u32, freed: Location) {
        let Some(allocation) = self.get_mut(Pointer { allocation, address: 0 }) else { return };
        if allocation.is_live {
            let size = allocation.size();
            allocation.is_live = false;
            allocation.freed = freed;
            allocation.objects = BTreeMap::new();
            allocation.is_initialized = Vec::new();
            self.live_bytes -= size;
        }
    }

    /// The number of allocations so far; those after it belong to a later scope.
    #[must_use]
    pub fn mark(&self) -> u32 {
        self.allocations.len() as u32
    }

    /// The pointer for an integer: that of the allocation that contains the address.
    #[must_use]
    pub fn pointer_to(&self, address: u64) -> Pointer {
        let index = self.allocations.partition_point(|allocation| allocation.base <= address);
        let found = index.checked_sub(1).filter(|index| {
            let allocation = &self.allocations[*index];
            address <= allocation.base + allocation.size()
        });
        Pointer { allocation: found.map_or(0, |index| index as u32 + 1), address }
    }

    /// The start and the end of a pointer's allocation.
    #[must_use]
    pub fn range(&self, pointer: Pointer) -> Option<(u64, u64)> {
        let allocation = self.allocation(pointer)?;
        Some((allocation.base, allocation.base + allocation.size()))
    }

    /// The function that a pointer refers to.
    #[must_use]
    pub fn function(&self, pointer: Pointer) -> Option<FunctionId> {
        match self.allocation(pointer)? {
            Allocation { kind: AllocationKind::Function(id), base, .. } if *base == pointer.address => {
                Some(*id)
            }
            _ => None,
        }
    }

    /// Checks an access; returns the offset in the allocation.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    #[inline]
    pub fn check(&self, pointer: Pointer, size: u64, access: Access) -> Computed<u64> {
        if let Some(allocation) = self.allocation(pointer) {
            let offset = pointer.address.wrapping_sub(allocation.base);
            let is_inside = offset <= allocation.size() && size <= allocation.size() - offset;
            let is_writable = access == Access::Read || allocation.kind != AllocationKind::Constant;
            if is_inside && allocation.is_live && is_writable {
                return Ok(offset);
            }
        }
        Err(self.invalid_access(pointer, size, access))
    }

    #[cold]
    fn invalid_access(&self, pointer: Pointer, size: u64, access: Access) -> Stop {
        let verb = access.verb();
        let bytes = if size == 1 { "byte" } else { "bytes" };
        let error = |message: String| Stop::new(FaultKind::Undefined, message);
        let Some(allocation) = self.allocation(pointer) else {
            return match pointer.address {
                0 => error(format!("{verb} {size} {bytes} at a null pointer")),
                address => error(format!(
                    "{verb} {size} {bytes} at address {address:#x}, which belongs to no allocation"
                )),
            };
        };
        if !allocation.is_live {
            let end = if allocation.kind == AllocationKind::Stack {
                "whose scope has ended"
            } else {
                "that was freed"
            };
            return allocation.note(error(format!("{verb} {size} {bytes} of memory {end}")));
        }
        let offset = pointer.address.wrapping_sub(allocation.base) as i64;
        if offset >= 0 && (offset as u64).saturating_add(size) <= allocation.size() {
            return allocation.note(error(format!("{verb} {size} {bytes} of a constant")));
        }
        let total = allocation.size();
        let all = if total == 1 { "byte" } else { "bytes" };
        allocation.note(error(format!(
            "{verb} {size} {bytes} at offset {offset} of an allocation of {total} {all}"
        )))
    }

    /// Checks the alignment of an address.
    ///
    /// # Errors
    /// The address is not a multiple of `align`.
    pub fn check_alignment(&self, pointer: Pointer, align: u64, access: Access) -> Computed<()> {
        if align > 1 && !pointer.address.is_multiple_of(align) {
            let (verb, address) = (access.verb(), pointer.address);
            let message =
                format!("{verb} memory at address {address:#x}, which is not aligned to {align} bytes");
            let stop = Stop::new(FaultKind::Undefined, message);
            return Err(match self.allocation(pointer) {
                Some(allocation) => allocation.note(stop),
                None => stop,
            });
        }
        Ok(())
    }

    /// Reads the bytes of a scalar.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    #[inline]
    pub(crate) fn load_bits(&self, pointer: Pointer, size: u64) -> Computed<Loaded> {
        let offset = self.check(pointer, size, Access::Read)?;
        let Some(allocation) = self.allocation(pointer) else { return Ok(Loaded::Uninitialized) };
        let range = offset as usize..(offset + size) as usize;
        if !allocation.objects.is_empty()
            && let Some(object) = allocation.objects.get(&offset)
            && (size == 8 || !matches!(object, Value::Pointer(_)))
        {
            return Ok(Loaded::Object(object.clone()));
        }
        if allocation.is_initialized[range.clone()].contains(&false) {
            return Ok(Loaded::Uninitialized);
        }
        let mut bytes = [0; 16];
        bytes[..size as usize].copy_from_slice(&allocation.bytes[range]);
        Ok(Loaded::Bits(u128::from_le_bytes(bytes)))
    }

    /// Writes the bytes of a scalar.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    #[inline]
    pub(crate) fn store_bits(&mut self, pointer: Pointer, size: u64, bits: u128) -> Computed<()> {
        let offset = self.check(pointer, size, Access::Write)?;
        let Some(allocation) = self.get_mut(pointer) else { return Ok(()) };
        allocation.forget(offset, size);
        let range = offset as usize..(offset + size) as usize;
        allocation.bytes[range.clone()].copy_from_slice(&bits.to_le_bytes()[..size as usize]);
        allocation.is_initialized[range].fill(true);
        Ok(())
    }

    /// Writes a value that bytes cannot express. Those of a pointer are its address; others are
    /// uninitialised.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    pub(crate) fn store_object(&mut self, pointer: Pointer, size: u64, value: Value) -> Computed<()> {
        let offset = self.check(pointer, size, Access::Write)?;
        let Some(allocation) = self.get_mut(pointer) else { return Ok(()) };
        allocation.forget(offset, size);
        let range = offset as usize..(offset + size) as usize;
        let address = if let Value::Pointer(pointer) = &value { Some(pointer.address) } else { None };
        allocation.is_initialized[range.clone()].fill(address.is_some());
        if let Some(address) = address {
            allocation.bytes[range].copy_from_slice(&address.to_le_bytes()[..size as usize]);
        }
        allocation.objects.insert(offset, value);
        Ok(())
    }

    /// Copies bytes, as if all at once.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    pub fn copy(&mut self, to: Pointer, from: Pointer, size: u64) -> Computed<()> {
        if size == 0 {
            return Ok(());
        }
        let start = self.check(from, size, Access::Read)?;
        let target = self.check(to, size, Access::Write)?;
        let Some(source) = self.allocation(from) else { return Ok(()) };
        let range = start as usize..(start + size) as usize;
        let (bytes, initialized) =
            (source.bytes[range.clone()].to_vec(), source.is_initialized[range].to_vec());
        let objects: Vec<(u64, Value)> = source
            .objects
            .range(start..start + size)
            .map(|(at, value)| (at - start + target, value.clone()))
            .collect();
        let Some(allocation) = self.get_mut(to) else { return Ok(()) };
        allocation.forget(target, size);
        let range = target as usize..(target + size) as usize;
        allocation.bytes[range.clone()].copy_from_slice(&bytes);
        allocation.is_initialized[range].copy_from_slice(&initialized);
        allocation.objects.extend(objects);
        Ok(())
    }

    /// Sets bytes.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    pub fn fill(&mut self, to: Pointer, size: u64, byte: u8) -> Computed<()> {
        if size == 0 {
            return Ok(());
        }
        let offset = self.check(to, size, Access::Write)?;
        let Some(allocation) = self.get_mut(to) else { return Ok(()) };
        allocation.forget(offset, size);
        let range = offset as usize..(offset + size) as usize;
        allocation.bytes[range.clone()].fill(byte);
        allocation.is_initialized[range].fill(true);
        Ok(())
    }

    /// The bytes before the first zero, as C reads a string.
    ///
    /// # Errors
    /// The access has undefined behaviour.
    pub fn c_string(&self, mut pointer: Pointer) -> Computed<Vec<u8>> {
        let mut bytes = Vec::new();
        loop {
            match self.load_bits(pointer, 1)? {
                Loaded::Bits(0) => return Ok(bytes),
                Loaded::Bits(byte) => bytes.push(byte as u8),
                _ => return undefined("reads uninitialised memory as a string"),
            }
            pointer.address += 1;
        }
    }

    /// Makes a global constant read-only.
    pub(crate) fn freeze(&mut self, pointer: Pointer) {
        if let Some(allocation) = self.get_mut(pointer) {
            allocation.kind = AllocationKind::Constant;
        }
    }
}
