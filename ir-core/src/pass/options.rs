//! Option strings: `{max-iterations=3 top-down=false op-pipelines={func.func(cse)}}`.

/// The reason why an option could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionError {
    /// The pass has no such option.
    Unknown,
    /// The value is invalid. The message is that of the command line.
    Invalid(String),
}

/// Parses the value of a flag.
///
/// # Errors
/// The value is not a valid flag.
pub fn parse_bool(value: Option<&str>) -> Result<bool, OptionError> {
    match value {
        None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
        Some("false" | "FALSE" | "False" | "0") => Ok(false),
        Some(other) => {
            Err(OptionError::Invalid(format!("'{other}' is invalid value for boolean argument! Try 0 or 1")))
        }
    }
}

/// Parses a number. `kind` is its C++ type for messages, such as `long`.
///
/// # Errors
/// The value is not a valid number.
pub fn parse_integer<T: std::str::FromStr>(value: Option<&str>, kind: &str) -> Result<T, OptionError> {
    let value = value.ok_or_else(|| OptionError::Invalid("requires a value!".to_owned()))?;
    value.parse().map_err(|_| OptionError::Invalid(format!("'{value}' value invalid for {kind} argument!")))
}

/// The elements of a list, separated by commas outside of brackets.
#[must_use]
pub fn parse_list(value: Option<&str>) -> Vec<&str> {
    split_outside_brackets(value.unwrap_or_default(), |byte| byte == b',')
}

/// The names and values of an option string, in order. Braces or quotes enclosing a value are removed.
pub(super) fn split_options(text: &str) -> Vec<(&str, Option<&str>)> {
    let pairs = split_outside_brackets(text, |byte| byte.is_ascii_whitespace());
    let read = |pair| match str::split_once(pair, '=') {
        Some((name, value)) => (name, Some(unwrapped(value))),
        None => (pair, None),
    };
    pairs.into_iter().map(read).collect()
}

/// Removes the enclosing braces or quotes of a value.
fn unwrapped(value: &str) -> &str {
    [('{', '}'), ('"', '"'), ('\'', '\'')]
        .iter()
        .find_map(|&(open, close)| value.strip_prefix(open)?.strip_suffix(close))
        .unwrap_or(value)
}

/// The nonempty substrings between separators. Separators in brackets or quotes are ignored.
fn split_outside_brackets(text: &str, is_separator: impl Fn(u8) -> bool) -> Vec<&str> {
    let mut pieces = Vec::new();
    let (mut start, mut depth, mut quote) = (0, 0_usize, None);
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), _) => {
                if byte == open {
                    quote = None;
                }
            }
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'{' | b'(' | b'[') => depth += 1,
            (None, b'}' | b')' | b']') => depth = depth.saturating_sub(1),
            (None, _) if depth == 0 && is_separator(byte) => {
                pieces.push(&text[start..at]);
                start = at + 1;
            }
            (None, _) => {}
        }
    }
    pieces.push(&text[start..]);
    pieces.retain(|piece| !piece.is_empty());
    pieces
}
