//! From a literal to items, or to the errors of its definitions.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use ods_codegen::rust::{Options, tokens};
use ods_parser::Outcome;
use ods_parser::diagnostics::{Diagnostic, Severity};
use ods_parser::loader::{DiskLoader, LoadError, Loaded, Loader};
use proc_macro2::{Literal, Span, TokenStream};
use quote::{quote, quote_spanned};

use crate::arguments::{Arguments, Settings, package_dir};

/// Definitions in a literal, with included files on disk.
struct Inline {
    text: String,
    disk: DiskLoader,
}

impl Loader for Inline {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        Ok(Loaded { path: path.to_owned(), text: Arc::new(self.text.clone()), on_disk: false })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.disk.load_include(path)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }
}

/// Definitions in a file of the package, called by its path there.
struct InPackage {
    disk: DiskLoader,
}

impl Loader for InPackage {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let found = self.disk.load_main(&package_dir().join(path).display().to_string())?;
        Ok(Loaded { path: path.to_owned(), ..found })
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.disk.load_include(path)
    }

    fn embedded(&self) -> &'static [(&'static str, &'static str)] {
        self.disk.embedded()
    }
}

fn disk(include_dirs: Vec<PathBuf>) -> DiskLoader {
    DiskLoader { include_dirs, prelude: ods_codegen::prelude::FILES }
}

/// Expands `dialect!`.
pub(crate) fn inline(input: TokenStream) -> TokenStream {
    let Arguments { literal, settings } = match syn::parse2(input) {
        Ok(arguments) => arguments,
        Err(error) => return error.into_compile_error(),
    };
    let mut include_dirs = settings.include_dirs();
    include_dirs.push(package_dir());
    let mut loader = Inline { text: literal.value(), disk: disk(include_dirs) };
    let start = literal.span().unwrap();
    let options = ods_parser::eval::Options::default();
    let outcome = ods_parser::read(&start.file(), &mut loader, &settings.defines, &options);
    let token = literal.token();
    let items = items(&outcome, &settings, start.line(), |diagnostic| place(&token, &outcome, diagnostic));
    let watched = watched(&outcome);
    quote! { #items #watched }
}

/// Expands `dialect_file!`.
pub(crate) fn file(input: TokenStream) -> TokenStream {
    let Arguments { literal, settings } = match syn::parse2(input) {
        Ok(arguments) => arguments,
        Err(error) => return error.into_compile_error(),
    };
    let path = literal.value();
    let mut include_dirs: Vec<PathBuf> =
        package_dir().join(&path).parent().map(Path::to_owned).into_iter().collect();
    include_dirs.extend(settings.include_dirs());
    let mut loader = InPackage { disk: disk(include_dirs) };
    let options = ods_parser::eval::Options::default();
    let outcome = ods_parser::read(&path, &mut loader, &settings.defines, &options);
    let items = items(&outcome, &settings, 1, |_| literal.span());
    let watched = watched(&outcome);
    quote! { #items #watched }
}

/// Constants of no use but that the compiler expands the macro again when one of the files that were read
/// changes, such as `const _: &[u8] = include_bytes!("/package/src/matrix.ods");`.
fn watched(outcome: &Outcome) -> TokenStream {
    let read = outcome.opened.iter().map(|path| package_dir().join(path).display().to_string());
    quote! { #(const _: &[u8] = include_bytes!(#read);)* }
}

/// The items of the dialect, or an error at `place` for each diagnostic. The main file begins in line
/// `first_line` of the file of its name.
fn items(
    outcome: &Outcome,
    settings: &Settings,
    first_line: usize,
    place: impl Fn(&Diagnostic) -> Span,
) -> TokenStream {
    let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
    let mut errors: Vec<Diagnostic> = outcome.diagnostics.iter().filter(is_error).cloned().collect();
    if errors.is_empty() {
        let options = Options { dialect: settings.dialect.as_deref(), is_module: true, ..Options::default() };
        match tokens(&outcome.records, &outcome.sources, &options) {
            Ok(created) => return created,
            Err(found) => errors = found,
        }
    }
    let errors = errors.iter().map(|error| {
        let message = message(outcome, first_line, error);
        quote_spanned! { place(error) => ::core::compile_error!(#message); }
    });
    quote! { #(#errors)* }
}

/// The message with file and line, and what to do about it.
fn message(outcome: &Outcome, first_line: usize, error: &Diagnostic) -> String {
    let mut text = String::new();
    if let (Some(file), Some(at)) =
        (outcome.sources.file_of(error.span.lo), outcome.sources.line_column(error.span.lo))
    {
        let path = &outcome.sources.file(file).path;
        let skipped = if outcome.sources.is_in_main_file(error.span) { first_line - 1 } else { 0 };
        text = format!("{path}:{}:{}: ", at.line as usize + skipped, at.column);
    }
    text += &error.message;
    if let Some(help) = &error.help {
        text += &format!(" (help: {help})");
    }
    text
}

/// The place of a mistake in the literal; the whole literal where it is in another file, the compiler does
/// not say where parts of literals stand, or the literal has escapes.
fn place(literal: &Literal, outcome: &Outcome, error: &Diagnostic) -> Span {
    let text = literal.to_string();
    let Some(quote) = text.find('"').filter(|_| text.starts_with('r')) else { return literal.span() };
    let Some(file) = outcome.sources.files().first() else { return literal.span() };
    let inside = |position: u32| position.checked_sub(file.base).map(|offset| offset as usize);
    let (Some(lo), Some(hi)) = (inside(error.span.lo), inside(error.span.hi)) else { return literal.span() };
    if error.span.is_none() || hi > file.text.len() {
        return literal.span();
    }
    let start = quote + 1;
    literal.subspan(start + lo..start + hi.max(lo + 1)).unwrap_or_else(|| literal.span())
}
