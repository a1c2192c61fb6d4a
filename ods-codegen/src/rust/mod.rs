//! Rust: one file for a dialect, with its operations, enums and registration.
//!
//! The output is data and thin typed handles; the behaviour is in the runtime, `ir-core`. All names from the runtime are
//! imported in one place (`imports`). The output is included in a module:
//!
//! ```text
//! pub mod toy {
//!     include!(concat!(env!("OUT_DIR"), "/toy.rs"));
//! }
//! ```

mod attributes;
mod constraints;
mod defs;
mod emit;
mod emitter;
mod enums;
pub mod expr;
mod facts;
mod format;
mod formats;
mod hooks;
mod interfaces;
mod layout;
mod markdown;
mod names;
mod operation;
mod output;
mod passes;
mod patterns;
mod properties;
mod traits;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::records::{RecordRef, Records};
use ods_parser::source::SourceMap;
use proc_macro2::TokenStream;
use quote::quote;
use rustc_hash::FxHashMap;

use crate::codes;
use crate::format::{self as assembly_format, Format};
use crate::model::{self, DefKind, Dialect, Operation};
use constraints::Constraints;
use defs::Defs;
pub(crate) use emitter::EMITTERS;
use expr::parameter::ItemPaths;
use expr::{Definitions, Paths};
use facts::Facts;
pub use hooks::Hooks;
use operation::{Beside, Functions};
use output::{Documentation, OperationPart, Place, Section, Sections, Sink, whole};

/// Options of the output.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'o> {
    /// The dialect; `None` for the only one that the main file defines.
    pub dialect: Option<&'o str>,
    /// The implementation of user-provided code.
    pub hooks: Hooks,
}

/// Emits the items of one dialect, and collects those that several definitions share.
struct Emitter<'r, 's> {
    sources: &'s SourceMap,
    constraints: Constraints<'r>,
    formats: formats::Formats,
    definitions: Arc<Definitions<'r>>,
    /// Paths of items, relative to the dialect's own module.
    paths: Paths,
    /// Enums of parameters, by the names of their records.
    needed_enums: BTreeSet<&'r str>,
    /// User-provided types of parameters, by their C++ names.
    other_types: BTreeSet<String>,
    /// The user-provided traits.
    required: hooks::Required,
    /// Names of traits whose check is user-provided.
    traits_by_hand: BTreeSet<String>,
    /// Names of `custom` directives.
    directives: BTreeSet<String>,
    documentation: Documentation,
    /// The interfaces that have a trait in the dialect's module.
    own_interfaces: interfaces::OwnInterfaces<'r>,
    /// The items of definitions, by their names.
    items: FxHashMap<String, RecordRef<'r>>,
    /// The functions that derive result types, by operation and code.
    transformed: FxHashMap<(String, &'r str), operation::Transformer>,
}

/// The declarative format of an operation.
type LazyFormat<'r> = OnceLock<model::Result<Option<Format<'r>>>>;

/// The definitions to emit.
struct Subject<'r, 's> {
    records: &'r Records,
    sources: &'s SourceMap,
    definitions: Arc<Definitions<'r>>,
    /// `None` if the file defines only passes.
    dialect: Option<Dialect<'r>>,
    /// The operations of the dialect, without invalid ones.
    operations: Vec<Operation<'r>>,
    /// Their formats, each read on first use by either thread.
    formats: Vec<LazyFormat<'r>>,
    /// Errors in operations.
    errors: Vec<Diagnostic>,
}

impl<'r, 's> Subject<'r, 's> {
    /// # Errors
    /// When the dialect is ambiguous, or no file defines the class of operations.
    fn new(
        records: &'r Records,
        sources: &'s SourceMap,
        options: &Options<'_>,
    ) -> Result<Subject<'r, 's>, Vec<Diagnostic>> {
        let mut subject = Subject {
            records,
            sources,
            definitions: Arc::new(Definitions::new(records)),
            dialect: None,
            operations: Vec::new(),
            formats: Vec::new(),
            errors: Vec::new(),
        };
        let is_about_passes = options.dialect.is_none()
            && passes::are_declared(records, sources)
            && model::own_dialects(records, sources).is_empty();
        if !is_about_passes {
            let dialect = model::dialect_meant(records, sources, options.dialect);
            let dialect = dialect.map_err(|error| vec![error])?;
            subject.dialect = Some(dialect);
            subject.operations = operations_of(records, dialect, &mut subject.errors)?;
            subject.formats.resize_with(subject.operations.len(), LazyFormat::new);
        }
        Ok(subject)
    }
}

/// The Rust of a dialect, formatted.
///
/// # Errors
/// All errors in its definitions.
pub fn dialect(records: &Records, sources: &SourceMap, options: &Options<'_>) -> crate::Output {
    let subject = Subject::new(records, sources, options)?;
    let texts = match quickly(&subject, options) {
        Some(texts) => texts,
        None => layout::text(all(&subject, options)?),
    };
    let main = sources.files().first().map_or("", |file| file.path.as_str());
    let name = main.rsplit('/').next().unwrap_or(main);
    Ok(texts.behind(&format!("// Generated by odsgen from {name}. Do not edit.\n\n")))
}

/// Typical upper bound for the size of an operation's items in the output.
const OPERATION_BYTES: usize = 6 << 10;

/// The items as lines, built on two threads: items that need no names from others, such as the functions of operations, are
/// built in parallel with everything else. `None` if there are errors, or stand-ins are requested, which need all items.
fn quickly(subject: &Subject<'_, '_>, options: &Options<'_>) -> Option<layout::Texts> {
    if options.hooks != Hooks::Required {
        return None;
    }
    let make = |lines: &mut layout::Lines<'_>| {
        items(subject, Documentation::numbered(), Functions::Elsewhere, lines).ok()
    };
    layout::lines(
        |lines| make(lines).map(drop),
        |page| {
            page.reserve(subject.operations.len() * OPERATION_BYTES);
            // Reading formats is slow, so they are read ahead for the other thread.
            for (op, format) in subject.operations.iter().zip(&subject.formats) {
                format.get_or_init(|| assembly_format::of_operation(op, subject.sources));
            }
            let mut emitter = Emitter::new(subject);
            emitter.documentation = Documentation::numbered();
            for (number, op) in subject.operations.iter().enumerate().filter(|(_, op)| op.is_plain()) {
                let Beside { doc, parts, functions } = emitter.beside(op).ok()?;
                let place = |part| Place::of_operation(number, part);
                page.add_inside(place(OperationPart::Handle), [doc, parts], &emitter.documentation);
                page.add(place(OperationPart::Functions), functions, &emitter.documentation);
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
/// All errors in the definitions.
pub fn tokens(
    records: &Records,
    sources: &SourceMap,
    options: &Options<'_>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    all(&Subject::new(records, sources, options)?, options)
}

/// All items, with stand-ins for user-provided code if they are requested.
fn all(subject: &Subject<'_, '_>, options: &Options<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut sections = Sections::default();
    let required = items(subject, Documentation::Written, Functions::Here, &mut sections)?;
    let all = sections.tokens();
    if options.hooks == Hooks::Required {
        return Ok(all);
    }
    let stand_ins = required.stand_ins(&all, options.hooks).map_err(|error| vec![unreadable(&error)])?;
    Ok(quote! { #all #stand_ins })
}

/// Builds the items. Returns the user-provided traits.
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
    errors.extend_from_slice(subject.definitions.facts().errors());
    let duplicates = model::consistency::duplicates(records);
    errors.extend(duplicates.into_iter().filter(|found| found.severity == Severity::Error));
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
        match emitter.operation(op, &subject.formats[number], functions) {
            Ok(items) => {
                registered.push(emitter.definitions.handle(op));
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
    let Emitter { constraints, formats, mut required, other_types, documentation, .. } = emitter;
    let formats = formats.finish();
    let constraints = constraints.finish(&other_types, &mut required);
    sink.add(Place::start(Section::Constraints), quote!(#formats #constraints), &documentation);
    Ok(required)
}

/// The passes of a file without a dialect.
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

/// The operations of a dialect; errors in any operation are added to `errors`.
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

/// The imports of generated code from the runtime, which `ir_core::generated` lists.
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

/// The mnemonics of types and attributes that are kept as text: those without a definition.
fn kept_as_text(facts: &Facts, dialect: &str, types: &Defs, attrs: &Defs) -> TokenStream {
    let lists = [(true, "text_types", types), (false, "text_attributes", attrs)];
    let list = |(is_type, function, defs): (bool, &str, &Defs)| {
        let mut mnemonics = facts.kept_as_text(dialect, is_type);
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

/// The functions of the dialect that parse types and attributes by their mnemonics, and name aliases.
fn parsers(types: &Defs, attrs: &Defs) -> TokenStream {
    let parse_type = (!types.named.is_empty()).then(|| {
        quote! {
            fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
                attr_or_type::parse_type(parser, NAMESPACE, TYPES)
            }

            fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
                TYPES
            }
        }
    });
    let parse_attribute = (!attrs.named.is_empty()).then(|| {
        quote! {
            fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
                attr_or_type::parse_attribute(parser, NAMESPACE, ATTRIBUTES, ty)
            }

            fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
                ATTRIBUTES
            }
        }
    });
    let alias = (!attrs.aliased.is_empty()).then(|| {
        quote! {
            fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
                attr_or_type::alias(ctx, attribute)
            }
        }
    });
    quote!(#parse_type #parse_attribute #alias)
}

impl<'r, 's> Emitter<'r, 's> {
    fn new(subject: &Subject<'r, 's>) -> Self {
        let &Subject { sources, dialect, .. } = subject;
        let own_dialect = dialect.and_then(|dialect| dialect.name().ok()).unwrap_or_default().to_owned();
        let constraints = Constraints::new(Arc::clone(&subject.definitions), dialect);
        Emitter {
            sources,
            definitions: Arc::clone(&subject.definitions),
            constraints,
            formats: formats::Formats::default(),
            paths: Paths { own_dialect, dialects: quote!(super), ..Paths::default() },
            needed_enums: BTreeSet::new(),
            other_types: BTreeSet::new(),
            required: hooks::Required::default(),
            traits_by_hand: BTreeSet::new(),
            directives: BTreeSet::new(),
            documentation: Documentation::Written,
            own_interfaces: interfaces::OwnInterfaces::default(),
            items: FxHashMap::default(),
            transformed: FxHashMap::default(),
        }
    }

    /// Claims the name of an item for a definition.
    ///
    /// # Errors
    /// When another definition has claimed it, or generated code uses it otherwise.
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

    /// Paths of items, relative to the dialect's own module.
    fn item_paths(&self) -> ItemPaths<'_, 'r> {
        ItemPaths { paths: &self.paths, definitions: &self.definitions }
    }
}

impl<'r> Emitter<'r, '_> {
    /// `register`, which registers the dialect with a context.
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
        let kept = kept_as_text(self.definitions.facts(), name, types, attrs);
        if dialect.record().bit("hasConstantMaterializer").unwrap_or_default() {
            self.required.add("MaterializeConstant", &names::ident("Registered"));
        }
        let materialize = dialect.record().bit("hasConstantMaterializer").unwrap_or_default().then(|| {
            quote! {
                fn materialize_constant(
                    &self,
                    b: &mut dyn OpBuilder,
                    value: Attribute,
                    ty: Type,
                ) -> Option<Op> {
                    MaterializeConstant::materialize_constant(self, b, value, ty)
                }
            }
        });
        let attribute_checks = self.attribute_checks(dialect);
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
                #attribute_checks
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

    /// The functions of the dialect that pass attributes to user-provided checks, as far as the definition requests them.
    fn attribute_checks(&mut self, dialect: Dialect<'r>) -> TokenStream {
        const CHECKS: [(&str, &str, &str); 3] = [
            ("hasOperationAttrVerify", "VerifyOperationAttribute", "verify_operation_attribute"),
            ("hasRegionArgAttrVerify", "VerifyRegionArgumentAttribute", "verify_region_argument_attribute"),
            ("hasRegionResultAttrVerify", "VerifyRegionResultAttribute", "verify_region_result_attribute"),
        ];
        let mut functions = TokenStream::new();
        for (flag, required, name) in CHECKS {
            if !dialect.flag(flag).unwrap_or_default() {
                continue;
            }
            self.required.add(required, &names::ident("Registered"));
            let (required, name) = (names::ident(required), names::ident(name));
            let is_of_operations = flag == "hasOperationAttrVerify";
            let (parameter, place) = match is_of_operations {
                true => (None, None),
                false => (Some(quote! { place: SignaturePlace, }), Some(quote! { place, })),
            };
            functions.extend(is_of_operations.then(|| {
                quote! {
                    fn verifies_operation_attributes(&self) -> bool {
                        true
                    }
                }
            }));
            functions.extend(quote! {
                fn #name(
                    &self,
                    ctx: &Context,
                    ir: &Ir,
                    op: Op,
                    #parameter
                    attribute: NamedAttribute,
                ) -> Result<(), ir_core::diagnostic::Diagnostic> {
                    #required::#name(self, ctx, ir, op, #place attribute)
                }
            });
        }
        functions
    }

    /// The traits of user-provided checks.
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
                    fn verify_trait(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
                }
            }
        };
        self.traits_by_hand.iter().map(item).collect()
    }

    /// The summary, the description, and the location of the definition, as documentation.
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
        let text = markdown::lines(&text.finish());
        for line in &text {
            for part in [if line.is_empty() { "" } else { " " }, line, "\n"] {
                lines.push_str(part);
            }
        }
        if !text.is_empty() {
            lines.push('\n');
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

/// A summary on one line, as documentation.
fn escaped(text: &str) -> Cow<'_, str> {
    let is_word = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte > b' ');
    if text.split(' ').all(is_word) {
        return markdown::inline(text);
    }
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Cow::Owned(markdown::inline(&text).into_owned())
}

#[cfg(test)]
mod tests {
    use ods_parser::eval::Options as ReadOptions;
    use ods_parser::loader::DiskLoader;

    use super::*;

    /// Our own dialects have operations with every kind of component.
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
            assert!(two.behind("") == layout::text(one).behind(""), "{name}");
        }
    }
}
