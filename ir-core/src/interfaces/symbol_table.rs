//! Symbol tables: lookup, insertion, renaming and removal of symbols, and their uses, as MLIR's `SymbolTable` has them.

use std::fmt;

use super::{SymbolUse, SymbolUses, symbol_name};
use crate::context::{AttrKind, Attribute, Context, Ident, NamedAttribute, Traits, Type};
use crate::ir::{Block, Ir, Op};
use crate::stack;
use rustc_hash::FxHashMap;

/// The symbols of an operation with the trait `SymbolTable` by name. Insertion, renaming and removal through it keep it up to
/// date; other changes of symbols do not.
#[derive(Clone, Debug)]
pub struct SymbolTable {
    op: Op,
    body: Block,
    symbols: FxHashMap<Ident, Op>,
    /// The number of the next unique name.
    counter: u32,
}

/// The reason why the uses of a symbol cannot be replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolError {
    /// The table has no such symbol.
    Missing,
    /// The table has another symbol with the new name.
    Taken,
    /// An unregistered operation in the table may be a symbol table itself, so its references have an unknown meaning.
    UnknownTable(Op),
    /// The operation refers to the symbol in an attribute of a dialect, whose parameters cannot be replaced.
    InDialectAttribute(Op),
}

impl fmt::Display for SymbolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SymbolError::Missing => "the symbol table has no such symbol",
            SymbolError::Taken => "the symbol table has another symbol with the new name",
            SymbolError::UnknownTable(_) => "an unregistered operation may be a symbol table",
            SymbolError::InDialectAttribute(_) => "an attribute of a dialect refers to the symbol",
        })
    }
}

impl std::error::Error for SymbolError {}

impl SymbolTable {
    /// The table of `op`; `None` if it has no trait `SymbolTable`, or no block.
    #[must_use]
    #[track_caller]
    pub fn new(ir: &Ir, op: Op) -> Option<Self> {
        if !ir.name(op).has(ir.context(), Traits::SYMBOL_TABLE) {
            return None;
        }
        let body = ir.first_block(ir.regions(op).next()?)?;
        let symbols = ir.ops(body).filter_map(|symbol| Some((symbol_name(ir, symbol)?, symbol))).collect();
        Some(SymbolTable { op, body, symbols, counter: 0 })
    }

    /// The operation.
    #[must_use]
    pub fn op(&self) -> Op {
        self.op
    }

    /// The symbol with this name.
    #[must_use]
    pub fn lookup(&self, name: Ident) -> Option<Op> {
        self.symbols.get(&name).copied()
    }

    /// The symbol with this name, as text.
    #[must_use]
    pub fn lookup_str(&self, ir: &Ir, name: &str) -> Option<Op> {
        self.lookup(ir.context().ident(name))
    }

    /// The symbol that a reference means in the table, by way of the tables of its other names.
    #[must_use]
    pub fn lookup_reference(&self, ir: &Ir, reference: Attribute) -> Option<Op> {
        SymbolUses::default().resolve(ir.context(), ir, self.op, reference).last().copied()
    }

    /// Adds a symbol, and renames it if the table has another one of its name: a number follows then, as in `main_0`. A symbol that
    /// is in no block comes before `before`, or else to the end of the table, before the terminator. Returns the name.
    ///
    /// # Panics
    /// When `symbol` has no name, or is in a block that is not the table's.
    #[track_caller]
    pub fn insert(&mut self, ir: &mut Ir, symbol: Op, before: Option<Op>) -> Ident {
        let Some(name) = symbol_name(ir, symbol) else {
            panic!("{} is inserted in a symbol table, but has no name", ir.quoted_name(symbol));
        };
        match ir.parent_block(symbol) {
            None => self.place(ir, symbol, before),
            Some(block) if block == self.body => {}
            Some(_) => {
                panic!("{} is inserted in a symbol table, but is in another one", ir.quoted_name(symbol))
            }
        }
        if self.lookup(name).is_none_or(|found| found == symbol) {
            self.symbols.insert(name, symbol);
            return name;
        }
        let name = self.unique_name(ir.context(), name, &[]);
        set_name(ir, symbol, name);
        self.symbols.insert(name, symbol);
        name
    }

    /// Inserts a symbol into the table's block.
    #[track_caller]
    fn place(&self, ir: &mut Ir, symbol: Op, before: Option<Op>) {
        let terminator =
            ir.last_op(self.body).filter(|&last| ir.name(last).has(ir.context(), Traits::TERMINATOR));
        ir.insert(symbol, self.body, before.or(terminator));
    }

    /// A name that neither this table nor the others have: the given one with a number.
    fn unique_name(&mut self, ctx: &Context, name: Ident, others: &[&SymbolTable]) -> Ident {
        loop {
            let number = format!("_{}", self.counter);
            self.counter += 1;
            let unique = ctx.ident_bytes(&[name.as_bytes(ctx), number.as_bytes()].concat());
            if self.lookup(unique).is_none() && others.iter().all(|other| other.lookup(unique).is_none()) {
                return unique;
            }
        }
    }

    /// Removes a symbol from the table, not from the IR.
    pub fn remove(&mut self, ir: &Ir, symbol: Op) {
        if let Some(name) = symbol_name(ir, symbol)
            && self.lookup(name) == Some(symbol)
        {
            self.symbols.remove(&name);
        }
    }

    /// Removes a symbol from the table, and erases it.
    #[track_caller]
    pub fn erase(&mut self, ir: &mut Ir, symbol: Op) {
        self.remove(ir, symbol);
        ir.erase(symbol);
    }

    /// Renames a symbol and all its uses in the table.
    ///
    /// # Errors
    /// When the name is taken, or not all uses can be replaced; then nothing has changed.
    pub fn rename(&mut self, ir: &mut Ir, symbol: Op, to: Ident) -> Result<(), SymbolError> {
        let name = symbol_name(ir, symbol).filter(|name| self.lookup(*name) == Some(symbol));
        let name = name.ok_or(SymbolError::Missing)?;
        if name == to {
            return Ok(());
        }
        if self.lookup(to).is_some() {
            return Err(SymbolError::Taken);
        }
        replace_all_symbol_uses(ir, self.op, name, to)?;
        self.symbols.remove(&name);
        set_name(ir, symbol, to);
        self.symbols.insert(to, symbol);
        Ok(())
    }

    /// Renames a symbol and all its uses in the table to a name that neither this table nor the others have. Returns the name.
    ///
    /// # Errors
    /// When not all uses can be replaced; then nothing has changed.
    pub fn rename_to_unique(
        &mut self,
        ir: &mut Ir,
        symbol: Op,
        others: &[&SymbolTable],
    ) -> Result<Ident, SymbolError> {
        let name = symbol_name(ir, symbol).ok_or(SymbolError::Missing)?;
        let unique = self.unique_name(ir.context(), name, others);
        self.rename(ir, symbol, unique)?;
        Ok(unique)
    }
}

/// Sets the name of a symbol.
fn set_name(ir: &mut Ir, symbol: Op, name: Ident) {
    let name = ir.context().attribute(AttrKind::String { value: name, ty: Type::NONE });
    ir.set_attribute(symbol, "sym_name", name);
}

/// The uses of a symbol of the table in the table's regions, those in nested tables excepted. `None` when an unregistered operation
/// may be a table.
#[must_use]
pub fn symbol_uses(ir: &Ir, table: Op, symbol: Ident) -> Option<Vec<SymbolUse>> {
    let mut uses = SymbolUses::default().table_uses(ir, table)?;
    uses.retain(|found| root(ir.context(), found.reference) == Some(symbol));
    Some(uses)
}

/// The first name of a symbol reference.
fn root(ctx: &Context, reference: Attribute) -> Option<Ident> {
    match reference.kind(ctx) {
        AttrKind::SymbolRef { root, .. } => Some(root),
        _ => None,
    }
}

/// Replaces the uses of a symbol of the table in the table's regions, those in nested tables excepted (MLIR's
/// `replaceAllSymbolUses`). References by way of the symbol (`@old::@inner`) are replaced, too.
///
/// # Errors
/// When not all uses can be replaced; then nothing has changed.
pub fn replace_all_symbol_uses(ir: &mut Ir, table: Op, old: Ident, new: Ident) -> Result<(), SymbolError> {
    let uses = symbol_uses(ir, table, old).ok_or(SymbolError::UnknownTable(table))?;
    let mut changed = Vec::new();
    for user in uses.into_iter().map(|found| found.user) {
        let replaced = |attribute: Option<Attribute>| match attribute {
            Some(attribute) => Ok(Some(renamed(ir.context(), attribute, old, new)?)),
            None => Ok(None),
        };
        let parts = replaced(ir.properties(user))
            .and_then(|properties| Ok((properties, replaced(ir.attributes(user))?)));
        let (properties, attributes) = parts.map_err(|InDialect| SymbolError::InDialectAttribute(user))?;
        changed.push((user, properties, attributes));
    }
    for (user, properties, attributes) in changed {
        ir.set_properties(user, properties);
        ir.set_attributes(user, attributes);
    }
    Ok(())
}

/// A reference is in an attribute of a dialect.
struct InDialect;

/// The attribute with references to `new` in place of those to `old`.
fn renamed(ctx: &Context, attribute: Attribute, old: Ident, new: Ident) -> Result<Attribute, InDialect> {
    stack::grow(|| renamed_in(ctx, attribute, old, new))
}

/// As [`renamed`], with enough of the stack left for one level.
fn renamed_in(ctx: &Context, attribute: Attribute, old: Ident, new: Ident) -> Result<Attribute, InDialect> {
    Ok(match attribute.kind(ctx) {
        AttrKind::SymbolRef { root, nested } if root == old => ctx.symbol_ref_attr(new, nested),
        AttrKind::Array(elements) => {
            let elements = elements.iter().map(|element| renamed(ctx, *element, old, new));
            ctx.array_attr(&elements.collect::<Result<Vec<_>, _>>()?)
        }
        AttrKind::Dictionary(entries) => {
            let entries = entries
                .iter()
                .map(|entry| Ok(NamedAttribute { value: renamed(ctx, entry.value, old, new)?, ..*entry }));
            let entries = entries.collect::<Result<Vec<_>, InDialect>>()?;
            ctx.attribute(AttrKind::Dictionary(&entries))
        }
        AttrKind::Dialect(_) => {
            let mut uses = SymbolUses::default();
            let refers =
                uses.attribute_references(ctx, attribute).iter().any(|found| root(ctx, *found) == Some(old));
            return if refers { Err(InDialect) } else { Ok(attribute) };
        }
        _ => attribute,
    })
}
