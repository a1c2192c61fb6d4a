//! Response files: an argument `@file` is replaced by the arguments in the file.

use std::ffi::{OsStr, OsString};

/// Maximum depth of response files that name each other.
const MAX_DEPTH: usize = 20;

/// Returns the arguments with response files replaced by the arguments that they hold.
///
/// # Errors
/// One sentence when response files name each other without end.
pub fn expand_response_files<A: AsRef<OsStr>>(args: &[A]) -> Result<Vec<OsString>, String> {
    let mut expanded = Vec::with_capacity(args.len());
    args.iter().try_for_each(|arg| expand_one(arg.as_ref(), 0, &mut expanded))?;
    Ok(expanded)
}

fn expand_one(arg: &OsStr, depth: usize, into: &mut Vec<OsString>) -> Result<(), String> {
    // A file that cannot be read leaves the argument as it is: there may be an input called `@x.td`.
    let path = arg.as_encoded_bytes().strip_prefix(b"@").map(|path| os_string(path.to_owned()));
    let Some(text) = path.and_then(|path| std::fs::read(path).ok()) else {
        into.push(arg.to_owned());
        return Ok(());
    };
    if depth == MAX_DEPTH {
        return Err(format!("response files name each other without end; '{}' again", arg.display()));
    }
    words(&text).into_iter().try_for_each(|word| expand_one(&os_string(word), depth + 1, into))
}

/// The string of these bytes, where the system's strings are bytes; elsewhere bytes that are not UTF-8 become
/// U+FFFD.
#[must_use]
pub fn os_string(bytes: Vec<u8>) -> OsString {
    #[cfg(unix)]
    let string = <OsString as std::os::unix::ffi::OsStringExt>::from_vec(bytes);
    #[cfg(not(unix))]
    let string = OsString::from(String::from_utf8_lossy(&bytes).into_owned());
    string
}

/// Splits text into arguments as a Unix shell does: quotes protect spaces, and a backslash protects the next
/// character.
fn words(text: &[u8]) -> Vec<Vec<u8>> {
    let mut words = Vec::new();
    let mut word: Option<Vec<u8>> = None;
    let mut quote = None;
    let mut bytes = text.iter().copied();
    while let Some(byte) = bytes.next() {
        match (byte, quote) {
            (b'\\', None | Some(b'"')) => word.get_or_insert_default().extend(bytes.next()),
            (b'"' | b'\'', None) => {
                quote = Some(byte);
                word.get_or_insert_default();
            }
            (_, Some(open)) if byte == open => quote = None,
            (_, None) if byte.is_ascii_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(byte),
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
        let expected = ["-I", "a b", "c \" de", "f g", ""].map(|word| word.as_bytes().to_vec());
        assert_eq!(words(b" -I 'a b'\n\"c \\\" d\"e f\\ g '' "), expected);
        assert!(words(b" \n").is_empty());
    }
}
