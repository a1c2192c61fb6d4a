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
pub enum Given {
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
    List(Vec<Given>),
    /// A value that no parameter of the runtime has.
    Foreign,
}

macro_rules! given {
    ($($ty:ty: |$value:ident| $given:expr;)*) => {$(
        impl From<$ty> for Given {
            fn from($value: $ty) -> Self {
                $given
            }
        }
    )*};
}

given! {
    MlirStringRef: |value| Given::Text(value);
    MlirType: |value| Given::Type(value);
    MlirAttribute: |value| Given::Attribute(value);
    MlirAffineMap: |value| Given::AffineMap(value);
    MlirIntegerSet: |value| Given::IntegerSet(value);
    MlirLocation: |value| Given::Location(value);
    MlirAffineExpr: |_value| Given::Foreign;
    MlirValue: |_value| Given::Foreign;
    MlirBlock: |_value| Given::Foreign;
    MlirRegion: |_value| Given::Foreign;
    MlirOperation: |_value| Given::Foreign;
    f32: |_value| Given::Foreign;
    f64: |_value| Given::Foreign;
    bool: |value| Given::Int(i64::from(value));
}

/// A list of values: a count and an address.
///
/// # Errors
/// When the count is negative, or the address is null though the count is not 0.
pub fn list<T: Copy + Into<Given>>(count: isize, values: *const T) -> Outcome<Given> {
    Ok(Given::List(raw::slice(values, count)?.iter().map(|&value| value.into()).collect()))
}

/// A value that may be absent: the address of one, or null.
///
/// # Errors
/// Never.
pub fn maybe<T: Copy + Into<Given>>(value: *const T) -> Outcome<Given> {
    let count = isize::from(!value.is_null());
    Ok(raw::slice(value, count)?.first().map_or(Given::Absent, |&value| value.into()))
}

impl Given {
    /// The bits of the first handle in the value that is not null.
    pub(super) fn handle(&self) -> Option<Word> {
        let bits = match self {
            Given::Type(handle) => handle.bits(),
            Given::Attribute(handle) => handle.bits(),
            Given::AffineMap(handle) => handle.bits(),
            Given::IntegerSet(handle) => handle.bits(),
            Given::Location(handle) => handle.bits(),
            Given::List(values) => return values.iter().find_map(Given::handle),
            Given::Absent | Given::Int(_) | Given::Text(_) | Given::Foreign => 0,
        };
        Word::from_bits(bits)
    }

    /// The value as a parameter of a definition.
    pub(super) fn to_param(&self, objects: &Objects, spec: &ParamSpec) -> Outcome<Param> {
        let is_absent = match self {
            Given::Absent => true,
            Given::Type(handle) => handle.is_null(),
            Given::Attribute(handle) => handle.is_null(),
            Given::AffineMap(handle) => handle.is_null(),
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
            (ParamKind::Optional(_), Given::Absent) => Ok(Param::Absent),
            (ParamKind::Optional(inner), _) => self.to_kind(objects, inner, spec),
            (ParamKind::Integer { .. } | ParamKind::Bool, Given::Int(value)) => Ok(Param::Int(*value)),
            // The parameter has syntax of its own, but is an integer.
            (ParamKind::Other { .. }, Given::Int(value)) if INTEGERS.contains(&spec.cpp) => {
                Ok(Param::Int(*value))
            }
            (ParamKind::Enum(cases) | ParamKind::EnumField(cases), Given::Int(value)) => {
                holds(cases.accepts(*value as u64), Param::Int(*value))
            }
            (ParamKind::Str | ParamKind::BareStr, Given::Text(text)) => {
                Ok(Param::Str(ctx.ident_bytes(raw::bytes(*text)?)))
            }
            (ParamKind::AnyType | ParamKind::Type(_) | ParamKind::TypeOf(_), Given::Type(handle)) => {
                let ty: Type = objects.of(*handle)?;
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
                Given::Attribute(handle),
            ) => {
                let attribute: Attribute = objects.of(*handle)?;
                let is_right = match kind {
                    ParamKind::Attribute(of) => is_of(objects, attribute, of()),
                    ParamKind::AttributeOf(accepts) => accepts(ctx, attribute),
                    _ => true,
                };
                holds(is_right, Param::Attribute(attribute))
            }
            (ParamKind::AffineMap, Given::AffineMap(handle)) => Ok(Param::AffineMap(objects.of(*handle)?)),
            (ParamKind::IntegerSet, Given::IntegerSet(handle)) => Ok(Param::IntegerSet(objects.of(*handle)?)),
            (ParamKind::Location, Given::Location(handle)) => Ok(Param::Location(objects.of(*handle)?)),
            (ParamKind::List(inner), Given::List(values)) => {
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
    fn of_bits(bits: u64) -> Self;

    /// The bits of the value.
    fn to_bits(self) -> u64;
}

macro_rules! integers {
    ($($ty:ty)*) => {$(
        impl From<$ty> for Given {
            fn from(value: $ty) -> Self {
                Given::Int(value as i64)
            }
        }

        impl Read for $ty {
            fn read(_objects: &Objects, param: &Param) -> Option<Self> {
                if let Param::Int(value) = param { Some(*value as $ty) } else { None }
            }
        }

        impl Word64 for $ty {
            fn of_bits(bits: u64) -> Self {
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
            Some(MlirStringRef::of(text.as_bytes(objects.context())))
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
