//! Memory effects as an operation lists them.

use crate::context::Attribute;
use crate::ir::Value;

/// The kind of a memory effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EffectKind {
    /// Allocates memory.
    Allocate,
    /// Frees memory.
    Free,
    /// Reads memory.
    Read,
    /// Writes memory.
    Write,
}

/// An effect on a value, a symbol or a resource.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EffectInstance {
    /// The kind of the effect.
    pub kind: EffectKind,
    /// The affected value; `None` if the effect does not belong to a value.
    pub value: Option<Value>,
    /// The symbol that is affected, if any.
    pub symbol: Option<Attribute>,
    /// The class of the resource, such as `::mlir::SideEffects::DefaultResource`.
    pub resource: &'static str,
}

impl EffectInstance {
    /// The resource of effects that do not name one.
    pub const DEFAULT_RESOURCE: &'static str = "::mlir::SideEffects::DefaultResource";

    /// Creates an effect that does not belong to a value.
    #[must_use]
    pub const fn new(kind: EffectKind) -> Self {
        EffectInstance { kind, value: None, symbol: None, resource: Self::DEFAULT_RESOURCE }
    }

    /// Creates an effect on a value.
    #[must_use]
    pub const fn with_value(kind: EffectKind, value: Value) -> Self {
        EffectInstance { kind, value: Some(value), symbol: None, resource: Self::DEFAULT_RESOURCE }
    }
}
