//! Completion: names, keywords and paths that are valid at the cursor. Tokens determine which ones
//! ([`Context`]), so completion works inside of incomplete statements; the names come from the index and from
//! the records.

mod format;
mod items;
mod paths;
mod values;

use lsp_types::{
    CompletionItem, CompletionItemKind, CompletionList, CompletionParams, CompletionResponse, Documentation,
    MarkupContent, MarkupKind,
};
use ods_parser::syntax::TokenKind;

use crate::bang::OPERATORS;
use crate::context::{Context, Header};
use crate::hover;
use crate::meaning::Occurrence;
use crate::unit::Symbol;
use crate::world::{Cursor, World};
use items::{Items, Rank};
use values::Scope;

/// `textDocument/completion`
pub(crate) fn completion(world: &mut World<'_>, params: &CompletionParams) -> Option<CompletionResponse> {
    let at = world.cursor(&params.text_document_position)?;
    let content = at.text.content().clone();
    let context = Context::new(&content, at.offset);
    let items = complete(world, &at, &context)?;
    let (items, is_incomplete) = items.finish(world, &at.text);
    Some(CompletionResponse::List(CompletionList { is_incomplete, items }))
}

/// Everything that fits at the cursor; none where nothing is completed.
fn complete(world: &mut World<'_>, at: &Cursor, context: &Context<'_>) -> Option<Items> {
    if let Some(token) = context.inside {
        let is_string = token.kind == TokenKind::STRING;
        return match context.field() {
            _ if is_string && context.last(0) == "include" => Some(paths::complete(world, at, token)),
            Some("assemblyFormat") if is_string || token.kind == TokenKind::CODE => {
                Some(format::complete(world, at, context, token))
            }
            _ => None,
        };
    }
    let mut items = Items::new(context.partial, context.slice(context.partial), world.snippets);
    let partial = context.slice(context.partial);
    if partial.starts_with('!') {
        operators(&mut items);
        return Some(items);
    }
    let scope = Scope::new(world, at, context);
    if partial.starts_with('$') {
        format::operands(world, &scope, &mut items, "$");
        return Some(items);
    }
    let current = context.current();
    let is_header =
        context.bracket().is_empty() && !context.statement().any(|word| matches!(word, "=" | "{"));
    match context.last(0) {
        "class" | "def" | "defm" | "multiclass" | "defset" | "defvar" | "deftype" | "foreach" => return None,
        "." => scope.members(world, context, &mut items),
        "let" | "append" | "prepend" => scope.fields_to_set(&mut items),
        ":" | ","
            if is_header && ["class", "def", "defm", "multiclass"].contains(&current.keyword.as_str()) =>
        {
            scope.parents(&current, &mut items);
        }
        _ if context.is_in_parameters() && matches!(context.last(0), "<" | ",") => types(&scope, &mut items),
        "field" => types(&scope, &mut items),
        "<" if matches!(context.last(1), "list" | "!cast" | "!isa" | "!instances" | "!exists") => {
            types(&scope, &mut items)
        }
        _ if context.is_statement_start() => statement(context, &scope, &mut items),
        ">" | ")" | "]" | "}" => keywords(&["in", "then", "else"], &mut items),
        ":" if context.bracket() == "(" => return None,
        _ if is_after_name(context, &current) => keywords(&["in"], &mut items),
        _ => scope.values(world, context, &mut items),
    }
    Some(items)
}

/// Whether the name of a definition or field was just written, so that punctuation follows.
fn is_after_name(context: &Context<'_>, current: &Header) -> bool {
    let is_word = matches!(context.last_kind(), Some(TokenKind::IDENTIFIER));
    is_word && context.bracket().is_empty() && !current.keyword.is_empty() && context.last(1) != "="
}

fn operators(items: &mut Items) {
    for operator in OPERATORS {
        let snippet = format!("{}($0)", operator.name);
        let documentation = Some(operator.documentation.to_owned());
        items.add(
            Rank::Near,
            operator.name,
            CompletionItemKind::OPERATOR,
            operator.signature(),
            Some(snippet),
            documentation,
        );
    }
}

fn types(scope: &Scope, items: &mut Items) {
    for (_, ty) in TokenKind::KEYWORDS.iter().filter(|(kind, _)| kind.is_type()) {
        let snippet = matches!(*ty, "list" | "bits").then(|| format!("{ty}<$0>"));
        items.add(Rank::Near, ty, CompletionItemKind::KEYWORD, String::new(), snippet, None);
    }
    scope.classes(items);
}

fn keywords(words: &[&str], items: &mut Items) {
    for word in words {
        items.add(Rank::Near, word, CompletionItemKind::KEYWORD, String::new(), None, None);
    }
}

/// Keywords of statements and items of bodies, with the text that a snippet inserts.
const STATEMENTS: [(&str, &str); 13] = [
    ("include", "include \"$0\""),
    ("class", "class ${1:Name}<$2> : ${3:Base} {\n  $0\n}"),
    ("def", "def ${1:Name} : ${2:Class}<$3> {\n  $0\n}"),
    ("defm", "defm ${1:Name} : ${2:Multiclass}<$0>;"),
    ("multiclass", "multiclass ${1:Name}<$2> {\n  $0\n}"),
    ("defset", "defset list<${1:Class}> ${2:name} = {\n  $0\n}"),
    ("defvar", "defvar ${1:name} = $0;"),
    ("deftype", "deftype ${1:Name} = $0;"),
    ("foreach", "foreach ${1:x} = [$2] in {\n  $0\n}"),
    ("if", "if $1 then {\n  $0\n}"),
    ("let", "let ${1:field} = $2 in {\n  $0\n}"),
    ("assert", "assert ${1:condition}, \"$0\";"),
    ("dump", "dump $0;"),
];

/// The beginning of a statement, or of an item of a body.
fn statement(context: &Context<'_>, scope: &Scope, items: &mut Items) {
    let is_body = context.owner().is_some_and(|owner| matches!(owner.keyword.as_str(), "class" | "def"));
    for (word, snippet) in STATEMENTS {
        let fits = !is_body || matches!(word, "defvar" | "let" | "assert" | "dump" | "include");
        if fits {
            let snippet = if is_body && word == "let" { "let ${1:field} = $0;" } else { snippet };
            items.add(
                Rank::Near,
                word,
                CompletionItemKind::KEYWORD,
                String::new(),
                Some(snippet.to_owned()),
                None,
            );
        }
    }
    if is_body {
        keywords(&["field"], items);
        types(scope, items);
    }
}

/// `completionItem/resolve`: the documentation of a class or record, as in its hover.
pub(crate) fn resolve(world: &mut World<'_>, mut item: CompletionItem) -> CompletionItem {
    let data = item.data.as_ref().and_then(|data| {
        let text = |key: &str| data.get(key)?.as_str().map(str::to_owned);
        Some((text("path")?, text("kind")?, text("name")?))
    });
    let Some((path, kind, name)) = data else { return item };
    let unit = world.unit(&path);
    let id = match kind.as_str() {
        "class" => unit.class(&name),
        "multiclass" => unit.multiclass(&name),
        _ => unit.global(&name),
    };
    let symbol = id.map_or(Symbol::Record(name), Symbol::Item);
    let found = Occurrence { unit, path, span: ods_parser::source::Span::NONE, symbol };
    item.documentation = hover::describe(world, &found)
        .map(|value| Documentation::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value }));
    item
}
