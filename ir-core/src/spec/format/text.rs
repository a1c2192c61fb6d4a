//! The text of a format.
//!
//! ```text
//! format    ::= element* (`;` equation)*
//! element   ::= (literal | `$` name | name | name `(` … `)` | custom | group | oilist) `^`?
//! literal   ::= '`' text '`'
//! group     ::= `(` element* `)` (`:` `(` element* `)`)? `?`
//! oilist    ::= `oilist` `(` element* (`|` element*)* `)`
//! custom    ::= `custom` `<` name `>` `(` argument (`,` argument)* `)`
//! equation  ::= `$` name (`,` `$` name)* `:` ((number | `elements`)? `$` name | `built`) | `infer`
//!             | `sizes` `$` name `:` name
//! ```

use super::types::TypeOrigin;
use super::{Names, Part, TypeSource, Typed, Variable};

/// A format that is read.
#[derive(Debug)]
pub(super) struct Format<'t> {
    pub(super) elements: Vec<Element<'t>>,
    pub(super) customs: Vec<Custom<'t>>,
    pub(super) operand_types: Vec<TypeSource>,
    pub(super) result_types: Vec<TypeSource>,
    pub(super) infers_results: bool,
    pub(super) group_sizes: Vec<(usize, &'t str)>,
}

/// A piece of a format.
#[derive(Debug)]
pub(super) enum Element<'t> {
    /// A keyword or punctuation.
    Literal(&'t str),
    /// `` ` ` ``
    Space,
    /// `` `\n` ``
    Newline,
    /// An empty literal: the space that would be printed here is not.
    Nothing,
    /// A flag: set when its group is there, and not printed.
    Set(Variable),
    /// What is more than words.
    Part(Part),
    /// Elements that are there or not, together.
    Group(Group<'t>),
    /// Clauses in any order.
    OIList(Vec<Vec<Element<'t>>>),
}

/// An optional group.
#[derive(Debug)]
pub(super) struct Group<'t> {
    pub(super) then: Vec<Element<'t>>,
    pub(super) otherwise: Vec<Element<'t>>,
    /// Whether the anchor is in the second branch, and its index there.
    pub(super) anchor: (bool, usize),
}

/// `custom<Name>(…)`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Custom<'t> {
    /// The name.
    pub name: &'t str,
    /// What the hand-written functions get.
    pub arguments: Vec<Argument<'t>>,
}

/// An argument of a `custom` directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument<'t> {
    /// What the parser fills in.
    Bound(Part),
    /// What stands in the format before, and the functions only look at.
    Ref(Part),
    /// Code of the target's language.
    Code(&'t str),
}

/// Reads the text of a format.
pub(super) fn read<'t>(text: &'t str, names: &Names<'_>) -> Result<Format<'t>, String> {
    let format = Format {
        elements: Vec::new(),
        customs: Vec::new(),
        operand_types: vec![TypeSource::Written; names.operands.len()],
        result_types: vec![TypeSource::Written; names.results.len()],
        infers_results: false,
        group_sizes: Vec::new(),
    };
    let mut reader = Reader { rest: text, names, format };
    reader.format.elements = reader.elements()?.0;
    while reader.take(";") {
        reader.equation()?;
    }
    match reader.rest.trim_start() {
        "" => Ok(reader.format),
        _ => Err(reader.wrong("an element")),
    }
}

struct Reader<'t, 'n> {
    rest: &'t str,
    names: &'n Names<'n>,
    format: Format<'t>,
}

type Result<T, E = String> = std::result::Result<T, E>;

impl<'t> Reader<'t, '_> {
    fn wrong(&self, expected: &str) -> String {
        format!("expected {expected} at '{}'", self.rest.trim_start())
    }

    fn skip(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn take(&mut self, text: &str) -> bool {
        self.skip();
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, text: &str) -> Result<()> {
        if self.take(text) { Ok(()) } else { Err(self.wrong(text)) }
    }

    /// A run of letters, digits, `_` and `-`; empty if there is none.
    fn word(&mut self) -> &'t str {
        self.skip();
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
        let end = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    fn until(&mut self, end: char) -> Result<&'t str> {
        let (text, rest) = self.rest.split_once(end).ok_or_else(|| self.wrong(&end.to_string()))?;
        self.rest = rest;
        Ok(text)
    }

    /// Elements up to something that begins none, and the index of the one with an anchor's mark.
    fn elements(&mut self) -> Result<(Vec<Element<'t>>, Option<usize>)> {
        let (mut elements, mut anchor) = (Vec::new(), None);
        loop {
            self.skip();
            if self.rest.is_empty() || self.rest.starts_with([')', '|', ';']) {
                return Ok((elements, anchor));
            }
            let element = self.element()?;
            if self.take("^") {
                anchor = Some(elements.len());
            }
            elements.push(element);
        }
    }

    fn element(&mut self) -> Result<Element<'t>> {
        if self.take("`") {
            return Ok(match self.until('`')? {
                "" => Element::Nothing,
                " " => Element::Space,
                "\\n" => Element::Newline,
                literal => Element::Literal(literal),
            });
        }
        if self.take("(") {
            return self.group().map(Element::Group);
        }
        if self.take("$") {
            return self.variable().map(|variable| Element::Part(Part::Variable(variable)));
        }
        let rest = self.rest;
        match self.word() {
            "set" => {
                self.expect("($")?;
                let variable = self.variable()?;
                self.expect(")")?;
                Ok(Element::Set(variable))
            }
            "oilist" => self.oilist(),
            "custom" => self.custom(),
            _ => {
                self.rest = rest;
                self.directive().map(Element::Part)
            }
        }
    }

    fn variable(&mut self) -> Result<Variable> {
        let name = self.word();
        self.names.variable(name).ok_or_else(|| format!("there is no '{name}'"))
    }

    /// A part that begins with a word.
    fn directive(&mut self) -> Result<Part> {
        if self.take("$") {
            return self.variable().map(Part::Variable);
        }
        Ok(match self.word() {
            "attr-dict" => Part::AttrDict { with_keyword: false },
            "attr-dict-with-keyword" => Part::AttrDict { with_keyword: true },
            "prop-dict" => Part::PropDict,
            "operands" => Part::Operands,
            "regions" => Part::Regions,
            "successors" => Part::Successors,
            "type" => {
                let of = self.typed_in_parentheses()?;
                Part::Type { of, is_qualified: false }
            }
            "qualified" => {
                self.expect("(")?;
                let part = match self.directive()? {
                    Part::Type { of, .. } => Part::Type { of, is_qualified: true },
                    Part::Variable(Variable::Attribute(index)) => Part::QualifiedAttribute(index),
                    _ => return Err(self.wrong("a type or an attribute before")),
                };
                self.expect(")")?;
                part
            }
            "functional-type" => {
                self.expect("(")?;
                let inputs = self.typed()?;
                self.expect(",")?;
                let results = self.typed()?;
                self.expect(")")?;
                Part::FunctionalType { inputs, results }
            }
            _ => return Err(self.wrong("a directive before")),
        })
    }

    fn typed_in_parentheses(&mut self) -> Result<Typed> {
        self.expect("(")?;
        let typed = self.typed()?;
        self.expect(")")?;
        Ok(typed)
    }

    fn typed(&mut self) -> Result<Typed> {
        if !self.take("$") {
            return match self.word() {
                "operands" => Ok(Typed::Operands),
                "results" => Ok(Typed::Results),
                _ => Err(self.wrong("what has a type before")),
            };
        }
        let name = self.word();
        self.names.typed(name).ok_or_else(|| format!("'{name}' has no type"))
    }

    fn group(&mut self) -> Result<Group<'t>> {
        let (then, anchor) = self.elements()?;
        let mut anchor = anchor.map(|index| (false, index));
        self.expect(")")?;
        let mut otherwise = Vec::new();
        if self.take(":") {
            self.expect("(")?;
            let second;
            (otherwise, second) = self.elements()?;
            anchor = anchor.or(second.map(|index| (true, index)));
            self.expect(")")?;
        }
        self.expect("?")?;
        let anchor = anchor.ok_or_else(|| self.wrong("an anchor before"))?;
        Ok(Group { then, otherwise, anchor })
    }

    fn oilist(&mut self) -> Result<Element<'t>> {
        self.expect("(")?;
        let mut clauses = Vec::new();
        loop {
            clauses.push(self.elements()?.0);
            if !self.take("|") {
                self.expect(")")?;
                return Ok(Element::OIList(clauses));
            }
        }
    }

    fn custom(&mut self) -> Result<Element<'t>> {
        self.expect("<")?;
        let name = self.until('>')?;
        self.expect("(")?;
        let mut arguments = Vec::new();
        while !self.take(")") {
            if !arguments.is_empty() {
                self.expect(",")?;
            }
            arguments.push(self.argument()?);
        }
        self.format.customs.push(Custom { name, arguments });
        Ok(Element::Part(Part::Custom(self.format.customs.len() - 1)))
    }

    fn argument(&mut self) -> Result<Argument<'t>> {
        if self.take("\"") {
            return self.until('"').map(Argument::Code);
        }
        if self.take("ref(") {
            let part = self.directive()?;
            self.expect(")")?;
            return Ok(Argument::Ref(part));
        }
        self.directive().map(Argument::Bound)
    }

    /// How types are known that the format does not mention.
    fn equation(&mut self) -> Result<()> {
        if self.take("infer") {
            self.format.infers_results = true;
            return Ok(());
        }
        if self.take("sizes") {
            self.expect("$")?;
            let Typed::Operand(group) = self.target()? else { return Err(self.wrong("an operand before")) };
            self.expect(":")?;
            let attribute = self.word();
            self.format.group_sizes.push((group, attribute));
            return Ok(());
        }
        let mut targets = Vec::new();
        loop {
            self.expect("$")?;
            targets.push(self.target()?);
            if !self.take(",") {
                break;
            }
        }
        self.expect(":")?;
        let source = self.source()?;
        for target in targets {
            match target {
                Typed::Operand(index) => self.format.operand_types[index] = source,
                Typed::Result(index) => self.format.result_types[index] = source,
                Typed::Operands | Typed::Results => {}
            }
        }
        Ok(())
    }

    fn target(&mut self) -> Result<Typed> {
        let name = self.word();
        let number = |prefix: &str| name.strip_prefix(prefix).and_then(|rest| rest.parse::<usize>().ok());
        let unnamed = |number: Option<usize>, names: &[&str]| number.filter(|index| *index < names.len());
        self.names
            .typed(name)
            .or_else(|| unnamed(number("operand-"), &self.names.operands).map(Typed::Operand))
            .or_else(|| unnamed(number("result-"), &self.names.results).map(Typed::Result))
            .ok_or_else(|| format!("'{name}' has no type"))
    }

    fn source(&mut self) -> Result<TypeSource> {
        let how = self.word();
        if how == "built" {
            return Ok(TypeSource::Built);
        }
        self.expect("$")?;
        let origin = self.origin()?;
        Ok(match (how, origin) {
            ("", TypeOrigin::Operand(index)) => TypeSource::SameAsOperand(index),
            ("", TypeOrigin::Result(index)) => TypeSource::SameAsResult(index),
            ("", TypeOrigin::Attribute(index)) => TypeSource::OfAttribute(index),
            ("elements", from) => TypeSource::Elements(from),
            (number, from) => match number.parse() {
                Ok(by) => TypeSource::Transformed { by, from },
                Err(_) => return Err(format!("'{number}' is no transform")),
            },
        })
    }

    fn origin(&mut self) -> Result<TypeOrigin> {
        let rest = self.rest;
        let name = self.word();
        match self.names.variable(name) {
            Some(Variable::Attribute(index)) => return Ok(TypeOrigin::Attribute(index)),
            Some(Variable::Operand(index)) => return Ok(TypeOrigin::Operand(index)),
            _ => {}
        }
        self.rest = rest;
        match self.target()? {
            Typed::Operand(index) => Ok(TypeOrigin::Operand(index)),
            Typed::Result(index) => Ok(TypeOrigin::Result(index)),
            Typed::Operands | Typed::Results => Err(self.wrong("an operand, result or attribute before")),
        }
    }
}
