//! Scopes and names.

use rustc_hash::FxHashMap;

use super::{Eval, Evaluator, Mode, Owner, codes};
use crate::diagnostics::{Diagnostic, closest_name, closest_names};
use crate::records::{FieldKind, Op, RecordId, Symbol, Type, Value, ValueKind};
use crate::source::Span;
use crate::syntax::ast;

/// The owner of a scope. Its fields and arguments are visible in addition to the scope's own variables.
#[derive(Clone, Copy)]
enum ScopeKind {
    Plain,
    /// Fields, and template arguments of a class.
    Record(RecordId),
    /// The variable of a `foreach`.
    Loop(Symbol, Type),
    /// Template arguments of a multiclass.
    Multiclass(RecordId),
}

/// A scope of local variables.
#[derive(Clone)]
pub(super) struct Scope {
    vars: FxHashMap<Symbol, Value>,
    kind: ScopeKind,
}

impl Scope {
    pub(super) fn plain() -> Scope {
        Scope { vars: FxHashMap::default(), kind: ScopeKind::Plain }
    }

    pub(super) fn record(id: RecordId) -> Scope {
        Scope { vars: FxHashMap::default(), kind: ScopeKind::Record(id) }
    }

    pub(super) fn foreach(name: Symbol, ty: Type) -> Scope {
        Scope { vars: FxHashMap::default(), kind: ScopeKind::Loop(name, ty) }
    }

    pub(super) fn multiclass(record: RecordId) -> Scope {
        Scope { vars: FxHashMap::default(), kind: ScopeKind::Multiclass(record) }
    }
}

impl Evaluator<'_> {
    /// Runs `work` inside a new scope.
    pub(super) fn run_in_scope<T>(
        &mut self,
        scope: Scope,
        work: impl FnOnce(&mut Self) -> Eval<T>,
    ) -> Eval<T> {
        self.scopes.push(scope);
        let result = work(self);
        self.scopes.pop();
        result
    }

    /// Whether the innermost scope or an enclosing one has a local variable of that name.
    pub(super) fn is_local(&self, name: Symbol) -> bool {
        // llvm-tblgen looks at the innermost scope only, and so do we: inner scopes may hide outer variables.
        self.scopes.last().is_some_and(|scope| scope.vars.contains_key(&name))
    }

    pub(super) fn is_outermost(&self) -> bool {
        self.scopes.len() == 1
    }

    pub(super) fn define_local(&mut self, name: Symbol, value: Value) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.vars.insert(name, value);
        }
    }

    /// A local variable, field, loop variable or template argument.
    fn local(&mut self, name: Symbol) -> Option<Value> {
        for index in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[index];
            if !scope.vars.is_empty()
                && let Some(&value) = scope.vars.get(&name)
            {
                return Some(value);
            }
            match scope.kind {
                ScopeKind::Plain => {}
                ScopeKind::Record(id) => {
                    if let Some(field) = self.store.record(id).field(name)
                        && field.kind != FieldKind::TemplateArg
                    {
                        let ty = field.ty;
                        return Some(self.store.values.var(name, ty));
                    }
                    if self.store.record(id).is_class
                        && let Some(value) = self.template_argument(id, name, ":")
                    {
                        return Some(value);
                    }
                }
                ScopeKind::Loop(variable, ty) if variable == name => {
                    return Some(self.store.values.var(name, ty));
                }
                ScopeKind::Loop(..) => {}
                ScopeKind::Multiclass(id) => {
                    if let Some(value) = self.template_argument(id, name, "::") {
                        return Some(value);
                    }
                }
            }
        }
        None
    }

    fn template_argument(&mut self, id: RecordId, name: Symbol, separator: &str) -> Option<Value> {
        if name == self.name_symbol {
            let implicit = self.implicit_name(id, separator);
            return Some(self.store.values.var(implicit, Type::STRING));
        }
        let index = self.template_index(id, name)?;
        let qualified = self.store.record(id).template_args[index];
        let record = self.store.record_mut(id);
        let field = record.fields.iter_mut().find(|f| f.name == qualified)?;
        field.used = true;
        let ty = field.ty;
        Some(self.store.values.var(qualified, ty))
    }

    /// The index of the template parameter that is written `name`.
    pub(super) fn template_index(&self, id: RecordId, name: Symbol) -> Option<usize> {
        self.store.record(id).template_names.iter().position(|&n| n == name)
    }

    /// `name` qualified by the class or multiclass `id`.
    pub(super) fn qualify(&mut self, id: RecordId, name: Symbol, separator: &str) -> Symbol {
        let class = self.store.symbol_of(self.store.record(id).name);
        let separator = self.store.symbols.intern(separator);
        self.store.symbols.concat(class.into_iter().chain([separator, name]))
    }

    /// The qualified form of `NAME`.
    pub(super) fn implicit_name(&mut self, id: RecordId, separator: &str) -> Symbol {
        if let Some(&symbol) = self.implicit_names.get(&id) {
            return symbol;
        }
        let symbol = self.qualify(id, self.name_symbol, separator);
        self.implicit_names.insert(id, symbol);
        symbol
    }

    /// The value of an identifier. In name mode an unknown or global identifier denotes itself.
    pub(super) fn identifier(&mut self, name: &str, span: Span, record: Owner, mode: Mode) -> Eval<Value> {
        let symbol = self.store.symbols.intern(name);
        if let Some(value) = self.local(symbol) {
            return Ok(value);
        }
        if mode == Mode::Name {
            return Ok(self.store.values.string(symbol));
        }
        if let Some(value) = self.global(symbol) {
            return Ok(value);
        }
        // A record may refer to itself; its type is complete in the final resolution only.
        if let Some(id) = record
            && self.multiclass.is_none()
            && !self.store.record(id).is_class
            && self.store.kind(self.store.record(id).name) == ValueKind::Str(symbol)
        {
            let ty = self.store.record_type(id);
            let name = self.store.values.string(symbol);
            return Ok(self.store.values.op(Op::Cast, ty, &[name]));
        }
        self.undefined_variable(name, symbol, span)
    }

    /// A record or global variable.
    pub(super) fn global(&mut self, symbol: Symbol) -> Option<Value> {
        if let Some(&id) = self.store.defs.get(&symbol) {
            return Some(self.store.values.def(id));
        }
        self.globals.get(&symbol).copied()
    }

    fn undefined_variable(&mut self, name: &str, symbol: Symbol, span: Span) -> Eval<Value> {
        if self.failed.contains(&symbol) {
            return Err(super::Abort);
        }
        let mut diagnostic = Diagnostic::error(codes::UNKNOWN_NAME, span, format!("'{name}' is not defined"));
        let close = closest_names(name, self.visible_names());
        if !close.is_empty() {
            diagnostic = diagnostic.with_help(format!("did you mean '{}'?", close.join("' or '")));
        } else if self.store.classes.contains_key(&symbol) {
            diagnostic = diagnostic
                .with_help(format!("'{name}' is a class; write {name}<> for a record of that class"));
        }
        self.report(diagnostic)
    }

    /// Every name that an identifier could denote here.
    fn visible_names(&self) -> Vec<&str> {
        let mut names: Vec<&str> = Vec::new();
        for scope in &self.scopes {
            names.extend(scope.vars.keys().map(|s| self.text(*s)));
            match scope.kind {
                ScopeKind::Record(id) | ScopeKind::Multiclass(id) => {
                    let record = self.store.record(id);
                    names.extend(record.fields.iter().map(|f| {
                        let name = self.text(f.name);
                        name.rsplit(':').next().unwrap_or(name)
                    }));
                }
                ScopeKind::Loop(name, _) => names.push(self.text(name)),
                ScopeKind::Plain => {}
            }
        }
        names.extend(self.globals.keys().map(|s| self.text(*s)));
        names.extend(self.store.defs.keys().map(|s| self.text(*s)));
        names
    }

    pub(super) fn undefined_record<T>(&mut self, name: Symbol) -> Eval<T> {
        if self.failed.contains(&name) {
            return Err(super::Abort);
        }
        let message = format!("no record is called '{}'", self.text(name));
        let mut diagnostic = Diagnostic::error(codes::UNKNOWN_RECORD, self.here, message);
        let close = closest_name(self.text(name), self.store.defs.keys().map(|s| self.text(*s)));
        if let Some(close) = close {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    pub(super) fn class(&mut self, name: ast::Ident<'_>) -> Eval<RecordId> {
        let symbol = self.store.symbols.intern(name.name);
        if let Some(&id) = self.store.classes.get(&symbol) {
            return Ok(id);
        }
        if self.failed.contains(&symbol) {
            return Err(super::Abort);
        }
        let mut diagnostic =
            Diagnostic::error(codes::UNKNOWN_CLASS, name.span, format!("no class is called '{}'", name.name));
        let close = closest_name(name.name, self.store.classes.keys().map(|s| self.text(*s)));
        if self.multiclasses.contains_key(&symbol) {
            diagnostic =
                diagnostic.with_help(format!("'{}' is a multiclass; instantiate it with defm", name.name));
        } else if let Some(close) = close {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    /// The index of the multiclass of that name.
    pub(super) fn multiclass_named(&mut self, name: ast::Ident<'_>) -> Eval<usize> {
        let symbol = self.store.symbols.intern(name.name);
        if let Some(&index) = self.multiclasses.get(&symbol) {
            return Ok(index);
        }
        if self.failed.contains(&symbol) {
            return Err(super::Abort);
        }
        let mut diagnostic = Diagnostic::error(
            codes::UNKNOWN_MULTICLASS,
            name.span,
            format!("no multiclass is called '{}'", name.name),
        );
        let close = closest_name(name.name, self.multiclasses.keys().map(|s| self.text(*s)));
        if self.store.classes.contains_key(&symbol) {
            diagnostic = diagnostic.with_help(format!("'{}' is a class; derive from it with def", name.name));
        } else if let Some(close) = close {
            diagnostic.help = Some(format!("did you mean '{close}'?"));
        }
        self.report(diagnostic)
    }

    /// The type that a syntax node denotes.
    pub(super) fn ty(&mut self, ty: &ast::Type<'_>) -> Eval<Type> {
        Ok(match ty.kind {
            ast::TypeKind::Bit => Type::BIT,
            ast::TypeKind::Bits(width) => self.store.types.bits(width),
            ast::TypeKind::Int => Type::INT,
            ast::TypeKind::String | ast::TypeKind::Code => Type::STRING,
            ast::TypeKind::Dag => Type::DAG,
            ast::TypeKind::List(element) => {
                let element = self.ty(element)?;
                self.store.types.list_of(element)
            }
            ast::TypeKind::Named(name) => {
                let symbol = self.store.symbols.intern(name);
                if let Some(&alias) = self.aliases.get(&symbol) {
                    return Ok(alias);
                }
                let class = self.class(ast::Ident { name, span: ty.span })?;
                self.store.record_type(class)
            }
        })
    }
}
