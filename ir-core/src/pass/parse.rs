//! The text of pipelines: `builtin.module(func.func(cse,canonicalize{max-iterations=3}))`.

use super::messages::{Messages, error};
use super::options::split_options;
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
    let mut pipeline = Pipeline::new(Anchor::parse(text[..open].trim()));
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
    PipelineParser { registry, program, text, at: 0, unbalanced: 0 }.run(pipeline)
}

/// Adds a pass with the options of `--pass=options` or of a pipeline. As in MLIR, it is added even if an option is wrong.
fn add_pass(
    pipeline: &mut Pipeline,
    entry: &PassEntry,
    options: &str,
    messages: Messages<'_>,
) -> Result<(), String> {
    let mut pass = (entry.create)();
    let set = split_options(options).into_iter().try_for_each(|(name, value)| {
        pass.set_option(name, value).map_err(|wrong| messages.option(name, wrong))
    });
    let added = pipeline.add(pass).map_err(|message| messages.element(&message));
    set.and(added)
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

    /// Appends the elements of a text such as `cse,func.func(canonicalize)`; none of them if a name is wrong, and those up to one
    /// whose options are wrong.
    ///
    /// # Errors
    /// The message, as `mlir-opt` prints it.
    pub fn append_text(&self, pipeline: &mut Pipeline, program: &str, text: &str) -> Result<(), String> {
        parse_elements(self, program, text, pipeline)
    }

    fn append_with(
        &self,
        pipeline: &mut Pipeline,
        argument: &str,
        options: &str,
        messages: Messages<'_>,
    ) -> Result<bool, String> {
        if let Some(entry) = self.find_pipeline(argument) {
            entry.append(self, pipeline, split_options(options), messages)?;
        } else if let Some(entry) = self.find(argument) {
            add_pass(pipeline, entry, options, messages)?;
        } else {
            return Ok(false);
        }
        Ok(true)
    }
}

/// An element of a pipeline's text, before its name is looked up.
struct Element<'a> {
    start: usize,
    name: &'a str,
    options: &'a str,
    /// The elements in parentheses.
    nested: Option<Vec<Element<'a>>>,
}

/// A parser of the text inside a pipeline.
struct PipelineParser<'a> {
    registry: &'a PassRegistry,
    program: &'a str,
    text: &'a str,
    at: usize,
    /// The position of an error about missing parentheses: before a last name, or at the end.
    unbalanced: usize,
}

impl<'a> PipelineParser<'a> {
    /// Parses the whole text, and then adds its elements, so that errors in the syntax precede those about names.
    fn run(&mut self, pipeline: &mut Pipeline) -> Result<(), String> {
        if self.text.is_empty() {
            return Ok(());
        }
        let elements = self.elements(0)?;
        self.check_names(&elements)?;
        self.add(pipeline, &elements)
    }

    /// Parses elements up to the closing parenthesis of a nested pipeline, or to the end.
    fn elements(&mut self, depth: usize) -> Result<Vec<Element<'a>>, String> {
        let mut elements = Vec::new();
        loop {
            let before = self.at;
            let start = self.skip_blanks();
            let name = self.name();
            self.unbalanced = if self.peek().is_none() { before } else { self.text.len() };
            let mut element = Element { start, name, options: "", nested: None };
            match self.peek() {
                Some(b'(') => {
                    if depth == MAX_DEPTH {
                        return Err(self.error(start, "pipelines are nested too deeply"));
                    }
                    self.at += 1;
                    element.nested = Some(self.elements(depth + 1)?);
                    if self.peek() != Some(b')') {
                        let message = "encountered unbalanced parentheses while parsing pipeline";
                        return Err(self.error(self.unbalanced, message));
                    }
                    self.at += 1;
                }
                Some(b'{') => element.options = self.options()?,
                _ => {}
            }
            elements.push(element);
            self.skip_blanks();
            match self.peek() {
                None => return Ok(elements),
                Some(b',') => self.at += 1,
                Some(b')') if depth != 0 => return Ok(elements),
                Some(b')') => {
                    let message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                    return Err(self.error(self.at, message));
                }
                Some(_) => return Err(self.error(self.at, "expected ',' after parsing pipeline")),
            }
        }
    }

    /// Checks that there are passes or pipelines of all names.
    fn check_names(&self, elements: &[Element<'_>]) -> Result<(), String> {
        elements.iter().try_for_each(|element| match &element.nested {
            Some(nested) => self.check_names(nested),
            None if self.registry.names().any(|known| known == element.name) => Ok(()),
            None => {
                let message =
                    format!("'{}' does not refer to a registered pass or pass pipeline", element.name);
                Err(self.error(element.start, &message))
            }
        })
    }

    /// Adds elements whose names are known.
    fn add(&self, pipeline: &mut Pipeline, elements: &[Element<'_>]) -> Result<(), String> {
        for Element { name, options, nested, .. } in elements {
            if let Some(elements) = nested {
                let mut nested = Pipeline::new(Anchor::parse(name));
                self.add(&mut nested, elements)?;
                pipeline.nest(nested);
                continue;
            }
            let failure = format!("\nfailed to add `{name}` with options `{options}`\n");
            let messages = Messages { program: self.program, failure: &failure };
            self.registry.append_with(pipeline, name, options, messages)?;
        }
        Ok(())
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
