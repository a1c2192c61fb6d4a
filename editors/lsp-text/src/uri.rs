//! Paths as the protocol's URIs.

use lsp_types::Uri;

/// The URI of a file.
#[must_use]
pub fn from_path(path: &str) -> Uri {
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_owned() };
    let mut text = "file://".to_owned();
    if !path.starts_with('/') {
        text.push('/');
    }
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                text.push(char::from(byte))
            }
            b':' if cfg!(windows) => text.push(':'),
            _ => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text.parse().unwrap_or_else(|_| unreachable!("'{text}' has only characters of URIs"))
}

/// The path of a file's URI, without `.` and `..`. Another URI, such as that of an unsaved document, is its
/// own path.
#[must_use]
pub fn to_path(uri: &Uri) -> String {
    let text = uri.as_str();
    let Some(rest) = text.strip_prefix("file://") else { return text.to_owned() };
    let path = decoded(&rest[rest.find('/').unwrap_or(rest.len())..]);
    let is_drive = cfg!(windows) && path.as_bytes().get(2) == Some(&b':');
    normal(if is_drive { &path[1..] } else { &path })
}

/// The path without `.`, `..` and empty parts. It must begin at the root to lose all of them.
#[must_use]
pub fn normal(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/').filter(|part| !matches!(*part, "" | ".")) {
        if part == ".." && parts.last().is_some_and(|last| *last != "..") {
            parts.pop();
        } else if part != ".." || !path.starts_with('/') {
            parts.push(part);
        }
    }
    let root = if path.starts_with('/') { "/" } else { "" };
    format!("{root}{}", parts.join("/"))
}

/// The text with `%` sequences decoded. Invalid UTF-8 becomes replacement characters.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut found = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let digits = (bytes[at] == b'%').then(|| text.get(at + 1..at + 3)).flatten();
        match digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                found.push(byte);
                at += 3;
            }
            None => {
                found.push(bytes[at]);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&found).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_survive() {
        for path in ["/a/b.td", "/a b/%41/\u{e4}#?.td"] {
            assert_eq!(to_path(&from_path(path)), path);
        }
        assert_eq!(from_path("/a b").as_str(), "file:///a%20b");
    }

    #[test]
    fn paths_are_normal() {
        assert_eq!(to_path(&"file:///a/./b/../c.td".parse().unwrap()), "/a/c.td");
        assert_eq!(to_path(&"file://host/a".parse().unwrap()), "/a");
        assert_eq!(to_path(&"untitled:Untitled-1".parse().unwrap()), "untitled:Untitled-1");
        assert_eq!((normal("/../a"), normal("../a/..")), ("/a".to_owned(), "..".to_owned()));
    }
}
