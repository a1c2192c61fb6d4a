//! Names against conventions of MLIR.

use super::Lints;
use crate::model::{self, DefKind, Enum, Operation};
use crate::{RecordRef, codes};

/// From this many definitions on, a form of names that most of them have is a convention of the dialect, such
/// as the names of SPIR-V's specification.
const CONVENTION: usize = 2;

pub(super) fn lint(lints: &mut Lints<'_, '_>, operations: &[Operation<'_>]) {
    mnemonics(lints, operations);
    classes(lints, operations);
    prefixes(lints, operations);
    operations.iter().for_each(|operation| parts(lints, operation));
    for definition in model::enums(lints.records) {
        if lints.is_own(definition.record()) {
            cases(lints, definition);
        }
    }
    passes(lints);
}

/// The elements of a list that do not follow a convention, unless most do not and it is a convention of its
/// own.
fn outliers<T>(all: Vec<T>, follows: impl Fn(&T) -> bool) -> Vec<T> {
    let count = all.len();
    let others: Vec<T> = all.into_iter().filter(|one| !follows(one)).collect();
    if count >= CONVENTION && others.len() * 2 > count { Vec::new() } else { others }
}

/// Whether a text consists of words of lower-case letters and digits, separated by one of `separators`.
fn is_in_words(text: &str, separators: &[char]) -> bool {
    let is_word = |word: &str| word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.split(separators).all(is_word)
}

fn mnemonics(lints: &mut Lints<'_, '_>, operations: &[Operation<'_>]) {
    let all = operations.iter().collect();
    for operation in outliers(all, |operation: &&Operation<'_>| is_in_words(operation.mnemonic, &['_', '.']))
    {
        let message =
            format!("operation '{}' is not in lower case with underscores or dots", operation.name());
        lints.report(codes::MNEMONIC_STYLE, operation.record, message, "");
    }
}

/// Classes of operations end in `Op`, those of types and attributes in `Type` and `Attr`.
fn classes(lints: &mut Lints<'_, '_>, operations: &[Operation<'_>]) {
    let mut groups: Vec<(&str, Vec<(RecordRef<'_>, &str)>)> =
        vec![("Op", operations.iter().map(|operation| (operation.record, operation.class_name)).collect())];
    for (kind, ending) in [(DefKind::Type, "Type"), (DefKind::Attr, "Attr")] {
        let named = lints.defs(kind);
        let named = named.iter().map(|def| (def.record(), def.cpp_class_name().unwrap_or_default()));
        groups.push((ending, named.collect()));
    }
    for (ending, all) in groups {
        let is_usual = |(_, class): &(RecordRef<'_>, &str)| {
            class.ends_with(ending) && class.starts_with(|c: char| c.is_ascii_uppercase())
        };
        for (record, class) in outliers(all, is_usual) {
            let message = format!("the class '{class}' is not in CamelCase that ends in '{ending}'");
            lints.report(codes::DEFINITION_NAME, record, message, "");
        }
    }
}

/// Records begin with the dialect if most of the file do.
fn prefixes(lints: &mut Lints<'_, '_>, operations: &[Operation<'_>]) {
    let defs = [DefKind::Type, DefKind::Attr].into_iter().flat_map(|kind| lints.defs(kind));
    let records = operations.iter().map(|operation| operation.record).chain(defs.map(|def| def.record()));
    let records: Vec<_> = records.filter(|record| !record.is_anonymous()).collect();
    let is_prefixed = |record: &&RecordRef<'_>| record.name().contains('_');
    if records.iter().filter(is_prefixed).count() * 2 <= records.len() {
        return;
    }
    for record in records.iter().filter(|record| !is_prefixed(record)) {
        let message = format!("the record '{}' lacks the prefix that others of the file have", record.name());
        lints.report(codes::DEFINITION_NAME, *record, message, "");
    }
}

/// Names of one operation's parts are all in camel case or all in snake case.
fn parts(lints: &mut Lints<'_, '_>, operation: &Operation<'_>) {
    let arguments = operation.arguments.iter().map(|argument| operation.argument_name(*argument));
    let names: Vec<&str> = arguments
        .chain(operation.results.iter().map(|result| result.name))
        .chain(operation.regions.iter().map(|region| region.name))
        .chain(operation.successors.iter().map(|successor| successor.name))
        .filter(|name| !name.is_empty())
        .collect();
    let is_snake = |name: &&&str| name.trim_matches('_').contains('_');
    let is_camel = |name: &&&str| name.bytes().any(|c| c.is_ascii_uppercase());
    let message = if let Some(name) =
        names.iter().find(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
    {
        format!("'{name}' of '{}' begins in upper case", operation.name())
    } else if let (Some(snake), Some(camel)) = (names.iter().find(is_snake), names.iter().find(is_camel)) {
        format!("'{}' has names in camelCase ('{camel}') and in snake_case ('{snake}')", operation.name())
    } else {
        return;
    };
    lints.report(codes::PART_NAME, operation.record, message, "");
}

fn cases(lints: &mut Lints<'_, '_>, definition: Enum<'_>) {
    let Ok(cases) = definition.cases() else { return };
    let named: Vec<(&str, &str)> =
        cases.iter().filter_map(|case| Some((case.symbol().ok()?, case.spelling().ok()?))).collect();
    let class = definition.class_name().unwrap_or_default();
    let is_upper = |(symbol, _): &&(&str, &str)| symbol.starts_with(|c: char| c.is_ascii_uppercase());
    let is_lower = |(symbol, _): &&(&str, &str)| symbol.starts_with(|c: char| c.is_ascii_lowercase());
    let (upper, lower) = (named.iter().filter(is_upper).count(), named.iter().filter(is_lower).count());
    let other = if upper >= lower { named.iter().find(is_lower) } else { named.iter().find(is_upper) };
    if let Some((symbol, _)) = other.filter(|_| upper > 0) {
        let word = if upper >= lower { "upper" } else { "lower" };
        let message = format!("case '{symbol}' of '{class}' does not begin in {word} case as others do");
        lints.report(codes::CASE_NAME, definition.record(), message, "");
    }
    for (index, (symbol, spelling)) in named.iter().enumerate() {
        if let Some((first, _)) = named[..index].iter().find(|(_, other)| other == spelling) {
            let message =
                format!("cases '{first}' and '{symbol}' of '{class}' are both printed as '{spelling}'");
            lints.report(
                codes::DUPLICATE_SPELLING,
                definition.record(),
                message,
                "give each a spelling of its own",
            );
        }
    }
}

fn passes(lints: &mut Lints<'_, '_>) {
    let passes: Vec<_> = model::own_passes(lints.records, lints.sources).collect();
    let mut named: Vec<(RecordRef<'_>, &str, &str)> = Vec::new();
    for pass in passes {
        named.push((pass.record(), "pass", pass.argument().unwrap_or_default()));
        let options = pass.options().unwrap_or_default();
        named.extend(
            options.iter().map(|option| (pass.record(), "option", option.argument().unwrap_or_default())),
        );
    }
    // A single letter, such as `O`, is a convention of compilers.
    let is_usual = |name: &str| name.len() == 1 || is_in_words(name, &['-']);
    for (record, noun, name) in named.into_iter().filter(|(_, _, name)| !is_usual(name)) {
        let message = format!("{noun} '{name}' is not in lower-case words with dashes");
        lints.report(codes::PASS_NAME, record, message, "");
    }
}
