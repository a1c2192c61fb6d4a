//! Errors that mlir-tblgen reports when it generates an operation's class, and operations for which no class
//! can be generated: missing segment sizes, duplicate accessors, names that cannot appear in text.
//!
//! Generators that emit no class, such as those of documentation, accept such operations, so these checks are
//! separate from reading an [`Operation`]. The messages about sizes are mlir-tblgen's.
//!
//! `odsgen check` and the generator of Rust run these checks.

use std::collections::hash_map::Entry;

use ods_parser::diagnostics::{Severity, closest_name};

use super::names::snake_to_camel;
use super::{AttrOrTypeDef, DefKind, Enum, Interface, Named, Operation, Result, TypeConstraint, classes};
use crate::{Diagnostic, FxHashMap, RecordRef, Records, codes};

/// Checks an operation for generators of its class.
///
/// # Errors
/// The first error in the operation.
pub fn check_operation(operation: &Operation<'_>) -> Result<()> {
    let operands =
        ["operand", "::mlir::OpTrait::AttrSizedOperandSegments", "::mlir::OpTrait::SameVariadicOperandSize"];
    let results =
        ["result", "::mlir::OpTrait::AttrSizedResultSegments", "::mlir::OpTrait::SameVariadicResultSize"];
    for (words, values) in [(operands, &operation.operands), (results, &operation.results)] {
        check_sizes(operation, words, values)?;
    }
    check_accessors(operation)?;
    check_segments(operation)?;
    classes::check_classes(operation)?;
    check_defaults(operation)?;
    check_mnemonic(operation)
}

/// Whether code is a word that is neither a number nor a constant of C++: `four`. Constants have a
/// namespace, an uppercase letter or an underscore.
pub fn is_word(code: &str) -> bool {
    code.chars().all(|c| c.is_ascii_lowercase()) && !matches!(code, "" | "true" | "false")
}

/// A default of an integer attribute must fit its width, with or without sign: C++ converts -1 and 255 to 8
/// bits.
fn check_defaults(operation: &Operation<'_>) -> Result<()> {
    for Named { name, constraint, .. } in &operation.attributes {
        let ty = constraint.base().value_type().map(|ty| ty.constraint().record());
        let ty = ty.filter(|ty| ["I", "SI", "UI"].iter().any(|class| ty.is_a(class)));
        let width = ty.and_then(|ty| ty.get("bitwidth").as_int()).filter(|width| (1..127).contains(width));
        let (Some(width), Some(text)) = (width, constraint.default_value().map(str::trim)) else { continue };
        let range = -(1_i128 << (width - 1))..1_i128 << width;
        let message = match text.parse() {
            Ok(value) if !range.contains(&value) => {
                format!("the default {value} of '{name}' does not fit into {width} bits")
            }
            Err(_) if is_word(text) => format!("the default '{text}' of '{name}' is not an integer"),
            _ => continue,
        };
        return Err(Diagnostic::error(codes::WRONG_ARGUMENT, operation.record.span(), message));
    }
    Ok(())
}

/// Several groups of variable length require a trait for their sizes.
fn check_sizes(
    operation: &Operation<'_>,
    [word, sized, same]: [&'static str; 3],
    values: &[Named<'_, TypeConstraint<'_>>],
) -> Result<()> {
    let (is_sized, is_same) = (operation.has_trait(sized), operation.has_trait(same));
    let local = |name: &'static str| name.rsplit("::").next().unwrap_or(name);
    let count = values.iter().filter(|value| value.constraint.is_variable_length()).count();
    let mut help = None;
    let message = if count > 1 && !is_sized && !is_same {
        help = Some(format!(
            "add the trait '{}', which stores the sizes, or '{}', if all have the same",
            local(sized),
            local(same)
        ));
        format!("op has multiple variadic {word}s but no specification over their sizes")
    } else if count < 2 && is_sized {
        format!("op must have at least two variadic {word}s to use '{}' trait", local(sized))
    } else if is_sized && is_same {
        format!("op cannot have both '{}' and '{}' traits", local(sized), local(same))
    } else {
        return Ok(());
    };
    Err(Diagnostic { help, ..Diagnostic::error(codes::WRONG_SIZES, operation.record.span(), message) })
}

/// Accessors of equal names would hide each other.
fn check_accessors(operation: &Operation<'_>) -> Result<()> {
    let values = operation.operands.iter().chain(&operation.results).map(|part| part.name);
    let names = values
        .chain(operation.regions.iter().map(|part| part.name))
        .chain(operation.successors.iter().map(|part| part.name))
        .chain(operation.properties.iter().map(|part| part.name))
        .chain(operation.attributes.iter().map(|part| part.name));
    let attributes = operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived());
    let accessors = names
        .filter(|name| !name.is_empty())
        .map(|name| (name, snake_to_camel(name, true)))
        .chain(attributes.map(|part| (part.name, snake_to_camel(part.name, true) + "Attr")));
    let mut seen: FxHashMap<String, &str> = FxHashMap::default();
    for (name, accessor) in accessors {
        let other = match seen.entry(accessor) {
            Entry::Vacant(first) => {
                first.insert(name);
                continue;
            }
            Entry::Occupied(other) => other,
        };
        let (accessor, other) = (other.key(), other.get());
        let message = if *other == name {
            format!("op has two parts of the name '{name}', and so two accessors 'get{accessor}'")
        } else {
            format!("op has two accessors 'get{accessor}', of '{other}' and of '{name}'")
        };
        return Err(Diagnostic::error(codes::NAME_CONFLICT, operation.record.span(), message));
    }
    Ok(())
}

/// The segment sizes of a variadic of variadic must be an attribute of the operation.
fn check_segments(operation: &Operation<'_>) -> Result<()> {
    for operand in operation.operands.iter().filter(|operand| operand.constraint.is_variadic_of_variadic()) {
        let sizes = operand.constraint.segment_attr_name()?;
        let attribute = operation.attributes.iter().find(|attribute| attribute.name == sizes);
        let error = |message: String| Diagnostic::error(codes::WRONG_SIZES, operation.record.span(), message);
        let Some(attribute) = attribute else {
            let message = format!(
                "the sizes of the groups of '{}' are in the attribute '{sizes}', which the op does not have",
                operand.name
            );
            return Err(error(message).with_help(format!("add DenseI32ArrayAttr:${sizes} to its arguments")));
        };
        let storage = attribute.constraint.base().storage_type();
        // MLIR before 16 stores the sizes in elements, as definitions for it say.
        if !["DenseI32ArrayAttr", "DenseIntElementsAttr"].iter().any(|class| storage.ends_with(class)) {
            let message = format!(
                "the sizes of the groups of '{}' are a DenseI32ArrayAttr, but '{sizes}' is stored as '{storage}'",
                operand.name
            );
            return Err(error(message));
        }
    }
    Ok(())
}

/// Every operation needs a name in its dialect.
fn check_mnemonic(operation: &Operation<'_>) -> Result<()> {
    match operation.mnemonic {
        "" => {
            let message = "op has no name in its dialect";
            Err(Diagnostic::error(codes::NAME_CONFLICT, operation.record.span(), message))
        }
        _ => Ok(()),
    }
}

/// Warnings about an operation that generators accept.
///
/// # Errors
/// When a field is of the wrong type.
pub fn warnings(operation: &Operation<'_>) -> Result<Vec<Diagnostic>> {
    let mut found: Vec<Diagnostic> = generic_only(operation).into_iter().collect();
    for interface in operation.traits.iter().filter_map(|tr| tr.as_interface()) {
        found.extend(unknown_methods(operation, interface)?);
    }
    Ok(found)
}

/// Methods that a reference to an interface declares, and that the interface does not have. MLIR's own
/// definitions declare such methods of MLIR's interfaces.
fn unknown_methods(operation: &Operation<'_>, interface: Interface<'_>) -> Result<Vec<Diagnostic>> {
    let declared = interface.overridden_methods();
    let (namespace, name) = interface.qualified_name();
    if declared.is_empty() || namespace == "mlir" || namespace.starts_with("mlir::") {
        return Ok(Vec::new());
    }
    let (mut known, mut pending) = (Vec::new(), vec![interface]);
    while let Some(interface) = pending.pop() {
        for method in interface.methods()? {
            known.push(method.name()?);
        }
        pending.extend(interface.bases()?);
    }
    let unknown = declared.into_iter().filter(|method| !known.contains(method));
    let warning = |method: &str| {
        let message = format!("the interface '{name}' has no method '{method}'");
        let found = Diagnostic::warning(codes::UNRESOLVED_NAME, operation.record.span(), message);
        match closest_name(method, known.iter().copied()) {
            Some(close) => found.with_help(format!("did you mean '{close}'?")),
            None => found,
        }
    };
    Ok(unknown.map(warning).collect())
}

/// A warning about a name that can be written only in quotes, which means in generic form.
fn generic_only(operation: &Operation<'_>) -> Option<Diagnostic> {
    let mnemonic = operation.mnemonic;
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let message = || {
        format!(
            "op has the name '{mnemonic}', which only the generic form can have: identifiers consist of letters, digits, \
             '_', '$' and '.'"
        )
    };
    (!mnemonic.chars().all(is_part))
        .then(|| Diagnostic::warning(codes::NAME_CONFLICT, operation.record.span(), message()))
}

/// Checks that the cases of an enum are distinct.
///
/// # Errors
/// When two have the same symbol or, unless it is a bit enum, the same value.
///
/// Returns warnings about cases of the same text.
pub fn check_enum(definition: Enum<'_>) -> Result<Vec<Diagnostic>> {
    let mut texts: FxHashMap<&str, &str> = FxHashMap::default();
    let mut warnings = Vec::new();
    let mut symbols: FxHashMap<&str, RecordRef<'_>> = FxHashMap::default();
    let mut values: FxHashMap<i64, &str> = FxHashMap::default();
    for case in definition.cases()? {
        let (symbol, value) = (case.symbol()?, case.value()?);
        let error = |message: String| {
            Diagnostic::error(codes::WRONG_ENUM, definition.record().span(), message)
                .with_note(case.record().span(), "the second one is defined here")
        };
        if symbols.insert(symbol, case.record()).is_some() {
            return Err(error(format!("two cases of the enum are called '{symbol}'")));
        }
        if let Some(other) = values.insert(value, symbol).filter(|_| !definition.is_bit_enum()) {
            let message = format!("the cases '{other}' and '{symbol}' have the same value {value}");
            return Err(error(message).with_help("give one of them a value of its own"));
        }
        let text = case.spelling()?;
        if let Some(other) = texts.insert(text, symbol) {
            let message = format!(
                "the cases '{other}' and '{symbol}' have the same text '{text}': it is read as '{other}'"
            );
            let warning = Diagnostic { severity: Severity::Warning, ..error(message) };
            warnings.push(warning.with_help("give one of them a text of its own"));
        }
    }
    Ok(warnings)
}

/// Duplicate definitions: operations or dialects of equal names; as warnings, types or attributes of equal
/// mnemonics in a dialect; parsers choose the first one.
pub fn duplicates(records: &Records) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut seen: FxHashMap<(&str, String), RecordRef<'_>> = FxHashMap::default();
    let mut add = |subject: &'static str, name: String, severity, record| {
        let message = match severity {
            Severity::Error => format!("{subject} '{name}' is defined twice"),
            _ => format!("{subject} '{name}' is defined twice: texts mean the first one"),
        };
        let other = *seen.entry((subject, name)).or_insert(record);
        if other != record {
            let found_twice = Diagnostic::new(severity, codes::DUPLICATE_DEFINITION, record.span(), message);
            let found_twice = found_twice.with_note(other.span(), "the first definition is here");
            found.push(found_twice.with_help(format!("give one {subject} another name, or remove one")));
        }
    };
    for dialect in super::dialects(records) {
        add("dialect", dialect.name().unwrap_or_default().to_owned(), Severity::Error, dialect.record());
    }
    for record in records.derived("Op") {
        let dialect = record.get("opDialect").as_def().and_then(|dialect| dialect.get("name").as_str());
        let (Some(dialect), Some(name)) = (dialect, record.get("opName").as_str()) else { continue };
        add("operation", format!("{dialect}.{name}"), Severity::Error, record);
    }
    for (kind, subject) in [(DefKind::Type, "type"), (DefKind::Attr, "attribute")] {
        for record in records.derived(kind.class()) {
            let Ok(def) = AttrOrTypeDef::new(record, kind) else { continue };
            let (Ok(dialect), Ok(Some(mnemonic))) = (def.dialect(), def.mnemonic()) else { continue };
            let name = format!("{}.{mnemonic}", dialect.name().unwrap_or_default());
            add(subject, name, Severity::Warning, record);
        }
    }
    found
}
