//! Options for passes: the pipeline and its observation.

use driver_support::arguments::Argument;
use ir_core::pass::{
    Anchor, PassManagerConfig, PassRegistry, PassTarget, Pipeline, PipelineElement, parse_pipeline,
};
use ir_core::text::PrintOptions;
use std::ffi::OsString;

/// The passes of the command line, and their options.
pub(crate) struct PassOptions {
    /// All passes and pipelines.
    pub(crate) registry: PassRegistry,
    /// The passes in order.
    pub(crate) pipeline: Pipeline,
    /// Whether the pipeline is from `--pass-pipeline`.
    from_text: bool,
    pub(crate) config: PassManagerConfig,
    pub(crate) dump_pipeline: bool,
    pub(crate) statistics: bool,
    pub(crate) statistics_as_list: bool,
    pub(crate) timing: bool,
    pub(crate) timing_as_list: bool,
    /// The file for the reproducer of a failure.
    pub(crate) reproducer: Option<OsString>,
    /// The file for the reproducer of a run that succeeded.
    pub(crate) generated_reproducer: Option<OsString>,
    /// The folder for the IR before and after passes, one file for each.
    pub(crate) tree: Option<OsString>,
    /// Whether the passes are those of the reproducer in the input.
    pub(crate) run_reproducer: bool,
}

impl PassOptions {
    pub(crate) fn new(registry: PassRegistry) -> Self {
        PassOptions {
            registry,
            pipeline: Pipeline::new(Anchor::Op("builtin.module".to_owned())),
            from_text: false,
            config: PassManagerConfig { verify_each: true, ..PassManagerConfig::default() },
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

    /// Sets the pipeline from its text.
    ///
    /// # Errors
    /// The message about the text, or about passes that are also options.
    pub(crate) fn set_pipeline(&mut self, program: &str, text: &str) -> Result<(), String> {
        self.refuse_both(!self.pipeline.steps.is_empty())?;
        self.pipeline = parse_pipeline(&self.registry, program, text)?;
        self.from_text = true;
        Ok(())
    }

    /// Appends the pass or pipeline that the option names. Returns whether there is one.
    ///
    /// # Errors
    /// The message about its options, or about a second pipeline from `--pass-pipeline`.
    pub(crate) fn add(&mut self, argument: &Argument<'_>) -> Result<bool, String> {
        let options = argument.text_after_sign().unwrap_or_default();
        let mut added = Pipeline::new(Anchor::Any);
        let is_there = self.registry.append(&mut added, argument.program, &argument.name, &options)?;
        added.steps.into_iter().for_each(|step| self.add_element(step));
        self.refuse_both(is_there && self.from_text)?;
        Ok(is_there)
    }

    /// Appends a step. A pass for operations with another name is nested in a pipeline for these, as only
    /// options do it in MLIR.
    fn add_element(&mut self, step: PipelineElement) {
        let expected = match &step {
            PipelineElement::Pass(instance) => match instance.pass.target() {
                PassTarget::Op(name) => Some(Anchor::Op(name.to_owned())),
                PassTarget::Interface(_) | PassTarget::Any => None,
            },
            PipelineElement::Nested(_) => None,
        };
        match expected.filter(|expected| *expected != self.pipeline.anchor) {
            Some(expected) => {
                let mut nested = Pipeline::new(expected);
                nested.steps.push(step);
                self.pipeline.nest(nested);
            }
            None => self.pipeline.steps.push(step),
        }
    }

    fn refuse_both(&self, both: bool) -> Result<(), String> {
        if !both {
            return Ok(());
        }
        let message = "'-pass-pipeline' option can't be used with individual pass options";
        Err(format!("<unknown>:0: error: {message}"))
    }

    /// The names of passes in an option's value.
    ///
    /// # Errors
    /// The message about the first name without a pass.
    pub(crate) fn names(&self, argument: &mut Argument<'_>) -> Result<Vec<String>, String> {
        let names: Vec<String> = argument.text()?.split(',').map(str::to_owned).collect();
        match names.iter().find(|name| self.registry.find(name).is_none()) {
            Some(unknown) => Err(argument.no_such_value(unknown)),
            None => Ok(names),
        }
    }

    /// Checks combinations of options.
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

    /// Whether there is nothing to run and no reproducer to write.
    pub(crate) fn is_empty(&self) -> bool {
        let is_reproduced = self.run_reproducer || self.generated_reproducer.is_some();
        self.pipeline.steps.is_empty() && !self.from_text && !is_reproduced
    }
}
