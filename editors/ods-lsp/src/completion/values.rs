//! Names in values: variables in scope, records, classes; fields after a dot.

use std::sync::Arc;

use lsp_types::CompletionItemKind;
use serde_json::json;

use super::items::{Items, Rank};
use crate::context::{Context, Header};
use crate::index::{ItemKind, Member};
use crate::unit::{ItemId, Unit};
use crate::world::{Cursor, World};

/// Surroundings of the cursor.
pub(crate) struct Scope {
    path: String,
    pub(super) unit: Arc<Unit>,
    /// The statements around the cursor, the innermost first; the first one is that which is being written.
    owners: Vec<Header>,
    /// The classes of the innermost definition, nearest first.
    pub(super) lineage: Vec<ItemId>,
    /// Fields that its body sets after the cursor.
    set_after: Vec<String>,
    /// Names of dags in its body before the cursor.
    pub(super) dag_names: Vec<String>,
}

impl Scope {
    pub(crate) fn new(world: &mut World<'_>, at: &Cursor, context: &Context<'_>) -> Scope {
        let unit = world.unit(&at.path);
        let owners: Vec<Header> = std::iter::once(context.current()).chain(context.owners()).collect();
        let is_record = |header: &&Header| matches!(header.keyword.as_str(), "class" | "def");
        let owner = owners.iter().find(is_record);
        let lineage = owner.map_or_else(Vec::new, |owner| unit.lineage_of(&owner.parents));
        let (set_after, dag_names) = (context.set_after(), context.dag_names());
        Scope { path: at.path.clone(), unit, owners, lineage, set_after, dag_names }
    }

    fn member(
        &self,
        world: &mut World<'_>,
        rank: Rank,
        (id, member): (ItemId, &Member),
        kind: CompletionItemKind,
        items: &mut Items,
    ) {
        let path = &self.unit.files[id.file as usize].path;
        let comment =
            world.files.text(path).map(|text| text.comment_above(member.span.lo)).unwrap_or_default();
        items.add(rank, &member.name, kind, member.ty.clone(), None, Some(comment));
    }

    /// Fields after a dot.
    pub(super) fn members(&self, world: &mut World<'_>, context: &Context<'_>, items: &mut Items) {
        let Some(lineage) = self.type_before_dot(world, context) else { return };
        for found in self.unit.fields(&lineage) {
            self.member(world, Rank::Near, found, CompletionItemKind::FIELD, items);
        }
    }

    /// The classes of the value before a dot.
    fn type_before_dot(&self, world: &mut World<'_>, context: &Context<'_>) -> Option<Vec<ItemId>> {
        let base = match context.last(1) {
            ">" => {
                let class = context.instance_before_dot()?;
                return Some(self.unit.lineage_of(&[class.to_owned()]));
            }
            base => base,
        };
        let inner = |ty: &str| ty.trim_start_matches("list<").trim_end_matches('>').to_owned();
        let mut declared = self.owners.iter().flat_map(|owner| owner.params.iter().chain(&owner.locals));
        if let Some((ty, _)) = declared.find(|(ty, name)| name == base && !ty.is_empty()) {
            return Some(self.unit.lineage_of(&[inner(ty)]));
        }
        if let Some((_, field)) = self.unit.field(&self.lineage, base) {
            return Some(self.unit.lineage_of(&[field.class.clone()?]));
        }
        if let Some(id) = self.unit.global(base) {
            return Some(self.unit.lineage(id));
        }
        let analysis = world.analysis(&self.path);
        let record = analysis.outcome.records.def(base)?;
        let classes: Vec<String> =
            record.superclasses().iter().rev().map(|class| class.name().to_owned()).collect();
        Some(self.unit.lineage_of(&classes))
    }

    /// Fields that a `let` can set: those of the classes that it does not set already; outside of bodies
    /// those of all classes.
    pub(super) fn fields_to_set(&self, items: &mut Items) {
        let owner = self.owners.get(1);
        let is_record = owner.is_some_and(|owner| matches!(owner.keyword.as_str(), "class" | "def"));
        let all: Vec<ItemId>;
        let lineage = if is_record {
            &self.lineage
        } else {
            all = self
                .unit
                .named()
                .map(|(_, id)| id)
                .filter(|&id| self.unit.item(id).kind == ItemKind::Class)
                .collect();
            &all
        };
        let before = owner.map_or(&[][..], |owner| &owner.lets);
        let is_set = |name: &str| is_record && before.iter().chain(&self.set_after).any(|set| set == name);
        for (id, field) in self.unit.fields(lineage) {
            if is_set(&field.name) {
                continue;
            }
            let class = self.unit.item(id).name.as_deref().unwrap_or_default();
            let detail = format!("{} (of {class})", field.ty);
            let snippet = is_record.then(|| format!("{} = $0;", field.name));
            items.add(Rank::Near, &field.name, CompletionItemKind::FIELD, detail, snippet, None);
        }
        for (ty, name) in owner.into_iter().filter(|_| is_record).flat_map(|owner| &owner.locals) {
            if !ty.is_empty() {
                items.add(Rank::Near, name, CompletionItemKind::FIELD, ty.clone(), None, None);
            }
        }
    }

    /// Classes, and multiclasses where they may be.
    pub(super) fn parents(&self, current: &Header, items: &mut Items) {
        let multiclasses = matches!(current.keyword.as_str(), "defm" | "multiclass");
        if current.keyword != "multiclass" {
            self.classes(None, items);
        }
        for (name, id) in self.unit.named().filter(|_| multiclasses) {
            if self.unit.item(id).kind == ItemKind::Multiclass {
                let data = json!({"path": self.path, "kind": "multiclass", "name": name});
                items.add_with_data(Rank::Near, name, CompletionItemKind::MODULE, String::new(), data);
            }
        }
    }

    /// Classes and aliases of types; with an expected class only those that derive from it.
    pub(super) fn classes(&self, expected: Option<ItemId>, items: &mut Items) {
        let fits = |id: ItemId| expected.is_none_or(|class| self.unit.lineage(id).contains(&class));
        for (name, id) in self.unit.named() {
            let item = self.unit.item(id);
            if matches!(item.kind, ItemKind::Class | ItemKind::Deftype) && fits(id) {
                let rank = if id.file == 0 { Rank::Near } else { Rank::Far };
                let data = json!({"path": self.path, "kind": "class", "name": name});
                let params: Vec<&str> = item.params.iter().map(|param| param.name.as_str()).collect();
                let detail =
                    if params.is_empty() { String::new() } else { format!("<{}>", params.join(", ")) };
                items.add_with_data(rank, name, CompletionItemKind::CLASS, detail, data);
            }
        }
    }

    /// The class of the expected value.
    fn expected(&self, context: &Context<'_>) -> Option<String> {
        if let Some(call) = context.call() {
            let id = self.unit.class(&call.callee).or_else(|| self.unit.multiclass(&call.callee))?;
            return self.unit.item(id).params.get(call.argument)?.class.clone();
        }
        let (_, field) = self.unit.field(&self.lineage, context.field()?)?;
        field.class.clone()
    }

    /// Whether a type, as written, may hold values of a class. Without a class, all types may.
    fn may_hold(&self, ty: &str, expected: Option<ItemId>) -> bool {
        let Some(expected) = expected else { return true };
        let class = ty.trim_start_matches("list<").trim_end_matches('>');
        ty.is_empty() || self.unit.lineage_of(&[class.to_owned()]).contains(&expected)
    }

    /// Names in a value: parameters, variables and fields in scope, names of arguments, records, classes.
    pub(super) fn values(&self, world: &mut World<'_>, context: &Context<'_>, items: &mut Items) {
        let class = self.expected(context);
        let expected = class.as_deref().and_then(|class| self.unit.class(class));
        for owner in &self.owners {
            for (ty, name) in owner.params.iter().chain(&owner.locals) {
                if !self.may_hold(ty, expected) {
                    continue;
                }
                items.add(Rank::Near, name, CompletionItemKind::VARIABLE, ty.clone(), None, None);
            }
        }
        if let Some(call) = context.call().filter(|_| matches!(context.last(0), "<" | ",")) {
            let id = self.unit.class(&call.callee).or_else(|| self.unit.multiclass(&call.callee));
            for param in id.map_or(&[][..], |id| &self.unit.item(id).params) {
                let snippet = Some(format!("{} = $0", param.name));
                let label = format!("{} =", param.name);
                items.add(Rank::Near, &label, CompletionItemKind::VARIABLE, param.ty.clone(), snippet, None);
            }
        }
        for found in self.unit.fields(&self.lineage) {
            if self.may_hold(&found.1.ty, expected) {
                self.member(world, Rank::Near, found, CompletionItemKind::FIELD, items);
            }
        }
        for word in ["true", "false"].into_iter().filter(|_| expected.is_none()) {
            items.add(Rank::Far, word, CompletionItemKind::KEYWORD, String::new(), None, None);
        }
        self.records(world, class, items);
        self.classes(expected, items);
    }

    /// Records, only those of the expected class if there is one, and variables outside of all statements.
    fn records(&self, world: &mut World<'_>, expected: Option<String>, items: &mut Items) {
        let analysis = world.analysis(&self.path);
        let expected = expected.and_then(|class| analysis.outcome.records.class(&class));
        for record in analysis.outcome.records.defs().filter(|record| !record.is_anonymous()) {
            let is_expected = expected.is_some_and(|class| record.is_a(class.name()));
            if expected.is_some() && !is_expected {
                continue;
            }
            let rank = if is_expected { Rank::Expected } else { Rank::Far };
            let data = json!({"path": self.path, "kind": "record", "name": record.name()});
            items.add_with_data(rank, record.name(), CompletionItemKind::CONSTANT, String::new(), data);
        }
        let class = expected.and_then(|class| self.unit.class(class.name()));
        for (name, id) in self.unit.named() {
            let fits = match self.unit.item(id).kind {
                ItemKind::Def => class.is_none_or(|class| self.unit.lineage(id).contains(&class)),
                ItemKind::Defset | ItemKind::Defvar => class.is_none() || id.file == 0,
                _ => false,
            };
            if fits {
                let data = json!({"path": self.path, "kind": "record", "name": name});
                items.add_with_data(Rank::Far, name, CompletionItemKind::CONSTANT, String::new(), data);
            }
        }
    }
}
