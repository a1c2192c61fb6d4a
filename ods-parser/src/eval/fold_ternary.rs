//! Operations with three operands.

use super::fold_dag as dag;
use super::resolve::MapResolver;
use super::{Eval, Evaluator, Owner, codes};
use crate::records::{Op, Run, Type, Value, ValueKind};

impl Evaluator<'_> {
    pub(super) fn fold_ternary(
        &mut self,
        op: Op,
        ty: Type,
        [a, b, c]: [Value; 3],
        record: Owner,
    ) -> Eval<Option<Value>> {
        match op {
            Op::If => Ok(self.as_int(a).map(|condition| if condition != 0 { b } else { c })),
            Op::Foreach => self.fold_foreach(ty, [a, b, c], record),
            Op::Filter => self.fold_filter([a, b, c], record),
            Op::Subst => Ok(self.fold_subst(ty, a, b, c)),
            Op::Range => self.fold_range(a, b, c),
            Op::Substr => self.fold_substr(a, b, c),
            Op::Find => self.fold_find(a, b, c),
            Op::Dag => Ok(dag::build(self, a, b, c)),
            Op::SetDagArg => dag::set_argument(self, a, b, c),
            Op::SetDagName => dag::set_argument_name(self, a, b, c),
            _ => Ok(None),
        }
    }

    /// `expr` with the variable standing for `item`.
    fn apply(&mut self, variable: Value, item: Value, expr: Value, record: Owner) -> Eval<Value> {
        let mut resolver = MapResolver::new(record);
        if let Some(name) = self.store.symbol_of(variable) {
            resolver.set(name, item);
        }
        self.resolve(expr, &mut resolver)
    }

    fn fold_foreach(
        &mut self,
        ty: Type,
        [variable, over, expr]: [Value; 3],
        record: Owner,
    ) -> Eval<Option<Value>> {
        match self.store.kind(over) {
            ValueKind::Dag(run) => self.map_dag(variable, over, run, expr, record).map(Some),
            ValueKind::List(run, _) => {
                let mut items = Vec::with_capacity(self.store.values.len(run));
                for index in 0..self.store.values.len(run) {
                    let item = self.store.values.get(run, index);
                    items.push(self.apply(variable, item, expr, record)?);
                }
                let element = self.store.types.element(ty).unwrap_or(ty);
                Ok(Some(self.store.values.list(&items, element)))
            }
            _ => Ok(None),
        }
    }

    /// Maps the operator and the arguments of a dag; dags among the arguments likewise.
    fn map_dag(&mut self, variable: Value, dag: Value, run: Run, expr: Value, record: Owner) -> Eval<Value> {
        self.enter()?;
        let mut parts = self.store.values.dag_parts(run);
        let mut changed = false;
        let operator = self.apply(variable, parts.operator, expr, record)?;
        changed |= operator != parts.operator;
        parts.operator = operator;
        for (arg, _) in &mut parts.args {
            let new = match self.store.kind(*arg) {
                ValueKind::Dag(inner) => self.map_dag(variable, *arg, inner, expr, record)?,
                _ => self.apply(variable, *arg, expr, record)?,
            };
            changed |= new != *arg;
            *arg = new;
        }
        self.leave()?;
        Ok(if changed { self.store.values.dag(&parts) } else { dag })
    }

    fn fold_filter(&mut self, [variable, list, expr]: [Value; 3], record: Owner) -> Eval<Option<Value>> {
        let ValueKind::List(run, element) = self.store.kind(list) else { return Ok(None) };
        let mut kept = Vec::new();
        for index in 0..self.store.values.len(run) {
            let item = self.store.values.get(run, index);
            let keep = self.apply(variable, item, expr, record)?;
            match self.as_int(keep) {
                Some(0) => {}
                Some(_) => kept.push(item),
                None => return Ok(None),
            }
        }
        Ok(Some(self.store.values.list(&kept, element)))
    }

    fn fold_subst(&mut self, ty: Type, target: Value, replacement: Value, value: Value) -> Option<Value> {
        use ValueKind::{Def, Var};
        match (self.store.kind(target), self.store.kind(replacement), self.store.kind(value)) {
            (Def(_), Def(_), Def(_)) => return Some(if target == value { replacement } else { value }),
            (Var(from, _), Var(to, _), Var(name, _)) => {
                let name = if from == name { to } else { name };
                return Some(self.store.values.var(name, ty));
            }
            _ => {}
        }
        let from = self.store.str_of(target)?;
        let (to, text) = (self.store.str_of(replacement)?, self.store.str_of(value)?);
        // An empty target would match everywhere, and the replacement would not terminate.
        let result = if from.is_empty() { text.to_owned() } else { text.replace(from, to) };
        Some(self.store.string(&result))
    }

    fn fold_range(&mut self, start: Value, stop: Value, step: Value) -> Eval<Option<Value>> {
        use ValueKind::Int;
        let kinds = (self.store.kind(start), self.store.kind(stop), self.store.kind(step));
        let (Int(start), Int(stop), Int(step)) = kinds else { return Ok(None) };
        if step == 0 {
            return self.error(codes::BAD_LENGTH, "the step of !range is 0");
        }
        let (start, stop, step) = (i128::from(start), i128::from(stop), i128::from(step));
        let stop = if (step > 0) == (start < stop) { stop } else { start };
        self.range(start, stop, step).map(Some)
    }

    fn fold_substr(&mut self, text: Value, start: Value, length: Value) -> Eval<Option<Value>> {
        let (ValueKind::Int(start), ValueKind::Int(length)) =
            (self.store.kind(start), self.store.kind(length))
        else {
            return Ok(None);
        };
        let Some(whole) = self.store.str_of(text) else { return Ok(None) };
        let size = whole.len();
        let Some(begin) = usize::try_from(start).ok().filter(|s| *s <= size) else {
            let message = format!("the start of !substr is {start}, but the string has {size} bytes");
            return self.error(codes::OUT_OF_RANGE, message);
        };
        let Ok(length) = usize::try_from(length) else {
            return self.error(codes::OUT_OF_RANGE, format!("the length of !substr is {length}"));
        };
        let end = begin.saturating_add(length).min(size);
        let Some(part) = whole.get(begin..end).map(str::to_owned) else {
            let message =
                format!("!substr from byte {begin} to {end} cuts a character of more than one byte in two");
            return self.error(codes::OUT_OF_RANGE, message);
        };
        let symbol = self.store.symbols.intern(&part);
        Ok(Some(if self.is_code(text) {
            self.store.values.code(symbol)
        } else {
            self.store.values.string(symbol)
        }))
    }

    fn fold_find(&mut self, text: Value, needle: Value, start: Value) -> Eval<Option<Value>> {
        let ValueKind::Int(start) = self.store.kind(start) else { return Ok(None) };
        let (Some(text), Some(needle)) = (self.store.str_of(text), self.store.str_of(needle)) else {
            return Ok(None);
        };
        let size = text.len();
        let Some(begin) = usize::try_from(start).ok().filter(|s| *s <= size) else {
            let message = format!("the start of !find is {start}, but the string has {size} bytes");
            return self.error(codes::OUT_OF_RANGE, message);
        };
        let (text, needle) = (&text.as_bytes()[begin..], needle.as_bytes());
        let found =
            if needle.is_empty() { Some(0) } else { text.windows(needle.len()).position(|w| w == needle) };
        let position = found.map_or(-1, |p| (p + begin) as i64);
        Ok(Some(self.store.values.int(position)))
    }
}
