//! Sizes, alignments and scalars of types, as LLVM lays them out for hosts with pointers of 64 bits.
//!
//! Cranelift has scalars only. A value of any type is therefore a list of scalars, the leaves of its type in
//! the order of memory: the elements of structs, arrays and vectors, however deep.
//!
//! **Invariant**: a value is the list of the scalars of its type, in the order of memory. Structs, arrays
//! and vectors exist in memory only. Cranelift's vectors are not used, because their sizes are those of the
//! machine.

use std::rc::Rc;

use cranelift_codegen::ir::{Type as ClifType, types};
use dialect_llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetExtType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::num::FloatSemantics;
use rustc_hash::FxHashMap;

/// The maximum number of scalars of a value. Larger values belong in memory.
const MAX_LEAVES: usize = 1 << 12;

/// The kind of a scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// An integer of 1 to 128 bits, in the next larger integer of the machine. The bits above its width are
    /// zero.
    Int(u32),
    /// `f16`, as its bits.
    Half,
    /// `bf16`, as its bits.
    BFloat,
    /// `f32`
    Single,
    /// `f64`
    Double,
    /// An address.
    Pointer,
}

impl Kind {
    /// The type of Cranelift that holds a scalar of this kind.
    pub(crate) fn clif(self) -> ClifType {
        match self {
            Kind::Int(0..=8) => types::I8,
            Kind::Int(9..=16) | Kind::Half | Kind::BFloat => types::I16,
            Kind::Int(17..=32) => types::I32,
            Kind::Int(33..=64) | Kind::Pointer => types::I64,
            Kind::Int(_) => types::I128,
            Kind::Single => types::F32,
            Kind::Double => types::F64,
        }
    }

    /// The number of bits.
    pub(crate) fn width(self) -> u32 {
        match self {
            Kind::Int(width) => width,
            Kind::Half | Kind::BFloat => 16,
            Kind::Single => 32,
            Kind::Double | Kind::Pointer => 64,
        }
    }

    /// The integer type of Cranelift with the bits of a scalar of this kind.
    pub(crate) fn integer(self) -> ClifType {
        match self {
            Kind::Single => types::I32,
            Kind::Double => types::I64,
            kind => kind.clif(),
        }
    }

    /// The number of bytes that a store writes.
    pub(crate) fn bytes(self) -> u64 {
        u64::from(self.width().div_ceil(8))
    }

    /// Whether this is one of the float formats.
    pub(crate) fn is_float(self) -> bool {
        matches!(self, Kind::Half | Kind::BFloat | Kind::Single | Kind::Double)
    }

    /// Whether this is a float format of 16 bits, which is calculated with as `f32`.
    pub(crate) fn is_half(self) -> bool {
        matches!(self, Kind::Half | Kind::BFloat)
    }

    /// The alignment: that of the next larger integer of the machine.
    fn align(self) -> u64 {
        u64::from(self.clif().bytes())
    }
}

/// A scalar of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    /// Its kind.
    pub(crate) kind: Kind,
    /// Its offset in memory, in bytes.
    pub(crate) offset: u64,
}

/// Scalars of a type that are in memory together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Run {
    /// A scalar of whole bytes.
    Scalar(Leaf),
    /// The elements of a vector as bits in a row, from an offset in bytes on.
    Bits { kinds: Vec<Kind>, offset: u64 },
}

impl Run {
    /// The number of scalars.
    pub(crate) fn len(&self) -> usize {
        match self {
            Run::Scalar(_) => 1,
            Run::Bits { kinds, .. } => kinds.len(),
        }
    }

    fn moved(self, distance: u64) -> Self {
        match self {
            Run::Scalar(leaf) => Run::Scalar(Leaf { offset: leaf.offset + distance, ..leaf }),
            Run::Bits { kinds, offset } => Run::Bits { kinds, offset: offset + distance },
        }
    }
}

/// The layout of a type.
#[derive(Debug)]
pub(crate) struct Layout {
    /// The distance of two values in an array, in bytes.
    pub(crate) size: u64,
    /// The alignment, in bytes.
    pub(crate) align: u64,
    /// The scalars.
    pub(crate) leaves: Vec<Leaf>,
    /// Whether elements of vectors share bytes, so that their offsets mean nothing.
    pub(crate) is_packed_bits: bool,
    /// Whether there are more scalars than values may have; `leaves` is empty then.
    pub(crate) is_large: bool,
}

/// The layouts of types, computed on demand.
pub(crate) struct Layouts<'c> {
    pub(crate) ctx: &'c Context,
    known: FxHashMap<Type, Rc<Layout>>,
}

/// An element of a type, by the index of its first scalar and by its offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Element {
    pub(crate) ty: Type,
    pub(crate) first: usize,
    pub(crate) offset: u64,
}

impl<'c> Layouts<'c> {
    pub(crate) fn new(ctx: &'c Context) -> Self {
        Layouts { ctx, known: FxHashMap::default() }
    }

    /// The layout of a type.
    ///
    /// # Errors
    /// A message if the machine has no such type.
    pub(crate) fn get(&mut self, ty: Type) -> Result<Rc<Layout>, String> {
        if let Some(layout) = self.known.get(&ty) {
            return Ok(layout.clone());
        }
        let layout = Rc::new(self.compute(ty)?);
        self.known.insert(ty, layout.clone());
        Ok(layout)
    }

    /// The layout of the type of a value.
    ///
    /// # Errors
    /// Those of [`Layouts::get`], and if the type has too many scalars.
    pub(crate) fn get_value(&mut self, ty: Type) -> Result<Rc<Layout>, String> {
        let layout = self.get(ty)?;
        if layout.is_large {
            let name = ty.to_text(self.ctx);
            return Err(format!("has a value of type '{name}' with more than {MAX_LEAVES} elements"));
        }
        Ok(layout)
    }

    /// The scalars of a type in the order of memory.
    ///
    /// # Errors
    /// Those of [`Layouts::get_value`].
    pub(crate) fn runs(&mut self, ty: Type) -> Result<Vec<Run>, String> {
        let layout = self.get_value(ty)?;
        if !layout.is_packed_bits {
            return Ok(layout.leaves.iter().copied().map(Run::Scalar).collect());
        }
        if matches!(ty.kind(self.ctx), TypeKind::Vector { .. }) {
            let kinds = layout.leaves.iter().map(|leaf| leaf.kind).collect();
            return Ok(vec![Run::Bits { kinds, offset: 0 }]);
        }
        let count = match sequence(self.ctx, ty) {
            Some((_, count)) => count,
            None => LLVMStructType::cast(self.ctx, ty).map_or(0, |ty| ty.elements(self.ctx).len() as u64),
        };
        let mut runs = Vec::new();
        for index in 0..count {
            let element = self.element(ty, index)?;
            let own = self.runs(element.ty)?;
            runs.extend(own.into_iter().map(|run| run.moved(element.offset)));
        }
        Ok(runs)
    }

    /// The kind of a type that is one scalar.
    ///
    /// # Errors
    /// A message for other types.
    pub(crate) fn scalar(&mut self, ty: Type) -> Result<Kind, String> {
        match self.get(ty)?.leaves.as_slice() {
            [leaf] => Ok(leaf.kind),
            _ => Err(format!("has type '{}', which is not a scalar", ty.to_text(self.ctx))),
        }
    }

    /// The element of an aggregate with this index.
    ///
    /// # Errors
    /// A message if there is none.
    pub(crate) fn element(&mut self, ty: Type, index: u64) -> Result<Element, String> {
        let ctx = self.ctx;
        if let Some((element, _)) = sequence(ctx, ty) {
            let layout = self.get(element)?;
            let first = (index as usize).saturating_mul(layout.leaves.len());
            return Ok(Element { ty: element, first, offset: index.saturating_mul(layout.size) });
        }
        let structure = LLVMStructType::cast(ctx, ty);
        let elements = structure.map_or(&[][..], |structure| structure.elements(ctx));
        let is_packed = structure.is_some_and(|structure| structure.is_packed(ctx));
        let (mut first, mut offset) = (0, 0_u64);
        for (position, element) in elements.iter().enumerate() {
            let layout = self.get(*element)?;
            offset = if is_packed { offset } else { offset.next_multiple_of(layout.align) };
            if position as u64 == index {
                return Ok(Element { ty: *element, first, offset });
            }
            (first, offset) = (first + layout.leaves.len(), offset + layout.size);
        }
        Err(format!("has type '{}', which has no element {index}", ty.to_text(ctx)))
    }

    fn compute(&mut self, ty: Type) -> Result<Layout, String> {
        let ctx = self.ctx;
        if let Some(kind) = scalar(ctx, ty)? {
            let size = kind.bytes().next_multiple_of(kind.align());
            let leaves = vec![Leaf { kind, offset: 0 }];
            let align = kind.align();
            return Ok(Layout { size, align, leaves, is_packed_bits: false, is_large: false });
        }
        if let Some((element, count)) = sequence(ctx, ty) {
            let layout = self.get(element)?;
            return match ty.kind(ctx) {
                TypeKind::Vector { .. } => Ok(vector(&layout, count)),
                _ => Ok(array(&layout, count)),
            };
        }
        match LLVMStructType::cast(ctx, ty) {
            Some(structure) if !structure.is_opaque(ctx) => self.structure(structure),
            _ => Err(format!("has type '{}', which has no size", ty.to_text(ctx))),
        }
    }

    fn structure(&mut self, structure: LLVMStructType) -> Result<Layout, String> {
        let is_packed = structure.is_packed(self.ctx);
        let mut all =
            Layout { size: 0, align: 1, leaves: Vec::new(), is_packed_bits: false, is_large: false };
        for element in structure.elements(self.ctx) {
            let layout = self.get(*element)?;
            let align = if is_packed { 1 } else { layout.align };
            let start = all.size.next_multiple_of(align);
            let leaves = layout.leaves.iter().map(|leaf| Leaf { offset: start + leaf.offset, ..*leaf });
            all.leaves.extend(leaves);
            (all.size, all.align) = (start.saturating_add(layout.size), all.align.max(align));
            all.is_packed_bits |= layout.is_packed_bits;
            all.is_large |= layout.is_large || all.leaves.len() > MAX_LEAVES;
        }
        all.size = all.size.next_multiple_of(all.align);
        Ok(limited(all))
    }
}

/// The element type and the number of elements of an array or of a vector with a fixed size.
pub(crate) fn sequence(ctx: &Context, ty: Type) -> Option<(Type, u64)> {
    if let TypeKind::Vector { shape: [count], scalable: [false], element } = ty.kind(ctx) {
        return Some((element, u64::try_from(*count).ok()?));
    }
    let array = LLVMArrayType::cast(ctx, ty)?;
    Some((array.element_type(ctx), array.num_elements(ctx)))
}

fn scalar(ctx: &Context, ty: Type) -> Result<Option<Kind>, String> {
    let unknown =
        |reason: &str| Err(format!("has type '{}', which is not supported: {reason}", ty.to_text(ctx)));
    let kind = match ty.kind(ctx) {
        TypeKind::Integer { width, .. } if (1..=128).contains(&width) => Some(Kind::Int(width)),
        TypeKind::Integer { .. } => return unknown("integers have 1 to 128 bits"),
        TypeKind::Float(FloatSemantics::F16) => Some(Kind::Half),
        TypeKind::Float(FloatSemantics::BF16) => Some(Kind::BFloat),
        TypeKind::Float(FloatSemantics::F32) => Some(Kind::Single),
        TypeKind::Float(FloatSemantics::F64) => Some(Kind::Double),
        TypeKind::Float(_) => return unknown("floats are 'f16', 'bf16', 'f32' and 'f64'"),
        TypeKind::Vector { scalable: [false], shape: [_], .. } => None,
        TypeKind::Vector { .. } => return unknown("vectors have one dimension of a fixed size"),
        _ if LLVMPointerType::cast(ctx, ty).is_some() => Some(Kind::Pointer),
        _ if LLVMTargetExtType::cast(ctx, ty).is_some() => return unknown("it belongs to a target"),
        _ => None,
    };
    Ok(kind)
}

fn repeated(layout: &Layout, count: u64) -> Layout {
    let total = (layout.leaves.len() as u64).saturating_mul(count);
    let is_large = layout.is_large || total > MAX_LEAVES as u64;
    let leaf = |number: u64| {
        let leaves = layout.leaves.iter();
        leaves.map(move |leaf| Leaf { offset: number * layout.size + leaf.offset, ..*leaf })
    };
    let leaves = if is_large { Vec::new() } else { (0..count).flat_map(leaf).collect() };
    let size = layout.size.saturating_mul(count);
    Layout { size, align: layout.align, leaves, is_packed_bits: layout.is_packed_bits, is_large }
}

fn array(layout: &Layout, count: u64) -> Layout {
    repeated(layout, count)
}

/// Vectors have no padding between elements, and are aligned to their size.
fn vector(layout: &Layout, count: u64) -> Layout {
    let mut all = repeated(layout, count);
    let width = layout.leaves.first().map_or(8, |leaf| leaf.kind.width());
    all.is_packed_bits |= u64::from(width) != layout.size * 8;
    all.size =
        u64::from(width).saturating_mul(count).div_ceil(8).checked_next_power_of_two().unwrap_or(u64::MAX);
    all.align = all.size;
    all
}

fn limited(mut layout: Layout) -> Layout {
    if layout.is_large {
        layout.leaves.clear();
    }
    layout
}
