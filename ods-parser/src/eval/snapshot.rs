//! States of a run between two statements of the main file, from which later runs continue.
//!
//! The tables of a snapshot share their memory with the tables of the run.

use rustc_hash::{FxHashMap, FxHashSet};

use super::lookup::Scope;
use super::multiclass::Multiclass;
use super::{Evaluator, Options};
use crate::diagnostics::Sink;
use crate::files::Files;
use crate::records::{IdleLet, RecordId, Store, Symbol, Type, Value};
use crate::source::Span;

/// The state of an evaluator between two statements of the main file.
#[derive(Clone)]
pub(crate) struct Snapshot {
    /// Number of chunks of the main file that are evaluated.
    pub(crate) chunks: usize,
    store: Store,
    diagnostics: Sink,
    scopes: Vec<Scope>,
    multiclasses: FxHashMap<Symbol, usize>,
    multiclass_list: Vec<Multiclass>,
    globals: FxHashMap<Symbol, Value>,
    aliases: FxHashMap<Symbol, Type>,
    instances: FxHashMap<Value, RecordId>,
    instance_spans: FxHashMap<Value, Span>,
    implicit_names: FxHashMap<RecordId, Symbol>,
    failed: FxHashSet<Symbol>,
    idle_lets: Vec<IdleLet>,
    anonymous_count: u32,
    steps: u64,
}

impl<'o> Evaluator<'o> {
    /// The state after the first `chunks` chunks of the main file, where no block or loop is open.
    pub(super) fn snapshot(&self, chunks: usize) -> Snapshot {
        Snapshot {
            chunks,
            store: self.store.clone(),
            diagnostics: self.diagnostics.clone(),
            scopes: self.scopes.clone(),
            multiclasses: self.multiclasses.clone(),
            multiclass_list: self.multiclass_list.clone(),
            globals: self.globals.clone(),
            aliases: self.aliases.clone(),
            instances: self.instances.clone(),
            instance_spans: self.instance_spans.clone(),
            implicit_names: self.implicit_names.clone(),
            failed: self.failed.clone(),
            idle_lets: self.idle_lets.clone(),
            anonymous_count: self.anonymous_count,
            steps: self.steps,
        }
    }

    /// An evaluator that continues from a state. `files` are those of that state.
    pub(crate) fn resume(options: &'o Options, files: Files, from: Snapshot) -> Evaluator<'o> {
        Evaluator {
            first_chunk: from.chunks,
            store: from.store,
            diagnostics: from.diagnostics,
            scopes: from.scopes,
            multiclasses: from.multiclasses,
            multiclass_list: from.multiclass_list,
            globals: from.globals,
            aliases: from.aliases,
            instances: from.instances,
            instance_spans: from.instance_spans,
            implicit_names: from.implicit_names,
            failed: from.failed,
            idle_lets: from.idle_lets,
            anonymous_count: from.anonymous_count,
            steps: from.steps,
            ..Evaluator::new(options, files)
        }
    }
}
