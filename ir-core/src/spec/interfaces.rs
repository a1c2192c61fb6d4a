//! Interfaces: which a definition implements, and how an implementation is found.
//!
//! An interface is a trait `I`. What implements it says so by a function that makes a `Box<dyn I>` of an operation, a type
//! or an attribute; the type of that function tells interfaces apart.

use std::any::Any;

use crate::context::{Attribute, Context, Type};
use crate::ir::{Ir, Op};

/// That an interface is implemented: a function `fn(Op) -> Box<dyn I>`, or of [`Type`] or [`Attribute`].
#[derive(Clone, Copy, Debug)]
pub struct InterfaceImpl(pub &'static (dyn Any + Send + Sync));

/// The implementation of the interface `I` among `all`.
fn find<T: 'static, I: ?Sized + 'static>(all: &[InterfaceImpl]) -> Option<fn(T) -> Box<I>> {
    all.iter().find_map(|found| found.0.downcast_ref().copied())
}

/// An operation as what implements the interface `I`.
#[must_use]
pub fn op_interface<I: ?Sized + 'static>(ctx: &Context, ir: &Ir, op: Op) -> Option<Box<I>> {
    let definition = ir.name(op).definition(ctx)?;
    find(definition.interfaces().others).map(|make| make(op))
}

/// A type as what implements the interface `I`.
#[must_use]
pub fn type_interface<I: ?Sized + 'static>(ctx: &Context, ty: Type) -> Option<Box<I>> {
    use super::def::Interned;
    find(ty.def_storage(ctx)?.spec().interfaces).map(|make| make(ty))
}

/// An attribute as what implements the interface `I`.
#[must_use]
pub fn attribute_interface<I: ?Sized + 'static>(ctx: &Context, attribute: Attribute) -> Option<Box<I>> {
    use super::def::Interned;
    find(attribute.def_storage(ctx)?.spec().interfaces).map(|make| make(attribute))
}
