//! The verification of types, with MLIR's messages.

use super::diagnostic::{Diagnostic, EmitError, emit_error_at};
use super::{AttrKind, Attribute, Context, Location, Signedness, Type, TypeKind};
use crate::num::ApInt;

/// The interface of layouts of memrefs.
const MEMREF_LAYOUT: &str = "mlir::MemRefLayoutAttrInterface";

/// The sizes, separated by commas.
pub(crate) fn join(sizes: &[i64]) -> String {
    let sizes: Vec<_> = sizes.iter().map(i64::to_string).collect();
    sizes.join(", ")
}

impl Type {
    /// Whether it is an integer type.
    pub fn is_integer(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer { .. })
    }

    /// Whether it is a signless integer type.
    pub fn is_signless_integer(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer { signedness: Signedness::Signless, .. })
    }

    /// Whether it is a float type.
    pub fn is_float(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Float(_))
    }

    /// Whether it is an integer type, a float type or `index`.
    pub fn is_int_or_index_or_float(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index)
    }

    /// Bit width of an integer or float type; `None` for other types.
    pub fn bit_width(self, ctx: &Context) -> Option<u32> {
        match self.kind(ctx) {
            TypeKind::Integer { width, .. } => Some(width),
            TypeKind::Float(semantics) => Some(semantics.width()),
            _ => None,
        }
    }

    /// The shape of a ranked shaped type (vector, tensor or memref); `None` for other types.
    pub fn shape(self, ctx: &Context) -> Option<&[i64]> {
        if self.is_common_scalar() {
            return None;
        }
        match self.kind(ctx) {
            TypeKind::Vector { shape, .. }
            | TypeKind::RankedTensor { shape, .. }
            | TypeKind::MemRef { shape, .. } => Some(shape),
            _ => None,
        }
    }

    /// The element type of a shaped type (vector, tensor or memref, ranked or not); `None` for other types.
    pub fn element_type(self, ctx: &Context) -> Option<Self> {
        if self.is_common_scalar() {
            return None;
        }
        match self.kind(ctx) {
            TypeKind::Vector { element, .. }
            | TypeKind::RankedTensor { element, .. }
            | TypeKind::UnrankedTensor(element)
            | TypeKind::MemRef { element, .. }
            | TypeKind::UnrankedMemRef { element, .. } => Some(element),
            _ => None,
        }
    }

    /// Whether it is a valid element type of tensors.
    pub fn is_tensor_element(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            TypeKind::Complex(_)
            | TypeKind::Opaque { .. }
            | TypeKind::Vector { .. }
            | TypeKind::Dialect(_) => true,
            _ => self.is_int_or_index_or_float(ctx),
        }
    }

    /// Whether it is a valid element type of memrefs.
    pub fn is_memref_element(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            TypeKind::Complex(_)
            | TypeKind::MemRef { .. }
            | TypeKind::UnrankedMemRef { .. }
            | TypeKind::Vector { .. } => true,
            TypeKind::Dialect(storage) => storage.is_memref_element(),
            TypeKind::Opaque { dialect, .. } => dialect.may_implement_interfaces(ctx),
            _ => self.is_int_or_index_or_float(ctx),
        }
    }

    /// Whether it is a valid element type of vectors.
    pub fn is_vector_element(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            TypeKind::Dialect(storage) => storage.is_vector_element(),
            TypeKind::Opaque { dialect, .. } => dialect.may_implement_interfaces(ctx),
            _ => self.is_int_or_index_or_float(ctx),
        }
    }
}

impl Attribute {
    /// Whether it is a valid layout of a memref.
    pub fn is_memref_layout(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            AttrKind::AffineMap(_) | AttrKind::StridedLayout { .. } => true,
            AttrKind::Dialect(storage) => storage.is_memref_layout(),
            AttrKind::Opaque { dialect, body, .. } => {
                ctx.foreign_dialects().implements(MEMREF_LAYOUT, dialect.as_str(ctx), body.mnemonic(ctx))
            }
            _ => false,
        }
    }

    /// Whether it is a valid memory space of a memref.
    pub fn is_memory_space(self, ctx: &Context) -> bool {
        match self.kind(ctx) {
            AttrKind::Integer { .. }
            | AttrKind::String { .. }
            | AttrKind::Dictionary(_)
            | AttrKind::Dialect(_) => true,
            AttrKind::Opaque { dialect, .. } => dialect.is_foreign_dialect(ctx),
            _ => false,
        }
    }

    /// Whether it is the default memory space: an integer of value zero.
    fn is_default_memory_space(self, ctx: &Context) -> bool {
        matches!(self.kind(ctx), AttrKind::Integer { value, .. } if value.is_zero())
    }
}

impl Context {
    /// Verifies the parameters of a type, like MLIR's `verify` of the type.
    ///
    /// # Errors
    /// The error about the first violation, from `emit_error`.
    pub fn verify_type(&self, emit_error: EmitError<'_>, kind: TypeKind<'_>) -> Result<(), Diagnostic> {
        match kind {
            TypeKind::Integer { width, .. } if width > ApInt::MAX_WIDTH => {
                Err(emit_error(&format!("integer bitwidth is limited to {} bits", ApInt::MAX_WIDTH)))
            }
            TypeKind::Complex(element) if !element.is_integer(self) && !element.is_float(self) => {
                Err(emit_error("invalid element type for complex"))
            }
            TypeKind::Vector { shape, element, .. } => self.verify_vector(emit_error, shape, element),
            TypeKind::RankedTensor { shape, element, .. } => {
                if shape.iter().any(|size| *size < 0 && *size != super::DYNAMIC) {
                    return Err(emit_error("invalid tensor dimension size"));
                }
                self.verify_tensor_element(emit_error, element)
            }
            TypeKind::UnrankedTensor(element) => self.verify_tensor_element(emit_error, element),
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                self.verify_memref(emit_error, shape, element, layout, memory_space)
            }
            TypeKind::UnrankedMemRef { element, memory_space } => {
                if !element.is_memref_element(self) {
                    return Err(emit_error("invalid memref element type"));
                }
                self.verify_memory_space(emit_error, memory_space)
            }
            _ => Ok(()),
        }
    }

    /// Whether the parameters of a type are valid.
    pub fn is_valid_type(&self, kind: TypeKind<'_>) -> bool {
        self.verify_type(&emit_error_at(Location::UNKNOWN), kind).is_ok()
    }

    fn verify_vector(
        &self,
        emit_error: EmitError<'_>,
        shape: &[i64],
        element: Type,
    ) -> Result<(), Diagnostic> {
        if !element.is_vector_element(self) {
            return Err(emit_error("failed to verify 'elementType': VectorElementTypeInterface instance"));
        }
        if shape.iter().all(|size| *size > 0) {
            return Ok(());
        }
        Err(emit_error(&format!("vector types must have positive constant sizes but got {}", join(shape))))
    }

    fn verify_tensor_element(&self, emit_error: EmitError<'_>, element: Type) -> Result<(), Diagnostic> {
        if element.is_tensor_element(self) {
            Ok(())
        } else {
            Err(emit_error(&format!("invalid tensor element type: '{}'", element.to_text(self))))
        }
    }

    fn verify_memory_space(
        &self,
        emit_error: EmitError<'_>,
        memory_space: Option<Attribute>,
    ) -> Result<(), Diagnostic> {
        let valid = memory_space.is_none_or(|space| space.is_memory_space(self));
        if valid { Ok(()) } else { Err(emit_error("unsupported memory space Attribute")) }
    }

    fn verify_memref(
        &self,
        emit_error: EmitError<'_>,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Result<(), Diagnostic> {
        if !element.is_memref_element(self) {
            return Err(emit_error("invalid memref element type"));
        }
        if shape.iter().any(|size| *size < 0 && *size != super::DYNAMIC) {
            return Err(emit_error("invalid memref size"));
        }
        match layout.map(|layout| layout.kind(self)) {
            Some(AttrKind::AffineMap(map)) if map.num_dims(self) as usize != shape.len() => {
                let (rank, dims) = (shape.len(), map.num_dims(self));
                return Err(emit_error(&format!(
                    "memref layout mismatch between rank and affine map: {rank} != {dims}"
                )));
            }
            Some(AttrKind::StridedLayout { strides, .. }) if strides.len() != shape.len() => {
                return Err(emit_error("expected the number of strides to match the rank"));
            }
            _ => {}
        }
        self.verify_memory_space(emit_error, memory_space)
    }

    /// Interns `memref<shape x element, layout, memory_space>`; an identity layout and a memory space that is
    /// the integer zero are omitted.
    pub fn memref_type(
        &self,
        shape: &[i64],
        element: Type,
        layout: Option<Attribute>,
        memory_space: Option<Attribute>,
    ) -> Type {
        let is_identity = |layout: &Attribute| matches!(layout.kind(self), AttrKind::AffineMap(map) if map.is_identity(self));
        let layout = layout.filter(|layout| !is_identity(layout));
        let memory_space = memory_space.filter(|space| !space.is_default_memory_space(self));
        self.type_of(TypeKind::MemRef { shape, element, layout, memory_space })
    }

    /// Interns `memref<*xelement, memory_space>`; a memory space that is the integer zero is omitted.
    pub fn unranked_memref_type(&self, element: Type, memory_space: Option<Attribute>) -> Type {
        let memory_space = memory_space.filter(|space| !space.is_default_memory_space(self));
        self.type_of(TypeKind::UnrankedMemRef { element, memory_space })
    }
}
