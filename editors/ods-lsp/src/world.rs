//! The state of the server: files, and caches of their analyses.
//!
//! **Invariant**: responses depend on the sources and options only, never on earlier requests, so caches are
//! compared with the sources that they were computed from.
//!
//! `tests/states.rs` compares a server after random edits with a fresh one.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use lsp_types::{Location, Position, TextDocumentPositionParams, Uri};
use ods_codegen::versions::read_edited;
use ods_parser::loader::EMBEDDED;
use ods_parser::source::{FileId, Span};
use ods_parser::{History, Outcome, eval};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::analysis::Analysis;
use crate::files::{Files, Overlay};
use crate::index::FileIndex;
use crate::options::{Host, Options, OptionsFinder};
use crate::parts::{self, Includers};
use crate::text::{Encoding, Text};
use crate::unit::{Unit, UnitFile};
use lsp_text::uri;

/// Maximum number of documents with cached records. Those of a large dialect with all includes take some tens
/// of megabytes.
const MAX_ANALYSES: usize = 3;

/// The state of the server.
pub(crate) struct World<'h> {
    pub(crate) host: &'h dyn Host,
    pub(crate) files: Files,
    pub(crate) options: OptionsFinder<'h>,
    pub(crate) encoding: Encoding,
    /// Whether the client can insert snippets.
    pub(crate) snippets: bool,
    indexes: FxHashMap<String, Indexed>,
    units: FxHashMap<String, (u64, Arc<Unit>)>,
    analyses: BTreeMap<String, Arc<Analysis>>,
    includers: Includers,
    /// States of evaluations, from which evaluations of edited sources continue.
    histories: BTreeMap<String, History>,
    /// Paths by the time of their last use, the latest at the end.
    recent: Vec<String>,
}

/// The index of a file, with the source and macros that it was computed from.
struct Indexed {
    text: Arc<Text>,
    macros: Vec<String>,
    index: Arc<FileIndex>,
}

/// A position in a document.
pub(crate) struct Cursor {
    pub(crate) path: String,
    pub(crate) text: Arc<Text>,
    pub(crate) offset: u32,
}

impl<'h> World<'h> {
    pub(crate) fn new(host: &'h dyn Host, options: OptionsFinder<'h>, encoding: Encoding) -> World<'h> {
        World {
            host,
            files: Files::default(),
            options,
            encoding,
            snippets: false,
            indexes: FxHashMap::default(),
            units: FxHashMap::default(),
            analyses: BTreeMap::new(),
            includers: Includers::default(),
            histories: BTreeMap::new(),
            recent: Vec::new(),
        }
    }

    /// Path and text of a document.
    pub(crate) fn document(&mut self, uri: &Uri) -> Option<(String, Arc<Text>)> {
        let path = self.embedded_path(&uri::to_path(uri));
        let text = self.files.text(&path).ok()?;
        Some((path, text))
    }

    /// A position of a request.
    pub(crate) fn cursor(&mut self, params: &TextDocumentPositionParams) -> Option<Cursor> {
        let (path, text) = self.document(&params.text_document.uri)?;
        let offset = text.offset(params.position, self.encoding);
        Some(Cursor { path, text, offset })
    }

    /// The path of an embedded file that was written out for editors, or else the path itself.
    fn embedded_path(&self, path: &str) -> String {
        let folder = self.prelude_folder();
        let inner = folder.and_then(|folder| {
            path.strip_prefix(&folder).map(|rest| rest.trim_start_matches('/').to_owned())
        });
        inner.map_or_else(|| path.to_owned(), |name| format!("{EMBEDDED}{name}"))
    }

    fn prelude_folder(&self) -> Option<String> {
        let folder = self.host.cache_folder()?.join(concat!("prelude-", env!("CARGO_PKG_VERSION")));
        Some(folder.to_string_lossy().into_owned())
    }

    /// The URI under which a client can open a file. Embedded files are written out for it.
    pub(crate) fn uri(&mut self, path: &str) -> Option<Uri> {
        if let Some(document) = self.files.document(path) {
            return Some(document.uri.clone());
        }
        let Some(name) = path.strip_prefix(EMBEDDED) else { return Some(uri::from_path(path)) };
        let written = format!("{}/{name}", self.prelude_folder()?);
        let text = self.files.text(path).ok()?;
        let is_there = std::fs::read(&written).is_ok_and(|found| found == text.content().as_bytes());
        if !is_there {
            std::fs::create_dir_all(Path::new(&written).parent()?).ok()?;
            std::fs::write(&written, text.content().as_bytes()).ok()?;
        }
        Some(uri::from_path(&written))
    }

    /// The location of a span of a file.
    pub(crate) fn location(&mut self, path: &str, span: Span) -> Option<Location> {
        let text = self.files.text(path).ok()?;
        let uri = self.uri(path)?;
        Some(Location::new(uri, text.range(span, self.encoding)))
    }

    pub(crate) fn position(&self, text: &Text, offset: u32) -> Position {
        text.position(offset, self.encoding)
    }

    /// The definitions and names of a file, with macros that are defined from the start.
    pub(crate) fn index(&mut self, path: &str, macros: &[String]) -> Option<Arc<FileIndex>> {
        let text = self.files.text(path).ok()?;
        if let Some(known) = self.indexes.get(path)
            && Arc::ptr_eq(&known.text, &text)
            && known.macros == macros
        {
            return Some(Arc::clone(&known.index));
        }
        let index = Arc::new(FileIndex::new(&text, macros));
        let indexed = Indexed { text, macros: macros.to_vec(), index: Arc::clone(&index) };
        self.indexes.insert(path.to_owned(), indexed);
        Some(index)
    }

    /// A file with all that it includes, and those of the file that it is a part of.
    pub(crate) fn unit(&mut self, path: &str) -> Arc<Unit> {
        let revision = self.files.revision();
        if let Some((known, unit)) = self.units.get(path)
            && *known == revision
        {
            return Arc::clone(unit);
        }
        let includer = self.includer(path);
        let unit = Arc::new(self.new_unit(path, includer.as_deref()).0);
        // Units of documents that are not open are used once.
        if self.files.document(path).is_some() {
            self.units.insert(path.to_owned(), (revision, Arc::clone(&unit)));
        }
        unit
    }

    /// The unit of a file: all that it includes, and after these all of the file that includes it. Also
    /// returns the number of the former.
    fn new_unit(&mut self, path: &str, includer: Option<&str>) -> (Unit, usize) {
        let options = self.options.get(includer.unwrap_or(path));
        let mut files = Vec::new();
        let mut seen = FxHashSet::default();
        self.add_files(path, &options, &mut seen, &mut files);
        let own = files.len();
        if let Some(includer) = includer {
            self.add_files(includer, &options, &mut seen, &mut files);
        }
        (Unit::new(files), own)
    }

    /// Adds a file and all that it includes.
    fn add_files(
        &mut self,
        path: &str,
        options: &Options,
        seen: &mut FxHashSet<String>,
        files: &mut Vec<UnitFile>,
    ) {
        let mut paths: Vec<String> =
            seen.insert(path.to_owned()).then(|| path.to_owned()).into_iter().collect();
        let mut next = 0;
        while let Some(path) = paths.get(next).cloned() {
            next += 1;
            let Some(index) = self.index(&path, &options.defines) else { continue };
            let found = index.includes.iter().map(|include| self.files.include(&include.path, options).ok());
            let includes: Vec<Option<String>> = found.map(|found| found.map(|(path, _)| path)).collect();
            paths.extend(includes.iter().flatten().filter(|path| seen.insert((*path).clone())).cloned());
            files.push(UnitFile { path, index, includes });
        }
    }

    /// The records and diagnostics of a file.
    pub(crate) fn analysis(&mut self, path: &str) -> Arc<Analysis> {
        self.recent.retain(|known| known != path);
        self.recent.push(path.to_owned());
        let includer = self.includer(path);
        let options = self.options.get(includer.as_deref().unwrap_or(path));
        if let Some(known) = self.analyses.get(path).cloned()
            && known.options == options
            && known.includer == includer
            && self.is_current(&known)
        {
            return known;
        }
        // Its memory is free before the new one takes as much.
        self.analyses.remove(path);
        let mut history = self.histories.remove(path).unwrap_or_default();
        let in_includer = includer.and_then(|includer| self.analysis_in(path, &includer, &mut history));
        let analysis = in_includer.unwrap_or_else(|| {
            let outcome = self.read(path, &options, &mut history);
            Analysis::new(self.files.revision(), options, None, outcome)
        });
        let analysis = Arc::new(analysis);
        while self.analyses.len() >= MAX_ANALYSES {
            let oldest = self.recent.iter().find(|path| self.analyses.contains_key(*path)).cloned();
            let Some(oldest) = oldest else { break };
            self.analyses.remove(&oldest);
            self.histories.remove(&oldest);
        }
        self.histories.insert(path.to_owned(), history);
        self.analyses.insert(path.to_owned(), Arc::clone(&analysis));
        analysis
    }

    /// The file that a file is read in, if it is a part.
    pub(crate) fn includer(&mut self, path: &str) -> Option<String> {
        let revision = self.files.revision();
        if let Some((known, found)) = self.includers.by_part.get(path)
            && *known == revision
        {
            return found.clone();
        }
        let found = self.find_includer(path);
        self.includers.by_part.insert(path.to_owned(), (revision, found.clone()));
        found
    }

    fn find_includer(&mut self, path: &str) -> Option<String> {
        if path.starts_with(EMBEDDED) {
            return None;
        }
        let (alone, own) = self.new_unit(path, None);
        let mut fewest = alone.count_unresolved(own);
        if fewest == 0 {
            return None;
        }
        let mut best = Vec::new();
        for candidate in parts::candidates(&mut self.includers, &mut self.files, self.options.roots(), path) {
            let (unit, own) = self.new_unit(path, Some(&candidate));
            let is_part = |include: &Option<String>| include.as_deref() == Some(path);
            let is_included = unit.files[own..].iter().any(|file| file.includes.iter().any(is_part));
            let unresolved = unit.count_unresolved(own);
            if !is_included || unresolved > fewest || (unresolved == fewest && best.is_empty()) {
                continue;
            }
            if unresolved < fewest {
                best.clear();
            }
            fewest = unresolved;
            best.push(candidate);
        }
        if best.len() > 1 {
            let is_read_without_errors = |candidate: &&String| {
                let analysis = self.analysis_in(path, candidate, &mut History::default());
                analysis.is_some_and(|analysis| !analysis.has_errors_in_document())
            };
            if let Some(found) = best.iter().take(parts::MAX_EVALUATED).find(is_read_without_errors) {
                return Some(found.clone());
            }
        }
        best.into_iter().next()
    }

    fn read(&mut self, path: &str, options: &Options, history: &mut History) -> Outcome {
        let overlay = Overlay { files: &mut self.files, options };
        let settings = eval::Options::default();
        read_edited(path, overlay, &options.defines, &settings, options.version, history)
    }

    /// The records and diagnostics of a file as a part of another one; none if that does not read it.
    fn analysis_in(&mut self, path: &str, includer: &str, history: &mut History) -> Option<Analysis> {
        let options = self.options.get(includer);
        let mut outcome = self.read(includer, &options, history);
        let part = outcome.sources.files().iter().position(|source| source.path == path)?;
        outcome.sources.set_main(FileId(part as u32));
        Some(Analysis::new(self.files.revision(), options, Some(includer.to_owned()), outcome))
    }

    /// Whether the sources of an analysis are the current ones.
    fn is_current(&mut self, analysis: &Analysis) -> bool {
        let revision = self.files.revision();
        if analysis.is_of(revision) {
            return true;
        }
        let sources = analysis.outcome.sources.files();
        let is_same = |files: &mut Files, path: &str, text: &Arc<String>| {
            files.text(path).is_ok_and(|now| Arc::ptr_eq(now.content(), text))
        };
        // A file that was missing may be there now, and one that hid another may be gone.
        let is_current = !analysis.has_missing_files()
            && sources.iter().all(|source| is_same(&mut self.files, &source.path, &source.text));
        if is_current {
            analysis.set_revision(revision);
        }
        is_current
    }

    /// Removes the caches of a closed file.
    pub(crate) fn forget(&mut self, path: &str) {
        self.analyses.remove(path);
        self.histories.remove(path);
        self.units.remove(path);
        self.includers.remove(path);
    }

    /// Forgets everything that depends on options.
    pub(crate) fn options_changed(&mut self) {
        self.options.forget();
        self.units.clear();
        self.includers.forget();
        self.indexes.clear();
        self.files.expect_changes();
    }
}
