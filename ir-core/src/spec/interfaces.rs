//! Interfaces: which a definition implements, and how an implementation is found.
//!
//! An interface is a trait `I`. What implements it says so by a function that makes a `Box<dyn I>` of an operation, a type
//! or an attribute ([`implements!`](crate::implements)); the type of that function tells interfaces apart. Interfaces of
//! dialects are registered with the context ([`Context::register_dialect_interface`]).

use std::any::{Any, TypeId};
use std::sync::PoisonError;

use super::def::DefHandle;
use super::handle::OpHandle;
use crate::context::{Attribute, Context, Ident, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op};

/// What interfaces of operations ask of a handle.
pub trait AsOperation {
    /// The operation.
    fn operation(&self) -> Op;
}

impl<T: OpHandle> AsOperation for T {
    fn operation(&self) -> Op {
        self.op()
    }
}

/// What interfaces of types ask of a handle.
pub trait AsType {
    /// The type.
    fn base_type(&self) -> Type;
}

impl<T: DefHandle<Base = Type>> AsType for T {
    fn base_type(&self) -> Type {
        self.base()
    }
}

/// What interfaces of attributes ask of a handle.
pub trait AsAttribute {
    /// The attribute.
    fn base_attribute(&self) -> Attribute;
}

impl<T: DefHandle<Base = Attribute>> AsAttribute for T {
    fn base_attribute(&self) -> Attribute {
        self.base()
    }
}

/// What the author of an interface of operations whose definition has code in `verify` writes, once for all that implement
/// it: `impl VerifyInterface for dyn ShapeInference { … }`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no check, which `verify` in the definition of the interface promises",
    note = "write `impl VerifyInterface for {Self}` beside the generated code"
)]
pub trait VerifyInterface {
    /// Checks what the interface demands of an operation that implements it.
    ///
    /// # Errors
    /// What is wrong.
    fn verify_interface(&self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// That a handle implements interfaces: `implements!(AddOp(Op): ShapeInference, Cheap)` is the list of
/// [`InterfaceImpl`]s for its definition.
#[macro_export]
macro_rules! implements {
    ($handle:ident($base:ident): $($interface:ident),+) => {
        &[$($crate::spec::InterfaceImpl(&const {
            (|base| ::std::boxed::Box::new($handle(base)) as ::std::boxed::Box<dyn $interface>)
                as fn($base) -> ::std::boxed::Box<dyn $interface>
        })),+]
    };
}

/// That an interface is implemented: a function `fn(Op) -> Box<dyn I>`, or of [`Type`] or [`Attribute`].
#[derive(Clone, Copy, Debug)]
pub struct InterfaceImpl(pub &'static (dyn Any + Send + Sync));

/// The implementation of the interface `I` among `all`.
fn find<T: 'static, I: ?Sized + 'static>(all: &[InterfaceImpl]) -> Option<fn(T) -> Box<I>> {
    all.iter().find_map(|found| found.0.downcast_ref().copied())
}

/// An operation as what implements the interface `I`.
#[must_use]
pub fn op_interface<I: ?Sized + 'static>(ir: &Ir, op: Op) -> Option<Box<I>> {
    let ctx = ir.context();
    let definition = ir.name(op).definition(ctx)?;
    find(definition.implements()).map(|make| make(op))
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

/// Interfaces of dialects, by the dialect and the trait.
pub(crate) type DialectInterfaces = rustc_hash::FxHashMap<(Ident, TypeId), Box<dyn Any + Send + Sync>>;

impl Context {
    /// Says how a dialect implements the interface `I` of dialects.
    pub fn register_dialect_interface<I>(&self, dialect: &str, implementation: &'static I)
    where
        I: ?Sized + Send + Sync + 'static,
    {
        let key = (self.ident(dialect), TypeId::of::<I>());
        let mut interfaces = self.data.dialect_interfaces.write().unwrap_or_else(PoisonError::into_inner);
        interfaces.insert(key, Box::new(implementation));
    }

    /// How a dialect implements the interface `I` of dialects; none when it does not.
    pub fn dialect_interface<I: ?Sized + 'static>(&self, dialect: Ident) -> Option<&'static I> {
        let interfaces = self.data.dialect_interfaces.read().unwrap_or_else(PoisonError::into_inner);
        interfaces.get(&(dialect, TypeId::of::<I>()))?.downcast_ref().copied()
    }
}
