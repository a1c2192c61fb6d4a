//! Call operations and callable operations.

use super::interface;
use crate::context::{Attribute, Type};
use crate::ir::{Region, Value};
use std::ops::Range;

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callable {
    /// A symbol reference.
    Symbol(Attribute),
    /// A function value.
    Value(Value),
}

interface! {
    /// Call operations (MLIR's `CallOpInterface`).
    CallOpInterface,
    /// See [`CallOpInterface`].
    CallModel {
        /// The callee.
        fn callable(self, ctx, ir) -> Option<Callable>;
        /// The index range of the operands that are passed as arguments.
        fn argument_operands(self, ctx, ir) -> Range<usize>;
    }
}

interface! {
    /// Callable operations, such as functions (MLIR's `CallableOpInterface`).
    CallableOpInterface,
    /// See [`CallableOpInterface`].
    CallableModel {
        /// The region that a call executes; `None` for a declaration.
        fn callable_region(self, ctx, ir) -> Option<Region>;
        /// The result types of a call.
        fn result_types(self, ctx, ir) -> Vec<Type>;
    }
}
