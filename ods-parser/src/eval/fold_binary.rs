//! Operations with two operands.

use super::fold_dag as dag;
use super::{Eval, Evaluator, codes};
use crate::records::{Op, Run, Type, Value, ValueKind};

/// Longest list that `!range`, `a...b` and `!listsplat` create: a mistyped bound must not exhaust memory.
const MAX_LIST: i128 = 1 << 20;

impl Evaluator<'_> {
    pub(super) fn fold_binary(&mut self, op: Op, ty: Type, a: Value, b: Value) -> Eval<Option<Value>> {
        match op {
            Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Div
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Shl
            | Op::Sra
            | Op::Srl => self.fold_arithmetic(op, a, b),
            Op::Eq | Op::Ne | Op::Le | Op::Lt | Op::Ge | Op::Gt => Ok(self.compare(op, a, b).map(Value::bit)),
            Op::StrConcat => Ok(self.fold_strconcat(a, b)),
            Op::ListConcat => Ok(self.fold_listconcat(a, b)),
            Op::ListSplat => self.fold_listsplat(a, b),
            Op::ListRemove => Ok(self.fold_listremove(a, b)),
            Op::ListElement => Ok(self.fold_element(a, b)),
            Op::ListSlice => Ok(self.fold_slice(a, b)),
            Op::RangeClosed => self.fold_closed_range(a, b),
            Op::Interleave => Ok(self.fold_interleave(a, b)),
            Op::Match => self.fold_match(a, b),
            Op::Con => dag::concat(self, a, b),
            Op::SetDagOp => Ok(dag::set_operator(self, a, b)),
            Op::SetDagOpName => Ok(dag::set_operator_name(self, a, b)),
            Op::GetDagArg => dag::argument(self, ty, a, b),
            Op::GetDagName => dag::argument_name(self, a, b),
            _ => Ok(None),
        }
    }

    fn fold_arithmetic(&mut self, op: Op, a: Value, b: Value) -> Eval<Option<Value>> {
        let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) else { return Ok(None) };
        let shift = u32::try_from(b).ok().filter(|s| *s < 64);
        let result = match op {
            Op::Add => a.wrapping_add(b),
            Op::Sub => a.wrapping_sub(b),
            Op::Mul => a.wrapping_mul(b),
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
            Op::Div if b == 0 => return self.error(codes::DIVISION_BY_ZERO, "division by zero"),
            Op::Div => match a.checked_div(b) {
                Some(quotient) => quotient,
                None => return self.error(codes::OVERFLOW, format!("{a} / {b} does not fit in 64 bits")),
            },
            _ => match (op, shift) {
                (Op::Shl, Some(shift)) => a << shift,
                (Op::Sra, Some(shift)) => a >> shift,
                (Op::Srl, Some(shift)) => (a as u64 >> shift) as i64,
                _ => {
                    let message = format!("shift by {b} in {}: the count must be 0 to 63", op.spelling());
                    return self.error(codes::BAD_SHIFT, message);
                }
            },
        };
        Ok(Some(self.store.values.int(result)))
    }

    /// The result of a comparison; none if the operands are not constant or not comparable.
    pub(super) fn compare(&mut self, op: Op, a: Value, b: Value) -> Option<bool> {
        use std::cmp::Ordering::{Equal, Greater, Less};
        let ordering = if let (Some(a), Some(b)) = (self.as_int(a), self.as_int(b)) {
            a.cmp(&b)
        } else if let (Some(a), Some(b)) = (self.store.str_of(a), self.store.str_of(b)) {
            a.cmp(b)
        } else if let (Op::Eq | Op::Ne, ValueKind::Def(a), ValueKind::Def(b)) =
            (op, self.store.kind(a), self.store.kind(b))
        {
            a.cmp(&b)
        } else {
            return None;
        };
        Some(match op {
            Op::Eq => ordering == Equal,
            Op::Ne => ordering != Equal,
            Op::Lt => ordering == Less,
            Op::Le => ordering != Greater,
            Op::Gt => ordering == Greater,
            Op::Ge => ordering != Less,
            _ => return None,
        })
    }

    /// Strings joined; code when one is code.
    pub(super) fn fold_strconcat(&mut self, a: Value, b: Value) -> Option<Value> {
        self.join(&[a, b])
    }

    /// The concatenation of strings, which is code if one of them is. None if one is not constant.
    fn join(&mut self, parts: &[Value]) -> Option<Value> {
        let values = &self.store.values;
        let symbol = |part: &Value| values.string_symbol(*part);
        if !parts.iter().all(|part| symbol(part).is_some()) {
            return None;
        }
        let joined = self.store.symbols.concat(parts.iter().filter_map(symbol));
        Some(if parts.iter().any(|&part| self.is_code(part)) {
            self.store.values.code(joined)
        } else {
            self.store.values.string(joined)
        })
    }

    /// Concatenates the operands of nested `!strconcat` operations from the right without creating the
    /// intermediate strings. Constant operands at the end become one string.
    pub(super) fn join_chain(&mut self, parts: &[Value]) -> Value {
        let known = parts.iter().rev().take_while(|&&part| self.store.symbol_of(part).is_some()).count();
        let (open, known) = parts.split_at(parts.len() - known);
        let (mut joined, open) = match (self.join(known), open) {
            (Some(joined), open) if !known.is_empty() => (joined, open),
            (_, [open @ .., last]) => (*last, open),
            (joined, []) => return joined.unwrap_or(Value::UNSET),
        };
        for &part in open.iter().rev() {
            joined = self.join_strings(part, joined);
        }
        joined
    }

    pub(super) fn is_code(&self, value: Value) -> bool {
        matches!(self.store.kind(value), ValueKind::Code(_))
    }

    fn list_run(&self, value: Value) -> Option<(Run, Type)> {
        match self.store.kind(value) {
            ValueKind::List(run, element) => Some((run, element)),
            _ => None,
        }
    }

    pub(super) fn fold_listconcat(&mut self, a: Value, b: Value) -> Option<Value> {
        let ((left, element), (right, _)) = (self.list_run(a)?, self.list_run(b)?);
        let items: Vec<Value> = self.store.values.items(left).chain(self.store.values.items(right)).collect();
        Some(self.store.values.list(&items, element))
    }

    fn fold_listsplat(&mut self, value: Value, count: Value) -> Eval<Option<Value>> {
        let (Some(ty), ValueKind::Int(count)) = (self.type_of(value), self.store.kind(count)) else {
            return Ok(None);
        };
        if count < 0 || i128::from(count) > MAX_LIST {
            return self.error(codes::BAD_LENGTH, format!("!listsplat with a count of {count}"));
        }
        Ok(Some(self.store.values.list(&vec![value; count as usize], ty)))
    }

    fn fold_listremove(&mut self, a: Value, b: Value) -> Option<Value> {
        let ((from, element), (removed, _)) = (self.list_run(a)?, self.list_run(b)?);
        let removed: Vec<Value> = self.store.values.items(removed).collect();
        let mut kept: Vec<Value> = self.store.values.items(from).collect();
        kept.retain(|&item| !removed.iter().any(|&r| self.compare(Op::Eq, item, r) == Some(true)));
        Some(self.store.values.list(&kept, element))
    }

    fn fold_element(&mut self, list: Value, index: Value) -> Option<Value> {
        let (run, _) = self.list_run(list)?;
        let ValueKind::Int(index) = self.store.kind(index) else { return None };
        let index = usize::try_from(index).ok().filter(|i| *i < self.store.values.len(run))?;
        Some(self.store.values.get(run, index))
    }

    fn fold_slice(&mut self, list: Value, indices: Value) -> Option<Value> {
        let (_, element) = self.list_run(list)?;
        let (indices, _) = self.list_run(indices)?;
        let mut items = Vec::with_capacity(self.store.values.len(indices));
        for position in 0..self.store.values.len(indices) {
            let index = self.store.values.get(indices, position);
            items.push(self.fold_element(list, index)?);
        }
        Some(self.store.values.list(&items, element))
    }

    fn fold_closed_range(&mut self, start: Value, end: Value) -> Eval<Option<Value>> {
        let (ValueKind::Int(start), ValueKind::Int(end)) = (self.store.kind(start), self.store.kind(end))
        else {
            return Ok(None);
        };
        let (step, stop) = if start <= end { (1, i128::from(end) + 1) } else { (-1, i128::from(end) - 1) };
        self.range(i128::from(start), stop, step).map(Some)
    }

    /// The list of integers from `start` to before `stop`.
    pub(super) fn range(&mut self, start: i128, stop: i128, step: i128) -> Eval<Value> {
        let count =
            if step > 0 { (stop - start + step - 1) / step } else { (start - stop - step - 1) / -step };
        if count > MAX_LIST {
            return self.error(codes::BAD_LENGTH, format!("a range of {count} integers is too long"));
        }
        let items: Vec<Value> =
            (0..count.max(0)).map(|i| self.store.values.int((start + i * step) as i64)).collect();
        Ok(self.store.values.list(&items, Type::INT))
    }

    fn fold_interleave(&mut self, list: Value, separator: Value) -> Option<Value> {
        let (run, element) = self.list_run(list)?;
        let separator = self.store.str_of(separator)?.to_owned();
        let mut joined = String::new();
        let mut code = false;
        for index in 0..self.store.values.len(run) {
            let item = self.store.values.get(run, index);
            if index > 0 {
                joined.push_str(&separator);
                code |= self.is_code(item);
            }
            if element == Type::STRING {
                joined.push_str(self.store.str_of(item)?);
            } else {
                joined.push_str(&self.as_int(item)?.to_string());
            }
        }
        let symbol = self.store.symbols.intern(&joined);
        Some(if code { self.store.values.code(symbol) } else { self.store.values.string(symbol) })
    }

    fn fold_match(&mut self, text: Value, pattern: Value) -> Eval<Option<Value>> {
        let (Some(text), Some(pattern)) = (self.store.str_of(text), self.store.str_of(pattern)) else {
            return Ok(None);
        };
        let (text, pattern) = (text.to_owned(), pattern.to_owned());
        let regex = self.regex(&pattern)?;
        Ok(Some(Value::bit(regex.is_match(&text))))
    }
}
