//! Rust: one file for a dialect, with its operations, enums and registration.
//!
//! The output is data and thin typed handles; the behaviour is in the runtime, `ir-core`. All names from the
//! runtime are imported in one place (`definitions_module`). The output is the content of a module
//! `definitions` within the author's module, which `include_dialect!` of the runtime writes:
//!
//! ```text
//! pub mod toy {
//!     ir_core::include_dialect!("toy");
//! }
//! ```
//!
//! The modules of this folder build plain values from the model (`RustOp`, `RustDef`, `RustEnum`,
//! `RustInterface`, …) and take every decision. `emit` has the code for each kind of value, and `layout`
//! prints it.
//!
//! - One thread creates the items of a dialect in order and prints them: there is one way from a definition
//!   to its code.
//! - **Invariant**: generated items are in a module of their own that sees only the types that the author
//!   provides. They are re-exported by `*`, so that an author's imports and items hide them instead of
//!   clashing.
//! - Other dialects are named through the module that `other_dialects!` creates, so that a missing dialect
//!   is one error with an explanation.
//! - **Invariant**: a check that cannot be translated becomes a function or trait that the author must
//!   implement. No check is dropped.

mod api;
mod attributes;
pub mod builtin;
mod constraints;
mod conversions;
mod defs;
mod described;
mod emit;
mod emitter;
mod enums;
pub mod expr;
pub(crate) mod facts;
mod findings;
mod format;
mod hook_classes;
mod hooks;
mod interfaces;
mod layout;
mod markdown;
pub(crate) mod names;
mod operation;
mod passes;
mod patterns;
#[cfg(feature = "tools")]
pub mod plan;
mod properties;
mod registration;
pub mod skeleton;
mod stand_ins;
mod traits;
mod types;

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bumpalo::Bump;
use ods_parser::diagnostics::Severity;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};

use crate::emit::References;
use crate::model::{self, DefKind, Dialect, Operation};
use crate::{Diagnostic, FxHashMap, RecordRef, Records, SourceMap, Span, codes};
pub use api::api;
use constraints::Constraints;
pub(crate) use described::{
    CalledMethod, Described, DescribedMethod, GivenIr, InterfaceTraits, methods as described_methods,
    trait_name,
};
pub(crate) use emitter::EMITTERS;
use expr::parameter::ItemPaths;
use expr::{Definitions, Paths};
pub(crate) use findings::findings;
use hook_classes::HookClass;
pub use hooks::Hooks;
use names::{Taken, ident, literal, snake};
pub(crate) use traits::can_fail;
use types::RustType;

/// Options of the output.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'o> {
    /// The dialect; `None` for the only one that the main file defines.
    pub dialect: Option<&'o str>,
    /// The implementation of user-provided code.
    pub hooks: Hooks,
    /// With [`Hooks::Required`]: the traits that the generated code implements as [`Hooks::Neutral`] does, for
    /// all types (`FoldOp`) or for one (`FoldOp for AddOp`).
    pub neutral: &'o [&'o str],
    /// Whether the text is that of the author's module, with the items in its module `definitions`. Otherwise
    /// it is the content of the latter, for `include_dialect!`.
    pub is_module: bool,
}

/// Emits the items of one dialect, and collects those that several definitions share.
struct Emitter<'r, 's> {
    sources: &'s SourceMap,
    /// The memory of formats.
    arena: &'s Bump,
    /// Whether items have documentation. A run that only reports errors needs none.
    is_documented: bool,
    /// Whether the items become a plan, which has no accessors, rules and passes.
    is_plan: bool,
    constraints: Constraints<'r>,
    formats: format::Formats<'s>,
    definitions: Arc<Definitions<'r>>,
    /// Paths of items, relative to the dialect's own module.
    paths: Paths,
    /// Enums of parameters, by the names of their records.
    needed_enums: BTreeSet<&'r str>,
    /// User-provided types of parameters, by their C++ names, with their first uses.
    other_types: BTreeMap<String, ProvidedType>,
    /// Notes about code of interfaces that has no form in Rust.
    untranslated: Vec<Diagnostic>,
    /// The user-provided traits.
    required: hooks::Required,
    /// Names of traits of operations that the runtime does not know.
    named_traits: BTreeSet<String>,
    /// Names of `custom` directives.
    directives: BTreeSet<String>,
    /// The interfaces that have a trait in the dialect's module.
    own_interfaces: interfaces::OwnInterfaces<'r>,
    /// The items of definitions, by their names.
    items: FxHashMap<String, RecordRef<'r>>,
}

/// A user-provided type of a parameter.
struct ProvidedType {
    /// The location of the parameters that use it.
    used_at: Span,
    /// The location of their definition.
    owner: Span,
    /// The type that the name may misspell.
    close: Option<String>,
}

/// The items of a dialect as values.
#[derive(Default)]
struct Lowered<'r> {
    operations: Vec<Operation<'r>>,
    interfaces: Vec<emit::RustInterface>,
    types: defs::Defs,
    attributes: defs::Defs,
    emitted: Vec<emit::RustOp>,
    enums: Vec<emit::RustEnum>,
    patterns: TokenStream,
    conversions: Option<emit::RustConversions>,
    passes: Option<emit::RustPasses>,
}

/// The Rust of a dialect, formatted.
///
/// # Errors
/// All errors in its definitions.
pub fn dialect(records: &Records, sources: &SourceMap, options: &Options<'_>) -> crate::Output {
    generated(records, sources, options).map(|generated| generated.text)
}

/// The Rust of a dialect.
#[derive(Debug)]
pub struct Generated {
    /// Formatted.
    pub text: String,
    /// The modules and crates that it refers to.
    pub references: References,
    /// Warnings about code of definitions that has no form in Rust.
    pub warnings: Vec<Diagnostic>,
}

/// The Rust of a dialect, its references and warnings.
///
/// # Errors
/// All errors in its definitions.
pub fn generated(
    records: &Records,
    sources: &SourceMap,
    options: &Options<'_>,
) -> Result<Generated, Vec<Diagnostic>> {
    let mut items = generated_items(records, sources, options.dialect)?;
    let (references, warnings) = (items.references(), std::mem::take(&mut items.warnings));
    let tokens = items.into_tokens(options)?;
    let main = sources.files().first().map_or("", |file| file.path.as_str());
    let name = main.rsplit('/').next().unwrap_or(main);
    let text = layout::text(tokens, &format!("// Generated by odsgen from {name}. Do not edit.\n\n"));
    Ok(Generated { text, references, warnings })
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
    generated_items(records, sources, options.dialect)?.into_tokens(options)
}

/// The generated items of a dialect, or of the passes of a file without one.
struct GeneratedItems<'r> {
    items: TokenStream,
    /// The name of the dialect.
    dialect: Option<&'r str>,
    /// The user-provided traits.
    required: hooks::Required,
    /// The classes of operations that need the same hooks.
    hook_classes: Vec<HookClass>,
    /// The modules of other dialects whose items it uses.
    others: BTreeSet<Ident>,
    /// Whether it uses items of the crate `cpp_hooks`.
    uses_cpp_hooks: bool,
    /// Warnings about code of definitions.
    warnings: Vec<Diagnostic>,
}

impl GeneratedItems<'_> {
    fn references(&self) -> References {
        let dialects = self.others.iter().map(Ident::to_string).collect();
        References { dialects, cpp_hooks: self.uses_cpp_hooks }
    }

    /// The content of the module of the items, or of the author's module; the latter has the stand-ins for
    /// user-provided code, if there are any.
    ///
    /// # Errors
    /// When the items cannot be parsed again.
    fn into_tokens(self, options: &Options<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
        let mut definitions = definitions_module(&self);
        if options.hooks == Hooks::Required {
            definitions.extend(self.neutral(options.neutral)?);
            return Ok(if options.is_module { author_module(&definitions) } else { definitions });
        }
        let stand_ins = stand_ins::emit(&self.required, &self.items, options.hooks)
            .map_err(|error| vec![unreadable(&error)])?;
        let module = author_module(&definitions);
        Ok(quote! { #module #stand_ins })
    }

    /// Neutral implementations of the traits with these names.
    ///
    /// # Errors
    /// When the definitions do not require one of them, or the author must define its type.
    fn neutral(&self, names: &[&str]) -> Result<TokenStream, Vec<Diagnostic>> {
        if names.is_empty() {
            return Ok(TokenStream::new());
        }
        if let Some(name) = names.iter().find(|name| self.required.filtered(&[name]).is_empty()) {
            let message =
                format!("the definitions do not require the hook '{name}': remove it from the neutral hooks");
            let span = ods_parser::source::Span::NONE;
            return Err(vec![Diagnostic::error(crate::codes::UNSUPPORTED, span, message)]);
        }
        stand_ins::emit(&self.required.filtered(names), &self.items, Hooks::Neutral)
            .map_err(|error| vec![unreadable(&error)])
    }
}

/// The items of a dialect, or of the passes of a file without one.
///
/// # Errors
/// All errors in the definitions.
fn generated_items<'r>(
    records: &'r Records,
    sources: &SourceMap,
    dialect: Option<&str>,
) -> Result<GeneratedItems<'r>, Vec<Diagnostic>> {
    let arena = Bump::new();
    let is_about_passes = dialect.is_none()
        && passes::are_declared(records, sources)
        && model::own_dialects(records, sources).is_empty();
    if is_about_passes {
        return Emitter::new(records, sources, &arena, None).pass_items(records);
    }
    let dialect = model::dialect_meant(records, sources, dialect).map_err(|error| vec![error])?;
    Emitter::new(records, sources, &arena, Some(dialect)).dialect_items(records, dialect)
}

fn unreadable(error: &syn::Error) -> Diagnostic {
    let message = format!("the generated code cannot be read again: {error}");
    Diagnostic::error(crate::codes::UNSUPPORTED, ods_parser::source::Span::NONE, message)
}

/// The name of a dialect's module, as the code of other dialects has it.
pub fn module_name(dialect: &str) -> String {
    names::module(dialect).to_string()
}

/// The version that generated code and the runtime have in common.
const VERSION: &str = concat!(env!("CARGO_PKG_VERSION_MAJOR"), ".", env!("CARGO_PKG_VERSION_MINOR"));

/// The content of the module of the items, which imports only the author's items from its parent. So names
/// of the author and of other crates do not conflict with those of generated code. The runtime rejects
/// other versions.
///
/// ```text
/// use super::Externals;
/// use ::ir_core::generated::*;
///
/// generated_by!("0.1");
/// other_dialects!("toy": arith, func);
/// …
/// ```
fn definitions_module(generated: &GeneratedItems<'_>) -> TokenStream {
    let GeneratedItems { items, dialect, required, others, .. } = generated;
    let others = (!others.is_empty()).then(|| {
        let (imports, others) = (ident(types::OTHER_DIALECTS), others.iter());
        let user = dialect.unwrap_or("the passes");
        quote! { #imports!(#user: #(#others),*); }
    });
    let provided = required.provided_types();
    let option_types = required.option_types();
    let option_types = (!option_types.is_empty()).then(|| quote! { option_types!(#(#option_types),*); });
    let provided = (!provided.is_empty()).then(|| quote! { use super::{#(#provided),*}; });
    quote! {
        #provided
        use ::ir_core::generated::*;
        generated_by!(#VERSION);
        #others
        #option_types
        #items
    }
}

/// The items in their module, as `definitions!` of the runtime has them. Items of the author take precedence
/// over `*` imports.
fn author_module(definitions: &TokenStream) -> TokenStream {
    quote! {
        #[allow(unused_imports, reason = "for the author's code")]
        use ::ir_core::generated::*;

        #[allow(unused_imports, reason = "not every program uses them")]
        pub use definitions::*;

        #[allow(
            clippy::all,
            dead_code,
            missing_docs,
            unreachable_pub,
            unused_imports,
            unused_variables,
            reason = "not every program uses all; names and code are those of the definitions"
        )]
        mod definitions { #definitions }
    }
}

impl<'r, 's> Emitter<'r, 's> {
    fn new(
        records: &'r Records,
        sources: &'s SourceMap,
        arena: &'s Bump,
        dialect: Option<Dialect<'r>>,
    ) -> Self {
        let own_dialect = dialect.and_then(|dialect| dialect.name().ok()).unwrap_or_default().to_owned();
        let definitions = Arc::new(Definitions::new(records));
        let in_constraints = Paths { own_dialect, ..Paths::default() };
        let paths = Paths { levels: Some(0), ..in_constraints.clone() };
        Emitter {
            sources,
            arena,
            is_documented: true,
            is_plan: false,
            constraints: Constraints::new(Arc::clone(&definitions), dialect, in_constraints),
            definitions,
            formats: format::Formats::default(),
            paths,
            needed_enums: BTreeSet::new(),
            other_types: BTreeMap::new(),
            untranslated: Vec::new(),
            required: hooks::Required::default(),
            named_traits: BTreeSet::new(),
            directives: BTreeSet::new(),
            own_interfaces: interfaces::OwnInterfaces::default(),
            items: FxHashMap::default(),
        }
    }

    /// All items of a dialect, and the user-provided traits.
    ///
    /// # Errors
    /// All errors in the definitions.
    fn dialect_items(
        mut self,
        records: &'r Records,
        dialect: Dialect<'r>,
    ) -> Result<GeneratedItems<'r>, Vec<Diagnostic>> {
        let name = dialect.name().map_err(|error| vec![error])?;
        let (lowered, errors) = self.lower(records, dialect);
        if !errors.is_empty() {
            return Err(errors);
        }
        let Lowered { operations, interfaces, types, attributes, emitted, enums, .. } = lowered;
        let Lowered { patterns, conversions, passes, .. } = lowered;
        let mut register = self.registration(dialect, &operations, &types, &attributes);
        let (types, attributes) = (types.items, attributes.items);
        let traits = self.named_traits();
        let directives = self.directive_names();
        let mut warnings = self.provided_by_author();
        warnings.retain(|found| found.severity == Severity::Warning);
        let Emitter {
            constraints,
            formats,
            mut required,
            other_types,
            paths,
            definitions,
            own_interfaces,
            ..
        } = self;
        let (formats, constraints) =
            (formats.finish(), constraints.finish(other_types.keys(), &mut required));
        let with_defaults = own_interfaces.with_defaults();
        let handle = |op: &Operation<'r>| definitions.handle(op);
        let hook_classes = hook_classes::find(&operations, handle, &required, &with_defaults);
        register.members.classes = hook_classes.clone();
        let items = quote! {
            #register
            #traits
            #directives
            #(#enums)*
            #(#interfaces)*
            #(#types)*
            #(#attributes)*
            #(#emitted)*
            #patterns
            #conversions
            #passes
            #formats
            #constraints
        };
        let (others, uses_cpp_hooks) = (paths.others.take(), paths.uses_cpp_hooks.get());
        Ok(GeneratedItems {
            items,
            dialect: Some(name),
            required,
            hook_classes,
            others,
            uses_cpp_hooks,
            warnings,
        })
    }

    /// All items of a dialect as values, with all errors in the definitions.
    fn lower(&mut self, records: &'r Records, dialect: Dialect<'r>) -> (Lowered<'r>, Vec<Diagnostic>) {
        let mut errors = Vec::new();
        let operations = self.operations(records, dialect, &mut errors);
        errors.extend_from_slice(self.definitions.facts().errors());
        let duplicates = model::consistency::duplicates(records);
        errors.extend(duplicates.into_iter().filter(|found| found.severity == Severity::Error));
        let interfaces = self.interfaces(records, dialect, &operations, &mut errors);
        let types = self.defs(records, dialect, DefKind::Type, &mut errors);
        let attributes = self.defs(records, dialect, DefKind::Attr, &mut errors);
        let mut emitted = Vec::new();
        for op in &operations {
            self.constraints.translator.set_owner(op.record.span());
            match self.operation(op) {
                Ok(items) => emitted.push(items),
                Err(error) => errors.push(model::authored(error, op.record.span(), self.sources)),
            }
        }
        self.constraints.translator.set_owner(Span::NONE);
        let enums = self.enums(records, dialect, &mut errors);
        let mut lowered =
            Lowered { operations, interfaces, types, attributes, emitted, enums, ..Lowered::default() };
        if !self.is_plan {
            lowered.patterns = self.patterns(records, dialect, &mut errors);
            lowered.conversions = self.conversions(records, dialect, &mut errors);
            lowered.passes = self.passes(records, &mut errors);
            errors.extend(self.errors_in_code());
        }
        (lowered, errors)
    }

    /// The operations of a dialect; errors in any operation are added to `errors`.
    fn operations(
        &self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<Operation<'r>> {
        let mut operations = Vec::new();
        let all: &mut dyn Iterator<Item = model::Result<Operation<'r>>> = if self.is_plan {
            &mut model::operations_as_data(records)
        } else {
            &mut model::all_operations(records)
        };
        for op in all {
            match op {
                Ok(op) if op.dialect == dialect => operations.push(op),
                Ok(_) => {}
                Err(error) => errors.push(error),
            }
        }
        operations
    }

    /// The passes of a file without a dialect, and the user-provided traits.
    ///
    /// # Errors
    /// All errors in the passes.
    fn pass_items(mut self, records: &'r Records) -> Result<GeneratedItems<'r>, Vec<Diagnostic>> {
        let mut errors = Vec::new();
        let passes = self.passes(records, &mut errors);
        if !errors.is_empty() {
            return Err(errors);
        }
        let Emitter { required, paths, .. } = self;
        let (others, uses_cpp_hooks) = (paths.others.take(), paths.uses_cpp_hooks.get());
        let items = passes.into_token_stream();
        let hook_classes = Vec::new();
        Ok(GeneratedItems {
            items,
            dialect: None,
            required,
            hook_classes,
            others,
            uses_cpp_hooks,
            warnings: Vec::new(),
        })
    }

    /// Claims the name of an item for a definition.
    ///
    /// # Errors
    /// When another definition has claimed it.
    fn claim(&mut self, name: &proc_macro2::Ident, record: RecordRef<'r>) -> model::Result<()> {
        let name = name.to_string();
        let error = |message: String| Diagnostic::error(codes::DUPLICATE_DEFINITION, record.span(), message);
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

impl Emitter<'_, '_> {
    /// The summary, the description, and the location of the definition, as documentation.
    fn docs(&self, summary: &str, description: &str, record: RecordRef<'_>) -> emit::Doc {
        if !self.is_documented {
            return emit::Doc::default();
        }
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
        if let Some(class) = self.definitions.renamed_class(record) {
            let reason = "the underscores at the end distinguish it from an item of a similar name";
            lines.push_str(&format!("\n\n C++ class: `{class}`; {reason}."));
        }
        emit::Doc(lines)
    }

    /// `toy.ods:12`
    fn place(&self, record: RecordRef<'_>) -> String {
        model::place(record, self.sources)
    }
}

/// Documentation of an item whose definition has a summary: ` The condition: both types are equal.`
fn described(item: &str, summary: &str) -> String {
    let summary = escaped(summary.trim().trim_end_matches('.'));
    let separator = if summary.is_empty() { "" } else { ": " };
    format!(" {item}{separator}{summary}.")
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
