//! The registered passes and pipelines.

use super::base::{OptionHelp, Pass};
use super::declared::DeclaredPass;
use super::messages::Messages;
use super::options::OptionError;
use super::pipeline::Pipeline;

/// A registered pass.
#[derive(Clone, Copy)]
pub struct PassEntry {
    /// The name in pipelines.
    pub argument: &'static str,
    /// The one-line description.
    pub description: &'static str,
    /// Creates the pass with its default options.
    pub create: fn() -> Box<dyn Pass>,
}

impl PassEntry {
    /// The entry of a declared pass, which is created with the defaults of its options.
    #[must_use]
    pub const fn new<P: DeclaredPass + Default>() -> PassEntry {
        PassEntry {
            argument: P::SPEC.argument,
            description: P::SPEC.description,
            create: || Box::new(P::default()),
        }
    }
}

/// A registered pipeline: several passes under one name (MLIR's `PassPipelineRegistration`).
///
/// ```
/// use ir_core::pass::{PassRegistry, PipelineEntry};
///
/// let mut registry = PassRegistry::new();
/// registry.add_pipeline(PipelineEntry {
///     argument: "simplify",
///     description: "Simplify all functions",
///     options: &[("rounds", "The number of times")],
///     build: |pipeline| {
///         for _ in 0..pipeline.option("rounds")?.unwrap_or(1) {
///             pipeline.parse("func.func(canonicalize,cse)")?;
///         }
///         Ok(())
///     },
/// });
/// ```
#[derive(Clone, Copy)]
pub struct PipelineEntry {
    /// The name in pipelines and on command lines.
    pub argument: &'static str,
    /// The one-line description.
    pub description: &'static str,
    /// Its options: their names and descriptions.
    pub options: &'static [(&'static str, &'static str)],
    /// Appends its passes to a pipeline.
    pub build: fn(&mut PipelineBuilder<'_>) -> Result<(), String>,
}

impl PipelineEntry {
    /// Appends the passes of the entry with these options.
    ///
    /// # Errors
    /// The message about an option, or the error of the entry's function.
    pub(super) fn append(
        &self,
        registry: &PassRegistry,
        pipeline: &mut Pipeline,
        options: Vec<(&str, Option<&str>)>,
        messages: Messages<'_>,
    ) -> Result<(), String> {
        let is_known = |name: &str| self.options.iter().any(|known| known.0 == name);
        if let Some((name, _)) = options.iter().find(|(name, _)| !is_known(name)) {
            return Err(messages.option(name, OptionError::Unknown));
        }
        (self.build)(&mut PipelineBuilder { entry: self, registry, pipeline, options, messages })
    }
}

/// Appends the passes of a registered pipeline ([`PipelineEntry`]) to the pipeline that contains its name.
pub struct PipelineBuilder<'a> {
    pub(super) entry: &'a PipelineEntry,
    pub(super) registry: &'a PassRegistry,
    pub(super) pipeline: &'a mut Pipeline,
    pub(super) options: Vec<(&'a str, Option<&'a str>)>,
    pub(super) messages: Messages<'a>,
}

/// Passes and pipelines by name, in the order of registration.
#[derive(Clone, Default)]
pub struct PassRegistry {
    entries: Vec<PassEntry>,
    pipelines: Vec<PipelineEntry>,
}

impl PassRegistry {
    /// Creates an empty registry.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Registers a pass; it replaces one of the same name.
    pub fn add(&mut self, entry: PassEntry) {
        self.entries.retain(|known| known.argument != entry.argument);
        self.entries.push(entry);
    }

    /// The pass with that name.
    #[must_use]
    pub fn find(&self, argument: &str) -> Option<&PassEntry> {
        self.entries.iter().find(|entry| entry.argument == argument)
    }

    /// All passes.
    pub fn entries(&self) -> impl Iterator<Item = &PassEntry> {
        self.entries.iter()
    }

    /// Registers a pipeline; it replaces one of the same name.
    pub fn add_pipeline(&mut self, entry: PipelineEntry) {
        self.pipelines.retain(|known| known.argument != entry.argument);
        self.pipelines.push(entry);
    }

    /// The pipeline with that name.
    #[must_use]
    pub fn find_pipeline(&self, argument: &str) -> Option<&PipelineEntry> {
        self.pipelines.iter().find(|entry| entry.argument == argument)
    }

    /// All pipelines.
    pub fn pipelines(&self) -> impl Iterator<Item = &PipelineEntry> {
        self.pipelines.iter()
    }

    /// The names of all passes and pipelines.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let passes = self.entries.iter().map(|entry| entry.argument);
        passes.chain(self.pipelines.iter().map(|entry| entry.argument))
    }

    /// The help lines of all passes and pipelines, sorted by name, each with its options.
    ///
    /// ```text
    ///   --count-ops       -   Count operations
    ///     --max=<long>    - The most that are counted
    /// ```
    #[must_use]
    pub fn help(&self) -> String {
        let mut passes: Vec<_> = self.entries.iter().map(pass_help).collect();
        passes.extend(self.pipelines.iter().map(pipeline_help));
        passes.sort_unstable_by_key(|(name, ..)| *name);
        let mut rows: Vec<(String, String)> = Vec::new();
        for (name, description, options) in passes {
            rows.push((format!("  --{name}"), format!("  {description}")));
            rows.extend(options.iter().map(|option| {
                let value =
                    if option.kind.is_empty() { String::new() } else { format!("=<{}>", option.kind) };
                (format!("    --{}{value}", option.name), option.description.to_owned())
            }));
        }
        let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        rows.iter()
            .map(|(name, text)| format!("{name:width$} - {text}").trim_end().to_owned() + "\n")
            .collect()
    }
}

fn pass_help(entry: &PassEntry) -> (&'static str, &'static str, Vec<OptionHelp>) {
    (entry.argument, entry.description, (entry.create)().describe_options())
}

fn pipeline_help(entry: &PipelineEntry) -> (&'static str, &'static str, Vec<OptionHelp>) {
    let options = entry.options.iter();
    let options = options.map(|&(name, description)| OptionHelp { name, kind: "value", description });
    (entry.argument, entry.description, options.collect())
}
