//! Code lenses and the texts that they show: records of a class, generated code, documentation.
//!
//! A text is written to a file in the host's cache folder, which every client can show, and written again
//! when its document changes.

use std::path::Path;

use lsp_types::{CodeLens, CodeLensParams, Command, Uri};
use ods_codegen::emit::{DIALECT, Emitter, Input, Settings};
use ods_codegen::model;
use ods_codegen::{Arena, decision};
use ods_parser::diagnostics::Diagnostic;
use ods_parser::source::Span;
use serde_json::json;

use crate::analysis::Analysis;
use crate::hooks;
use crate::hover::counted;
use crate::index::{ItemKind, Role};
use crate::text::Text;
use crate::unit::{ItemId, Symbol, Unit};
use crate::world::World;
use lsp_text::uri;

/// The command of lenses: URI of the document, kind of the text, name of a class.
pub(crate) const SHOW: &str = "odsgen.show";

/// The text with the code that definitions leave to Rust, as `odsgen skeleton` prints it.
const HOOKS: &str = "hooks";

/// The text with the tests that rewrite rules are compiled to.
const RULES: &str = "rules";

/// The file with the locations that refer to a definition.
const REFERENCES_OF_CLASS: &str = "class-references";
const REFERENCES_OF_MULTICLASS: &str = "multiclass-references";
const REFERENCES_OF_RECORD: &str = "record-references";

/// A text that a client shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct View {
    /// The path of the document that it is about.
    path: String,
    kind: String,
    name: String,
    /// The file that it is written to.
    file: String,
}

/// `textDocument/codeLens`
pub(crate) fn lenses(world: &mut World<'_>, params: &CodeLensParams) -> Option<Vec<CodeLens>> {
    let (path, text) = world.document(&params.text_document.uri)?;
    let unit = world.unit(&path);
    let analysis = world.analysis(&path);
    let outcome = &analysis.outcome;
    let document = params.text_document.uri.as_str();
    let mut found = Vec::new();
    if is_of_dialect(&unit, &analysis) {
        for output in ["rust", HOOKS, "docs", "python-ops", "c-header"] {
            if output == HOOKS || emitter(world, output).is_some() {
                let title = format!("show {output}");
                found.push(lens(world, &text, Span::NONE, title, document, output, ""));
            }
        }
        let range = text.range(Span::NONE, world.encoding);
        let command = Some(hooks::command(hooks::TITLE, document));
        found.push(CodeLens { range, command, data: None });
    }
    if derives(&unit, &["Pattern"]) {
        found.push(lens(world, &text, Span::NONE, format!("show {RULES}"), document, RULES, ""));
    }
    let counts = unit.counts_of_references();
    for (index, item) in unit.files.first().map_or(&[][..], |file| &file.index.items).iter().enumerate() {
        let Some(name) = item.name.as_deref().filter(|_| item.is_global && !item.is_forward) else {
            continue;
        };
        let mut add = |title: String, kind: &str| {
            found.push(lens(world, &text, item.name_span, title, document, kind, name));
        };
        if item.kind == ItemKind::Class {
            add(counted(outcome.records.derived(name).count(), "record"), "records");
        }
        let count = counts.get(&ItemId { file: 0, item: index as u32 }).copied().unwrap_or_default();
        if let Some(kind) = kind_of_references(item.kind, count) {
            add(counted(count, "reference"), kind);
        }
    }
    Some(found)
}

/// The text with the references to a definition of a kind. None where a lens would be noise: over variables,
/// which are used nearby, and over records that at most one other definition names, as that of an enum does
/// its cases.
fn kind_of_references(kind: ItemKind, count: usize) -> Option<&'static str> {
    match kind {
        ItemKind::Class => Some(REFERENCES_OF_CLASS),
        ItemKind::Multiclass => Some(REFERENCES_OF_MULTICLASS),
        ItemKind::Def if count > 1 => Some(REFERENCES_OF_RECORD),
        _ => None,
    }
}

/// Whether the document defines a part of a dialect. While it has errors, this depends on its names, so that
/// the lens above the first line does not disappear with each keystroke.
fn is_of_dialect(unit: &Unit, analysis: &Analysis) -> bool {
    let outcome = &analysis.outcome;
    !model::own_dialects(&outcome.records, &outcome.sources).is_empty()
        || outcome.has_errors() && derives(unit, &["Dialect", "Op", "TypeDef", "AttrDef"])
}

/// Whether a record of the document derives from one of some classes.
fn derives(unit: &Unit, classes: &[&str]) -> bool {
    let items = unit.files.first().map_or(&[][..], |file| &file.index.items);
    items.iter().enumerate().filter(|(_, item)| matches!(item.kind, ItemKind::Def | ItemKind::Defm)).any(
        |(at, _)| {
            let lineage = unit.lineage(ItemId { file: 0, item: at as u32 });
            lineage
                .iter()
                .any(|&id| unit.item(id).name.as_deref().is_some_and(|name| classes.contains(&name)))
        },
    )
}

fn lens(
    world: &World<'_>,
    text: &Text,
    span: Span,
    title: String,
    document: &str,
    kind: &str,
    name: &str,
) -> CodeLens {
    let arguments = Some(vec![json!(document), json!(kind), json!(name)]);
    let command = Command { title, command: SHOW.to_owned(), arguments };
    CodeLens { range: text.range(span, world.encoding), command: Some(command), data: None }
}

/// The output of `odsgen gen` with that name, of a dialect where it has several.
fn emitter(world: &World<'_>, command: &str) -> Option<&'static dyn Emitter> {
    let of_dialect =
        |emitter: &&'static dyn Emitter| emitter.topic().is_none_or(|topic| topic.name == "dialect");
    world.host.outputs().emitters_of_command(command).find(of_dialect)
}

/// The view that a command requests.
///
/// # Errors
/// Errors in the arguments.
pub(crate) fn view(world: &mut World<'_>, arguments: &[serde_json::Value]) -> Result<View, String> {
    let text = |index: usize| arguments.get(index).and_then(serde_json::Value::as_str);
    let (Some(document), Some(kind)) = (text(0), text(1)) else {
        return Err(format!("'{SHOW}' takes the URI of a document, the kind of the text, and a name"));
    };
    let name = text(2).unwrap_or_default().to_owned();
    let uri: Uri = document.parse().map_err(|_| format!("'{document}' is not a URI"))?;
    let (path, _) = world.document(&uri).ok_or_else(|| format!("'{document}' is not known"))?;
    let stem = Path::new(&path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = match kind {
        "rust" | HOOKS => "rs",
        "docs" => "md",
        "python-ops" => "py",
        "c-header" => "h",
        _ => "txt",
    };
    let suffix = if name.is_empty() { kind.to_owned() } else { format!("{kind}-{name}") };
    let folder = world.host.cache_folder().ok_or("there is no folder to write to")?;
    let file = folder.join("views").join(format!("{stem}.{suffix}.{ending}"));
    Ok(View { path, kind: kind.to_owned(), name, file: file.to_string_lossy().into_owned() })
}

/// Writes a view's file, and returns its URI.
///
/// # Errors
/// Why there is no such text, or why it cannot be written.
pub(crate) fn write(world: &mut World<'_>, view: &View) -> Result<Uri, String> {
    let analysis = world.analysis(&view.path);
    let text = match view.kind.as_str() {
        "records" => records(&analysis, &view.name, world),
        REFERENCES_OF_CLASS | REFERENCES_OF_MULTICLASS | REFERENCES_OF_RECORD => references(world, view),
        HOOKS => hooks_text(&analysis)?,
        RULES => rules(&analysis)?,
        output => generated(world, &analysis, output)?,
    };
    let failed = |error: std::io::Error| format!("'{}': {error}", view.file);
    let is_same = std::fs::read_to_string(&view.file).is_ok_and(|found| found == text);
    if !is_same {
        std::fs::create_dir_all(Path::new(&view.file).parent().unwrap_or(Path::new("."))).map_err(failed)?;
        std::fs::write(&view.file, text).map_err(failed)?;
    }
    Ok(uri::from_path(&view.file))
}

/// The hooks that the author writes.
fn hooks_text(analysis: &Analysis) -> Result<String, String> {
    let items = hooks::items(analysis)?;
    let texts: Vec<&str> = items.iter().map(|item| item.text.as_str()).collect();
    Ok(if texts.is_empty() { "// Nothing is left to Rust.\n".to_owned() } else { texts.join("\n") })
}

/// The tests that rewrite rules are compiled to, as `odsgen explain-pattern` prints them.
fn rules(analysis: &Analysis) -> Result<String, String> {
    let (records, sources) = (&analysis.outcome.records, &analysis.outcome.sources);
    let patterns: Result<Vec<_>, Diagnostic> = model::patterns(records, sources).into_iter().collect();
    let patterns = patterns.map_err(|error| error.message)?;
    let arena = Arena::new();
    let trees = decision::trees(&arena, &patterns).map_err(|error| error.message)?;
    Ok(trees.iter().map(|tree| decision::explain(tree, sources)).collect())
}

/// A line for each record of a class, with its file and line.
fn records(analysis: &Analysis, class: &str, world: &mut World<'_>) -> String {
    let mut lines = String::new();
    for record in analysis.outcome.records.derived(class) {
        let place = analysis.location(record.span()).map(|(path, span)| {
            let line =
                world.files.text(path).map_or(1, |text| text.position(span.lo, world.encoding).line + 1);
            format!("{path}:{line}")
        });
        lines.push_str(&format!("{}\t{}\n", record.name(), place.unwrap_or_default()));
    }
    lines
}

/// A line for each reference to a definition, with its file, line and source.
fn references(world: &mut World<'_>, view: &View) -> String {
    let unit = world.unit(&view.path);
    let item = match view.kind.as_str() {
        REFERENCES_OF_CLASS => unit.class(&view.name),
        REFERENCES_OF_MULTICLASS => unit.multiclass(&view.name),
        _ => unit.global(&view.name),
    };
    let all = item.map_or_else(Vec::new, |id| unit.references(&Symbol::Item(id)));
    let mut lines = String::new();
    for (file, span, _) in all.into_iter().filter(|(.., role)| *role != Role::Definition) {
        let path = &unit.files[file as usize].path;
        let Ok(text) = world.files.text(path) else { continue };
        let line = text.line_of(span.lo);
        let range = text.line(line);
        let written = text.slice(Span::new(range.start, range.end)).trim();
        lines.push_str(&format!("{path}:{}\t{written}\n", line + 1));
    }
    lines
}

/// Output of `odsgen gen` for the first dialect of the document.
fn generated(world: &World<'_>, analysis: &Analysis, output: &str) -> Result<String, String> {
    let emitter = emitter(world, output).ok_or_else(|| format!("there is no output '{output}'"))?;
    let (records, sources) = (&analysis.outcome.records, &analysis.outcome.sources);
    let mut settings = Settings::default();
    if let Some(dialect) = model::own_dialects(records, sources).first() {
        settings.set(&DIALECT, dialect.name().map_err(|error| error.message)?);
    }
    let input = Input { records, sources, settings: &settings, is_peer: false };
    emitter.emit(&input).map_err(|failure| match failure {
        ods_codegen::emit::Failure::Usage(message) => message,
        ods_codegen::emit::Failure::Definitions(found) => hooks::first_message(&found),
    })
}
