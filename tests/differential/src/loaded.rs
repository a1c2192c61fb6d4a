//! Compares dialects that are loaded from their definitions with compiled ones, on the modules of
//! [`crate::verdicts`].

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use dynamic::{CppKind, Plan};
use ir_core::Context;
use ir_core::prelude::*;
use ods_codegen::rust::plan;

use crate::installed;
use crate::verdicts::SPLIT;

/// A module that loaded and compiled dialects treat differently.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The module.
    pub module: String,
    /// The verdict or text of the loaded dialects.
    pub loaded: String,
    /// The verdict or text of the compiled dialects.
    pub compiled: String,
}

/// The outcome of a comparison.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Number of modules with the same verdict and the same message.
    pub verdicts: usize,
    /// Number of modules with the same text.
    pub texts: usize,
    /// Number of modules whose verdict or text is code of the author in the compiled dialects.
    pub by_hand: usize,
    /// Number of loaded dialects.
    pub dialects: usize,
    /// The modules with different verdicts or texts.
    pub differences: Vec<Difference>,
}

/// Loads all installed dialects and compares them with what [`crate::verdicts::compare`] left in `folder`.
///
/// # Errors
/// When a dialect cannot be loaded, or a file cannot be read.
pub fn compare(include: &Path, folder: &Path) -> Result<Outcome, String> {
    let read = |name: &str| fs::read_to_string(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let (modules, verdicts, texts) = (read("modules.mlir")?, read("verdicts.txt")?, read("texts.mlir")?);
    let ctx = Context::new();
    ctx.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    let mut comparison = Comparison { ctx: &ctx, in_cpp: BTreeSet::new(), outcome: Outcome::default() };
    comparison.load(include)?;
    for ((module, verdict), text) in modules.split(SPLIT).zip(verdicts.lines()).zip(texts.split(SPLIT)) {
        comparison.add(module, verdict, text);
    }
    Ok(comparison.outcome)
}

struct Comparison<'c> {
    ctx: &'c Context,
    /// The operations whose syntax is C++.
    in_cpp: BTreeSet<String>,
    outcome: Outcome,
}

impl Comparison<'_> {
    /// Registers all installed dialects.
    fn load(&mut self, include: &Path) -> Result<(), String> {
        let mut plans = Vec::new();
        for (dialect, read) in installed::dialects(include).map_err(|error| error.to_string())? {
            let text = plan::plan(&read.records, &read.sources, Some(&dialect))
                .map_err(|errors| format!("{dialect}: {}", errors[0].message))?;
            plans.push(Plan::from_json(&text).map_err(|error| format!("{dialect}: {error}"))?);
        }
        let loaded = Plan::merged(plans).register(self.ctx).map_err(|error| error.to_string())?;
        for dialect in loaded.dialects {
            self.outcome.dialects += usize::from(dialect.is_registered);
            let in_cpp = dialect.cpp.into_iter().filter(|code| code.kind == CppKind::Syntax);
            self.in_cpp.extend(in_cpp.map(|code| code.subject));
        }
        Ok(())
    }

    fn add(&mut self, module: &str, verdict: &str, text: &str) {
        if verdict == "by hand" || verdict.contains(OF_STUB) {
            self.outcome.by_hand += 1;
            return;
        }
        let checked = checked(self.ctx, module);
        let loaded = match &checked {
            Ok(_) => "right".to_owned(),
            Err(message) => message.replace('\n', " "),
        };
        if loaded != verdict {
            self.differ(module, loaded, verdict);
            return;
        }
        self.outcome.verdicts += 1;
        if let Ok(printed) = checked {
            self.add_text(module, printed, text);
        }
    }

    fn add_text(&mut self, module: &str, printed: String, text: &str) {
        if text.is_empty() || self.in_cpp.contains(operation(module)) {
            self.outcome.by_hand += 1;
        } else if text == printed {
            self.outcome.texts += 1;
        } else {
            self.differ(module, printed, text);
        }
    }

    fn differ(&mut self, module: &str, loaded: String, compiled: &str) {
        let compiled = compiled.to_owned();
        self.outcome.differences.push(Difference { module: module.to_owned(), loaded, compiled });
    }
}

/// A part of the message of a check of an interface whose method is a stub in the compiled dialects.
const OF_STUB: &str = " to be equal to the number of output tensors (0)";

/// The name of the operation that a module is about: the first that is not of the dialect `test`.
fn operation(module: &str) -> &str {
    let names = module.split('"').skip(1).step_by(2);
    names.filter(|name| name.contains('.')).find(|name| !name.starts_with("test.")).unwrap_or_default()
}

/// The printed module, or its first error.
fn checked(ctx: &Context, module: &str) -> Result<String, String> {
    let first = |errors: Diagnostics| {
        errors.as_slice().first().map_or_else(String::new, |error| error.message.clone())
    };
    let module = Module::parse(ctx, module).map_err(first)?;
    module.verify().map_err(first)?;
    Ok(module.operation().display(module.ir()).to_string())
}
