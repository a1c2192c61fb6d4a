//! The text of a module, as LLVM's `AssemblyWriter` prints it.
//!
//! **Invariant**: the printer decides nothing: modules with equal models have equal text. It only assigns
//! numbers, in the order of LLVM's `SlotTracker`.

mod attributes;
mod constants;
mod decimal;
mod function;
mod instructions;
mod metadata;
mod slots;
mod types;

use std::fmt::Write as _;

use dialect_llvm::LLVMStructType;
use ir_core::context::{Context, Type};
use ir_core::threads::{Work, spawn};

use crate::escape::escape;
use crate::model::{Alias, Function, Global, Module, Symbol};
use slots::Slots;

/// Number of functions that a thread prints at a time.
const PART: usize = 256;

/// The text of a module.
pub(crate) fn module_text(ctx: &Context, module: &Module) -> String {
    let (slots, structs) = std::thread::scope(|scope| {
        let structs = (ctx.threads() > 1).then(|| spawn(scope, || types::identified(ctx, module)));
        let slots = Slots::new(module);
        (slots, structs.map_or_else(|| types::identified(ctx, module), Work::join))
    });
    let mut printer = Printer { ctx, module, slots: &slots, out: String::new() };
    printer.header();
    printer.named_types(&structs);
    printer.comdats();
    printer.globals();
    printer.functions();
    printer.attribute_groups();
    printer.metadata();
    printer.out
}

/// The text of a type.
pub(crate) fn type_text(ctx: &Context, ty: Type) -> String {
    let mut out = String::new();
    types::write(ctx, ty, &mut out);
    out
}

/// The text of some functions of the module.
fn part_text(ctx: &Context, module: &Module, slots: &Slots<'_>, functions: &[Function]) -> String {
    let mut printer = Printer { ctx, module, slots, out: String::new() };
    printer.part(functions);
    printer.out
}

/// Appends a name after its sigil, in quotation marks where LLVM needs them.
fn name(sigil: char, name: &str, out: &mut String) {
    out.push(sigil);
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    if !name.is_empty() && !name.as_bytes()[0].is_ascii_digit() && name.bytes().all(is_plain) {
        out.push_str(name);
    } else {
        out.push('"');
        escape(name.as_bytes(), out);
        out.push('"');
    }
}

/// The state of printing.
struct Printer<'a> {
    ctx: &'a Context,
    module: &'a Module,
    slots: &'a Slots<'a>,
    out: String,
}

impl<'a> Printer<'a> {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn display(&mut self, arguments: std::fmt::Arguments<'_>) {
        // Writing to a string does not fail.
        let _ = self.out.write_fmt(arguments);
    }

    /// `key "text"` with a separator before it.
    fn quoted(&mut self, before: &str, text: &str) {
        self.text(before);
        self.out.push('"');
        escape(text.as_bytes(), &mut self.out);
        self.out.push('"');
    }

    fn ty(&mut self, ty: Type) {
        types::write(self.ctx, ty, &mut self.out);
    }

    fn symbol_name(&mut self, symbol: &str) {
        name('@', symbol, &mut self.out);
    }

    fn header(&mut self) {
        self.text("; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n");
        let module = self.module;
        for (key, value) in [("datalayout", &module.data_layout), ("triple", &module.triple)] {
            if !value.is_empty() {
                self.display(format_args!("target {key} = \"{value}\"\n"));
            }
        }
        if !module.assembly.is_empty() {
            self.text("\n");
        }
        for line in &module.assembly {
            self.quoted("module asm ", line);
            self.text("\n");
        }
    }

    /// The definitions of structs with names.
    fn named_types(&mut self, structs: &[LLVMStructType]) {
        if !structs.is_empty() {
            self.text("\n");
        }
        for &structure in structs {
            name('%', structure.name(self.ctx), &mut self.out);
            self.text(" = type ");
            types::write_body(self.ctx, structure, &mut self.out);
            self.text("\n");
        }
    }

    /// Comdats that functions and globals use, functions first.
    fn comdats(&mut self) {
        let module = self.module;
        let of_functions = module.functions.iter().filter_map(|function| function.comdat.as_ref());
        let of_globals = module.globals.iter().filter_map(|global| global.comdat.as_ref());
        let mut used = Vec::new();
        for comdat in of_functions.chain(of_globals) {
            if !used.contains(&comdat) {
                used.push(comdat);
            }
        }
        for comdat in used {
            let kind = module.comdats.iter().find(|(name, _)| name == comdat).map_or("any", |found| found.1);
            self.text("\n");
            name('$', comdat, &mut self.out);
            self.display(format_args!(" = comdat {kind}\n"));
        }
    }

    /// The functions, on as many threads as the context allows: a part for each at a time, so that few texts
    /// wait.
    fn functions(&mut self) {
        let module = self.module;
        for round in module.functions.chunks(PART * self.ctx.threads()) {
            let mut parts = round.chunks(PART);
            let first = parts.next().unwrap_or_default();
            let (ctx, slots) = (self.ctx, self.slots);
            std::thread::scope(|scope| {
                let started: Vec<_> =
                    parts.map(|part| spawn(scope, move || part_text(ctx, module, slots, part))).collect();
                self.part(first);
                started.into_iter().for_each(|part| self.text(&part.join()));
            });
        }
    }

    fn part(&mut self, functions: &[Function]) {
        functions.iter().for_each(|function| self.function(function));
    }

    fn globals(&mut self) {
        let module = self.module;
        self.text(if module.globals.is_empty() { "" } else { "\n" });
        for global in &module.globals {
            self.global(global);
        }
        for (list, keyword) in [(&module.aliases, "alias"), (&module.ifuncs, "ifunc")] {
            self.text(if list.is_empty() { "" } else { "\n" });
            for alias in list {
                self.alias(alias, keyword);
            }
        }
    }

    /// Linkage and other properties, each with a space after it.
    fn symbol_head(&mut self, symbol: &Symbol) {
        let words = [
            symbol.linkage.as_str(),
            if symbol.shows_dso_local() { "dso_local" } else { "" },
            symbol.visibility,
            if symbol.is_thread_local { "thread_local" } else { "" },
        ];
        for word in words.into_iter().filter(|word| !word.is_empty()) {
            self.text(word);
            self.text(" ");
        }
    }

    fn global(&mut self, global: &Global) {
        self.symbol_name(&global.symbol.name);
        self.text(" = ");
        if global.initializer.is_none() && global.symbol.linkage.is_empty() {
            self.text("external ");
        }
        self.symbol_head(&global.symbol);
        if !global.symbol.unnamed_addr.is_empty() {
            self.display(format_args!("{} ", global.symbol.unnamed_addr));
        }
        if global.space != 0 {
            self.display(format_args!("addrspace({}) ", global.space));
        }
        self.text(if global.is_externally_initialized { "externally_initialized " } else { "" });
        self.text(if global.is_constant { "constant " } else { "global " });
        self.ty(global.ty);
        if let Some(initializer) = &global.initializer {
            self.text(" ");
            self.constant(initializer);
        }
        if let Some(section) = &global.section {
            self.quoted(", section ", section);
        }
        if let Some(comdat) = &global.comdat {
            self.comdat_of(", ", comdat, &global.symbol.name);
        }
        if let Some(alignment) = global.alignment {
            self.display(format_args!(", align {alignment}"));
        }
        self.attachments(&global.metadata, ", ");
        if let Some(group) = self.slots.group(&global.attributes) {
            self.display(format_args!(" #{group}"));
        }
        self.text("\n");
    }

    /// `comdat`, with its name if it is another one than that of the symbol.
    fn comdat_of(&mut self, separator: &str, comdat: &str, symbol: &str) {
        self.text(separator);
        self.text("comdat");
        if comdat != symbol {
            self.text("(");
            name('$', comdat, &mut self.out);
            self.text(")");
        }
    }

    fn alias(&mut self, alias: &Alias, keyword: &str) {
        self.symbol_name(&alias.symbol.name);
        self.text(" = ");
        self.symbol_head(&alias.symbol);
        if !alias.symbol.unnamed_addr.is_empty() && keyword == "alias" {
            self.display(format_args!("{} ", alias.symbol.unnamed_addr));
        }
        self.text(keyword);
        self.text(" ");
        self.ty(alias.ty);
        self.text(", ");
        if let Some(target) = &alias.target {
            self.typed_constant(target);
        }
        self.text("\n");
    }
}
