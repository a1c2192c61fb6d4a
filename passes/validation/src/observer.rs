//! The observer of a pass manager that compares functions before and after each pass.

use crate::compare::{Options, Verdict, compare_converted};
use crate::finding::{Finding, Reduced};
use crate::trial::Trial;
use interpret::{Program, Registry};
use ir_core::Module;
use ir_core::context::Location;
use ir_core::interfaces::{Visibility, symbol_name, visibility};
use ir_core::ir::{Ir, Op, Order};
use ir_core::pass::{PassEnd, PassInstance, PassObserver, implements_function_interface};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The results of a validation.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The functions whose behaviour changed, in the order of the passes.
    pub findings: Vec<Finding>,
    /// The number of compared functions, once for each pass.
    pub functions: usize,
    /// The number of argument lists with the same behaviour.
    pub runs: usize,
    /// Reasons why functions were not compared, each with the pass and the function.
    pub not_compared: Vec<(String, String, String)>,
}

/// Returns the text of a smaller module that a predicate accepts, too; `None` if the module itself is not
/// accepted.
pub type Reducer = dyn Fn(&Module, &mut dyn FnMut(&str) -> bool) -> Option<String> + Send + Sync;

/// The findings of a report that are reduced at most.
const MAX_REDUCED: usize = 3;

/// Compares functions before and after each pass.
pub struct Validator {
    registry: Registry,
    options: Options,
    reducer: Option<Box<Reducer>>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    before: Option<Before>,
    /// The functions before the first pass of the pipeline.
    original: Option<Arc<Program>>,
    /// The functions after the last pass of the pipeline, which are those before the next one.
    last: Option<Arc<Program>>,
    report: Report,
}

/// The functions before the pass that runs.
struct Before {
    program: Arc<Program>,
    /// The IR, for a reduction.
    ir: Option<Ir>,
    /// The functions to compare, with their locations.
    functions: BTreeMap<String, Location>,
}

impl Validator {
    /// A validator with the semantics of these operations.
    #[must_use]
    pub fn new(registry: Registry, options: Options) -> Self {
        Validator { registry, options, reducer: None, state: Mutex::default() }
    }

    /// Reduces the modules of findings with this function, the first few of a report.
    #[must_use]
    pub fn with_reducer(mut self, reducer: Box<Reducer>) -> Self {
        self.reducer = Some(reducer);
        self
    }

    /// Takes the report. Later passes start a new one.
    #[must_use]
    pub fn take_report(&self) -> Report {
        std::mem::take(&mut self.lock().report)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl PassObserver for Validator {
    fn run_before_pipeline(&self, _ir: &Ir, _op: Op) {
        let mut state = self.lock();
        (state.original, state.last) = (None, None);
    }

    fn run_before_pass(&self, _pass: &PassInstance, ir: &Ir, op: Op) {
        let mut state = self.lock();
        let compile = || Arc::new(Program::of_operation(ir, outermost(ir, op), &self.registry));
        let program = state.last.take().unwrap_or_else(compile);
        state.original.get_or_insert_with(|| program.clone());
        let copy = self.reducer.is_some().then(|| ir.clone());
        state.before = Some(Before { program, ir: copy, functions: functions(ir, op) });
    }

    fn run_after_pass(&self, pass: &PassInstance, ir: &Ir, op: Op, end: PassEnd) {
        let mut state = self.lock();
        let Some(Before { program: before, ir: old, functions }) = state.before.take() else { return };
        if !end.succeeded {
            return;
        }
        let after = Program::of_operation(ir, outermost(ir, op), &self.registry);
        let original = state.original.clone().unwrap_or_else(|| before.clone());
        let name = pass.pass.argument().to_owned();
        for (function, location) in functions {
            match compare_converted(&original, &before, &after, &function, &self.options) {
                Verdict::Equal(runs) => {
                    state.report.functions += 1;
                    state.report.runs += runs;
                }
                Verdict::Differs(difference) => {
                    let is_reduced = state.report.findings.len() < MAX_REDUCED;
                    let trial = |ir| Trial { pass, original: &original, ir, op, function: &function };
                    let reduced =
                        old.as_ref().filter(|_| is_reduced).and_then(|old| self.reduce(&trial(old)));
                    let pass = name.clone();
                    state.report.findings.push(Finding { pass, function, location, difference, reduced });
                }
                Verdict::NotCompared(reason) => {
                    state.report.not_compared.push((name.clone(), function, reason))
                }
            }
        }
        state.last = Some(Arc::new(after));
    }
}

impl Validator {
    fn reduce(&self, trial: &Trial<'_>) -> Option<Reduced> {
        let module = trial.module()?;
        let reducer = self.reducer.as_ref()?;
        let difference = |text: &str| trial.difference(text, &self.registry, &self.options);
        let source = reducer(&module, &mut |text| difference(text).is_some())?;
        let difference = difference(&source)?;
        Some(Reduced { source, difference })
    }
}

fn outermost(ir: &Ir, op: Op) -> Op {
    std::iter::successors(Some(op), |op| ir.parent_op(*op)).last().unwrap_or(op)
}

/// The functions with a body whose behaviour a pass on `op` must keep: the function that the pass runs on or
/// in, or the public ones of a module. A pass on a module may change the parameters of private functions.
fn functions(ir: &Ir, op: Op) -> BTreeMap<String, Location> {
    let ancestors = std::iter::successors(Some(op), |op| ir.parent_op(*op));
    let mut found: Vec<Op> = ancestors.filter(|op| is_function(ir, *op)).take(1).collect();
    if found.is_empty() {
        let is_public = |op: &Op| is_function(ir, *op) && visibility(ir, *op) == Visibility::Public;
        found.extend(ir.nested_ops(op, Order::Pre).filter(is_public));
    }
    let named = |op: Op| Some((symbol_name(ir, op)?.as_str(ir.context()).to_owned(), ir.location(op)));
    found.into_iter().filter_map(named).collect()
}

fn is_function(ir: &Ir, op: Op) -> bool {
    implements_function_interface(ir.context(), ir.name(op)) && !ir.is_empty_region(ir.region(op, 0))
}
