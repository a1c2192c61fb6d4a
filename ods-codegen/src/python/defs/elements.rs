//! The format of a definition as data of the generated class.

use std::fmt;

use ods_parser::diagnostics::Diagnostic;

use crate::codes;
use crate::model::{AttrOrTypeDef, Result};
use crate::python::literal::quoted;

/// How a definition is written.
pub(super) enum Format {
    /// As the elements say.
    Declared(Elements),
    /// As code says, all of it or a part.
    Code,
}

/// The elements of a format or of a branch of an optional group.
#[derive(Debug, Default)]
pub(super) struct Elements(Vec<Element>);

#[derive(Debug)]
enum Element {
    Literal(String),
    Parameter(usize),
    Params(Vec<usize>),
    Struct(Vec<usize>),
    Group { then: Elements, otherwise: Elements, anchor: Vec<usize>, is_inverted: bool },
}

impl Elements {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Writes the elements as a tuple.
///
/// ```text
/// ("<", 0, _ods_reflect.Group((",", 1), anchor=(1,)), ">")
/// ```
impl fmt::Display for Elements {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        tuple(out, &self.0)
    }
}

impl fmt::Display for Element {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Element::Literal(text) => out.write_str(&quoted(text)),
            Element::Parameter(index) => write!(out, "{index}"),
            Element::Params(parameters) => write!(out, "_ods_reflect.Params({})", list(parameters)),
            Element::Struct(parameters) => write!(out, "_ods_reflect.Struct({})", list(parameters)),
            Element::Group { then, otherwise, anchor, is_inverted } => {
                write!(out, "_ods_reflect.Group({then}")?;
                if !otherwise.is_empty() {
                    write!(out, ", {otherwise}")?;
                }
                out.write_str(", anchor=")?;
                tuple(out, anchor)?;
                out.write_str(if *is_inverted { ", is_inverted=True)" } else { ")" })
            }
        }
    }
}

fn tuple(out: &mut fmt::Formatter<'_>, items: &[impl fmt::Display]) -> fmt::Result {
    let comma = if items.len() == 1 { "," } else { "" };
    write!(out, "({}{comma})", list(items))
}

fn list(items: &[impl fmt::Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads the format of a definition.
///
/// # Errors
/// When it is none.
pub(super) fn read(def: &AttrOrTypeDef<'_>) -> Result<Format> {
    if def.mnemonic()?.is_none() || def.has_custom_assembly_format()? {
        return Ok(Format::Code);
    }
    let Some(text) = def.assembly_format()? else { return Ok(Format::Declared(Elements::default())) };
    let mut reader = Reader { def, rest: text, needs_code: false };
    let elements = reader.elements()?.0;
    if !reader.rest.is_empty() {
        return Err(reader.error("expected literal, variable, directive, or optional group"));
    }
    Ok(if reader.needs_code { Format::Code } else { Format::Declared(elements) })
}

struct Reader<'a, 'r> {
    def: &'a AttrOrTypeDef<'r>,
    rest: &'r str,
    /// Whether an element is code.
    needs_code: bool,
}

/// The elements of a branch, with the parameters of the one that is its group's anchor.
type Branch = (Elements, Vec<usize>);

impl<'r> Reader<'_, 'r> {
    /// Elements up to a closing bracket or the end.
    fn elements(&mut self) -> Result<Branch> {
        let mut elements = Vec::new();
        let mut anchor = Vec::new();
        loop {
            self.skip_blanks();
            if self.rest.is_empty() || self.rest.starts_with(')') {
                return Ok((Elements(elements), anchor));
            }
            let element = self.element()?;
            if self.take("^") {
                anchor = match &element {
                    Some(Element::Parameter(index)) => vec![*index],
                    Some(Element::Params(all) | Element::Struct(all)) => all.clone(),
                    _ => Vec::new(),
                };
            }
            elements.extend(element);
        }
    }

    /// An element; none for one that is no part of the text, or is code.
    fn element(&mut self) -> Result<Option<Element>> {
        if self.take("`") {
            let Some((literal, rest)) = self.rest.split_once('`') else {
                return Err(self.error("unexpected end of file in literal"));
            };
            self.rest = rest;
            let is_blank = literal.trim().is_empty() || literal == "\\n";
            return Ok((!is_blank).then(|| Element::Literal(literal.to_owned())));
        }
        if self.take("$") {
            return self.parameter().map(|index| Some(Element::Parameter(index)));
        }
        if self.take("(") {
            return self.group().map(Some);
        }
        match self.word() {
            "params" => Ok(Some(Element::Params(self.all()))),
            "struct" => self.structure().map(Some),
            "qualified" => {
                self.expect("(")?;
                self.expect("$")?;
                let index = self.parameter()?;
                self.expect(")")?;
                Ok(Some(Element::Parameter(index)))
            }
            "custom" => {
                self.needs_code = true;
                self.rest = self.rest.split_once(')').map_or("", |(_, rest)| rest);
                // References stand in brackets of their own.
                while self.rest.trim_start().starts_with(',') {
                    self.rest = self.rest.split_once(')').map_or("", |(_, rest)| rest);
                }
                Ok(None)
            }
            _ => Err(self.error("expected literal, variable, directive, or optional group")),
        }
    }

    fn group(&mut self) -> Result<Element> {
        let (then, then_anchor) = self.branch()?;
        let (otherwise, otherwise_anchor) = if self.take(":") {
            self.expect("(")?;
            self.branch()?
        } else {
            Branch::default()
        };
        self.expect("?")?;
        let is_inverted = then_anchor.is_empty();
        let anchor = if is_inverted { otherwise_anchor } else { then_anchor };
        Ok(Element::Group { then, otherwise, anchor, is_inverted })
    }

    fn branch(&mut self) -> Result<Branch> {
        let branch = self.elements()?;
        self.expect(")")?;
        Ok(branch)
    }

    fn structure(&mut self) -> Result<Element> {
        self.expect("(")?;
        let mut parameters = Vec::new();
        while !self.take(")") {
            match self.word() {
                "params" => parameters = self.all(),
                "custom" => {
                    self.needs_code = true;
                    self.rest = self.rest.split_once(')').map_or("", |(_, rest)| rest);
                }
                "qualified" => {
                    self.expect("(")?;
                    self.expect("$")?;
                    parameters.push(self.parameter()?);
                    self.expect(")")?;
                }
                _ => {
                    self.expect("$")?;
                    parameters.push(self.parameter()?);
                }
            }
            self.take(",");
        }
        Ok(Element::Struct(parameters))
    }

    /// All parameters but the attribute's own type.
    fn all(&self) -> Vec<usize> {
        let is_self = |index: &usize| {
            let record = self.def.parameters()[*index].record();
            record.is_some_and(|record| record.is_a("AttributeSelfTypeParameter"))
        };
        (0..self.def.parameters().len()).filter(|index| !is_self(index)).collect()
    }

    fn parameter(&mut self) -> Result<usize> {
        let name = self.word();
        let found = self.def.parameters().iter().position(|parameter| parameter.name == name);
        found.ok_or_else(|| {
            self.error(&format!("{} has no parameter named '{name}'", self.def.record().name()))
        })
    }

    fn word(&mut self) -> &'r str {
        self.skip_blanks();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn skip_blanks(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, token: &str) -> bool {
        self.skip_blanks();
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        if self.take(token) { Ok(()) } else { Err(self.error(&format!("expected '{token}'"))) }
    }

    fn error(&self, message: &str) -> Diagnostic {
        let record = self.def.record();
        let span = record.field("assemblyFormat").map_or(record.span(), |field| field.value_span());
        Diagnostic::error(codes::WRONG_ATTR_OR_TYPE, span, message)
    }
}
