//! A record or class in full.

use std::collections::BTreeSet;

use ods_codegen::model::{AttrOrTypeDef, DefKind, InterfaceMethod, Operation, Parameter};
use ods_parser::records::{ClassRef, RecordId, RecordRef, ValueRef};
use ods_parser::source::Span;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};

use super::definitions::Definitions;
use super::evaluation::{fields_of_class, fields_of_record, location};
use super::kind::kind;
use super::{format, predicate, rule};

/// The number of names that a list shows.
const MAX_NAMES: usize = 400;

impl Definitions<'_> {
    /// A record with everything that the page shows of it.
    pub(super) fn record(&self, record: RecordRef<'_>) -> Value {
        let sources = &self.outcome.sources;
        let text = |field| record.get(field).as_str().unwrap_or_default();
        let operation = record.is_a("Op").then(|| Operation::new(record).ok()).flatten();
        let parents = direct_parents(record);
        let mut seen = BTreeSet::new();
        let superclasses = record.superclasses().into_iter().filter(|class| seen.insert(class.id()));
        let superclasses = superclasses
            .map(|class| json!({ "name": class.name(), "direct": parents.contains(class.name()) }))
            .collect::<Vec<_>>();
        json!({
            "name": record.name(),
            "kind": kind(record),
            "operation": operation.as_ref().map(Operation::name),
            "generates": matches!(kind(record), "type" | "attr" | "enum" | "interface" | "pass"),
            "summary": text("summary").trim(),
            "description": text("description"),
            "place": location(record.span(), sources),
            "madeBy": record.spans().iter().skip(1).map(|span| location(*span, sources)).collect::<Vec<_>>(),
            "superclasses": superclasses,
            "fields": fields_of_record(record, sources),
            "format": operation.as_ref().map(|operation| format::json(operation, sources)),
            "parts": operation.as_ref().map(parts).unwrap_or_else(|| parameters(record)),
            "syntax": syntax(record),
            "methods": methods(record),
            "predicate": predicate::json(record, sources),
            "rule": rule::json(record, self.patterns(), sources),
            "coverage": operation.as_ref().map(|operation| self.coverage_of(&operation.name())),
            "users": self.users(record),
        })
    }

    /// A class with the classes and records that derive from it.
    pub(super) fn class(&self, class: ClassRef<'_>) -> Value {
        let sources = &self.outcome.sources;
        let records = &self.outcome.records;
        let derived =
            records.classes().filter(|other| other.parents().any(|parent| parent.id() == class.id()));
        let instances: Vec<&str> = records
            .derived(class.name())
            .filter(|record| !record.is_anonymous())
            .map(RecordRef::name)
            .collect();
        let arguments = class.fields().filter(|field| field.is_template_argument()).map(|field| {
            let name = field.name().rsplit(':').next().unwrap_or_default();
            json!({ "name": name, "type": field.type_text(), "value": field.value().text() })
        });
        json!({
            "name": class.name(),
            "place": location(class.span(), sources),
            "comment": self.comment_above(class.span()),
            "parents": class.parents().map(ClassRef::name).collect::<Vec<_>>(),
            "arguments": arguments.collect::<Vec<_>>(),
            "subclasses": derived.map(ClassRef::name).collect::<Vec<_>>(),
            "count": instances.len(),
            "records": instances.iter().take(MAX_NAMES).collect::<Vec<_>>(),
            "fields": fields_of_class(class, sources),
        })
    }

    /// The comment on the lines above a definition, without slashes.
    fn comment_above(&self, span: Span) -> String {
        let sources = &self.outcome.sources;
        let Some(file) = sources.file_of(span.lo).filter(|_| !span.is_none()).map(|id| sources.file(id))
        else {
            return String::new();
        };
        let before = file.text.get(..(span.lo - file.base) as usize).unwrap_or_default();
        let mut lines: Vec<&str> =
            before.lines().rev().skip(1).map_while(|line| line.trim().strip_prefix("//")).collect();
        lines.reverse();
        lines.iter().map(|line| format!("{}\n", line.trim_start_matches('/'))).collect()
    }

    /// The records that name a record in a field.
    fn users(&self, record: RecordRef<'_>) -> &[&str] {
        let users = self.users.get_or_init(|| {
            let mut users: FxHashMap<RecordId, Vec<&str>> = FxHashMap::default();
            for user in self.outcome.records.defs().filter(|user| !user.is_anonymous()) {
                let mut named = Vec::new();
                user.fields().for_each(|field| records_in(field.value(), &mut named));
                for record in named {
                    let known = users.entry(record.id()).or_default();
                    if record != user && known.last() != Some(&user.name()) && known.len() < MAX_NAMES {
                        known.push(user.name());
                    }
                }
            }
            users
        });
        users.get(&record.id()).filter(|_| !record.is_anonymous()).map_or(&[], Vec::as_slice)
    }
}

/// The records that a value refers to.
fn records_in<'r>(value: ValueRef<'r>, found: &mut Vec<RecordRef<'r>>) {
    match value {
        ValueRef::Def(record) => found.push(record),
        ValueRef::List(list) => list.iter().for_each(|element| records_in(element, found)),
        ValueRef::Dag(dag) => {
            records_in(dag.operator(), found);
            dag.args().for_each(|argument| records_in(argument.value, found));
        }
        _ => {}
    }
}

/// The superclasses that are not superclasses of another one.
fn direct_parents<'r>(record: RecordRef<'r>) -> BTreeSet<&'r str> {
    let all = record.superclasses();
    let inherited: BTreeSet<&str> =
        all.iter().flat_map(|class| class.superclasses()).map(ClassRef::name).collect();
    all.into_iter().map(ClassRef::name).filter(|name| !inherited.contains(name)).collect()
}

/// The format of a type or attribute; empty for other records.
fn syntax(record: RecordRef<'_>) -> &str {
    let is_def = record.is_a("TypeDef") || record.is_a("AttrDef");
    record.get("assemblyFormat").as_str().filter(|_| is_def).unwrap_or_default().trim()
}

/// The parameters of a type or attribute.
fn parameters(record: RecordRef<'_>) -> Vec<Value> {
    let kind = match record {
        _ if record.is_a("TypeDef") => DefKind::Type,
        _ if record.is_a("AttrDef") => DefKind::Attr,
        _ => return Vec::new(),
    };
    let Ok(def) = AttrOrTypeDef::new(record, kind) else { return Vec::new() };
    let part = |parameter: &Parameter<'_>| {
        json!({
            "role": "parameter", "name": parameter.name, "constraint": parameter.cpp_type().unwrap_or_default(),
            "known": false, "summary": parameter.summary(),
        })
    };
    def.parameters().iter().map(part).collect()
}

/// The methods of an interface: their C++ signatures and descriptions.
fn methods(record: RecordRef<'_>) -> Vec<Value> {
    let list = record.get("methods").as_list().filter(|_| record.is_a("Interface"));
    let records = list.into_iter().flat_map(|list| list.iter().filter_map(ValueRef::as_def));
    records
        .map(InterfaceMethod::new)
        .map(|method| {
            let arguments = method.arguments().unwrap_or_default();
            let arguments: Vec<String> =
                arguments.iter().map(|argument| format!("{} {}", argument.cpp_type, argument.name)).collect();
            let signature = format!(
                "{}{} {}({})",
                if method.is_static() { "static " } else { "" },
                method.return_type().unwrap_or_default().trim(),
                method.name().unwrap_or_default(),
                arguments.join(", ")
            );
            let has_default = method.body().is_ok_and(|body| body.is_some())
                || method.default_body().is_ok_and(|body| body.is_some());
            json!({
                "signature": signature, "has_default": has_default,
                "description": method.description().unwrap_or_default().trim(),
            })
        })
        .collect()
}

/// Operands, attributes, properties, results, regions and successors.
fn parts(operation: &Operation<'_>) -> Vec<Value> {
    let part = |role: &str, name: &str, record: RecordRef<'_>| {
        let is_anonymous = record.is_anonymous();
        let summary = record.get("summary").as_str().unwrap_or_default();
        let constraint = if is_anonymous { summary } else { record.name() };
        let summary = if is_anonymous { "" } else { summary };
        json!({ "role": role, "name": name, "constraint": constraint, "known": !is_anonymous, "summary": summary })
    };
    let operands = operation.operands.iter().map(|of| part("operand", of.name, of.constraint.record()));
    let attributes = operation.attributes.iter().map(|of| part("attribute", of.name, of.constraint.record()));
    let properties = operation.properties.iter().map(|of| part("property", of.name, of.constraint.record()));
    let results = operation.results.iter().map(|of| part("result", of.name, of.constraint.record()));
    let regions = operation.regions.iter().map(|of| part("region", of.name, of.constraint.record()));
    let successors = operation.successors.iter().map(|of| part("successor", of.name, of.constraint.record()));
    operands.chain(attributes).chain(properties).chain(results).chain(regions).chain(successors).collect()
}
