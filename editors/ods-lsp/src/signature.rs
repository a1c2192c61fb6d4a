//! Signature help: the parameters of a class or bang operator while its arguments are written.

use lsp_types::{
    Documentation, MarkupContent, MarkupKind, ParameterInformation, ParameterLabel, SignatureHelp,
    SignatureHelpParams, SignatureInformation,
};

use crate::bang;
use crate::context::{Call, Context};
use crate::hover::head;
use crate::text::Encoding;
use crate::unit::ItemId;
use crate::world::{Cursor, World};

/// `textDocument/signatureHelp`
pub(crate) fn help(world: &mut World<'_>, params: &SignatureHelpParams) -> Option<SignatureHelp> {
    let at = world.cursor(&params.text_document_position_params)?;
    let content = at.text.content().clone();
    let context = Context::new(&content, at.offset);
    let call = context.call()?;
    let (label, parameters, documentation) = match call.callee.strip_prefix('!') {
        Some(operator) => {
            let operator = bang::operator(operator)?;
            let operands = operator.operands.trim_start_matches(|c| c != '(').trim_matches(['(', ')']);
            let parameters = operands.split([',', ':']).map(|part| part.trim().to_owned()).collect();
            (operator.signature(), parameters, operator.documentation.to_owned())
        }
        None => class_signature(world, &at, &call)?,
    };
    let last = parameters.last().map_or("", String::as_str);
    // Operators with any number of operands repeat the last one.
    let active = if last == "…" { call.argument.min(parameters.len() - 1) } else { call.argument };
    let parameters = located(&label, &parameters);
    let signature = SignatureInformation {
        label,
        documentation: (!documentation.is_empty()).then_some(Documentation::MarkupContent(MarkupContent {
            kind: MarkupKind::Markdown,
            value: documentation,
        })),
        parameters: Some(parameters),
        active_parameter: Some(active as u32),
    };
    Some(SignatureHelp {
        signatures: vec![signature],
        active_signature: Some(0),
        active_parameter: Some(active as u32),
    })
}

/// Head, parameters and comment of a class or multiclass.
fn class_signature(world: &mut World<'_>, at: &Cursor, call: &Call) -> Option<(String, Vec<String>, String)> {
    let unit = world.unit(&at.path);
    let id: ItemId = unit.class(&call.callee).or_else(|| unit.multiclass(&call.callee))?;
    let label = head(world, &unit, id);
    let parameters =
        unit.item(id).params.iter().map(|param| format!("{} {}", param.ty, param.name)).collect();
    let path = &unit.files[id.file as usize].path;
    let comment =
        world.files.text(path).map(|text| text.comment_above(unit.item(id).span.lo)).unwrap_or_default();
    Some((label, parameters, comment))
}

/// Parameters with their offsets in the label, which the protocol counts in UTF-16 whatever the encoding of
/// positions.
fn located(label: &str, parameters: &[String]) -> Vec<ParameterInformation> {
    let mut from = label.find(['<', '(']).map_or(0, |at| at + 1);
    let width = |text: &str| {
        let text = crate::text::Text::new(std::sync::Arc::new(text.to_owned()));
        text.position(text.content().len() as u32, Encoding::Utf16).character
    };
    let mut found = Vec::new();
    for parameter in parameters {
        let Some(at) = label[from..].find(parameter.as_str()).map(|at| from + at) else { continue };
        from = at + parameter.len();
        let label = ParameterLabel::LabelOffsets([width(&label[..at]), width(&label[..from])]);
        found.push(ParameterInformation { label, documentation: None });
    }
    found
}
