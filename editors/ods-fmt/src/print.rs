//! The layout of a [`Doc`]: one pass over its instructions that breaks the groups that do not fit.
//!
//! Idempotence: a decision that an author's line break makes must be the same for the line break that the
//! layout writes. The fallback `Layout::Tall` therefore produces line breaks that select it again. A group
//! whose line breaks do not affect its parents (`Shape::is_light`) has no such fallback.

use ods_parser::syntax::TokenKind;

use crate::Options;
use crate::doc::{Doc, Extent, Group, Layout, Op};
use crate::source::Trivia;

/// Lays out `doc`, whose tokens are those of `source`. `newline` ends lines.
pub(crate) fn print(doc: &Doc, source: &str, options: &Options, newline: &str) -> String {
    let printer = Printer {
        doc,
        source,
        newline,
        width: options.width as usize,
        step: options.indent as usize,
        out: String::with_capacity(source.len() + source.len() / 16),
        column: 0,
        line_indent: 0,
        indents: vec![0],
        open: Vec::new(),
        newlines: 0,
        has_space: false,
        ends_line: false,
        follows_comment: false,
    };
    printer.run()
}

/// A group whose items are being written.
#[derive(Clone, Copy)]
struct Open {
    group: u32,
    /// None if it is written on one line.
    layout: Option<Layout>,
    /// Indentation of the line in which it begins.
    indent: usize,
    /// Whether all items are on the line after the bracket.
    is_row: bool,
}

struct Printer<'p> {
    doc: &'p Doc,
    source: &'p str,
    newline: &'p str,
    width: usize,
    step: usize,
    out: String,
    /// The current column.
    column: usize,
    /// Indentation of the line.
    line_indent: usize,
    /// Indentations of lines to come, the innermost last.
    indents: Vec<usize>,
    open: Vec<Open>,
    /// Newlines before the next text.
    newlines: u8,
    /// Whether a space comes before the next text.
    has_space: bool,
    /// Whether a comment was written that nothing may follow on its line.
    ends_line: bool,
    /// Whether a comment was written last.
    follows_comment: bool,
}

impl Printer<'_> {
    fn run(mut self) -> String {
        for (index, op) in self.doc.ops.iter().enumerate() {
            match *op {
                Op::Text(start, end) => self.text(&self.source[start as usize..end as usize]),
                Op::Space => self.has_space = true,
                Op::Line(item, newlines) => self.line(index, item, newlines),
                Op::Hard(newlines) => self.newlines = self.newlines.max(newlines),
                Op::Open(group) => self.open(group),
                Op::Start(has_space) => self.start(has_space),
                Op::End(has_space) => self.end(has_space),
                Op::Close => self.close(),
                Op::Indent => self.indents.push(self.indent() + self.step),
                Op::Dedent => drop(self.indents.pop()),
                Op::Comment(trivia) => self.comment(trivia),
            }
        }
        if !self.out.is_empty() {
            self.out.push_str(self.newline);
        }
        self.out
    }

    fn indent(&self) -> usize {
        self.indents.last().copied().unwrap_or(0)
    }

    /// Whether the next text begins a line.
    fn is_at_line_start(&self) -> bool {
        self.newlines > 0 || self.ends_line
    }

    /// Column of the next text.
    fn next_column(&self) -> usize {
        if self.is_at_line_start() { self.indent() } else { self.column + usize::from(self.has_space) }
    }

    /// Indentation of the line with the next text.
    fn next_line_indent(&self) -> usize {
        if self.is_at_line_start() { self.indent() } else { self.line_indent }
    }

    /// Writes the newlines, or the space, that come before a text.
    fn flush(&mut self, indent: usize) {
        if self.newlines > 0 && !self.out.is_empty() {
            (0..self.newlines).for_each(|_| self.out.push_str(self.newline));
            self.out.extend(std::iter::repeat_n(' ', indent));
            self.column = indent;
            self.line_indent = indent;
        } else if self.has_space && self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.newlines = 0;
        self.has_space = false;
    }

    fn text(&mut self, text: &str) {
        if self.ends_line {
            self.newlines = self.newlines.max(1);
            self.ends_line = false;
        }
        if self.follows_comment && matches!(text, ">" | ")" | "]" | "," | ";") {
            self.has_space = false;
        }
        self.flush(self.indent());
        self.write(text);
    }

    fn write(&mut self, text: &str) {
        self.follows_comment = false;
        self.out.push_str(text);
        match text.rfind('\n') {
            None => self.column += crate::doc::width(text) as usize,
            Some(last) => {
                let line = &text[last + 1..];
                self.column = crate::doc::width(line) as usize;
                self.line_indent = line.len() - line.trim_start_matches(' ').len();
            }
        }
    }

    fn comment(&mut self, trivia: Trivia) {
        let text = &self.source[trivia.start as usize..trivia.end as usize];
        self.newlines = self.newlines.max(trivia.newlines);
        self.ends_line = false;
        if trivia.kind == TokenKind::DIRECTIVE {
            self.newlines = self.newlines.max(1);
            self.flush(0);
        } else {
            self.has_space |= !self.out.ends_with(['<', '[', '(', '{']);
            self.flush(self.indent());
        }
        self.write(text);
        self.follows_comment = true;
        self.has_space = trivia.kind != TokenKind::BLOCK_COMMENT || !is_name(text);
        self.ends_line = trivia.kind != TokenKind::BLOCK_COMMENT;
    }

    fn open(&mut self, group: u32) {
        let is_flat = self.open.last().is_some_and(|outer| outer.layout.is_none()) || self.fits(group);
        let layout = if is_flat && !self.group(group).shape.is_broken {
            None
        } else {
            Some(self.group(group).shape.layout)
        };
        let is_of_statement = self.group(group).shape.is_of_statement;
        if is_of_statement {
            // Its first line counts as the statement's, even if it continues another one.
            self.line_indent = self.indent();
        }
        let indent = self.next_line_indent();
        self.open.push(Open { group, layout, indent, is_row: false });
    }

    fn group(&self, group: u32) -> &Group {
        &self.doc.groups[group as usize]
    }

    /// Whether a group can be written on this line.
    fn fits(&self, group: u32) -> bool {
        let group = self.group(group);
        !group.extent.is_broken
            && self.extent_fits(self.next_column(), group.extent, group.close as usize + 1, self.open.len())
    }

    /// Whether a part of the text fits at a column with the text that must follow it, which begins at
    /// instruction `next`.
    fn extent_fits(&self, column: usize, extent: Extent, next: usize, outer: usize) -> bool {
        let end = if extent.has_lines { extent.tail as usize } else { column + extent.head as usize };
        let is_wide = extent.has_lines && column + extent.head as usize > self.width;
        !is_wide && end <= self.width && end + self.width_after(next, self.width - end, outer) <= self.width
    }

    /// Width of the text from an instruction to the next possible break. Counting stops beyond `room`.
    fn width_after(&self, from: usize, room: usize, mut outer: usize) -> usize {
        let mut width = 0;
        let mut inner = 0usize;
        for op in &self.doc.ops[from..] {
            match *op {
                Op::Text(start, end) => {
                    let text = &self.source[start as usize..end as usize];
                    let line = text.split('\n').next().unwrap_or(text);
                    width += crate::doc::width(line) as usize;
                    if line.len() < text.len() {
                        break;
                    }
                }
                Op::Space => width += 1,
                Op::Open(_) => inner += 1,
                Op::Close if inner == 0 => outer = outer.saturating_sub(1),
                Op::Close => inner -= 1,
                Op::End(_) => {
                    let layout = outer.checked_sub(1).and_then(|index| self.open[index].layout);
                    if inner == 0 && layout == Some(Layout::Block) {
                        break;
                    }
                }
                Op::Start(_) | Op::Line(..) | Op::Hard(_) | Op::Comment(_) => break,
                Op::Indent | Op::Dedent => {}
            }
            if width > room {
                break;
            }
        }
        width
    }

    fn start(&mut self, has_space: bool) {
        self.has_space |= has_space;
        let Some(&Open { group, layout: Some(layout), indent, .. }) = self.open.last() else { return };
        let layout = self.used_layout(layout, group, indent);
        let base = match layout {
            Layout::Align => self.next_column(),
            Layout::Hang => indent + 2 * self.step,
            Layout::Tall if self.is_header(indent) => indent + 2 * self.step,
            Layout::Tall | Layout::Block => indent + self.step,
        };
        let is_row = layout == Layout::Tall && self.fits_in_row(group, base);
        if let Some(open) = self.open.last_mut() {
            (open.layout, open.is_row) = (Some(layout), is_row);
        }
        self.indents.push(base);
        if matches!(layout, Layout::Tall | Layout::Block) {
            self.newlines = self.newlines.max(1);
        }
    }

    /// The layout of a broken group. Items that are too wide, or too far to the right, are not aligned if
    /// another layout helps.
    fn used_layout(&self, layout: Layout, group: u32, indent: usize) -> Layout {
        let group = self.group(group);
        if layout != Layout::Align {
            return layout;
        }
        // After several lines of code, alignment with the bracket is not visible.
        let has_code = group.shape.is_filled && group.extent.has_lines;
        let (column, next) = (self.next_column(), indent + 2 * self.step);
        let widest = group.widest as usize;
        let is_of_use = if group.shape.is_value { next + widest <= self.width } else { next < column };
        let is_far = group.shape.is_row && (column - indent) * 8 > self.width * 3;
        if has_code && group.shape.hangs {
            return Layout::Hang;
        }
        if !has_code && !((is_far || column + widest > self.width) && is_of_use) {
            layout
        } else if (has_code || group.shape.is_row) && column + group.first as usize <= self.width {
            Layout::Hang
        } else {
            group.shape.tall
        }
    }

    /// Whether all items of a group fit on one line after the bracket.
    fn fits_in_row(&self, group: u32, column: usize) -> bool {
        let group = self.group(group);
        let is_one_line = group.shape.is_row && !group.extent.has_lines && !group.has_comment;
        is_one_line && self.extent_fits(column, group.extent, group.close as usize + 1, self.open.len() - 1)
    }

    /// Whether a line with this indentation is the first of a statement, so that its continuation is to
    /// differ from the body.
    fn is_header(&self, indent: usize) -> bool {
        let mut statements =
            self.open.iter().rev().filter(|open| self.group(open.group).shape.is_of_statement);
        statements.next().is_none_or(|open| open.indent == indent)
    }

    fn end(&mut self, has_space: bool) {
        let Some(&Open { layout: Some(layout), indent, .. }) = self.open.last() else {
            self.has_space |= has_space;
            return;
        };
        self.indents.pop();
        // Of the closing bracket.
        self.indents.push(indent);
        if layout == Layout::Block {
            self.newlines = self.newlines.max(1);
        } else {
            self.has_space |= has_space;
        }
    }

    fn close(&mut self) {
        if self.open.pop().is_some_and(|open| open.layout.is_some()) {
            self.indents.pop();
        }
    }

    fn line(&mut self, index: usize, item: u32, newlines: u8) {
        let Some(&Open { group, layout: Some(layout), .. }) = self.open.last() else {
            self.has_space = true;
            return;
        };
        if self.open.last().is_some_and(|open| open.is_row) {
            self.has_space = true;
            return;
        }
        let extent = self.doc.items[item as usize];
        let shape = self.group(group).shape;
        let is_tall = matches!(layout, Layout::Tall | Layout::Block);
        let is_filled = if is_tall { shape.fills_open } else { shape.is_filled };
        let is_filled = is_filled && newlines < 2 && !extent.is_broken;
        let next = index + 1;
        let item_end = self.item_end(next);
        if is_filled
            && self.extent_fits(self.next_column() + 1, extent, item_end, self.open.len())
            && !self.ends_line
        {
            self.has_space = true;
        } else {
            self.newlines = self.newlines.max(newlines.max(1));
        }
    }

    /// The instruction after an item that begins at `from`.
    fn item_end(&self, from: usize) -> usize {
        let mut at = from;
        while let Some(op) = self.doc.ops.get(at) {
            at = match *op {
                Op::Open(group) => self.group(group).close as usize + 1,
                Op::Line(..) | Op::End(_) | Op::Close => return at,
                _ => at + 1,
            };
        }
        at
    }
}

/// Whether a comment names the argument that follows, as in `/*retTy=*/"void"`.
fn is_name(comment: &str) -> bool {
    comment.ends_with("=*/")
}
