//! A module as an owned value, with its IR and its source.

use std::fmt;
use std::io::{self, Write};

use crate::context::{Context, Location};
use crate::diagnostic::{Diagnostic, closest_name};
use crate::ir::{Block, Builder, Ir, Op, OpState, Order};
use crate::pass::{PassManagerConfig, PassRegistry, Report, message_parts, parse_pipeline};
use crate::rewrite::{FrozenPatterns, NoListener, walk_and_apply_patterns};
use crate::text::{Diagnostics, ExternalResources, ParsedModule, PrintOptions, parse_module, print_module};
use crate::verify::verify;

/// The name of module operations.
const MODULE: &str = "builtin.module";

/// A `builtin.module` with all nested operations. It owns its IR and refers to its context.
///
/// ```
/// use ir_core::{Context, Module};
///
/// let ctx = Context::new();
/// ir_core::ops::register_builtin(&ctx);
/// ctx.allow_unregistered_dialects(true);
/// let module = Module::parse(&ctx, "\"a.b\"() : () -> ()")?;
/// module.verify()?;
/// assert_eq!(module.to_string(), "module {\n  \"a.b\"() : () -> ()\n}\n");
/// # Ok::<(), ir_core::text::Diagnostics>(())
/// ```
#[derive(Clone, Debug)]
pub struct Module {
    ir: Ir,
    top: Op,
    external_resources: ExternalResources,
    /// The name and the contents of the source file, for diagnostics.
    source: Option<(String, Vec<u8>)>,
}

impl Module {
    /// An empty module.
    #[must_use]
    pub fn new(ctx: &Context) -> Self {
        let mut ir = Ir::new(ctx);
        let name = ctx.op_name(MODULE);
        let top = ir.create(&OpState { num_regions: 1, ..OpState::new(name, Location::UNKNOWN) });
        let region = ir.region(top, 0);
        ir.add_block(region, None, &[]);
        Module { ir, top, external_resources: ExternalResources::default(), source: None }
    }

    /// Parses a source. If it does not consist of a single module, a module that contains its operations is
    /// created.
    ///
    /// # Errors
    /// All diagnostics of the source, if it has an error. The module is not verified.
    pub fn parse(ctx: &Context, text: impl AsRef<[u8]>) -> Result<Self, Diagnostics> {
        Self::parse_file(ctx, "-", text)
    }

    /// Parses a source with the name `file` in locations and diagnostics; see [`Module::parse`].
    ///
    /// # Errors
    /// All diagnostics of the source, if it has an error. The module is not verified.
    pub fn parse_file(ctx: &Context, file: &str, text: impl AsRef<[u8]>) -> Result<Self, Diagnostics> {
        let text = text.as_ref();
        match parse_module(ctx, file, text) {
            Ok(parsed) => {
                let ParsedModule { ir, top, external_resources } = parsed.into_module();
                Ok(Module { ir, top, external_resources, source: Some((file.to_owned(), text.to_owned())) })
            }
            Err(list) => Err(Diagnostics::new(ctx, list).with_source(file, text)),
        }
    }

    /// The context.
    #[must_use]
    pub fn context(&self) -> &Context {
        self.ir.context()
    }

    /// The IR.
    #[must_use]
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// The mutable IR.
    #[must_use]
    pub fn ir_mut(&mut self) -> &mut Ir {
        &mut self.ir
    }

    /// The module operation.
    #[must_use]
    pub fn operation(&self) -> Op {
        self.top
    }

    /// The body of the module.
    ///
    /// # Panics
    /// When the block was erased.
    #[must_use]
    #[track_caller]
    pub fn body(&self) -> Block {
        let Some(block) = self.ir.first_block(self.ir.region(self.top, 0)) else {
            panic!("the body of a '{MODULE}', which has no block");
        };
        block
    }

    /// A builder that appends operations to the module.
    #[track_caller]
    pub fn builder(&mut self) -> Builder<'_> {
        let body = self.body();
        Builder::at_block_end(&mut self.ir, body)
    }

    /// All operations nested in the module, in pre-order (MLIR's `WalkOrder::PreOrder`): each operation
    /// before those nested in it, otherwise in textual order. The module itself is excluded.
    pub fn walk(&self) -> impl Iterator<Item = Op> + '_ {
        self.ir.nested_ops(self.top, Order::Pre).skip(1)
    }

    /// Verifies the module and all nested operations.
    ///
    /// # Errors
    /// The first failure.
    pub fn verify(&self) -> Result<(), Diagnostics> {
        verify(&self.ir, self.top).map_err(|error| self.diagnostics(vec![error]))
    }

    /// Applies the best matching pattern to each operation, once, inner operations first; see
    /// [`walk_and_apply_patterns`]. Returns the number of applied patterns.
    ///
    /// # Errors
    /// A pattern erased the operation that it was applied to.
    ///
    /// # Panics
    /// When the patterns were frozen for another context.
    #[track_caller]
    pub fn rewrite(&mut self, patterns: &FrozenPatterns) -> Result<u64, Diagnostics> {
        let applied = walk_and_apply_patterns(&mut self.ir, self.top, patterns, &mut NoListener);
        applied.map_err(|error| self.diagnostics(vec![error]))
    }

    /// Runs a pipeline, such as `builtin.module(func.func(cse),canonicalize)`, and verifies the module
    /// after each pass. Warnings and output of succeeding passes are only in the reports of
    /// [`PassManagerConfig::run`].
    ///
    /// # Errors
    /// The pipeline is invalid, in which case no pass runs, or the diagnostics of the pass that failed.
    pub fn run_passes(&mut self, registry: &PassRegistry, pipeline: &str) -> Result<(), Diagnostics> {
        let mut pipeline = parse_pipeline(registry, "pipeline", pipeline)
            .map_err(|message| self.diagnostics(vec![wrong_pipeline(registry, pipeline, &message)]))?;
        let config = PassManagerConfig { verify_each: true, ..PassManagerConfig::default() };
        let ctx = self.context().clone();
        let outcome = config.run(&mut pipeline, &ctx, &mut self.ir, self.top);
        if outcome.succeeded {
            return Ok(());
        }
        let diagnostics = outcome.reports.into_iter().filter_map(|report| match report {
            Report::Diagnostic(diagnostic) => Some(diagnostic),
            _ => None,
        });
        Err(self.diagnostics(diagnostics.collect()))
    }

    /// Diagnostics about the module, displayed with the lines of its source.
    #[must_use]
    pub fn diagnostics(&self, list: Vec<Diagnostic>) -> Diagnostics {
        let diagnostics = Diagnostics::new(self.context(), list);
        match &self.source {
            Some((file, text)) => diagnostics.with_source(file, text),
            None => diagnostics,
        }
    }

    /// Displays the module with these printing options.
    #[must_use]
    pub fn display(&self, options: PrintOptions) -> DisplayModule<'_> {
        DisplayModule { module: self, options }
    }

    /// Prints the module, with a newline at the end. The module is verified first, and printed in generic
    /// form if it is invalid, unless the options declare it as verified.
    ///
    /// # Errors
    /// The errors of the output.
    pub fn write(&self, options: PrintOptions, output: &mut (dyn Write + Send)) -> io::Result<()> {
        let is_line_open = options.local_scope;
        print_module(&self.ir, self.top, options, &self.external_resources, output)?;
        if is_line_open { output.write_all(b"\n") } else { Ok(()) }
    }
}

impl fmt::Display for Module {
    /// The custom form, with a newline at the end. `{:#}` prints the generic form, which invalid modules
    /// always have.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.display(PrintOptions { generic: f.alternate(), ..PrintOptions::default() }).fmt(f)
    }
}

/// Displays a module; see [`Module::display`].
#[derive(Clone, Debug)]
pub struct DisplayModule<'a> {
    module: &'a Module,
    options: PrintOptions,
}

impl fmt::Display for DisplayModule<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        self.module.write(self.options.clone(), &mut text).map_err(|_| fmt::Error)?;
        f.write_str(&String::from_utf8_lossy(&text))
    }
}

/// The error about a pipeline that cannot be parsed, with advice if the name of a pass is misspelled.
fn wrong_pipeline(registry: &PassRegistry, pipeline: &str, message: &str) -> Diagnostic {
    let (option, message) = message_parts(message);
    let message = format!("{option}{message}");
    let error = Diagnostic::error(Location::UNKNOWN, message.trim_end());
    match passes(pipeline).find_map(|(name, options)| wrong_pass(registry, name, options)) {
        Some(advice) => error.with_help(advice),
        None => error,
    }
}

/// The names of passes in a pipeline, each with its options.
fn passes(pipeline: &str) -> impl Iterator<Item = (&str, &str)> {
    let elements = pipeline.split_inclusive([',', '(', ')']).filter(|element| !element.ends_with('('));
    let elements = elements.map(|element| element.trim_end_matches([',', ')']).trim());
    let elements = elements.filter(|element| !element.is_empty());
    elements.map(|element| element.trim_end_matches('}').split_once('{').unwrap_or((element, "")))
}

/// Advice for an unknown pass name, or for invalid options.
fn wrong_pass(registry: &PassRegistry, name: &str, options: &str) -> Option<String> {
    if registry.names().all(|known| known != name) {
        return closest_name(name, registry.names()).map(|close| format!("did you mean '{close}'?"));
    }
    let options_of_pass = (registry.find(name).filter(|_| !options.is_empty())?.create)().describe_options();
    let described = options_of_pass.iter().map(|option| match option.kind {
        "" => format!("'{}'", option.name),
        kind => format!("'{}=<{kind}>'", option.name),
    });
    let described: Vec<String> = described.collect();
    match described.as_slice() {
        [] => Some(format!("'{name}' has no options")),
        _ => Some(format!("the options of '{name}' are {}", described.join(", "))),
    }
}
