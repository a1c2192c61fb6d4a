//! `-gen-dialect-doc`: a dialect with all its definitions.

use ods_parser::records::RecordId;

use super::filter::requested_operations;
use super::{Language, OpOptions, Words, attr_or_type_defs, enums, operations, text};
use crate::collect::all;
use crate::model::{
    self, AttrOrTypeDef, Constraint, DefKind, Dialect, DocGroup, Enum, Operation, Result, selected_dialect,
};
use crate::{Diagnostic, FxHashMap, FxHashSet, Output, Records, SourceMap, Writer};

/// Documents one dialect: the one of that name, or the only one.
///
/// ````text
/// # 'arith' Dialect
///
/// Description …
///
/// [TOC]
///
/// ## Operations
///
/// ### `arith.addi` (arith::AddIOp)
/// …
/// ## Attribute constraints
/// …
/// ## Attributes
/// …
/// ## Type constraints
/// …
/// ## Types
/// …
/// ## Enums
/// …
/// ````
///
/// Operations with an `OpDocGroup` are in a section of their own, with all headings one level deeper.
///
/// # Errors
/// When there is no such dialect, or there are several to choose from; when no file defines the class of
/// operations; when a definition is invalid, even one of another dialect.
pub fn dialect_doc(
    records: &Records,
    sources: &SourceMap,
    name: Option<&str>,
    options: &OpOptions,
    language: Language,
) -> Output {
    let words = Words::new(language, records);
    let content = Content::collect(records, selected_dialect(records, name)?, options)?;
    let mut out = words.page();
    let dialect = content.dialect;
    out.add(format_args!("\n# '{}' Dialect\n", dialect.name()?));
    text::summary(&mut out, dialect.summary());
    text::description(&mut out, dialect.description());
    if !has_contents_marker(dialect.description()) {
        out.add("\n[TOC]\n");
    }
    content.emit(&mut out, sources, options, &words)?;
    Ok(out.finish())
}

/// Whether a line contains only the marker for the table of contents. Whitespace may precede it, but not
/// follow it.
fn has_contents_marker(description: &str) -> bool {
    description.split('\n').any(|line| text::trim_start(line) == "[TOC]")
}

/// A section of operations.
struct OpSection<'r> {
    /// Its title; empty for operations without a group.
    title: &'r str,
    description: &'r str,
    operations: Vec<Operation<'r>>,
}

impl<'r> OpSection<'r> {
    fn new(section: DocGroup<'r>) -> Result<OpSection<'r>> {
        let (title, description) = (section.title()?, section.description()?);
        Ok(OpSection { title, description, operations: Vec::new() })
    }

    fn ungrouped(operation: Operation<'r>) -> OpSection<'r> {
        OpSection { title: "", description: "", operations: vec![operation] }
    }

    /// The sort key, in lower case.
    fn key(&self) -> String {
        match (self.title, &self.operations[..]) {
            ("", [first, ..]) => first.mnemonic.to_ascii_lowercase(),
            (title, _) => title.to_ascii_lowercase(),
        }
    }
}

/// The definitions of a dialect.
struct Content<'r> {
    dialect: Dialect<'r>,
    groups: Vec<OpSection<'r>>,
    attribute_constraints: Vec<Constraint<'r>>,
    attributes: Vec<AttrOrTypeDef<'r>>,
    type_constraints: Vec<Constraint<'r>>,
    types: Vec<AttrOrTypeDef<'r>>,
    /// Enums of all dialects, because their definitions do not name a dialect.
    enums: Vec<Enum<'r>>,
}

impl<'r> Content<'r> {
    fn collect(
        records: &'r Records,
        dialect: Dialect<'r>,
        options: &OpOptions,
    ) -> std::result::Result<Content<'r>, Vec<Diagnostic>> {
        let groups = groups(requested_operations(records, &options.filter)?, dialect)?;
        let mut seen = FxHashSet::default();
        let attributes = defs(records, dialect, DefKind::Attr, &mut seen)?;
        let attribute_constraints = constraints(records, dialect, DefKind::Attr, &mut seen);
        let types = defs(records, dialect, DefKind::Type, &mut seen)?;
        let type_constraints = constraints(records, dialect, DefKind::Type, &mut seen);
        let enums = model::enums(records).filter(|found| seen.insert(found.record().id())).collect();
        Ok(Content { dialect, groups, attribute_constraints, attributes, type_constraints, types, enums })
    }

    fn emit(
        &self,
        out: &mut Writer,
        sources: &SourceMap,
        options: &OpOptions,
        words: &Words<'r>,
    ) -> Result<()> {
        if !self.groups.is_empty() {
            out.add("\n## Operations\n");
            text::source_link(out, sources);
        }
        for group in &self.groups {
            emit_group(out, group, options, words)?;
        }
        emit_constraints(out, "Attribute constraints", &self.attribute_constraints);
        emit_defs(out, "Attributes", &self.attributes, words)?;
        emit_constraints(out, "Type constraints", &self.type_constraints);
        emit_defs(out, "Types", &self.types, words)?;
        if !self.enums.is_empty() {
            out.add("\n## Enums\n");
        }
        self.enums.iter().try_for_each(|enumeration| enums::emit(out, *enumeration, words))
    }
}

/// The dialect's operations, those of a group together, sorted case-insensitively by title or mnemonic.
fn groups<'r>(all: Vec<Operation<'r>>, dialect: Dialect<'r>) -> Result<Vec<OpSection<'r>>> {
    let mut groups: Vec<OpSection<'r>> = Vec::new();
    let mut of_record: FxHashMap<RecordId, usize> = FxHashMap::default();
    for operation in all.into_iter().filter(|operation| operation.dialect == dialect) {
        let Some(section) = operation.doc_group()? else {
            groups.push(OpSection::ungrouped(operation));
            continue;
        };
        let index = match of_record.get(&section.record().id()) {
            Some(&index) => index,
            None => {
                of_record.insert(section.record().id(), groups.len());
                groups.push(OpSection::new(section)?);
                groups.len() - 1
            }
        };
        groups[index].operations.push(operation);
    }
    groups.sort_by_cached_key(OpSection::key);
    Ok(groups)
}

fn defs<'r>(
    records: &'r Records,
    dialect: Dialect<'r>,
    kind: DefKind,
    seen: &mut FxHashSet<RecordId>,
) -> std::result::Result<Vec<AttrOrTypeDef<'r>>, Vec<Diagnostic>> {
    let mut defs = all(model::all_attr_or_type_defs(records, kind))?;
    defs.retain(|def| def.dialect().ok() == Some(dialect) && seen.insert(def.record().id()));
    Ok(defs)
}

fn constraints<'r>(
    records: &'r Records,
    dialect: Dialect<'r>,
    kind: DefKind,
    seen: &mut FxHashSet<RecordId>,
) -> Vec<Constraint<'r>> {
    let mut is_new = |found: &Constraint<'r>| seen.insert(found.record().id());
    let all = model::dialect_constraints(records, kind);
    all.filter(|found| found.dialect() == Some(dialect) && is_new(found)).collect()
}

/// One section. Lines in it that start with `#` get one more, including headings in descriptions.
fn emit_group<'r>(
    out: &mut Writer,
    group: &OpSection<'r>,
    options: &OpOptions,
    words: &Words<'r>,
) -> Result<()> {
    let mut section = Writer::new("  ");
    if !group.title.is_empty() {
        section.add(format_args!("\n## {}\n", text::trim(group.title)));
        text::description(&mut section, group.description);
        section.blank();
    }
    for operation in &group.operations {
        operations::emit(&mut section, operation, options, words)?;
    }
    for line in section.finish().split('\n') {
        if !group.title.is_empty() && line.starts_with('#') {
            out.add("#");
        }
        out.line(line);
    }
    Ok(())
}

/// The section of constraints on attributes or types.
fn emit_constraints(out: &mut Writer, title: &str, constraints: &[Constraint<'_>]) {
    if !constraints.is_empty() {
        out.add(format_args!("\n## {title}\n"));
    }
    for constraint in constraints {
        out.add(format_args!("\n### {}\n", constraint.summary()));
        text::description(out, constraint.description());
        out.blank();
    }
}

/// The section of attributes or types.
fn emit_defs<'r>(out: &mut Writer, title: &str, defs: &[AttrOrTypeDef<'r>], words: &Words<'r>) -> Result<()> {
    if !defs.is_empty() {
        out.add(format_args!("\n## {title}\n"));
    }
    defs.iter().try_for_each(|def| attr_or_type_defs::emit(out, def, words))
}
