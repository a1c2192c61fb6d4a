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

/// Takes items as they are made; those of a section come in their order, sections in any.
trait Sink {
    /// Takes items of a section. `documentation` has the texts that numbers in the tokens stand for.
    fn add(&mut self, section: Section, items: TokenStream, documentation: &Documentation);
}

/// The items of each section.
#[derive(Default)]
struct Sections(BTreeMap<Section, TokenStream>);

impl Sink for Sections {
    fn add(&mut self, section: Section, items: TokenStream, _: &Documentation) {
        self.0.entry(section).or_default().extend(dissolved(items));
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

/// The Rust of a dialect, formatted.
///
/// # Errors
/// Everything that is wrong with its definitions.
pub fn dialect(records: &Records, sources: &SourceMap, options: &Options<'_>) -> crate::Output {
    let text = layout::lines(|lines| {
        let documentation = Documentation::Numbered(RefCell::default());
        if options.hooks == Hooks::Required {
            return items(records, sources, options, documentation, lines).map(drop);
        }
        let all = with_stand_ins(records, sources, options)?;
        lines.add(Section::Items, all, &documentation);
        Ok(())
    })?;
    let main = sources.files().first().map_or("", |file| file.path.as_str());
    let name = main.rsplit('/').next().unwrap_or(main);
    Ok(format!("// Generated by odsgen from {name}. Do not edit.\n\n{text}"))
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
    with_stand_ins(records, sources, options)
}

/// Makes the items of the dialect. What the author writes by hand is returned.
fn items(
    records: &Records,
    sources: &SourceMap,
    options: &Options<'_>,
    documentation: Documentation,
    sink: &mut dyn Sink,
) -> Result<hooks::Required, Vec<Diagnostic>> {
    let is_about_passes = options.dialect.is_none()
        && passes::are_declared(records, sources)
        && model::own_dialects(records, sources).is_empty();
    if is_about_passes {
        return passes_only(records, sources, documentation, sink);
    }
    let dialect = model::dialect_meant(records, sources, options.dialect).map_err(|error| vec![error])?;
    let mut emitter = Emitter::new(records, sources, Some(dialect));
    emitter.documentation = documentation;
    let mut errors = Vec::new();
    let operations = operations_of(records, dialect, &mut errors)?;
    errors.extend(model::consistency::duplicates(records));
    let interfaces = emitter.interfaces(records, dialect, &operations, &mut errors);
    sink.add(Section::Items, interfaces.into_iter().collect(), &emitter.documentation);
    let mut types = emitter.defs(records, dialect, DefKind::Type, &mut errors);
    let mut attrs = emitter.defs(records, dialect, DefKind::Attr, &mut errors);
    for defs in [&mut types, &mut attrs] {
        let items = std::mem::take(&mut defs.items);
        sink.add(Section::Items, items.into_iter().collect(), &emitter.documentation);
    }
    let mut registered = Vec::new();
    for op in &operations {
        match emitter.operation(op) {
            Ok(tokens) => {
                registered.push(names::class_ident(op.class_name));
                sink.add(Section::Items, tokens, &emitter.documentation);
            }
            Err(error) => errors.push(error),
        }
    }
    let enums = emitter.enums(records, dialect, &mut errors);
    sink.add(Section::Enums, enums.into_iter().collect(), &emitter.documentation);
    let patterns = emitter.patterns(records, dialect, &mut errors);
    let passes = emitter.passes(records, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    let (pattern_imports, patterns) = (patterns.imports, patterns.items);
    sink.add(Section::Rules, quote!(#patterns #passes), &emitter.documentation);
    let imports = imports();
    let register = emitter.registration(dialect, &registered, &types, &attrs);
    let traits = emitter.hand_written_traits();
    let directives = emitter.directive_names();
    let head = quote!(#imports #pattern_imports #register #(#traits)* #directives);
    sink.add(Section::Head, head, &emitter.documentation);
    let Emitter { constraints, mut required, other_types, documentation, .. } = emitter;
    sink.add(Section::Constraints, constraints.finish(&other_types, &mut required), &documentation);
    Ok(required)
}

/// The passes of a file that is about no dialect.
fn passes_only(
    records: &Records,
    sources: &SourceMap,
    documentation: Documentation,
    sink: &mut dyn Sink,
) -> Result<hooks::Required, Vec<Diagnostic>> {
    let mut errors = Vec::new();
    let mut emitter = Emitter::new(records, sources, None);
    emitter.documentation = documentation;
    let passes = emitter.passes(records, &mut errors);
    if !errors.is_empty() {
        return Err(errors);
    }
    sink.add(Section::Head, imports(), &emitter.documentation);
    sink.add(Section::Rules, passes, &emitter.documentation);
    Ok(emitter.required)
}

/// All items, with stand-ins for what the author writes if these are wanted.
fn with_stand_ins(
    records: &Records,
    sources: &SourceMap,
    options: &Options<'_>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut sections = Sections::default();
    let required = items(records, sources, options, Documentation::Written, &mut sections)?;
    let all: TokenStream = sections.0.into_values().collect();
    if options.hooks == Hooks::Required {
        return Ok(all);
    }
    let stand_ins = required.stand_ins(&all, options.hooks).map_err(|error| vec![unreadable(&error)])?;
    Ok(quote! { #all #stand_ins })
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
    fn new(records: &'r Records, sources: &'s SourceMap, dialect: Option<Dialect<'r>>) -> Self {
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
