//! Names in strings that TableGen does not resolve: mnemonics, cases of enums, and `custom<Name>`.

use std::sync::Arc;

use ods_codegen::model::{Enum, EnumCase};
use ods_parser::records::{RecordRef, Records};
use ods_parser::source::Span;

use crate::analysis::Analysis;
use crate::code::{directive_at, is_word, occurrences, word_at};
use crate::context::Context;
use crate::enums::{enum_of_argument, enum_of_class, enums};
use crate::rust_files;
use crate::text::Text;
use crate::workspace;
use crate::world::{Cursor, World};
use ods_parser::syntax::lex::tokens;
use ods_parser::syntax::{Token, TokenKind};

/// A name in a string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StringName {
    /// `custom<Name>`
    Directive(String),
    /// A mnemonic, with its dialect.
    Mnemonic { dialect: String, mnemonic: String },
    /// A case of an enum, by the record of the enum and its name in code.
    Case { record: String, symbol: String, is_symbol: bool },
}

impl StringName {
    /// Whether it can get a name.
    pub(crate) fn accepts(&self, name: &str) -> bool {
        let is_valid = |c: char| match self {
            StringName::Mnemonic { .. } => is_word(c) || matches!(c, '.' | '$' | '-'),
            StringName::Directive(_) | StringName::Case { .. } => is_word(c),
        };
        name.chars().all(is_valid) && name.starts_with(|c: char| c == '_' || c.is_ascii_alphabetic())
    }
}

/// The name in a string at a position, with its span.
pub(crate) fn name_at(world: &mut World<'_>, at: &Cursor) -> Option<(StringName, Span)> {
    let content = Arc::clone(at.text.content());
    let token = token_at(&content, at.offset)?;
    if !matches!(token.kind, TokenKind::STRING | TokenKind::CODE) {
        return None;
    }
    if let Some((start, end)) = directive_at(&content, at.offset as usize) {
        let name = StringName::Directive(content[start..end].to_owned());
        return Some((name, Span::new(start as u32, end as u32)));
    }
    let analysis = world.analysis(&at.path);
    case_at(world, &analysis, at, token).or_else(|| mnemonic_at(world, &analysis, at, token))
}

/// The token around an offset.
fn token_at(content: &str, offset: u32) -> Option<Token> {
    tokens(content).into_iter().find(|token| token.span.lo < offset && offset < token.span.hi)
}

/// A string without its quotes.
fn unquoted(token: Token) -> Span {
    Span::new(token.span.lo + 1, (token.span.hi - 1).max(token.span.lo + 1))
}

/// The mnemonic of the definition that a string is in.
fn mnemonic_at(
    world: &mut World<'_>,
    analysis: &Analysis,
    at: &Cursor,
    token: Token,
) -> Option<(StringName, Span)> {
    let unit = world.unit(&at.path);
    let index = &unit.files.first()?.index;
    let name = index.items[index.item_at(at.offset)? as usize].name.as_deref()?;
    let record = analysis.outcome.records.def(name)?;
    let fields = [("opName", "opDialect"), ("mnemonic", "dialect")];
    let (mnemonic, dialect) = fields.into_iter().find_map(|(mnemonic, dialect)| {
        let dialect = record.get(dialect).as_def()?.get("name").as_str()?;
        Some((record.get(mnemonic).as_str()?, dialect))
    })?;
    let span = unquoted(token);
    let context = Context::new(at.text.content(), at.offset);
    let is_there = match context.field() {
        None => context.call().is_some(),
        Some(field) => matches!(field, "opName" | "mnemonic"),
    };
    let name = StringName::Mnemonic { dialect: dialect.to_owned(), mnemonic: mnemonic.to_owned() };
    (is_there && at.text.slice(span) == mnemonic).then_some((name, span))
}

/// The case of an enum whose name a string is or contains.
fn case_at(
    world: &mut World<'_>,
    analysis: &Analysis,
    at: &Cursor,
    token: Token,
) -> Option<(StringName, Span)> {
    let records = &analysis.outcome.records;
    let named = |record: Enum<'_>, case: EnumCase<'_>, is_symbol: bool| {
        let (record, symbol) = (record.def_name().to_owned(), case.symbol().ok()?.to_owned());
        Some(StringName::Case { record, symbol, is_symbol })
    };
    let (content, offset) = (at.text.content().as_str(), at.offset as usize);
    let (start, end) = word_at(content, offset);
    let word = Span::new(start as u32, end as u32);
    if let Some(path) = content[..start].strip_suffix("::") {
        let found = enum_of_class(records, path)?;
        let case =
            cases(found).find(|case| case.symbol().is_ok_and(|symbol| symbol == at.text.slice(word)))?;
        return Some((named(found, case, true)?, word));
    }
    let context = Context::new(content, at.offset);
    if context.call().is_some_and(|call| call.callee == "ConstantEnumCase" && call.argument == 1) {
        let written = at.text.slice(unquoted(token));
        let found = enum_of_argument(records, context.last(1))?;
        let case = cases(found).find(|case| case.spelling().is_ok_and(|spelling| spelling == written))?;
        return Some((named(found, case, false)?, unquoted(token)));
    }
    for found in enums(records) {
        for case in cases(found) {
            let Some((path, [symbol, spelling])) = definition(world, analysis, case) else { continue };
            if path != at.path {
                continue;
            }
            for (span, is_symbol) in [(symbol, true), (spelling, false)] {
                if span.is_some_and(|span| span.lo <= at.offset && at.offset <= span.hi) {
                    return Some((named(found, case, is_symbol)?, span?));
                }
            }
        }
    }
    None
}

fn cases(found: Enum<'_>) -> impl Iterator<Item = EnumCase<'_>> {
    found.cases().into_iter().flatten()
}

/// The names of records that stand for an enum: its own, and those of attributes that hold it.
fn attributes<'r>(records: &'r Records, found: Enum<'r>) -> impl Iterator<Item = &'r str> {
    let holds = move |record: &RecordRef<'r>| record.get("enum").as_def() == Some(found.record());
    let attributes = records.derived("EnumAttr").filter(holds).map(RecordRef::name);
    std::iter::once(found.def_name()).chain(attributes)
}

/// The file of a case's definition, and the strings of its name in code and of its name in text there.
fn definition(
    world: &mut World<'_>,
    analysis: &Analysis,
    case: EnumCase<'_>,
) -> Option<(String, [Option<Span>; 2])> {
    let (path, span) = analysis.location(case.record().span())?;
    let text = world.files.text(path).ok()?;
    let all = tokens(text.content());
    let first = all.partition_point(|token| token.span.lo < span.lo);
    let open = all[first..].iter().position(|token| text.slice(token.span) == "<")?;
    let (mut argument, mut depth) = (0, 0);
    let mut strings = [None; 2];
    for token in &all[first + open..] {
        match text.slice(token.span) {
            "<" | "(" | "[" => depth += 1,
            ">" | ")" | "]" => depth -= 1,
            "," if depth == 1 => argument += 1,
            _ if token.kind == TokenKind::STRING && depth == 1 => {
                let slot = [Some(0), None, Some(1)].get(argument).copied().flatten();
                if let Some(slot) = slot {
                    strings[slot] = Some(unquoted(*token));
                }
            }
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    Some((path.to_owned(), strings))
}

/// All occurrences of a name in the files of the project, by path and position.
pub(crate) fn references(world: &mut World<'_>, at: &Cursor, name: &StringName) -> Vec<(String, Span)> {
    let mut all = match name {
        StringName::Directive(name) => {
            let mut all = rust_files::uses_of_directive(world, &at.path, name);
            let before = "custom<";
            all.extend(words(world, &format!("{before}{name}"), before.len(), workspace::files));
            all
        }
        StringName::Mnemonic { dialect, mnemonic } => {
            let full = format!("{dialect}.{mnemonic}");
            let mut all = words(world, &full, dialect.len() + 1, workspace::files_with_modules);
            all.retain(|(path, span)| !is_continued(world, path, span.hi));
            let own = token_at(at.text.content(), at.offset).map(unquoted);
            all.extend(own.map(|span| (at.path.clone(), span)));
            all
        }
        StringName::Case { record, symbol, is_symbol } => {
            case_references(world, at, record, symbol, *is_symbol)
        }
    };
    all.retain(|(path, _)| path.ends_with(".rs") || workspace::is_own(world, path));
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether a dot and a further word of a mnemonic follow: `a.b.c` is not `a.b`.
fn is_continued(world: &mut World<'_>, path: &str, end: u32) -> bool {
    let text = world.files.text(path);
    let is_dot = |text: &str| text.strip_prefix('.').is_some_and(|rest| rest.starts_with(is_word));
    text.is_ok_and(|text| is_dot(&text.content()[end as usize..]))
}

/// The occurrences of a word in files, without its first bytes.
fn words(
    world: &mut World<'_>,
    word: &str,
    skipped: usize,
    files: impl Fn(&World<'_>) -> Vec<String>,
) -> Vec<(String, Span)> {
    let mut found = Vec::new();
    for path in files(world) {
        let Ok(text) = world.files.text(&path) else { continue };
        let spans = occurrences(text.content(), word)
            .map(|at| Span::new((at + skipped) as u32, (at + word.len()) as u32));
        found.extend(spans.map(|span| (path.clone(), span)));
    }
    found
}

/// The occurrences of a case: its definition, `Class::Symbol` in code, and its text in `ConstantEnumCase`.
fn case_references(
    world: &mut World<'_>,
    at: &Cursor,
    record: &str,
    symbol: &str,
    is_symbol: bool,
) -> Vec<(String, Span)> {
    let analysis = world.analysis(&at.path);
    let records = &analysis.outcome.records;
    let found = records.def(record).map(Enum::new);
    let case = found.and_then(|found| cases(found).find(|case| case.symbol().is_ok_and(|own| own == symbol)));
    let (Some(found), Some(case)) = (found, case) else { return Vec::new() };
    let Some((path, strings)) = definition(world, &analysis, case) else { return Vec::new() };
    // Without a text of its own, the name in code is the text, too.
    let is_both = strings[1].is_none();
    let own = if is_symbol || is_both { strings[0] } else { strings[1] };
    let mut all: Vec<(String, Span)> = own.map(|span| (path, span)).into_iter().collect();
    if is_symbol || is_both {
        let prefix = format!("{}::", found.class_name().unwrap_or_default());
        all.extend(words(world, &format!("{prefix}{symbol}"), prefix.len(), workspace::files));
    }
    if !is_symbol || is_both {
        let spelling = case.spelling().unwrap_or_default();
        let names: Vec<&str> = attributes(records, found).collect();
        for path in workspace::files(world) {
            let Ok(text) = world.files.text(&path) else { continue };
            all.extend(constant_cases(&text, &names, spelling).into_iter().map(|span| (path.clone(), span)));
        }
    }
    all
}

/// The texts of a case in `ConstantEnumCase<Name, "text">`.
fn constant_cases(text: &Text, names: &[&str], spelling: &str) -> Vec<Span> {
    let all = tokens(text.content());
    let word = |token: &Token| text.slice(token.span);
    let cases = all.windows(5).filter(|window| {
        let [class, open, name, comma, case] = window else { return false };
        word(class) == "ConstantEnumCase"
            && (word(open), word(comma)) == ("<", ",")
            && names.contains(&word(name))
            && case.kind == TokenKind::STRING
            && text.slice(unquoted(*case)) == spelling
    });
    cases.filter_map(|window| window.last()).map(|case| unquoted(*case)).collect()
}
