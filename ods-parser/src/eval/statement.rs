//! Statements.

use super::lookup::Scope;
use super::{Defset, Eval, Evaluator, FrameKind, Mode, codes};
use crate::diagnostics::Diagnostic;
use crate::records::{Dumped, Record, RecordId, Symbol, Value};
use crate::source::Span;
use crate::syntax::ast::{self, Block, Class, Def, Expr, ExprKind, LetBlock, Stmt, StmtKind};

use super::multiclass::Entry;

impl Evaluator<'_> {
    /// Evaluates a statement. Its definitions go to the innermost loop or multiclass, or are registered.
    pub(super) fn statement(&mut self, stmt: &Stmt<'_>) -> Eval<()> {
        self.here = stmt.span;
        self.step()?;
        match stmt.kind {
            StmtKind::Include(include) => self.included_statements(include),
            StmtKind::Class(class) => self.class_statement(class),
            StmtKind::Def(def) => self.def_statement(def),
            StmtKind::Multiclass(multiclass) => self.multiclass_statement(multiclass),
            StmtKind::Defm(defm) => self.defm_statement(defm),
            StmtKind::Defset(defset) => self.defset_statement(defset),
            StmtKind::Deftype(deftype) => self.deftype_statement(deftype),
            StmtKind::Defvar(defvar) => self.defvar(defvar, None),
            StmtKind::Foreach(foreach) => self.foreach_statement(foreach, stmt.span),
            StmtKind::If(if_stmt) => self.if_statement(if_stmt, stmt.span),
            StmtKind::Let(block) => self.let_statement(block),
            StmtKind::Assert(assert) => {
                let assertion = self.assertion(assert, None)?;
                self.add_entry(Entry::Assert(assertion))
            }
            StmtKind::Dump(dump) => {
                let value = self.expr(&dump.value, None, None, Mode::Value)?;
                self.add_entry(Entry::Dump(Dumped { span: dump.keyword, value }))
            }
        }
    }

    pub(super) fn statements(&mut self, stmts: &[Stmt<'_>]) -> Eval<()> {
        stmts.iter().try_for_each(|stmt| self.statement(stmt))
    }

    /// Records the names that a failed statement would have defined, so that their uses are not reported as
    /// well.
    pub(super) fn note_failure(&mut self, stmt: &Stmt<'_>) {
        let mut names: Vec<&str> = Vec::new();
        collect_names(stmt, &mut names);
        for name in names {
            let symbol = self.store.symbols.intern(name);
            self.failed.insert(symbol);
        }
    }

    fn class_statement(&mut self, class: &Class<'_>) -> Eval<()> {
        if self.multiclass.is_some() || !self.loops.is_empty() {
            let place = if self.multiclass.is_some() { "a multiclass" } else { "a foreach loop" };
            return self.misplaced(class.name.span, "class", place);
        }
        let id = self.class_record(class)?;
        self.run_in_frame(FrameKind::Class(id), class.name.span, |eval| {
            eval.run_in_scope(Scope::record(id), |eval| {
                eval.parameters(id, class.params, ":")?;
                eval.object(id, class.parents, &class.body)
            })
        })?;
        self.warn_unused(id);
        Ok(())
    }

    pub(super) fn misplaced(&mut self, span: Span, subject: &str, place: &str) -> Eval<()> {
        self.error_at(span, codes::MISPLACED, format!("a {subject} is not allowed inside {place}"))
    }

    /// The record of a class: a new one, or that of an earlier forward declaration.
    fn class_record(&mut self, class: &Class<'_>) -> Eval<RecordId> {
        let symbol = self.store.symbols.intern(class.name.name);
        if self.aliases.contains_key(&symbol) {
            let message = format!("a type '{}' exists already", class.name.name);
            return self.error_at(class.name.span, codes::ALREADY_DEFINED, message);
        }
        let Some(&id) = self.store.classes.get(&symbol) else {
            let name = self.store.values.string(symbol);
            let mut record = Record::new(name, class.name.span);
            record.is_class = true;
            let id = self.store.add_record(record);
            self.store.classes.insert(symbol, id);
            return Ok(id);
        };
        let record = self.store.record(id);
        if !record.fields.is_empty() || !record.parents.is_empty() || !record.template_args.is_empty() {
            let message = format!("a class '{}' exists already", class.name.name);
            let earlier = record.span();
            let diagnostic = Diagnostic::error(codes::ALREADY_DEFINED, class.name.span, message);
            return self.report(diagnostic.with_note(earlier, "the earlier definition"));
        }
        self.store.record_mut(id).spans = vec![class.name.span];
        Ok(id)
    }

    fn def_statement(&mut self, def: &Def<'_>) -> Eval<()> {
        let name = self.object_name(def.name.as_ref())?;
        // A plain name locates the record; a computed one is located by its keyword.
        let span = match &def.name {
            Some(Expr { kind: ExprKind::Ident(_), span }) => *span,
            Some(Expr { kind: ExprKind::Paste { operands, .. }, .. })
                if matches!(operands[0].kind, ExprKind::Ident(_)) =>
            {
                operands[0].span
            }
            _ => def.keyword,
        };
        let record = match name {
            Some(name) => Record::new(name, span),
            None => {
                let name = self.new_anonymous_name();
                let mut record = Record::new(name, span);
                record.is_anonymous = true;
                record
            }
        };
        let subject = FrameKind::Def(record.name);
        let id = self.store.add_record(record);
        self.run_in_frame(subject, span, |eval| {
            eval.object(id, def.parents, &def.body)?;
            eval.add_entry(Entry::Record(id))
        })
    }

    /// The name of a `def` or `defm`; inside a multiclass it is prefixed by `NAME` unless it mentions it.
    pub(super) fn object_name(&mut self, name: Option<&Expr<'_>>) -> Eval<Option<Value>> {
        let Some(name) = name else { return Ok(None) };
        let scope = self.multiclass.map(|index| self.multiclass_list[index].record);
        let value = self.expr(name, scope, Some(crate::records::Type::STRING), Mode::Name)?;
        if value == Value::UNSET {
            return Ok(None);
        }
        if self.type_of(value) != Some(crate::records::Type::STRING) {
            let message = format!("a name must be a string, not of type '{}'", self.type_name_of(value));
            return self.error_at(name.span, codes::BAD_RECORD_NAME, message);
        }
        let Some(record) = scope else { return Ok(Some(value)) };
        let implicit = self.implicit_name(record, "::");
        if self.refers_to(value, implicit) {
            return Ok(Some(value));
        }
        let prefix = self.store.values.var(implicit, crate::records::Type::STRING);
        Ok(Some(self.join_strings(prefix, value)))
    }

    fn defset_statement(&mut self, defset: &ast::Defset<'_>) -> Eval<()> {
        if self.multiclass.is_some() {
            return self.misplaced(defset.name.span, "defset", "a multiclass");
        }
        let ty = self.ty(&defset.ty)?;
        let Some(element) = self.store.types.element(ty) else {
            let message = format!("a defset is a list, not of type '{}'", self.store.type_text(ty));
            return self.error_at(defset.ty.span, codes::TYPE_MISMATCH, message);
        };
        let name = self.store.symbols.intern(defset.name.name);
        if self.global(name).is_some() {
            return self.name_taken(defset.name);
        }
        self.defsets.push(Defset { element, span: defset.ty.span, records: Vec::new() });
        self.statements(defset.body)?;
        let Some(Defset { element, records, .. }) = self.defsets.pop() else { return Ok(()) };
        let list = self.store.values.list(&records, element);
        self.globals.insert(name, list);
        Ok(())
    }

    fn name_taken(&mut self, name: ast::Ident<'_>) -> Eval<()> {
        let message = format!("a record or global variable '{}' exists already", name.name);
        self.error_at(name.span, codes::NAME_TAKEN, message)
    }

    fn deftype_statement(&mut self, deftype: &ast::Deftype<'_>) -> Eval<()> {
        let name: Symbol = self.store.symbols.intern(deftype.name.name);
        if self.aliases.contains_key(&name) || self.store.classes.contains_key(&name) {
            let message = format!("a type or class '{}' exists already", deftype.name.name);
            return self.error_at(deftype.name.span, codes::ALREADY_DEFINED, message);
        }
        let ty = self.ty(&deftype.ty)?;
        if matches!(deftype.ty.kind, ast::TypeKind::Named(class) if self.names_class(class)) {
            let message = "deftype cannot give a class another name";
            return self.error_at(deftype.ty.span, codes::BAD_ALIAS, message);
        }
        self.aliases.insert(name, ty);
        Ok(())
    }

    fn names_class(&mut self, name: &str) -> bool {
        let symbol = self.store.symbols.intern(name);
        self.store.classes.contains_key(&symbol)
    }

    fn let_statement(&mut self, block: &LetBlock<'_>) -> Eval<()> {
        let mut bindings = Vec::with_capacity(block.bindings.len());
        for item in block.bindings {
            bindings.push(self.let_binding(item)?);
        }
        self.lets.push(bindings);
        self.block(&block.body)?;
        self.lets.pop();
        Ok(())
    }

    /// The statements of a block; braces open a scope.
    pub(super) fn block(&mut self, block: &Block<'_>) -> Eval<()> {
        if block.braced {
            self.run_in_scope(Scope::plain(), |eval| eval.statements(block.items))
        } else {
            self.statements(block.items)
        }
    }
}

/// The names a statement would define.
fn collect_names<'a>(stmt: &Stmt<'a>, into: &mut Vec<&'a str>) {
    let mut blocks: Vec<&'a [Stmt<'a>]> = Vec::new();
    match stmt.kind {
        StmtKind::Class(class) => into.push(class.name.name),
        StmtKind::Multiclass(multiclass) => into.push(multiclass.name.name),
        StmtKind::Deftype(deftype) => into.push(deftype.name.name),
        StmtKind::Defvar(defvar) => into.push(defvar.name.name),
        StmtKind::Defset(defset) => {
            into.push(defset.name.name);
            blocks.push(defset.body);
        }
        StmtKind::Def(Def { name: Some(name), .. }) | StmtKind::Defm(ast::Defm { name: Some(name), .. }) => {
            if let ExprKind::Ident(name) | ExprKind::Str(name) = name.kind {
                into.push(name);
            }
        }
        StmtKind::Foreach(foreach) => blocks.push(foreach.body.items),
        StmtKind::Let(block) => blocks.push(block.body.items),
        StmtKind::If(if_stmt) => {
            blocks.push(if_stmt.then_block.items);
            blocks.extend(if_stmt.else_block.map(|block| block.items));
        }
        _ => {}
    }
    for inner in blocks.into_iter().flatten() {
        collect_names(inner, into);
    }
}
