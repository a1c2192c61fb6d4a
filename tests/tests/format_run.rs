//! Interprets formats like parsers and printers do. The printer restores the text that the parser read.
//! Types, attributes and operands are single words here, distinguished by their first character.

use std::collections::BTreeMap;

use ods_codegen::Arena;
use ods_codegen::format::{lower, parse_op_format};
use ods_codegen::model::operations;
use ods_codegen::prelude::FILES;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_schema::format::{Anchor, Clause, Element, Group, OpElement, OpPart, Typed, word};

/// The text of each element that is present; empty for flags.
type Values = BTreeMap<String, String>;

/// Words and punctuation.
fn tokens(text: &str) -> Vec<String> {
    let spaced: String =
        text.chars().map(|c| if "[](),:".contains(c) { format!(" {c} ") } else { c.to_string() }).collect();
    spaced.split_whitespace().map(str::to_owned).collect()
}

/// Whether a word can be the text of an element.
fn fits(word: &str, part: OpPart) -> bool {
    let first = match part {
        OpPart::Operand(_) | OpPart::Operands => '%',
        OpPart::Attribute(_) => '#',
        OpPart::AttrDict | OpPart::AttrDictWithKeyword => '{',
        OpPart::Type(_) | OpPart::QualifiedType(_) => '!',
        _ => return false,
    };
    word.starts_with(first)
}

/// Reads a text.
struct Reader {
    tokens: Vec<String>,
    at: usize,
    values: Values,
    clauses: Vec<String>,
}

impl Reader {
    fn elements(&mut self, elements: &[OpElement<'_>]) -> Result<(), String> {
        elements.iter().try_for_each(|element| match element {
            Element::Blank(_) | Element::Newline => Ok(()),
            Element::Literal(text) if self.literal(text) => Ok(()),
            Element::Literal(text) => Err(format!("expected '{}', found '{}'", word(text), self.token())),
            Element::Part(part) => {
                self.part(*part);
                Ok(())
            }
            Element::Optional(group) => self.group(group),
            Element::Clauses(clauses) => self.clauses(clauses),
        })
    }

    fn token(&self) -> &str {
        self.tokens.get(self.at).map_or("", String::as_str)
    }

    fn literal(&mut self, literal: &str) -> bool {
        let is_next = self.token() == word(literal);
        self.at += usize::from(is_next);
        is_next
    }

    fn part(&mut self, part: OpPart) -> bool {
        let is_next = fits(self.token(), part);
        if is_next {
            self.values.insert(format!("{part:?}"), self.token().to_owned());
            self.at += 1;
        }
        is_next
    }

    fn set(&mut self, anchor: Anchor<'_, OpPart>) {
        if let Anchor::Flag(part) = anchor {
            self.values.insert(format!("{part:?}"), String::new());
        }
    }

    fn group(&mut self, group: &Group<'_, OpPart, OpPart>) -> Result<(), String> {
        let is_read = |element: &OpElement<'_>| !matches!(element, Element::Blank(_) | Element::Newline);
        let first = group.then.iter().position(is_read).expect("a group is not empty");
        let is_present = match group.then[first] {
            Element::Literal(text) => self.literal(text),
            Element::Part(part) => self.part(part),
            other => panic!("a group begins with {other:?}"),
        };
        if is_present != group.is_inverted {
            self.set(group.anchor);
        }
        self.elements(if is_present { &group.then[first + 1..] } else { group.otherwise })
    }

    fn clauses(&mut self, clauses: &[Clause<'_, OpPart, OpPart>]) -> Result<(), String> {
        while let Some(clause) = clauses.iter().find(|clause| self.literal(clause.literal)) {
            let word = word(clause.literal).to_owned();
            if self.clauses.contains(&word) {
                return Err(format!("'{word}' comes twice"));
            }
            self.clauses.push(word);
            self.set(clause.anchor);
            self.elements(clause.elements)?;
        }
        Ok(())
    }
}

fn parse(elements: &[OpElement<'_>], text: &str) -> Result<Values, String> {
    let mut reader = Reader { tokens: tokens(text), at: 0, values: Values::new(), clauses: Vec::new() };
    reader.elements(elements)?;
    match reader.tokens.get(reader.at) {
        None => Ok(reader.values),
        Some(token) => Err(format!("'{token}' is left")),
    }
}

fn is_present(anchor: &Anchor<'_, OpPart>, values: &Values) -> bool {
    anchor.subjects().iter().any(|subject| match subject {
        OpPart::Type(Typed::Result(index)) => {
            values.keys().any(|key| key.contains(&format!("{:?}", Typed::Result(*index))))
        }
        part => values.contains_key(&format!("{part:?}")),
    })
}

fn print(elements: &[OpElement<'_>], values: &Values, out: &mut String) {
    for element in elements {
        match element {
            Element::Blank(text) | Element::Literal(text) => out.push_str(text),
            Element::Newline => out.push('\n'),
            Element::Part(part) => {
                if let Some(value) = values.get(&format!("{part:?}")) {
                    out.push_str(if matches!(part, OpPart::AttrDict) { " " } else { "" });
                    out.push_str(value);
                }
            }
            Element::Optional(group) => {
                let is_first = is_present(&group.anchor, values) != group.is_inverted;
                print(if is_first { group.then } else { group.otherwise }, values, out);
            }
            Element::Clauses(clauses) => {
                for clause in clauses.iter().filter(|clause| is_present(&clause.anchor, values)) {
                    out.push_str(clause.literal);
                    print(clause.elements, values, out);
                }
            }
        }
    }
}

/// Reads each text with the format of an operation with these arguments and results, and prints it again. The
/// expected output is the same text, or the second text of the pair.
fn check(arguments: &str, results: &str, format: &str, texts: &[(&str, Result<&str, &str>)]) {
    let source = format!(
        "include \"mlir/IR/OpBase.td\"\ndef D : Dialect {{ let name = \"d\"; }}\ndef A : Op<D, \"a\"> {{\n  \
         let arguments = (ins {arguments});\n  let results = (outs {results});\n  \
         let assemblyFormat = [{{{format}}}];\n}}\n"
    );
    let mut loader = MemoryLoader { files: vec![("main.td".to_owned(), source)], prelude: FILES };
    let outcome = ods_parser::read("main.td", &mut loader, &[], &Options::default());
    let operation =
        operations(&outcome.records).expect("OpBase.td is included").next().expect("there is one");
    let operation = operation.expect("the operation is right");
    let format = parse_op_format(&operation, &outcome.sources).expect("the format is right");
    let format = format.expect("there is a format");
    let arena = Arena::new();
    let lowered = lower::lower_operation(&arena, &operation, &format, |_, _| Ok(Some(0)));
    let lowered = lowered.expect("types can be derived").expect("the runtime knows the format");
    for (text, expected) in texts {
        let printed = parse(lowered.elements, text).map(|values| {
            let mut printed = String::new();
            print(lowered.elements, &values, &mut printed);
            printed
        });
        assert_eq!(printed.as_deref().map_err(String::as_str), *expected, "{text:?} with {lowered:#?}");
    }
}

#[test]
fn a_group_is_there_when_its_first_word_is() {
    check(
        "Variadic<I32>:$v",
        "",
        "(`[` $v^ `]`)? attr-dict",
        &[
            ("", Ok("")),
            ("[%a]", Ok("[%a]")),
            ("[%a] {x}", Ok("[%a] {x}")),
            ("{x}", Ok(" {x}")),
            ("[%a", Err("expected ']', found ''")),
            ("[]", Ok("")),
        ],
    );
}

#[test]
fn the_second_branch_is_there_otherwise() {
    let texts = [("[%a]", Ok("[%a]")), ("none {x}", Ok(" none {x}")), ("", Err("expected 'none', found ''"))];
    check("Variadic<I32>:$v", "", "(`[` $v^ `]`) : (`none`)? attr-dict", &texts);
}

#[test]
fn the_anchor_can_stand_in_the_second_branch() {
    let texts =
        [("none", Ok(" none")), ("some %a {x}", Ok(" some %a {x}")), ("none %a", Err("'%a' is left"))];
    check("Variadic<I32>:$v", "", "(`none`) : (`some` $v^)? attr-dict", &texts);
}

#[test]
fn a_flag_is_its_keyword() {
    let texts = [("nuw %a", Ok(" nuw %a")), ("%a", Ok(" %a"))];
    check("UnitAttr:$x, I32:$a", "", "(`nuw` $x^)? $a attr-dict", &texts);
}

#[test]
fn groups_nest() {
    let format = "(`x` $v^ (`,` $y^)?)? (`:` type($r)^)? attr-dict";
    check(
        "Variadic<I32>:$v, OptionalAttr<I32Attr>:$y",
        "Optional<AnyType>:$r",
        format,
        &[
            ("x %a, #1 : !t", Ok(" x %a, #1 : !t")),
            ("x %a : !t", Ok(" x %a : !t")),
            (": !t {z}", Ok(" : !t {z}")),
            (", #1", Err("',' is left")),
        ],
    );
}

#[test]
fn a_group_can_begin_with_a_part() {
    let texts = [("%a to #1", Ok(" %a to #1")), ("", Ok("")), ("to #1", Err("'to' is left"))];
    check("Optional<I32>:$v, OptionalAttr<I32Attr>:$y", "", "($v^ `to` $y)? attr-dict", &texts);
}

#[test]
fn clauses_come_in_any_order_and_once() {
    let format = "oilist(`x` `(` $v `)` | `y` $y | `z` $z) attr-dict";
    check(
        "Variadic<I32>:$v, UnitAttr:$y, OptionalAttr<I32Attr>:$z",
        "",
        format,
        &[
            ("", Ok("")),
            ("x(%a) y z #1", Ok(" x(%a) y z #1")),
            ("z #1 y x(%a) {q}", Ok(" x(%a) y z #1 {q}")),
            ("y y", Err("'y' comes twice")),
            ("y w", Err("'w' is left")),
        ],
    );
}
