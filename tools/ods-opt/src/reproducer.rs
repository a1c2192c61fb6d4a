//! Reproducers: a module with the passes to run on it, in a section of external resources as `mlir-opt` writes it.

use crate::files::Output;
use crate::passes::PassOptions;
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{PassRegistry, Pipeline, parse_pipeline};
use ir_core::text::{ExternalResource, ParsedModule, PrintOptions, print_module};
use std::ffi::OsStr;
use std::io::{self, Write};

/// The section of external resources.
const SECTION: &[u8] = b"mlir_reproducer";

/// The module with what runs the passes on it.
pub(crate) fn text(
    module: &ParsedModule,
    print: &PrintOptions,
    pipeline: &Pipeline,
    [disable_threading, verify_each]: [bool; 2],
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

/// Writes a reproducer. The inner error is a message: the file cannot be opened.
///
/// # Errors
/// When it cannot be written.
pub(crate) fn write(path: &OsStr, text: &[u8]) -> io::Result<Result<(), String>> {
    let mut file = match Output::create(path) {
        Ok(file) => file,
        Err(message) => return Ok(Err(message)),
    };
    file.write_all(text)?;
    file.keep().map(Ok)
}

/// The pipeline and options that an input carries as a reproducer.
#[derive(Default)]
pub(crate) struct Reproducer {
    pipeline: Option<Pipeline>,
    disable_threading: bool,
    verify_each: Option<bool>,
}

impl Reproducer {
    /// Takes it out of the module's external resources.
    ///
    /// # Errors
    /// What is wrong with the section, at the module.
    pub(crate) fn take(
        module: &mut ParsedModule,
        program: &str,
        registry: &PassRegistry,
    ) -> Result<Self, Diagnostic> {
        let mut reproducer = Reproducer::default();
        let is_ours = |name: &[u8]| name == SECTION;
        let sections = module.external_resources.extract_if(.., |(name, _)| is_ours(name));
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

    /// Puts what it says in the place of what the command line says, and keeps that.
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
