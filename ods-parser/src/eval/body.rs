//! Declarations and the bodies of classes and records.

use super::lookup::Scope;
use super::{Abort, Binding, Eval, Evaluator, Mode, codes};
use crate::diagnostics::Diagnostic;
use crate::records::{Assertion, Dumped, Field, FieldKind, RecordId, Symbol, TypeKind, Value};
use crate::source::Span;
use crate::syntax::ast::{Assert, Body, BodyItem, ClassRef, Decl, Defvar, Let, LetMode};

impl Evaluator<'_> {
    /// Parents, `let … in` bindings and body of a class or record.
    pub(super) fn object(&mut self, id: RecordId, parents: &[ClassRef<'_>], body: &Body<'_>) -> Eval<()> {
        self.run_in_scope(Scope::record(id), |eval| {
            for parent in parents {
                eval.inherit(id, parent, Some(id))?;
            }
            eval.apply_lets(id)?;
            eval.own_lets.clear();
            eval.body_items(id, body.items.unwrap_or_default())?;
            if let Some(span) = body.stray_semicolon {
                eval.stray_semicolon(span, "the body of a class or def");
            }
            Ok(())
        })
    }

    pub(super) fn stray_semicolon(&mut self, span: Span, subject: &str) {
        let message = format!("{subject} does not end with a semicolon");
        self.add_diagnostic(
            Diagnostic::error(codes::STRAY_SEMICOLON, span, message).with_help("remove the semicolon"),
        );
    }

    /// Evaluates every item, also after an error in one, so that all errors of a body are seen at once.
    pub(super) fn body_items(&mut self, id: RecordId, items: &[BodyItem<'_>]) -> Eval<()> {
        let mut result = Ok(());
        for item in items {
            let (frames, depth) = (self.frames.len(), self.depth);
            if self.body_item(id, item).is_err() {
                self.frames.truncate(frames);
                self.depth = depth;
                result = Err(Abort);
            }
        }
        result
    }

    fn body_item(&mut self, id: RecordId, item: &BodyItem<'_>) -> Eval<()> {
        match item {
            BodyItem::Decl(decl) => self.field_declaration(id, decl),
            BodyItem::Let(item) => self.body_let(id, item),
            BodyItem::Defvar(defvar) => self.defvar(defvar, Some(id)),
            BodyItem::Assert(assert) => {
                let assertion = self.assertion(assert, Some(id))?;
                self.store.record_mut(id).assertions.push(assertion);
                Ok(())
            }
            BodyItem::Dump(dump) => {
                let value = self.expr(&dump.value, Some(id), None, Mode::Value)?;
                self.store.record_mut(id).dumps.push(Dumped { span: dump.keyword, value });
                Ok(())
            }
            BodyItem::Include(include) => self.included_body_items(id, include),
        }
    }

    pub(super) fn assertion(&mut self, assert: &Assert<'_>, id: Option<RecordId>) -> Eval<Assertion> {
        let condition = self.expr(&assert.condition, id, None, Mode::Value)?;
        let message = self.expr(&assert.message, id, None, Mode::Value)?;
        Ok(Assertion { span: assert.condition.span, condition, message })
    }

    fn field_declaration(&mut self, id: RecordId, decl: &Decl<'_>) -> Eval<()> {
        let name = self.declared_name(decl)?;
        if self.is_local(name) {
            let message = format!("'{}' is already a local variable here", decl.name.name);
            return self.error_at(decl.name.span, codes::NAME_TAKEN, message);
        }
        let kind = if decl.is_field { FieldKind::Field } else { FieldKind::Normal };
        self.declare(id, name, decl, kind)
    }

    fn declared_name(&mut self, decl: &Decl<'_>) -> Eval<Symbol> {
        let name = self.store.symbols.intern(decl.name.name);
        if name == self.name_symbol {
            return self.error_at(decl.name.span, codes::RESERVED_NAME, "'NAME' is reserved");
        }
        Ok(name)
    }

    fn declare(&mut self, id: RecordId, name: Symbol, decl: &Decl<'_>, kind: FieldKind) -> Eval<()> {
        let ty = self.ty(&decl.ty)?;
        if let TypeKind::Bits(width) = *self.store.types.kind(ty)
            && width > super::MAX_BITS
        {
            let message =
                format!("bits<{width}> is wider than the {} bits that are supported", super::MAX_BITS);
            return self.error_at(decl.ty.span, codes::BAD_BITS, message);
        }
        let value = self.value_for_field(Value::UNSET, ty).unwrap_or(Value::UNSET);
        let value_span = Span::NONE;
        let field = Field { name, ty, value, kind, used: false, span: decl.name.span, value_span };
        self.add_field(id, field, decl.name.span)?;
        let Some(value) = &decl.value else { return Ok(()) };
        // The value of a template parameter may mention the class only as a multiclass's may: not at all.
        let scope =
            self.store.record(id).is_class.then_some(id).or((kind != FieldKind::TemplateArg).then_some(id));
        let evaluated = self.expr(value, scope, Some(ty), Mode::Value)?;
        let declared = self.store.record(id).field(name).map(|f| f.span);
        self.set_field(id, name, None, evaluated, (decl.name.span, value.span))?;
        // A field that is declared again stays where it was declared first; only `let` moves it.
        if let (Some(index), Some(span)) = (self.store.record(id).field_index(name), declared) {
            self.store.record_mut(id).fields[index].span = span;
        }
        Ok(())
    }

    /// Declares the template parameters of a class or multiclass.
    pub(super) fn parameters(&mut self, id: RecordId, params: &[Decl<'_>], separator: &str) -> Eval<()> {
        for decl in params {
            let plain = self.declared_name(decl)?;
            let name = self.qualify(id, plain, separator);
            if self.store.record(id).template_args.contains(&name) {
                let message = format!("a template argument '{}' exists already", decl.name.name);
                return self.error_at(decl.name.span, codes::NAME_TAKEN, message);
            }
            self.declare(id, name, decl, FieldKind::TemplateArg)?;
            let record = self.store.record_mut(id);
            record.template_args.push(name);
            record.template_names.push(plain);
        }
        Ok(())
    }

    /// Warns about template parameters that nothing refers to.
    pub(super) fn warn_unused(&mut self, id: RecordId) {
        if !self.options.warn_unused_template_args {
            return;
        }
        for index in 0..self.store.record(id).fields.len() {
            let field = self.store.record(id).fields[index];
            if field.kind == FieldKind::TemplateArg && !field.used {
                let message = format!("the template argument '{}' is never used", self.text(field.name));
                self.add_diagnostic(Diagnostic::warning(codes::UNUSED_ARGUMENT, field.span, message));
            }
        }
    }

    fn body_let(&mut self, id: RecordId, item: &Let<'_>) -> Eval<()> {
        let name = self.store.symbols.intern(item.name.name);
        let bits = self.let_bits(item)?;
        let Some(field) = self.store.record(id).field(name).copied() else {
            return self.unknown_field(id, name, item.name.span);
        };
        let ty = match &bits {
            Some(bits) if matches!(self.store.types.kind(field.ty), TypeKind::Bits(_)) => {
                self.store.types.bits(bits.len() as u64)
            }
            _ => field.ty,
        };
        let value = self.expr(&item.value, Some(id), Some(ty), Mode::Value)?;
        let binding =
            Binding { mode: item.mode, name, span: item.name.span, value_span: item.value.span, bits, value };
        self.bind_let(id, &binding)?;
        self.note_let(id, item, &field);
        Ok(())
    }

    /// The bits a `let` sets, least significant first.
    fn let_bits(&mut self, item: &Let<'_>) -> Eval<Option<Vec<u32>>> {
        let Some(pieces) = item.bits else { return Ok(None) };
        if item.mode != LetMode::Replace {
            let message = "append and prepend apply to whole fields, not to bits";
            return self.error_at(item.name.span, codes::BAD_APPEND, message);
        }
        let mut bits = self.ranges(pieces)?;
        bits.reverse();
        Ok(Some(bits))
    }

    pub(super) fn let_binding(&mut self, item: &Let<'_>) -> Eval<Binding> {
        let name = self.store.symbols.intern(item.name.name);
        let bits = self.let_bits(item)?;
        let value = self.expr(&item.value, None, None, Mode::Value)?;
        Ok(Binding { mode: item.mode, name, span: item.name.span, value_span: item.value.span, bits, value })
    }

    /// Applies the bindings of the enclosing `let … in`, outermost first.
    pub(super) fn apply_lets(&mut self, id: RecordId) -> Eval<()> {
        for level in 0..self.lets.len() {
            for index in 0..self.lets[level].len() {
                let binding = self.lets[level][index].clone();
                self.bind_let(id, &binding)?;
            }
        }
        Ok(())
    }

    fn bind_let(&mut self, id: RecordId, binding: &Binding) -> Eval<()> {
        let value = match binding.mode {
            LetMode::Replace => binding.value,
            LetMode::Append | LetMode::Prepend => self.combined(id, binding)?,
        };
        self.set_field(id, binding.name, binding.bits.as_deref(), value, (binding.span, binding.value_span))
    }

    /// The inherited value of a field with the binding's value after or before it.
    fn combined(&mut self, id: RecordId, binding: &Binding) -> Eval<Value> {
        let Some(field) = self.store.record(id).field(binding.name).copied() else {
            return self.unknown_field(id, binding.name, binding.span);
        };
        if field.value == Value::UNSET {
            return Ok(binding.value);
        }
        let op = match self.store.types.kind(field.ty) {
            TypeKind::List(_) => crate::records::Op::ListConcat,
            TypeKind::String => crate::records::Op::StrConcat,
            TypeKind::Dag => crate::records::Op::Con,
            _ => {
                let message = format!(
                    "append and prepend need a list, string or dag, but '{}' is of type '{}'",
                    self.text(binding.name),
                    self.store.type_text(field.ty)
                );
                return self.error_at(binding.span, codes::BAD_APPEND, message);
            }
        };
        let Some(value) = self.cast(binding.value, field.ty) else {
            let own = self.type_name_of(binding.value);
            let message = format!(
                "field '{}' is of type '{}', but the value is of type '{own}'",
                self.text(binding.name),
                self.store.type_text(field.ty),
            );
            return self.error_at(binding.value_span, codes::FIELD_VALUE_TYPE, message);
        };
        let operands =
            if binding.mode == LetMode::Append { [field.value, value] } else { [value, field.value] };
        self.here = binding.value_span;
        self.fold(op, field.ty, &operands, Some(id), false)
    }

    pub(super) fn defvar(&mut self, defvar: &Defvar<'_>, id: Option<RecordId>) -> Eval<()> {
        let name = self.store.symbols.intern(defvar.name.name);
        let taken = if self.is_local(name) {
            Some("a local variable")
        } else if id.is_some_and(|id| self.store.record(id).field(name).is_some()) {
            Some("a field")
        } else if self.is_outermost() && self.global(name).is_some() {
            Some("a record or global variable")
        } else {
            None
        };
        if let Some(subject) = taken {
            let message = format!("{subject} '{}' exists already", defvar.name.name);
            return self.error_at(defvar.name.span, codes::NAME_TAKEN, message);
        }
        let value = self.expr(&defvar.value, id, None, Mode::Value)?;
        if self.is_outermost() {
            self.globals.insert(name, value);
        } else {
            self.define_local(name, value);
        }
        Ok(())
    }
}
