//! Converted operands of an operation.

use crate::ir::Value;

/// The converted values of a list of values. Each value has a list, which contains one value unless the
/// conversion is 1:N.
///
/// Operations of a definition have names for them: `add.adaptor(ir,
/// operands.one_to_one()?).get(AddOp::LHS)` is the converted left operand, and `add.adaptor(ir,
/// &operands.lists()).get(AddOp::LHS)` its list of converted values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConvertedValues {
    values: Vec<Value>,
    /// The end of each list; `None` as long as each has one value.
    ends: Option<Vec<usize>>,
}

impl ConvertedValues {
    pub(super) fn with_capacity(count: usize) -> Self {
        ConvertedValues { values: Vec::with_capacity(count), ends: None }
    }

    /// Appends a list.
    pub(super) fn push(&mut self, values: &[Value]) {
        if values.len() != 1 && self.ends.is_none() {
            self.ends = Some((1..=self.values.len()).collect());
        }
        self.values.extend_from_slice(values);
        if let Some(ends) = &mut self.ends {
            ends.push(self.values.len());
        }
    }

    /// The number of original values. Each has a list of converted values.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.as_ref().map_or(self.values.len(), Vec::len)
    }

    /// Whether no values were converted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The converted values of the value at `index`; empty past the end.
    #[must_use]
    pub fn list(&self, index: usize) -> &[Value] {
        let range = match &self.ends {
            None => index..index + 1,
            Some(ends) => match ends.get(index) {
                Some(end) => index.checked_sub(1).map_or(0, |before| ends[before])..*end,
                None => return &[],
            },
        };
        self.values.get(range).unwrap_or(&[])
    }

    /// The converted value of the value at `index`; `None` unless it is exactly one.
    #[must_use]
    pub fn one(&self, index: usize) -> Option<Value> {
        match *self.list(index) {
            [value] => Some(value),
            _ => None,
        }
    }

    /// The converted values; `None` unless each value has exactly one.
    #[must_use]
    pub fn one_to_one(&self) -> Option<&[Value]> {
        (0..self.len()).all(|index| self.list(index).len() == 1).then_some(&self.values)
    }

    /// The lists.
    #[must_use]
    pub fn lists(&self) -> Vec<&[Value]> {
        (0..self.len()).map(|index| self.list(index)).collect()
    }

    /// All values, one list after the other.
    #[must_use]
    pub fn flat(&self) -> &[Value] {
        &self.values
    }
}
