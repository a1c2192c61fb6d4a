//! Names of values, each used once in its scope and those around it.

use crate::text::{half, spread};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::fmt::Write;
use std::hash::BuildHasher;

/// Names by number, one behind the other: there can be one for each operation.
#[derive(Debug, Default)]
pub(super) struct Texts {
    text: String,
    /// Where each name ends.
    ends: Vec<usize>,
}

impl Texts {
    /// The name of that number.
    pub(super) fn get(&self, number: u32) -> &str {
        let number = number as usize;
        let start = number.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start..self.ends[number]]
    }
}

/// The names in use, with the scopes that they end with.
#[derive(Debug, Default)]
pub(super) struct Names {
    texts: Texts,
    /// The numbers of names in use, each with a part of its hash, so that a growing table needs no texts.
    used: HashTable<(u32, u32)>,
    /// The same in the order of use.
    order: Vec<(u32, u32)>,
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
            for (number, hash) in self.order.drain(start..) {
                if let Ok(found) = self.used.find_entry(spread(hash), |&(other, _)| other == number) {
                    found.remove();
                }
            }
        }
    }

    /// Adds the name, made one that can be read back, with a number behind it if it is in use; gives its number.
    pub(super) fn unique(&mut self, name: &str, conflict: &mut u32) -> u32 {
        let Names { texts, used, order, .. } = self;
        let start = texts.text.len();
        push_sanitized(&mut texts.text, name);
        let end = texts.text.len();
        let hash = loop {
            let name = &texts.text[start..];
            let hash = half(FxBuildHasher.hash_one(name));
            let is_same = |&(other, of_other): &(u32, u32)| of_other == hash && texts.get(other) == name;
            if used.find(spread(hash), is_same).is_none() {
                break hash;
            }
            texts.text.truncate(end);
            let written = write!(texts.text, "_{conflict}");
            debug_assert!(written.is_ok(), "a String takes everything");
            *conflict += 1;
        };
        let number = texts.ends.len() as u32;
        texts.ends.push(texts.text.len());
        used.insert_unique(spread(hash), (number, hash), |&(_, hash)| spread(hash));
        order.push((number, hash));
        number
    }

    /// The names that were given.
    pub(super) fn into_texts(self) -> Texts {
        self.texts
    }
}

/// Appends the name with every character replaced that cannot stand in one.
fn push_sanitized(out: &mut String, name: &str) {
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
}
