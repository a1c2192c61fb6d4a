//! The text of pipelines: `builtin.module(func.func(cse,canonicalize{max-iterations=3}))`.

use super::base::Pass;
use super::builder::PipelineBuilder;
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
    let mut pipeline = Pipeline::new(anchor(text[..open].trim()));
    parse_elements(registry, program, &text[open + 1..text.len() - 1], &mut pipeline)?;
    Ok(pipeline)
}

/// Appends the elements of a text such as `cse,func.func(canonicalize)`.
pub(super) fn parse_elements(
    registry: &PassRegistry,
    program: &str,
    text: &str,
    pipeline: &mut Pipeline,
) -> Result<(), String> {
    PipelineParser { registry, program, text, at: 0 }.elements(pipeline, 0)
}

/// The constant parts of messages about a pass or pipeline that cannot be added.
#[derive(Clone, Copy)]
pub(super) struct Messages<'a> {
    /// The program's name.
    pub(super) program: &'a str,
    /// The text after the message: the element of the pipeline's text; empty on a command line.
    pub(super) failure: &'a str,
}

impl Messages<'_> {
    /// The message about an element that the pipeline does not take.
    pub(super) fn element(self, message: &str) -> String {
        match self.failure {
            "" => message.to_owned(),
            failure => error(&format!("{message}{failure}")),
        }
    }

    /// The message about an option, as `mlir-opt` prints it.
    pub(super) fn option(self, name: &str, wrong: OptionError) -> String {
        let Messages { program, failure } = self;
        match wrong {
            OptionError::Unknown => {
                error(&format!("<Pass-Options-Parser>: no such option {name}\n{failure}"))
            }
            OptionError::Invalid(message) => {
                format!("{program}: for the --{name} option: {message}\n{}", error(failure))
            }
        }
    }
}

/// Creates a pass with the options of `--pass=options` or of a pipeline.
fn create_pass(entry: &PassEntry, options: &str, messages: Messages<'_>) -> Result<Box<dyn Pass>, String> {
    let mut pass = (entry.create)();
    for (name, value) in split_options(options) {
        pass.set_option(name, value).map_err(|wrong| messages.option(name, wrong))?;
    }
    Ok(pass)
}

impl PassRegistry {
    /// Appends the pass, or the passes of the pipeline, of a command line's `--argument=options`. Returns whether there is one
    /// of that name.
    ///
    /// # Errors
    /// The message, as `mlir-opt` prints it.
    pub fn append(
        &self,
        pipeline: &mut Pipeline,
        program: &str,
        argument: &str,
        options: &str,
    ) -> Result<bool, String> {
        self.append_with(pipeline, argument, options, Messages { program, failure: "" })
    }

    fn append_with(
        &self,
        pipeline: &mut Pipeline,
        argument: &str,
        options: &str,
        messages: Messages<'_>,
    ) -> Result<bool, String> {
        if let Some(entry) = self.find_pipeline(argument) {
            PipelineBuilder::build(entry, self, pipeline, split_options(options), messages)?;
        } else if let Some(entry) = self.find(argument) {
            let pass = create_pass(entry, options, messages)?;
            pipeline.add(pass).map_err(|message| messages.element(&message))?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }
}

fn anchor(text: &str) -> Anchor {
    if text == "any" { Anchor::Any } else { Anchor::Op(text.to_owned()) }
}

pub(super) fn error(message: &str) -> String {
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
        let failure = format!("\nfailed to add `{name}` with options `{options}`\n");
        let messages = Messages { program: self.program, failure: &failure };
        match self.registry.append_with(pipeline, name, options, messages)? {
            true => Ok(()),
            false => {
                let message = format!("'{name}' does not refer to a registered pass or pass pipeline");
                Err(self.error(start, &message))
            }
        }
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
