//! Calls and what is called.

use super::interface;
use crate::context::{Attribute, Type};
use crate::ir::{Region, Value};
use std::ops::Range;

/// What a call calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callable {
    /// A symbol, by a reference.
    Symbol(Attribute),
    /// A value.
    Value(Value),
}

interface! {
    /// Operations that call (MLIR's `CallOpInterface`).
    CallOpInterface,
    /// See [`CallOpInterface`].
    CallModel {
        /// What is called.
        fn callable(self, ctx, ir) -> Option<Callable>;
        /// The numbers of the operands that are passed.
        fn argument_operands(self, ctx, ir) -> Range<usize>;
    }
}

interface! {
    /// Operations that can be called (MLIR's `CallableOpInterface`).
    CallableOpInterface,
    /// See [`CallableOpInterface`].
    CallableModel {
        /// What is executed by a call; none for a declaration.
        fn callable_region(self, ctx, ir) -> Option<Region>;
        /// The types of what a call gives.
        fn result_types(self, ctx, ir) -> Vec<Type>;
    }
}
