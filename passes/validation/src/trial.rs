//! Trials: a pass runs on a module that a reduction tries.

use crate::compare::{Difference, Options, Verdict, compare_converted};
use interpret::{Program, Registry};
use ir_core::Module;
use ir_core::context::OpName;
use ir_core::ir::{Ir, Op, Order};
use ir_core::pass::{PassInstance, PassManagerConfig, ir_text};
use ir_core::text::PrintOptions;

/// A pass that changed the behaviour of a function.
pub(crate) struct Trial<'a> {
    pub(crate) pass: &'a PassInstance,
    /// The program before the first pass.
    pub(crate) original: &'a Program,
    /// The IR before the pass.
    pub(crate) ir: &'a Ir,
    /// The operation that the pass ran on.
    pub(crate) op: Op,
    pub(crate) function: &'a str,
}

impl Trial<'_> {
    /// The module before the pass. `None` for a pass in another language, which runs in one arena only.
    pub(crate) fn module(&self) -> Option<Module> {
        if self.pass.pass.foreign().is_some() {
            return None;
        }
        let top = std::iter::successors(Some(self.op), |op| self.ir.parent_op(*op)).last()?;
        Module::parse(self.ir.context(), ir_text(self.ir, top, &PrintOptions::default())).ok()
    }

    /// The difference that the pass makes to the function in a module. `None` also for invalid modules.
    pub(crate) fn difference(
        &self,
        text: &str,
        registry: &Registry,
        options: &Options,
    ) -> Option<Difference> {
        let mut module = Module::parse(self.ir.context(), text).ok()?;
        module.verify().ok()?;
        let before = Program::new(&module, registry);
        let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
        for op in self.targets(&module) {
            if !config.run_alone(self.pass, module.ir_mut(), op).succeeded {
                return None;
            }
        }
        let after = Program::new(&module, registry);
        match compare_converted(self.original, &before, &after, self.function, options) {
            Verdict::Differs(difference) => Some(difference),
            _ => None,
        }
    }

    /// The operations that the pass runs on.
    fn targets(&self, module: &Module) -> Vec<Op> {
        let (ir, top) = (module.ir(), module.operation());
        let name: OpName = self.ir.name(self.op);
        if self.ir.parent_op(self.op).is_none() && ir.name(top) == name {
            return vec![top];
        }
        ir.nested_ops(top, Order::Pre).filter(|op| *op != top && ir.name(*op) == name).collect()
    }
}
