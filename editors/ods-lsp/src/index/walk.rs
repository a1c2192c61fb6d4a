//! The walk over statements and definitions that builds the index. `values` walks over values.

use ods_parser::source::Span;
use ods_parser::syntax::ast::{
    Body, BodyItem, Class, ClassRef, Decl, Def, Defvar, Expr, ExprKind, Ident, Let, LetBlock, Stmt, StmtKind,
};

use super::values::class_of;
use super::walker::{Walker, own};
use super::{FileIndex, Include, Item, ItemKind, LetField, Member, Role, Target, TypeRef};

pub(super) fn walk(text: &str, statements: &[Stmt<'_>]) -> FileIndex {
    let mut walker = Walker::new(text);
    walker.statements(statements);
    let mut index = walker.index;
    index.uses.sort_by_key(|found| (found.span.lo, found.span.hi));
    index.nodes.sort_unstable();
    index
}

impl Walker<'_> {
    fn statements(&mut self, statements: &[Stmt<'_>]) {
        for statement in statements {
            self.index.nodes.push(own(statement.span));
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt<'_>) {
        match statement.kind {
            StmtKind::Include(include) => self.include(include.path, include.span),
            StmtKind::Class(class) => self.class(class, statement.span),
            StmtKind::Def(def) => self.def(def, statement.span),
            StmtKind::Multiclass(multiclass) => {
                let item = self.begin(
                    ItemKind::Multiclass,
                    Some(multiclass.name),
                    multiclass.name.span,
                    statement.span,
                );
                self.params(item, multiclass.params);
                self.parents(item, multiclass.parents, true);
                self.run_in_scope(|walker| walker.statements(multiclass.body.unwrap_or_default()));
                self.items.pop();
            }
            StmtKind::Defm(defm) => {
                let item = self.begin_named(ItemKind::Defm, defm.name.as_ref(), defm.keyword, statement.span);
                self.parents(item, defm.parents, true);
                self.items.pop();
            }
            StmtKind::Defset(defset) => {
                self.ty(&defset.ty);
                self.begin(ItemKind::Defset, Some(defset.name), defset.name.span, statement.span);
                self.items.pop();
                self.run_in_scope(|walker| walker.statements(defset.body));
            }
            StmtKind::Deftype(deftype) => {
                self.ty(&deftype.ty);
                self.begin(ItemKind::Deftype, Some(deftype.name), deftype.name.span, statement.span);
                self.items.pop();
            }
            StmtKind::Defvar(defvar) => self.defvar(defvar, statement.span),
            StmtKind::Foreach(foreach) => self.run_in_scope(|walker| {
                let element = walker.foreach_source(&foreach.source);
                walker.define(foreach.name, element);
                walker.statements(foreach.body.items);
            }),
            StmtKind::If(condition) => {
                self.value(&condition.condition);
                for block in [Some(condition.then_block), condition.else_block].into_iter().flatten() {
                    self.run_in_scope(|walker| walker.statements(block.items));
                }
            }
            StmtKind::Let(block) => self.let_block(block),
            StmtKind::Assert(assert) => {
                self.value(&assert.condition);
                self.value(&assert.message);
            }
            StmtKind::Dump(dump) => self.value(&dump.value),
        }
    }

    fn include(&mut self, path: &str, span: Span) {
        let index = self.index.includes.len() as u32;
        self.index.includes.push(Include { path: path.to_owned(), span: own(span) });
        self.note(own(span), Target::Include(index), Role::Read);
    }

    /// Begins a definition; the caller ends it.
    fn begin(&mut self, kind: ItemKind, name: Option<Ident<'_>>, at: Span, span: Span) -> u32 {
        let id = self.index.items.len() as u32;
        let container = self.items.last().copied();
        let name_text = name.map(|name| name.name.to_owned());
        if let Some(name) = &name_text {
            let target = match kind {
                ItemKind::Class | ItemKind::Deftype => Target::Class(name.clone()),
                ItemKind::Multiclass => Target::Multiclass(name.clone()),
                _ => Target::Name { owner: None, param: None, name: name.clone() },
            };
            self.note(own(at), target, Role::Definition);
        }
        self.index.items.push(Item {
            kind,
            name: name_text,
            name_span: own(at),
            span: own(span),
            container,
            is_global: container.is_none(),
            parents: Vec::new(),
            params: Vec::new(),
            fields: Vec::new(),
            lets: Vec::new(),
            operands: Vec::new(),
            is_forward: false,
        });
        self.items.push(id);
        id
    }

    /// Begins a record, whose name is an expression.
    fn begin_named(&mut self, kind: ItemKind, name: Option<&Expr<'_>>, keyword: Span, span: Span) -> u32 {
        match name {
            Some(Expr { kind: ExprKind::Ident(text), span: at }) => {
                self.begin(kind, Some(Ident { name: text, span: *at }), *at, span)
            }
            _ => {
                let at = name.map_or(keyword, |name| name.span);
                if let Some(Expr { kind: ExprKind::Paste { operands, .. }, .. }) = name {
                    // The first operand is a part of the name, unless it is a variable.
                    for (index, operand) in operands.iter().enumerate() {
                        let is_text = matches!(operand.kind, ExprKind::Ident(text) if index == 0 && self.variable(text).is_none());
                        if !is_text {
                            self.value(operand);
                        }
                    }
                }
                self.begin(kind, None, at, span)
            }
        }
    }

    fn class(&mut self, class: &Class<'_>, span: Span) {
        let item = self.begin(ItemKind::Class, Some(class.name), class.name.span, span);
        self.index.items[item as usize].is_forward =
            class.body.items.is_none() && class.parents.is_empty() && class.params.is_empty();
        self.params(item, class.params);
        self.parents(item, class.parents, false);
        self.body(item, &class.body);
        self.items.pop();
    }

    fn def(&mut self, def: &Def<'_>, span: Span) {
        let item = self.begin_named(ItemKind::Def, def.name.as_ref(), def.keyword, span);
        self.parents(item, def.parents, false);
        self.body(item, &def.body);
        self.items.pop();
    }

    fn params(&mut self, item: u32, params: &[Decl<'_>]) {
        for decl in params {
            self.ty(&decl.ty);
            if let Some(value) = &decl.value {
                self.value(value);
            }
            let index = self.index.items[item as usize].params.len() as u32;
            let member = self.member(decl);
            let name = member.name.clone();
            self.index.items[item as usize].params.push(member);
            let target = Target::Name { owner: None, param: Some((item, index)), name };
            self.note(own(decl.name.span), target, Role::Definition);
        }
    }

    fn member(&self, decl: &Decl<'_>) -> Member {
        Member {
            name: decl.name.name.to_owned(),
            span: own(decl.name.span),
            ty: self.slice(own(decl.ty.span)).to_owned(),
            class: class_of(&decl.ty),
            value: decl.value.map(|value| own(value.span)),
        }
    }

    fn parents(&mut self, item: u32, parents: &[ClassRef<'_>], are_multiclasses: bool) {
        let names = parents.iter().map(|parent| parent.name.name.to_owned());
        self.index.items[item as usize].parents = names.collect();
        for parent in parents {
            self.class_ref(parent, are_multiclasses);
        }
    }

    /// Items of a body that is open; all see each other's variables.
    fn body(&mut self, item: u32, body: &Body<'_>) {
        self.run_in_scope(|walker| {
            for found in body.items.unwrap_or_default() {
                walker.body_item(item, found);
            }
        });
        self.strings_of_operands(item);
    }

    fn body_item(&mut self, item: u32, found: &BodyItem<'_>) {
        match found {
            BodyItem::Decl(decl) => {
                self.ty(&decl.ty);
                let member = self.member(decl);
                let target = Target::Field { of: TypeRef::Item(item), name: member.name.clone() };
                self.note(member.span, target, Role::Definition);
                self.index.items[item as usize].fields.push(member);
                if let Some(value) = &decl.value {
                    self.field_value(item, decl.name.name, value);
                }
            }
            BodyItem::Let(binding) => {
                let target = Target::Field { of: TypeRef::Item(item), name: binding.name.name.to_owned() };
                self.let_field(binding, target);
                self.index.items[item as usize].lets.push(LetField {
                    name: binding.name.name.to_owned(),
                    span: own(binding.name.span),
                    value: own(binding.value.span),
                });
                self.field_value(item, binding.name.name, &binding.value);
            }
            BodyItem::Defvar(defvar) => {
                self.value(&defvar.value);
                let ty = self.type_of(&defvar.value);
                self.define(defvar.name, ty);
            }
            BodyItem::Assert(assert) => {
                self.value(&assert.condition);
                self.value(&assert.message);
            }
            BodyItem::Dump(dump) => self.value(&dump.value),
            BodyItem::Include(include) => self.include(include.path, include.span),
        }
    }

    fn let_field(&mut self, binding: &Let<'_>, target: Target) {
        self.note(own(binding.name.span), target, Role::Write);
        for piece in binding.bits.unwrap_or_default() {
            self.piece(piece);
        }
    }

    fn let_block(&mut self, block: &LetBlock<'_>) {
        let mut classes = Vec::new();
        collect_parents(block.body.items, &mut classes);
        for binding in block.bindings {
            let of = TypeRef::Classes(classes.clone());
            self.let_field(binding, Target::Field { of, name: binding.name.name.to_owned() });
            self.value(&binding.value);
        }
        if block.body.braced {
            self.run_in_scope(|walker| walker.statements(block.body.items));
        } else {
            self.statements(block.body.items);
        }
    }

    fn defvar(&mut self, defvar: &Defvar<'_>, span: Span) {
        self.value(&defvar.value);
        if self.is_at_top_level() {
            self.begin(ItemKind::Defvar, Some(defvar.name), defvar.name.span, span);
            self.items.pop();
            return;
        }
        let ty = self.type_of(&defvar.value);
        self.define(defvar.name, ty);
    }
}

/// The classes of the records and classes in statements.
fn collect_parents(statements: &[Stmt<'_>], found: &mut Vec<String>) {
    for statement in statements {
        match statement.kind {
            StmtKind::Class(class) => {
                found.extend(class.parents.iter().map(|parent| parent.name.name.to_owned()))
            }
            StmtKind::Def(def) => found.extend(def.parents.iter().map(|parent| parent.name.name.to_owned())),
            StmtKind::Defm(defm) => {
                found.extend(defm.parents.iter().map(|parent| parent.name.name.to_owned()))
            }
            StmtKind::Let(block) => collect_parents(block.body.items, found),
            StmtKind::Foreach(foreach) => collect_parents(foreach.body.items, found),
            _ => {}
        }
    }
    let mut seen: Vec<String> = Vec::new();
    found.retain(|name| {
        !seen.contains(name) && {
            seen.push(name.clone());
            true
        }
    });
}
