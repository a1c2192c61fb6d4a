//! The operands of an operation by their names, as whatever stands for them: constants in a fold, converted values in a
//! lowering; and setting them.
//!
//! A handle has a constant for each group of operands (`AddOp::LHS`), which says how many values the group has, and so what
//! asking for it gives:
//!
//! ```text
//! let operands = op.adaptor(ir, constants);     // constants: &[Option<Attribute>]
//! let lhs: Option<Attribute> = operands.get(AddOp::LHS);     // of an optional group Option<T>, of a variadic one &[T]
//! op.set(ir, AddOp::LHS, value);
//! ```

use std::marker::PhantomData;
use std::ops::Range;

use super::groups::{OPERAND_SIZES, operand_group};
use super::properties::{self, dense_i32, dense_i32_attr};
use super::{Grouping, Length, OpHandle};
use crate::ir::{Ir, Value};

/// A group of operands of the operations that `H` is a handle of.
pub trait OperandGroup<H>: Copy {
    /// The values of the group, among things that stand for values.
    type Of<'a, T: Copy + 'a>;

    /// The number of the group among those of the definition.
    fn number(self) -> usize;

    /// The values of the group from as many as it has.
    fn of<T: Copy>(values: &[T]) -> Self::Of<'_, T>;

    /// The values of the group as a list.
    fn list<'a, T: Copy + 'a>(values: Self::Of<'a, T>) -> Vec<T>;
}

macro_rules! group {
    ($(#[$doc:meta])* $name:ident, $of:ty, $values:ident => $value:expr, $given:ident => $list:expr) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub struct $name<H>(usize, PhantomData<fn() -> H>);

        impl<H> $name<H> {
            /// The group of that number.
            #[must_use]
            pub const fn at(number: usize) -> Self {
                $name(number, PhantomData)
            }
        }

        impl<H> Clone for $name<H> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<H> Copy for $name<H> {}

        impl<H> OperandGroup<H> for $name<H> {
            type Of<'a, T: Copy + 'a> = $of;

            fn number(self) -> usize {
                self.0
            }

            fn of<T: Copy>($values: &[T]) -> Self::Of<'_, T> {
                $value
            }

            fn list<'a, T: Copy + 'a>($given: Self::Of<'a, T>) -> Vec<T> {
                $list
            }
        }
    };
}

group! {
    /// A group of one operand. Of an operation that verifies it is there.
    One, T, values => values[0], value => vec![value]
}
group! {
    /// A group of one operand or none.
    Optional, Option<T>, values => values.first().copied(), value => value.into_iter().collect()
}
group! {
    /// A group of any number of operands.
    Variadic, &'a [T], values => values, values => values.to_vec()
}

/// What stands for the operands of an operation, by the names of the definition.
#[derive(Clone, Debug)]
pub struct Adaptor<'a, H, T> {
    values: &'a [T],
    /// Where each group ends; nothing where each has one value.
    ends: Vec<usize>,
    handle: PhantomData<fn() -> H>,
}

impl<'a, H: OpHandle, T: Copy> Adaptor<'a, H, T> {
    /// `values` stand for the operands of `op`, as many and in the same order.
    #[must_use]
    pub fn new(ir: &Ir, op: H, values: &'a [T]) -> Self {
        let groups = H::SPEC.operands;
        let is_simple = groups.iter().all(|group| group.length == Length::One);
        let end = |group| operand_group(H::SPEC, ir, op.op(), group).end;
        let ends = if is_simple { Vec::new() } else { (0..groups.len()).map(end).collect() };
        Adaptor { values, ends, handle: PhantomData }
    }

    /// What stands for a group.
    pub fn get<G: OperandGroup<H>>(&self, group: G) -> G::Of<'a, T> {
        let number = group.number();
        let range = match self.ends.get(number) {
            None => number..number + 1,
            Some(end) => number.checked_sub(1).map_or(0, |before| self.ends[before])..*end,
        };
        G::of(&self.values[range])
    }

    /// What stands for all operands.
    #[must_use]
    pub fn all(&self) -> &'a [T] {
        self.values
    }
}

/// Puts other operands into the place of a group, and counts them where a property has the sizes of groups.
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

/// The groups within a group of operands (`VariadicOfVariadic`); `sizes` names the property with their sizes. They are cut
/// at the last operand of the group.
#[must_use]
pub fn nested<H: OpHandle>(ir: &Ir, op: H, group: usize, sizes: &str) -> Vec<Vec<Value>> {
    let range = operand_group(H::SPEC, ir, op.op(), group);
    let mut rest = range.map(|number| ir.operand(op.op(), number));
    let sizes = dense_i32(ir, op.op(), sizes);
    sizes.into_iter().map(|size| rest.by_ref().take(usize::try_from(size).unwrap_or(0)).collect()).collect()
}

/// Sets the groups within a group of operands, and their sizes.
pub fn set_nested<H: OpHandle>(ir: &mut Ir, op: H, group: usize, sizes: &str, values: &[&[Value]]) {
    let counts: Vec<i32> =
        values.iter().map(|inner| i32::try_from(inner.len()).unwrap_or(i32::MAX)).collect();
    set_group(H::SPEC, ir, op.op(), group, &values.concat());
    let counts = dense_i32_attr(ir.context(), &counts);
    properties::set(ir, op.op(), sizes, Some(counts));
}
