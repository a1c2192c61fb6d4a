//! Evaluation: statements to records.
//!
//! Follows llvm-tblgen's order of actions step by step, because the numbers of anonymous records, and with
//! them the names and the order of records, depend on it: each statement is evaluated as soon as it is read,
//! class bodies become symbolic values at once, and records are resolved when they are complete.

mod args;
mod bang;
mod bang_check;
mod body;
mod expr;
mod fold;
mod fold_binary;
mod fold_dag;
mod fold_ternary;
mod idle;
mod include;
mod instance;
mod lookup;
mod multiclass;
mod resolve;
mod snapshot;
mod statement;
mod suffix;
mod typing;

use std::cmp::Ordering;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::codes;
use crate::diagnostics::{Code, Diagnostic, Sink};
use crate::files::Files;
use crate::records::{IdleLet, MAX_ANCESTORS, RecordId, Store, Symbol, Type, Value};
use crate::source::Span;
use crate::syntax::ast::Stmt;
use idle::OwnLet;
use lookup::Scope;
use multiclass::{Loop, Multiclass};
use resolve::RecordMemory;

pub(crate) use include::Evaluated;
pub(crate) use snapshot::Snapshot;

/// Widest `bits<n>` that is evaluated bit by bit; a mistyped width must not exhaust memory.
const MAX_BITS: u64 = 1 << 16;

/// Maximum depth of values that are being resolved, and of classes that are being instantiated.
const MAX_DEPTH: u32 = 40_000;

/// Maximum number of expressions, symbolic values and loop iterations of a run: a hundred times that of the
/// largest definitions that we found. It takes a few seconds.
const MAX_STEPS: u64 = 50_000_000;

/// A diagnostic was reported; the evaluation of the current statement ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Abort;

type Eval<T> = Result<T, Abort>;

/// The record under construction, whose fields and arguments are in scope.
type Owner = Option<RecordId>;

/// Settings of a run.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Warn about template arguments that are never used.
    pub warn_unused_template_args: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { warn_unused_template_args: true }
    }
}

/// An entry of the expansion stack that errors show: the definition under evaluation, and its location.
struct Frame {
    kind: FrameKind,
    span: Span,
}

/// The subject of a [`Frame`]; rendered only if an error shows it.
#[derive(Clone, Copy)]
enum FrameKind {
    Class(RecordId),
    Multiclass(RecordId),
    /// A record, by its name.
    Def(Value),
    Defm(Value),
    Instance(RecordId),
}

/// A binding of `let … in`.
#[derive(Clone)]
struct Binding {
    mode: crate::syntax::ast::LetMode,
    name: Symbol,
    span: Span,
    value_span: Span,
    bits: Option<Vec<u32>>,
    value: Value,
}

/// A `defset` that is being filled.
struct Defset {
    element: Type,
    span: Span,
    records: Vec<Value>,
}

/// Whether an unknown name is an error or denotes itself.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Value,
    Name,
}

/// The state of a run.
pub(crate) struct Evaluator<'o> {
    store: Store,
    options: &'o Options,
    files: Files,
    /// Memory of syntax trees that are done with.
    arenas: Vec<bumpalo::Bump>,
    diagnostics: Sink,
    scopes: Vec<Scope>,
    lets: Vec<Vec<Binding>>,
    /// The `let`s of the current body that are in effect.
    own_lets: Vec<OwnLet>,
    idle_lets: Vec<IdleLet>,
    loops: Vec<Loop>,
    multiclasses: FxHashMap<Symbol, usize>,
    multiclass_list: Vec<Multiclass>,
    multiclass: Option<usize>,
    defsets: Vec<Defset>,
    globals: FxHashMap<Symbol, Value>,
    aliases: FxHashMap<Symbol, Type>,
    instances: FxHashMap<Value, RecordId>,
    /// Location of the first use of each class value, which is the location of its record.
    instance_spans: FxHashMap<Value, Span>,
    implicit_names: FxHashMap<RecordId, Symbol>,
    /// Names whose definition failed; their uses are not reported again.
    failed: FxHashSet<Symbol>,
    anonymous_count: u32,
    depth: u32,
    steps: u64,
    /// Memory of resolvers that are done.
    record_memory: Vec<RecordMemory>,
    frames: Vec<Frame>,
    /// The expression at hand, for errors found while folding.
    here: Span,
    /// The symbol of `NAME`.
    name_symbol: Symbol,
    /// Index of the first chunk of the main file that is evaluated here.
    first_chunk: usize,
    /// States that the reader requested.
    snapshots: Vec<Snapshot>,
}

impl<'o> Evaluator<'o> {
    pub(crate) fn new(options: &'o Options, files: Files) -> Evaluator<'o> {
        let mut store = Store::default();
        let name_symbol = store.symbols.intern("NAME");
        Evaluator {
            store,
            options,
            files,
            arenas: Vec::new(),
            diagnostics: Sink::default(),
            scopes: vec![Scope::plain()],
            lets: Vec::new(),
            own_lets: Vec::new(),
            idle_lets: Vec::new(),
            loops: Vec::new(),
            multiclasses: FxHashMap::default(),
            multiclass_list: Vec::new(),
            multiclass: None,
            defsets: Vec::new(),
            globals: FxHashMap::default(),
            aliases: FxHashMap::default(),
            instances: FxHashMap::default(),
            instance_spans: FxHashMap::default(),
            implicit_names: FxHashMap::default(),
            failed: FxHashSet::default(),
            anonymous_count: 0,
            depth: 0,
            steps: 0,
            record_memory: Vec::new(),
            frames: Vec::new(),
            here: Span::NONE,
            name_symbol,
            first_chunk: 0,
            snapshots: Vec::new(),
        }
    }

    /// Evaluates one top-level statement. Definitions before an error remain.
    fn top_level(&mut self, stmt: &Stmt<'_>) {
        // One report that there is no end is enough.
        if self.steps > MAX_STEPS || self.diagnostics.is_full() {
            return;
        }
        if self.statement(stmt).is_err() {
            self.note_failure(stmt);
            self.scopes.truncate(1);
            self.lets.clear();
            self.loops.clear();
            self.defsets.clear();
            self.frames.clear();
            self.multiclass = None;
            self.depth = 0;
        }
    }

    /// Reports records with too many ancestors, and removes their ancestors. This runs after evaluation,
    /// because a class that is declared before its definition may add ancestors to existing classes.
    fn limit_ancestors(&mut self) {
        let mut counts = vec![None; self.store.records.len()];
        for index in 0..self.store.records.len() {
            let id = RecordId(index as u32);
            if self.count_ancestors(id, &mut counts) <= MAX_ANCESTORS {
                continue;
            }
            let span = self.store.record(id).span();
            let message = format!("'{}' has more than {MAX_ANCESTORS} ancestors", self.store.name_text(id));
            self.store.record_mut(id).parents.clear();
            counts[index] = Some(0);
            self.diagnostics.push(Diagnostic::error(codes::TOO_LARGE, span, message));
        }
    }

    /// Number of a record's ancestors; one that is reached twice counts twice.
    fn count_ancestors(&self, id: RecordId, counts: &mut [Option<usize>]) -> usize {
        if let Some(count) = counts[id.0 as usize] {
            return count;
        }
        let parents = self.store.record(id).parents.iter();
        let count = parents.fold(0usize, |sum, parent| {
            sum.saturating_add(self.count_ancestors(parent.0, counts)).saturating_add(1)
        });
        counts[id.0 as usize] = Some(count);
        count
    }

    /// Reports an error at the expression at hand.
    fn error<T>(&mut self, code: Code, message: impl Into<String>) -> Eval<T> {
        self.error_at(self.here, code, message)
    }

    /// Reports an error.
    fn error_at<T>(&mut self, span: Span, code: Code, message: impl Into<String>) -> Eval<T> {
        self.report(Diagnostic::error(code, span, message))
    }

    /// Reports a diagnostic with the chain of instantiations that led to it.
    fn report<T>(&mut self, diagnostic: Diagnostic) -> Eval<T> {
        self.add_diagnostic(diagnostic);
        Err(Abort)
    }

    fn add_diagnostic(&mut self, mut diagnostic: Diagnostic) {
        // Beyond this many steps a chain repeats itself.
        const SHOWN: usize = 6;
        let skipped = self.frames.len().saturating_sub(SHOWN);
        for (index, frame) in self.frames.iter().rev().enumerate() {
            if index == SHOWN - 1 && skipped > 0 {
                diagnostic = diagnostic.with_note(Span::NONE, format!("… {skipped} further steps"));
            }
            if index < SHOWN - 1 || index + 1 == self.frames.len() {
                diagnostic = diagnostic.with_note(frame.span, format!("in {}", self.frame_text(frame.kind)));
            }
        }
        self.diagnostics.push(diagnostic);
    }

    /// Counts a level of recursion; every call that succeeds is paired with [`Evaluator::leave`].
    fn enter(&mut self) -> Eval<()> {
        if self.depth >= MAX_DEPTH {
            return self.error(
                codes::TOO_DEEP,
                "values or classes nest too deeply; does a class instantiate itself?",
            );
        }
        self.depth += 1;
        self.step()
    }

    /// Counts a step, which bounds the run time of exponential definitions.
    fn step(&mut self) -> Eval<()> {
        self.steps += 1;
        match self.steps.cmp(&(MAX_STEPS + 1)) {
            Ordering::Less => Ok(()),
            Ordering::Equal => {
                self.error(codes::TOO_MANY_STEPS, format!("this takes more than {MAX_STEPS} steps"))
            }
            // Later steps fail, too. The error has been reported.
            Ordering::Greater => Err(Abort),
        }
    }

    /// Ends a level of recursion. Reports values that could not be stored meanwhile.
    fn leave(&mut self) -> Eval<()> {
        self.depth = self.depth.saturating_sub(1);
        let store = &mut self.store;
        if store.values.is_exhausted || store.symbols.is_exhausted {
            (store.values.is_exhausted, store.symbols.is_exhausted) = (false, false);
            return self.error(codes::TOO_LARGE, "values nest too deeply or grow too large");
        }
        Ok(())
    }

    /// Runs `work` as a step of the chain that errors show.
    fn run_in_frame<T>(
        &mut self,
        kind: FrameKind,
        span: Span,
        work: impl FnOnce(&mut Self) -> Eval<T>,
    ) -> Eval<T> {
        self.frames.push(Frame { kind, span });
        let here = std::mem::replace(&mut self.here, span);
        let result = work(self);
        self.here = here;
        // After an error the evaluation of the statement ends, which clears the frames.
        if result.is_ok() {
            self.frames.pop();
        }
        result
    }

    fn frame_text(&self, step: FrameKind) -> String {
        match step {
            FrameKind::Class(id) => format!("class '{}'", self.store.class_name(id)),
            FrameKind::Multiclass(id) => format!("multiclass '{}'", self.store.class_name(id)),
            FrameKind::Def(name) => format!("def '{}'", self.store.unquoted(name)),
            FrameKind::Defm(name) => format!("defm '{}'", self.store.unquoted(name)),
            FrameKind::Instance(class) => {
                format!("the instantiation of class '{}'", self.store.class_name(class))
            }
        }
    }

    fn text(&self, symbol: Symbol) -> &str {
        self.store.symbols.text(symbol)
    }

    fn new_anonymous_name(&mut self) -> Value {
        self.anonymous_count += 1;
        self.store.values.anonymous_name(self.anonymous_count - 1)
    }
}
