//! The constraints of MLIR's base files, and hashes of their contents.

use ods_parser::records::ValueRef;

use super::{Attribute, Constraint, TypeConstraint};
use crate::{RecordRef, Records, SourceMap};

/// The files whose constraints every dialect shares.
const FILES: [&str; 2] = ["mlir/IR/CommonTypeConstraints.td", "mlir/IR/CommonAttrConstraints.td"];

/// A constraint on one value.
#[derive(Clone, Copy)]
pub enum BaseConstraint<'r> {
    /// On a type.
    Type(TypeConstraint<'r>),
    /// On an attribute.
    Attribute(Attribute<'r>),
}

/// The named constraints of the base files on one value, in the order of the definitions.
pub fn base_constraints<'r>(
    records: &'r Records,
    sources: &SourceMap,
) -> impl Iterator<Item = BaseConstraint<'r>> {
    records.defs().filter_map(move |record| {
        let file = sources.file_of(record.span().lo).map_or("", |file| &sources.file(file).path);
        if record.is_anonymous() || !FILES.iter().any(|path| file.ends_with(path)) {
            return None;
        }
        if record.is_a("TypeConstraint") {
            let constraint = TypeConstraint::new(record);
            return (!constraint.is_variable_length()).then_some(BaseConstraint::Type(constraint));
        }
        record.is_a("Attr").then(|| BaseConstraint::Attribute(Attribute::new(record)))
    })
}

/// A hash of the contents of a constraint: of its fields, and of the records that these name. Names of
/// anonymous records and descriptions are not part of it.
pub fn fingerprint(constraint: Constraint<'_>) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    hash.record(constraint.record(), 0);
    hash.0
}

/// The hash function FNV-1a, whose values are the same on every machine.
struct Fnv(u64);

impl Fnv {
    fn text(&mut self, text: &str) {
        // The byte 255, which is in no text, ends each.
        for byte in text.bytes().chain([255]) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn record(&mut self, record: RecordRef<'_>, depth: usize) {
        /// Constraints nest to a depth of about 10.
        const MAX_DEPTH: usize = 32;
        if !record.is_anonymous() {
            self.text(record.name());
        }
        if depth == MAX_DEPTH || record.is_a("Dialect") {
            return;
        }
        for field in record.fields().filter(|field| field.name() != "description") {
            self.text(field.name());
            self.value(field.value(), depth);
        }
    }

    fn value(&mut self, value: ValueRef<'_>, depth: usize) {
        match value {
            ValueRef::Def(record) => self.record(record, depth + 1),
            ValueRef::List(items) => items.iter().for_each(|item| self.value(item, depth)),
            other => self.text(&other.text()),
        }
    }
}
