//! Folding of bang operators with constant operands. An operation that cannot be folded yet remains a
//! symbolic value.

use super::fold_dag as dag;
use super::resolve::MapResolver;
use super::{Eval, Evaluator, Owner, codes};
use crate::records::{Op, RecordId, Type, TypeKind, Value, ValueKind};

impl Evaluator<'_> {
    /// The result of an operation, or the operation itself while its operands are not constant. `record` is
    /// the record under construction. `is_final` means that no further substitution follows.
    pub(super) fn fold(
        &mut self,
        op: Op,
        ty: Type,
        operands: &[Value],
        record: Owner,
        is_final: bool,
    ) -> Eval<Value> {
        let folded = match *operands {
            [a] if op == Op::Cast => self.fold_cast(ty, a, record, is_final)?,
            [a] if op == Op::IsA => self.fold_isa(ty, a),
            [a] if op == Op::Exists => self.fold_exists(ty, a, record, is_final),
            [a] if op == Op::Instances => self.fold_instances(ty, a, record, is_final)?,
            [a] => self.fold_unary(op, ty, a)?,
            _ if op == Op::Cond => self.fold_cond(ty, operands)?,
            [a, b] => self.fold_binary(op, ty, a, b)?,
            [a, b, c] => self.fold_ternary(op, ty, [a, b, c], record)?,
            [start, list, accumulator, element, expr] => {
                self.fold_foldl([start, list, accumulator, element, expr], record)?
            }
            _ => None,
        };
        Ok(match folded {
            Some(value) => value,
            None => self.store.values.op(op, ty, operands),
        })
    }

    fn fold_unary(&mut self, op: Op, ty: Type, operand: Value) -> Eval<Option<Value>> {
        let kind = self.store.kind(operand);
        Ok(match op {
            Op::Not => self.as_int(operand).map(|i| self.store.values.int(i64::from(i == 0))),
            Op::LogTwo => match self.as_int(operand) {
                Some(int) if int > 0 => Some(self.store.values.int(i64::from(int.ilog2()))),
                Some(int) => {
                    return self.error(
                        codes::BAD_LOGARITHM,
                        format!("!logtwo of {int}: the operand must be positive"),
                    );
                }
                None => None,
            },
            Op::ToLower => {
                self.store.str_of(operand).map(str::to_ascii_lowercase).map(|s| self.store.string(&s))
            }
            Op::ToUpper => {
                self.store.str_of(operand).map(str::to_ascii_uppercase).map(|s| self.store.string(&s))
            }
            Op::Repr if self.is_concrete(operand) => {
                let text = match kind {
                    ValueKind::Def(id) => self.store.record_text(id),
                    _ => self.store.text(operand),
                };
                Some(self.store.string(&text))
            }
            Op::Head | Op::Tail => match kind {
                ValueKind::List(run, _) if self.store.values.len(run) == 0 => {
                    return self.error(codes::EMPTY_LIST, format!("{} of an empty list", op.spelling()));
                }
                ValueKind::List(run, _) if op == Op::Head => Some(self.store.values.get(run, 0)),
                ValueKind::List(run, element) => {
                    let items: Vec<Value> = self.store.values.items(run).skip(1).collect();
                    Some(self.store.values.list(&items, element))
                }
                _ => None,
            },
            Op::Size | Op::Empty => {
                let size = match kind {
                    ValueKind::List(run, _) => Some(self.store.values.len(run)),
                    ValueKind::Dag(run) => Some(self.store.values.dag_len(run)),
                    _ => self.store.str_of(operand).map(str::len),
                };
                size.map(|n| if op == Op::Size { n as i64 } else { i64::from(n == 0) })
                    .map(|n| self.store.values.int(n))
            }
            Op::ListFlatten => self.fold_flatten(operand),
            Op::Initialized if operand == Value::UNSET => Some(self.store.values.int(0)),
            Op::Initialized if self.is_concrete(operand) => Some(self.store.values.int(1)),
            Op::GetDagOp => dag::operator(self, ty, operand)?,
            Op::GetDagOpName => dag::operator_name(self, operand),
            _ => None,
        })
    }

    fn fold_flatten(&mut self, operand: Value) -> Option<Value> {
        let ValueKind::List(run, element) = self.store.kind(operand) else { return None };
        let Some(inner) = self.store.types.element(element) else { return Some(operand) };
        let mut flat = Vec::new();
        for item in self.store.values.items(run) {
            let ValueKind::List(items, _) = self.store.kind(item) else { return None };
            flat.extend(self.store.values.items(items));
        }
        Some(self.store.values.list(&flat, inner))
    }

    fn fold_cast(&mut self, ty: Type, operand: Value, record: Owner, is_final: bool) -> Eval<Option<Value>> {
        if ty == Type::STRING {
            if self.store.symbol_of(operand).is_some() {
                return Ok(Some(operand));
            }
            if matches!(self.store.kind(operand), ValueKind::Def(_)) {
                let name = self.store.text(operand);
                return Ok(Some(self.store.string(&name)));
            }
            if let Some(int) = self.as_int(operand) {
                return Ok(Some(self.store.string(&int.to_string())));
            }
        } else if matches!(self.store.types.kind(ty), TypeKind::Record(_))
            && let Some(name) = self.store.symbol_of(operand)
        {
            return self.cast_to_record(ty, name, record, is_final);
        }
        Ok(self.convert(operand, ty))
    }

    fn cast_to_record(
        &mut self,
        ty: Type,
        name: crate::records::Symbol,
        record: Owner,
        is_final: bool,
    ) -> Eval<Option<Value>> {
        let Some(found) = self.record_named(name, record, is_final) else {
            return if is_final { self.undefined_record(name) } else { Ok(None) };
        };
        let own = self.store.record_type(found);
        if !self.is_a(own, ty) {
            let message = format!(
                "expected a record of type '{}', but '{}' is of type '{}'",
                self.store.type_text(ty),
                self.store.symbols.text(name),
                self.store.type_text(own)
            );
            return self.error(codes::WRONG_RECORD_TYPE, message);
        }
        Ok(Some(self.store.values.def(found)))
    }

    /// The record with that name. The record under construction is found in the final resolution only, since
    /// its type is incomplete before.
    fn record_named(&self, name: crate::records::Symbol, record: Owner, is_final: bool) -> Option<RecordId> {
        let own = || record.filter(|record| is_final && self.is_named(*record, name));
        self.store.defs.get(&name).copied().or_else(own)
    }

    /// Whether `record` is, or will be, called `name`.
    fn is_named(&self, record: RecordId, name: crate::records::Symbol) -> bool {
        match self.store.kind(self.store.record(record).name) {
            ValueKind::Str(own) => own == name,
            ValueKind::AnonymousName(number) => {
                self.store.symbols.text(name).strip_prefix("anonymous_") == Some(&number.to_string())
            }
            _ => false,
        }
    }

    fn fold_isa(&mut self, ty: Type, operand: Value) -> Option<Value> {
        let own = self.type_of(operand)?;
        let is_record = matches!(self.store.types.kind(ty), TypeKind::Record(_));
        let answer = if self.is_convertible(own, ty) {
            true
        } else if is_record && !matches!(self.store.kind(operand), ValueKind::Def(_)) {
            // The static type does not decide this: the record may derive from the other class as well.
            return None;
        } else {
            false
        };
        Some(self.store.values.int(i64::from(answer)))
    }

    fn fold_exists(&mut self, ty: Type, operand: Value, record: Owner, is_final: bool) -> Option<Value> {
        let name = self.store.symbol_of(operand)?;
        let exists = match self.record_named(name, record, is_final) {
            Some(found) => {
                let own = self.store.record_type(found);
                self.is_a(own, ty)
            }
            None if is_final => false,
            None => return None,
        };
        Some(self.store.values.int(i64::from(exists)))
    }

    fn fold_instances(
        &mut self,
        ty: Type,
        operand: Value,
        record: Owner,
        is_final: bool,
    ) -> Eval<Option<Value>> {
        if record.is_some() && !is_final {
            return Ok(None);
        }
        let Some(pattern) = self.store.str_of(operand).map(str::to_owned) else { return Ok(None) };
        let matcher = self.regex(&pattern)?;
        let TypeKind::Record(classes) = self.store.types.kind(ty) else { return Ok(None) };
        let classes = classes.clone();
        let mut found: Vec<(&str, RecordId)> = Vec::new();
        // The sort below makes the order independent of the hash table's.
        #[expect(clippy::iter_over_hash_type, reason = "sorted before use")]
        for (name, &id) in &self.store.defs {
            let name = self.store.symbols.text(*name);
            if classes.iter().all(|&c| self.store.derives_from(id, c)) && matcher.is_match(name) {
                found.push((name, id));
            }
        }
        found.sort_by(|a, b| crate::records::compare_numeric(a.0, b.0));
        let ids: Vec<RecordId> = found.into_iter().map(|(_, id)| id).collect();
        let items: Vec<Value> = ids.into_iter().map(|id| self.store.values.def(id)).collect();
        Ok(Some(self.store.values.list(&items, ty)))
    }

    /// The compiled form of an extended regular expression; an empty one matches everything.
    pub(super) fn regex(&mut self, pattern: &str) -> Eval<regex_lite::Regex> {
        match regex_lite::Regex::new(pattern) {
            Ok(regex) => Ok(regex),
            Err(reason) => self
                .error(codes::BAD_REGEX, format!("'{pattern}' is not a valid regular expression: {reason}")),
        }
    }

    fn fold_cond(&mut self, ty: Type, operands: &[Value]) -> Eval<Option<Value>> {
        for clause in operands.chunks_exact(2) {
            match self.as_int(clause[0]) {
                Some(0) => {}
                Some(_) => return Ok(self.convert(clause[1], ty)),
                None => return Ok(None),
            }
        }
        let text = self.store.values.op(Op::Cond, ty, operands);
        let message = format!("no condition is true in {}", self.store.text(text));
        self.error(codes::NO_TRUE_CONDITION, message)
    }

    fn fold_foldl(&mut self, operands: [Value; 5], record: Owner) -> Eval<Option<Value>> {
        let [start, list, accumulator, element, expr] = operands;
        let ValueKind::List(run, _) = self.store.kind(list) else { return Ok(None) };
        let names = (self.store.symbol_of(accumulator), self.store.symbol_of(element));
        let (Some(accumulator), Some(element)) = names else { return Ok(None) };
        let mut value = start;
        for index in 0..self.store.values.len(run) {
            let mut resolver = MapResolver::new(record);
            resolver.set(accumulator, value);
            resolver.set(element, self.store.values.get(run, index));
            value = self.resolve(expr, &mut resolver)?;
        }
        Ok(Some(value))
    }

    /// `record.field`, if the record and the field's value are constant.
    pub(super) fn fold_field(
        &mut self,
        base: Value,
        name: crate::records::Symbol,
        ty: Type,
        record: Owner,
    ) -> Eval<Value> {
        if let ValueKind::Def(id) = self.store.kind(base) {
            if Some(id) == record {
                let message = format!(
                    "'{}' refers to its own field '{}' through its name",
                    self.store.name_text(id),
                    self.store.symbols.text(name)
                );
                return self.error(codes::SELF_REFERENCE, message);
            }
            if let Some(value) = self.store.record(id).field(name).map(|f| f.value)
                && self.is_concrete(value)
            {
                return Ok(value);
            }
        }
        Ok(self.store.values.field(base, name, ty))
    }
}
