//! Building records: inheriting from classes, instantiating classes in values, and finishing a record.

use super::resolve::{MapResolver, RecordResolver, Resolver};
use super::{Eval, Evaluator, FrameKind, Owner, codes};
use crate::diagnostics::Diagnostic;
use crate::records::{
    Argument, Assertion, Dumped, Field, FieldKind, MAX_ANCESTORS, Record, RecordId, Symbol, Type, Value,
    ValueKind,
};
use crate::source::Span;
use crate::syntax::ast::ClassRef;

impl Evaluator<'_> {
    /// Makes `record` derive from the class `parent`.
    pub(super) fn inherit(&mut self, record: RecordId, parent: &ClassRef<'_>, scope: Owner) -> Eval<()> {
        let class = self.class(parent.name)?;
        let args = self.arguments(parent.args.unwrap_or_default(), class, scope, parent.span)?;
        self.inherit_class(record, class, &args, parent.span)
    }

    pub(super) fn inherit_class(
        &mut self,
        record: RecordId,
        class: RecordId,
        args: &[Argument],
        span: Span,
    ) -> Eval<()> {
        if record == class || self.store.derives_from(class, record) {
            let message = format!("class '{}' would derive from itself", self.store.name_text(record));
            return self.error_at(span, codes::ALREADY_SUBCLASS, message);
        }
        self.inherit_fields(record, class, span)?;
        let mut resolver = MapResolver::new(Some(record));
        self.bind_arguments(args, class, &mut resolver);
        let (assertions, dumps) = {
            let class = self.store.record(class);
            (class.assertions.clone(), class.dumps.clone())
        };
        let target = self.store.record_mut(record);
        target.assertions.extend(assertions);
        target.dumps.extend(dumps);
        let name = if self.store.record(record).is_class {
            let implicit = self.implicit_name(record, ":");
            self.store.values.var(implicit, Type::STRING)
        } else {
            self.store.record(record).name
        };
        let implicit = self.implicit_name(class, ":");
        resolver.set(implicit, name);
        self.here = span;
        self.resolve_record(record, &mut resolver)?;
        if self.store.derives_from(record, class) {
            let message = format!(
                "'{}' already derives from '{}'",
                self.store.name_text(record),
                self.store.class_name(class)
            );
            return self.error_at(span, codes::ALREADY_SUBCLASS, message);
        }
        let ancestors = self.store.record(class).ancestors;
        if self.store.record(record).ancestors + ancestors >= MAX_ANCESTORS {
            let name = self.store.name_text(record);
            let message = format!("'{name}' would have more than {MAX_ANCESTORS} ancestors");
            return self.error_at(span, codes::TOO_LARGE, message);
        }
        self.store.record_mut(record).add_parent(class, ancestors, span);
        Ok(())
    }

    fn inherit_fields(&mut self, record: RecordId, class: RecordId, span: Span) -> Eval<()> {
        if self.store.record(record).fields.is_empty() {
            let fields = self.store.record(class).inherited_fields();
            self.store.record_mut(record).fields = fields;
            return Ok(());
        }
        let count = self.store.record(class).fields.len();
        self.store.record_mut(record).fields.reserve(count);
        for index in 0..count {
            let field = self.store.record(class).fields[index];
            if field.kind != FieldKind::TemplateArg {
                self.add_field(record, field, span)?;
            }
        }
        Ok(())
    }

    /// Adds a field. If a field with that name exists, it keeps its type and gets the new value.
    pub(super) fn add_field(&mut self, record: RecordId, field: Field, span: Span) -> Eval<()> {
        let Some(index) = self.store.record(record).field_index(field.name) else {
            self.store.record_mut(record).fields.push(field);
            return Ok(());
        };
        let existing = self.store.record(record).fields[index];
        let Some(value) = self.value_for_field(field.value, existing.ty) else {
            let message = format!(
                "'{}' is declared with type '{}' here, but with type '{}' before",
                self.text(field.name),
                self.store.type_text(field.ty),
                self.store.type_text(existing.ty)
            );
            let diagnostic = Diagnostic::error(codes::FIELD_TYPE_CHANGED, span, message);
            return self.report(diagnostic.with_note(existing.span, "the earlier declaration"));
        };
        let existing = &mut self.store.record_mut(record).fields[index];
        existing.value = value;
        if field.value_span != Span::NONE {
            existing.value_span = field.value_span;
        }
        Ok(())
    }

    /// Resolves name, fields, assertions and dumps of a record.
    pub(super) fn resolve_record(&mut self, id: RecordId, resolver: &mut dyn Resolver) -> Eval<()> {
        let name = self.store.record(id).name;
        let new_name = self.resolve(name, resolver)?;
        if new_name != name {
            self.store.record_mut(id).name = new_name;
            if self.type_of(new_name) != Some(Type::STRING) {
                let message = format!("the record name {} is not a string", self.store.text(new_name));
                return self.error_at(self.store.record(id).span(), codes::BAD_RECORD_NAME, message);
            }
        }
        let outer = self.here;
        for index in 0..self.store.record(id).fields.len() {
            let field = self.store.record(id).fields[index];
            if !self.store.values.is_symbolic(field.value) {
                continue;
            }
            if field.value_span != Span::NONE {
                self.here = field.value_span;
            }
            let value = self.resolve(field.value, resolver)?;
            if value != field.value {
                self.set_resolved(id, index, field, value)?;
            }
        }
        self.here = outer;
        self.resolve_checks(id, resolver)
    }

    /// Resolves a record for the last time: references to its own fields, and to its name, which may have
    /// changed.
    fn resolve_own(&mut self, id: RecordId, name: Option<Value>) -> Eval<()> {
        let mut resolver = RecordResolver::new(self, id, name);
        self.resolve_record(id, &mut resolver)?;
        resolver.finish(self);
        Ok(())
    }

    fn set_resolved(&mut self, id: RecordId, index: usize, field: Field, value: Value) -> Eval<()> {
        let Some(stored) = self.value_for_field(value, field.ty) else {
            let own = self.type_name_of(value);
            let message = format!(
                "field '{}' of type '{}' cannot hold the value {} of type '{own}'",
                self.text(field.name),
                self.store.type_text(field.ty),
                self.shortened(value),
            );
            return self.error(codes::FIELD_VALUE_TYPE, message);
        };
        self.store.record_mut(id).fields[index].value = stored;
        Ok(())
    }

    fn resolve_checks(&mut self, id: RecordId, resolver: &mut dyn Resolver) -> Eval<()> {
        for index in 0..self.store.record(id).assertions.len() {
            let Assertion { span, condition, message } = self.store.record(id).assertions[index];
            let condition = self.resolve(condition, resolver)?;
            let message = self.resolve(message, resolver)?;
            self.store.record_mut(id).assertions[index] = Assertion { span, condition, message };
        }
        for index in 0..self.store.record(id).dumps.len() {
            let Dumped { span, value } = self.store.record(id).dumps[index];
            let value = self.resolve(value, resolver)?;
            self.store.record_mut(id).dumps[index] = Dumped { span, value };
        }
        Ok(())
    }

    /// The anonymous record of a class with constant arguments; equal arguments yield the same record.
    pub(super) fn instantiate(&mut self, instance: Value) -> Eval<Value> {
        if let Some(&id) = self.instances.get(&instance) {
            return Ok(self.store.values.def(id));
        }
        let ValueKind::Instance(class, run) = self.store.kind(instance) else { return Ok(instance) };
        self.enter()?;
        self.check_record_count()?;
        let name = self.new_anonymous_name();
        let span = self.instance_spans.get(&instance).copied().unwrap_or(self.here);
        let id = self.run_in_frame(FrameKind::Instance(class), span, |eval| {
            eval.build_instance(name, span, class, run)
        })?;
        self.leave()?;
        self.instances.insert(instance, id);
        Ok(self.store.values.def(id))
    }

    /// Reports definitions that multiply without measure.
    pub(super) fn check_record_count(&mut self) -> Eval<()> {
        /// The largest target of LLVM has a fifth of it.
        const MAX_RECORDS: usize = 1_000_000;
        if self.store.records.len() >= MAX_RECORDS {
            return self.error(codes::TOO_LARGE, format!("there are more than {MAX_RECORDS} records"));
        }
        Ok(())
    }

    fn build_instance(
        &mut self,
        name: Value,
        span: Span,
        class: RecordId,
        run: crate::records::Run,
    ) -> Eval<RecordId> {
        let args = self.store.values.instance_args(run);
        let template = self.store.record(class);
        let mut record = Record::new(name, span);
        record.is_anonymous = true;
        record.fields = template.inherited_fields();
        record.assertions.clone_from(&template.assertions);
        record.dumps.clone_from(&template.dumps);
        record.add_parent(class, template.ancestors, template.span());
        let id = self.store.add_record(record);
        let mut resolver = MapResolver::new(Some(id));
        self.bind_arguments(&args, class, &mut resolver);
        self.resolve_record(id, &mut resolver)?;
        self.resolve_own(id, None)?;
        self.register(id)?;
        self.check_assertions(id)?;
        Ok(id)
    }

    /// The name of a finished record.
    fn constant_name(&mut self, id: RecordId) -> Eval<Symbol> {
        let name = self.store.record(id).name;
        if let Some(symbol) = self.store.symbol_of(name) {
            return Ok(symbol);
        }
        let message = format!("the record name {} cannot be resolved", self.store.text(name));
        self.error_at(self.store.record(id).span(), codes::BAD_RECORD_NAME, message)
    }

    /// Registers a complete record under its name.
    fn register(&mut self, id: RecordId) -> Eval<()> {
        let symbol = self.constant_name(id)?;
        let ty = self.store.record_type(id);
        self.store.record_mut(id).ty = Some(ty);
        self.store.defs.insert(symbol, id);
        Ok(())
    }

    /// Resolves a record for the last time, checks it, and registers it.
    pub(super) fn add_def(&mut self, id: RecordId) -> Eval<()> {
        let mut new_name = None;
        if let Some(previous) = self.previous_definition(id) {
            if !self.store.record(id).is_anonymous {
                let message = format!("a record '{}' exists already", self.store.name_text(id));
                let span = self.store.record(id).span();
                let note = self.store.record(previous).span();
                return self.report(
                    Diagnostic::error(codes::ALREADY_DEFINED, span, message)
                        .with_note(note, "the earlier definition"),
                );
            }
            new_name = Some(self.new_anonymous_name());
        }
        self.here = self.store.record(id).span();
        self.resolve_own(id, new_name)?;
        let complete = self.check_concrete(id);
        self.constant_name(id)?;
        self.check_assertions(id)?;
        self.show_dumps(id)?;
        self.add_to_defsets(id)?;
        self.register(id)?;
        complete
    }

    fn previous_definition(&self, id: RecordId) -> Option<RecordId> {
        let name = self.store.record(id).name;
        let symbol = match self.store.symbol_of(name) {
            Some(symbol) => symbol,
            None => self.store.symbols.find(&self.store.text(name))?,
        };
        self.store.defs.get(&symbol).copied()
    }

    fn add_to_defsets(&mut self, id: RecordId) -> Eval<()> {
        for index in 0..self.defsets.len() {
            let ty = self.store.record_type(id);
            let (element, span) = (self.defsets[index].element, self.defsets[index].span);
            if !self.is_a(ty, element) {
                let message = format!(
                    "a record of type '{}' cannot be in a defset of '{}'",
                    self.store.type_text(ty),
                    self.store.type_text(element)
                );
                let diagnostic = Diagnostic::error(codes::DEFSET_TYPE, self.store.record(id).span(), message);
                return self.report(diagnostic.with_note(span, "the defset"));
            }
            let value = self.store.values.def(id);
            self.defsets[index].records.push(value);
        }
        Ok(())
    }

    /// Reports fields that are still unresolved.
    fn check_concrete(&mut self, id: RecordId) -> Eval<()> {
        let mut result = Ok(());
        for index in 0..self.store.record(id).fields.len() {
            let field = self.store.record(id).fields[index];
            if field.kind == FieldKind::Field || self.is_settled(id, field.value) {
                continue;
            }
            let message = format!(
                "the value of '{}' in '{}' cannot be resolved: {}",
                self.text(field.name),
                self.store.name_text(id),
                self.shortened(field.value)
            );
            let span = self.store.record(id).span();
            let mut diagnostic = Diagnostic::error(codes::UNRESOLVED, span, message)
                .with_note(field.span, "the field was last set here");
            if let Some(unset) = self.unset_field_of(id, field.value) {
                diagnostic.help =
                    Some(format!("set '{}', on which it depends, with 'let'", self.text(unset)));
            }
            self.add_diagnostic(diagnostic);
            result = Err(super::Abort);
        }
        result
    }

    /// A field without a value that a value refers to.
    fn unset_field_of(&self, id: RecordId, value: Value) -> Option<Symbol> {
        match self.store.kind(value) {
            ValueKind::Var(name, _) => {
                let field = self.store.record(id).field(name)?;
                matches!(self.store.kind(field.value), ValueKind::Unset).then_some(name)
            }
            ValueKind::Field(base, ..) => self.unset_field_of(id, base),
            ValueKind::Op(_, _, run) | ValueKind::List(run, _) => {
                self.store.values.items(run).find_map(|value| self.unset_field_of(id, value))
            }
            _ => None,
        }
    }

    /// Whether a field's value is constant, except for bits that refer to the record's own fields.
    fn is_settled(&self, id: RecordId, value: Value) -> bool {
        let ValueKind::Bits(run) = self.store.kind(value) else { return self.is_concrete(value) };
        let is_reference = |bit: Value| match self.store.kind(bit) {
            ValueKind::Var(..) => true,
            ValueKind::VarBit(base, _) => match self.store.kind(base) {
                ValueKind::Var(name, _) => self.store.record(id).field(name).is_some(),
                _ => false,
            },
            _ => false,
        };
        self.store.values.items(run).all(|bit| is_reference(bit) || self.is_concrete(bit))
    }

    fn check_assertions(&mut self, id: RecordId) -> Eval<()> {
        let mut resolver = RecordResolver::new(self, id, None);
        for index in 0..self.store.record(id).assertions.len() {
            let Assertion { span, condition, message } = self.store.record(id).assertions[index];
            let condition = self.resolve(condition, &mut resolver)?;
            let message = self.resolve(message, &mut resolver)?;
            self.check_assert(span, condition, message);
        }
        resolver.finish(self);
        Ok(())
    }

    /// Reports a failed assertion. Evaluation continues, as in llvm-tblgen.
    pub(super) fn check_assert(&mut self, span: Span, condition: Value, message: Value) {
        let text = match self.as_int(condition) {
            Some(0) => match self.store.str_of(message) {
                Some(text) => format!("assertion failed: {text}"),
                None => "assertion failed".to_owned(),
            },
            Some(_) => return,
            None => format!("the assertion's condition is not constant: {}", self.shortened(condition)),
        };
        self.add_diagnostic(Diagnostic::error(codes::ASSERTION, span, text));
    }

    fn show_dumps(&mut self, id: RecordId) -> Eval<()> {
        for index in 0..self.store.record(id).dumps.len() {
            let Dumped { span, value } = self.store.record(id).dumps[index];
            self.show_dump(span, value)?;
        }
        Ok(())
    }

    /// Reports the message of a `dump`: a string or a record. Its casts denote records that exist.
    pub(super) fn show_dump(&mut self, span: Span, value: Value) -> Eval<()> {
        self.here = span;
        let mut resolver = MapResolver::new(None);
        resolver.set_final();
        let value = self.resolve(value, &mut resolver)?;
        if !matches!(self.store.kind(value), ValueKind::Str(_) | ValueKind::Code(_) | ValueKind::Def(_)) {
            let own = self.type_name_of(value);
            let message = format!("a dump prints a string or a record, but the value is of type '{own}'");
            let help = "'!repr(…)' is the text of any value";
            return self.report(Diagnostic::error(codes::TYPE_MISMATCH, span, message).with_help(help));
        }
        let text = self.store.unquoted(value);
        let note = crate::diagnostics::Severity::Note;
        self.diagnostics.push(Diagnostic::new(note, codes::DUMP, span, text));
        Ok(())
    }

    /// Sets the value of a field, or some of its bits.
    pub(super) fn set_field(
        &mut self,
        record: RecordId,
        name: Symbol,
        bits: Option<&[u32]>,
        mut value: Value,
        spans: (Span, Span),
    ) -> Eval<()> {
        let (span, value_span) = spans;
        let Some(index) = self.store.record(record).field_index(name) else {
            return self.unknown_field(record, name, span);
        };
        let field = self.store.record(record).fields[index];
        if let Some(bits) = bits {
            value = self.merge_bits(field, bits, value, span)?;
        } else if matches!(self.store.kind(value), ValueKind::Var(var, _) if var == name) {
            let message = format!("'{}' is set to itself", self.text(name));
            return self.error_at(span, codes::SELF_REFERENCE, message);
        }
        let Some(stored) = self.value_for_field(value, field.ty) else {
            let own = self.type_name_of(value);
            let message = format!(
                "field '{}' is of type '{}', but the value is of type '{own}': {}",
                self.text(name),
                self.store.type_text(field.ty),
                self.shortened(value)
            );
            let diagnostic = Diagnostic::error(codes::FIELD_VALUE_TYPE, value_span, message);
            return self.report(diagnostic.with_note(field.span, "the field"));
        };
        let field = &mut self.store.record_mut(record).fields[index];
        field.value = stored;
        field.span = span;
        field.value_span = value_span;
        Ok(())
    }

    pub(super) fn unknown_field<T>(&mut self, record: RecordId, name: Symbol, span: Span) -> Eval<T> {
        let message = format!("'{}' has no field '{}'", self.store.name_text(record), self.text(name));
        let mut diagnostic = Diagnostic::error(codes::UNKNOWN_FIELD, span, message);
        let fields = self.store.record(record).fields.iter().map(|f| self.text(f.name));
        if let Some(close) = crate::diagnostics::closest_name(self.text(name), fields) {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    /// The field's bits with those numbered `bits` (least significant first) replaced by the value's.
    fn merge_bits(&mut self, field: Field, bits: &[u32], value: Value, span: Span) -> Eval<Value> {
        let ValueKind::Bits(run) = self.store.kind(field.value) else {
            let message = format!("'{}' is not of type bits", self.text(field.name));
            return self.error_at(span, codes::BAD_BITS, message);
        };
        let ty = self.store.types.bits(bits.len() as u64);
        let Some(new) = self.value_for_field(value, ty) else {
            let message = format!("the value {} does not fit in {} bits", self.shortened(value), bits.len());
            return self.error_at(span, codes::BAD_BITS, message);
        };
        let mut merged: Vec<Value> = self.store.values.items(run).collect();
        for (position, &bit) in bits.iter().enumerate() {
            let problem = if bit as usize >= merged.len() {
                "is outside of"
            } else if bits[..position].contains(&bit) {
                "is set twice in"
            } else {
                merged[bit as usize] = self.bit_of(new, position as u32);
                continue;
            };
            let message = format!("bit {bit} {problem} '{}'", self.text(field.name));
            return self.error_at(span, codes::BAD_BITS, message);
        }
        Ok(self.store.values.bits(&merged))
    }
}
