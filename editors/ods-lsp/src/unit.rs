//! A file with all files that it includes: resolution of names. The unit of a part of another file
//! ([`crate::parts`]) has the files of both.

use std::sync::Arc;

use ods_parser::loader::EMBEDDED;
use ods_parser::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::index::{FileIndex, Item, ItemKind, Member, Role, Target, TypeRef, Use};

/// Classes above a class that are looked at; definitions that derive from themselves must come to an end.
const MAX_ANCESTORS: usize = 2_000;

/// Steps from a value to its type.
const MAX_STEPS: usize = 16;

/// A definition in a unit: index of the file and of the item.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub(crate) struct ItemId {
    pub(crate) file: u32,
    pub(crate) item: u32,
}

/// The meaning of a name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Symbol {
    /// A definition.
    Item(ItemId),
    /// A field, by the definition that declares it.
    Field(ItemId, String),
    /// A template parameter, by its index.
    Param(ItemId, u32),
    /// A variable of a file.
    Local(u32, Span),
    /// A name in the dags of a definition.
    Operand(ItemId, String),
    /// A record without a definition of its name, such as one that a `defm` created.
    Record(String),
    /// An included file.
    File(String),
}

#[derive(Debug)]
pub(crate) struct UnitFile {
    pub(crate) path: String,
    pub(crate) index: Arc<FileIndex>,
    /// Paths of the included files, by the index of the `include`.
    pub(crate) includes: Vec<Option<String>>,
}

/// A file and the files that it includes. The file itself is the first one.
#[derive(Debug, Default)]
pub(crate) struct Unit {
    pub(crate) files: Vec<UnitFile>,
    classes: FxHashMap<String, ItemId>,
    multiclasses: FxHashMap<String, ItemId>,
    globals: FxHashMap<String, ItemId>,
}

impl Unit {
    /// A unit of these files.
    pub(crate) fn new(files: Vec<UnitFile>) -> Unit {
        let mut unit = Unit { files, ..Unit::default() };
        for (file, UnitFile { index, .. }) in unit.files.iter().enumerate() {
            for (item, found) in index.items.iter().enumerate().filter(|(_, item)| item.is_global) {
                let Some(name) = &found.name else { continue };
                let id = ItemId { file: file as u32, item: item as u32 };
                let names = match found.kind {
                    ItemKind::Class | ItemKind::Deftype => &mut unit.classes,
                    ItemKind::Multiclass => &mut unit.multiclasses,
                    ItemKind::Def | ItemKind::Defm | ItemKind::Defset | ItemKind::Defvar => &mut unit.globals,
                };
                // A definition takes precedence over a declaration.
                let is_forward =
                    |id: &ItemId| unit.files[id.file as usize].index.items[id.item as usize].is_forward;
                if names.get(name).is_none_or(is_forward) {
                    names.insert(name.clone(), id);
                }
            }
        }
        unit
    }

    /// A definition.
    pub(crate) fn item(&self, id: ItemId) -> &Item {
        &self.files[id.file as usize].index.items[id.item as usize]
    }

    pub(crate) fn file(&self, path: &str) -> Option<u32> {
        self.files.iter().position(|file| file.path == path).map(|index| index as u32)
    }

    pub(crate) fn class(&self, name: &str) -> Option<ItemId> {
        self.classes.get(name).copied()
    }

    pub(crate) fn multiclass(&self, name: &str) -> Option<ItemId> {
        self.multiclasses.get(name).copied()
    }

    /// The record or variable of that name.
    pub(crate) fn global(&self, name: &str) -> Option<ItemId> {
        self.globals.get(name).copied()
    }

    /// The number of names without a definition: all of the main file, and classes of the first `count`
    /// files.
    pub(crate) fn count_unresolved(&self, count: usize) -> usize {
        let is_unresolved = |file: usize, found: &Use| match &found.target {
            Target::Class(_) | Target::Multiclass(_) => self.resolve(file as u32, found).is_none(),
            // In other files, names of records that a `defm` creates would be the most.
            Target::Name { .. } if file == 0 => {
                matches!(self.resolve(0, found), Some(Symbol::Record(_)))
            }
            _ => false,
        };
        let count_in = |(file, UnitFile { index, .. }): (usize, &UnitFile)| {
            index.uses.iter().filter(|found| is_unresolved(file, found)).count()
        };
        let own = self.files.iter().take(count).enumerate();
        own.filter(|(_, file)| !file.path.starts_with(EMBEDDED)).map(count_in).sum()
    }

    /// All named definitions of a kind of names, in no particular order.
    pub(crate) fn named(&self) -> impl Iterator<Item = (&String, ItemId)> {
        let all = [&self.classes, &self.multiclasses, &self.globals];
        all.into_iter().flat_map(|names| names.iter().map(|(name, id)| (name, *id)))
    }

    /// A definition and the classes that it derives from, the nearest first, each once.
    pub(crate) fn lineage(&self, id: ItemId) -> Vec<ItemId> {
        self.ancestry(vec![id])
    }

    /// The classes of these names and those that they derive from.
    pub(crate) fn lineage_of(&self, names: &[String]) -> Vec<ItemId> {
        self.ancestry(names.iter().rev().filter_map(|name| self.class(name)).collect())
    }

    fn ancestry(&self, start: Vec<ItemId>) -> Vec<ItemId> {
        let mut seen: FxHashSet<ItemId> = start.iter().copied().collect();
        let mut found: Vec<ItemId> = start.into_iter().rev().collect();
        let mut next = 0;
        while next < found.len() && found.len() < MAX_ANCESTORS {
            let item = self.item(found[next]);
            let parents = item.parents.iter().rev();
            // A defm derives from multiclasses and from classes of all its records.
            let is_defm = item.kind == ItemKind::Defm;
            let of_name =
                |name: &String| self.class(name).or_else(|| self.multiclass(name).filter(|_| is_defm));
            for parent in parents.filter_map(of_name) {
                if seen.insert(parent) {
                    found.push(parent);
                }
            }
            next += 1;
        }
        found
    }

    /// The declaration of a field in one of these definitions: the farthest ancestor's, since a second one
    /// would be an error.
    fn declaration(&self, lineage: &[ItemId], name: &str) -> Option<ItemId> {
        lineage.iter().rev().copied().find(|&id| self.item(id).fields.iter().any(|field| field.name == name))
    }

    /// The declaration of a field.
    pub(crate) fn field(&self, lineage: &[ItemId], name: &str) -> Option<(ItemId, &Member)> {
        let id = self.declaration(lineage, name)?;
        Some((id, self.item(id).fields.iter().find(|field| field.name == name)?))
    }

    /// Fields of these definitions, those declared first at the beginning.
    pub(crate) fn fields(&self, lineage: &[ItemId]) -> Vec<(ItemId, &Member)> {
        let all =
            lineage.iter().rev().flat_map(|&id| self.item(id).fields.iter().map(move |field| (id, field)));
        let mut seen = FxHashSet::default();
        all.filter(|(_, field)| seen.insert(field.name.as_str())).collect()
    }

    /// The definitions that a type is about.
    fn lineage_of_type(&self, file: u32, of: &TypeRef, steps: usize) -> Vec<ItemId> {
        match of {
            TypeRef::Item(item) => self.lineage(ItemId { file, item: *item }),
            TypeRef::Classes(names) => self.lineage_of(names),
            TypeRef::Of(target) => match self.meaning(file, target, steps + 1) {
                Some(symbol) => self.type_of(&symbol),
                None => Vec::new(),
            },
            TypeRef::Unknown => Vec::new(),
        }
    }

    /// The definitions that the value of a symbol is an instance of.
    pub(crate) fn type_of(&self, symbol: &Symbol) -> Vec<ItemId> {
        let of_member = |member: Option<&Member>| {
            let class = member.and_then(|member| member.class.clone());
            class.map_or_else(Vec::new, |class| self.lineage_of(&[class]))
        };
        match symbol {
            Symbol::Item(id) => self.lineage(*id),
            Symbol::Field(id, name) => {
                of_member(self.item(*id).fields.iter().find(|field| field.name == *name))
            }
            Symbol::Param(id, index) => of_member(self.item(*id).params.get(*index as usize)),
            Symbol::Local(..) | Symbol::Operand(..) | Symbol::Record(_) | Symbol::File(_) => Vec::new(),
        }
    }

    /// The meaning of a name of a file.
    pub(crate) fn resolve(&self, file: u32, found: &Use) -> Option<Symbol> {
        self.meaning(file, &found.target, 0)
    }

    /// The meaning of a name that is looked for from a file.
    pub(crate) fn meaning(&self, file: u32, target: &Target, steps: usize) -> Option<Symbol> {
        if steps > MAX_STEPS {
            return None;
        }
        match target {
            Target::Class(name) => self.class(name).map(Symbol::Item),
            Target::Multiclass(name) => self.multiclass(name).or_else(|| self.class(name)).map(Symbol::Item),
            Target::Name { owner, param, name } => {
                let lineage = owner.map_or_else(Vec::new, |item| self.lineage(ItemId { file, item }));
                if let Some(id) = self.declaration(&lineage, name) {
                    return Some(Symbol::Field(id, name.clone()));
                }
                if let Some((item, index)) = param {
                    return Some(Symbol::Param(ItemId { file, item: *item }, *index));
                }
                Some(self.global(name).map_or_else(|| Symbol::Record(name.clone()), Symbol::Item))
            }
            Target::Field { of, name } => {
                let lineage = self.lineage_of_type(file, of, steps);
                self.declaration(&lineage, name).map(|id| Symbol::Field(id, name.clone()))
            }
            Target::Param { class, name } => {
                let id = self.class(class).or_else(|| self.multiclass(class))?;
                let index = self.item(id).params.iter().position(|param| param.name == *name)?;
                Some(Symbol::Param(id, index as u32))
            }
            Target::Local(span) => Some(Symbol::Local(file, *span)),
            Target::Operand { owner, name } => {
                let lineage = self.lineage(ItemId { file, item: *owner });
                let has = |id: &&ItemId| self.item(**id).operands.iter().any(|operand| operand.name == *name);
                lineage.iter().find(has).map(|&id| Symbol::Operand(id, name.clone()))
            }
            Target::Include(index) => {
                let path = self.files[file as usize].includes.get(*index as usize)?.clone();
                path.map(Symbol::File)
            }
        }
    }

    /// File and span of the name that introduces a symbol.
    pub(crate) fn definition(&self, symbol: &Symbol) -> Option<(u32, Span)> {
        match symbol {
            Symbol::Item(id) => Some((id.file, self.item(*id).name_span)),
            Symbol::Field(id, name) => {
                let field = self.item(*id).fields.iter().find(|field| field.name == *name)?;
                Some((id.file, field.span))
            }
            Symbol::Param(id, index) => Some((id.file, self.item(*id).params.get(*index as usize)?.span)),
            Symbol::Local(file, span) => Some((*file, *span)),
            Symbol::Operand(id, name) => {
                let operand = self.item(*id).operands.iter().find(|operand| operand.name == *name)?;
                Some((id.file, operand.span))
            }
            Symbol::Record(_) | Symbol::File(_) => None,
        }
    }

    pub(crate) fn name<'a>(&'a self, symbol: &'a Symbol) -> &'a str {
        match symbol {
            Symbol::Item(id) => self.item(*id).name.as_deref().unwrap_or_default(),
            Symbol::Param(id, index) => {
                self.item(*id).params.get(*index as usize).map_or("", |param| &param.name)
            }
            Symbol::Field(_, name) | Symbol::Operand(_, name) | Symbol::Record(name) | Symbol::File(name) => {
                name
            }
            Symbol::Local(..) => "",
        }
    }

    /// All names that mean the symbol, in the order of the files.
    pub(crate) fn references(&self, symbol: &Symbol) -> Vec<(u32, Span, Role)> {
        let name = self.name(symbol);
        let mut found = Vec::new();
        for (file, UnitFile { index, .. }) in self.files.iter().enumerate() {
            let file = file as u32;
            // To resolve a name costs more than to compare it.
            let candidates = index.uses.iter().filter(|found| may_mean(&found.target, symbol, name));
            let meant = candidates.filter(|found| self.resolve(file, found).as_ref() == Some(symbol));
            found.extend(meant.map(|found| (file, found.span, found.role)));
        }
        found
    }

    /// Number of names that mean each definition of the main file which others see, without those that
    /// introduce it.
    pub(crate) fn counts_of_references(&self) -> FxHashMap<ItemId, usize> {
        let items = self.files.first().map_or(&[][..], |file| &file.index.items);
        let own = items.iter().filter(|item| item.is_global).filter_map(|item| item.name.as_deref());
        let own: FxHashSet<&str> = own.collect();
        let mut counts: FxHashMap<ItemId, usize> = FxHashMap::default();
        for (file, UnitFile { index, .. }) in self.files.iter().enumerate() {
            for found in index.uses.iter().filter(|found| found.role != Role::Definition) {
                let is_own = found.target.name_of_definition().is_some_and(|name| own.contains(name));
                if is_own && let Some(Symbol::Item(id)) = self.resolve(file as u32, found) {
                    *counts.entry(id).or_default() += 1;
                }
            }
        }
        counts
    }

    /// The definitions that derive from a class, nearest first.
    pub(crate) fn derived(&self, class: &str) -> Vec<ItemId> {
        let mut found = Vec::new();
        for (file, UnitFile { index, .. }) in self.files.iter().enumerate() {
            let is_child = |item: &Item| item.parents.iter().any(|parent| parent == class);
            let children = index.items.iter().enumerate().filter(|(_, item)| is_child(item));
            found.extend(children.map(|(item, _)| ItemId { file: file as u32, item: item as u32 }));
        }
        found
    }
}

/// Whether a name could mean a symbol.
fn may_mean(target: &Target, symbol: &Symbol, name: &str) -> bool {
    match (target, symbol) {
        (Target::Class(found) | Target::Multiclass(found), Symbol::Item(_)) => found == name,
        (Target::Name { name: found, .. }, _) => found == name,
        (Target::Field { name: found, .. }, Symbol::Field(..)) => found == name,
        (Target::Param { name: found, .. }, Symbol::Param(..)) => found == name,
        (Target::Local(_), Symbol::Local(..)) => true,
        (Target::Operand { name: found, .. }, Symbol::Operand(..)) => found == name,
        (Target::Include(_), Symbol::File(_)) => true,
        _ => false,
    }
}
