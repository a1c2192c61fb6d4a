//! Descriptions of definitions as documentation in Rust.
//!
//! The text remains the author's Markdown, except where rustdoc or clippy would misread it:
//!
//! - A code block without a language would be compiled as Rust.
//! - `[name]` would be a link to an item, and `<name>` an HTML tag.
//! - A URL must be a link.
//! - The contents of a list item must be indented like its text.

mod inline;

pub(super) use inline::inline;

/// The description as lines of documentation, without common indentation.
pub(super) fn lines(description: &str) -> Vec<String> {
    let mut writer = Writer::default();
    for line in description.lines() {
        writer.line(line.trim_end());
    }
    writer.finish()
}

/// An open code block.
#[derive(Clone, Copy)]
struct Fence {
    sign: char,
    length: usize,
    /// Number of columns that are removed from its lines.
    indent: usize,
}

/// An item of a list: the column of its text, in the description and in the documentation.
#[derive(Clone, Copy)]
struct Item {
    column: usize,
    shown: usize,
}

#[derive(Default)]
struct Writer {
    lines: Vec<String>,
    /// The lines of a paragraph, which are one text: code may span several lines.
    paragraph: Vec<String>,
    fence: Option<Fence>,
    /// Whether the open code block is an indented one.
    is_indented_code: bool,
    items: Vec<Item>,
    is_after_blank: bool,
}

impl Writer {
    fn finish(mut self) -> Vec<String> {
        self.end_paragraph();
        if let Some(fence) = self.fence {
            self.close(fence);
        }
        while self.lines.last().is_some_and(String::is_empty) {
            self.lines.pop();
        }
        self.lines
    }

    /// Adds the next line, without whitespace at its end.
    fn line(&mut self, line: &str) {
        if let Some(fence) = self.fence
            && self.code(fence, line)
        {
            return;
        }
        let text = line.trim_start();
        let indent = line.len() - text.len();
        if text.is_empty() {
            self.end_paragraph();
            self.lines.push(String::new());
        } else if let Some(fence) = opened(text, indent) {
            self.leave_items(indent);
            self.open(fence, language(text));
        } else if let Some(marker) = marker(text).filter(|marker| self.may_start_item(indent, marker)) {
            self.item(text, indent, marker.len());
        } else if self.is_after_blank || self.paragraph.is_empty() {
            self.leave_items(indent);
            let column = self.items.last().map_or(0, |item| item.column);
            if indent >= column + INDENTED_CODE {
                self.open(Fence { sign: '`', length: 3, indent: column + INDENTED_CODE }, "text");
                self.is_indented_code = true;
                self.line(line);
            } else {
                self.paragraph.push(text.to_owned());
            }
        } else {
            self.paragraph.push(text.to_owned());
        }
        self.is_after_blank = text.is_empty();
    }

    /// Adds a line to a code block. Returns false if an indented block ends before it.
    fn code(&mut self, fence: Fence, line: &str) -> bool {
        let text = line.trim_start();
        let indent = line.len() - text.len();
        if self.is_indented_code && !text.is_empty() && indent < fence.indent {
            self.close(fence);
            self.is_after_blank = true;
            return false;
        }
        let is_end =
            !self.is_indented_code && text.len() >= fence.length && text.chars().all(|c| c == fence.sign);
        if is_end {
            self.close(fence);
        } else {
            // Spaces may be longer than a byte.
            let starts =
                line.char_indices().map(|(at, _)| at).take_while(|at| *at <= indent.min(fence.indent));
            let start = starts.last().unwrap_or(0);
            self.push(line.get(start..).unwrap_or(text));
        }
        true
    }

    /// Adds a line in the column of the current item.
    fn push(&mut self, text: &str) {
        let column = self.items.last().map_or(0, |item| item.shown);
        self.lines.push(if text.is_empty() { String::new() } else { format!("{:column$}{text}", "") });
    }

    fn open(&mut self, fence: Fence, language: &str) {
        self.end_paragraph();
        let signs = fence.sign.to_string().repeat(fence.length);
        self.push(&format!("{signs}{language}"));
        self.fence = Some(fence);
        self.is_indented_code = false;
    }

    fn close(&mut self, fence: Fence) {
        let mut blanks = 0;
        // Empty lines after indented code are not part of it.
        while self.is_indented_code && self.lines.last().is_some_and(String::is_empty) {
            self.lines.pop();
            blanks += 1;
        }
        self.push(&fence.sign.to_string().repeat(fence.length));
        self.lines.extend(std::iter::repeat_n(String::new(), blanks));
        self.fence = None;
        self.is_indented_code = false;
    }

    /// Leaves the list items whose text is further right than a line after an empty one.
    fn leave_items(&mut self, indent: usize) {
        self.end_paragraph();
        while self.items.last().is_some_and(|item| item.column > indent) {
            self.items.pop();
        }
    }

    /// Whether a line with a marker starts an item. Within a paragraph, only a bullet or the number one does.
    fn may_start_item(&self, indent: usize, marker: &str) -> bool {
        let column = self.items.last().map_or(0, |item| item.column);
        let is_code = indent >= column + INDENTED_CODE;
        let may_interrupt = !self.items.is_empty()
            || !marker.starts_with(|c: char| c.is_ascii_digit())
            || marker.starts_with("1.");
        !is_code && (self.paragraph.is_empty() || may_interrupt)
    }

    fn item(&mut self, text: &str, indent: usize, marker: usize) {
        self.leave_items(indent);
        let (sign, rest) = text.split_at(marker);
        let content = rest.trim_start();
        let outer = self.items.last().map_or(0, |item| item.shown);
        self.paragraph.push(format!("{:outer$}{sign} {content}", ""));
        self.items.push(Item { column: indent + text.len() - content.len(), shown: outer + marker + 1 });
    }

    /// Writes the paragraph. Its first line contains the marker of its item, if it begins one.
    fn end_paragraph(&mut self) {
        let paragraph = std::mem::take(&mut self.paragraph);
        let text = inline(&paragraph.join("\n")).into_owned();
        let starts_item = paragraph.first().is_some_and(|line| {
            self.items
                .last()
                .is_some_and(|item| line.len() > item.shown && marker(line.trim_start()).is_some())
        });
        for (index, line) in text.lines().enumerate() {
            if starts_item && index == 0 { self.lines.push(line.to_owned()) } else { self.push(line) }
        }
    }
}

/// Minimum indentation of code, relative to text.
const INDENTED_CODE: usize = 4;

/// The code block that a line opens.
fn opened(text: &str, indent: usize) -> Option<Fence> {
    let sign = text.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let length = text.chars().take_while(|c| *c == sign).count();
    let is_fence = length >= 3 && !text[length..].contains('`');
    is_fence.then_some(Fence { sign, length, indent })
}

/// The language of a code block; `text` if rustdoc would compile it as Rust.
fn language(text: &str) -> &str {
    /// Words that make rustdoc compile a block, or warn about a possible misspelling of them.
    const OF_RUSTDOC: [&str; 8] =
        ["compile", "custom", "edition", "ignore", "no", "rust", "should", "standalone"];
    let info = text.trim_start_matches(['`', '~']).trim_start_matches([' ', '{', '.']);
    let end = info.find(|c: char| !c.is_ascii_alphanumeric() && c != '+').unwrap_or(info.len());
    let word = &info[..end];
    let is_text =
        word.is_empty() || word.starts_with('E') || OF_RUSTDOC.iter().any(|other| word.starts_with(other));
    if is_text { "text" } else { word }
}

/// The marker of an item that a line starts with: `-`, `*`, `+`, `1.` or `1)`, before a space.
fn marker(text: &str) -> Option<&str> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let length = match text.as_bytes().get(digits)? {
        b'-' | b'*' | b'+' if digits == 0 => 1,
        b'.' | b')' if (1..10).contains(&digits) => digits + 1,
        _ => return None,
    };
    let is_marker = text[length..].starts_with(' ') && !text[length..].trim().is_empty();
    is_marker.then(|| &text[..length])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(description: &str) -> String {
        lines(description).join("\n")
    }

    #[test]
    fn code_is_never_rust() {
        assert_eq!(shown("```\nx\n```"), "```text\nx\n```");
        assert_eq!(shown("```mlir\n%0 = [x] <y>\n```\n"), "```mlir\n%0 = [x] <y>\n```");
        assert_eq!(shown("~~~ {.c++}\nx\n~~~"), "~~~c++\nx\n~~~");
        assert_eq!(shown("```rust\nx"), "```text\nx\n```");
        assert_eq!(
            shown("As in:\n\n    x\n      y\n\n    z\n\nand"),
            "As in:\n\n```text\nx\n  y\n\nz\n```\n\nand"
        );
    }

    #[test]
    fn lists_are_indented_as_their_items() {
        assert_eq!(shown("- one\ntwo\n- three\n     four"), "- one\n  two\n- three\n  four");
        assert_eq!(shown(" 1. one\n\n    two\n\nthree"), "1. one\n\n   two\n\nthree");
        assert_eq!(shown("* a\n  - b\n    c\n* d"), "* a\n  - b\n    c\n* d");
        assert_eq!(shown("- a\n\n  ```\n  x\n  ```"), "- a\n\n  ```text\n  x\n  ```");
    }

    #[test]
    fn text_in_paragraphs_may_be_code_over_lines() {
        assert_eq!(shown("is `a\n[b]` and [c]"), "is `a\n[b]` and \\[c]");
        assert_eq!(
            shown("the first\n  of two lines\n2. is no item"),
            "the first\nof two lines\n2. is no item"
        );
    }
}
