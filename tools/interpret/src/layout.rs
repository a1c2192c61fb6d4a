//! Layouts of types in memory: LLVM's for a host with pointers of 64 bits.

use std::sync::Arc;

use dialect_llvm::{LLVMArrayType, LLVMPointerType, LLVMStructType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Type, TypeKind};

/// The depth of nested types, which bounds all recursion over values.
const MAX_DEPTH: u32 = 200;

/// The layout of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// An integer or a float of this many bits.
    Bits(u32),
    /// An address.
    Pointer,
    /// A value that is not made of bytes, such as a memref.
    Object,
    /// The elements of an array, each aligned, or the two parts of a complex number.
    Array {
        /// The layout of an element.
        element: Arc<Layout>,
        /// The number of elements.
        count: u64,
    },
    /// The elements of a vector: `rows` times `row` elements without padding; each row is padded.
    Vector {
        /// The layout of an element.
        element: Arc<Layout>,
        /// The product of all dimensions but the last.
        rows: u64,
        /// The last dimension.
        row: u64,
    },
    /// The fields of a struct with their offsets.
    Struct {
        /// The fields.
        fields: Arc<[(u64, Layout)]>,
        /// The size in bytes.
        size: u64,
        /// The alignment in bytes.
        align: u64,
    },
}

impl Layout {
    /// The layout of a type; `None` for types that memory cannot hold, and for those nested too deeply.
    #[must_use]
    pub fn get(ctx: &Context, ty: Type) -> Option<Self> {
        Self::nested(ctx, ty, MAX_DEPTH)
    }

    fn nested(ctx: &Context, ty: Type, depth: u32) -> Option<Self> {
        let depth = depth.checked_sub(1)?;
        match ty.kind(ctx) {
            TypeKind::Integer { width, .. } => (1..=128).contains(&width).then_some(Layout::Bits(width)),
            TypeKind::Index => Some(Layout::Bits(64)),
            TypeKind::Float(semantics) => Some(Layout::Bits(semantics.width())),
            TypeKind::Complex(element) => {
                Some(Layout::Array { element: Arc::new(Self::nested(ctx, element, depth)?), count: 2 })
            }
            TypeKind::Vector { shape, scalable, element } if !scalable.contains(&true) => {
                let element = Arc::new(Self::nested(ctx, element, depth)?);
                let (row, rows) =
                    shape.split_last().map_or((1, 1), |(row, rows)| (*row, rows.iter().product()));
                Some(Layout::Vector { element, rows: rows as u64, row: row as u64 })
            }
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } | TypeKind::RankedTensor { .. } => {
                Some(Layout::Object)
            }
            _ => Self::of_llvm(ctx, ty, depth),
        }
    }

    fn of_llvm(ctx: &Context, ty: Type, depth: u32) -> Option<Self> {
        if LLVMPointerType::cast(ctx, ty).is_some() {
            return Some(Layout::Pointer);
        }
        if let Some(array) = LLVMArrayType::cast(ctx, ty) {
            let element = Arc::new(Self::nested(ctx, array.element_type(ctx), depth)?);
            return Some(Layout::Array { element, count: array.num_elements(ctx) });
        }
        let structure = LLVMStructType::cast(ctx, ty).filter(|structure| !structure.is_opaque(ctx))?;
        let (mut size, mut align, mut fields) = (0_u64, 1, Vec::new());
        for element in structure.elements(ctx) {
            let layout = Self::nested(ctx, *element, depth)?;
            let own = if structure.is_packed(ctx) { 1 } else { layout.align() };
            size = size.checked_next_multiple_of(own)?;
            let end = size.checked_add(layout.size())?;
            fields.push((size, layout));
            (size, align) = (end, align.max(own));
        }
        Some(Layout::Struct { fields: fields.into(), size: size.checked_next_multiple_of(align)?, align })
    }

    /// The number of bytes that a store writes.
    #[must_use]
    pub fn store_size(&self) -> u64 {
        match self {
            Layout::Bits(width) => u64::from(width.div_ceil(8)),
            Layout::Vector { element: of, rows: 1, row } => {
                if let Layout::Bits(width) = **of {
                    (u64::from(width) * row).div_ceil(8)
                } else {
                    of.size() * row
                }
            }
            _ => self.size(),
        }
    }

    /// The distance of two values in an array, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        match self {
            Layout::Bits(_) => self.store_size().next_multiple_of(self.align()),
            Layout::Pointer => 8,
            Layout::Object => 16,
            Layout::Array { element, count } => element.size().saturating_mul(*count),
            Layout::Vector { rows, .. } => self.row_size().saturating_mul(*rows),
            Layout::Struct { size, .. } => *size,
        }
    }

    /// The alignment in bytes.
    #[must_use]
    pub fn align(&self) -> u64 {
        match self {
            Layout::Bits(width) => u64::from(width.div_ceil(8)).next_power_of_two().min(16),
            Layout::Pointer => 8,
            Layout::Object => 16,
            Layout::Array { element, .. } => element.align(),
            Layout::Vector { .. } => self.row_size().max(1),
            Layout::Struct { align, .. } => *align,
        }
    }

    /// The distance of rows of a vector.
    #[must_use]
    pub fn row_size(&self) -> u64 {
        let Layout::Vector { element, row, .. } = self else { return 0 };
        let bytes = match **element {
            Layout::Bits(width) => u64::from(width).saturating_mul(*row).div_ceil(8),
            _ => element.size().saturating_mul(*row),
        };
        bytes.checked_next_power_of_two().unwrap_or(u64::MAX)
    }

    /// The offset and the layout of an element of an aggregate.
    #[must_use]
    pub fn element(&self, index: u64) -> Option<(u64, &Layout)> {
        match self {
            Layout::Array { element, .. } => Some((element.size().wrapping_mul(index), element)),
            Layout::Vector { element, row, .. } => {
                let (line, column) = (index / (*row).max(1), index % (*row).max(1));
                Some((self.row_size() * line + element.store_size() * column, element))
            }
            Layout::Struct { fields, .. } => {
                let (offset, field) = fields.get(index as usize)?;
                Some((*offset, field))
            }
            _ => None,
        }
    }

    /// The number of elements of an aggregate.
    #[must_use]
    pub fn count(&self) -> u64 {
        match self {
            Layout::Array { count, .. } => *count,
            Layout::Vector { rows, row, .. } => rows * row,
            Layout::Struct { fields, .. } => fields.len() as u64,
            _ => 0,
        }
    }

    /// The number of bits of an element, if elements share bytes.
    #[must_use]
    pub fn packed_bits(&self) -> Option<u32> {
        match self {
            Layout::Vector { element, .. } => match **element {
                Layout::Bits(width) if width % 8 != 0 => Some(width),
                _ => None,
            },
            _ => None,
        }
    }
}
