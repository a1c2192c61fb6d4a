//! Text within a paragraph.

use std::borrow::Cow;

/// The text with escapes and links, so that rustdoc does not read it as a link to an item, as HTML, or as a
/// bare URL. Code is unchanged.
pub fn inline(text: &str) -> Cow<'_, str> {
    if !text.bytes().any(|byte| matches!(byte, b'`' | b'<' | b'[' | b'\\' | b':')) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let taken = match c {
            '`' => code(rest, &mut out),
            '<' => angle(rest, &mut out),
            '[' => bracket(rest, &mut out),
            '\\' => escape(rest, &mut out),
            'h' => address(rest, &mut out),
            _ => 0,
        };
        if taken == 0 {
            out.push(c);
        }
        rest = &rest[taken.max(c.len_utf8())..];
    }
    Cow::Owned(out)
}

/// Consumes code between backticks; an unterminated backtick is escaped.
fn code(text: &str, out: &mut String) -> usize {
    let length = text.bytes().take_while(|byte| *byte == b'`').count();
    let signs = &text[..length];
    let mut from = length;
    while let Some(found) = text[from..].find(signs) {
        let at = from + found;
        let run = text[at..].bytes().take_while(|byte| *byte == b'`').count();
        if run == length {
            out.push_str(&text[..at + run]);
            return at + run;
        }
        from = at + run;
    }
    out.push_str(&"\\`".repeat(length));
    length
}

/// Consumes a link `<https://…>`; any other `<` is escaped.
fn angle(text: &str, out: &mut String) -> usize {
    let inner = &text[1..];
    if let Some(end) = inner.find(['>', ' ', '\n'])
        && inner[end..].starts_with('>')
        && inner[..end].contains("://")
    {
        let link = &text[..end + 2];
        out.push_str(link);
        return link.len();
    }
    out.push_str("\\<");
    1
}

/// Consumes a link `[text](path)` to a page; any other `[` is escaped.
fn bracket(text: &str, out: &mut String) -> usize {
    if let Some(end) = text.find("](").filter(|end| !text[1..*end].contains(['[', ']']))
        && let Some(length) = text[end..].find(')')
        && let path = &text[end + 2..end + length]
        && path.contains('/')
        && !path.contains([' ', '\n'])
    {
        out.push('[');
        out.push_str(&inline(&text[1..end]));
        let link = &text[end..=end + length];
        out.push_str(link);
        return end + link.len();
    }
    out.push_str("\\[");
    1
}

/// Consumes a character that is already escaped.
fn escape(text: &str, out: &mut String) -> usize {
    let length = 1 + text[1..].chars().next().filter(char::is_ascii_punctuation).map_or(0, char::len_utf8);
    out.push_str(&text[..length]);
    length
}

/// Consumes a URL.
fn address(text: &str, out: &mut String) -> usize {
    let is_inside = out.ends_with(|c: char| c.is_alphanumeric() || c == '/');
    if is_inside || !["http://", "https://"].iter().any(|scheme| text.starts_with(scheme)) {
        return 0;
    }
    let end = text.find(|c: char| c.is_whitespace() || "<>\"`|".contains(c)).unwrap_or(text.len());
    let mut link = text[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', '\'', '*']);
    if !link.contains('(') {
        link = link.find([')', ']']).map_or(link, |end| &link[..end]);
    }
    out.push('<');
    out.push_str(link);
    out.push('>');
    link.len()
}

#[cfg(test)]
mod tests {
    use super::inline;

    #[test]
    fn text_is_neither_a_tag_nor_a_link_to_an_item() {
        assert_eq!(inline("a <b> [c] *d* `e<f>[g]`"), "a \\<b> \\[c] *d* `e<f>[g]`");
        assert_eq!(inline("``a`b`` and `c"), "``a`b`` and \\`c");
        assert_eq!(inline("\\[a\\] \\x"), "\\[a\\] \\x");
        assert_eq!(inline("[a](Op) and [a `b`](../c.md)"), "\\[a](Op) and [a `b`](../c.md)");
    }

    #[test]
    fn addresses_are_links() {
        assert_eq!(inline("see https://a.b/c_(d)."), "see <https://a.b/c_(d)>.");
        assert_eq!(inline("(http://a.b)"), "(<http://a.b>)");
        assert_eq!(inline("[x](https://a.b) <https://a.b>"), "[x](https://a.b) <https://a.b>");
        assert_eq!(inline("`https://a.b`"), "`https://a.b`");
    }
}
