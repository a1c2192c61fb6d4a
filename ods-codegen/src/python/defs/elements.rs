//! The format of a definition as data of the generated class.

use std::fmt::{self, Display, Formatter};

use crate::SourceMap;
use crate::format::{DefElement, DefElementKind, StructField};
use crate::model::{AttrOrTypeDef, Result};
use crate::python::literal::quoted;

use crate::format as assembly;

/// The syntax of a definition.
pub(super) enum Format {
    /// Defined by elements.
    Declared(Elements),
    /// Defined by code, as a whole or in part.
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
impl Display for Elements {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        tuple(out, &self.0)
    }
}

impl Display for Element {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
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

fn tuple(out: &mut Formatter<'_>, items: &[impl Display]) -> fmt::Result {
    let comma = if items.len() == 1 { "," } else { "" };
    write!(out, "({}{comma})", list(items))
}

fn list(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Reads the format of a definition.
///
/// # Errors
/// When the format is invalid.
pub(super) fn read(def: &AttrOrTypeDef<'_>, sources: &SourceMap) -> Result<Format> {
    if def.mnemonic()?.is_none() || def.has_custom_assembly_format()? {
        return Ok(Format::Code);
    }
    let elements = match assembly::parse_def_format(def, sources)? {
        Some(format) => convert(&format.elements),
        None => Some(Elements::default()),
    };
    Ok(elements.map_or(Format::Code, Format::Declared))
}

/// The elements of a format, without whitespace; `None` if a part is code.
fn convert(elements: &[DefElement<'_>]) -> Option<Elements> {
    let mut converted = Vec::new();
    for element in elements {
        converted.push(match &element.kind {
            DefElementKind::Whitespace(_) => continue,
            DefElementKind::Custom(_) => return None,
            DefElementKind::Literal(text) => Element::Literal((*text).to_owned()),
            DefElementKind::Parameter(parameter) => Element::Parameter(parameter.index),
            DefElementKind::Params(_) => Element::Params(parameters(element)),
            DefElementKind::Struct(fields) if fields.iter().any(is_code) => return None,
            DefElementKind::Struct(_) => Element::Struct(parameters(element)),
            DefElementKind::Group(group) => {
                let branch = if group.anchor.is_inverted { &group.otherwise } else { &group.then };
                Element::Group {
                    then: convert(&group.then)?,
                    otherwise: convert(&group.otherwise)?,
                    anchor: branch.get(group.anchor.index).map(parameters).unwrap_or_default(),
                    is_inverted: group.anchor.is_inverted,
                }
            }
        });
    }
    Some(Elements(converted))
}

fn is_code(field: &StructField<'_>) -> bool {
    matches!(field, StructField::Custom { .. })
}

/// The parameters that appear in an element.
fn parameters(element: &DefElement<'_>) -> Vec<usize> {
    match &element.kind {
        DefElementKind::Parameter(parameter) => vec![parameter.index],
        DefElementKind::Params(all) => all.clone(),
        DefElementKind::Struct(fields) => fields.iter().map(|field| field.parameter().index).collect(),
        _ => Vec::new(),
    }
}
