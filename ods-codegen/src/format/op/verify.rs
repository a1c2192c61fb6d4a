//! Conditions on the format as a whole.

use super::super::model::{Element, Format};
use super::super::text::TextRange;
use super::types::Types;
use super::{OpFormatReader, ambiguity};
use crate::Span;
use crate::model::Result;

/// Checks the format and builds the result.
pub(super) fn verify<'r>(reader: OpFormatReader<'_, 'r>, elements: Vec<Element<'r>>) -> Result<Format<'r>> {
    let operation = reader.operation;
    let whole = whole_span(&reader, &elements);
    if !reader.seen.has_attr_dict {
        let message = "'attr-dict' directive not found in custom assembly format";
        let help = "add 'attr-dict' where the other attributes are to be printed";
        return Err(reader.error_span(whole, message).with_help(help));
    }
    let types = Types::from_traits(&reader)?;
    ambiguity::check_adjacent(&reader, &elements)?;
    let result_types = types.results(&reader, whole)?;
    let mut operand_types = Vec::new();
    for index in 0..operation.operands.len() {
        if !reader.seen.uses.operands && !reader.seen.operands[index] {
            return Err(missing(&reader, whole, "operand", index, operation.operands[index].name));
        }
        operand_types.push(types.operand(&reader, whole, index)?);
    }
    if let (false, Some(index)) = (reader.seen.uses.regions, position_of_false(&reader.seen.regions)) {
        return Err(missing(&reader, whole, "region", index, operation.regions[index].name));
    }
    if let (false, Some(index)) = (reader.seen.uses.successors, position_of_false(&reader.seen.successors)) {
        return Err(missing(&reader, whole, "successor", index, operation.successors[index].name));
    }
    ambiguity::check_oilists(&reader, &elements)?;
    let group_sizes = group_sizes(&reader)?;
    let seen = reader.seen;
    let (attributes, properties) = (seen.attributes, seen.properties);
    Ok(Format { elements, operand_types, result_types, uses: seen.uses, attributes, properties, group_sizes })
}

/// The span from the first element to the last one; the span of the field if there is none.
fn whole_span(reader: &OpFormatReader<'_, '_>, elements: &[Element<'_>]) -> Span {
    match (elements.first(), elements.last()) {
        (Some(first), Some(last)) => first.span.join(last.span),
        _ => reader.text.span(TextRange::new(0, reader.text.text().len())),
    }
}

fn position_of_false(flags: &[bool]) -> Option<usize> {
    flags.iter().position(|flag| !flag)
}

fn missing(
    reader: &OpFormatReader<'_, '_>,
    whole: Span,
    kind: &str,
    index: usize,
    name: &str,
) -> ods_parser::diagnostics::Diagnostic {
    let message = format!("{kind} #{index}, named '{name}', not found");
    let help = match name {
        "" => format!("give the {kind} a name, such as '$input', so that the format can mention it"),
        _ => format!("add a '${name}' directive to the custom assembly format"),
    };
    reader.error_span(whole, message).with_help(help)
}

/// The variadic-of-variadic operands in the format, with the segment size attributes that the parser sets for
/// them.
fn group_sizes<'r>(reader: &OpFormatReader<'_, 'r>) -> Result<Vec<(usize, &'r str)>> {
    let operands = reader.operation.operands.iter().zip(&reader.seen.operands).enumerate();
    operands
        .filter(|(_, (operand, is_seen))| **is_seen && operand.constraint.is_variadic_of_variadic())
        .map(|(index, (operand, _))| Ok((index, operand.constraint.segment_attr_name()?)))
        .collect()
}
