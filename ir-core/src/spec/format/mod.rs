//! Declarative assembly formats: the text that a generator writes for an operation, and what a parser and a printer do
//! for it.
//!
//! The text is the definition's own format with all that needs the definition to be known said in it: flags stand as
//! `set($flag)`, and behind the format stands how the types are known that it does not mention. A [`Plan`] is made of it
//! when it is first needed. Both lists of a plan are flat, and their steps jump forward (and, in a list of clauses, back)
//! by index. All that the format decides is decided there: which blanks stand before what, which element shows that a
//! group is there, which keyword is looked for.
//!
//! For `` (`[` $v^ `]`) : (`none`)? attr-dict `` the steps are:
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

mod attributes;
pub mod directive;
mod names;
mod plan_parse;
mod plan_print;
mod read;
mod resolve;
mod state;
mod text;
mod types;
mod write;

pub use attributes::{AttrForm, FormKind};
pub use names::Names;
pub use state::FormatState;
pub use text::{Argument, Custom};
pub use types::{Transform, TypeOrigin, TypeSource};

pub(in crate::spec) use read::parse;
pub(in crate::spec) use write::print;

/// What is done to read and to print an operation.
#[derive(Debug)]
pub struct Plan<'t> {
    /// How text is read.
    pub parse: Vec<Parse<'t>>,
    /// How text is written.
    pub print: Vec<Print>,
    /// The hand-written parts that steps refer to, in the order of the format.
    pub customs: Vec<Custom<'t>>,
    /// How the types of the operands are known.
    pub operand_types: Vec<TypeSource>,
    /// How the types of the results are known.
    pub result_types: Vec<TypeSource>,
    /// Whether the operation infers the types of its results from everything else.
    pub infers_results: bool,
    /// Which directives stand in the format.
    pub uses: Uses,
    /// Of each attribute whether it stands in the format.
    pub binds_attribute: Vec<bool>,
    /// The attributes that hold sizes of groups which the parser counts.
    pub group_sizes: Vec<(usize, &'t str)>,
}

/// Directives that stand for all parts of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uses {
    /// `operands`: sizes of segments are then not known from the text, and stay in `attr-dict`.
    pub operands: bool,
    /// `type(operands)`, or `operands` in a functional type.
    pub operand_types: bool,
    /// `type(results)`, or `results` in a functional type.
    pub result_types: bool,
    /// `regions`
    pub regions: bool,
    /// `successors`
    pub successors: bool,
    /// `prop-dict`
    pub prop_dict: bool,
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
    Type {
        /// Whose.
        of: Typed,
        /// Whether types are written with their dialect even where it is known.
        is_qualified: bool,
    },
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

/// A part of an operation, by its index among those of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Variable {
    /// An operand.
    Operand(usize),
    /// An attribute.
    Attribute(usize),
    /// A property that is no attribute.
    Property(usize),
    /// A region.
    Region(usize),
    /// A successor.
    Successor(usize),
}

/// What has a type that a format can mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// An operand.
    Operand(usize),
    /// A result.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// A step of a parser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parse<'t> {
    /// This word or punctuation must come.
    Literal(&'t str),
    /// When it does not come, the parser goes on at another step.
    IfLiteral {
        /// The word or punctuation.
        literal: &'t str,
        /// Where to go on without it.
        or_else: usize,
    },
    /// A part that must come, unless its definition says that it may be absent.
    Part {
        /// The part.
        part: Part,
        /// Whether it stands in a group, where an attribute that may be absent must come.
        in_group: bool,
    },
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
        literal: &'t str,
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

impl<'t> Plan<'t> {
    /// The plan of a format's text, for an operation with parts of these names.
    ///
    /// # Errors
    /// What in the text no generator writes.
    pub fn new(text: &'t str, names: &Names<'_>) -> Result<Plan<'t>, String> {
        let format = text::read(text, names)?;
        let mut plan = Plan {
            parse: plan_parse::plan(&format.elements),
            print: plan_print::plan(&format.elements, &format.customs),
            customs: format.customs,
            operand_types: format.operand_types,
            result_types: format.result_types,
            infers_results: format.infers_results,
            uses: Uses::default(),
            binds_attribute: vec![false; names.attributes.len()],
            group_sizes: format.group_sizes,
        };
        plan.find_uses();
        Ok(plan)
    }

    /// Looks through the steps for what stands in the format.
    fn find_uses(&mut self) {
        let steps = std::mem::take(&mut self.parse);
        for step in &steps {
            match step {
                Parse::Part { part, .. } | Parse::IfPart { part, .. } => self.use_part(*part),
                Parse::Set(Variable::Attribute(index)) => self.binds_attribute[*index] = true,
                _ => {}
            }
        }
        self.parse = steps;
        for custom in std::mem::take(&mut self.customs) {
            for argument in &custom.arguments {
                if let Argument::Bound(part) = argument {
                    self.use_part(*part);
                }
            }
            self.customs.push(custom);
        }
    }

    fn use_part(&mut self, part: Part) {
        match part {
            Part::Variable(Variable::Attribute(index)) | Part::QualifiedAttribute(index) => {
                self.binds_attribute[index] = true;
            }
            Part::PropDict => self.uses.prop_dict = true,
            Part::Operands => self.uses.operands = true,
            Part::Regions => self.uses.regions = true,
            Part::Successors => self.uses.successors = true,
            Part::Type { of, .. } => self.use_type(of),
            Part::FunctionalType { inputs, results } => {
                self.use_type(inputs);
                self.use_type(results);
            }
            Part::Variable(_) | Part::AttrDict { .. } | Part::Custom(_) => {}
        }
    }

    fn use_type(&mut self, of: Typed) {
        match of {
            Typed::Operands => self.uses.operand_types = true,
            Typed::Results => self.uses.result_types = true,
            Typed::Operand(_) | Typed::Result(_) => {}
        }
    }
}
