//! Runs the plans of parsers and printers: what a printer writes for what a parser read is the text again. Types,
//! attributes and operands are single words here, told apart by their first character.

use std::collections::BTreeMap;

use ir_core::spec::format::{Parse, Part, Plan, Presence, Print, Typed, Variable};
use ods_codegen::format::of_operation;
use ods_codegen::model::operations;
use ods_codegen::prelude::FILES;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;

/// The text of each part that is present; empty for flags.
type Values = BTreeMap<String, String>;

/// Words and punctuation.
fn tokens(text: &str) -> Vec<String> {
    let spaced: String =
        text.chars().map(|c| if "[](),:".contains(c) { format!(" {c} ") } else { c.to_string() }).collect();
    spaced.split_whitespace().map(str::to_owned).collect()
}

/// Whether a word can be the text of a part.
fn fits(word: &str, part: Part) -> bool {
    let first = match part {
        Part::Variable(Variable::Operand(_)) | Part::Operands => '%',
        Part::Variable(Variable::Attribute(_)) => '#',
        Part::AttrDict { .. } => '{',
        Part::Type { .. } => '!',
        _ => return false,
    };
    word.starts_with(first)
}

fn key(part: Part) -> String {
    format!("{part:?}")
}

fn parse(plan: &Plan<'_>, text: &str) -> Result<Values, String> {
    let tokens = tokens(text);
    let (mut values, mut seen) = (Values::new(), Vec::new());
    let (mut at, mut step) = (0, 0);
    while let Some(next) = plan.parse.get(step) {
        let token = tokens.get(at).map_or("", String::as_str);
        step += 1;
        match *next {
            Parse::Literal(literal) if literal == token => at += 1,
            Parse::Literal(literal) => return Err(format!("expected '{literal}', found '{token}'")),
            Parse::IfLiteral { literal, .. } if literal == token => at += 1,
            Parse::IfLiteral { or_else, .. } => step = or_else,
            Parse::Part { part, .. } | Parse::IfPart { part, .. } if fits(token, part) => {
                values.insert(key(part), token.to_owned());
                at += 1;
            }
            Parse::Part { .. } => {}
            Parse::IfPart { or_else, .. } => step = or_else,
            Parse::Set(variable) => drop(values.insert(key(Part::Variable(variable)), String::new())),
            Parse::Once { clause, literal } if seen.contains(&clause) => {
                return Err(format!("'{literal}' comes twice"));
            }
            Parse::Once { clause, .. } => seen.push(clause),
            Parse::GoTo(target) => step = target,
        }
    }
    match tokens.get(at) {
        None => Ok(values),
        Some(token) => Err(format!("'{token}' is left")),
    }
}

fn is_present(presence: &[Presence], values: &Values) -> bool {
    presence.iter().any(|presence| match presence {
        Presence::Variable(variable) => values.contains_key(&key(Part::Variable(*variable))),
        Presence::Result(index) => {
            values.keys().any(|key| key.contains(&format!("{:?}", Typed::Result(*index))))
        }
    })
}

fn print(plan: &Plan<'_>, values: &Values) -> String {
    let mut text = String::new();
    let mut step = 0;
    while let Some(next) = plan.print.get(step) {
        step += 1;
        match next {
            Print::Text(words) => text.push_str(words),
            Print::Newline => text.push('\n'),
            Print::Part(part) => {
                if let Some(value) = values.get(&key(*part)) {
                    let is_dictionary = matches!(part, Part::AttrDict { .. });
                    text.push_str(if is_dictionary { " " } else { "" });
                    text.push_str(value);
                }
            }
            Print::Without { presence, go_to } if !is_present(presence, values) => step = *go_to,
            Print::With { presence, go_to } if is_present(presence, values) => step = *go_to,
            Print::Without { .. } | Print::With { .. } => {}
            Print::GoTo(target) => step = *target,
        }
    }
    text
}

/// Reads each text with the format of an operation with these arguments and results, and prints it again: as it was, or as
/// the second text of the pair says.
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
    let format = of_operation(&operation, &outcome.sources).expect("the format is right");
    let text = ods_codegen::rust::format_text(&operation, &format.expect("there is a format"));
    let text = text.expect("the format is right").expect("the runtime knows it");
    let plan = Plan::new(&text, &tests::format_plan::names(&operation)).expect("the text is right");
    for (text, wanted) in texts {
        let printed = parse(&plan, text).map(|values| print(&plan, &values));
        assert_eq!(printed.as_deref().map_err(String::as_str), *wanted, "{text:?} with {plan:#?}");
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
