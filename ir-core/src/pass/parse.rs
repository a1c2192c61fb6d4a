//! The text of pipelines: `builtin.module(func.func(cse,canonicalize{max-iterations=3}))`.

use super::base::Pass;
use super::options::{OptionError, split_options};
use super::pipeline::{Anchor, Pipeline};
use super::registry::{PassEntry, PassRegistry};

/// The maximum nesting of pipelines.
const MAX_DEPTH: usize = 256;

/// Parses a pipeline; messages about options begin with the name `program`.
///
/// # Errors
/// The message, as `mlir-opt` prints it.
pub fn parse_pipeline(registry: &PassRegistry, program: &str, text: &str) -> Result<Pipeline, String> {
    let text = text.trim();
    let wrapped = text.find('(').filter(|&open| open != 0 && text.ends_with(')'));
    let Some(open) = wrapped else {
        return Err(error(
            "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'",
        ));
    };
    let inner = &text[open + 1..text.len() - 1];
    let mut parser = PipelineParser { registry, program, text: inner, at: 0 };
    let mut pipeline = Pipeline::new(anchor(text[..open].trim()));
    parser.elements(&mut pipeline, 0)?;
    Ok(pipeline)
}

/// Creates a pass with the options of `--pass=options` or of a pipeline.
///
/// # Errors
/// The message, as `mlir-opt` prints it.
pub(super) fn create_pass(
    entry: &PassEntry,
    program: &str,
    options: &str,
    failure: &str,
) -> Result<Box<dyn Pass>, String> {
    let mut pass = (entry.create)();
    for (name, value) in split_options(options) {
        match pass.set_option(name, value) {
            Ok(()) => {}
            Err(OptionError::Unknown) => {
                return Err(error(&format!("<Pass-Options-Parser>: no such option {name}\n{failure}")));
            }
            Err(OptionError::Invalid(message)) => {
                let text = format!("{program}: for the --{name} option: {message}\n");
                return Err(format!("{text}{}", error(failure)));
            }
        }
    }
    Ok(pass)
}

impl PassRegistry {
    /// Creates the pass of a command line's `--argument=options`.
    ///
    /// # Errors
    /// The message, as `mlir-opt` prints it; `None` inside when there is no such pass.
    pub fn create(
        &self,
        program: &str,
        argument: &str,
        options: &str,
    ) -> Result<Option<Box<dyn Pass>>, String> {
        self.find(argument).map(|entry| create_pass(entry, program, options, "")).transpose()
    }
}

fn anchor(text: &str) -> Anchor {
    if text == "any" { Anchor::Any } else { Anchor::Op(text.to_owned()) }
}

fn error(message: &str) -> String {
    format!("<unknown>:0: error: {message}")
}

/// A parser of the text inside a pipeline.
struct PipelineParser<'a> {
    registry: &'a PassRegistry,
    program: &'a str,
    text: &'a str,
    at: usize,
}

impl<'a> PipelineParser<'a> {
    /// Parses elements up to the closing parenthesis of a nested pipeline, or to the end.
    fn elements(&mut self, pipeline: &mut Pipeline, depth: usize) -> Result<(), String> {
        loop {
            let start = self.skip_blanks();
            let name = self.name();
            match self.peek() {
                Some(b'(') => {
                    self.at += 1;
                    let mut nested = Pipeline::new(anchor(name));
                    if depth == MAX_DEPTH {
                        return Err(self.error(start, "pipelines are nested too deeply"));
                    }
                    self.elements(&mut nested, depth + 1)?;
                    if self.peek() != Some(b')') {
                        let message = "expected ')' after pass pipeline nested in an operation";
                        return Err(self.error(self.at, message));
                    }
                    self.at += 1;
                    pipeline.nest(nested);
                }
                other => {
                    let options = if other == Some(b'{') { self.options()? } else { "" };
                    self.pass(pipeline, start, name, options)?;
                }
            }
            self.skip_blanks();
            match self.peek() {
                None => return Ok(()),
                Some(b',') => self.at += 1,
                Some(b')') if depth != 0 => return Ok(()),
                Some(b')') => {
                    let message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                    return Err(self.error(self.at, message));
                }
                Some(_) => return Err(self.error(self.at, "expected ',' after parsing pipeline")),
            }
        }
    }

    /// Adds a pass; an empty pipeline shows as an empty name at the end.
    fn pass(&self, pipeline: &mut Pipeline, start: usize, name: &str, options: &str) -> Result<(), String> {
        if name.is_empty() && pipeline.steps.is_empty() {
            return Ok(());
        }
        let Some(entry) = self.registry.find(name) else {
            let message = format!("'{name}' does not refer to a registered pass or pass pipeline");
            return Err(self.error(start, &message));
        };
        let failure = format!("\nfailed to add `{name}` with options `{options}`\n");
        let pass = create_pass(entry, self.program, options, &failure)?;
        pipeline.add(pass).map_err(|message| error(&format!("{message}{failure}")))
    }

    /// The text between braces, which may contain braces.
    fn options(&mut self) -> Result<&'a str, String> {
        let open = self.at;
        let mut depth = 0_usize;
        for (offset, byte) in self.text[open..].bytes().enumerate() {
            match byte {
                b'{' => depth += 1,
                b'}' => depth -= 1,
                _ => continue,
            }
            if depth == 0 {
                self.at = open + offset + 1;
                return Ok(self.text[open + 1..open + offset].trim());
            }
        }
        Err(self.error(open, "missing closing '}' while processing pass options"))
    }

    fn name(&mut self) -> &'a str {
        let rest = &self.text[self.at..];
        let end = rest.find([',', '(', ')', '{']).unwrap_or(rest.len());
        self.at += end;
        rest[..end].trim()
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Skips whitespace and returns the position after it.
    fn skip_blanks(&mut self) -> usize {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.at
    }

    /// The error at a position, with the text and a caret.
    fn error(&self, at: usize, message: &str) -> String {
        let column = at + 1;
        let caret = " ".repeat(at);
        let text = self.text;
        error(&format!("MLIR Textual PassPipeline Parser:1:{column}: error: {message}\n{text}\n{caret}^\n"))
    }
}
