//! Items: the contents of a file, a module, an `impl` or a trait.

use super::args::structure;
use super::broken;
use super::memo::Memo;
use super::parse::{Expr, NodeReader, Unknown, statements};
use super::shape::width;
use super::shape::{MAX_WIDTH, Shape, new_line};
use super::tree::{Bracket, Node, ends_with_semicolon, item_length};
use super::{blocks, run};

const STEP: usize = 4;

/// Items separated by empty lines. At the top level there is one before the first item, too, because other
/// items may precede it.
pub(super) fn items(nodes: &[Node<'_>], indent: usize, out: &mut String) {
    let mut rest = nodes;
    // The keyword of the previous item, if it is on one line.
    let mut before = None;
    let mut is_first = indent > 0;
    while !rest.is_empty() {
        let (first, others) = rest.split_at(item_length(rest));
        let keyword = keyword(first, indent);
        let may_touch = before.is_some() && before == keyword;
        let start = out.len();
        if !is_first && !may_touch {
            out.push('\n');
        }
        let line = out.len();
        item(first, indent, out);
        let is_one_line = !out[line..].trim_start_matches('\n').contains('\n');
        if may_touch && !is_one_line {
            out.insert(start, '\n');
        }
        before = keyword.filter(|_| is_one_line);
        is_first = false;
        rest = others;
    }
}

/// The keyword of an item that needs no empty line after another one of its kind: it has neither attributes
/// nor documentation. At the top level these are imports with the comparison of versions that follows them,
/// and the lists of a dialect's members.
fn keyword<'t>(nodes: &[Node<'t>], indent: usize) -> Option<&'t str> {
    let mut words = nodes.iter().take(4).filter_map(Node::word);
    let found = words.find(|word| !matches!(*word, "pub" | "super"));
    let found = found.map(|word| match word {
        "generated_by" => "use",
        "types" | "attributes" => "operations",
        word => word,
    });
    found.filter(|word| match *word {
        "use" | "operations" => true,
        "type" | "const" => indent > 0,
        _ => false,
    })
}

/// Attributes and documentation, each on its own line, and the number of their nodes.
fn attributes(nodes: &[Node<'_>], indent: usize, text: &mut String) -> usize {
    let mut at = 0;
    while nodes.get(at).is_some_and(|node| node.is_sign("#")) {
        let Some(inner) = nodes.get(at + 1).and_then(|node| node.group(Bracket::Square)) else { break };
        new_line(indent, text);
        match inner {
            [doc, sign, Node::Word(literal)] if doc.is_word("doc") && sign.is_sign("=") => {
                documentation(&unescaped(literal), indent, text);
            }
            _ => text.push_str(&attribute(inner, indent)),
        }
        at += 2;
    }
    at
}

/// `#[name(a, b)]`
fn attribute(inner: &[Node<'_>], indent: usize) -> String {
    /// rustfmt's maximum width of the arguments on one line.
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
        // The last argument has no comma, as in an attribute that is a list of words and names.
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
    let mut rest = inner;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let mut chars = rest[at + 1..].chars();
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
        rest = chars.as_str();
    }
    out.push_str(rest);
    out
}

fn item(nodes: &[Node<'_>], indent: usize, out: &mut String) {
    let start = attributes(nodes, indent, out);
    let nodes = &nodes[start..];
    if !nodes.is_empty() {
        new_line(indent, out);
        body(nodes, indent, out);
    }
}

fn body(nodes: &[Node<'_>], indent: usize, out: &mut String) {
    let start = &nodes[..nodes.len().min(4)];
    let begins_with = |word: &str| start.iter().any(|node| node.is_word(word));
    if begins_with("use") {
        return import(nodes, indent, out);
    }
    if ends_with_semicolon(nodes) {
        return constant(nodes, indent, out);
    }
    if begins_with("fn") {
        return function(nodes, indent, out);
    }
    let Some((Node::Group(Bracket::Curly, inner), head)) = nodes.split_last() else {
        return run::write(nodes, out);
    };
    let start = out.len();
    write_item_head(head, indent, out);
    if inner.is_empty() {
        if out[start..].contains('\n') {
            new_line(indent, out);
        }
        return out.push('}');
    }
    if head.last().is_some_and(|node| node.is_sign("!")) {
        if let Some(names) =
            names(inner).filter(|names| width(names) + indent + width(&out[start..]) < MAX_WIDTH - 2)
        {
            out.push_str(&names);
            return;
        }
        entries(inner, indent + STEP, out);
    } else if ["struct", "enum", "union"].into_iter().any(begins_with) {
        members(inner, indent + STEP, out);
    } else {
        items(inner, indent + STEP, out);
    }
    new_line(indent, out);
    out.push('}');
}

/// The head of an item with braces, and the opening brace. The bounds of a trait and the type that
/// implements a trait are on their own line if they do not fit.
fn write_item_head(head: &[Node<'_>], indent: usize, out: &mut String) {
    /// Number of columns that bounds leave free, including the brace.
    const FREE: usize = 8;
    let start = out.len();
    run::write(head, out);
    out.push_str(" {");
    let begins_with = |word: &str| head.iter().take(3).any(|node| node.is_word(word));
    let length = width(&out[start..]);
    let (first, second) = if begins_with("trait") && indent + length + FREE > MAX_WIDTH {
        let Some(colon) = head.iter().position(|node| node.is_sign(":")) else { return };
        head.split_at(colon + 1)
    } else if begins_with("impl") && length > MAX_WIDTH {
        // rustfmt does not count the indentation here.
        let Some(target) = head.iter().position(|node| node.is_word("for")) else { return };
        head.split_at(target)
    } else {
        return;
    };
    out.truncate(start);
    run::write(first, out);
    new_line(indent + STEP, out);
    run::write(second, out);
    new_line(indent, out);
    out.push('{');
}

/// ` AddOp, SubOp }`, the end of a list of names on one line; `None` for anything else.
fn names(nodes: &[Node<'_>]) -> Option<String> {
    let is_name = |node: &Node<'_>| node.word().is_some() || node.is_sign(",");
    nodes.iter().all(is_name).then(|| format!(" {} }}", run::text(nodes)))
}

/// Fields or variants, one per line.
fn members(nodes: &[Node<'_>], indent: usize, text: &mut String) {
    for member in run::parts(nodes) {
        let start = attributes(member, indent, text);
        new_line(indent, text);
        run::write(&member[start..], text);
        text.push(',');
    }
}

/// The arguments of the runtime's macros, each entry on its own line: `Name { field: value, … }` with one
/// field per line, which another name may precede, `name: kind(argument),` or `NAME: [items] { fields }`.
/// rustfmt does not change the arguments of these macros.
fn entries(nodes: &[Node<'_>], indent: usize, text: &mut String) {
    let mut rest = nodes;
    while !rest.is_empty() {
        let start = attributes(rest, indent, text);
        let ends = |node: &Node<'_>| node.is_sign(",") || node.group(Bracket::Curly).is_some();
        let end = rest[start..].iter().position(ends).map_or(rest.len(), |end| start + end + 1);
        let (mut entry, others) = (&rest[start..end], &rest[end..]);
        new_line(indent, text);
        if let [first, second, body] = entry
            && first.word().is_some()
            && second.word().is_some()
            && body.group(Bracket::Curly).is_some()
        {
            run::write(&entry[..1], text);
            text.push(' ');
            entry = &entry[1..];
        }
        match NodeReader::new(entry).all() {
            Ok(Expr::Struct(path, fields)) => {
                structure(&Memo::default(), path, &fields, Shape::line(indent, 0), text);
            }
            _ => entry_lines(entry, indent, text),
        }
        rest = others;
    }
}

/// Appends an entry on one line, or with its braces on a second line if it does not fit.
fn entry_lines(entry: &[Node<'_>], indent: usize, text: &mut String) {
    let start = text.len();
    run::write(entry, text);
    if let Some((braces, head)) = entry.split_last()
        && braces.group(Bracket::Curly).is_some_and(|inner| !inner.is_empty())
        && indent + width(&text[start..]) > MAX_WIDTH
    {
        text.truncate(start);
        run::write(head, text);
        new_line(indent + STEP, text);
        run::write(std::slice::from_ref(braces), text);
    }
}

/// `use path::{a, b};`, the names on as many lines as they need.
fn import(nodes: &[Node<'_>], indent: usize, text: &mut String) {
    let flat = import_text(nodes);
    let names = nodes.iter().position(|node| node.group(Bracket::Curly).is_some());
    // The last two columns stay free.
    let Some(at) = names.filter(|_| indent + width(&flat) + 2 > MAX_WIDTH) else {
        return text.push_str(&flat);
    };
    let names = nodes[at].group(Bracket::Curly).unwrap_or_default();
    text.push_str(&import_text(&nodes[..at]));
    text.push('{');
    new_line(indent + STEP, text);
    let mut column = indent + STEP;
    for (index, name) in names.split(|node| node.is_sign(",")).filter(|name| !name.is_empty()).enumerate() {
        let name = run::text(name);
        if index > 0 {
            // The last column stays free.
            if column + 1 + width(&name) + 1 < MAX_WIDTH {
                text.push(' ');
                column += 1;
            } else {
                new_line(indent + STEP, text);
                column = indent + STEP;
            }
        }
        text.push_str(&name);
        text.push(',');
        column += width(&name) + 1;
    }
    new_line(indent, text);
    text.push_str("};");
}

/// An import on one line, without spaces in its braces, and without braces around a single name.
fn import_text(nodes: &[Node<'_>]) -> String {
    let mut text = String::new();
    let nodes: Vec<Node<'_>> = nodes.iter().map(strip_braces).collect();
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
                let before = index.checked_sub(1).map(|before| &nodes[before]);
                let ends_word = |before: &Node<'_>| is_word(before) || before.group(Bracket::Round).is_some();
                let is_root = node.is_sign("::") && before.is_some_and(|before| before.is_word("use"));
                if is_root || is_word(node) && before.is_some_and(ends_word) {
                    text.push(' ');
                }
                run::write(std::slice::from_ref(node), &mut text);
            }
        }
    }
    text
}

/// The only name in braces; otherwise the same node.
fn strip_braces<'t>(node: &Node<'t>) -> Node<'t> {
    match node.group(Bracket::Curly) {
        Some([name @ Node::Word(word)]) if *word != "self" => *name,
        _ => *node,
    }
}

/// `const NAME: Type = value;`
fn constant(nodes: &[Node<'_>], indent: usize, out: &mut String) {
    let Some(at) = nodes.iter().position(|node| node.is_sign("=")) else { return run::write(nodes, out) };
    let value =
        nodes[at + 1..].strip_suffix(&[Node::Sign { text: ";", joint: false }]).unwrap_or(&nodes[at + 1..]);
    let start = out.len();
    run::write(&nodes[..=at], out);
    match NodeReader::new(value).all() {
        Ok(value) => {
            let shape = Shape { indent, column: indent + width(&out[start..]), tail: 1 };
            broken::assigned(&Memo::default(), &value, shape, indent, out);
        }
        Err(Unknown) => {
            out.push(' ');
            run::write(value, out);
        }
    }
    out.push(';');
}

/// `fn name(parameters) -> Type { … }`
fn function(nodes: &[Node<'_>], indent: usize, out: &mut String) {
    let Some((last, head)) = nodes.split_last() else { return };
    let inner = last.group(Bracket::Curly);
    let ending = match inner {
        None => ";",
        Some([]) => " {}",
        Some(_) => " {",
    };
    let start = out.len();
    write_head(head, out);
    let length = indent + width(&out[start..]) + width(ending);
    const RESULT: &str = ") -> ";
    // At the last column, rustfmt counts the semicolon twice.
    if inner.is_none()
        && length == MAX_WIDTH
        && let Some(at) = out[start..].find(RESULT)
    {
        let mut line = String::from(")");
        new_line(indent, &mut line);
        out.replace_range(start + at..start + at + RESULT.len(), &(line + "-> "));
    } else if length > MAX_WIDTH {
        out.truncate(start);
        long_head(head, indent, out);
    }
    let Some(inner) = inner.filter(|inner| !inner.is_empty()) else { return out.push_str(ending) };
    out.push(' ');
    match statements(inner) {
        Ok(statements) => blocks::block(&Memo::default(), &statements, indent, out),
        Err(Unknown) => {
            out.push('{');
            new_line(indent + STEP, out);
            run::write(inner, out);
            new_line(indent, out);
            out.push('}');
        }
    }
}

/// The head of a function on one line, without a comma after the last parameter.
fn write_head(head: &[Node<'_>], out: &mut String) {
    let trailing = |node: &Node<'_>| match node.group(Bracket::Round) {
        Some([_, .., last]) => last.is_sign(","),
        _ => false,
    };
    if !head.iter().any(trailing) {
        return run::write(head, out);
    }
    let mut head = head.to_vec();
    for node in head.iter_mut().filter(|node| trailing(node)) {
        if let Node::Group(_, parameters) = node {
            *parameters = &parameters[..parameters.len() - 1];
        }
    }
    run::write(&head, out);
}

/// The head of a function with one parameter per line.
fn long_head(head: &[Node<'_>], indent: usize, out: &mut String) {
    let name = head.iter().position(|node| node.is_word("fn")).unwrap_or_default();
    let at = head.iter().skip(name).position(|node| node.group(Bracket::Round).is_some());
    let Some(at) = at.map(|at| at + name) else { return run::write(head, out) };
    run::write(&head[..at], out);
    out.push('(');
    for parameter in run::parts(head[at].group(Bracket::Round).unwrap_or_default()) {
        new_line(indent + STEP, out);
        run::write(parameter, out);
        out.push(',');
    }
    new_line(indent, out);
    out.push(')');
    let result = &head[at + 1..];
    if !result.is_empty() {
        out.push(' ');
        run::write(result, out);
    }
}
