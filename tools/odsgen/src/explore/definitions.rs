//! The data of the page: lists of all definitions, and their parts by name.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::time::SystemTime;

use ods_codegen::emit::{Emitter, Failure, Input, Registry, Settings};
use ods_codegen::model::{self, Pattern};
use ods_codegen::rust::expr::{self, OpReport, Report, first_use};
use ods_codegen::rust::skeleton;
use ods_explore::{Kind, Model};
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::{ClassRef, RecordId, RecordRef};
use ods_parser::source::{FileId, Span};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use crate::generate::with_dialect;

use super::evaluation::location;
use super::kind::{ORDER, kind};
use super::trial::Trial;

/// The outputs that the page shows: command, and the language of the text.
const OUTPUTS: [(&str, &str); 5] =
    [("rust", "rust"), ("docs", "markdown"), ("python-ops", "python"), ("c-header", "c"), ("c-source", "c")];

type Patterns<'a> = Vec<Result<Pattern<'a>, Diagnostic>>;

/// Definitions that were read without errors.
pub(super) struct Definitions<'a> {
    pub(super) outcome: &'a Outcome,
    registry: &'a Registry,
    /// The settings for outputs, if the definitions are of one dialect.
    settings: Option<Settings>,
    trial: Trial,
    /// Whether a file, by its number, is the main one or defines its dialect.
    own: Vec<bool>,
    patterns: OnceCell<Patterns<'a>>,
    /// The named records that name a record in a field.
    pub(super) users: OnceCell<FxHashMap<RecordId, Vec<&'a str>>>,
    report: OnceCell<Result<Report<'a>, Diagnostic>>,
    /// The hooks that operations need, by the names of the operations.
    hooks: OnceCell<BTreeMap<String, Vec<String>>>,
}

impl<'a> Definitions<'a> {
    pub(super) fn new(outcome: &'a Outcome, registry: &'a Registry, trial: Trial) -> Self {
        let settings = with_dialect(outcome, &Settings::default()).ok();
        let name = settings.as_ref().and_then(Settings::dialect);
        let dialect = model::dialects(&outcome.records).find(|of| of.name().ok() == name && name.is_some());
        let of_dialect = dialect.map(|dialect| model::files_of_dialect(dialect, &outcome.sources));
        let of_dialect = of_dialect.unwrap_or_default();
        let files = outcome.sources.files().iter().enumerate();
        let own = files.map(|(number, file)| number == 0 || of_dialect.contains(&file.path)).collect();
        Definitions {
            outcome,
            registry,
            settings,
            trial,
            own,
            patterns: OnceCell::new(),
            users: OnceCell::new(),
            report: OnceCell::new(),
            hooks: OnceCell::new(),
        }
    }

    /// The rules, those with errors, too.
    pub(super) fn patterns(&self) -> &Patterns<'a> {
        self.patterns.get_or_init(|| {
            let records = &self.outcome.records;
            if model::has_class(records, "Pattern") {
                model::patterns(records, &self.outcome.sources)
            } else {
                Vec::new()
            }
        })
    }

    fn report(&self) -> &Result<Report<'a>, Diagnostic> {
        self.report.get_or_init(|| expr::report(&self.outcome.records, &self.outcome.sources))
    }

    /// The hooks that operations need; none if a definition has an error, which the outputs show.
    fn hooks(&self) -> &BTreeMap<String, Vec<String>> {
        self.hooks.get_or_init(|| {
            let Outcome { records, sources, .. } = self.outcome;
            let dialect = self.settings.as_ref().and_then(Settings::dialect);
            skeleton::hooks_of_operations(records, sources, dialect).unwrap_or_default()
        })
    }

    /// The functions and hooks that an operation needs.
    pub(super) fn coverage_of(&self, operation: &str) -> Value {
        let Ok(report) = self.report() else { return Value::Null };
        let found = report.operations.iter().find(|found| found.name == operation);
        found.map_or(Value::Null, |of| self.needs(of))
    }

    fn needs(&self, of: &OpReport) -> Value {
        let hooks = self.hooks().get(&of.name).map_or(&[][..], Vec::as_slice);
        json!({ "name": of.name, "missing": of.missing, "unreadable": of.is_unreadable, "hooks": hooks })
    }

    fn coverage(&self) -> Value {
        let report = match self.report() {
            Ok(report) => report,
            Err(error) => return json!({ "error": error.message }),
        };
        let sources = &self.outcome.sources;
        let functions = report.functions.iter().map(|of| {
            json!({ "function": of.function, "code": of.cpp, "kind": of.kind.name(), "place": location(first_use(of), sources) })
        });
        let members = report.members.iter().map(
            |of| json!({ "definition": of.definition, "field": of.field, "place": location(of.span, sources) }),
        );
        let operations = report.operations.iter().map(|of| self.needs(of));
        json!({
            "tests": report.tests,
            "complete": report.complete_tests,
            "functions": functions.collect::<Vec<_>>(),
            "members": members.collect::<Vec<_>>(),
            "operations": operations.collect::<Vec<_>>(),
            "unreadable": report.unreadable.iter().map(|error| error.piece.text).collect::<Vec<_>>(),
        })
    }

    /// The file of a definition, its line, and whether it is an own one.
    fn location(&self, span: Span) -> (u32, bool) {
        let file = self.outcome.sources.file_of(span.lo).map_or(0, |id| id.0);
        (file, self.own.get(file as usize).copied().unwrap_or_default())
    }

    fn record_row(&self, record: RecordRef<'_>) -> Value {
        let (_, own) = self.location(record.span());
        let mut row = json!({ "name": record.name(), "kind": kind(record), "own": own });
        if let Some(summary) = record.get("summary").as_str().map(str::trim).filter(|text| !text.is_empty()) {
            row["summary"] = summary.into();
        }
        if let (true, Some(name), Ok(dialect)) =
            (record.is_a("Op"), record.get("opName").as_str(), record.def("opDialect"))
        {
            row["operation"] = format!("{}.{name}", dialect.get("name").as_str().unwrap_or_default()).into();
        }
        row
    }

    fn class_rows(&self) -> Vec<Value> {
        let records = &self.outcome.records;
        let classes: Vec<ClassRef<'_>> = records.classes().collect();
        let index = |class: ClassRef<'_>| classes.iter().position(|other| other.id() == class.id());
        let row = |class: &ClassRef<'_>| {
            json!({
                "name": class.name(),
                "own": self.location(class.span()).1,
                "parents": class.parents().filter_map(index).collect::<Vec<_>>(),
                "count": records.derived(class.name()).filter(|record| !record.is_anonymous()).count(),
            })
        };
        classes.iter().map(row).collect()
    }

    /// A value that differs after an edit of one of the files.
    fn stamp(&self) -> Value {
        let changed = |path: &str| std::fs::metadata(path).and_then(|file| file.modified()).ok();
        let times = self.outcome.sources.files().iter().map(|file| changed(&file.path));
        let since_epoch = |time: SystemTime| time.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        json!(
            times
                .flatten()
                .map(|time| since_epoch(time).as_nanos().to_string())
                .collect::<Vec<_>>()
                .join(" ")
        )
    }

    /// The outputs that the registry has.
    fn outputs(&self) -> impl Iterator<Item = (&'static str, &'static str, &dyn Emitter)> {
        let is_meant = |emitter: &&dyn Emitter| emitter.topic().is_none_or(|topic| topic.name == "dialect");
        OUTPUTS.iter().filter_map(move |&(name, language)| {
            Some((name, language, self.registry.emitters_of_command(name).find(is_meant)?))
        })
    }

    /// The text of an output for the main file's dialect, or the reason why there is none.
    fn output(&self, name: &str) -> Option<Value> {
        let (_, _, emitter) = self.outputs().find(|(known, ..)| *known == name)?;
        let (records, sources) = (&self.outcome.records, &self.outcome.sources);
        let Some(settings) = &self.settings else {
            return Some(json!({ "error": "the definitions are not of one dialect" }));
        };
        let input = Input { records, sources, settings, is_peer: false };
        Some(match emitter.emit(&input) {
            Ok(text) => json!({ "text": text }),
            Err(Failure::Usage(message)) => json!({ "error": message }),
            Err(Failure::Definitions(found)) => {
                let messages: Vec<&str> = found.iter().map(|found| found.message.as_str()).collect();
                json!({ "error": messages.join("\n") })
            }
        })
    }
}

impl Model for Definitions<'_> {
    fn kind(&self) -> Kind {
        Kind::Definitions
    }

    fn title(&self) -> String {
        let path = self.outcome.sources.files().first().map_or("", |file| file.path.as_str());
        path.rsplit('/').next().unwrap_or(path).to_owned()
    }

    fn index(&self) -> Value {
        let (records, files) = (&self.outcome.records, self.outcome.sources.files());
        let named = records.defs().filter(|record| !record.is_anonymous());
        let mut rows: Vec<Value> = named.map(|record| self.record_row(record)).collect();
        let anonymous = records.defs().len() - rows.len();
        // Definitions of the file come first, and operations before the definitions that they use; the sort
        // is stable.
        let rank = |row: &Value| ORDER.iter().position(|kind| row["kind"] == *kind).unwrap_or(ORDER.len());
        rows.sort_by_key(|row| (row["own"] == false, rank(row)));
        let files = files.iter().zip(&self.own).map(|(file, own)| json!({ "path": file.path, "own": own }));
        let outputs = self.outputs().filter(|_| self.settings.is_some());
        json!({
            "file": self.title(),
            "files": files.collect::<Vec<_>>(),
            "records": rows,
            "anonymous": anonymous,
            "classes": self.class_rows(),
            "outputs": outputs.map(|(name, language, _)| json!({ "name": name, "language": language })).collect::<Vec<_>>(),
        })
    }

    fn chunk(&self, name: &str) -> Option<Value> {
        let records = &self.outcome.records;
        match name.split_once('/').unwrap_or((name, "")) {
            ("record", name) => records.def(name).map(|record| self.record(record)),
            ("class", name) => records.class(name).map(|class| self.class(class)),
            ("output", name) => self.output(name),
            ("coverage", "") => Some(self.coverage()),
            ("trial", text) => Some(self.trial.read(text)),
            ("stamp", "") => Some(self.stamp()),
            ("file", index) => {
                let index: u32 = index.parse().ok()?;
                self.outcome.sources.files().get(index as usize)?;
                let file = self.outcome.sources.file(FileId(index));
                Some(json!({ "path": file.path, "text": *file.text }))
            }
            _ => None,
        }
    }

    fn chunks(&self) -> Vec<String> {
        let records = &self.outcome.records;
        let named = records.defs().filter(|record| !record.is_anonymous());
        let named = named.map(|record| format!("record/{}", record.name()));
        let classes = records.classes().map(|class| format!("class/{}", class.name()));
        let files = (0..self.own.len()).map(|index| format!("file/{index}"));
        let outputs = self.outputs().map(|(name, ..)| format!("output/{name}"));
        let coverage = std::iter::once("coverage".to_owned());
        named.chain(classes).chain(files).chain(outputs).chain(coverage).collect()
    }
}
