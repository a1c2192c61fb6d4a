//! Inside of strings of code: cases of enums, and methods of C++ values.

use lsp_types::CompletionItemKind;
use ods_codegen::model::{Enum, names::snake_to_camel};
use ods_codegen::rust::expr::known_methods;
use ods_parser::records::Records;
use ods_parser::source::Span;

use super::items::{Items, Rank};
use super::values::Scope;
use crate::code::{cast_class, is_word, last_segment};
use crate::context::Context;
use crate::enums::{enum_of_argument, enum_of_class};
use crate::world::{Cursor, World};
use ods_parser::syntax::Token;

/// Cases of an enum where a class expects one or the code names the enum, methods after a value, and getters
/// of the definition's operands.
pub(super) fn complete(
    world: &mut World<'_>,
    at: &Cursor,
    context: &Context<'_>,
    token: Token,
) -> Option<Items> {
    let before = at.text.slice(Span::new(token.span.lo, at.offset));
    let inner = before.strip_prefix("[{").or_else(|| before.strip_prefix('"')).unwrap_or(before);
    let partial = &inner[inner.trim_end_matches(is_word).len()..];
    let head = &inner[..inner.len() - partial.len()];
    let span = Span::new(at.offset - partial.len() as u32, at.offset);
    let mut items = Items::new(span, partial, false);
    let analysis = world.analysis(&at.path);
    let records = &analysis.outcome.records;
    let call = context.call().filter(|call| call.argument == 1);
    let callee = call.as_ref().map_or("", |call| call.callee.as_str());
    if callee == "ConstantEnumCase" {
        spellings(enum_of_argument(records, context.last(1))?, &mut items);
    } else if let Some(path) = head.strip_suffix("::") {
        symbols(enum_of_class(records, path)?, "", &mut items);
    } else if let Some(value) = head.strip_suffix('.').or_else(|| head.strip_suffix("->")) {
        methods(records, value, &mut items);
        if value.ends_with("$_op") {
            getters(&Scope::new(world, at, context), &mut items);
        }
    } else if callee.starts_with("DefaultValued") && head.is_empty() {
        let found = enum_of_argument(records, context.last(1))?;
        symbols(found, &format!("{}::", found.class_name().ok()?), &mut items);
    } else if partial.starts_with("get") && before.starts_with("[{") {
        getters(&Scope::new(world, at, context), &mut items);
    } else {
        return None;
    }
    Some(items)
}

/// The cases as they are in text.
fn spellings(found: Enum<'_>, items: &mut Items) {
    for case in found.cases().into_iter().flatten() {
        if let (Ok(spelling), Ok(symbol)) = (case.spelling(), case.symbol()) {
            let kind = CompletionItemKind::ENUM_MEMBER;
            items.add(Rank::Expected, spelling, kind, symbol.to_owned(), None, None);
        }
    }
}

/// The cases as they are in code.
fn symbols(found: Enum<'_>, prefix: &str, items: &mut Items) {
    for symbol in found.cases().into_iter().flatten().filter_map(|case| case.symbol().ok()) {
        let label = format!("{prefix}{symbol}");
        items.add(Rank::Expected, &label, CompletionItemKind::ENUM_MEMBER, String::new(), None, None);
    }
}

/// Methods of the class that `value` is cast to, of operations for `$_op`, and of types and attributes for
/// `$_self`.
fn methods(records: &Records, value: &str, items: &mut Items) {
    let classes: Vec<&str> = match cast_class(value) {
        Some(class) => vec![class],
        None if value.ends_with("$_op") => vec!["Op"],
        None if value.ends_with("$_self") => vec!["Type", "Attribute"],
        None => return,
    };
    for (class, method) in classes
        .into_iter()
        .flat_map(|class| known_methods(records, class).into_iter().map(move |m| (class, m)))
    {
        let detail = format!("of {}", last_segment(class));
        items.add(Rank::Expected, &method, CompletionItemKind::METHOD, detail, None, None);
    }
}

/// The C++ getters of the definition's operands, attributes, results and regions.
fn getters(scope: &Scope, items: &mut Items) {
    for &id in &scope.lineage {
        for operand in &scope.unit.item(id).operands {
            getter(&operand.name, items);
        }
    }
    for name in &scope.dag_names {
        getter(name, items);
    }
}

fn getter(name: &str, items: &mut Items) {
    let label = format!("get{}", snake_to_camel(name, true));
    items.add(Rank::Expected, &label, CompletionItemKind::METHOD, format!("of ${name}"), None, None);
}
