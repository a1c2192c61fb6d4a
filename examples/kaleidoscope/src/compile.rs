//! The compiler: from text to a program that runs, step by step.

use crate::{generate, kal, passes};
use ir_core::pass::PassRegistry;
use ir_core::prelude::*;

// ANCHOR: steps
/// A step of the compilation, by what the module consists of after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Functions with arrays of unknown shapes.
    Arrays,
    /// One function, with all shapes.
    Shapes,
    /// Buffers and loops.
    Loops,
    /// Operations of the dialect `llvm`.
    Llvm,
}

impl Step {
    /// The steps, in order, with their names on the command line.
    pub const ALL: [(&str, Step); 4] =
        [("arrays", Step::Arrays), ("shapes", Step::Shapes), ("loops", Step::Loops), ("llvm", Step::Llvm)];

    /// The passes that lead from the step before to this one.
    #[must_use]
    pub fn passes(self) -> &'static str {
        match self {
            Step::Arrays => "",
            Step::Shapes => "inline,symbol-dce,func.func(kal-infer-shapes),canonicalize,cse",
            Step::Loops => "kal-to-loops,canonicalize,cse",
            Step::Llvm => {
                "convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,\
                 reconcile-unrealized-casts"
            }
        }
    }
}
// ANCHOR_END: steps

// ANCHOR: compile
/// Compiles the text of the file up to a step.
///
/// # Errors
/// Errors of the program, with their locations in the source.
pub fn compile(file: &str, text: &str, until: Step) -> Result<Module, Diagnostics> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    kal::register_with_interfaces(&ctx);
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    dialects::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    passes::register_passes(&mut registry);

    let mut module = generate::generate(&ctx, file, text)?;
    for (_, step) in Step::ALL.into_iter().filter(|(_, step)| *step <= until) {
        let pipeline = format!("builtin.module({})", step.passes());
        let ran = module.run_passes(&registry, &pipeline);
        ran.map_err(|errors| errors.with_source(file, text.as_bytes()))?;
    }
    Ok(module)
}
// ANCHOR_END: compile
