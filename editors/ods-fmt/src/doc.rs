//! The layout document: a flat list of instructions in which groups of items may be broken over lines.
//!
//! The list is written in source order, so a group needs no allocation. The extents by which the printer
//! decides where to break are summed up while the list is written.

use ods_parser::syntax::TokenKind;

use crate::source::Trivia;

/// The way in which a group is written that does not fit on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Items begin after the bracket, and following lines are aligned with the first item.
    Align,
    /// Items begin after the bracket, and following lines are indented by four more than the line of the
    /// bracket.
    Hang,
    /// Items begin on the next line, indented by four; the closing bracket follows the last one.
    Tall,
    /// Items begin on the next line, indented by one level, and the closing bracket is on a line of its own.
    Block,
}

/// Traits of a group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Way in which it is broken.
    pub(crate) layout: Layout,
    /// Whether a line takes as many items as fit while the first one follows the bracket. Otherwise each is
    /// on a line of its own.
    pub(crate) is_filled: bool,
    /// The same while the first one is on the line after the bracket.
    pub(crate) fills_open: bool,
    /// Whether it is broken even if it fits.
    pub(crate) is_broken: bool,
    /// Whether its items are on one line after the bracket if they fit there.
    pub(crate) is_row: bool,
    /// Whether the first item begins with text that is never moved to the next line, however wide it is.
    pub(crate) hangs: bool,
    /// Whether it is a value without brackets.
    pub(crate) is_value: bool,
    /// Whether groups around it need not be broken because it is.
    pub(crate) is_light: bool,
    /// Way in which it is broken if items that follow the bracket are too wide.
    pub(crate) tall: Layout,
    /// Whether its indentation is relative to that of the statement, and not of the line in which it begins.
    pub(crate) is_of_statement: bool,
}

/// Extent of a part of the text on one line. A code literal of several lines has a first and a last one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Extent {
    /// Width up to the first newline; all of it without one.
    pub(crate) head: u32,
    /// Width after the last newline.
    pub(crate) tail: u32,
    /// Whether a token of several lines is part of it.
    pub(crate) has_lines: bool,
    /// Whether it must be broken: because of a comment, or because its author wants it.
    pub(crate) is_broken: bool,
}

impl Extent {
    fn from_width(width: u32) -> Extent {
        Extent { head: width, ..Extent::default() }
    }

    /// Appends the extent of the text that follows.
    fn add(&mut self, next: Extent) {
        match (self.has_lines, next.has_lines) {
            (false, _) => self.head += next.head,
            (true, false) => self.tail += next.head,
            (true, true) => {}
        }
        if next.has_lines {
            self.tail = next.tail;
        }
        self.has_lines |= next.has_lines;
        self.is_broken |= next.is_broken;
    }
}

/// An instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// Text of the source.
    Text(u32, u32),
    Space,
    /// The boundary of two items of the innermost group: a space unless the group is broken here. With the
    /// index of the following item's extent, and newlines that it has in any case.
    Line(u32, u8),
    /// Newlines: 1, or 2 for an empty line.
    Hard(u8),
    /// A group begins.
    Open(u32),
    /// Its items begin; whether a space comes before the first if nothing is broken.
    Start(bool),
    /// Its items end; whether a space comes after the last if nothing is broken.
    End(bool),
    /// The group ends.
    Close,
    /// More indentation.
    Indent,
    /// Less indentation.
    Dedent,
    /// A comment or directive.
    Comment(Trivia),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// Its traits.
    pub(crate) shape: Shape,
    /// Extent of the whole group on one line.
    pub(crate) extent: Extent,
    /// Width of the first item up to a newline.
    pub(crate) first: u32,
    /// Width of the widest part that cannot be broken.
    pub(crate) widest: u32,
    /// Whether a comment or an empty line breaks it.
    pub(crate) has_comment: bool,
    /// Index of its last instruction.
    pub(crate) close: u32,
}

/// Sums of a group that is open.
#[derive(Default)]
struct Frame {
    group: u32,
    extent: Extent,
    widest: u32,
    /// Item that is open.
    item: Option<u32>,
    /// Width before its items begin.
    before: u32,
    /// Width of the first item up to a newline, once it is complete.
    first: Option<u32>,
    /// Extent since the last boundary at which it may be broken.
    last: Extent,
}

/// The list of instructions.
#[derive(Default)]
pub(crate) struct Doc {
    /// The instructions.
    pub(crate) ops: Vec<Op>,
    pub(crate) groups: Vec<Group>,
    /// Extents of items that follow a [`Op::Line`].
    pub(crate) items: Vec<Extent>,
    frames: Vec<Frame>,
    /// Width since the last possible break.
    run: u32,
}

impl Doc {
    /// An empty list for a source with this number of tokens.
    pub(crate) fn with_capacity(tokens: usize) -> Doc {
        Doc { ops: Vec::with_capacity(tokens * 2), ..Doc::default() }
    }

    /// Appends a token.
    pub(crate) fn text(&mut self, text: &str, start: u32) {
        self.ops.push(Op::Text(start, start + text.len() as u32));
        let extent = match text.split_once('\n') {
            None => Extent::from_width(width(text)),
            Some((first, rest)) => {
                let last = rest.rsplit('\n').next().unwrap_or(rest);
                Extent { head: width(first), tail: width(last), has_lines: true, is_broken: false }
            }
        };
        self.run += extent.head;
        self.add(extent);
        if extent.has_lines {
            self.possible_break();
            self.run = extent.tail;
        }
    }

    fn add(&mut self, extent: Extent) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.extent.add(extent);
        frame.last.add(extent);
        if let Some(item) = frame.item {
            self.items[item as usize].add(extent);
        }
    }

    fn possible_break(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.widest = frame.widest.max(self.run);
        }
        self.run = 0;
    }

    /// Appends a space.
    pub(crate) fn space(&mut self) {
        self.ops.push(Op::Space);
        self.run += 1;
        self.add(Extent::from_width(1));
    }

    /// Appends newlines: 1, or 2 for an empty line.
    pub(crate) fn hard(&mut self, newlines: u8) {
        self.ops.push(Op::Hard(newlines));
        self.possible_break();
        self.add(Extent { is_broken: true, ..Extent::default() });
    }

    /// Appends a boundary of items. With 2 newlines there is an empty line, and the group is broken.
    pub(crate) fn line(&mut self, newlines: u8) {
        let item = self.items.len() as u32;
        self.ops.push(Op::Line(item, newlines));
        self.possible_break();
        self.items.push(Extent::default());
        if let Some(frame) = self.frames.last_mut() {
            frame.extent.add(Extent { head: 1, is_broken: newlines > 1, ..Extent::default() });
            frame.item = Some(item);
            frame.first.get_or_insert(frame.last.head);
            frame.last = Extent::default();
        }
    }

    /// Begins a group.
    pub(crate) fn open(&mut self, shape: Shape) {
        let group = self.groups.len() as u32;
        self.groups.push(Group {
            shape,
            extent: Extent::default(),
            first: 0,
            widest: 0,
            has_comment: false,
            close: 0,
        });
        self.ops.push(Op::Open(group));
        self.frames.push(Frame { group, ..Frame::default() });
    }

    /// Begins the items of a group.
    pub(crate) fn start(&mut self, has_space: bool) {
        self.ops.push(Op::Start(has_space));
        if let Some(frame) = self.frames.last_mut() {
            frame.before = frame.extent.head;
            frame.last = Extent::default();
        }
        self.add(Extent::from_width(u32::from(has_space)));
        self.run = 0;
    }

    /// Ends the items of a group.
    pub(crate) fn end(&mut self, has_space: bool) {
        self.ops.push(Op::End(has_space));
        self.add(Extent::from_width(u32::from(has_space)));
        if let Some(frame) = self.frames.last_mut() {
            frame.item = None;
            if self.groups[frame.group as usize].shape.layout == Layout::Block {
                frame.last = Extent::default();
            }
        }
    }

    /// Ends a group.
    pub(crate) fn close(&mut self) {
        let Some(mut frame) = self.frames.pop() else { return };
        frame.widest = frame.widest.max(self.run);
        let group = &mut self.groups[frame.group as usize];
        group.extent = frame.extent;
        group.has_comment = frame.extent.is_broken;
        group.extent.is_broken |= group.shape.is_broken;
        if group.shape.is_light {
            // It is like a token of several lines.
            let tail = if frame.last.has_lines { frame.last.tail } else { frame.last.head };
            group.extent = Extent { head: frame.before, tail, has_lines: true, is_broken: false };
        }
        group.widest = frame.widest;
        group.first = frame.first.unwrap_or(frame.last.head);
        group.close = self.ops.len() as u32;
        let extent = group.extent;
        self.ops.push(Op::Close);
        if let Some(outer) = self.frames.last_mut() {
            outer.widest = outer.widest.max(frame.widest);
        }
        self.add(extent);
    }

    /// Indents the following lines by one level.
    pub(crate) fn indent(&mut self) {
        self.ops.push(Op::Indent);
    }

    /// Ends [`Doc::indent`].
    pub(crate) fn dedent(&mut self) {
        self.ops.push(Op::Dedent);
    }

    /// Appends a comment or directive. One that ends its line, or is on a line of its own, breaks the groups
    /// around it.
    pub(crate) fn comment(&mut self, trivia: Trivia, text: &str) {
        self.ops.push(Op::Comment(trivia));
        let is_inline =
            trivia.newlines == 0 && trivia.kind == TokenKind::BLOCK_COMMENT && !text.contains('\n');
        if is_inline {
            self.run += width(text) + 1;
            self.add(Extent::from_width(width(text) + 1));
        } else {
            self.possible_break();
            self.add(Extent { is_broken: true, ..Extent::default() });
        }
    }
}

/// Width of a text of one line, in characters.
pub(crate) fn width(text: &str) -> u32 {
    if text.is_ascii() { text.len() as u32 } else { text.chars().count() as u32 }
}
