//! The values of literals.

/// The value of a number as written; none when it does not fit in 64 bits. Unsigned numbers may use all 64
/// bits.
pub(super) fn parse_int(text: &str) -> Option<i64> {
    if let Some(digits) = text.strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).ok().map(|v| v as i64);
    }
    if let Some(digits) = text.strip_prefix("0b") {
        return u64::from_str_radix(digits, 2).ok().map(|v| v as i64);
    }
    if text.starts_with('-') {
        return text.parse().ok();
    }
    text.strip_prefix('+').unwrap_or(text).parse::<u64>().ok().map(|v| v as i64)
}

/// A string's text with its escapes resolved.
pub(super) fn unescape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                Some(other) => out.push(other),
                None => {}
            },
            c => out.push(c),
        }
    }
    out
}
