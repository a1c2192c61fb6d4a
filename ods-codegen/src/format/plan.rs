//! What a parser and a printer do for a format, step by step: the contents of the tables that emitters write and a runtime
//! walks.
//!
//! Both plans are flat lists whose steps jump forward (and, in a list of clauses, back) by index. All that the definition
//! decides is decided here: which blanks stand before what, which element shows that a group is there, which keyword is
//! looked for. What is left to the runtime is the text of the parts themselves.
//!
//! For `` (`[` $v^ `]`) : (`none`)? attr-dict `` the plans are:
//!
//! | parse | print |
//! | --- | --- |
//! | 0 `[`, or go to 4 | 0 without v go to 5 |
//! | 1 operand v | 1 text `[` |
//! | 2 `]` | 2 operand v |
//! | 3 go to 5 | 3 text `]` |
//! | 4 `none` | 4 go to 6 |
//! | 5 attr-dict | 5 text ` none` |
//! | | 6 attr-dict |

mod parse;
mod print;

use super::model::{Custom, ElementKind, Format, TypeElement, Typed, Variable};

/// The plans of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan<'r> {
    /// How text is read.
    pub parse: Vec<Parse<'r>>,
    /// How text is written.
    pub print: Vec<Print>,
    /// The hand-written parts that steps refer to, in the order of the format.
    pub customs: Vec<Custom<'r>>,
}

/// A part of the text that is more than words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A part of the operation.
    Variable(Variable),
    /// An attribute with its dialect and mnemonic.
    QualifiedAttribute(usize),
    /// The attributes that stand nowhere else.
    AttrDict {
        /// Whether `attributes` stands before them.
        with_keyword: bool,
    },
    /// The properties that stand nowhere else.
    PropDict,
    /// All operands.
    Operands,
    /// All regions.
    Regions,
    /// All successors.
    Successors,
    /// A type or a list of types.
    Type(TypeElement),
    /// `(types) -> types`
    FunctionalType {
        /// What stands in the brackets.
        inputs: Typed,
        /// What stands behind the arrow.
        results: Typed,
    },
    /// A hand-written part, by its index in [`Plan::customs`].
    Custom(usize),
}

/// A step of a parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parse<'r> {
    /// This word or punctuation must come.
    Literal(&'r str),
    /// When it does not come, the parser goes on at another step.
    IfLiteral {
        /// The word or punctuation.
        literal: &'r str,
        /// Where to go on without it.
        or_else: usize,
    },
    /// A part that must come, unless its definition says that it may be absent.
    Part(Part),
    /// A part whose absence shows that the whole group is absent.
    IfPart {
        /// The part.
        part: Part,
        /// Where to go on without it.
        or_else: usize,
    },
    /// The attribute or property is set.
    Set(Variable),
    /// The clause of a list was seen; a second time is an error.
    Once {
        /// The number of the clause among all clauses of the format.
        clause: usize,
        /// What it begins with, for the message.
        literal: &'r str,
    },
    /// Another step is next.
    GoTo(usize),
}

/// A step of a printer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Print {
    /// Words, punctuation and blanks.
    Text(String),
    /// A line break with the indentation of the operation.
    Newline,
    /// A part of the operation. Blanks before dictionaries are printed with them, when there is something in them.
    Part(Part),
    /// Another step is next when none of these is present.
    Without {
        /// What may be present.
        presence: Vec<Presence>,
        /// The next step when nothing of it is.
        go_to: usize,
    },
    /// Another step is next when one of these is present.
    With {
        /// What may be present.
        presence: Vec<Presence>,
        /// The next step when something of it is.
        go_to: usize,
    },
    /// Another step is next.
    GoTo(usize),
}

/// Something that can be present or absent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// An operand: there is at least one value. An attribute: it is there, and not its default value. A property: it has
    /// not its default value. A region: it has a block.
    Variable(Variable),
    /// A result: there is at least one.
    Result(usize),
}

impl<'r> Plan<'r> {
    /// The plans of a format.
    #[must_use]
    pub fn new(format: &Format<'r>) -> Plan<'r> {
        let mut customs = Vec::new();
        let parse = parse::plan(&format.elements, &mut customs);
        Plan { parse, print: print::plan(&format.elements), customs }
    }
}

/// The part that an element is; none for words, blanks, groups and lists of clauses. `custom` is the number of hand-written
/// parts before it, and is counted up.
fn part(kind: &ElementKind<'_>, custom: &mut usize) -> Option<Part> {
    Some(match kind {
        ElementKind::Variable(variable) => Part::Variable(*variable),
        ElementKind::QualifiedAttribute(index) => Part::QualifiedAttribute(*index),
        ElementKind::AttrDict { with_keyword } => Part::AttrDict { with_keyword: *with_keyword },
        ElementKind::PropDict => Part::PropDict,
        ElementKind::Operands => Part::Operands,
        ElementKind::Regions => Part::Regions,
        ElementKind::Successors => Part::Successors,
        ElementKind::Type(ty) => Part::Type(*ty),
        ElementKind::FunctionalType { inputs, results } => {
            Part::FunctionalType { inputs: *inputs, results: *results }
        }
        ElementKind::Custom(_) => {
            *custom += 1;
            Part::Custom(*custom - 1)
        }
        ElementKind::Literal(_)
        | ElementKind::Whitespace(_)
        | ElementKind::OIList(_)
        | ElementKind::Group(_) => {
            return None;
        }
    })
}
