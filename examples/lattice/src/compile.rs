//! The compiler: from a model to machine code in memory.

use crate::model::Model;
use crate::{function, lattice, passes};
use ir_core::pass::PassRegistry;
use ir_core::prelude::*;
use ods_run::{Jit, JitOptions, OptLevel};
use std::error::Error;

/// The passes: simplification, arithmetic, the dialect `llvm`. A memref of a known size is passed as a
/// pointer.
const PIPELINE: &str = "builtin.module(canonicalize,cse,lattice-to-arith,canonicalize,cse,finalize-memref-to-llvm,\
    convert-func-to-llvm{use-bare-ptr-memref-call-conv=true},convert-arith-to-llvm,reconcile-unrealized-casts)";

/// A model as machine code.
pub struct Compiled {
    jit: Jit,
    features: usize,
}

impl Compiled {
    /// Compiles a model. Of some features the value may be `known` already.
    ///
    /// # Errors
    /// When the model is not one, or this machine has no compiler.
    pub fn new(model: &Model, known: &[(usize, f64)]) -> Result<Compiled, Box<dyn Error>> {
        let mut module = function::module(&context(), model, known)?;
        module.run_passes(&registry(), PIPELINE)?;
        let options = JitOptions { level: OptLevel::Speed, ..JitOptions::default() };
        Ok(Compiled { jit: Jit::with_options(&module, &options)?, features: model.features })
    }

    /// The function that evaluates the model.
    ///
    /// # Errors
    /// Never for a compiled model.
    pub fn function(&self) -> Result<impl Fn(&[f64]) -> f64, ods_run::Error> {
        let function = self.jit.get::<fn(*const f64) -> f64>(function::NAME)?;
        let count = self.features;
        Ok(move |features: &[f64]| {
            assert!(features.len() >= count, "a value for each feature");
            // SAFETY: The function reads that many numbers, nothing else, and ends.
            unsafe { function.call(features.as_ptr()) }
        })
    }
}

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    lattice::register(&ctx);
    ctx
}

fn registry() -> PassRegistry {
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    passes::register_passes(&mut registry);
    registry
}
