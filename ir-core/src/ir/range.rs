//! Operands and results as sequences of values (MLIR's `OperandRange` and `ResultRange`).
//!
//! A range borrows the IR. It is an exact-size iterator that can be cloned, with access to values by index.

use std::ops::Range;
use std::slice;

use super::data::{UseData, ValueData};
use super::pool::Pool;
use super::{Ir, Op, Value};
use crate::context::Type;

macro_rules! range {
    ($name:ident) => {
        impl<'a> $name<'a> {
            /// The value at `index`; none past the end.
            #[must_use]
            pub fn get(&self, index: usize) -> Option<Value> {
                self.clone().nth(index)
            }

            /// Whether the range is empty.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }

            /// The first value, if the range is not empty.
            #[must_use]
            pub fn first(&self) -> Option<Value> {
                self.get(0)
            }

            /// Whether `value` is among these.
            #[must_use]
            pub fn contains(&self, value: Value) -> bool {
                self.clone().any(|other| other == value)
            }

            /// Copies the values to a vector, which remains valid when the IR changes.
            #[must_use]
            pub fn to_vec(&self) -> Vec<Value> {
                self.clone().collect()
            }

            /// Another iterator over the same values.
            #[must_use]
            pub fn iter(&self) -> Self {
                self.clone()
            }
        }

        impl ExactSizeIterator for $name<'_> {}
        impl std::iter::FusedIterator for $name<'_> {}

        impl std::fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_list().entries(self.clone()).finish()
            }
        }
    };
}

/// A range of an operation's operands.
#[derive(Clone)]
pub struct OperandRange<'a> {
    operands: slice::Iter<'a, UseData<Value>>,
}

range!(OperandRange);

impl Iterator for OperandRange<'_> {
    type Item = Value;

    #[inline]
    fn next(&mut self) -> Option<Value> {
        self.operands.next().map(|operand| operand.target)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.operands.size_hint()
    }

    #[inline]
    fn nth(&mut self, index: usize) -> Option<Value> {
        self.operands.nth(index).map(|operand| operand.target)
    }
}

impl DoubleEndedIterator for OperandRange<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Value> {
        self.operands.next_back().map(|operand| operand.target)
    }
}

/// A range of an operation's results.
#[derive(Clone)]
pub struct ResultRange<'a> {
    values: &'a Pool<ValueData>,
    indices: Range<u32>,
}

range!(ResultRange);

impl Iterator for ResultRange<'_> {
    type Item = Value;

    #[inline]
    fn next(&mut self) -> Option<Value> {
        self.indices.next().map(|index| self.values.handle(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }

    #[inline]
    fn nth(&mut self, index: usize) -> Option<Value> {
        self.indices.nth(index).map(|index| self.values.handle(index))
    }
}

impl DoubleEndedIterator for ResultRange<'_> {
    #[inline]
    fn next_back(&mut self) -> Option<Value> {
        self.indices.next_back().map(|index| self.values.handle(index))
    }
}

impl Ir {
    /// The operands in order.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn operands(&self, op: Op) -> OperandRange<'_> {
        let run = self.ops.get(op).operands;
        OperandRange { operands: self.operands.run(run.start, run.length).iter() }
    }

    /// The operands with indices in `range`. The end is clamped to the number of operands.
    #[must_use]
    #[track_caller]
    pub fn operand_range(&self, op: Op, range: Range<usize>) -> OperandRange<'_> {
        let run = self.ops.get(op).operands;
        let all = self.operands.run(run.start, run.length);
        let end = range.end.min(all.len());
        OperandRange { operands: all[range.start.min(end)..end].iter() }
    }

    /// The results in order.
    #[inline]
    #[must_use]
    #[track_caller]
    pub fn results(&self, op: Op) -> ResultRange<'_> {
        ResultRange { values: &self.values, indices: self.ops.get(op).results.indices() }
    }

    /// The results with indices in `range`. The end is clamped to the number of results.
    #[must_use]
    #[track_caller]
    pub fn result_range(&self, op: Op, range: Range<usize>) -> ResultRange<'_> {
        let run = self.ops.get(op).results;
        let end = range.end.min(run.length as usize) as u32;
        let start = (range.start as u32).min(end);
        ResultRange { values: &self.values, indices: run.start + start..run.start + end }
    }

    /// The types of the operands.
    #[inline]
    #[track_caller]
    pub fn operand_types(&self, op: Op) -> impl ExactSizeIterator<Item = Type> + '_ {
        self.operands(op).map(|value| self.value_type(value))
    }
}
