//! Foreign dialects: they are not registered here, but by another program that produces the input.
//!
//! Types and attributes nested in a builtin type must implement certain interfaces. Types and attributes of
//! an unregistered dialect are kept as text, and MLIR rejects them there. But a program such as `mlir-opt`
//! registers many dialects, and its generic form is valid. So the types and attributes of declared foreign
//! dialects are assumed to implement the interfaces. A context has no foreign dialects by default.
//!
//! `ods-opt` declares those of `mlir-opt` as foreign (`cpp_hooks::MLIR_OPT`).

use super::{Context, Ident, OpName, Traits};

/// The dialects that another program registers.
#[derive(Clone, Copy, Debug)]
pub struct ForeignDialects {
    /// The namespaces, sorted.
    pub namespaces: &'static [&'static str],
    /// The full names of the operations that are symbol tables, sorted.
    pub symbol_tables: &'static [&'static str],
    /// Interfaces that attributes implement, by their C++ names without a leading `::`.
    pub attribute_interfaces: &'static [AttributeInterface],
    /// Whether an attribute of a namespace, given its body, is accepted even if unregistered dialects are
    /// not allowed. Such an attribute has no alias.
    pub is_always_known: fn(namespace: &[u8], body: &[u8]) -> bool,
    /// The program's advice about unregistered dialects: the end of a sentence that begins with `If this is
    /// intended, please`.
    pub unregistered_advice: &'static str,
}

/// An interface, and the attributes of a dialect that implement it.
#[derive(Clone, Copy, Debug)]
pub struct AttributeInterface {
    /// The interface's C++ name without a leading `::`.
    pub interface: &'static str,
    /// The dialect.
    pub dialect: &'static str,
    /// The mnemonics of the attributes.
    pub mnemonics: &'static [&'static str],
}

impl ForeignDialects {
    /// No dialects.
    pub const NONE: ForeignDialects = ForeignDialects {
        namespaces: &[],
        symbol_tables: &[],
        attribute_interfaces: &[],
        is_always_known: |_, _| false,
        unregistered_advice: "call 'allow_unregistered_dialects(true)' on the context, or use --allow-unregistered-dialect with the \
                              driver",
    };

    /// Whether attributes of a dialect with a mnemonic implement an interface.
    pub(crate) fn implements(&self, interface: &str, dialect: &str, mnemonic: &str) -> bool {
        self.attribute_interfaces.iter().any(|known| {
            known.interface == interface && known.dialect == dialect && known.mnemonics.contains(&mnemonic)
        })
    }
}

impl Context {
    /// The end of an error about an entity of an unregistered dialect, with advice.
    pub(crate) fn unregistered_message(&self) -> String {
        let advice = self.foreign_dialects().unregistered_advice;
        format!("created with unregistered dialect. If this is intended, please {advice}")
    }

    /// Sets the dialects that another program registers, before anything is parsed. Returns `false`, and
    /// changes nothing, if they are already set.
    pub fn set_foreign_dialects(&self, dialects: ForeignDialects) -> bool {
        self.data.foreign.set(dialects).is_ok()
    }

    /// The dialects that another program registers.
    pub fn foreign_dialects(&self) -> &ForeignDialects {
        self.data.foreign.get().unwrap_or(&ForeignDialects::NONE)
    }
}

impl OpName {
    /// Whether operations of this name are symbol tables, by their definition or in the other program.
    #[must_use]
    pub fn is_symbol_table(self, ctx: &Context) -> bool {
        self.has(ctx, Traits::SYMBOL_TABLE)
            || !self.is_registered(ctx) && self.is_foreign_symbol_table(ctx) == Some(true)
    }

    /// Whether it is unknown whether operations of this name are symbol tables.
    #[must_use]
    pub fn is_unknown_symbol_table(self, ctx: &Context) -> bool {
        let dialect = self.dialect(ctx);
        !self.is_registered(ctx) && ctx.dialect(dialect).is_none() && !dialect.is_foreign_dialect(ctx)
    }

    /// Whether the other program considers it a symbol table; `None` if that program does not register its
    /// dialect.
    pub(crate) fn is_foreign_symbol_table(self, ctx: &Context) -> Option<bool> {
        let is_table = || ctx.foreign_dialects().symbol_tables.binary_search(&self.as_str(ctx)).is_ok();
        self.dialect(ctx).is_foreign_dialect(ctx).then(is_table)
    }
}

impl Ident {
    /// Whether types of this dialect that are kept as text may implement an interface: those of the other
    /// program, and those of a registered dialect, whose syntax is C++.
    pub(crate) fn may_implement_interfaces(self, ctx: &Context) -> bool {
        self.is_foreign_dialect(ctx) || ctx.dialect(self).is_some()
    }

    /// Whether the other program registers a dialect with this namespace.
    pub(crate) fn is_foreign_dialect(self, ctx: &Context) -> bool {
        ctx.foreign_dialects().namespaces.binary_search(&self.as_str(ctx)).is_ok()
    }
}
