//! The passes of a registered pipeline.

use super::base::Pass;
use super::declared::PassOptionValue;
use super::parse::parse_elements;
use super::pipeline::{Anchor, Pipeline};
use super::registry::PipelineBuilder;

impl PipelineBuilder<'_> {
    /// The value of an option; `None` if it is not given. Its name must be among
    /// [`PipelineEntry::options`](super::PipelineEntry::options).
    ///
    /// # Errors
    /// The message about an invalid value.
    #[track_caller]
    pub fn option<T: PassOptionValue>(&self, name: &str) -> Result<Option<T>, String> {
        assert!(
            self.entry.options.iter().any(|known| known.0 == name),
            "the pipeline '{}' does not list an option '{name}'",
            self.entry.argument
        );
        let given = self.options.iter().rfind(|(given, _)| *given == name);
        given
            .map(|(_, value)| T::parse(*value))
            .transpose()
            .map_err(|wrong| self.messages.option(name, wrong))
    }

    /// Appends a pass.
    ///
    /// # Errors
    /// When the pass and the pipeline have different anchors.
    pub fn add(&mut self, pass: impl Pass + 'static) -> Result<(), String> {
        self.pipeline.add(Box::new(pass)).map_err(|message| self.messages.element(&message))
    }

    /// Appends the elements of a pipeline's text, such as `cse,func.func(canonicalize)`.
    ///
    /// # Errors
    /// The message about the text.
    pub fn parse(&mut self, text: &str) -> Result<(), String> {
        parse_elements(self.registry, self.messages.program, text, self.pipeline)
    }

    /// Appends a pipeline for directly nested operations with this name, whose passes `build` adds.
    ///
    /// # Errors
    /// What `build` returns.
    pub fn nest(
        &mut self,
        anchor: &str,
        build: impl FnOnce(&mut PipelineBuilder<'_>) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut nested = Pipeline::new(Anchor::Op(anchor.to_owned()));
        let options = self.options.clone();
        let PipelineBuilder { entry, registry, messages, .. } = *self;
        build(&mut PipelineBuilder { entry, registry, pipeline: &mut nested, options, messages })?;
        self.pipeline.nest(nested);
        Ok(())
    }
}
