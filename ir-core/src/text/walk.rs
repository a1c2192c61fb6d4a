//! Traversal of format elements, shared by parsers and printers of operations, types and attributes.

use ods_schema::format::{Anchor, Clause, Element, Group, word};

use crate::text::ParseResult;

/// Parses the literals and parts of a format.
pub(crate) trait FormatReader<P, A> {
    /// Parses a keyword or punctuation.
    ///
    /// # Errors
    /// It is missing, which has been reported.
    fn literal(&mut self, word: &'static str) -> ParseResult<()>;

    /// Parses a keyword or punctuation if it is next.
    fn optional_literal(&mut self, word: &'static str) -> bool;

    /// Parses a component. Returns whether it was present.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn part(&mut self, part: &P, role: Role) -> ParseResult<bool>;

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

/// Parses the elements of a format. `role` is that of their parts.
///
/// # Errors
/// On a syntax error, which has been reported.
pub(crate) fn read<P, A, R: FormatReader<P, A>>(
    reader: &mut R,
    elements: &'static [Element<'static, P, A>],
    role: Role,
) -> ParseResult<()> {
    for element in elements {
        match element {
            Element::Blank(_) | Element::Newline => {}
            Element::Literal(text) => reader.literal(word(text))?,
            Element::Part(part) => {
                reader.part(part, role)?;
            }
            Element::Optional(group) => read_group(reader, group)?,
            Element::Clauses(clauses) => read_clauses(reader, clauses)?,
        }
    }
    Ok(())
}

/// Parses the first element of a group, and the branch that it selects.
fn read_group<P, A, R: FormatReader<P, A>>(
    reader: &mut R,
    group: &'static Group<'static, P, A>,
) -> ParseResult<()> {
    let is_blank = |element: &Element<'_, P, A>| matches!(element, Element::Blank(_) | Element::Newline);
    let first = group.then.iter().take_while(|element| is_blank(element)).count();
    let is_present = match group.then.get(first) {
        Some(Element::Literal(text)) => reader.optional_literal(word(text)),
        Some(Element::Part(part)) => reader.part(part, Role::BeginsGroup)?,
        _ => false,
    };
    if let Anchor::Flag(flag) = &group.anchor
        && is_present != group.is_inverted
    {
        reader.set(flag);
    }
    let rest = if is_present { &group.then[first + 1..] } else { group.otherwise };
    read(reader, rest, Role::InGroup)
}

/// Parses clauses, in any order, until none is next.
fn read_clauses<P, A, R: FormatReader<P, A>>(
    reader: &mut R,
    clauses: &'static [Clause<'static, P, A>],
) -> ParseResult<()> {
    while let Some(clause) = clauses.iter().find(|clause| reader.optional_literal(word(clause.literal))) {
        reader.clause(word(clause.literal))?;
        if let Anchor::Flag(flag) = &clause.anchor {
            reader.set(flag);
        }
        read(reader, clause.elements, Role::Plain)?;
    }
    Ok(())
}

/// Prints the literals and parts of a format.
pub(crate) trait FormatWriter<P, A> {
    /// Prints literals and spaces.
    fn text(&mut self, text: &str);

    /// Prints a line break.
    fn newline(&mut self);

    /// Prints a part.
    fn part(&mut self, part: &P);

    /// Whether the anchor is present.
    fn is_present(&self, subject: &A) -> bool;
}

/// Prints the elements of a format.
pub(crate) fn print<P, A, W: FormatWriter<P, A>>(writer: &mut W, elements: &[Element<'_, P, A>]) {
    for element in elements {
        match element {
            Element::Blank(text) | Element::Literal(text) => writer.text(text),
            Element::Newline => writer.newline(),
            Element::Part(part) => writer.part(part),
            Element::Optional(group) => {
                let is_first = is_present(writer, &group.anchor) != group.is_inverted;
                print(writer, if is_first { group.then } else { group.otherwise });
            }
            Element::Clauses(clauses) => print_clauses(writer, clauses),
        }
    }
}

fn print_clauses<P, A, W: FormatWriter<P, A>>(writer: &mut W, clauses: &[Clause<'_, P, A>]) {
    for clause in clauses {
        if is_present(writer, &clause.anchor) {
            writer.text(clause.literal);
            print(writer, clause.elements);
        }
    }
}

fn is_present<P, A, W: FormatWriter<P, A>>(writer: &W, anchor: &Anchor<'_, A>) -> bool {
    anchor.subjects().iter().any(|subject| writer.is_present(subject))
}
