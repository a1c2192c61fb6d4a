//! Lists of static integers and operands (MLIR's `OpFoldResult`).

use crate::arith::ConstantOp;
use crate::prelude::*;

/// A static value of type `index`, or an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IndexOrValue {
    /// A static value.
    Static(i64),
    /// An operand.
    Value(Value),
}

impl IndexOrValue {
    /// Combines static values with operands. The operands replace [`DYNAMIC`] entries.
    #[must_use]
    pub fn list(numbers: &[i64], operands: &[Value]) -> Vec<IndexOrValue> {
        let mut operands = operands.iter();
        let of = |number: &i64| match *number {
            DYNAMIC => operands.next().copied().map_or(IndexOrValue::Static(DYNAMIC), IndexOrValue::Value),
            number => IndexOrValue::Static(number),
        };
        numbers.iter().map(of).collect()
    }

    /// The operands of a list, and its static values with [`DYNAMIC`] for operands.
    #[must_use]
    pub fn split(list: &[IndexOrValue]) -> (Vec<Value>, Vec<i64>) {
        (
            list.iter().filter_map(|item| item.value()).collect(),
            list.iter().map(|item| item.number()).collect(),
        )
    }

    /// The operand, if any.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        match self {
            IndexOrValue::Static(_) => None,
            IndexOrValue::Value(value) => Some(value),
        }
    }

    /// The static value, [`DYNAMIC`] for an operand.
    #[must_use]
    pub fn number(self) -> i64 {
        match self {
            IndexOrValue::Static(number) => number,
            IndexOrValue::Value(_) => DYNAMIC,
        }
    }

    /// The static value, or the value of a constant operand.
    #[must_use]
    pub fn constant(self, ir: &Ir) -> Option<i64> {
        let ctx = ir.context();
        match self {
            IndexOrValue::Static(number) => Some(number),
            IndexOrValue::Value(value) => int(ctx, constant_of(ir, value)?),
        }
    }

    /// The operand, or a constant that is created at the insertion point.
    pub fn to_value(self, b: &mut dyn OpBuilder) -> Value {
        match self {
            IndexOrValue::Value(value) => value,
            IndexOrValue::Static(number) => {
                let value = b.context().integer_attr_of(Type::INDEX, number);
                ConstantOp::create(b, value).result(b.ir())
            }
        }
    }

    /// Makes constant operands static, but for the least number, which is [`DYNAMIC`] in a list. Returns
    /// whether any operand changed.
    pub fn fold_all(ir: &Ir, list: &mut [IndexOrValue]) -> bool {
        let mut changed = false;
        for item in list {
            if let (IndexOrValue::Value(_), Some(number)) = (*item, item.constant(ir))
                && number != DYNAMIC
            {
                *item = IndexOrValue::Static(number);
                changed = true;
            }
        }
        changed
    }
}
