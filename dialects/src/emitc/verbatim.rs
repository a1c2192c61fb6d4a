//! Texts with placeholders.

/// A part of a text with placeholders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatPart<'a> {
    /// Text that is printed as it is.
    Text(&'a str),
    /// The place of the next value.
    Placeholder,
}

/// The parts of the text of an `emitc.verbatim`: `{}` is a placeholder and `{{` a brace, unless there are no values.
///
/// # Errors
/// The message about a brace that is neither.
pub fn format_parts(text: &str, has_values: bool) -> Result<Vec<FormatPart<'_>>, &'static str> {
    if !has_values {
        return Ok(vec![FormatPart::Text(text)]);
    }
    let (mut parts, mut rest) = (Vec::new(), text);
    while let Some(at) = rest.find('{') {
        if at > 0 {
            parts.push(FormatPart::Text(&rest[..at]));
        }
        let brace = &rest[at..];
        match brace.as_bytes().get(1) {
            Some(b'{') => parts.push(FormatPart::Text(&brace[..1])),
            Some(b'}') => parts.push(FormatPart::Placeholder),
            Some(_) => return Err("expected '}' after unescaped '{'"),
            None => return Err("expected '}' after unescaped '{' at end of string"),
        }
        rest = &brace[2..];
    }
    if !rest.is_empty() {
        parts.push(FormatPart::Text(rest));
    }
    Ok(parts)
}
