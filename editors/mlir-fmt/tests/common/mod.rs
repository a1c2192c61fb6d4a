//! Invariants of every formatted source, checked without the formatter's own parser.

#![allow(dead_code, reason = "each test uses a part of it")]

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::text::{Lexer, PrintOptions, Renderer, TokenKind, parse_module, print_module};
use std::path::{Path, PathBuf};

/// A function that returns contexts with the dialects of a test, and one of these for texts that leave
/// nothing in it.
pub(crate) struct Contexts {
    pub(crate) new: fn() -> Context,
    shared: Context,
}

impl Contexts {
    pub(crate) fn new(new: fn() -> Context) -> Contexts {
        Contexts { new, shared: new() }
    }

    /// A context for a text: one of its own if it has aliases or resources, since contexts keep their names.
    pub(crate) fn get(&self, text: &str) -> Context {
        let keeps_names = text.contains("{-#") || text.contains("dense_resource");
        if keeps_names || text.starts_with(['#', '!']) || text.contains("\n#") || text.contains("\n!") {
            (self.new)()
        } else {
            self.shared.clone()
        }
    }
}

/// Formats a text and checks all properties of the result.
pub(crate) fn checked(name: &str, contexts: &Contexts, text: &str) -> String {
    let formatted = formatted(name, contexts, text);
    assert!(tokens(text).eq(&tokens(&formatted)), "{name}: tokens\n{text}\n{formatted}");
    assert_eq!(comments(text), comments(&formatted), "{name}: comments");
    let again = self::formatted(name, contexts, &formatted);
    assert!(formatted == again, "{name}: formatted again: {}\n{text}", first_difference(&formatted, &again));
    assert!(generic(contexts, text) == generic(contexts, &formatted), "{name}: other IR\n{formatted}");
    formatted
}

/// The formatted text.
pub(crate) fn formatted(name: &str, contexts: &Contexts, text: &str) -> String {
    let ctx = contexts.get(text);
    match mlir_fmt::format(&ctx, name, text) {
        Ok(formatted) => formatted,
        Err(found) => panic!("{name}: {}", messages(&ctx, name, text, &found)),
    }
}

/// Diagnostics as users see them.
pub(crate) fn messages(ctx: &Context, name: &str, text: &str, found: &[Diagnostic]) -> String {
    let mut renderer = Renderer::new(ctx);
    renderer.add_source(name.as_bytes(), text.as_bytes());
    found.iter().map(|found| String::from_utf8_lossy(&renderer.render_bytes(found)).into_owned()).collect()
}

/// The first lines that differ.
pub(crate) fn first_difference(old: &str, new: &str) -> String {
    let lines = old.lines().zip(new.lines()).enumerate();
    let found = lines
        .filter(|(_, (old, new))| old != new)
        .map(|(index, (old, new))| format!("line {}:\n-{old}\n+{new}", index + 1))
        .next();
    found.unwrap_or_else(|| format!("{} and {} bytes", old.len(), new.len()))
}

/// Kinds and texts of the tokens.
pub(crate) fn tokens(text: &str) -> Vec<(TokenKind, &str)> {
    spans(text).into_iter().map(|(kind, start, end)| (kind, &text[start..end])).collect()
}

/// Kinds and offsets of the tokens.
pub(crate) fn spans(text: &str) -> Vec<(TokenKind, usize, usize)> {
    let mut lexer = Lexer::new(text.as_bytes());
    let mut found = Vec::new();
    loop {
        let token = lexer.lex();
        match token.kind {
            TokenKind::Eof => return found,
            kind => found.push((kind, token.start as usize, token.end as usize)),
        }
    }
}

/// The comments between tokens, without whitespace at their ends.
fn comments(text: &str) -> Vec<&str> {
    let spans = spans(text);
    let starts = spans.iter().map(|(_, start, _)| *start).chain([text.len()]);
    let ends = [0].into_iter().chain(spans.iter().map(|(_, _, end)| *end));
    let gaps = ends.zip(starts).map(|(end, start)| &text[end..start]);
    let lines = gaps.flat_map(|gap| gap.split(['\n', '\r']));
    lines.map(str::trim).filter(|line| !line.is_empty()).collect()
}

/// The generic form of each part; nothing for one that is wrong.
fn generic(contexts: &Contexts, text: &str) -> Vec<Option<String>> {
    let parts = parts(text);
    let print = PrintOptions { generic: true, ..PrintOptions::default() };
    parts.iter().map(|part| printed(&contexts.get(part), part, print.clone())).collect()
}

/// The parts between separators.
pub(crate) fn parts(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match parts.last_mut() {
            Some(part) if line.trim() != "// -----" => part.push_str(line),
            _ => parts.push(String::new()),
        }
    }
    parts
}

/// A text as it is printed, if it can be parsed.
pub(crate) fn printed(ctx: &Context, text: &str, options: PrintOptions) -> Option<String> {
    let module = parse_module(ctx, "-", text.as_bytes()).ok()?.into_module();
    let mut out = Vec::new();
    print_module(&module.ir, module.top, options, &module.external_resources, &mut out).ok()?;
    Some(String::from_utf8_lossy(&out).trim_end().to_owned() + "\n")
}

/// The first line in which a formatted text is not what was printed. Spaces at the end of a line, and two
/// spaces for one, are defects of printers that only count: the second result is the number of such lines.
pub(crate) fn difference_from_printed(printed: &str, formatted: &str) -> (Option<String>, usize) {
    let words =
        |line: &str| line.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>();
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let mut spaced = 0;
    for (index, (old, new)) in printed.lines().zip(formatted.lines()).enumerate() {
        if old == new {
            continue;
        }
        if indentation(old) != indentation(new) || words(old) != words(new) {
            return (Some(format!("line {}:\n-{old}\n+{new}", index + 1)), spaced);
        }
        spaced += 1;
    }
    let is_same = printed.lines().count() == formatted.lines().count();
    ((!is_same).then(|| "other lines".to_owned()), spaced)
}

/// The text with other whitespace between tokens. Comments and the ends of their lines stay, and so do texts
/// in which whitespace has a meaning.
pub(crate) fn rearranged(random: &mut Random, text: &str) -> String {
    const OTHERS: [&str; 8] = [" ", " ", "\n", "\t", "  \n   ", "\n\n\n\t ", "   ", " \r\n"];
    let mut out = String::new();
    let mut from = 0;
    let mut before = None;
    for (kind, start, end) in spans(text) {
        let gap = &text[from..start];
        let splits = |kind| matches!(kind, Some(TokenKind::LParen | TokenKind::RParen | TokenKind::Comma));
        if gap.contains('/') {
            out.push_str(gap);
        } else if !gap.is_empty() || (random.next_below(4) == 0 && (splits(before) || splits(Some(kind)))) {
            out.push_str(OTHERS[random.next_below(OTHERS.len())]);
        }
        out.push_str(&text[start..end]);
        (from, before) = (end, Some(kind));
    }
    out.push_str(&text[from..]);
    out
}

/// Random numbers that are the same in each run.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next_below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// The files of a folder and below with this ending, sorted; outputs of Cargo and hidden folders are left
/// out.
pub(crate) fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut pending = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = pending.pop() {
        for entry in std::fs::read_dir(folder).expect("a readable folder") {
            let path = entry.expect("a readable entry").path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                pending.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}
