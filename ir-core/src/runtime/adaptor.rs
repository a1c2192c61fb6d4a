//! Named access to values that correspond to the operands of an operation (constants in a fold, converted
//! values in a lowering), and setters of operand segments.
//!
//! A handle has a constant for each operand segment (`AddOp::LHS`). Its type has the segment's arity, and
//! determines the type of the result:
//!
//! ```
//! use ir_core::prelude::*;
//! use ir_core::{operation, runtime::*};
//!
//! operation! {
//!     /// Adds numbers.
//!     AddOp {
//!         name: "toy.add",
//!         operands: &[one("lhs", &TypeConstraint::ANY), variadic("rest", &TypeConstraint::ANY)],
//!     }
//!     /// The first operand.
//!     lhs LHS: operand(0),
//!     /// The other operands.
//!     rest REST: operands(1),
//! }
//!
//! /// The constant operands, as a folder gets them: one of a required operand, a slice of a variadic one.
//! fn known(add: AddOp, ir: &Ir, constants: &[Option<Attribute>]) -> usize {
//!     let operands = add.adaptor(ir, constants);
//!     let (lhs, rest): (Option<Attribute>, &[Option<Attribute>]) = (operands.get(AddOp::LHS), operands.get(AddOp::REST));
//!     lhs.into_iter().chain(rest.iter().copied().flatten()).count()
//! }
//!
//! /// Swaps the first operand and the one after it.
//! fn swap(add: AddOp, ir: &mut Ir) {
//!     let mut rest: Vec<Value> = add.rest(ir).collect();
//!     let lhs = std::mem::replace(&mut rest[0], add.lhs(ir));
//!     add.set(ir, AddOp::LHS, lhs);
//!     add.set(ir, AddOp::REST, &rest);
//! }
//! ```

use std::marker::PhantomData;
use std::ops::Range;

use super::groups::{OPERAND_SIZES, operand_group};
use super::inner_sizes::{inner_sizes, inner_sizes_attr};
use super::properties::{self, dense_i32, dense_i32_attr};
use super::{DefinedOp, Grouping, Length};
use crate::ir::{Ir, Value};

/// An operand segment of operations with the handle `H`.
pub trait OperandSegment<H>: Copy {
    /// The type of the segment, for elements of type `T`.
    type Of<'a, T: Copy + 'a>;

    /// The index of the segment in the definition.
    fn index(self) -> usize;

    /// Converts the elements of the segment.
    fn from_slice<T: Copy>(values: &[T]) -> Self::Of<'_, T>;

    /// The elements of the segment as a list.
    fn list<'a, T: Copy + 'a>(values: Self::Of<'a, T>) -> Vec<T>;
}

macro_rules! group {
    ($(#[$doc:meta])* $name:ident, $of:ty, $values:ident => $value:expr, $given:ident => $list:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name<H>(usize, PhantomData<fn() -> H>);

        impl<H> $name<H> {
            /// The segment with that index.
            #[must_use]
            pub const fn new(index: usize) -> Self {
                $name(index, PhantomData)
            }
        }

        impl<H> Clone for $name<H> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<H> Copy for $name<H> {}

        impl<H> OperandSegment<H> for $name<H> {
            type Of<'a, T: Copy + 'a> = $of;

            fn index(self) -> usize {
                self.0
            }

            fn from_slice<T: Copy>($values: &[T]) -> Self::Of<'_, T> {
                $value
            }

            fn list<'a, T: Copy + 'a>($given: Self::Of<'a, T>) -> Vec<T> {
                $list
            }
        }
    };
}

group! {
    /// A segment of one operand, which a verified operation always has.
    One, T, values => values[0], value => vec![value]
}
group! {
    /// An optional operand.
    Optional, Option<T>, values => values.first().copied(), value => value.into_iter().collect()
}
group! {
    /// A variadic segment.
    Variadic, &'a [T], values => values, values => values.to_vec()
}

/// Values that correspond to the operands of an operation, accessed by the names of the definition.
#[derive(Clone, Debug)]
pub struct Adaptor<'a, H, T> {
    values: &'a [T],
    /// The end of each segment; empty if each has one value.
    ends: Vec<usize>,
    handle: PhantomData<fn() -> H>,
}

impl<'a, H: DefinedOp, T: Copy> Adaptor<'a, H, T> {
    /// `values` correspond to the operands of `op`, in number and order.
    #[must_use]
    pub fn new(ir: &Ir, op: H, values: &'a [T]) -> Self {
        let groups = H::SPEC.operands;
        let is_simple = groups.iter().all(|group| group.length == Length::One);
        let end = |group| operand_group(H::SPEC, ir, op.op(), group).end;
        let ends = if is_simple { Vec::new() } else { (0..groups.len()).map(end).collect() };
        Adaptor { values, ends, handle: PhantomData }
    }

    /// The values of a segment.
    pub fn get<G: OperandSegment<H>>(&self, group: G) -> G::Of<'a, T> {
        let index = group.index();
        let range = match self.ends.get(index) {
            None => index..index + 1,
            Some(end) => index.checked_sub(1).map_or(0, |before| self.ends[before])..*end,
        };
        G::from_slice(&self.values[range])
    }

    /// The values of all segments.
    #[must_use]
    pub fn all(&self) -> &'a [T] {
        self.values
    }
}

/// Replaces the operands of a segment, and updates the segment sizes if the operation stores them.
pub(super) fn set_group(
    spec: &super::OpSpec,
    ir: &mut Ir,
    op: crate::ir::Op,
    group: usize,
    values: &[Value],
) {
    let Range { start, end } = operand_group(spec, ir, op, group);
    let mut all: Vec<Value> = ir.operands(op).collect();
    all.splice(start..end, values.iter().copied());
    ir.set_operands(op, &all);
    if spec.operand_groups == Grouping::Segments {
        let mut sizes = dense_i32(ir, op, OPERAND_SIZES);
        if let Some(size) = sizes.get_mut(group) {
            *size = i32::try_from(values.len()).unwrap_or(i32::MAX);
            let sizes = dense_i32_attr(ir.context(), &sizes);
            properties::set(ir, op, OPERAND_SIZES, Some(sizes));
        }
    }
}

/// The inner segments of a `VariadicOfVariadic` segment; `sizes` names the property with their sizes. Excess
/// sizes are cut at the end of the segment.
#[must_use]
pub fn nested<H: DefinedOp>(ir: &Ir, op: H, group: usize, sizes: &str) -> Vec<Vec<Value>> {
    let range = operand_group(H::SPEC, ir, op.op(), group);
    let mut rest = range.map(|index| ir.operand(op.op(), index));
    let sizes = inner_sizes(ir, op.op(), sizes);
    sizes.into_iter().map(|size| rest.by_ref().take(usize::try_from(size).unwrap_or(0)).collect()).collect()
}

/// Sets the inner segments of a segment, and their sizes.
pub fn set_nested<H: DefinedOp>(ir: &mut Ir, op: H, group: usize, sizes: &str, values: &[&[Value]]) {
    let counts: Vec<i32> =
        values.iter().map(|inner| i32::try_from(inner.len()).unwrap_or(i32::MAX)).collect();
    set_group(H::SPEC, ir, op.op(), group, &values.concat());
    let counts = inner_sizes_attr(ir.context(), H::SPEC, sizes, &counts);
    properties::set(ir, op.op(), sizes, Some(counts));
}
