//! Reproducers: a module with a pass pipeline, in a section of external resources as `mlir-opt` writes it.

use crate::passes::PassOptions;
use driver_support::files::Output;
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{PassRegistry, Pipeline, parse_pipeline};
use ir_core::text::{ExternalResource, ParsedModule, PrintOptions, print_module};
use std::ffi::OsStr;
use std::io::{self, Write};

/// The section of external resources.
const SECTION: &[u8] = b"mlir_reproducer";

/// The flags of the pass manager in a reproducer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PassManagerFlags {
    pub(crate) disable_threading: bool,
    pub(crate) verify_each: bool,
}

/// The module with the pipeline as external resources.
pub(crate) fn text(
    module: &ParsedModule,
    print: &PrintOptions,
    pipeline: &Pipeline,
    PassManagerFlags { disable_threading, verify_each }: PassManagerFlags,
) -> Vec<u8> {
    let mut text = Vec::new();
    let external = &module.external_resources;
    let printed = print_module(&module.ir, module.top, print.clone(), external, &mut text);
    debug_assert!(printed.is_ok(), "memory can be written");
    let pipeline = pipeline.text();
    let resources = format!(
        "\n{{-#\n  external_resources: {{\n    mlir_reproducer: {{\n      pipeline: \"{pipeline}\",\n      \
         disable_threading: {disable_threading},\n      verify_each: {verify_each}\n    }}\n  }}\n#-}}\n"
    );
    text.extend_from_slice(resources.as_bytes());
    text
}

/// Writes a reproducer. The inner error is the message about a file that cannot be opened.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn write(path: &OsStr, text: &[u8]) -> io::Result<Result<(), String>> {
    let mut file = match Output::create(path) {
        Ok(file) => file,
        Err(message) => return Ok(Err(message)),
    };
    file.write_all(text)?;
    file.keep().map(Ok)
}

/// The pipeline and options in the external resources of an input.
#[derive(Default)]
pub(crate) struct Reproducer {
    pipeline: Option<Pipeline>,
    disable_threading: bool,
    verify_each: Option<bool>,
}

impl Reproducer {
    /// Takes the reproducer out of the module's external resources.
    ///
    /// # Errors
    /// The section is invalid; the location is the module's.
    pub(crate) fn take(
        module: &mut ParsedModule,
        program: &str,
        registry: &PassRegistry,
    ) -> Result<Self, Diagnostic> {
        let mut reproducer = Reproducer::default();
        let sections = module.external_resources.extract_if(.., |(name, _)| name.as_slice() == SECTION);
        for (key, value) in sections.flat_map(|(_, entries)| entries) {
            let set = reproducer.set(&String::from_utf8_lossy(&key), &value, (program, registry));
            set.map_err(|message| Diagnostic::error(module.ir.location(module.top), message))?;
        }
        Ok(reproducer)
    }

    fn set(
        &mut self,
        key: &str,
        value: &ExternalResource,
        (program, registry): (&str, &PassRegistry),
    ) -> Result<(), String> {
        match (key, value) {
            ("pipeline", ExternalResource::String(text)) => {
                let text = String::from_utf8_lossy(text);
                self.pipeline = Some(parse_pipeline(registry, program, &text)?);
            }
            ("disable_threading", &ExternalResource::Bool(value)) => self.disable_threading = value,
            ("verify_each", &ExternalResource::Bool(value)) => self.verify_each = Some(value),
            ("pipeline", _) => return Err(format!("expected string value for key '{key}'")),
            ("disable_threading" | "verify_each", _) => {
                return Err(format!("expected 'true' or 'false' value for key '{key}'"));
            }
            _ => return Err(format!("unknown 'mlir_reproducer' resource key '{key}'")),
        }
        Ok(())
    }

    /// Swaps the pipeline and options of the reproducer and those of the command line.
    pub(crate) fn exchange(&mut self, ctx: &Context, passes: &mut PassOptions) {
        if self.disable_threading {
            ctx.set_threads(1);
        }
        if let Some(pipeline) = &mut self.pipeline {
            std::mem::swap(pipeline, &mut passes.pipeline);
        }
        if let Some(verify_each) = &mut self.verify_each {
            std::mem::swap(verify_each, &mut passes.config.verify_each);
        }
    }
}
