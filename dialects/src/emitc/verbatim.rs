//! Format strings with placeholders.

/// A segment of a format string.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatPart<'a> {
    /// Text that is printed verbatim.
    Text(&'a str),
    /// The position of the next value.
    Placeholder,
}

/// The segments of an `emitc.verbatim` string: `{}` is a placeholder and `{{` is a brace, unless there are
/// no values.
///
/// # Errors
/// The message about another brace.
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
