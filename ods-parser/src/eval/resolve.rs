//! Resolution: replaces references in symbolic values by their values.
//!
//! Only values that are marked symbolic are visited, so the cost of a record depends on the symbolic values
//! of its class.

use rustc_hash::FxHashMap;

use super::{Eval, Evaluator, Owner, codes};
use crate::records::{Argument, DagParts, Op, RecordId, Run, Symbol, Value, ValueKind};

/// The subject of a lookup: a variable, or the name of an anonymous record.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Reference {
    Variable(Symbol),
    AnonymousName(u32),
}

/// Where references get their values.
pub(super) trait Resolver {
    /// The value of a reference, if it is available.
    fn lookup(&mut self, eval: &mut Evaluator<'_>, reference: Reference) -> Eval<Option<Value>>;

    /// The record that is being built, for self-references.
    fn record(&self) -> Option<RecordId>;

    /// Whether this is the last resolution, after which nothing may stay open.
    fn is_final(&self) -> bool {
        false
    }

    /// Whether a bit that resolves to `?` keeps its symbolic form.
    fn keeps_unset_bits(&self) -> bool {
        false
    }
}

/// Values for template arguments, loop variables and the like. Values may refer to each other.
#[derive(Default)]
pub(super) struct MapResolver {
    entries: Vec<(Symbol, Value, bool)>,
    record: Owner,
    is_final: bool,
}

impl MapResolver {
    pub(super) fn new(record: Owner) -> MapResolver {
        MapResolver { entries: Vec::new(), record, is_final: false }
    }

    /// Reserves memory for this number of further entries.
    pub(super) fn reserve(&mut self, count: usize) {
        self.entries.reserve(count);
    }

    pub(super) fn set(&mut self, name: Symbol, value: Value) {
        match self.entries.iter_mut().find(|e| e.0 == name) {
            Some(entry) => *entry = (name, value, false),
            None => self.entries.push((name, value, false)),
        }
    }

    pub(super) fn set_final(&mut self) {
        self.is_final = true;
    }
}

impl Resolver for MapResolver {
    fn lookup(&mut self, eval: &mut Evaluator<'_>, reference: Reference) -> Eval<Option<Value>> {
        let Reference::Variable(name) = reference else { return Ok(None) };
        let Some(index) = self.entries.iter().position(|e| e.0 == name) else { return Ok(None) };
        let (_, value, resolved) = self.entries[index];
        if resolved || self.entries.len() == 1 || !eval.store.values.is_symbolic(value) {
            return Ok(Some(value));
        }
        // Values may refer to each other; without its own entry an endless reference ends.
        self.entries.swap_remove(index);
        let value = eval.resolve(value, self)?;
        self.entries.push((name, value, true));
        Ok(Some(value))
    }

    fn record(&self) -> Option<RecordId> {
        self.record
    }

    fn is_final(&self) -> bool {
        self.is_final
    }
}

/// The fields of a record under construction, for the resolution that ends it.
pub(super) struct RecordResolver {
    record: RecordId,
    /// A new name for the record.
    name: Option<Value>,
    memory: RecordMemory,
}

/// Buffers of a [`RecordResolver`], reused from record to record.
#[derive(Default)]
pub(super) struct RecordMemory {
    /// References that are already resolved. The name comes first, so that fields can refer to the old name.
    cache: FxHashMap<Reference, Value>,
    /// References that are being resolved.
    stack: Vec<Reference>,
}

impl RecordResolver {
    /// Resolves the record's own fields; `name` is its new name. [`RecordResolver::finish`] returns the
    /// buffers.
    pub(super) fn new(eval: &mut Evaluator<'_>, record: RecordId, name: Option<Value>) -> RecordResolver {
        RecordResolver { record, name, memory: eval.record_memory.pop().unwrap_or_default() }
    }

    pub(super) fn finish(mut self, eval: &mut Evaluator<'_>) {
        self.memory.cache.clear();
        self.memory.stack.clear();
        eval.record_memory.push(self.memory);
    }
}

impl Resolver for RecordResolver {
    fn lookup(&mut self, eval: &mut Evaluator<'_>, reference: Reference) -> Eval<Option<Value>> {
        if let Some(&value) = self.memory.cache.get(&reference) {
            return Ok(Some(value));
        }
        // A reference inside its own value stays as it is.
        if self.memory.stack.contains(&reference) {
            return Ok(None);
        }
        let field = match reference {
            Reference::Variable(name) => eval.store.record(self.record).field(name).map(|f| f.value),
            Reference::AnonymousName(_) => None,
        };
        let open = match field {
            Some(Value::UNSET) => None,
            Some(value) => Some(value),
            None => self.name.filter(|_| eval.names_record(reference, self.record)),
        };
        let Some(open) = open else { return Ok(None) };
        self.memory.stack.push(reference);
        let value = eval.resolve(open, self);
        self.memory.stack.pop();
        let value = value?;
        self.memory.cache.insert(reference, value);
        Ok(Some(value))
    }

    fn record(&self) -> Option<RecordId> {
        Some(self.record)
    }

    fn is_final(&self) -> bool {
        true
    }

    fn keeps_unset_bits(&self) -> bool {
        true
    }
}

/// Another resolver, without the variables that an operation binds itself.
struct ShadowResolver<'r> {
    inner: &'r mut dyn Resolver,
    bound: [Option<Symbol>; 2],
}

impl Resolver for ShadowResolver<'_> {
    fn lookup(&mut self, eval: &mut Evaluator<'_>, reference: Reference) -> Eval<Option<Value>> {
        match reference {
            Reference::Variable(name) if self.bound.contains(&Some(name)) => Ok(None),
            _ => self.inner.lookup(eval, reference),
        }
    }

    fn record(&self) -> Option<RecordId> {
        self.inner.record()
    }

    fn is_final(&self) -> bool {
        self.inner.is_final()
    }
}

/// Wraps a resolver, and records whether a reference stayed unresolved. Never final: the arguments of an
/// instance must be constant before it is created.
#[derive(Default)]
struct TrackingResolver<'r> {
    inner: Option<&'r mut dyn Resolver>,
    unresolved: bool,
}

impl Resolver for TrackingResolver<'_> {
    fn lookup(&mut self, eval: &mut Evaluator<'_>, reference: Reference) -> Eval<Option<Value>> {
        let value = match &mut self.inner {
            Some(inner) => inner.lookup(eval, reference)?,
            None => None,
        };
        match value {
            Some(value) => {
                if !self.unresolved {
                    self.unresolved = eval.has_references(value)?;
                }
            }
            None => self.unresolved = true,
        }
        Ok(value)
    }

    fn record(&self) -> Option<RecordId> {
        self.inner.as_ref().and_then(|inner| inner.record())
    }
}

impl Evaluator<'_> {
    /// Whether any reference is left in a value.
    pub(super) fn has_references(&mut self, value: Value) -> Eval<bool> {
        if !self.store.values.is_symbolic(value) {
            return Ok(false);
        }
        let mut tracker = TrackingResolver::default();
        self.resolve(value, &mut tracker)?;
        Ok(tracker.unresolved)
    }

    /// Whether a value refers to the variable `name`.
    pub(super) fn refers_to(&self, value: Value, name: Symbol) -> bool {
        if !self.store.values.is_symbolic(value) {
            return false;
        }
        match self.store.kind(value) {
            ValueKind::Var(var, _) => var == name,
            ValueKind::VarBit(base, _) | ValueKind::Field(base, ..) => self.refers_to(base, name),
            ValueKind::Bits(run) | ValueKind::List(run, _) => {
                self.store.values.items(run).any(|v| self.refers_to(v, name))
            }
            ValueKind::Op(op, _, run) => {
                let values = &self.store.values;
                // A variable that the operation binds itself hides the outer one in its expression.
                let bound = (0..values.len(run))
                    .any(|i| op.names_variable(i) && self.store.symbol_of(values.get(run, i)) == Some(name));
                let last = values.len(run) - 1;
                (0..=last).any(|i| !(bound && i == last) && self.refers_to(values.get(run, i), name))
            }
            ValueKind::Dag(run) => {
                let DagParts { operator, args, .. } = self.store.values.dag_parts(run);
                self.refers_to(operator, name) || args.iter().any(|a| self.refers_to(a.0, name))
            }
            ValueKind::Instance(_, run) => {
                self.store.values.instance_args(run).iter().any(|a| self.refers_to(a.value, name))
            }
            _ => false,
        }
    }

    fn names_record(&self, reference: Reference, record: RecordId) -> bool {
        match (reference, self.store.kind(self.store.record(record).name)) {
            (Reference::Variable(name), ValueKind::Str(record_name)) => name == record_name,
            (Reference::AnonymousName(number), ValueKind::AnonymousName(record_number)) => {
                number == record_number
            }
            _ => false,
        }
    }

    /// The value with references replaced by the values of `resolver`.
    pub(super) fn resolve(&mut self, value: Value, resolver: &mut dyn Resolver) -> Eval<Value> {
        if !self.store.values.is_symbolic(value) {
            return Ok(value);
        }
        self.enter()?;
        let result = self.resolve_symbolic(value, resolver)?;
        self.leave()?;
        Ok(result)
    }

    fn resolve_symbolic(&mut self, value: Value, resolver: &mut dyn Resolver) -> Eval<Value> {
        match self.store.kind(value) {
            ValueKind::Var(name, _) => Ok(resolver.lookup(self, Reference::Variable(name))?.unwrap_or(value)),
            ValueKind::AnonymousName(number) => {
                let new = resolver.lookup(self, Reference::AnonymousName(number))?.unwrap_or(value);
                match self.store.kind(new) {
                    ValueKind::AnonymousName(number) if resolver.is_final() => {
                        Ok(self.store.string(&format!("anonymous_{number}")))
                    }
                    _ => Ok(new),
                }
            }
            ValueKind::VarBit(base, bit) => {
                let new = self.resolve(base, resolver)?;
                Ok(if new == base { value } else { self.bit_of(new, bit) })
            }
            ValueKind::Field(base, name, _) => {
                let new = self.resolve(base, resolver)?;
                if new == base {
                    return Ok(value);
                }
                let Some(ty) = self.field_type(new, name) else {
                    let message = format!("{} has no field '{}'", self.shortened(new), self.text(name));
                    return self.error(codes::UNKNOWN_FIELD, message);
                };
                self.fold_field(new, name, ty, resolver.record())
            }
            ValueKind::Bits(run) => self.resolve_bits(value, run, resolver),
            ValueKind::List(run, element) => {
                let (items, changed) = self.resolve_items(run, resolver)?;
                Ok(if changed { self.store.values.list(&items, element) } else { value })
            }
            ValueKind::Dag(run) => self.resolve_dag(value, run, resolver),
            ValueKind::Instance(class, run) => self.resolve_instance(value, class, run, resolver),
            ValueKind::Op(op, ty, run) => self.resolve_op(value, op, ty, run, resolver),
            _ => Ok(value),
        }
    }

    fn resolve_items(&mut self, run: Run, resolver: &mut dyn Resolver) -> Eval<(Vec<Value>, bool)> {
        let mut changed = false;
        let mut items = Vec::with_capacity(self.store.values.len(run));
        for index in 0..self.store.values.len(run) {
            let item = self.store.values.get(run, index);
            let new = self.resolve(item, resolver)?;
            changed |= new != item;
            items.push(new);
        }
        Ok((items, changed))
    }

    fn resolve_bits(&mut self, value: Value, run: Run, resolver: &mut dyn Resolver) -> Eval<Value> {
        let mut bits = Vec::with_capacity(self.store.values.len(run));
        let mut changed = false;
        let mut last: Option<(Value, Value)> = None;
        for index in 0..self.store.values.len(run) {
            let bit = self.store.values.get(run, index);
            let mut new = match self.store.kind(bit) {
                ValueKind::VarBit(base, number) => {
                    let resolved = match last {
                        Some((known, resolved)) if known == base => resolved,
                        _ => self.resolve(base, resolver)?,
                    };
                    last = Some((base, resolved));
                    self.bit_of(resolved, number)
                }
                _ => {
                    let resolved = self.resolve(bit, resolver)?;
                    self.bit_of(resolved, 0)
                }
            };
            if new == Value::UNSET && resolver.keeps_unset_bits() {
                new = bit;
            }
            changed |= new != bit;
            bits.push(new);
        }
        Ok(if changed { self.store.values.bits(&bits) } else { value })
    }

    fn resolve_dag(&mut self, value: Value, run: Run, resolver: &mut dyn Resolver) -> Eval<Value> {
        let mut changed = false;
        let mut parts = self.store.values.dag_parts(run);
        for (arg, _) in &mut parts.args {
            let new = self.resolve(*arg, resolver)?;
            changed |= new != *arg;
            *arg = new;
        }
        let operator = self.resolve(parts.operator, resolver)?;
        changed |= operator != parts.operator;
        parts.operator = operator;
        Ok(if changed { self.store.values.dag(&parts) } else { value })
    }

    fn resolve_instance(
        &mut self,
        value: Value,
        class: RecordId,
        run: Run,
        resolver: &mut dyn Resolver,
    ) -> Eval<Value> {
        let mut args = self.store.values.instance_args(run);
        let mut changed = false;
        let mut tracker = TrackingResolver { inner: Some(resolver), unresolved: false };
        for Argument { value, .. } in &mut args {
            let new = self.resolve(*value, &mut tracker)?;
            changed |= new != *value;
            *value = new;
        }
        let unresolved = tracker.unresolved;
        if !changed {
            return Ok(value);
        }
        let new = self.store.values.instance(class, &args);
        if let Some(&span) = self.instance_spans.get(&value) {
            self.instance_spans.entry(new).or_insert(span);
        }
        if unresolved { Ok(new) } else { self.instantiate(new) }
    }

    fn resolve_op(
        &mut self,
        value: Value,
        op: Op,
        ty: crate::records::Type,
        run: Run,
        resolver: &mut dyn Resolver,
    ) -> Eval<Value> {
        if op == Op::StrConcat {
            return self.resolve_strconcat(value, resolver);
        }
        let count = self.store.values.len(run);
        let mut operands: [Value; 5] = [Value::UNSET; 5];
        if op == Op::Cond || count > operands.len() {
            let (operands, changed) = self.resolve_items(run, resolver)?;
            return if changed { self.fold(op, ty, &operands, resolver.record(), false) } else { Ok(value) };
        }
        let mut changed = false;
        for (index, slot) in operands.iter_mut().enumerate().take(count) {
            let operand = self.store.values.get(run, index);
            let new = if index + 1 == count && matches!(op, Op::Foreach | Op::Filter | Op::Foldl) {
                let name = |i: usize| self.store.symbol_of(self.store.values.get(run, i));
                let bound = if op == Op::Foldl { [name(2), name(3)] } else { [name(0), None] };
                self.resolve(operand, &mut ShadowResolver { inner: resolver, bound })?
            } else {
                self.resolve(operand, resolver)?
            };
            changed |= new != operand;
            *slot = new;
            if op == Op::If
                && index == 0
                && changed
                && let Some(condition) = self.as_int(new)
            {
                // The arm that is not taken is not even looked at: recursion over classes ends here.
                let arm = self.store.values.get(run, if condition != 0 { 1 } else { 2 });
                return self.resolve(arm, resolver);
            }
        }
        let refold = resolver.is_final() && matches!(op, Op::Cast | Op::Exists | Op::Instances);
        if changed || refold {
            self.fold(op, ty, &operands[..count], resolver.record(), resolver.is_final())
        } else {
            Ok(value)
        }
    }

    /// Resolves nested `!strconcat` as one chain.
    fn resolve_strconcat(&mut self, value: Value, resolver: &mut dyn Resolver) -> Eval<Value> {
        let mut parts = Vec::new();
        let mut changed = false;
        let mut rest = value;
        while let ValueKind::Op(Op::StrConcat, _, run) = self.store.kind(rest) {
            let part = self.store.values.get(run, 0);
            let new = self.resolve(part, resolver)?;
            changed |= new != part;
            parts.push(new);
            rest = self.store.values.get(run, 1);
        }
        let new = self.resolve(rest, resolver)?;
        changed |= new != rest;
        parts.push(new);
        Ok(if changed { self.join_chain(&parts) } else { value })
    }
}
