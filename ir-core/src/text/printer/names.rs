//! The printer of strings, names and keys.

use super::Printer;
use crate::context::{AttrKind, Attribute, Ident, Type, TypeKind};
use crate::text::scan;
use crate::text::token::TokenKind;

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// Whether a byte needs no escape in quotes.
fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') && byte != b'"' && byte != b'\\'
}

/// The length of the prefix that needs no escape.
fn end_of_plain(bytes: &[u8]) -> usize {
    scan::position(bytes, |byte| !is_plain(byte)).unwrap_or(bytes.len())
}

impl Printer<'_> {
    /// Prints bytes in quotes; those that are not printable are escaped.
    pub fn print_string(&mut self, bytes: &[u8]) {
        self.out.push('"');
        let mut rest = bytes;
        while let Some((byte, plain)) = self.print_plain(rest) {
            if byte == b'\\' {
                self.out.push_str("\\\\");
            } else {
                self.out.push('\\');
                self.print_hex(&[byte]);
            }
            rest = plain;
        }
        self.out.push('"');
    }

    /// Prints an identifier in quotes, like [`print_string`](Self::print_string). Most identifiers contain
    /// no escapes, and need not be validated again.
    pub(super) fn print_ident_in_quotes(&mut self, ident: Ident) {
        let text = ident.as_str(self.ctx);
        if end_of_plain(text.as_bytes()) != text.len() {
            return self.print_string(ident.as_bytes(self.ctx));
        }
        self.out.push('"');
        self.out.push_str(text);
        self.out.push('"');
    }

    /// Prints bytes up to the first that needs an escape; returns that byte and the following ones.
    fn print_plain<'b>(&mut self, bytes: &'b [u8]) -> Option<(u8, &'b [u8])> {
        let (plain, rest) = bytes.split_at(end_of_plain(bytes));
        // Plain bytes are ASCII.
        self.out.push_str(std::str::from_utf8(plain).unwrap_or_default());
        rest.split_first().map(|(byte, rest)| (*byte, rest))
    }

    /// Prints bytes as hexadecimal digits.
    pub fn print_hex(&mut self, bytes: &[u8]) {
        self.out.reserve(2 * bytes.len());
        for byte in bytes {
            self.out.push(char::from(HEX[usize::from(byte >> 4)]));
            self.out.push(char::from(HEX[usize::from(byte & 15)]));
        }
    }

    /// Prints a key, in quotes unless it is an identifier or a keyword of the grammar.
    pub fn print_keyword_or_string(&mut self, key: Ident) {
        if is_bare_identifier(key.as_bytes(self.ctx)) {
            self.out.push_str(key.as_str(self.ctx));
        } else {
            self.print_ident_in_quotes(key);
        }
    }

    /// Prints a dialect's type without `!dialect.mnemonic`, or its alias.
    pub fn print_own_type(&mut self, ty: Type) {
        match ty.kind(self.ctx) {
            TypeKind::Dialect(storage) if self.prints_type_itself(ty) => {
                let start = self.out.len();
                self.print_storage(storage.as_any(), storage.printer());
                self.drop_mnemonic(start, storage.mnemonic(), |printer| printer.print_type(ty));
            }
            TypeKind::Opaque { body, .. } if self.prints_type_itself(ty) => {
                self.print_text_after_mnemonic(body, |printer| printer.print_type(ty));
            }
            _ => self.print_type(ty),
        }
    }

    fn prints_type_itself(&self, ty: Type) -> bool {
        self.collector.is_none() && self.aliases.type_name(ty).is_none()
    }

    fn prints_attribute_itself(&self, attribute: Attribute) -> bool {
        self.collector.is_none() && self.aliases.attribute_name(attribute).is_none()
    }

    /// Prints a dialect's attribute without `#dialect.mnemonic`, or its alias.
    pub fn print_own_attribute(&mut self, attribute: Attribute) {
        match attribute.kind(self.ctx) {
            AttrKind::Dialect(storage) if self.prints_attribute_itself(attribute) => {
                let start = self.out.len();
                self.print_storage(storage.as_any(), storage.printer());
                self.drop_mnemonic(start, storage.mnemonic(), |printer| printer.print_attribute(attribute));
            }
            AttrKind::Opaque { body, .. } if self.prints_attribute_itself(attribute) => {
                self.print_text_after_mnemonic(body, |printer| printer.print_attribute(attribute));
            }
            _ => self.print_attribute(attribute),
        }
    }

    /// Prints the text after the mnemonic in a body, or the entire type or attribute if nothing follows.
    fn print_text_after_mnemonic(&mut self, body: Ident, whole: impl FnOnce(&mut Self)) {
        let mnemonic = body.mnemonic(self.ctx).len();
        match &body.as_str(self.ctx)[mnemonic..] {
            "" => whole(self),
            rest => self.out.push_str(rest),
        }
    }

    /// Removes the mnemonic from the output that starts at `start`. If nothing remains, MLIR prints the
    /// entire type or attribute.
    fn drop_mnemonic(&mut self, start: usize, mnemonic: &str, whole: impl FnOnce(&mut Self)) {
        if !self.out[start..].starts_with(mnemonic) {
            return;
        }
        self.out.replace_range(start..start + mnemonic.len(), "");
        if self.out.len() == start {
            whole(self);
        }
    }

    /// Prints `@name`.
    pub fn print_symbol_name(&mut self, name: Ident) {
        self.out.push('@');
        let bytes = name.as_bytes(self.ctx);
        if bytes.is_empty() {
            self.out.push_str("<<INVALID EMPTY SYMBOL>>");
        } else if is_bare_identifier(bytes) {
            self.out.push_str(name.as_str(self.ctx));
        } else {
            self.print_string(bytes);
        }
    }
}

/// Whether the bytes can be parsed as one identifier: a letter or `_`, then letters, digits, `_`, `$` and
/// `.`.
pub(crate) fn is_bare_identifier(bytes: &[u8]) -> bool {
    let (first, rest) = match bytes {
        [first, rest @ ..] => (*first, rest),
        [] => return false,
    };
    (first.is_ascii_alphabetic() || first == b'_')
        && rest.iter().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.'))
}

/// Whether the bytes are a keyword of the grammar.
pub(crate) fn is_reserved(bytes: &[u8]) -> bool {
    TokenKind::keyword(bytes).is_some()
}
