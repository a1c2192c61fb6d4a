//! Implementations of dialect-defined interfaces.

use std::any::Any;

/// The implementation of an interface: a
/// [`Cast<Op, dyn I>`](crate::runtime::interfaces::Cast), or one of a type or attribute. Its type identifies
/// the interface `I`.
#[derive(Clone, Copy, Debug)]
pub struct InterfaceImpl(pub &'static (dyn Any + Send + Sync));
