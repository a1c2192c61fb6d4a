//! Traversal of format elements, shared by parsers and printers of operations, types and attributes.

use ods_schema::format::{Anchor, Clause, Element, Group, word};

use crate::text::ParseResult;

/// Parses the literals and parts of a format.
pub(crate) trait FormatReader<P, A> {
    /// The reason for an interruption; the caller continues later with the same cursor.
    type Stop;

    /// Parses a keyword or punctuation.
    ///
    /// # Errors
    /// It is missing, which has been reported.
    fn literal(&mut self, word: &'static str) -> ParseResult<()>;

    /// Parses a keyword or punctuation if it is next.
    fn optional_literal(&mut self, word: &'static str) -> bool;

    /// Parses a component.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn part(&mut self, part: &P, role: Role) -> ParseResult<ReadOutcome<Self::Stop>>;

    /// Sets the flag of the branch that was taken.
    fn set(&mut self, flag: &A);

    /// Records the clause with this keyword.
    ///
    /// # Errors
    /// The clause is a duplicate, which has been reported.
    fn clause(&mut self, word: &'static str) -> ParseResult<()>;
}

/// The effect of a part's presence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// No effect.
    Plain,
    /// No effect, except in a group, where an optional attribute must be present.
    InGroup,
    /// The group is absent if the part is.
    BeginsGroup,
}

/// The outcome of a part.
pub(crate) enum ReadOutcome<S> {
    /// The part was present.
    Yes,
    /// The part was absent.
    No,
    /// The part was present; parsing is interrupted after it.
    Stop(S),
    /// Parsing is interrupted; the same part is requested again afterwards.
    Again(S),
}

impl<S> ReadOutcome<S> {
    /// Converts a flag.
    pub(crate) fn from_presence(is_present: bool) -> ReadOutcome<S> {
        if is_present { ReadOutcome::Yes } else { ReadOutcome::No }
    }
}

type Elements<P, A> = &'static [Element<'static, P, A>];

/// The position of the parser in a format.
#[derive(Debug)]
pub(crate) struct Cursor<P: 'static, A: 'static> {
    here: Frame<P, A>,
    /// The enclosing lists, with their next elements.
    outer: Vec<Frame<P, A>>,
}

/// The next element in a list.
#[derive(Debug)]
struct Frame<P: 'static, A: 'static> {
    elements: Elements<P, A>,
    next: usize,
    in_group: bool,
}

impl<P, A> Clone for Frame<P, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P, A> Copy for Frame<P, A> {}

impl<P, A> Clone for Cursor<P, A> {
    fn clone(&self) -> Self {
        Cursor { here: self.here, outer: self.outer.clone() }
    }
}

impl<P, A> Default for Cursor<P, A> {
    fn default() -> Self {
        Cursor { here: Frame { elements: &[], next: 0, in_group: false }, outer: Vec::new() }
    }
}

impl<P, A> Cursor<P, A> {
    /// Moves to the first of these elements.
    pub(crate) fn start(&mut self, elements: Elements<P, A>) {
        self.here = Frame { elements, next: 0, in_group: false };
        self.outer.clear();
    }

    /// Enters a list; the current position becomes that of the enclosing list.
    fn enter(&mut self, elements: Elements<P, A>, next: usize, in_group: bool) {
        if next < elements.len() {
            self.outer.push(self.here);
            self.here = Frame { elements, next, in_group };
        }
    }

    /// Parses up to the end of the format or an interruption.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub(crate) fn read<R: FormatReader<P, A>>(&mut self, reader: &mut R) -> ParseResult<Option<R::Stop>> {
        loop {
            let Some(element) = self.here.elements.get(self.here.next) else {
                let Some(outer) = self.outer.pop() else { return Ok(None) };
                self.here = outer;
                continue;
            };
            let stop = match element {
                Element::Blank(_) | Element::Newline => {
                    self.here.next += 1;
                    continue;
                }
                Element::Literal(text) => {
                    reader.literal(word(text))?;
                    self.here.next += 1;
                    continue;
                }
                Element::Part(part) => {
                    let role = if self.here.in_group { Role::InGroup } else { Role::Plain };
                    let found = reader.part(part, role)?;
                    self.here.next += usize::from(!matches!(found, ReadOutcome::Again(_)));
                    match found {
                        ReadOutcome::Yes | ReadOutcome::No => continue,
                        ReadOutcome::Stop(stop) | ReadOutcome::Again(stop) => Some(stop),
                    }
                }
                Element::Optional(group) => self.group(reader, group)?,
                Element::Clauses(clauses) => {
                    self.clauses(reader, clauses)?;
                    continue;
                }
            };
            if stop.is_some() {
                return Ok(stop);
            }
        }
    }

    /// Parses the first element of a group, and enters the branch that it selects.
    fn group<R: FormatReader<P, A>>(
        &mut self,
        reader: &mut R,
        group: &'static Group<'static, P, A>,
    ) -> ParseResult<Option<R::Stop>> {
        let is_blank = |element: &Element<'_, P, A>| matches!(element, Element::Blank(_) | Element::Newline);
        let first = group.then.iter().take_while(|element| is_blank(element)).count();
        let found = match group.then.get(first) {
            Some(Element::Literal(text)) => ReadOutcome::from_presence(reader.optional_literal(word(text))),
            Some(Element::Part(part)) => reader.part(part, Role::BeginsGroup)?,
            _ => ReadOutcome::No,
        };
        let (is_present, stop) = match found {
            ReadOutcome::Again(stop) => return Ok(Some(stop)),
            ReadOutcome::Stop(stop) => (true, Some(stop)),
            ReadOutcome::Yes => (true, None),
            ReadOutcome::No => (false, None),
        };
        self.here.next += 1;
        if let Anchor::Flag(flag) = &group.anchor
            && is_present != group.is_inverted
        {
            reader.set(flag);
        }
        if is_present {
            self.enter(group.then, first + 1, true);
        } else {
            self.enter(group.otherwise, 0, true);
        }
        Ok(stop)
    }

    /// Enters the next clause, and visits the list again after it. Skips the list if no clause is next.
    fn clauses<R: FormatReader<P, A>>(
        &mut self,
        reader: &mut R,
        clauses: &'static [Clause<'static, P, A>],
    ) -> ParseResult<()> {
        let Some(clause) = clauses.iter().find(|clause| reader.optional_literal(word(clause.literal))) else {
            self.here.next += 1;
            return Ok(());
        };
        reader.clause(word(clause.literal))?;
        if let Anchor::Flag(flag) = &clause.anchor {
            reader.set(flag);
        }
        self.enter(clause.elements, 0, false);
        Ok(())
    }
}

/// Prints the literals and parts of a format.
pub(crate) trait FormatWriter<P, A> {
    /// The reason for an interruption; the caller restarts later, and skips printed elements.
    type Stop;

    /// Prints literals and spaces.
    fn text(&mut self, text: &str);

    /// Prints a line break.
    fn newline(&mut self);

    /// Prints a part.
    fn part(&mut self, part: &P) -> Option<Self::Stop>;

    /// Whether the anchor is present.
    fn is_present(&self, subject: &A) -> bool;
}

/// Prints elements up to an interruption.
pub(crate) fn print<P, A, W: FormatWriter<P, A>>(
    writer: &mut W,
    elements: &[Element<'_, P, A>],
) -> Option<W::Stop> {
    for element in elements {
        let stop = match element {
            Element::Blank(text) | Element::Literal(text) => {
                writer.text(text);
                continue;
            }
            Element::Newline => {
                writer.newline();
                continue;
            }
            Element::Part(part) => writer.part(part),
            Element::Optional(group) => {
                let is_first = is_present(writer, &group.anchor) != group.is_inverted;
                print(writer, if is_first { group.then } else { group.otherwise })
            }
            Element::Clauses(clauses) => print_clauses(writer, clauses),
        };
        if stop.is_some() {
            return stop;
        }
    }
    None
}

fn print_clauses<P, A, W: FormatWriter<P, A>>(
    writer: &mut W,
    clauses: &[Clause<'_, P, A>],
) -> Option<W::Stop> {
    for clause in clauses {
        if is_present(writer, &clause.anchor) {
            writer.text(clause.literal);
            let stop = print(writer, clause.elements);
            if stop.is_some() {
                return stop;
            }
        }
    }
    None
}

fn is_present<P, A, W: FormatWriter<P, A>>(writer: &W, anchor: &Anchor<'_, A>) -> bool {
    anchor.subjects().iter().any(|subject| writer.is_present(subject))
}
