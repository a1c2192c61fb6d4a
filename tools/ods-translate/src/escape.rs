//! Strings in the text of LLVM IR.

use std::fmt::Write as _;

/// Appends the bytes of a string in quotation marks: others than printable ones of ASCII as `\XX`, and two
/// backslashes for one.
pub(crate) fn escape(bytes: &[u8], out: &mut String) {
    for &byte in bytes {
        if byte == b'\\' {
            out.push_str("\\\\");
        } else if (0x20..0x7f).contains(&byte) && byte != b'"' {
            out.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(out, "\\{byte:02X}");
        }
    }
}
