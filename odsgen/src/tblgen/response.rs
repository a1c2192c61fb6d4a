//! Response files: an argument `@file` stands for the arguments in the file.

use std::ffi::OsString;

/// How deep response files may name each other.
const MAX_DEPTH: usize = 20;

/// The arguments as text, response files replaced by what they hold.
///
/// # Errors
/// One sentence when an argument is not UTF-8, or response files name each other without end.
pub(super) fn expand(args: &[OsString]) -> Result<Vec<String>, String> {
    let mut expanded = Vec::with_capacity(args.len());
    for arg in args {
        let arg = arg.to_str().ok_or_else(|| format!("the argument {arg:?} is not UTF-8"))?;
        expand_one(arg, 0, &mut expanded)?;
    }
    Ok(expanded)
}

fn expand_one(arg: &str, depth: usize, into: &mut Vec<String>) -> Result<(), String> {
    // A file that cannot be read leaves the argument as it is: there may be an input called `@x.td`.
    let Some(text) = arg.strip_prefix('@').and_then(|path| std::fs::read_to_string(path).ok()) else {
        into.push(arg.to_owned());
        return Ok(());
    };
    if depth == MAX_DEPTH {
        return Err(format!("response files name each other without end; '{arg}' again"));
    }
    words(&text).iter().try_for_each(|word| expand_one(word, depth + 1, into))
}

/// Splits text into arguments as a Unix shell does: quotes hold blanks together, a backslash takes the next character
/// as it is.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(chars.next()),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (_, Some(open)) if c == open => quote = None,
            (_, None) if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn words_are_split_as_a_shell_does() {
        assert_eq!(words(" -I 'a b'\n\"c \\\" d\"e f\\ g '' "), ["-I", "a b", "c \" de", "f g", ""]);
        assert!(words(" \n").is_empty());
    }
}
