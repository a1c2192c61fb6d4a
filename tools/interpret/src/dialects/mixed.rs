//! Numbers that are known when an operation is prepared, or operands.

use ir_core::context::DYNAMIC;

use crate::code::Slot;
use crate::machine::Machine;
use crate::stop::Computed;

/// A number, or the slot of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Mixed {
    /// A number.
    Static(i64),
    /// An operand of type `index`.
    Operand(Slot),
}

impl Mixed {
    /// Static numbers, in which the operands replace the dynamic ones in order.
    #[must_use]
    pub fn list(numbers: &[i64], operands: &[Slot]) -> Vec<Self> {
        let mut operands = operands.iter();
        let number = |number: &i64| match operands.next_if_dynamic(*number) {
            Some(slot) => Mixed::Operand(slot),
            None => Mixed::Static(*number),
        };
        numbers.iter().map(number).collect()
    }

    /// The number. An operand that is poison is undefined behaviour.
    ///
    /// # Errors
    /// The operand is poison.
    pub fn get(self, m: &Machine<'_>, role: &str) -> Computed<i64> {
        match self {
            Mixed::Static(number) => Ok(number),
            Mixed::Operand(slot) => m.required_index(slot, role),
        }
    }

    /// The numbers of a list.
    ///
    /// # Errors
    /// An operand is poison.
    pub fn get_all(list: &[Self], m: &Machine<'_>, role: &str) -> Computed<Vec<i64>> {
        list.iter().map(|mixed| mixed.get(m, role)).collect()
    }
}

trait NextIfDynamic {
    fn next_if_dynamic(&mut self, number: i64) -> Option<Slot>;
}

impl<'s, I: Iterator<Item = &'s Slot>> NextIfDynamic for I {
    fn next_if_dynamic(&mut self, number: i64) -> Option<Slot> {
        if number == DYNAMIC { self.next().copied() } else { None }
    }
}
