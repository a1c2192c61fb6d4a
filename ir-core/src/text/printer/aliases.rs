//! Aliases: types, attributes and locations that are printed as `#name` or `!name`. Their definitions
//! precede the operations; those of aliases for operation locations follow them. Aliases are selected and
//! numbered as in MLIR's printer.

use super::{PrintOptions, Printer};
use crate::context::{AttrKind, Attribute, Context, LocKind, Location, Type, TypeKind, TypeOrAttribute};
use crate::stack;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A type, attribute or location that can have an alias.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Symbol {
    Attribute(Attribute),
    Type(Type),
    Location(Location),
}

/// The aliases of a module: names and definitions.
#[derive(Default)]
pub struct Aliases {
    attributes: FxHashMap<Attribute, Box<str>>,
    types: FxHashMap<Type, Box<str>>,
    locations: FxHashMap<Location, Box<str>>,
    /// Every alias in the order of definition, with whether it is defined after the operations.
    definitions: Vec<(Symbol, bool)>,
}

impl Aliases {
    /// The alias of an attribute.
    pub fn attribute_name(&self, attribute: Attribute) -> Option<&str> {
        if self.attributes.is_empty() {
            return None;
        }
        self.attributes.get(&attribute).map(|name| &**name)
    }

    /// The alias of a type.
    pub fn type_name(&self, ty: Type) -> Option<&str> {
        if self.types.is_empty() { None } else { self.types.get(&ty).map(|name| &**name) }
    }

    /// The alias of a location.
    pub fn location_name(&self, ctx: &Context, location: Location) -> Option<&str> {
        if self.locations.is_empty() {
            return None;
        }
        self.locations.get(&location.interned(ctx)).map(|name| &**name)
    }
}

/// A visited type, attribute or location.
struct Entry {
    symbol: Symbol,
    /// The alias.
    name: Option<Name>,
    /// The alias depth: 0 without nested aliases or an own one; otherwise the maximum depth of nested
    /// aliases plus one.
    depth: u32,
    /// Whether its definition can come after the operations.
    deferred: bool,
    /// The entries nested in it.
    children: Vec<u32>,
}

/// The name of an alias.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Name {
    /// The name without a numeric suffix.
    base: String,
    /// The suffix, if it is user-provided.
    number: Option<u32>,
}

impl Name {
    fn new(base: String) -> Self {
        Self { base, number: None }
    }

    /// A user-provided name.
    fn kept(name: &str) -> Self {
        let base = name.trim_end_matches(|c: char| c.is_ascii_digit());
        match name[base.len()..].parse() {
            Ok(number) => Self { base: base.to_owned(), number: Some(number) },
            Err(_) if base.len() == name.len() => Self { base: base.to_owned(), number: Some(0) },
            Err(_) => Self { base: name.to_owned(), number: Some(0) },
        }
    }

    fn numbered(&self, index: u32) -> Box<str> {
        let base = &self.base;
        if index == 0 { base.as_str().into() } else { format!("{base}{index}").into_boxed_str() }
    }
}

/// Collects the aliases: visit all types, attributes and locations in printing order, then call
/// [`AliasCollector::finish`].
pub struct AliasCollector<'a> {
    ctx: &'a Context,
    entries: Vec<Entry>,
    /// The entry's index plus one, by the handle's index; 0 without an entry.
    attributes: Vec<u32>,
    types: Vec<u32>,
    locations: FxHashMap<Location, u32>,
    /// The entries that are being visited, outermost first.
    open: Vec<u32>,
}

impl<'a> AliasCollector<'a> {
    /// Creates a collector that has visited nothing.
    pub fn new(ctx: &'a Context) -> Self {
        Self {
            ctx,
            entries: Vec::new(),
            attributes: Vec::new(),
            types: Vec::new(),
            locations: FxHashMap::default(),
            open: Vec::new(),
        }
    }

    /// Visits an attribute of an operation.
    pub fn attribute(&mut self, attribute: Attribute) {
        self.visit_attribute(attribute, false);
    }

    /// Visits a type of an operation or value.
    pub fn ty(&mut self, ty: Type) {
        self.visit_type(ty, false);
    }

    /// Visits a printed location; aliases for locations of operations can be defined after the operations.
    pub fn location(&mut self, location: Location, can_be_deferred: bool) {
        self.visit_location(location, can_be_deferred);
    }

    /// Whether the type is known to have no alias, and to contain none.
    pub(super) fn is_alias_free_type(&self, ty: Type) -> bool {
        let known = self.types.get(ty.slot()).and_then(|known| known.checked_sub(1));
        is_leaf(self.ctx, ty) || self.has_no_alias(known)
    }

    /// Whether the attribute is known to have no alias, and to contain none.
    pub(super) fn is_alias_free_attribute(&self, attribute: Attribute) -> bool {
        let known = self.attributes.get(attribute.slot()).and_then(|known| known.checked_sub(1));
        self.has_no_alias(known)
            || match attribute.kind(self.ctx) {
                AttrKind::Unit
                | AttrKind::Integer { .. }
                | AttrKind::Float { .. }
                | AttrKind::DenseArray { .. }
                | AttrKind::SymbolRef { .. } => true,
                AttrKind::String { ty, .. } => ty == Type::NONE,
                AttrKind::Type(ty) => self.is_alias_free_type(ty),
                _ => false,
            }
    }

    fn visit_attribute(&mut self, attribute: Attribute, deferred: bool) {
        let ctx = self.ctx;
        let known = slot(&mut self.attributes, attribute.slot()).checked_sub(1);
        if self.has_no_alias(known) {
            return;
        }
        let kind = attribute.kind(ctx);
        match &kind {
            AttrKind::Unit
            | AttrKind::Integer { .. }
            | AttrKind::Float { .. }
            | AttrKind::DenseArray { .. }
            | AttrKind::StridedLayout { .. }
            | AttrKind::SymbolRef { .. } => return,
            AttrKind::String { ty, .. } if *ty == Type::NONE => return,
            AttrKind::Type(ty) if is_leaf(ctx, *ty) => return,
            AttrKind::Location(location) => return self.visit_location(*location, deferred),
            _ => {}
        }
        let name = attribute_name(ctx, attribute, &kind);
        let next = self.entries.len() as u32 + 1;
        if known.is_none() {
            *slot(&mut self.attributes, attribute.slot()) = next;
        }
        let symbol = Symbol::Attribute(attribute);
        self.enter(symbol, known, name, deferred, |c| c.visit_in_attribute(attribute, &kind, deferred));
    }

    /// Visits the types, attributes and locations nested in an attribute.
    fn visit_in_attribute(&mut self, attribute: Attribute, kind: &AttrKind<'_>, deferred: bool) {
        match kind {
            AttrKind::Array(elements) => {
                for element in *elements {
                    self.visit_attribute(*element, deferred);
                }
            }
            AttrKind::Dictionary(entries) => {
                for entry in *entries {
                    self.visit_attribute(entry.value, deferred);
                }
            }
            AttrKind::Distinct { referenced, .. } => self.visit_attribute(*referenced, deferred),
            AttrKind::Type(ty)
            | AttrKind::String { ty, .. }
            | AttrKind::DenseElements { ty, .. }
            | AttrKind::DenseStrings { ty, .. }
            | AttrKind::SparseElements { ty, .. }
            | AttrKind::DenseResource { ty, .. } => self.visit_type(*ty, deferred),
            AttrKind::Opaque { ty, .. } => {
                self.visit_kept_parts(TypeOrAttribute::Attribute(attribute), deferred);
                self.visit_type(*ty, deferred);
            }
            AttrKind::Dialect(storage) => {
                let (mut types, mut attributes) = (Vec::new(), Vec::new());
                storage.walk(self.ctx, &mut |ty| types.push(ty), &mut |attr| attributes.push(attr));
                self.visit_parameters(&types, &attributes, deferred);
            }
            _ => {}
        }
    }

    fn visit_parameters(&mut self, types: &[Type], attributes: &[Attribute], deferred: bool) {
        for attribute in attributes {
            self.visit_attribute(*attribute, deferred);
        }
        for ty in types {
            self.visit_type(*ty, deferred);
        }
    }

    fn visit_type(&mut self, ty: Type, deferred: bool) {
        let ctx = self.ctx;
        let known = slot(&mut self.types, ty.slot()).checked_sub(1);
        if self.has_no_alias(known) || is_leaf(ctx, ty) {
            return;
        }
        let next = self.entries.len() as u32 + 1;
        if known.is_none() {
            *slot(&mut self.types, ty.slot()) = next;
        }
        let name = if known.is_none() { type_name(ctx, ty) } else { None };
        self.enter(Symbol::Type(ty), known, name, deferred, |c| c.visit_in_type(ty, deferred));
    }

    /// Visits the definitions of the aliases in an opaque body.
    fn visit_kept_parts(&mut self, symbol: TypeOrAttribute, deferred: bool) {
        let Some(kept) = self.ctx.opaque_aliases(symbol) else { return };
        for (part, around) in kept.parts.iter() {
            let known = match part {
                TypeOrAttribute::Type(ty) => {
                    self.visit_type(*ty, deferred);
                    *slot(&mut self.types, ty.slot())
                }
                TypeOrAttribute::Attribute(attribute) => {
                    self.visit_attribute(*attribute, deferred);
                    *slot(&mut self.attributes, attribute.slot())
                }
            };
            let depth = known.checked_sub(1).map_or(0, |index| self.entries[index as usize].depth);
            if let Some(parent) = self.open.last()
                && depth != 0
            {
                let parent = &mut self.entries[*parent as usize];
                parent.depth = parent.depth.max(depth + 1 + around);
            }
        }
    }

    /// Visits the types and attributes nested in a type.
    fn visit_in_type(&mut self, ty: Type, deferred: bool) {
        match ty.kind(self.ctx) {
            TypeKind::Tuple(elements) => elements.iter().for_each(|ty| self.visit_type(*ty, deferred)),
            TypeKind::Function { inputs, results } | TypeKind::Graph { inputs, results } => {
                inputs.iter().chain(results).for_each(|ty| self.visit_type(*ty, deferred));
            }
            TypeKind::Complex(element)
            | TypeKind::Vector { element, .. }
            | TypeKind::UnrankedTensor(element) => self.visit_type(element, deferred),
            TypeKind::RankedTensor { element, encoding: attribute, .. }
            | TypeKind::UnrankedMemRef { element, memory_space: attribute } => {
                self.visit_type(element, deferred);
                attribute.into_iter().for_each(|attribute| self.visit_attribute(attribute, deferred));
            }
            TypeKind::MemRef { element, layout, memory_space, .. } => {
                self.visit_type(element, deferred);
                let attributes = layout.into_iter().chain(memory_space);
                attributes.for_each(|attribute| self.visit_attribute(attribute, deferred));
            }
            TypeKind::Dialect(storage) => {
                let (mut types, mut attributes) = (Vec::new(), Vec::new());
                storage.walk(self.ctx, &mut |ty| types.push(ty), &mut |attr| attributes.push(attr));
                self.visit_parameters(&types, &attributes, deferred);
            }
            TypeKind::Opaque { .. } => self.visit_kept_parts(TypeOrAttribute::Type(ty), deferred),
            _ => {}
        }
    }

    fn visit_location(&mut self, location: Location, deferred: bool) {
        let location = location.interned(self.ctx);
        let next = self.entries.len() as u32;
        let index = *self.locations.entry(location).or_insert(next);
        let known = (index != next).then_some(index);
        let name = Some(Name::new("loc".to_owned()));
        self.enter(Symbol::Location(location), known, name, deferred, |c| match location.kind(c.ctx) {
            LocKind::Unknown | LocKind::File(_) => {}
            LocKind::Name { child, .. } if child == Location::UNKNOWN => {}
            LocKind::Name { child, .. } => c.visit_location(child, deferred),
            LocKind::CallSite { callee, caller } => {
                c.visit_location(callee, deferred);
                c.visit_location(caller, deferred);
            }
            LocKind::Fused { locations, metadata } => {
                metadata.into_iter().for_each(|attr| c.visit_attribute(attr, deferred));
                locations.iter().for_each(|part| c.visit_location(*part, deferred));
            }
        });
    }

    /// Adds an entry for a symbol, and visits its contents if it is new.
    fn enter(
        &mut self,
        symbol: Symbol,
        known: Option<u32>,
        name: Option<Name>,
        deferred: bool,
        visit: impl FnOnce(&mut Self) + Send,
    ) {
        let index = known.unwrap_or(self.entries.len() as u32);
        if known.is_none() {
            let depth = u32::from(name.is_some());
            self.entries.push(Entry { symbol, name, depth, deferred, children: Vec::new() });
            self.open.push(index);
            stack::grow(|| visit(self));
            self.open.pop();
        } else if !deferred {
            self.define_early(index);
        }
        let depth = self.entries[index as usize].depth;
        if let Some(parent) = self.open.last()
            && depth != 0
        {
            let parent = &mut self.entries[*parent as usize];
            parent.depth = parent.depth.max(depth + 1);
            parent.children.push(index);
        }
    }

    /// Whether an entry exists, has no alias and contains none.
    fn has_no_alias(&self, known: Option<u32>) -> bool {
        known.is_some_and(|index| self.entries[index as usize].depth == 0)
    }

    /// Requires the definition of an entry, and of those nested in it, before the operations.
    fn define_early(&mut self, index: u32) {
        if !self.entries[index as usize].deferred {
            return;
        }
        let mut pending = vec![index];
        while let Some(index) = pending.pop() {
            let entry = &mut self.entries[index as usize];
            if std::mem::replace(&mut entry.deferred, false) {
                pending.extend_from_slice(&entry.children);
            }
        }
    }

    /// Numbers the aliases, ordered by depth, types before attributes, then by name, then in the order of
    /// visits.
    pub fn finish(mut self) -> Aliases {
        self.entries.retain(|entry| entry.name.is_some());
        self.entries.sort_by(|a, b| {
            let key = |e: &Entry| (e.depth, !matches!(e.symbol, Symbol::Type(_)));
            let name = |e: &Entry| e.name.as_ref().map(|name| (name.base.clone(), name.number));
            key(a).cmp(&key(b)).then_with(|| name(a).cmp(&name(b)))
        });
        let kept = |e: &Entry| e.name.as_ref().and_then(|name| Some(name.numbered(name.number?)));
        let taken: FxHashSet<Box<str>> = self.entries.iter().filter_map(kept).collect();
        let mut aliases = Aliases::default();
        let mut counts: FxHashMap<String, u32> = FxHashMap::default();
        for entry in self.entries {
            let Some(name) = entry.name else { continue };
            let count = counts.entry(name.base.clone()).or_default();
            let numbered = match name.number {
                Some(number) => name.numbered(number),
                None => loop {
                    let numbered = name.numbered(*count);
                    *count += 1;
                    if !taken.contains(&numbered) {
                        break numbered;
                    }
                },
            };
            aliases.definitions.push((entry.symbol, entry.deferred));
            match entry.symbol {
                Symbol::Attribute(attribute) => {
                    aliases.attributes.insert(attribute, numbered);
                }
                Symbol::Type(ty) => {
                    aliases.types.insert(ty, numbered);
                }
                Symbol::Location(location) => {
                    aliases.locations.insert(location, numbered);
                }
            }
        }
        aliases
    }
}

/// Whether output without locations has no aliases, because no type or attribute of the context has one.
/// Opaque types and attributes may get one at any time.
pub(super) fn are_impossible(ctx: &Context) -> bool {
    let is_alias_free_attribute = |attribute: Attribute| match attribute.kind(ctx) {
        AttrKind::Location(_) | AttrKind::Opaque { .. } => false,
        kind => attribute_name(ctx, attribute, &kind).is_none(),
    };
    let is_alias_free_type =
        |ty: Type| !matches!(ty.kind(ctx), TypeKind::Opaque { .. }) && type_name(ctx, ty).is_none();
    ctx.are_all_alias_free(is_alias_free_attribute, is_alias_free_type)
}

/// The alias of an attribute, ignoring nested ones.
fn attribute_name(ctx: &Context, attribute: Attribute, kind: &AttrKind<'_>) -> Option<Name> {
    match kind {
        AttrKind::AffineMap(_) => Some(Name::new("map".to_owned())),
        AttrKind::IntegerSet(_) => Some(Name::new("set".to_owned())),
        AttrKind::Distinct { referenced, .. } if *referenced != Attribute::UNIT => {
            Some(Name::new("distinct".to_owned()))
        }
        AttrKind::Dialect(storage) => {
            let dialect = ctx.dialect(ctx.ident(storage.dialect()))?.syntax()?;
            dialect.attribute_alias(ctx, attribute).map(sanitized)
        }
        AttrKind::Opaque { dialect, .. } => {
            let own =
                ctx.dialect(*dialect).and_then(|dialect| dialect.syntax()?.attribute_alias(ctx, attribute));
            own.map(sanitized).or_else(|| kept_name(ctx, TypeOrAttribute::Attribute(attribute)))
        }
        _ => None,
    }
}

/// The alias of a type, ignoring nested ones.
fn type_name(ctx: &Context, ty: Type) -> Option<Name> {
    match ty.kind(ctx) {
        TypeKind::Tuple(elements) if elements.len() > 16 => Some(Name::new("tuple".to_owned())),
        TypeKind::Dialect(storage) => {
            let dialect = ctx.dialect(ctx.ident(storage.dialect()))?.syntax()?;
            dialect.type_alias(ctx, ty).map(sanitized)
        }
        TypeKind::Opaque { dialect, .. } => {
            let own = ctx.dialect(dialect).and_then(|dialect| dialect.syntax()?.type_alias(ctx, ty));
            own.map(sanitized).or_else(|| kept_name(ctx, TypeOrAttribute::Type(ty)))
        }
        _ => None,
    }
}

/// The user-provided alias of an opaque type or attribute.
fn kept_name(ctx: &Context, symbol: TypeOrAttribute) -> Option<Name> {
    ctx.opaque_aliases(symbol)?.alias.as_deref().map(Name::kept)
}

/// Whether the type can neither have nor contain an alias.
fn is_leaf(ctx: &Context, ty: Type) -> bool {
    matches!(ty.kind(ctx), TypeKind::Integer { .. } | TypeKind::Float(_) | TypeKind::Index | TypeKind::None)
}

/// The entry for an index in a table that grows as needed.
fn slot(table: &mut Vec<u32>, index: usize) -> &mut u32 {
    if index >= table.len() {
        table.resize(index + 1, 0);
    }
    &mut table[index]
}

/// A valid alias name: characters other than letters, digits and `$_-` are replaced, and it neither begins
/// nor ends with a digit (a suffix follows).
fn sanitized(name: String) -> Name {
    let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '$' | '_' | '-');
    let mut text: String = name.chars().map(|c| if allowed(c) { c } else { '_' }).collect();
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        text.insert(0, '_');
    }
    if text.ends_with(|c: char| c.is_ascii_digit()) {
        text.push('_');
    }
    Name::new(text)
}

impl Printer<'_> {
    /// Prints the definitions of the aliases before the operations, or of the `deferred` ones after them.
    pub fn print_alias_definitions(&mut self, deferred: bool) {
        let aliases = self.aliases.clone();
        for (symbol, _) in aliases.definitions.iter().filter(|(_, is_deferred)| *is_deferred == deferred) {
            match symbol {
                Symbol::Attribute(attribute) => {
                    self.print_attribute(*attribute);
                    self.text(" = ");
                    self.print_attribute_body(*attribute, super::TypeElision::Never);
                }
                Symbol::Type(ty) => {
                    self.print_type(*ty);
                    self.text(" = ");
                    self.print_type_body(*ty);
                }
                Symbol::Location(location) => {
                    self.print_location_instance(*location);
                    self.text(" = ");
                    self.print_location(*location);
                }
            }
            self.text("\n");
        }
    }
}

impl<'a> Printer<'a> {
    /// Creates a printer with empty output and these aliases.
    pub fn with_aliases(ctx: &'a Context, options: PrintOptions, aliases: Aliases) -> Self {
        Self { aliases: Arc::new(aliases), ..Self::new(ctx, options) }
    }
}
