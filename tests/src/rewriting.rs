//! Applies the rewrite rules of a dialect to texts.

use ir_core::context::Context;
use ir_core::ir::Region;
use ir_core::rewrite::{GreedyConfig, GreedyOutcome, PatternSet, apply_patterns_greedily};
use ir_core::text::{ExternalResources, ParsedModule, PrintOptions, parse_module, print_module};

/// The rules of a generated dialect.
#[derive(Clone, Copy)]
pub struct Rules {
    /// Registers the dialect.
    pub register: fn(&Context),
    /// Adds the rules.
    pub populate: fn(&mut PatternSet),
}

/// A module, and the outcome of rewriting.
struct Run {
    module: ParsedModule,
    outcome: Result<GreedyOutcome, String>,
}

impl Rules {
    fn run(&self, text: &str, config: Option<&GreedyConfig>) -> Run {
        let ctx = Context::new();
        ir_core::ops::register_builtin(&ctx);
        (self.register)(&ctx);
        ctx.allow_unregistered_dialects(true);
        let parsed = parse_module(&ctx, "input", text.as_bytes());
        let mut module = parsed.unwrap_or_else(|errors| panic!("{text}\nis no module: {errors:?}"));
        let mut outcome = Ok(GreedyOutcome { converged: true, changed: false, still_applied: Vec::new() });
        if let Some(config) = config {
            let mut patterns = PatternSet::new();
            (self.populate)(&mut patterns);
            let patterns = patterns.freeze(&ctx);
            let region: Region = module.ir.region(module.top, 0);
            let run = apply_patterns_greedily(&mut module.ir, region, &patterns, config);
            outcome = run.map_err(|error| error.message);
        }
        Run { module, outcome }
    }

    /// The module after the rules.
    ///
    /// # Errors
    /// When the driver reports an error in the rules, or rules that do not converge.
    ///
    /// # Panics
    /// When the text is not a module.
    pub fn rewritten(&self, text: &str, config: &GreedyConfig) -> Result<String, String> {
        let run = self.run(text, Some(config));
        let outcome = run.outcome.clone()?;
        if outcome.converged { Ok(run.print(text)) } else { Err(outcome.still_applied.join(", ")) }
    }

    /// The driver's error for broken rules, and the module afterwards.
    ///
    /// # Panics
    /// When the rules are valid, or the text is not a module.
    #[must_use]
    pub fn refused(&self, text: &str, config: &GreedyConfig) -> (String, String) {
        let run = self.run(text, Some(config));
        match &run.outcome {
            Ok(outcome) => panic!("nothing is wrong: {outcome:?}"),
            Err(message) => (message.clone(), run.print(text)),
        }
    }

    /// The outcome of a run.
    ///
    /// # Errors
    /// When the driver reports an error in the rules.
    ///
    /// # Panics
    /// When the text is not a module.
    pub fn outcome(&self, text: &str, config: &GreedyConfig) -> Result<GreedyOutcome, String> {
        self.run(text, Some(config)).outcome
    }

    /// The printed module without any rewriting.
    ///
    /// # Panics
    /// When the text is not a module.
    #[must_use]
    pub fn unchanged(&self, text: &str) -> String {
        self.run(text, None).print(text)
    }
}

impl Run {
    /// The module as text. Locations are printed if the input has any.
    fn print(&self, input: &str) -> String {
        let debug_info = input.contains("loc(\"");
        let options = PrintOptions { debug_info, pretty_debug_info: debug_info, ..PrintOptions::default() };
        let mut text = Vec::new();
        let resources = ExternalResources::default();
        let module = &self.module;
        let printed = print_module(&module.ir, module.top, options, &resources, &mut text);
        printed.expect("memory takes all");
        String::from_utf8_lossy(&text).into_owned()
    }
}

/// The outcome of each case of a file. `// -----` separates cases, and the first line of each is its title.
///
/// # Panics
/// When a case has no first line.
#[must_use]
pub fn each_case(cases: &str, outcome: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    for case in cases.split("// -----\n") {
        let (title, text) = case.split_once('\n').expect("a title and a module");
        out.push_str(&format!("{title}\n{}\n", outcome(text)));
    }
    out
}
