//! Adds items to the text of a Rust file, and preserves its other bytes.

use ods_codegen::rust::skeleton::Item;

use super::rust_items::RustItems;

/// Spaces for each level of indentation.
const INDENTATION: usize = 4;

/// The text with the missing items, and the keys of the added ones.
pub(super) fn append(old: &str, found: &RustItems, items: &[Item]) -> (String, Vec<String>) {
    let mut added = Vec::new();
    let mut insertions: Vec<(usize, String)> = Vec::new();
    let mut whole = String::new();
    let is_known = |item: &Item| found.get(&item.key).is_some();
    // Some operations of the class have implementations of their own, so the others need one.
    let is_split = |item: &Item| !is_known(item) && item.alternatives.iter().any(is_known);
    let items = items.iter().flat_map(|item| {
        if is_split(item) { item.alternatives.as_slice() } else { std::slice::from_ref(item) }
    });
    for item in items {
        match found.get(&item.key) {
            None => {
                whole.push('\n');
                whole.push_str(&item.text);
                added.push(item.key.clone());
            }
            Some(None) => {}
            Some(Some(implementation)) => {
                let missing = item.members.iter().filter(|(name, _)| !implementation.members.contains(name));
                let missing: Vec<&(String, String)> = missing.collect();
                added.extend(missing.iter().map(|(name, _)| format!("{} ({name})", item.key)));
                let text: Vec<&str> = missing.iter().map(|(_, text)| text.as_str()).collect();
                if !text.is_empty() {
                    let is_first = implementation.members.is_empty();
                    insertions.push(insert_in_braces(old, implementation.end, &text.join("\n"), is_first));
                }
            }
        }
    }
    if !whole.is_empty() {
        insertions.push(match found.module_end {
            Some((end, depth)) => insert_in_braces(old, end, &indented(&whole, depth), true),
            None => (old.len(), if old.ends_with('\n') { whole } else { format!("\n{whole}") }),
        });
    }
    insertions.sort_by_key(|(at, _)| *at);
    (inserted(old, &insertions), added)
}

/// The position and the text of lines to insert before a closing brace. A blank line precedes them unless
/// they are the first.
fn insert_in_braces(old: &str, brace: usize, lines: &str, is_first: bool) -> (usize, String) {
    let before = old.get(..brace).unwrap_or_default();
    let blank = if is_first { "" } else { "\n" };
    let line = before.rfind('\n').map_or(0, |newline| newline + 1);
    // A brace on a line of its own stays there.
    match before.get(line..) {
        Some(start) if line > 0 && start.trim().is_empty() => (line, format!("{blank}{lines}")),
        _ => (brace, format!("\n{blank}{lines}")),
    }
}

/// The lines, `depth` levels deeper.
fn indented(text: &str, depth: usize) -> String {
    let spaces = " ".repeat(depth * INDENTATION);
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("{spaces}{line}\n") };
    text.lines().map(line).collect()
}

/// The text with others at these offsets, which ascend. Line ends are those of the text.
fn inserted(old: &str, insertions: &[(usize, String)]) -> String {
    let mut text = String::with_capacity(old.len());
    let mut from = 0;
    let has_returns = old.contains("\r\n");
    for (at, new) in insertions {
        text.push_str(old.get(from..*at).unwrap_or_default());
        text.push_str(&if has_returns { new.replace('\n', "\r\n") } else { new.clone() });
        from = *at;
    }
    text.push_str(old.get(from..).unwrap_or_default());
    text
}
