//! Compares the runtime's interpretation of operations' formats with the code of mlir-tblgen for the
//! installed dialects. The same words (and spaces, in printers) must come between the same elements, in the
//! same order.

use std::process::Command;

use ods_codegen::Arena;
use ods_codegen::format::{lower, parse_op_format};
use ods_codegen::model::operations;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;
use ods_schema::format::{Element, OpElement, word};

/// The peer.
pub const PEER: &str = "/usr/lib/llvm-22/bin/mlir-tblgen";
use crate::prelude::MLIR_INCLUDE as INCLUDE;

/// The output of a printer: texts, and elements (`None`) that are not compared further.
type Printed = Vec<Option<String>>;

fn add(printed: &mut Printed, text: Option<&str>) {
    match (printed.last_mut(), text) {
        (Some(Some(last)), Some(text)) => last.push_str(text),
        (Some(None), None) => {}
        (_, text) => printed.push(text.map(str::to_owned)),
    }
}

fn printed_by_format(elements: &[OpElement<'_>], printed: &mut Printed) {
    for element in elements {
        match element {
            Element::Blank(text) | Element::Literal(text) => add(printed, Some(text)),
            Element::Newline => add(printed, Some("\n")),
            Element::Part(_) => add(printed, None),
            Element::Optional(group) => {
                printed_by_format(group.then, printed);
                printed_by_format(group.otherwise, printed);
            }
            Element::Clauses(clauses) => {
                for clause in *clauses {
                    add(printed, Some(clause.literal));
                    printed_by_format(clause.elements, printed);
                }
            }
        }
    }
}

/// The texts of a line like `_odsPrinter << ' ' << "(";`; none for any other line.
fn texts(line: &str) -> Option<Vec<&str>> {
    let quoted =
        |piece: &str, quote: char| piece.len() > 2 && piece.starts_with(quote) && piece.ends_with(quote);
    let chain = line.strip_prefix("_odsPrinter << ")?.strip_suffix(';')?;
    let pieces = chain
        .split(" << ")
        .map(|piece| (quoted(piece, '"') || piece == "' '").then(|| &piece[1..piece.len() - 1]));
    pieces.collect()
}

/// The functions of C++ code whose heads continue with `head`: the class and the lines of each up to the line
/// `end`.
fn methods<'c>(code: &'c str, head: &str, end: &str) -> Vec<(&'c str, Vec<&'c str>)> {
    let mut found = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some(head) = line.strip_suffix(head) else { continue };
        let class = head.rsplit_once(' ').map_or(head, |(_, class)| class);
        found.push((class, lines.by_ref().take_while(|line| *line != end).map(str::trim).collect()));
    }
    found
}

/// The lines without the code of properties, which is between a line that `begins` a block and one that
/// `ends` it.
fn without_blocks<'c>(
    lines: &[&'c str],
    begins: impl Fn(&str) -> bool,
    ends: impl Fn(&str) -> bool,
) -> Vec<&'c str> {
    let mut kept = lines.to_vec();
    let mut is_inside = false;
    kept.retain(|line| {
        let was_inside = is_inside;
        is_inside = if was_inside { !ends(line) } else { begins(line) };
        !was_inside
    });
    kept
}

/// The output of a C++ printer.
fn printed_by_code(lines: &[&str]) -> Printed {
    let mut printed = Printed::new();
    for line in without_blocks(lines, |line| line == "[&]() {", |line| line == "}();") {
        if line == "[&]() {" {
            add(&mut printed, None);
        } else if line == "_odsPrinter.printNewline();" {
            add(&mut printed, Some("\n"));
        } else if let Some(texts) = texts(line) {
            texts.into_iter().for_each(|text| add(&mut printed, Some(text)));
        } else if line.contains("_odsPrinter") {
            add(&mut printed, None);
        }
    }
    printed
}

/// Functions of MLIR's parser that read punctuation.
const PUNCTUATION: [(&str, &str); 19] = [
    ("Arrow", "->"),
    ("Colon", ":"),
    ("Comma", ","),
    ("Ellipsis", "..."),
    ("Equal", "="),
    ("Greater", ">"),
    ("LBrace", "{"),
    ("LParen", "("),
    ("LSquare", "["),
    ("Less", "<"),
    ("Minus", "-"),
    ("Plus", "+"),
    ("Question", "?"),
    ("RBrace", "}"),
    ("RParen", ")"),
    ("RSquare", "]"),
    ("Slash", "/"),
    ("Star", "*"),
    ("VerticalBar", "|"),
];

/// A word or punctuation that a parser reads, and whether it is optional; none for an element.
type Read = Option<(String, bool)>;

fn read_by_line(line: &str) -> Option<Read> {
    let (_, call) = line.split_once("parser.parse")?;
    let (name, arguments) = call.split_once('(')?;
    let (name, is_optional) = match name.strip_prefix("Optional") {
        Some(rest) => (rest, true),
        None => (name, false),
    };
    if name == "Keyword" && arguments.starts_with('"') {
        return Some(Some((arguments[1..].split('"').next()?.to_owned(), is_optional)));
    }
    let punctuation = PUNCTUATION.iter().find(|(function, _)| *function == name);
    Some(punctuation.map(|(_, text)| ((*text).to_owned(), is_optional)))
}

/// The tokens that a C++ parser reads. Consecutive elements count as one.
fn read_by_code(lines: &[&str]) -> Vec<Read> {
    let is_property = |line: &str| line.contains("PropParseResult = [&](auto& propStorage)");
    let lines = without_blocks(lines, is_property, |line| line.starts_with("}(result.getOrAddProperties"));
    // A comma continues a list of regions or successors.
    let lines = lines.iter().filter(|line| !line.contains("while (succeeded(parser.parseOptionalComma()))"));
    let reads = lines.filter_map(|line| {
        let is_part = line.contains("odsResult = parse")
            || line.contains("parseProperties(parser")
            || is_property(line);
        if is_part { Some(None) } else { read_by_line(line) }
    });
    let mut reads: Vec<Read> = reads.collect();
    reads.dedup_by(|a, b| a.is_none() && b.is_none());
    reads
}

fn read_by_format(elements: &[OpElement<'_>], reads: &mut Vec<Read>) {
    let literal = |text: &str, is_optional: bool| Some((word(text).to_owned(), is_optional));
    for element in elements {
        match element {
            Element::Blank(_) | Element::Newline => {}
            Element::Literal(text) => reads.push(literal(text, false)),
            Element::Part(_) => reads.push(None),
            Element::Optional(group) => {
                let first = reads.len();
                read_by_format(group.then, reads);
                // The first element decides whether the group is present.
                if let Some(Some((_, is_optional))) = reads.get_mut(first) {
                    *is_optional = true;
                }
                read_by_format(group.otherwise, reads);
            }
            Element::Clauses(clauses) => {
                for clause in *clauses {
                    reads.push(literal(clause.literal, true));
                    read_by_format(clause.elements, reads);
                }
            }
        }
    }
}

/// The output and the tokens of a format; none where its author writes the code.
type Done = Option<(Printed, Vec<Read>)>;

/// The plans for all formats of a file, with the classes of their operations, in the order of the peer's
/// output.
fn formats(outcome: &Outcome) -> Vec<(String, Done)> {
    let read = operations(&outcome.records).expect("the file includes OpBase.td");
    let mut read: Vec<_> = read.map(|operation| operation.expect("installed operations are right")).collect();
    // This generator of the peer visits the records in their stored order, by the bytes of their names.
    read.sort_by_key(|operation| operation.record.name());
    let mut formats = Vec::new();
    for operation in &read {
        let format = parse_op_format(operation, &outcome.sources).expect("installed formats are right");
        let Some(format) = format else { continue };
        let arena = Arena::new();
        let lowered = lower::lower_operation(&arena, operation, &format, |_, _| Ok(Some(0)));
        let done = lowered.expect("types can be derived").map(|format| {
            let (mut printed, mut reads) = (Printed::new(), Vec::new());
            printed_by_format(format.elements, &mut printed);
            read_by_format(format.elements, &mut reads);
            reads.dedup_by(|a, b| a.is_none() && b.is_none());
            (printed, reads)
        });
        formats.push((operation.class_name.to_owned(), done));
    }
    formats
}

/// Compares the formats of a file. Returns the number of compared formats (0 when the peer cannot read the
/// file alone), and the differences.
///
/// # Panics
/// When an installed definition is invalid.
#[must_use]
pub fn compare(path: &str) -> (usize, Vec<String>) {
    let main = format!("{INCLUDE}/{path}");
    let output =
        Command::new(PEER).args(["-gen-op-defs", "-I", INCLUDE, &main]).output().expect("the peer runs");
    if !output.status.success() {
        return (0, Vec::new());
    }
    let code = String::from_utf8_lossy(&output.stdout);
    let printers = methods(&code, "::print(::mlir::OpAsmPrinter &_odsPrinter) {", "}");
    let parser_head = "::parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result) {";
    let parsers = methods(&code, parser_head, "  return ::mlir::success();");
    let mut loader = DiskLoader { include_dirs: vec![INCLUDE.into()], ..DiskLoader::default() };
    let outcome = ods_parser::read(&main, &mut loader, &[], &Options::default());
    let formats = formats(&outcome);
    assert_eq!((formats.len(), formats.len()), (printers.len(), parsers.len()), "{path}");
    let (mut compared, mut different) = (0, Vec::new());
    for (((class, done), printer), parser) in formats.into_iter().zip(&printers).zip(&parsers) {
        assert_eq!((class.as_str(), class.as_str()), (printer.0, parser.0), "{path}");
        let Some((ours, read)) = done else { continue };
        compared += 1;
        let theirs = printed_by_code(&printer.1);
        if ours != theirs {
            different.push(format!("{path}: {class} is printed\n  {theirs:?}, here\n  {ours:?}"));
        }
        let (ours, theirs) = (read, read_by_code(&parser.1));
        if ours != theirs {
            different.push(format!("{path}: {class} is read\n  {theirs:?}, here\n  {ours:?}"));
        }
    }
    (compared, different)
}
