//! Extraction of a class from a record, and inlining of a class into the definition that derives from it.

use lsp_types::CodeActionKind;
use ods_parser::source::Span;
use ods_parser::syntax::TokenKind;
use ods_parser::syntax::lex::tokens;

use super::syntax::DefinitionSyntax;
use super::{Document, Refactoring};
use crate::index::{Item, ItemKind};
use crate::text::Text;
use crate::unit::ItemId;
use crate::world::World;

/// Moves the classes of a record and the selected part of its body, or all of it, to a new class.
///
/// `def A : B<1> { let x = 2; }` becomes `class ABase : B<1> { let x = 2; }` and `def A : ABase;`.
pub(super) fn extract(document: &Document<'_>) -> Option<Refactoring> {
    let Document { text, index, unit, selected } = document;
    let item = &index.items[index.item_at(selected.lo)? as usize];
    let name = item.name.as_ref().filter(|_| item.kind == ItemKind::Def)?;
    if item.container.is_some() || selected.hi > item.span.hi || document.is_inner(item.span) {
        return None;
    }
    let syntax = DefinitionSyntax::new(text, item.span, item.name_span.hi)?;
    let class = (1..).map(|n| format!("{name}Base{}", if n == 1 { String::new() } else { n.to_string() }));
    let class = class.into_iter().find(|class| unit.class(class).is_none())?;
    let body = syntax.body?;
    let items = &syntax.body_items;
    let is_moved =
        |span: &&Span| selected.lo == selected.hi || selected.lo <= span.lo && span.hi <= selected.hi;
    let moved: Vec<Span> = items.iter().filter(is_moved).copied().collect();
    if needs_rest(item, &syntax, items, &moved) {
        return None;
    }
    let parents = parents_text(text, &syntax);
    let (inserted, edits) = if moved.len() == items.len() {
        let inserted = format!("class {class}{parents} {{{}}}\n\n", text.slice(body));
        (inserted, vec![(Span::new(item.name_span.hi, item.span.hi), format!(" : {class};"))])
    } else {
        let lines: String = moved.iter().map(|span| format!("\n  {}", text.slice(*span))).collect();
        let header = Span::new(item.name_span.hi, body.lo);
        let mut edits = vec![(header, format!(" : {class} {{"))];
        edits.extend(moved.iter().map(|span| (with_space_before(text, *span), String::new())));
        (format!("class {class}{parents} {{{lines}\n}}\n\n"), edits)
    };
    let at = start_with_comments(text, item.span.lo);
    let edits = std::iter::once((Span::new(at, at), inserted)).chain(edits).collect();
    let title = format!("Extract class '{class}' from '{name}'");
    (!moved.is_empty()).then_some(Refactoring { title, kind: CodeActionKind::REFACTOR_EXTRACT, edits })
}

/// Whether moved statements of a body name a field or variable that stays.
fn needs_rest(item: &Item, syntax: &DefinitionSyntax<'_>, items: &[Span], moved: &[Span]) -> bool {
    let is_moved = |at: u32| moved.iter().any(|span| span.lo <= at && at < span.hi);
    let fields = item.fields.iter().filter(|field| !is_moved(field.span.lo)).map(|field| field.name.as_str());
    let starts: Vec<u32> = items.iter().map(|span| span.lo).filter(|at| !is_moved(*at)).collect();
    let is_variable =
        |at: &usize| syntax.word(*at) == "defvar" && starts.contains(&syntax.tokens[*at].span.lo);
    let variables = (0..syntax.tokens.len()).filter(is_variable).map(|at| syntax.word(at + 1));
    let staying: Vec<&str> = fields.chain(variables).collect();
    let mut names = (0..syntax.tokens.len()).filter(|at| is_moved(syntax.tokens[*at].span.lo));
    names.any(|at| staying.contains(&syntax.word(at)))
}

/// The classes after a name, with their colon.
fn parents_text(text: &Text, syntax: &DefinitionSyntax<'_>) -> String {
    match (syntax.parents.first(), syntax.parents.last()) {
        (Some(first), Some(last)) => format!(" : {}", text.slice(Span::new(first.lo, last.hi))),
        _ => String::new(),
    }
}

/// A span with the whitespace before it.
fn with_space_before(text: &Text, span: Span) -> Span {
    let before = text.slice(Span::new(0, span.lo));
    Span::new(before.trim_end().len() as u32, span.hi)
}

/// The start of the comment lines directly above a line, or else of the line.
fn start_with_comments(text: &Text, offset: u32) -> u32 {
    let before = text.slice(Span::new(0, offset));
    let mut start = before.rfind('\n').map_or(0, |at| at + 1);
    // Another statement may come before on the line.
    if !before[start..].trim().is_empty() {
        return offset;
    }
    while start > 0 {
        let above = before[..start - 1].rfind('\n').map_or(0, |at| at + 1);
        if !before[above..start].trim_start().starts_with("//") {
            break;
        }
        start = above;
    }
    start as u32
}

/// Replaces the last parent class of a definition by its contents: its parents, and its body before the
/// definition's. Only the last parent can be replaced, because the body of another one would come after the
/// classes that follow it.
pub(super) fn inline(world: &mut World<'_>, document: &Document<'_>) -> Option<Refactoring> {
    let Document { text, index, unit, selected } = document;
    let item = &index.items[index.item_at(selected.lo)? as usize];
    if !matches!(item.kind, ItemKind::Def | ItemKind::Class) {
        return None;
    }
    let syntax = DefinitionSyntax::new(text, item.span, item.name_span.hi)?;
    syntax.parents.last().filter(|last| last.lo <= selected.lo && selected.hi <= last.hi)?;
    let id = unit.class(item.parents.last()?)?;
    let class = ClassText::new(world, document, id)?;
    let arguments: Vec<_> = syntax.arguments.iter().map(|span| named(text.slice(*span))).collect();
    let values = class.values(&arguments)?;
    let mut parents: Vec<String> =
        syntax.parents[..syntax.parents.len() - 1].iter().map(|span| text.slice(*span).to_owned()).collect();
    parents.extend(class.parents.iter().map(|parent| substituted(parent, &values)));
    let header = if parents.is_empty() { String::new() } else { format!(" : {}", parents.join(", ")) };
    let body = substituted(&class.body, &values);
    let own = syntax.body.map_or("", |body| text.slice(body));
    let replacement = match (body.trim().is_empty(), syntax.body) {
        (true, None) => format!("{header};"),
        (true, Some(_)) => format!("{header} {{{own}}}"),
        // The own body begins where the class's ends.
        (false, Some(_)) => format!("{header} {{{}{own}}}", body.trim_end()),
        (false, None) => format!("{header} {{{body}}}"),
    };
    let title = format!("Inline class '{}'", unit.item(id).name.as_deref().unwrap_or_default());
    Some(Refactoring {
        title,
        kind: CodeActionKind::REFACTOR_INLINE,
        edits: vec![(syntax.rest, replacement)],
    })
}

/// The name before `=`, and the value; or the value alone.
fn named(text: &str) -> (Option<String>, String) {
    let is_word = |c: char| c == '_' || c.is_ascii_alphanumeric();
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() && name.trim().chars().all(is_word) => {
            (Some(name.trim().to_owned()), value.trim().to_owned())
        }
        _ => (None, text.to_owned()),
    }
}

struct ClassText {
    /// Name and default value of each parameter.
    params: Vec<(String, Option<String>)>,
    parents: Vec<String>,
    body: String,
}

impl ClassText {
    fn new(world: &mut World<'_>, document: &Document<'_>, id: ItemId) -> Option<ClassText> {
        let item = document.unit.item(id);
        // A field with the name of a parameter cannot be distinguished from it here.
        let is_param = |name: &String| item.params.iter().any(|param| param.name == *name);
        if item.fields.iter().any(|field| is_param(&field.name)) {
            return None;
        }
        let text = world.files.text(&document.unit.files[id.file as usize].path).ok()?;
        let syntax = DefinitionSyntax::new(&text, item.span, item.name_span.hi)?;
        let default = |span: Span| text.slice(span).to_owned();
        Some(ClassText {
            params: item.params.iter().map(|param| (param.name.clone(), param.value.map(default))).collect(),
            parents: syntax.parents.iter().map(|span| text.slice(*span).to_owned()).collect(),
            body: syntax.body.map_or_else(String::new, |body| text.slice(body).to_owned()),
        })
    }

    /// Name and value of each parameter; none if one has no value.
    fn values(&self, arguments: &[(Option<String>, String)]) -> Option<Vec<(String, String)>> {
        let mut values: Vec<(String, String)> = Vec::new();
        for (index, (name, default)) in self.params.iter().enumerate() {
            let given = arguments.iter().enumerate().find(|(at, (known, _))| match known {
                Some(known) => known == name,
                None => *at == index,
            });
            let value = match (given, default) {
                // A concatenated value is a single operand in other values only if it is a variable.
                (Some((_, (_, value))), _) if value.contains('#') => return None,
                (Some((_, (_, value))), _) => value.clone(),
                // A default may refer to the parameters before it.
                (None, Some(default)) => substituted(default, &values),
                (None, None) => return None,
            };
            values.push((name.clone(), value));
        }
        Some(values)
    }
}

/// A text in which names are replaced by values, unless they are those of fields.
fn substituted(text: &str, values: &[(String, String)]) -> String {
    let mut out = String::new();
    let mut end = 0;
    let mut before = "";
    for token in tokens(text) {
        let word = &text[token.span.lo as usize..token.span.hi as usize];
        let is_name = token.kind == TokenKind::IDENTIFIER && !matches!(before, "." | "let");
        if let Some((_, value)) = values.iter().find(|(name, _)| is_name && name == word) {
            out.push_str(&text[end..token.span.lo as usize]);
            out.push_str(value);
            end = token.span.hi as usize;
        }
        before = word;
    }
    out.push_str(&text[end..]);
    out
}
