//! Rust: one file for a dialect, with its operations, enums and registration.
//!
//! The output is data and thin typed handles; what they do is in the runtime, `ir-core`. Everything that the output names
//! from there is imported at one place (`imports`). It is meant to be included in a module:
//!
//! ```text
//! pub mod toy {
//!     include!(concat!(env!("OUT_DIR"), "/toy.rs"));
//! }
//! ```

mod attributes;
mod constraints;
mod defs;
mod enums;
pub mod expr;
mod format;
mod hooks;
mod interfaces;
mod layout;
mod names;
mod operation;
mod passes;
mod patterns;
mod traits;

use std::cell::{Ref, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{RecordRef, Records};
use ods_parser::source::SourceMap;
use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};
use quote::quote;
use rustc_hash::FxHashMap;

use crate::codes;
use crate::model::{self, DefKind, Dialect, Operation};
use constraints::Constraints;
use defs::Defs;
use expr::parameter::ItemPaths;
use expr::{Definitions, Paths};
pub use hooks::Hooks;
use operation::Functions;

pub use format::format_text;

/// What is to be made.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'o> {
    /// The dialect; none for the only one that the main file defines.
    pub dialect: Option<&'o str>,
    /// What becomes of what the author writes by hand.
    pub hooks: Hooks,
}

/// The parts of the output, in their order in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Section {
    /// Imports, registration, and what the author writes by hand.
    Head,
    Enums,
    /// Interfaces, types, attributes and operations.
    Items,
    /// Rewrite rules and passes.
    Rules,
    Constraints,
}

/// Where items stand: those of a section in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Place(Section, usize);

impl Place {
    /// The start of a section.
    fn start(section: Section) -> Place {
        Place(section, 0)
    }

    /// A part of the operation of this number: behind interfaces, types and attributes.
    fn of_operation(number: usize, part: OperationPart) -> Place {
        Place(Section::Items, 3 + number * 3 + part as usize)
    }
}

/// The items of an operation, in their order.
#[derive(Clone, Copy)]
enum OperationPart {
    Handle,
    Functions,
    Rest,
}

/// Takes items as they are made, in any order; what is at one place comes at once.
trait Sink {
    /// Takes items. `documentation` has the texts that numbers in the tokens stand for.
    fn add(&mut self, place: Place, items: TokenStream, documentation: &Documentation);
}

/// All items by their places.
#[derive(Default)]
struct Sections(BTreeMap<Place, TokenStream>);

impl Sink for Sections {
    fn add(&mut self, place: Place, items: TokenStream, _: &Documentation) {
        self.0.insert(place, dissolved(items));
    }
}

/// Tokens as one, so that quoting them in others copies none of them.
fn whole(tokens: TokenStream) -> Group {
    Group::new(Delimiter::None, tokens)
}

/// The same tokens without what [`whole`] put around some.
fn dissolved(tokens: TokenStream) -> TokenStream {
    let mut out = TokenStream::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => {
                let inner = dissolved(group.stream());
                match group.delimiter() {
                    Delimiter::None => out.extend(inner),
                    delimiter => {
                        let mut again = Group::new(delimiter, inner);
                        again.set_span(group.span());
                        out.extend([again]);
                    }
                }
            }
            other => out.extend([other]),
        }
    }
    out
}

/// How documentation stands in tokens.
enum Documentation {
    /// As it is, for a proc macro.
    Written,
    /// As the number of a text that is kept here. Where tokens become text, making literals of a third of the output, and
    /// text of these again, would cost as much as much of the rest.
    Numbered(RefCell<Vec<String>>),
}

impl Documentation {
    /// `#[doc = "…"]`, or `#[doc = 3]` for a text that is kept.
    fn attribute(&self, text: String) -> TokenStream {
        let Documentation::Numbered(texts) = self else { return quote! { #[doc = #text] } };
        let mut texts = texts.borrow_mut();
        texts.push(text);
        let number = Literal::usize_unsuffixed(texts.len() - 1);
        quote! { #[doc = #number] }
    }

    /// The text that a number stands for; none when it is no number.
    fn numbered(&self, number: &str) -> Option<Ref<'_, str>> {
        let Documentation::Numbered(texts) = self else { return None };
        let index: usize = number.parse().ok()?;
        Ref::filter_map(texts.borrow(), |texts| texts.get(index).map(String::as_str)).ok()
    }
}

/// Writes what one dialect needs while it collects what several definitions share.
struct Emitter<'r, 's> {
    sources: &'s SourceMap,
    constraints: Constraints<'r>,
    definitions: Rc<Definitions<'r>>,
    /// Where items are, seen from the dialect's own module.
    paths: Paths,
    /// Enums that parameters are of, by the names of their records.
    needed_enums: BTreeSet<&'r str>,
    /// Types of parameters that the author declares, by their C++ names.
    other_types: BTreeSet<String>,
    /// What the author writes by hand.
    required: hooks::Required,
    /// Names of traits whose check the author writes.
    traits_by_hand: BTreeSet<String>,
    /// Names of `custom` directives.
    directives: BTreeSet<String>,
    documentation: Documentation,
    /// The interfaces that have a trait in the dialect's module.
    own_interfaces: interfaces::OwnInterfaces<'r>,
    /// The items of definitions, by their names.
    items: FxHashMap<String, RecordRef<'r>>,
}

/// What is to become Rust.
struct Subject<'r, 's> {
    records: &'r Records,
    sources: &'s SourceMap,
    /// None when the file is about passes only.
    dialect: Option<Dialect<'r>>,
    /// The operations of the dialect, but for wrong ones.
    operations: Vec<Operation<'r>>,
    /// What is wrong with operations.
    errors: Vec<Diagnostic>,
}

impl<'r, 's> Subject<'r, 's> {
    /// # Errors
    /// When it is not clear which dialect is meant, or no file defines the class of operations.
    fn new(
        records: &'r Records,
        sources: &'s SourceMap,
        options: &Options<'_>,
    ) -> Result<Subject<'r, 's>, Vec<Diagnostic>> {
        let mut subject =
            Subject { records, sources, dialect: None, operations: Vec::new(), errors: Vec::new() };
        let is_about_passes = options.dialect.is_none()
            && passes::are_declared(records, sources)
            && model::own_dialects(records, sources).is_empty();
        if !is_about_passes {
            let dialect = model::dialect_meant(records, sources, options.dialect);
            let dialect = dialect.map_err(|error| vec![error])?;
            subject.dialect = Some(dialect);
            subject.operations = operations_of(records, dialect, &mut subject.errors)?;
        }
        Ok(subject)
    }
}

/// The Rust of a dialect, formatted.
///
/// # Errors
/// Everything that is wrong with its definitions.
pub fn dialect(records: &Records, sources: &SourceMap, options: &Options<'_>) -> crate::Output {
    let subject = Subject::new(records, sources, options)?;
    let text = match quickly(&subject, options) {
        Some(text) => text,
        None => {
            let mut page = layout::Page::default();
            page.add(Place::start(Section::Items), all(&subject, options)?, &Documentation::Written);
            page.text()
        }
    };
    let main = sources.files().first().map_or("", |file| file.path.as_str());
    let name = main.rsplit('/').next().unwrap_or(main);
    Ok(format!("// Generated by odsgen from {name}. Do not edit.\n\n{text}"))
}

/// The text of the items, made on two threads: functions of operations, which need no names that others give, are made
/// beside everything else. None when something is wrong, or stand-ins are wanted, which all items are needed for.
fn quickly(subject: &Subject<'_, '_>, options: &Options<'_>) -> Option<String> {
    if options.hooks != Hooks::Required {
        return None;
    }
    let numbered = || Documentation::Numbered(RefCell::default());
    let make = |lines: &mut layout::Lines<'_>| items(subject, numbered(), Functions::Elsewhere, lines).ok();
    layout::lines(
        |lines| make(lines).map(drop),
        |page| {
            let mut emitter = Emitter::new(subject);
            emitter.documentation = numbered();
            for (number, op) in subject.operations.iter().enumerate().filter(|(_, op)| op.is_plain()) {
                let functions = emitter.functions(op).ok()?;
                let place = Place::of_operation(number, OperationPart::Functions);
                page.add(place, functions, &emitter.documentation);
            }
            Some(())
        },
    )
}

fn unreadable(error: &syn::Error) -> Diagnostic {
    let message = format!("the generated code cannot be read again: {error}");
    Diagnostic::error(crate::codes::UNSUPPORTED, ods_parser::source::Span::NONE, message)
}

/// The same as tokens, for a proc macro.
///
/// # Errors
/// Everything that is wrong with the definitions.
pub fn tokens(
    records: &Records,
    sources: &SourceMap,
    options: &Options<'_>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    all(&Subject::new(records, sources, options)?, options)
}

/// All items, with stand-ins for what the author writes if these are wanted.
fn all(subject: &Subject<'_, '_>, options: &Options<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut sections = Sections::default();
    let required = items(subject, Documentation::Written, Functions::Here, &mut sections)?;
    let all: TokenStream = sections.0.into_values().collect();
    if options.hooks == Hooks::Required {
        return Ok(all);
    }
    let stand_ins = required.stand_ins(&all, options.hooks).map_err(|error| vec![unreadable(&error)])?;
    Ok(quote! { #all #stand_ins })
}

/// Makes the items. What the author writes by hand is returned.
fn items(
    subject: &Subject<'_, '_>,
    documentation: Documentation,
    functions: Functions,
    sink: &mut dyn Sink,
) -> Result<hooks::Required, Vec<Diagnostic>> {
    let &Subject { records, ref operations, .. } = subject;
    let mut emitter = Emitter::new(subject);
    emitter.documentation = documentation;
    let Some(dialect) = subject.dialect else { return passes_only(records, emitter, sink) };
    let mut errors = subject.errors.clone();
    errors.extend(model::consistency::duplicates(records));
    let interfaces = emitter.interfaces(records, dialect, operations, &mut errors);
    let mut types = emitter.defs(records, dialect, DefKind::Type, &mut errors);
    let mut attrs = emitter.defs(records, dialect, DefKind::Attr, &mut errors);
    let parts = [interfaces, std::mem::take(&mut types.items), std::mem::take(&mut attrs.items)];
    for (number, items) in parts.into_iter().enumerate() {
        let items = items.into_iter().collect();
        sink.add(Place(Section::Items, number), items, &emitter.documentation);
    }
    let mut registered = Vec::new();
    for (number, op) in operations.iter().enumerate() {
        match emitter.operation(op, functions) {
            Ok(items) => {
                registered.push(names::class_ident(op.class_name));
                for (part, items) in items {
                    sink.add(Place::of_operation(number, part), items, &emitter.documentation);
                }
            }
            Err(error) => errors.push(error),
        }
    }
    let enums = emitter.enums(records, dialect, &mut errors);
    sink.add(Place::start(Section::Enums), enums.into_iter().collect(), &emitter.documentation);
    let patterns = emitter.patterns(records, dialect, &mut errors);
    let passes = emitter.passes(records, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let (pattern_imports, patterns) = (patterns.imports, patterns.items);
    sink.add(Place::start(Section::Rules), quote!(#patterns #passes), &emitter.documentation);
    let imports = imports();
    let register = emitter.registration(dialect, &registered, &types, &attrs);
    let traits = emitter.hand_written_traits();
    let directives = emitter.directive_names();
    let head = quote!(#imports #pattern_imports #register #(#traits)* #directives);
    sink.add(Place::start(Section::Head), head, &emitter.documentation);
    let Emitter { constraints, mut required, other_types, documentation, .. } = emitter;
    let constraints = constraints.finish(&other_types, &mut required);
    sink.add(Place::start(Section::Constraints), constraints, &documentation);
    Ok(required)
}

/// The passes of a file that is about no dialect.
fn passes_only<'r>(
    records: &'r Records,
    mut emitter: Emitter<'r, '_>,
    sink: &mut dyn Sink,
) -> Result<hooks::Required, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let passes = emitter.passes(records, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    sink.add(Place::start(Section::Head), imports(), &emitter.documentation);
    sink.add(Place::start(Section::Rules), passes, &emitter.documentation);
    Ok(emitter.required)
}

/// The operations of a dialect; what is wrong with any operation goes to `errors`.
///
/// # Errors
/// When no file defines the class of operations.
fn operations_of<'r>(
    records: &'r Records,
    dialect: Dialect<'r>,
    errors: &mut Vec<Diagnostic>,
) -> Result<Vec<Operation<'r>>, Vec<Diagnostic>> {
    let mut operations = Vec::new();
    for op in model::operations(records).map_err(|error| vec![error])? {
        match op {
            Ok(op) if op.dialect == dialect => operations.push(op),
            Ok(_) => {}
            Err(error) => errors.push(error),
        }
    }
    Ok(operations)
}

/// Everything that generated code names from the runtime; `ir_core::generated` lists it.
fn imports() -> TokenStream {
    quote! { use ir_core::generated::*; }
}

/// The types and attributes that have a mnemonic.
fn tables(types: &Defs, attrs: &Defs) -> TokenStream {
    let types = (!types.named.is_empty()).then(|| {
        let handles = &types.named;
        quote! { static TYPES: &[&DefSpec<Type>] = &[#(#handles::SPEC),*]; }
    });
    let attributes = (!attrs.named.is_empty()).then(|| {
        let handles = &attrs.named;
        quote! { static ATTRIBUTES: &[&DefSpec<Attribute>] = &[#(#handles::SPEC),*]; }
    });
    quote!(#types #attributes)
}

/// The mnemonics of types and attributes that are kept as text: those that MLIR's C++ knows and no definition describes.
fn kept_as_text(dialect: &str, types: &Defs, attrs: &Defs) -> TokenStream {
    let lists = [(true, "text_types", types), (false, "text_attributes", attrs)];
    let list = |(is_type, function, defs): (bool, &str, &Defs)| {
        let mut mnemonics = expr::upstream::kept_as_text(dialect, is_type);
        mnemonics.retain(|mnemonic| !defs.mnemonics.iter().any(|defined| defined == mnemonic));
        let function = names::ident(function);
        (!mnemonics.is_empty()).then(|| {
            quote! {
                fn #function(&self) -> &[&'static str] {
                    &[#(#mnemonics),*]
                }
            }
        })
    };
    lists.into_iter().filter_map(list).collect()
}

/// The functions of the dialect that read types and attributes by their mnemonics, and name aliases.
fn parsers(types: &Defs, attrs: &Defs) -> TokenStream {
    let parse_type = (!types.named.is_empty()).then(|| {
        quote! {
            fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
                def::parse_type(parser, NAMESPACE, TYPES)
            }

            fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
                TYPES
            }
        }
    });
    let parse_attribute = (!attrs.named.is_empty()).then(|| {
        quote! {
            fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
                def::parse_attribute(parser, NAMESPACE, ATTRIBUTES, ty)
            }

            fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
                ATTRIBUTES
            }
        }
    });
    let alias = (!attrs.aliased.is_empty()).then(|| {
        quote! {
            fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
                def::alias(ctx, attribute)
            }
        }
    });
    quote!(#parse_type #parse_attribute #alias)
}

impl<'r, 's> Emitter<'r, 's> {
    fn new(subject: &Subject<'r, 's>) -> Self {
        let &Subject { records, sources, dialect, .. } = subject;
        let own_dialect = dialect.and_then(|dialect| dialect.name().ok()).unwrap_or_default().to_owned();
        let constraints = Constraints::new(records, dialect);
        Emitter {
            sources,
            definitions: Rc::clone(constraints.translator.definitions()),
            constraints,
            paths: Paths { own_dialect, dialects: quote!(super), ..Paths::default() },
            needed_enums: BTreeSet::new(),
            other_types: BTreeSet::new(),
            required: hooks::Required::default(),
            traits_by_hand: BTreeSet::new(),
            directives: BTreeSet::new(),
            documentation: Documentation::Written,
            own_interfaces: interfaces::OwnInterfaces::default(),
            items: FxHashMap::default(),
        }
    }

    /// Takes the name of an item for a definition.
    ///
    /// # Errors
    /// When another definition has it, or generated code needs it for something else.
    fn claim(&mut self, name: &proc_macro2::Ident, record: RecordRef<'r>) -> model::Result<()> {
        let name = name.to_string();
        let error = |message: String| Diagnostic::error(codes::DUPLICATE_DEFINITION, record.span(), message);
        if matches!(name.as_str(), "Registered" | "ExternalFunctions" | "Externals") {
            return Err(error(format!("the item would be called `{name}`, as generated code calls another")));
        }
        let message = format!("the item would be called `{name}`, as that of another definition");
        match self.items.insert(name, record) {
            Some(other) if other != record => {
                Err(error(message).with_note(other.span(), "the other definition is here"))
            }
            _ => Ok(()),
        }
    }

    /// Where items are, seen from the dialect's own module.
    fn item_paths(&self) -> ItemPaths<'_, 'r> {
        ItemPaths { paths: &self.paths, definitions: &self.definitions }
    }
}

impl<'r> Emitter<'r, '_> {
    /// `register`, which makes the dialect known to a context.
    fn registration(
        &mut self,
        dialect: Dialect<'r>,
        ops: &[proc_macro2::Ident],
        types: &Defs,
        attrs: &Defs,
    ) -> TokenStream {
        let name = dialect.name().unwrap_or_default();
        let doc = " The name of the dialect.";
        let known = format!(" Registers the dialect `{name}` and its operations, unless it is registered.");
        let (tables, parse) = (tables(types, attrs), parsers(types, attrs));
        let kept = kept_as_text(name, types, attrs);
        if dialect.record().bit("hasConstantMaterializer").unwrap_or_default() {
            self.required.add("MaterializeConstant", &names::ident("Registered"));
        }
        let materialize = dialect.record().bit("hasConstantMaterializer").unwrap_or_default().then(|| {
            quote! {
                fn materialize_constant(
                    &self,
                    ctx: &Context,
                    builder: &mut Builder<'_>,
                    value: Attribute,
                    ty: Type,
                    location: Location,
                ) -> Option<Op> {
                    MaterializeConstant::materialize_constant(self, ctx, builder, value, ty, location)
                }
            }
        });
        quote! {
            #[doc = #doc]
            pub const NAMESPACE: &str = #name;


            #tables

            struct Registered;

            impl Dialect for Registered {
                fn namespace(&self) -> &'static str {
                    NAMESPACE
                }

                #parse
                #kept
                #materialize
            }

            #[doc = #known]
            pub fn register(ctx: &Context) {
                if ctx.register_dialect(Box::new(Registered)) {
                    for spec in [#(#ops::SPEC),*] as [&'static OpSpec; _] {
                        handle::register(ctx, spec);
                    }
                }
            }
        }
    }

    /// The traits that ask the author for checks.
    fn hand_written_traits(&self) -> Vec<TokenStream> {
        let item = |name: &String| {
            let name = names::ident(name);
            let doc = " The check of a trait that the definitions name and the runtime does not know.";
            quote! {
                #[doc = #doc]
                pub trait #name: OpHandle {
                    #[doc = " What the trait demands of an operation."]
                    #[doc = ""]
                    #[doc = " # Errors"]
                    #[doc = " What is wrong."]
                    fn verify_trait(self, ctx: &Context, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
                }
            }
        };
        self.traits_by_hand.iter().map(item).collect()
    }

    /// The summary, the description, and where the definition stands, as documentation.
    fn docs(&self, summary: &str, description: &str, record: RecordRef<'_>) -> TokenStream {
        let mut lines = String::with_capacity(summary.len() + description.len() + 100);
        let summary = summary.trim();
        if !summary.is_empty() {
            lines.push(' ');
            lines.push_str(&escaped(summary));
            lines.push_str("\n\n");
        }
        let mut text = crate::writer::Writer::new("");
        text.reindented(description);
        let text = text.finish();
        if !text.trim().is_empty() {
            lines.push_str(" ```text\n");
            for line in text.trim_end().lines() {
                lines.push(' ');
                match line.contains("```") {
                    true => lines.push_str(&line.replace("```", "'''")),
                    false => lines.push_str(line),
                }
                lines.push('\n');
            }
            lines.push_str(" ```\n\n");
        }
        for part in [" Definition: `", record.name(), "`, ", &self.place(record), "."] {
            lines.push_str(part);
        }
        self.documentation.attribute(lines)
    }

    /// `toy.ods:12`
    fn place(&self, record: RecordRef<'_>) -> String {
        model::place(record, self.sources)
    }
}

/// A text that Markdown and rustdoc show as it is, on one line.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 16);
    for (index, word) in text.split_whitespace().enumerate() {
        if index > 0 {
            out.push(' ');
        }
        for c in word.chars() {
            if matches!(c, '[' | ']' | '<' | '*') {
                out.push('\\');
            }
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use ods_parser::eval::Options as ReadOptions;
    use ods_parser::loader::DiskLoader;

    use super::*;

    /// Our own dialects have operations with every kind of part.
    #[test]
    fn two_threads_make_what_one_makes() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../dialects/src");
        for name in ["arith", "cf", "func", "memref", "scf"] {
            let path = format!("{folder}/{name}/{name}.ods");
            let mut loader = DiskLoader { include_dirs: vec![folder.into()], prelude: crate::prelude::FILES };
            let outcome = ods_parser::read(&path, &mut loader, &[], &ReadOptions::default());
            let options = Options::default();
            let subject = Subject::new(&outcome.records, &outcome.sources, &options).expect("a dialect");
            let two = quickly(&subject, &options).expect("nothing is wrong");
            let one = all(&subject, &options).expect("nothing is wrong");
            let mut page = layout::Page::default();
            page.add(Place::start(Section::Items), one, &Documentation::Written);
            assert!(two == page.text(), "{name}");
        }
    }
}
