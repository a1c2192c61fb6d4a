//! Goes through the elements of a format: what parsers and printers of operations, types and attributes have in common.

use ods_schema::format::{Anchor, Clause, Element, Group, word};

use crate::text::ParseResult;

/// Reads the words and parts of a format.
pub(in crate::spec) trait ReadParts<P, A> {
    /// What interrupts reading; the caller goes on later with the same cursor.
    type Stop;

    /// Reads this keyword or punctuation.
    ///
    /// # Errors
    /// When it is not next; reported already.
    fn literal(&mut self, word: &'static str) -> ParseResult<()>;

    /// Reads this keyword or punctuation if it is next.
    fn optional_literal(&mut self, word: &'static str) -> bool;

    /// Reads a part.
    ///
    /// # Errors
    /// When the text is wrong; reported already.
    fn part(&mut self, part: &P, role: Role) -> ParseResult<Found<Self::Stop>>;

    /// Sets a flag, whose branch is taken.
    fn set(&mut self, flag: &A);

    /// Notes that the clause with this word was seen.
    ///
    /// # Errors
    /// When it was seen before; reported already.
    fn clause(&mut self, word: &'static str) -> ParseResult<()>;
}

/// What depends on a part's presence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::spec) enum Role {
    /// Nothing.
    Plain,
    /// Nothing, but it is in a group, where an attribute that can be absent must be present.
    InGroup,
    /// Its absence is that of the group.
    BeginsGroup,
}

/// The outcome of a part.
pub(in crate::spec) enum Found<S> {
    /// It was present.
    Yes,
    /// It was absent.
    No,
    /// It was present; reading is interrupted behind it.
    Stop(S),
    /// Reading is interrupted, and the part is asked for again afterwards.
    Again(S),
}

impl<S> Found<S> {
    /// Present or absent.
    pub(in crate::spec) fn of(is_present: bool) -> Found<S> {
        if is_present { Found::Yes } else { Found::No }
    }
}

type Elements<P, A> = &'static [Element<'static, P, A>];

/// How far a format is read.
#[derive(Debug)]
pub(in crate::spec) struct Cursor<P: 'static, A: 'static> {
    here: Frame<P, A>,
    /// The lists around, with what is next in them.
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
    /// Goes to the first of these elements.
    pub(in crate::spec) fn start(&mut self, elements: Elements<P, A>) {
        self.here = Frame { elements, next: 0, in_group: false };
        self.outer.clear();
    }

    /// Goes into a list; behind it to what was next until now.
    fn enter(&mut self, elements: Elements<P, A>, next: usize, in_group: bool) {
        if next < elements.len() {
            self.outer.push(self.here);
            self.here = Frame { elements, next, in_group };
        }
    }

    /// Reads up to the end of the format, or to what interrupts it.
    ///
    /// # Errors
    /// When the text is wrong; reported already.
    pub(in crate::spec) fn read<R: ReadParts<P, A>>(
        &mut self,
        reader: &mut R,
    ) -> ParseResult<Option<R::Stop>> {
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
                    self.here.next += usize::from(!matches!(found, Found::Again(_)));
                    match found {
                        Found::Yes | Found::No => continue,
                        Found::Stop(stop) | Found::Again(stop) => Some(stop),
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

    /// Reads the first element of a group, and goes into the branch that it decides for.
    fn group<R: ReadParts<P, A>>(
        &mut self,
        reader: &mut R,
        group: &'static Group<'static, P, A>,
    ) -> ParseResult<Option<R::Stop>> {
        let is_blank = |element: &Element<'_, P, A>| matches!(element, Element::Blank(_) | Element::Newline);
        let first = group.then.iter().take_while(|element| is_blank(element)).count();
        let found = match group.then.get(first) {
            Some(Element::Literal(text)) => Found::of(reader.optional_literal(word(text))),
            Some(Element::Part(part)) => reader.part(part, Role::BeginsGroup)?,
            _ => Found::No,
        };
        let (is_present, stop) = match found {
            Found::Again(stop) => return Ok(Some(stop)),
            Found::Stop(stop) => (true, Some(stop)),
            Found::Yes => (true, None),
            Found::No => (false, None),
        };
        self.here.next += 1;
        if let Anchor::Flag(flag) = &group.anchor
            && is_present != group.is_inverted
        {
            reader.set(flag);
        }
        match is_present {
            true => self.enter(group.then, first + 1, true),
            false => self.enter(group.otherwise, 0, true),
        }
        Ok(stop)
    }

    /// Goes into the clause that is next, to come back to the list behind it; over the list when none is.
    fn clauses<R: ReadParts<P, A>>(
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

/// Prints the words and parts of a format.
pub(in crate::spec) trait WriteParts<P, A> {
    /// What interrupts printing; the caller begins again later, and passes over what is printed.
    type Stop;

    /// Prints words, punctuation and spaces.
    fn text(&mut self, text: &str);

    /// Prints a line break.
    fn newline(&mut self);

    /// Prints a part.
    fn part(&mut self, part: &P) -> Option<Self::Stop>;

    /// Whether what an anchor refers to is present.
    fn is_present(&self, subject: &A) -> bool;
}

/// Prints elements, up to what interrupts it.
pub(in crate::spec) fn print<P, A, W: WriteParts<P, A>>(
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

fn print_clauses<P, A, W: WriteParts<P, A>>(writer: &mut W, clauses: &[Clause<'_, P, A>]) -> Option<W::Stop> {
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

fn is_present<P, A, W: WriteParts<P, A>>(writer: &W, anchor: &Anchor<'_, A>) -> bool {
    anchor.subjects().iter().any(|subject| writer.is_present(subject))
}
