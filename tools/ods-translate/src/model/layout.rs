//! The data layout of a module: sizes and alignments, which accesses without an alignment get.

use ir_core::context::{Context, Type};

use super::types::{Kind, kind};

/// Alignments and sizes in bits.
#[derive(Clone, Debug)]
pub(crate) struct DataLayout {
    /// Width and alignment of integers, ascending.
    integers: Vec<(u64, u64)>,
    /// Like `integers`, of variables.
    preferred: Vec<(u64, u64)>,
    floats: Vec<(u64, u64)>,
    vectors: Vec<(u64, u64)>,
    aggregate: u64,
    /// Address space, size, alignment and index size.
    pointers: Vec<(u32, u64, u64, u64)>,
    /// Address spaces of functions.
    pub(crate) program_space: u32,
    pub(crate) alloca_space: u32,
}

/// The layout of an empty description.
impl Default for DataLayout {
    fn default() -> Self {
        DataLayout {
            integers: vec![(1, 8), (8, 8), (16, 16), (32, 32), (64, 32)],
            preferred: vec![(1, 8), (8, 8), (16, 16), (32, 32), (64, 64)],
            floats: vec![(16, 16), (32, 32), (64, 64), (128, 128)],
            vectors: vec![(64, 64), (128, 128)],
            aggregate: 8,
            pointers: vec![(0, 64, 64, 64)],
            program_space: 0,
            alloca_space: 0,
        }
    }
}

impl DataLayout {
    /// Reads a description such as `e-m:e-i64:64-n32:64` (LLVM's language reference, "Data Layout"); what it
    /// does not say is as by default, and what is invalid in it has no effect.
    pub(crate) fn parse(text: &str) -> Self {
        let mut layout = Self::default();
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.read(part);
        }
        layout
    }

    fn read(&mut self, part: &str) {
        let mut fields = part.split(':');
        let head = fields.next().unwrap_or_default();
        let numbers: Vec<u64> = fields.map_while(|field| field.parse().ok()).collect();
        let (letter, rest) = head.split_at(head.chars().next().map_or(0, char::len_utf8));
        let number: u64 = rest.trim_start_matches(['e', 'i', 'u']).parse().unwrap_or(0);
        match (letter, numbers.as_slice()) {
            ("i", &[abi, ref rest @ ..]) => {
                set(&mut self.integers, number, abi);
                set(&mut self.preferred, number, rest.first().copied().unwrap_or(abi));
            }
            ("f", &[abi, ..]) => set(&mut self.floats, number, abi),
            ("v", &[abi, ..]) => set(&mut self.vectors, number, abi),
            ("a", &[abi, ..]) => self.aggregate = abi.max(8),
            ("p", &[size, abi, ref rest @ ..]) => {
                let index = rest.get(1).copied().unwrap_or(size);
                self.pointers.retain(|pointer| u64::from(pointer.0) != number);
                self.pointers.push((number as u32, size, abi, index));
            }
            ("P", _) => self.program_space = number as u32,
            ("A", _) => self.alloca_space = number as u32,
            _ => {}
        }
    }

    fn pointer(&self, space: u32) -> (u64, u64, u64) {
        let found = self.pointers.iter().find(|pointer| pointer.0 == space);
        let found = found.or_else(|| self.pointers.iter().find(|pointer| pointer.0 == 0));
        found.map_or((64, 64, 64), |&(_, size, abi, index)| (size, abi, index))
    }

    /// Number of bits of indices in an address space.
    pub(crate) fn index_width(&self, space: u32) -> u32 {
        self.pointer(space).2 as u32
    }

    /// Number of bits of pointers in an address space.
    pub(crate) fn pointer_width(&self, space: u32) -> u32 {
        self.pointer(space).0 as u32
    }

    /// Number of bits of a value; of a scalable vector, that of the smallest one. None for a type without a
    /// size.
    pub(crate) fn bits(&self, ctx: &Context, ty: Type) -> Option<u64> {
        Some(match kind(ctx, ty)? {
            Kind::Int(width) => width.into(),
            Kind::Float(semantics) => semantics.width().into(),
            Kind::PpcFloat => 128,
            Kind::Amx => 8192,
            Kind::Pointer(space) => self.pointer(space).0,
            Kind::Vector { count, element, .. } => count.checked_mul(self.bits(ctx, element)?)?,
            Kind::Array(count, element) => {
                count.checked_mul(self.alloc_bytes(ctx, element)?)?.checked_mul(8)?
            }
            Kind::Struct(_) => self.fields(ctx, ty)?.1.checked_mul(8)?,
            _ => return None,
        })
    }

    /// Number of bytes that a store writes.
    pub(crate) fn store_bytes(&self, ctx: &Context, ty: Type) -> Option<u64> {
        Some(self.bits(ctx, ty)?.div_ceil(8))
    }

    /// The distance in bytes of neighbours in an array.
    pub(crate) fn alloc_bytes(&self, ctx: &Context, ty: Type) -> Option<u64> {
        self.store_bytes(ctx, ty)?.checked_next_multiple_of(self.alignment(ctx, ty)?)
    }

    /// Offsets of a struct's elements in bytes, and its size.
    pub(crate) fn fields(&self, ctx: &Context, ty: Type) -> Option<(Vec<u64>, u64)> {
        let Some(Kind::Struct(structure)) = kind(ctx, ty) else { return None };
        let (mut offsets, mut at, mut alignment) = (Vec::new(), 0_u64, 1);
        for &element in structure.elements(ctx) {
            let own = if structure.is_packed(ctx) { 1 } else { self.alignment(ctx, element)? };
            alignment = alignment.max(own);
            at = at.checked_next_multiple_of(own)?;
            offsets.push(at);
            at = at.checked_add(self.alloc_bytes(ctx, element)?)?;
        }
        Some((offsets, at.checked_next_multiple_of(alignment)?))
    }

    /// The alignment in bytes that the ABI has for a type.
    pub(crate) fn alignment(&self, ctx: &Context, ty: Type) -> Option<u64> {
        let bits = match kind(ctx, ty)? {
            Kind::Int(width) => self.integer_alignment(width.into()),
            Kind::Float(semantics) => float_alignment(&self.floats, semantics.width().into()),
            Kind::PpcFloat => float_alignment(&self.floats, 128),
            Kind::Amx => 512,
            Kind::Pointer(space) => self.pointer(space).1,
            Kind::Vector { .. } => {
                let bits = self.bits(ctx, ty)?;
                let exact = self.vectors.iter().find(|(width, _)| *width == bits);
                exact.map_or(self.store_bytes(ctx, ty)?.next_power_of_two() * 8, |(_, alignment)| *alignment)
            }
            Kind::Array(_, element) => return self.alignment(ctx, element),
            Kind::Struct(structure) => {
                if structure.is_packed(ctx) {
                    return Some(1);
                }
                let mut alignment = (self.aggregate / 8).max(1);
                for &element in structure.elements(ctx) {
                    alignment = alignment.max(self.alignment(ctx, element)?);
                }
                return Some(alignment);
            }
            _ => return None,
        };
        Some((bits / 8).max(1))
    }

    /// The alignment in bytes that variables get: at least that of the ABI.
    pub(crate) fn preferred_alignment(&self, ctx: &Context, ty: Type) -> Option<u64> {
        let abi = self.alignment(ctx, ty)?;
        Some(match kind(ctx, ty)? {
            Kind::Int(width) => {
                let larger = self.preferred.iter().find(|(found, _)| *found >= u64::from(width));
                larger.or(self.preferred.last()).map_or(abi, |(_, alignment)| alignment / 8)
            }
            Kind::Struct(_) => abi.max(8),
            Kind::Array(_, element) => self.preferred_alignment(ctx, element)?,
            _ => abi,
        })
    }

    fn integer_alignment(&self, width: u64) -> u64 {
        let larger = self.integers.iter().find(|(found, _)| *found >= width);
        larger.or(self.integers.last()).map_or(8, |(_, alignment)| *alignment)
    }
}

fn float_alignment(floats: &[(u64, u64)], width: u64) -> u64 {
    let exact = floats.iter().find(|(found, _)| *found == width);
    exact.map_or(width.div_ceil(8).next_power_of_two() * 8, |(_, alignment)| *alignment)
}

/// Sets the alignment of a width, in ascending order.
fn set(entries: &mut Vec<(u64, u64)>, width: u64, alignment: u64) {
    match entries.binary_search_by_key(&width, |entry| entry.0) {
        Ok(index) => entries[index].1 = alignment,
        Err(index) => entries.insert(index, (width, alignment)),
    }
}
