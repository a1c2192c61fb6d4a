//! The dialect `quant`: its types, which have their text in `text` and their verifiers in `verify`.

mod text;
mod verify;

ir_core::include_dialect!("quant");

use ir_core::attr_or_type::Interned as _;
use ir_core::context::TypeKind;

/// The flag of types whose storage is signed.
pub(crate) const SIGNED: u32 = 1;

/// Elements that all types of the dialect have, but for calibrated ones, which have no storage.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Storage {
    pub(crate) flags: u32,
    /// The type of the stored integers.
    pub(crate) ty: Type,
    /// The type of the floats that they stand for.
    pub(crate) expressed: Option<Type>,
    pub(crate) min: i64,
    pub(crate) max: i64,
}

impl Storage {
    /// The storage of a type of the dialect; `None` for other types and calibrated ones.
    pub(crate) fn get(ctx: &Context, ty: Type) -> Option<Self> {
        let storage = ty.def_storage(ctx).filter(|storage| storage.spec().dialect == NAMESPACE)?;
        match storage.params() {
            [Param::Int(flags), Param::Type(ty), expressed, Param::Int(min), Param::Int(max), ..] => {
                Some(Storage {
                    flags: u32::try_from(*flags).unwrap_or_default(),
                    ty: *ty,
                    expressed: if let Param::Type(ty) = expressed { Some(*ty) } else { None },
                    min: *min,
                    max: *max,
                })
            }
            _ => None,
        }
    }

    /// Whether the stored integers are signed.
    pub(crate) fn is_signed(self) -> bool {
        self.flags & SIGNED != 0
    }

    /// The number of bits of the stored integers.
    pub(crate) fn width(self, ctx: &Context) -> u32 {
        if let TypeKind::Integer { width, .. } = self.ty.kind(ctx) { width } else { 0 }
    }
}

/// Whether a type is of the dialect.
pub(crate) fn is_quantized(ctx: &Context, ty: Type) -> bool {
    ty.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == NAMESPACE)
}

/// The type of the floats that a type of the dialect represents.
pub(crate) fn expressed_type(ctx: &Context, ty: Type) -> Option<Type> {
    match CalibratedQuantizedType::cast(ctx, ty) {
        Some(calibrated) => Some(calibrated.expressed_type(ctx)),
        None => Storage::get(ctx, ty)?.expressed,
    }
}

/// The least and the greatest integer of a width of 1 to 32 bits.
pub(crate) fn default_range(is_signed: bool, width: u32) -> (i64, i64) {
    if is_signed {
(-(1 << (width - 1)), (1 << (width - 1)) - 1)
} else {
(0, (1 << width) - 1)
}
}
