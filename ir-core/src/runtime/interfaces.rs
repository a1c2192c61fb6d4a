//! Interfaces of operations, types, attributes and dialects, and lookup of their implementations.
//!
//! An interface is a trait `I`. An implementation is registered as a function that converts an operation, a
//! type or an attribute to a `Box<dyn I>` ([`Cast`]). Its Rust type identifies the interface. Interfaces of
//! dialects are registered with the context ([`Context::register_dialect_interface`]).

use std::any::Any;

use crate::attr_or_type::{DefHandle, Interned};
use crate::context::{Attribute, Context, Type};
use crate::diagnostic::Diagnostic;
use crate::ir::{Ir, Op, OpHandle};

pub use crate::context::InterfaceImpl;
pub use crate::interfaces::OpTrait;

/// Access to the operation of a handle, for operation interfaces.
pub trait AsOperation {
    /// The operation.
    fn operation(&self) -> Op;
}

impl<T: OpHandle> AsOperation for T {
    fn operation(&self) -> Op {
        self.op()
    }
}

/// Access to the type of a handle, for type interfaces.
pub trait AsType {
    /// The type.
    fn base_type(&self) -> Type;
}

impl<T: DefHandle<Base = Type>> AsType for T {
    fn base_type(&self) -> Type {
        self.base()
    }
}

/// Access to the attribute of a handle, for attribute interfaces.
pub trait AsAttribute {
    /// The attribute.
    fn base_attribute(&self) -> Attribute;
}

impl<T: DefHandle<Base = Attribute>> AsAttribute for T {
    fn base_attribute(&self) -> Attribute {
        self.base()
    }
}

/// User-provided verifier of an operation interface that has `verify` code in its definition, written once
/// for all implementations: `impl VerifyInterface for dyn ShapeInference { … }`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no check, which `verify` in the definition of the interface promises",
    note = "write `impl VerifyInterface for {Self}` beside the generated code; `odsgen skeleton` prints it"
)]
pub trait VerifyInterface {
    /// Verifies the requirements of the interface on an operation that implements it.
    ///
    /// # Errors
    /// The diagnostic of the first failed check.
    fn verify_interface(&self, ir: &Ir) -> Result<(), Diagnostic>;
}

/// The function of an [`InterfaceImpl`]: casts an operation, a type or an attribute to the interface `I`.
pub type Cast<T, I> = &'static (dyn Fn(T) -> Box<I> + Send + Sync);

/// The list of [`InterfaceImpl`]s of a handle: `implements!(AddOp(Op): ShapeInference, Cheap)`.
#[macro_export]
macro_rules! implements {
    ($handle:ident($base:ident): $($interface:ident),+) => {
        &[$($crate::runtime::InterfaceImpl(&const {
            let cast: $crate::runtime::interfaces::Cast<$base, dyn $interface> =
                &|base| ::std::boxed::Box::new($handle(base));
            cast
        })),+]
    };
}

/// The implementation of the interface `I` among `all`.
fn find<T: 'static, I: ?Sized + 'static>(all: &[InterfaceImpl]) -> Option<Cast<T, I>> {
    all.iter().find_map(|found| found.0.downcast_ref().copied())
}

/// Casts an operation to the interface `I`; `None` if it does not implement `I`.
#[must_use]
pub fn op_interface<I: ?Sized + 'static>(ir: &Ir, op: Op) -> Option<Box<I>> {
    let ctx = ir.context();
    find(ir.name(op).op_interfaces(ctx)?.implements()).map(|make| make(op))
}

/// Whether the operation has the trait `T` of a dialect's definitions: `has_trait::<ToyEven>(ir, op)`. For
/// MLIR's own traits, use [`OpName::has`](crate::context::OpName::has).
#[must_use]
pub fn has_trait<T: OpTrait>(ir: &Ir, op: Op) -> bool {
    let model = ir.name(op).op_interfaces(ir.context());
    let is_it = |named: &&'static dyn OpTrait| (*named as &dyn Any).is::<T>();
    model.is_some_and(|model| model.named_traits().iter().any(is_it))
}

/// Casts a type to the interface `I`; `None` if it does not implement `I`.
#[must_use]
pub fn type_interface<I: ?Sized + 'static>(ctx: &Context, ty: Type) -> Option<Box<I>> {
    find(ty.def_storage(ctx)?.spec().interfaces).map(|make| make(ty))
}

/// Casts an attribute to the interface `I`; `None` if it does not implement `I`.
#[must_use]
pub fn attribute_interface<I: ?Sized + 'static>(ctx: &Context, attribute: Attribute) -> Option<Box<I>> {
    find(attribute.def_storage(ctx)?.spec().interfaces).map(|make| make(attribute))
}
