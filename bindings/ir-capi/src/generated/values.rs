//! Values of parameters between C and the runtime.

use super::*;
use crate::boundary::{Access, Pointer, raw};
use ir_core::attr_or_type::{Param, ParamKind, ParamSpec};
use ir_core::context::{Attribute, Type};
use ir_objects::{Misuse, Objects, Word};

/// C++ types whose values are integers in Rust, whatever their syntax.
const INTEGERS: [&str; 10] = [
    "int", "unsigned", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
    "uint64_t",
];

/// A value that C passes.
#[derive(Clone, Debug)]
pub enum CValue {
    /// No value: a null pointer.
    Absent,
    /// An integer, a boolean or the value of an enum.
    Int(i64),
    /// A text.
    Text(MlirStringRef),
    /// A type, which may be null.
    Type(MlirType),
    /// An attribute, which may be null.
    Attribute(MlirAttribute),
    /// An affine map.
    AffineMap(MlirAffineMap),
    /// An integer set.
    IntegerSet(MlirIntegerSet),
    /// A location.
    Location(MlirLocation),
    /// Values.
    List(Vec<CValue>),
    /// A value that no parameter of the runtime has.
    Foreign,
}

macro_rules! given {
    ($($ty:ty: |$value:ident| $given:expr;)*) => {$(
        impl From<$ty> for CValue {
            fn from($value: $ty) -> Self {
                $given
            }
        }
    )*};
}

given! {
    MlirStringRef: |value| CValue::Text(value);
    MlirType: |value| CValue::Type(value);
    MlirAttribute: |value| CValue::Attribute(value);
    MlirAffineMap: |value| CValue::AffineMap(value);
    MlirIntegerSet: |value| CValue::IntegerSet(value);
    MlirLocation: |value| CValue::Location(value);
    MlirAffineExpr: |_value| CValue::Foreign;
    MlirValue: |_value| CValue::Foreign;
    MlirBlock: |_value| CValue::Foreign;
    MlirRegion: |_value| CValue::Foreign;
    MlirOperation: |_value| CValue::Foreign;
    f32: |_value| CValue::Foreign;
    f64: |_value| CValue::Foreign;
    bool: |value| CValue::Int(i64::from(value));
}

/// A list of values: a count and an address.
///
/// # Errors
/// When the count is negative, or the address is null though the count is not 0.
pub fn list<T: Copy + Into<CValue>>(count: isize, values: *const T) -> Outcome<CValue> {
    Ok(CValue::List(raw::slice(values, count)?.iter().map(|&value| value.into()).collect()))
}

/// A value that may be absent: the address of one, or null.
///
/// # Errors
/// Never.
pub fn maybe<T: Copy + Into<CValue>>(value: *const T) -> Outcome<CValue> {
    let count = isize::from(!value.is_null());
    Ok(raw::slice(value, count)?.first().map_or(CValue::Absent, |&value| value.into()))
}

impl CValue {
    /// The bits of the first handle in the value that is not null.
    pub(super) fn handle(&self) -> Option<Word> {
        let bits = match self {
            CValue::Type(handle) => handle.bits(),
            CValue::Attribute(handle) => handle.bits(),
            CValue::AffineMap(handle) => handle.bits(),
            CValue::IntegerSet(handle) => handle.bits(),
            CValue::Location(handle) => handle.bits(),
            CValue::List(values) => return values.iter().find_map(CValue::handle),
            CValue::Absent | CValue::Int(_) | CValue::Text(_) | CValue::Foreign => 0,
        };
        Word::from_bits(bits)
    }

    /// The value as a parameter of a definition.
    pub(super) fn to_param(&self, objects: &Objects, spec: &ParamSpec) -> Outcome<Param> {
        let is_absent = match self {
            CValue::Absent => true,
            CValue::Type(handle) => handle.is_null(),
            CValue::Attribute(handle) => handle.is_null(),
            CValue::AffineMap(handle) => handle.is_null(),
            _ => false,
        };
        if is_absent && spec.default.is_optional() {
            return Ok(Param::Absent);
        }
        self.to_kind(objects, &spec.kind, spec)
    }

    fn to_kind(&self, objects: &Objects, kind: &ParamKind, spec: &ParamSpec) -> Outcome<Param> {
        let ctx = objects.context();
        let wrong = || Refused::arguments(format!("the value of '{}' is not a '{}'", spec.name, spec.cpp));
        let holds = |holds: bool, param: Param| if holds { Ok(param) } else { Err(wrong()) };
        match (kind, self) {
            (ParamKind::Optional(_), CValue::Absent) => Ok(Param::Absent),
            (ParamKind::Optional(inner), _) => self.to_kind(objects, inner, spec),
            (ParamKind::Integer { .. } | ParamKind::Bool, CValue::Int(value)) => Ok(Param::Int(*value)),
            // The parameter has syntax of its own, but is an integer.
            (ParamKind::Other { .. }, CValue::Int(value)) if INTEGERS.contains(&spec.cpp) => {
                Ok(Param::Int(*value))
            }
            (ParamKind::Enum(cases) | ParamKind::EnumField(cases), CValue::Int(value)) => {
                holds(cases.accepts(*value as u64), Param::Int(*value))
            }
            (ParamKind::Str | ParamKind::BareStr, CValue::Text(text)) => {
                Ok(Param::Str(ctx.ident_bytes(raw::bytes(*text)?)))
            }
            (ParamKind::AnyType | ParamKind::Type(_) | ParamKind::TypeOf(_), CValue::Type(handle)) => {
                let ty: Type = objects.entity(*handle)?;
                let is_right = match kind {
                    ParamKind::Type(of) => is_of(objects, ty, of()),
                    ParamKind::TypeOf(accepts) => accepts(ctx, ty),
                    _ => true,
                };
                holds(is_right, Param::Type(ty))
            }
            (
                ParamKind::AnyAttribute
                | ParamKind::Attribute(_)
                | ParamKind::AttributeOf(_)
                | ParamKind::DenseArray(_),
                CValue::Attribute(handle),
            ) => {
                let attribute: Attribute = objects.entity(*handle)?;
                let is_right = match kind {
                    ParamKind::Attribute(of) => is_of(objects, attribute, of()),
                    ParamKind::AttributeOf(accepts) => accepts(ctx, attribute),
                    _ => true,
                };
                holds(is_right, Param::Attribute(attribute))
            }
            (ParamKind::AffineMap, CValue::AffineMap(handle)) => {
                Ok(Param::AffineMap(objects.entity(*handle)?))
            }
            (ParamKind::IntegerSet, CValue::IntegerSet(handle)) => {
                Ok(Param::IntegerSet(objects.entity(*handle)?))
            }
            (ParamKind::Location, CValue::Location(handle)) => Ok(Param::Location(objects.entity(*handle)?)),
            (ParamKind::List(inner), CValue::List(values)) => {
                let params = values.iter().map(|value| value.to_kind(objects, inner, spec));
                Ok(Param::list(params.collect::<Outcome<_>>()?))
            }
            _ => Err(Refused::arguments(format!(
                "the parameter '{}' has the C++ type '{}', which this library does not create from values of C",
                spec.name, spec.cpp
            ))),
        }
    }
}

fn is_of<H: ir_core::attr_or_type::Interned>(
    objects: &Objects,
    value: H,
    spec: &ir_core::runtime::DefSpec<H>,
) -> bool {
    value.def_storage(objects.context()).is_some_and(|storage| storage.spec().is(spec))
}

/// A type of C that values of parameters are read as.
pub trait Read: Sized {
    /// The value of a parameter; none if it has another kind.
    fn read(objects: &Objects, param: &Param) -> Option<Self>;
}

/// An integer of C.
pub trait Word64: Copy {
    /// The value with these bits.
    fn from_bits(bits: u64) -> Self;

    /// The bits of the value.
    fn to_bits(self) -> u64;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl From<$ty> for CValue {
            fn from(value: $ty) -> Self {
                CValue::Int(value as i64)
            }
        }

        impl Read for $ty {
            fn read(_objects: &Objects, param: &Param) -> Option<Self> {
                if let Param::Int(value) = param { Some(*value as $ty) } else { None }
            }
        }

        impl Word64 for $ty {
            fn from_bits(bits: u64) -> Self {
                bits as $ty
            }

            fn to_bits(self) -> u64 {
                self as u64
            }
        }
    )*};
}

integers! { i8 u8 i16 u16 i32 u32 i64 u64 isize usize }

impl Read for bool {
    fn read(_objects: &Objects, param: &Param) -> Option<Self> {
        if let Param::Int(value) = param { Some(*value != 0) } else { None }
    }
}

impl Read for MlirStringRef {
    fn read(objects: &Objects, param: &Param) -> Option<Self> {
        // The text lives as long as the context.
        if let Param::Str(text) = param {
            Some(MlirStringRef::new(text.as_bytes(objects.context())))
        } else {
            None
        }
    }
}

/// Handles: an absent one is null.
macro_rules! handles {
    ($($ty:ident $($variant:ident)?,)*) => {$(
        impl Read for $ty {
            fn read(objects: &Objects, param: &Param) -> Option<Self> {
                match param {
                    Param::Absent => Some(Self::null()),
                    $(Param::$variant(value) => Some(objects.out(*value)),)?
                    _ => {
                        let _ = objects;
                        None
                    }
                }
            }
        }
    )*};
}

handles! {
    MlirType Type,
    MlirAttribute Attribute,
    MlirAffineMap AffineMap,
    MlirIntegerSet IntegerSet,
    MlirLocation Location,
    MlirAffineExpr,
    MlirValue,
}

/// The refusal of a null handle.
pub(super) fn null() -> Refused {
    Refused::new(0, Misuse::Null)
}

/// The elements of a list.
pub(super) fn elements(param: &Param) -> Option<Vec<Param>> {
    match param {
        Param::Ints(values) => Some(values.iter().map(|&value| Param::Int(value)).collect()),
        Param::Types(values) => Some(values.iter().map(|&value| Param::Type(value)).collect()),
        Param::Attributes(values) => Some(values.iter().map(|&value| Param::Attribute(value)).collect()),
        Param::List(values) => Some(values.to_vec()),
        _ => None,
    }
}
