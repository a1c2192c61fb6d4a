//! The printer of types, attributes, affine maps and locations, and what printers of operations build on.

mod affine;
mod aliases;
mod attributes;
mod cache;
mod dense;
mod location;
mod names;
mod numbers;
mod operation;
mod resources;
mod types;

pub use aliases::{AliasCollector, Aliases};
pub use attributes::TypeElision;
pub use operation::{DisplayOp, OperationPrinter, PrintStep, op_text, print_module};

use crate::context::{Attribute, Context, Type};
use crate::stack;
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::sync::Arc;

/// How to print; the defaults are those of `mlir-opt`.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// Whether operations print in generic form only (`--mlir-print-op-generic`).
    pub generic: bool,
    /// Whether to do without aliases (`--mlir-print-local-scope`).
    pub local_scope: bool,
    /// Whether locations name values (`--mlir-use-nameloc-as-prefix`).
    pub name_locations_as_prefix: bool,
    /// Whether `{...}` stands for each region (`--mlir-print-skip-regions`).
    pub skip_regions: bool,
    /// Whether operations print their locations (`--mlir-print-debuginfo`).
    pub debug_info: bool,
    /// Whether those are printed for people to read (`--mlir-pretty-debuginfo`).
    pub pretty_debug_info: bool,
    /// Dense elements of more than these print in hexadecimal (`--mlir-print-elementsattrs-with-hex-if-larger`); `None`
    /// for never.
    pub hex_elements_above: Option<u64>,
    /// Dense elements of more than these aren't printed (`--mlir-elide-elementsattrs-if-larger`).
    pub elide_elements_above: Option<u64>,
    /// Resources of more digits than these aren't printed (`--mlir-elide-resource-strings-if-larger`).
    pub elide_resources_above: Option<u64>,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            generic: false,
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

/// Prints into a text.
pub struct Printer<'a> {
    pub(crate) ctx: &'a Context,
    pub(crate) out: String,
    pub(crate) options: PrintOptions,
    /// What prints as an alias.
    pub(crate) aliases: Arc<Aliases>,
    /// The numbers of distinct attributes, which are counted in the order of printing.
    distinct: FxHashMap<u32, u32>,
    /// Keys of the resources that printed attributes refer to, each once.
    resources: Vec<crate::context::Ident>,
    texts: cache::TextCache,
    /// Grows with everything printed that must be noted each time.
    noted: usize,
    /// The names of the values that stand for dimensions and symbols, where an affine expression is printed over values.
    affine_names: Option<[Vec<String>; 2]>,
    /// Takes types and attributes instead of the text, to find out what gets an alias.
    collector: Option<Box<AliasCollector<'a>>>,
}

impl<'a> Printer<'a> {
    /// Starts with an empty text, without aliases.
    pub fn new(ctx: &'a Context, options: PrintOptions) -> Self {
        Self {
            ctx,
            out: String::new(),
            options,
            aliases: Arc::default(),
            distinct: FxHashMap::default(),
            resources: Vec::new(),
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

    /// Appends text as it is.
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Appends whatever displays.
    pub fn display(&mut self, value: impl std::fmt::Display) {
        let written = write!(self.out, "{value}");
        debug_assert!(written.is_ok(), "a String takes everything");
    }

    /// Appends a decimal number; much faster than formatting.
    pub fn number(&mut self, number: i64) {
        if number < 0 {
            self.out.push('-');
        }
        numbers::push_number(&mut self.out, number.unsigned_abs());
    }

    /// Appends `elements` with commas between them.
    pub fn list<T>(&mut self, elements: impl IntoIterator<Item = T>, mut print: impl FnMut(&mut Self, T)) {
        for (index, element) in elements.into_iter().enumerate() {
            if index != 0 {
                self.text(", ");
            }
            print(self, element);
        }
    }

    /// Keeps the texts of types and attributes to print them faster; good for whole modules.
    pub(super) fn keep_texts(&mut self) {
        self.texts = cache::TextCache::enabled();
    }

    /// Appends what `print` prints, from the cache if it is there.
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

    /// Prints something that may hold others of its kind, at any depth.
    pub(crate) fn nested(&mut self, print: impl FnOnce(&mut Self) + Send) {
        stack::grow(|| print(self));
    }

    /// How many bytes of text there are so far.
    pub(crate) fn len(&self) -> usize {
        self.out.len()
    }

    /// The text so far.
    pub fn finish(self) -> String {
        self.out
    }
}

impl Type {
    /// The type's text.
    pub fn to_text(self, ctx: &Context) -> String {
        let mut printer = Printer::new(ctx, PrintOptions::default());
        printer.print_type(self);
        printer.finish()
    }
}

impl Attribute {
    /// The attribute's text.
    pub fn to_text(self, ctx: &Context) -> String {
        let mut printer = Printer::new(ctx, PrintOptions::default());
        printer.print_attribute(self);
        printer.finish()
    }
}
