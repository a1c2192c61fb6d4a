//! Facts about C++ that definitions do not state: records of the classes in `ods/Facts.td`.

use super::Result;
use crate::{RecordRef, Records};

/// A fact, and the record that states it.
#[derive(Clone, Debug)]
pub(crate) struct Fact<'r> {
    /// The record.
    pub(crate) record: RecordRef<'r>,
    /// The contents of the record.
    pub(crate) kind: FactKind<'r>,
}

/// The contents of a fact, by its class.
#[derive(Clone, Debug)]
pub(crate) enum FactKind<'r> {
    /// The Rust type of this path implements a `custom` directive in formats of a dialect.
    Directive { dialect: &'r str, name: &'r str, path: &'r str },
    /// The Rust type of this path infers the result types of an operation.
    Inference { operation: &'r str, path: &'r str },
    /// The Rust type of this path parses and prints a type, or attribute, of a dialect.
    Syntax { dialect: &'r str, mnemonic: &'r str, path: &'r str, is_type: bool },
    /// A class of a dialect's types, or attributes, and whether a file defines it.
    Class { name: &'r str, dialect: &'r str, mnemonics: Vec<&'r str>, is_type: bool, is_defined: bool },
    /// Classes that implement an interface.
    Model { interface: &'r str, classes: Vec<&'r str> },
    /// A function on a type: its code, and its result type.
    Function { name: &'r str, code: &'r str, result: &'r str },
    /// The operation of a class.
    Operation { class: &'r str, operation: &'r str },
}

/// The facts, in the order of their classes; an error for each whose fields have wrong types.
pub(crate) fn facts(records: &Records) -> impl Iterator<Item = Result<Fact<'_>>> {
    type Read = for<'r> fn(RecordRef<'r>) -> Result<FactKind<'r>>;
    const CLASSES: [(&str, Read); 7] = [
        ("RuntimeDirective", directive),
        ("RuntimeInference", inference),
        ("RuntimeSyntax", syntax),
        ("CppClass", class),
        ("CppModel", model),
        ("CppFunction", function),
        ("CppOperation", operation),
    ];
    CLASSES.into_iter().flat_map(|(class, read)| {
        records.derived(class).map(move |record| Ok(Fact { record, kind: read(record)? }))
    })
}

fn directive(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    let (dialect, name) = (record.string("dialect")?, record.string("name")?);
    Ok(FactKind::Directive { dialect, name, path: record.string("path")? })
}

fn inference(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    Ok(FactKind::Inference { operation: record.string("operation")?, path: record.string("path")? })
}

fn syntax(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    let (dialect, mnemonic) = (record.string("dialect")?, record.string("mnemonic")?);
    let (path, is_type) = (record.string("path")?, record.bit("isType")?);
    Ok(FactKind::Syntax { dialect, mnemonic, path, is_type })
}

fn class(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    Ok(FactKind::Class {
        name: record.string("name")?,
        dialect: record.string("dialect")?,
        mnemonics: record.strings("mnemonics")?,
        is_type: record.bit("isType")?,
        is_defined: record.bit("isDefined")?,
    })
}

fn model(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    Ok(FactKind::Model { interface: record.string("interface")?, classes: record.strings("classes")? })
}

fn function(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    let (name, code) = (record.string("name")?, record.string("expression")?);
    Ok(FactKind::Function { name, code, result: record.string("result")? })
}

fn operation(record: RecordRef<'_>) -> Result<FactKind<'_>> {
    Ok(FactKind::Operation { class: record.string("name")?, operation: record.string("operation")? })
}
