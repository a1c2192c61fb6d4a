//! Operand segments: their arity as a type, and their replacement.

use std::marker::PhantomData;
use std::ops::Range;

use super::groups::{OPERAND_SIZES, operand_group};
use super::properties::{self, dense_i32, dense_i32_attr};
use super::{Grouping, OpSpec};
use crate::ir::{Ir, Op, Value};

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

/// Replaces the operands of a segment, and updates the segment sizes if the operation stores them.
pub(super) fn set_group(spec: &OpSpec, ir: &mut Ir, op: Op, group: usize, values: &[Value]) {
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
