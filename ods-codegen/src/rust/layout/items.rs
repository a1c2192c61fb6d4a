//! Items: what stands in a file, a module, an `impl` or a trait.

use super::args::structure;
use super::blocks;
use super::broken::{self, MAX_WIDTH, Memo, Place, new_line};
use super::flat::width;
use super::parse::{Expr, Reader, Unknown, statements};
use super::run;
use super::tree::{Bracket, Node};

const STEP: usize = 4;

/// How many nodes the first item has.
pub(super) fn length(nodes: &[Node<'_>]) -> usize {
    let mut at = 0;
    while nodes.get(at).is_some_and(|node| node.is_sign("#")) {
        at += 2;
    }
    let ends_with_semicolon = ends_with_semicolon(&nodes[at.min(nodes.len())..]);
    let rest = nodes.get(at..).unwrap_or_default();
    let end = rest
        .iter()
        .position(|node| node.is_sign(";") || !ends_with_semicolon && node.group(Bracket::Curly).is_some());
    end.map_or(nodes.len(), |end| at + end + 1)
}

/// Whether braces do not end the item.
fn ends_with_semicolon(nodes: &[Node<'_>]) -> bool {
    let words = nodes.iter().filter_map(Node::word).take(3);
    let mut is_constant = false;
    for word in words {
        match word {
            "use" | "static" | "type" => return true,
            "const" => is_constant = true,
            "fn" if is_constant => return false,
            // The name of the constant.
            _ if is_constant => return true,
            "fn" | "struct" | "enum" | "impl" | "trait" | "mod" => return false,
            _ => {}
        }
    }
    is_constant
}

/// Items one below the other, each on a new line.
pub(super) fn items(nodes: &[Node<'_>], indent: usize) -> String {
    let mut text = String::new();
    let mut rest = nodes;
    while !rest.is_empty() {
        let (first, others) = rest.split_at(length(rest));
        text.push_str(&item(first, indent));
        rest = others;
    }
    text
}

/// Attributes and documentation, each on a line, and the number of their nodes.
fn attributes(nodes: &[Node<'_>], indent: usize, text: &mut String) -> usize {
    let mut at = 0;
    while nodes.get(at).is_some_and(|node| node.is_sign("#")) {
        let Some(inner) = nodes.get(at + 1).and_then(|node| node.group(Bracket::Square)) else { break };
        new_line(indent, text);
        match inner {
            [doc, sign, Node::Word(literal)] if doc.is_word("doc") && sign.is_sign("=") => {
                documentation(&unescaped(literal), indent, text);
            }
            [_, _, Node::Documentation(content)] => documentation(content, indent, text),
            _ => text.push_str(&attribute(inner, indent)),
        }
        at += 2;
    }
    at
}

/// `#[name(a, b)]`
fn attribute(inner: &[Node<'_>], indent: usize) -> String {
    /// What rustfmt allows between the round brackets on one line.
    const WIDTH: usize = 70;
    if let [head @ .., Node::Group(Bracket::Round, args)] = inner
        && width(&run::text(args)) > WIDTH
    {
        let mut text = format!("#[{}(", run::text(head));
        for arg in args.split(|node| node.is_sign(",")).filter(|arg| !arg.is_empty()) {
            new_line(indent + STEP, &mut text);
            text.push_str(&run::text(arg));
            text.push(',');
        }
        // As in an attribute that is a list of words and names, the last one has no comma.
        text.pop();
        new_line(indent, &mut text);
        return text + ")]";
    }
    format!("#[{}]", run::text(inner))
}

/// `#[doc = "…"]` as `///`.
fn documentation(content: &str, indent: usize, text: &mut String) {
    for (index, line) in content.split('\n').enumerate() {
        if index > 0 {
            new_line(indent, text);
        }
        text.push_str("///");
        text.push_str(line.trim_end());
    }
}

/// The text of a string literal.
fn unescaped(literal: &str) -> String {
    let inner = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(literal);
    let mut out = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('n') => out.push('\n'),
            Some('t') => out.push('\t'),
            Some('r') => out.push('\r'),
            Some('0') => out.push('\0'),
            Some('u') => {
                let code: String =
                    chars.by_ref().skip_while(|c| *c == '{').take_while(|c| *c != '}').collect();
                out.extend(u32::from_str_radix(&code, 16).ok().and_then(char::from_u32));
            }
            Some(other) => out.push(other),
            None => {}
        }
    }
    out
}

fn item(nodes: &[Node<'_>], indent: usize) -> String {
    let mut text = String::new();
    let start = attributes(nodes, indent, &mut text);
    let nodes = &nodes[start..];
    if nodes.is_empty() {
        return text;
    }
    new_line(indent, &mut text);
    let body = body(nodes, indent);
    text.push_str(&body);
    text
}

fn body(nodes: &[Node<'_>], indent: usize) -> String {
    let words: Vec<&str> = nodes.iter().take(4).filter_map(Node::word).collect();
    if words.contains(&"use") {
        return import(nodes, indent);
    }
    if ends_with_semicolon(nodes) {
        return constant(nodes, indent);
    }
    if nodes.iter().take(4).any(|node| node.is_word("fn")) {
        return function(nodes, indent);
    }
    let Some((Node::Group(Bracket::Curly, inner), head)) = nodes.split_last() else {
        return run::text(nodes);
    };
    let mut text = run::text(head) + " {";
    if inner.is_empty() {
        return text + "}";
    }
    if head.last().is_some_and(|node| node.is_sign("!")) {
        entries(inner, indent + STEP, &mut text);
        new_line(indent, &mut text);
        text.push('}');
        return text;
    }
    let is_list = words.contains(&"struct") || words.contains(&"enum") || words.contains(&"union");
    if is_list {
        members(inner, indent + STEP, &mut text)
    } else {
        text.push_str(&items(inner, indent + STEP))
    }
    new_line(indent, &mut text);
    text.push('}');
    text
}

/// Fields or variants, one a line.
fn members(nodes: &[Node<'_>], indent: usize, text: &mut String) {
    let mut rest = nodes;
    while !rest.is_empty() {
        let mut depth = 0usize;
        let end = rest.iter().position(|node| {
            depth += usize::from(node.is_sign("<"));
            depth -= usize::from(node.is_sign(">") && depth > 0);
            depth == 0 && node.is_sign(",")
        });
        let (first, others) = rest.split_at(end.unwrap_or(rest.len()));
        let start = attributes(first, indent, text);
        new_line(indent, text);
        run::write(&first[start..], text);
        text.push(',');
        rest = others.get(1..).unwrap_or_default();
    }
}

/// What the macros of the runtime take, each entry on a new line: `Name { field: value, … }`, which has a field a line, or
/// `name: kind(argument),`. To rustfmt it is text that stays as it is.
fn entries(nodes: &[Node<'_>], indent: usize, text: &mut String) {
    let mut rest = nodes;
    while !rest.is_empty() {
        let start = attributes(rest, indent, text);
        let ends = |node: &Node<'_>| node.is_sign(",") || node.group(Bracket::Curly).is_some();
        let end = rest[start..].iter().position(ends).map_or(rest.len(), |end| start + end + 1);
        let (entry, others) = (&rest[start..end], &rest[end..]);
        new_line(indent, text);
        match Reader::new(entry).all() {
            Ok(Expr::Struct(path, fields)) => {
                text.push_str(&structure(&Memo::default(), path, &fields, Place::line(indent, 0)));
            }
            _ => run::write(entry, text),
        }
        rest = others;
    }
}

/// `use path::{a, b};`, the names in as many lines as they need.
fn import(nodes: &[Node<'_>], indent: usize) -> String {
    let flat = import_text(nodes);
    if indent + width(&flat) <= MAX_WIDTH {
        return flat;
    }
    let Some(at) = nodes.iter().position(|node| node.group(Bracket::Curly).is_some()) else { return flat };
    let names = nodes[at].group(Bracket::Curly).unwrap_or_default();
    let mut text = run::text(&nodes[..at]) + "{";
    new_line(indent + STEP, &mut text);
    let mut column = indent + STEP;
    for (index, name) in names.split(|node| node.is_sign(",")).filter(|name| !name.is_empty()).enumerate() {
        let name = run::text(name);
        if index > 0 {
            if column + 1 + width(&name) < MAX_WIDTH {
                text.push(' ');
                column += 1;
            } else {
                new_line(indent + STEP, &mut text);
                column = indent + STEP;
            }
        }
        text.push_str(&name);
        text.push(',');
        column += width(&name) + 1;
    }
    new_line(indent, &mut text);
    text + "};"
}

/// An import on one line: its braces hold no blanks.
fn import_text(nodes: &[Node<'_>]) -> String {
    let mut text = String::new();
    for (index, node) in nodes.iter().enumerate() {
        match node.group(Bracket::Curly) {
            Some(names) => {
                text.push('{');
                let names: Vec<&Node<'_>> = names.iter().collect();
                let end = names.len() - usize::from(names.last().is_some_and(|node| node.is_sign(",")));
                for node in &names[..end] {
                    run::write(std::slice::from_ref(*node), &mut text);
                    if node.is_sign(",") || node.is_word("as") {
                        text.push(' ');
                    }
                }
                text.push('}');
            }
            None => {
                let is_word = |node: &Node<'_>| node.word().is_some();
                if index > 0
                    && is_word(node)
                    && (is_word(&nodes[index - 1]) || nodes[index - 1].group(Bracket::Round).is_some())
                {
                    text.push(' ');
                }
                run::write(std::slice::from_ref(node), &mut text);
            }
        }
    }
    text
}

/// `const NAME: Type = value;`
fn constant(nodes: &[Node<'_>], indent: usize) -> String {
    let Some(at) = nodes.iter().position(|node| node.is_sign("=")) else { return run::text(nodes) };
    let value =
        nodes[at + 1..].strip_suffix(&[Node::Sign { text: ";", joint: false }]).unwrap_or(&nodes[at + 1..]);
    let text = run::text(&nodes[..=at]);
    match Reader::new(value).all() {
        Ok(value) => {
            let place = Place { indent, column: indent + width(&text), tail: 1 };
            let value = broken::assigned(&Memo::default(), &value, place, indent);
            text + &value + ";"
        }
        Err(Unknown) => format!("{text} {};", run::text(value)),
    }
}

/// `fn name(parameters) -> Type { … }`
fn function(nodes: &[Node<'_>], indent: usize) -> String {
    let (last, head) = match nodes.split_last() {
        Some((last, head)) => (last, head),
        None => return String::new(),
    };
    let inner = last.group(Bracket::Curly);
    let ending = match inner {
        None => ";",
        Some([]) => " {}",
        Some(_) => " {",
    };
    let mut text = head_text(head);
    let length = indent + width(&text) + width(ending);
    // At the last column the semicolon counts twice.
    if inner.is_none() && length == MAX_WIDTH && text.contains(") -> ") {
        let mut line = String::from(")");
        new_line(indent, &mut line);
        text = text.replacen(") -> ", &(line + "-> "), 1);
    } else if length > MAX_WIDTH {
        text = long_head(head, indent);
    }
    text.push_str(ending);
    let Some(inner) = inner.filter(|inner| !inner.is_empty()) else { return text };
    match statements(inner) {
        Ok(statements) => {
            let block = blocks::block(&Memo::default(), &statements, indent);
            text.push_str(block.strip_prefix('{').unwrap_or(&block));
        }
        Err(Unknown) => {
            new_line(indent + STEP, &mut text);
            run::write(inner, &mut text);
            new_line(indent, &mut text);
            text.push('}');
        }
    }
    text
}

/// The head of a function on one line, without a comma behind the last parameter.
fn head_text(head: &[Node<'_>]) -> String {
    let mut head = head.to_vec();
    for node in &mut head {
        if let Node::Group(Bracket::Round, parameters) = node
            && let [rest @ .., last] = *parameters
            && !rest.is_empty()
            && last.is_sign(",")
        {
            *parameters = rest;
        }
    }
    run::text(&head)
}

/// The head of a function with a parameter on each line.
fn long_head(head: &[Node<'_>], indent: usize) -> String {
    let name = head.iter().position(|node| node.is_word("fn")).unwrap_or_default();
    let at = head.iter().skip(name).position(|node| node.group(Bracket::Round).is_some());
    let Some(at) = at.map(|at| at + name) else { return run::text(head) };
    let parameters = head[at].group(Bracket::Round).unwrap_or_default();
    let mut text = run::text(&head[..at]) + "(";
    let mut rest = parameters;
    while !rest.is_empty() {
        let mut depth = 0usize;
        let end = rest.iter().position(|node| {
            depth += usize::from(node.is_sign("<"));
            depth -= usize::from(node.is_sign(">") && depth > 0);
            depth == 0 && node.is_sign(",")
        });
        let (first, others) = rest.split_at(end.unwrap_or(rest.len()));
        new_line(indent + STEP, &mut text);
        run::write(first, &mut text);
        text.push(',');
        rest = others.get(1..).unwrap_or_default();
    }
    new_line(indent, &mut text);
    text.push(')');
    let result = &head[at + 1..];
    if !result.is_empty() {
        text.push(' ');
        run::write(result, &mut text);
    }
    text
}
