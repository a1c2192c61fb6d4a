//! The entities that handles of the dialect refer to: attributes, operations, types, values, and ranges of
//! the last two.

use ir_core::context::{Attribute, Context, Type};
use ir_core::ir::{Op, Value};

use ir_core::attr_or_type::DefHandle as _;

use super::{AttributeType, OperationType, TypeType, ValueType};
use crate::parts::range_element;

/// An entity that a handle of the dialect refers to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PdlValue {
    /// An entity of type `!pdl.attribute`.
    Attribute(Attribute),
    /// An entity of type `!pdl.operation`.
    Operation(Op),
    /// An entity of type `!pdl.type`.
    Type(Type),
    /// An entity of type `!pdl.value`.
    Value(Value),
    /// An entity of type `!pdl.range<type>`.
    Types(Vec<Type>),
    /// An entity of type `!pdl.range<value>`.
    Values(Vec<Value>),
}

/// A kind of entities.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    Attribute,
    Operation,
    Type,
    Value,
    Types,
    Values,
}

impl Kind {
    /// The kind of entities of a handle type; `None` for ranges of attributes and operations, and for other
    /// types.
    pub(crate) fn from_type(ctx: &Context, ty: Type) -> Option<Self> {
        let element = range_element(ctx, ty);
        let is_range = element != ty;
        let kinds = [
            (AttributeType::is(ctx, element), Some(Kind::Attribute), None),
            (OperationType::is(ctx, element), Some(Kind::Operation), None),
            (TypeType::is(ctx, element), Some(Kind::Type), Some(Kind::Types)),
            (ValueType::is(ctx, element), Some(Kind::Value), Some(Kind::Values)),
        ];
        let (_, single, range) = kinds.into_iter().find(|(is_it, _, _)| *is_it)?;
        if is_range { range } else { single }
    }
}

impl PdlValue {
    pub(crate) fn kind(&self) -> Kind {
        match self {
            PdlValue::Attribute(_) => Kind::Attribute,
            PdlValue::Operation(_) => Kind::Operation,
            PdlValue::Type(_) => Kind::Type,
            PdlValue::Value(_) => Kind::Value,
            PdlValue::Types(_) => Kind::Types,
            PdlValue::Values(_) => Kind::Values,
        }
    }

    /// The type, or the types of a range.
    pub(crate) fn types(&self) -> Option<&[Type]> {
        match self {
            PdlValue::Type(ty) => Some(std::slice::from_ref(ty)),
            PdlValue::Types(types) => Some(types),
            _ => None,
        }
    }

    /// The value, or the values of a range.
    pub(crate) fn values(&self) -> Option<&[Value]> {
        match self {
            PdlValue::Value(value) => Some(std::slice::from_ref(value)),
            PdlValue::Values(values) => Some(values),
            _ => None,
        }
    }
}
