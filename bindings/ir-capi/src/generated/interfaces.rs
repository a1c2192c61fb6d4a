//! Methods of interfaces of definitions, by the traits of the generated Rust.

use super::{
    MlirAffineMap, MlirAttribute, MlirBlock, MlirIntegerSet, MlirLocation, MlirLogicalResult, MlirOperation,
    MlirRegion, MlirStringRef, MlirType, MlirValue, Outcome, Refused,
};
use crate::boundary::{Access, Handle, fail, raw};
use crate::operation::index;
use ir_core::context::{AffineMap, Attribute, Context, IntegerSet, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, Region, Value};
use ir_core::runtime::interfaces::{attribute_interface, op_interface, type_interface};
use ir_objects::{Guard, Objects};

/// A handle of something that may have interfaces.
pub trait Implements: Handle {
    /// The implementation of the trait `I`, if there is one.
    #[doc(hidden)]
    fn implementation<I: ?Sized + 'static>(objects: &Objects, entity: Self::Entity) -> Option<Box<I>>;
}

impl Implements for MlirOperation {
    fn implementation<I: ?Sized + 'static>(objects: &Objects, op: Op) -> Option<Box<I>> {
        op_interface(objects.ir(), op)
    }
}

impl Implements for MlirType {
    fn implementation<I: ?Sized + 'static>(objects: &Objects, ty: Type) -> Option<Box<I>> {
        type_interface(objects.context(), ty)
    }
}

impl Implements for MlirAttribute {
    fn implementation<I: ?Sized + 'static>(objects: &Objects, attribute: Attribute) -> Option<Box<I>> {
        attribute_interface(objects.context(), attribute)
    }
}

/// Whether an operation, type or attribute implements the trait `I`.
///
/// # Errors
/// When the handle is refused.
pub fn has_interface<I: ?Sized + 'static, H: Implements>(handle: H) -> Outcome<bool> {
    let (guard, entity) = handle.enter()?;
    Ok(H::implementation::<I>(&guard, entity).is_some())
}

/// The implementation of the trait `I`, and access to the context.
///
/// # Errors
/// When the handle is refused, or does not implement the trait.
pub fn interface<I: ?Sized + 'static, H: Implements>(handle: H) -> Outcome<(Scope, Box<I>)> {
    let (guard, entity) = handle.enter()?;
    match H::implementation::<I>(&guard, entity) {
        Some(found) => Ok((Scope(guard), found)),
        None => Err(Refused::arguments("the argument does not have the interface")),
    }
}

/// The result of a method that implementations may lack.
///
/// # Errors
/// When the implementation lacks it.
pub fn said<T>(result: Option<T>, what: &'static str) -> Outcome<T> {
    result.ok_or(Refused::Absent(what))
}

/// A string argument from C.
///
/// # Errors
/// When it is not UTF-8.
pub fn given_text<'a>(text: MlirStringRef) -> Outcome<&'a str> {
    raw::text(text)
}

/// Numbers from C, as a count and an address.
///
/// # Errors
/// When the count is negative, or the address is null though the count is not 0.
pub fn given_numbers<'a, T: Copy>(count: isize, numbers: *const T) -> Outcome<&'a [T]> {
    raw::slice(numbers, count)
}

/// Access to a context while a method runs.
pub struct Scope(Guard);

impl Scope {
    /// The context.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.0.context()
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        self.0.ir()
    }

    /// The IR, which the method may change.
    #[must_use]
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.0.ir_mut()
    }

    /// The entity of a handle.
    ///
    /// # Errors
    /// When the handle is refused.
    pub fn entity<H: Handle>(&self, handle: H) -> Outcome<H::Entity> {
        self.0.entity(handle)
    }

    /// The entities of handles: a count and an address.
    ///
    /// # Errors
    /// When a handle is refused, the count is negative, or the address is null though the count is not 0.
    pub fn all<H: Handle>(&self, count: isize, handles: *const H) -> Outcome<Vec<H::Entity>> {
        self.0.entities(raw::slice(handles, count)?)
    }

    /// The result of a method in C.
    ///
    /// # Errors
    /// When the method has failed; its diagnostic is emitted.
    pub fn give<T, R: Give<T>>(self, result: R) -> Outcome<T> {
        result.give(self.0)
    }

    /// The value that a method returns.
    ///
    /// # Errors
    /// When it returns none.
    pub fn give_value<T, R: Give<T>>(self, result: Option<R>) -> Outcome<T> {
        self.give(result.ok_or_else(|| Refused::arguments("the method returns no value"))?)
    }

    /// Whether a method returns a value.
    ///
    /// # Errors
    /// Never.
    pub fn is_present<R>(&self, result: &Option<R>) -> Outcome<bool> {
        Ok(result.is_some())
    }

    /// Number of elements that a method returns.
    ///
    /// # Errors
    /// Never.
    pub fn count<R>(&self, result: &[R]) -> Outcome<isize> {
        Ok(result.len() as isize)
    }

    /// The element at an index of those that a method returns.
    ///
    /// # Errors
    /// When there is no such element.
    pub fn element<T, R: Give<T>>(self, mut result: Vec<R>, pos: isize) -> Outcome<T> {
        let at = index(pos, result.len(), "element")?;
        self.give(result.swap_remove(at))
    }
}

/// A result of a method that C has as a `T`.
pub trait Give<T> {
    /// The value in C.
    ///
    /// # Errors
    /// When the method has failed; its diagnostic is emitted.
    fn give(self, guard: Guard) -> Outcome<T>;
}

macro_rules! plain {
    ($($ty:ty)*) => {$(
        impl Give<$ty> for $ty {
            fn give(self, _guard: Guard) -> Outcome<$ty> {
                Ok(self)
            }
        }
    )*};
}

plain! { () bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 }

/// `size_t`
impl Give<usize> for u64 {
    fn give(self, _guard: Guard) -> Outcome<usize> {
        Ok(self as usize)
    }
}

macro_rules! handles {
    ($($ty:ty => $handle:ty,)*) => {$(
        impl Give<$handle> for $ty {
            fn give(self, guard: Guard) -> Outcome<$handle> {
                Ok(guard.out(self))
            }
        }
    )*};
}

handles! {
    AffineMap => MlirAffineMap,
    Attribute => MlirAttribute,
    Block => MlirBlock,
    IntegerSet => MlirIntegerSet,
    Location => MlirLocation,
    Op => MlirOperation,
    Region => MlirRegion,
    Type => MlirType,
    Value => MlirValue,
}

/// The text lives as long as the context.
impl Give<MlirStringRef> for String {
    fn give(self, guard: Guard) -> Outcome<MlirStringRef> {
        let ctx = guard.context();
        Ok(MlirStringRef::new(ctx.ident_bytes(self.as_bytes()).as_bytes(ctx)))
    }
}

impl Give<MlirLogicalResult> for Result<(), Diagnostic> {
    fn give(self, guard: Guard) -> Outcome<MlirLogicalResult> {
        match self {
            Ok(()) => Ok(MlirLogicalResult::SUCCESS),
            Err(diagnostic) => Err(fail(guard, vec![diagnostic])),
        }
    }
}
