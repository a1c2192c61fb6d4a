//! Options about passes: which ones to run, in what order, and what to show of them.

use ir_core::pass::{
    Anchor, IrPrinting, PassEntry, PassManagerConfig, PassRegistry, PassSelection, Pipeline, parse_pipeline,
};
use ir_core::text::PrintOptions;
use std::ffi::{OsStr, OsString};

/// The passes of the command line, and their options.
pub struct PassOptions {
    pub(crate) program: &'static str,
    /// All passes, for the options that name some.
    pub(crate) registry: PassRegistry,
    /// The passes in order.
    pub(crate) pipeline: Pipeline,
    /// Whether the pipeline was given as a text.
    from_text: bool,
    pub(crate) config: PassManagerConfig,
    pub(crate) dump_pipeline: bool,
    pub(crate) statistics: bool,
    pub(crate) statistics_as_list: bool,
    pub(crate) timing: bool,
    pub(crate) timing_as_list: bool,
    /// Where to write a file that shows a failure again.
    pub(crate) reproducer: Option<OsString>,
    /// Where to write the outcome with the passes that made it.
    pub(crate) generated_reproducer: Option<OsString>,
    /// The folder for the IR around passes, in a file for each time.
    pub(crate) tree: Option<OsString>,
    /// Whether the passes are those that the input names as what shows a failure.
    pub(crate) run_reproducer: bool,
}

impl PassOptions {
    pub(crate) fn new(program: &'static str, registry: &PassRegistry) -> Self {
        PassOptions {
            program,
            registry: registry.clone(),
            pipeline: Pipeline::new(Anchor::Op("builtin.module".to_owned())),
            from_text: false,
            config: PassManagerConfig { verify_each: true, printing: IrPrinting::default() },
            dump_pipeline: false,
            statistics: false,
            statistics_as_list: false,
            timing: false,
            timing_as_list: false,
            reproducer: None,
            generated_reproducer: None,
            tree: None,
            run_reproducer: false,
        }
    }

    /// Applies one option. Returns whether there is one of that name.
    pub(crate) fn set(
        &mut self,
        registry: &PassRegistry,
        name: &str,
        bytes: Option<&OsStr>,
        next: &mut dyn FnMut() -> Option<OsString>,
    ) -> Result<bool, String> {
        let value = bytes.map(OsStr::to_string_lossy);
        let value = value.as_deref();
        let flag = || flag_value(self.program, name, value);
        let program = self.program;
        let mut path = || {
            let path = bytes.map(OsStr::to_owned).or_else(&mut *next);
            path.ok_or_else(|| format!("{program}: for the --{name} option: requires a value!"))
        };
        let mut text = || path().map(|path| path.to_string_lossy().into_owned());
        match name {
            "verify-each" => self.config.verify_each = flag()?,
            "pass-pipeline" => {
                let text = text()?;
                self.refuse_both(!self.pipeline.steps.is_empty())?;
                self.pipeline = parse_pipeline(registry, self.program, &text)?;
                self.from_text = true;
            }
            "dump-pass-pipeline" => self.dump_pipeline = flag()?,
            "mlir-timing" => self.timing = flag()?,
            "mlir-pass-statistics" => self.statistics = flag()?,
            "mlir-pass-statistics-display" => {
                self.statistics_as_list = self.is_list(name, &text()?, "pipeline")?;
            }
            "mlir-timing-display" => self.timing_as_list = self.is_list(name, &text()?, "tree")?,
            "mlir-generate-reproducer" => self.generated_reproducer = Some(path()?),
            "run-reproducer" => self.run_reproducer = flag()?,
            "mlir-pass-pipeline-crash-reproducer" => self.reproducer = Some(path()?),
            "mlir-print-ir-before-all" if flag()? => self.config.printing.before = PassSelection::All,
            "mlir-print-ir-after-all" if flag()? => self.config.printing.after = PassSelection::All,
            "mlir-print-ir-before-all" | "mlir-print-ir-after-all" => {}
            "mlir-print-ir-before" => {
                let names = self.pass_names(name, &text()?)?;
                names.into_iter().for_each(|name| self.config.printing.before.add(name));
            }
            "mlir-print-ir-after" => {
                let names = self.pass_names(name, &text()?)?;
                names.into_iter().for_each(|name| self.config.printing.after.add(name));
            }
            "mlir-print-ir-tree-dir" => {
                self.tree = Some(path()?);
                self.config.printing.as_files = true;
            }
            "mlir-print-ir-after-change" => self.config.printing.only_after_change = flag()?,
            "mlir-print-ir-after-failure" => self.config.printing.only_after_failure = flag()?,
            "mlir-print-ir-module-scope" => self.config.printing.module_scope = flag()?,
            _ => return self.add_pass(registry, name, value.unwrap_or_default()),
        }
        Ok(true)
    }

    /// Adds the pass of that name to the pipeline. Returns whether there is one.
    fn add_pass(&mut self, registry: &PassRegistry, name: &str, options: &str) -> Result<bool, String> {
        let Some(pass) = registry.create(self.program, name, options)? else { return Ok(false) };
        self.refuse_both(self.from_text)?;
        self.pipeline.add(pass)?;
        Ok(true)
    }

    fn refuse_both(&self, both: bool) -> Result<(), String> {
        if !both {
            return Ok(());
        }
        let message = "'-pass-pipeline' option can't be used with individual pass options";
        Err(format!("<unknown>:0: error: {message}"))
    }

    fn pass_names(&self, option: &str, text: &str) -> Result<Vec<String>, String> {
        let names: Vec<String> = text.split(',').map(str::to_owned).collect();
        match names.iter().find(|name| self.registry.find(name).is_none()) {
            Some(unknown) => Err(self.not_found(option, unknown)),
            None => Ok(names),
        }
    }

    /// Whether an option's value is `list`, and not the only other one that it takes.
    fn is_list(&self, option: &str, value: &str, other: &str) -> Result<bool, String> {
        match value {
            "list" => Ok(true),
            _ if value == other => Ok(false),
            _ => Err(self.not_found(option, value)),
        }
    }

    fn not_found(&self, option: &str, value: &str) -> String {
        format!("{}: for the --{option} option: Cannot find option named '{value}'!", self.program)
    }

    /// All passes by name, each with what it does, as `--list-passes` shows them.
    pub(crate) fn list(&self) -> String {
        let mut entries: Vec<_> = self.registry.entries().collect();
        entries.sort_unstable_by_key(|entry| entry.argument);
        let width = entries.iter().map(|entry| entry.argument.len()).max().unwrap_or(0);
        let line = |entry: &PassEntry| format!("  --{:width$} -   {}\n", entry.argument, entry.description);
        std::iter::once("Passes:\n".to_owned()).chain(entries.into_iter().map(line)).collect()
    }

    /// Checks what only all options together tell.
    pub(crate) fn finish(&mut self, print: &PrintOptions, threading: bool) -> Result<(), String> {
        let printing = &mut self.config.printing;
        printing.options = print.clone();
        if printing.module_scope && threading {
            let message = "IR print for module scope can't be setup on a pass-manager without disabling \
                           multi-threading first.";
            return Err(format!("<unknown>:0: error: {message}\n"));
        }
        Ok(())
    }

    /// Whether there is anything to run or to say of it.
    pub(crate) fn is_empty(&self) -> bool {
        let is_reproduced = self.run_reproducer || self.generated_reproducer.is_some();
        self.pipeline.steps.is_empty() && !self.from_text && !is_reproduced
    }
}

/// The value of an option that is on or off.
///
/// # Errors
/// When the text is neither, in LLVM's words.
pub(crate) fn flag_value(program: &str, name: &str, value: Option<&str>) -> Result<bool, String> {
    match value {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(other) => Err(format!(
            "{program}: for the --{name} option: '{other}' is invalid value for boolean argument! Try 0 or 1"
        )),
    }
}
