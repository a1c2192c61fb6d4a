//! Implementations of dialect-defined interfaces.

use std::any::Any;

/// The implementation of an interface: a function `fn(Op) -> Box<dyn I>`, or one of a type or attribute.
/// The type of the function identifies the interface `I`.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceImpl(pub &'static (dyn Any + Send + Sync));
