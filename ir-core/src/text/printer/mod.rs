//! The printer of types, attributes, affine maps and locations, and the basis of the operation printer.

mod affine;
mod aliases;
mod asm_printer;
mod attributes;
mod cache;
mod dense;
mod elision;
mod location;
mod names;
mod numbers;
mod operation;
mod resources;
mod types;

pub use aliases::{AliasCollector, Aliases};
pub use asm_printer::AsmPrinter;
pub use elision::TypeElision;
pub use operation::{AsmState, DisplayOp, OperationPrinter, RegionForm, op_text, print_module};

use crate::context::{Attribute, Context, Originates, Type};
use crate::stack;
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write;
use std::sync::Arc;

/// Printing options; the defaults are those of `mlir-opt`.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Whether operations are printed in generic form only (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Whether the caller guarantees that the operation is valid. Otherwise, it is verified first, and
    /// printed in generic form if it is invalid, because custom forms require valid operations
    /// (`--mlir-print-assume-verified`).
    pub assume_verified: bool,
    /// Whether aliases are disabled (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Whether value names are taken from locations (`--mlir-use-nameloc-as-prefix`).
    pub name_locations_as_prefix: bool,
    /// Whether regions are printed as `{...}` (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Whether locations of operations are printed (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Whether locations are printed in human-readable form (`--mlir-pretty-debuginfo`).
    pub pretty_debug_info: bool,
    /// The number of dense elements above which they are printed in hexadecimal
    /// (`--mlir-print-elementsattrs-with-hex-if-larger`); `None` disables it.
    pub hex_elements_above: Option<u64>,
    /// The number of dense elements above which they are elided (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements_above: Option<u64>,
    /// The number of characters above which resources are elided (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources_above: Option<u64>,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            generic: false,
            assume_verified: false,
            local_scope: false,
            name_locations_as_prefix: false,
            skip_regions: false,
            debug_info: false,
            pretty_debug_info: false,
            hex_elements_above: Some(100),
            elide_elements_above: None,
            elide_resources_above: None,
        }
    }
}

/// A printer that appends to a string.
pub struct Printer<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) out: String,
    pub(crate) options: PrintOptions,
    /// The aliases to use.
    pub(crate) aliases: Arc<Aliases>,
    /// The printed ids of distinct attributes, in printing order.
    distinct: FxHashMap<u32, u32>,
    /// Keys of the resources that printed attributes refer to, without duplicates.
    resources: Vec<crate::context::Ident>,
    known_resources: FxHashSet<crate::context::Ident>,
    texts: cache::TextCache,
    /// The number of printed entities with a side effect on the printer. Their output must not be cached.
    noted: usize,
    /// The names of the values used as dimensions and symbols, while an affine expression over values is
    /// printed.
    affine_names: Option<[Vec<String>; 2]>,
    /// Receives types and attributes instead of printing them, to collect aliases.
    collector: Option<Box<AliasCollector<'a>>>,
}

impl<'a> Printer<'a> {
    /// Creates a printer with empty output and without aliases.
    pub fn new(ctx: &'a Context, options: PrintOptions) -> Self {
        Self {
            ctx,
            out: String::new(),
            options,
            aliases: Arc::default(),
            distinct: FxHashMap::default(),
            resources: Vec::new(),
            known_resources: FxHashSet::default(),
            texts: cache::TextCache::default(),
            noted: 0,
            affine_names: None,
            collector: None,
        }
    }

    /// The context.
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// Prints text verbatim.
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Prints any value that implements `Display`.
    pub fn display(&mut self, value: impl std::fmt::Display) {
        let written = write!(self.out, "{value}");
        debug_assert!(written.is_ok(), "a String takes everything");
    }

    /// Prints a decimal integer; much faster than formatting.
    pub fn print_integer(&mut self, number: i64) {
        if number < 0 {
            self.out.push('-');
        }
        numbers::push_number(&mut self.out, number.unsigned_abs());
    }

    /// Prints `elements`, separated by commas.
    pub fn print_list<T>(
        &mut self,
        elements: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        for (index, element) in elements.into_iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            print(self, element);
        }
    }

    /// Enables the cache of types and attributes, which is worthwhile for entire modules.
    pub(super) fn keep_texts(&mut self) {
        self.texts = cache::TextCache::enabled();
    }

    /// Prints from the cache if possible. Otherwise calls `print`, and caches its output unless it had a
    /// side effect.
    fn cached(&mut self, key: cache::Key, print: impl FnOnce(&mut Self) + Send) {
        if !self.texts.is_enabled() {
            return self.nested(print);
        }
        if let Some(text) = self.texts.get(key) {
            self.out.push_str(text);
            return;
        }
        let (start, noted) = (self.out.len(), self.noted);
        self.nested(print);
        if self.noted == noted {
            self.texts.set(key, &self.out[start..]);
        }
    }

    /// Prints an entity that can nest to any depth.
    pub(crate) fn nested(&mut self, print: impl FnOnce(&mut Self) + Send) {
        stack::grow(|| print(self));
    }

    /// The number of bytes printed so far.
    pub(crate) fn len(&self) -> usize {
        self.out.len()
    }

    /// The printed output.
    pub fn finish(self) -> String {
        self.out
    }
}

impl Type {
    /// The printed form of the type, without aliases.
    ///
    /// # Panics
    /// When the type belongs to another context.
    #[track_caller]
    pub fn to_text(self, ctx: &Context) -> String {
        self.assert_from(ctx);
        let mut printer = Printer::new(ctx, PrintOptions::default());
        printer.print_type(self);
        printer.finish()
    }
}

impl Attribute {
    /// The printed form of the attribute, without aliases.
    ///
    /// # Panics
    /// When the attribute belongs to another context.
    #[track_caller]
    pub fn to_text(self, ctx: &Context) -> String {
        self.assert_from(ctx);
        let mut printer = Printer::new(ctx, PrintOptions::default());
        printer.print_attribute(self);
        printer.finish()
    }
}
