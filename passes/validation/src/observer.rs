//! The observer of a pass manager that compares functions before and after each pass.

use crate::compare::{Difference, Options, Verdict, compare_function};
use interpret::{Program, Registry};
use ir_core::context::Location;
use ir_core::diagnostic::Diagnostic;
use ir_core::interfaces::{Visibility, symbol_name, visibility};
use ir_core::ir::{Ir, Op, Order};
use ir_core::pass::{PassEnd, PassInstance, PassObserver, implements_function_interface};
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// A function whose behaviour a pass changed.
#[derive(Clone, Debug)]
pub struct Finding {
    /// The pass: its name on the command line.
    pub pass: String,
    /// The function.
    pub function: String,
    /// The location of the function before the pass.
    pub location: Location,
    /// The arguments and both behaviours.
    pub difference: Difference,
}

impl Finding {
    /// The finding as an error with notes.
    #[must_use]
    pub fn diagnostic(&self) -> Diagnostic {
        let Finding { pass, function, location, difference } = self;
        let Difference { arguments, before, after } = difference;
        let error = format!("the pass '{pass}' changes the behaviour of '{function}'");
        Diagnostic::error(*location, error)
            .with_note(*location, format!("arguments: {}", arguments.join(", ")))
            .with_note(*location, format!("before: {before}"))
            .with_note(*location, format!("after: {after}"))
    }
}

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

/// Compares functions before and after each pass.
pub struct Validator {
    registry: Registry,
    options: Options,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    before: Option<Before>,
    report: Report,
}

/// The functions before the pass that runs.
struct Before {
    program: Program,
    /// The functions to compare, with their locations.
    functions: BTreeMap<String, Location>,
}

impl Validator {
    /// A validator with the semantics of these operations.
    #[must_use]
    pub fn new(registry: Registry, options: Options) -> Self {
        Validator { registry, options, state: Mutex::default() }
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
    fn run_before_pass(&self, _pass: &PassInstance, ir: &Ir, op: Op) {
        let program = Program::of_operation(ir, outermost(ir, op), &self.registry);
        self.lock().before = Some(Before { program, functions: functions(ir, op) });
    }

    fn run_after_pass(&self, pass: &PassInstance, ir: &Ir, op: Op, end: PassEnd) {
        let mut state = self.lock();
        let Some(Before { program: before, functions }) = state.before.take() else { return };
        if !end.succeeded {
            return;
        }
        let after = Program::of_operation(ir, outermost(ir, op), &self.registry);
        let name = pass.pass.argument().to_owned();
        for (function, location) in functions {
            match compare_function(&before, &after, &function, &self.options) {
                Verdict::Equal(runs) => {
                    state.report.functions += 1;
                    state.report.runs += runs;
                }
                Verdict::Differs(difference) => {
                    state.report.findings.push(Finding {
                        pass: name.clone(),
                        function,
                        location,
                        difference,
                    });
                }
                Verdict::NotCompared(reason) => {
                    state.report.not_compared.push((name.clone(), function, reason))
                }
            }
        }
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
