//! Names of values, unique in their scope and the enclosing ones.

use crate::text::{half, spread};
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::fmt::Write;
use std::hash::BuildHasher;

/// Names by index, concatenated, since every operation may have one.
#[derive(Debug, Default)]
pub(super) struct Texts {
    text: String,
    /// The end of each name.
    ends: Vec<usize>,
}

impl Texts {
    /// The name at `index`.
    pub(super) fn get(&self, index: u32) -> &str {
        let index = index as usize;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.text[start..self.ends[index]]
    }
}

/// The names in use, with their scopes.
#[derive(Debug, Default)]
pub(super) struct Names {
    texts: Texts,
    /// The indices of names in use, each with a part of its hash, so that growing the table does not hash
    /// names again.
    used: HashTable<(u32, u32)>,
    /// The same entries in the order of insertion.
    order: Vec<(u32, u32)>,
    /// The number of names in use at the beginning of each scope.
    scopes: Vec<usize>,
}

impl Names {
    /// Opens a scope.
    pub(super) fn push(&mut self) {
        self.scopes.push(self.order.len());
    }

    /// Closes scopes until `depth` are open.
    pub(super) fn truncate(&mut self, depth: usize) {
        while self.scopes.len() > depth {
            let start = self.scopes.pop().unwrap_or(0);
            for (index, hash) in self.order.drain(start..) {
                if let Ok(found) = self.used.find_entry(spread(hash), |&(other, _)| other == index) {
                    found.remove();
                }
            }
        }
    }

    /// Adds a name in a form that can be parsed, with a suffix from `conflict` if it is in use; returns its
    /// index.
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
        let index = texts.ends.len() as u32;
        texts.ends.push(texts.text.len());
        used.insert_unique(spread(hash), (index, hash), |&(_, hash)| spread(hash));
        order.push((index, hash));
        index
    }

    /// The strings of all names.
    pub(super) fn into_texts(self) -> Texts {
        self.texts
    }
}

/// Appends the name, with every invalid character replaced.
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
