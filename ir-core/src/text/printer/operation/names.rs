//! Names of values, each used once in its scope and those around it.

use rustc_hash::FxHashSet;
use std::fmt::Write;

/// The names in use, with the scopes that they end with.
#[derive(Debug, Default)]
pub(super) struct Names {
    used: FxHashSet<Box<str>>,
    /// In the order of use.
    order: Vec<Box<str>>,
    /// How many names were in use when each scope began.
    scopes: Vec<usize>,
}

impl Names {
    /// Begins a scope.
    pub(super) fn push(&mut self) {
        self.scopes.push(self.order.len());
    }

    /// Ends scopes until only `depth` are left.
    pub(super) fn truncate(&mut self, depth: usize) {
        while self.scopes.len() > depth {
            let start = self.scopes.pop().unwrap_or(0);
            for name in self.order.drain(start..) {
                self.used.remove(&name);
            }
        }
    }

    /// The name, made one that can be read back, with a number behind it if it is in use.
    pub(super) fn unique(&mut self, name: &str, conflict: &mut u32) -> Box<str> {
        let base = sanitized(name);
        let mut name = base.clone();
        while self.used.contains(&*name) {
            name = format!("{base}_{conflict}");
            *conflict += 1;
        }
        let name: Box<str> = name.into();
        self.used.insert(name.clone());
        self.order.push(name.clone());
        name
    }
}

/// The name with every character replaced that cannot stand in one.
fn sanitized(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 1);
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        out.push('_');
    }
    for byte in name.bytes() {
        match byte {
            b'$' | b'.' | b'_' | b'-' => out.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => out.push(char::from(byte)),
            b' ' => out.push('_'),
            _ => {
                let written = write!(out, "{byte:X}");
                debug_assert!(written.is_ok(), "a String takes everything");
            }
        }
    }
    out
}
