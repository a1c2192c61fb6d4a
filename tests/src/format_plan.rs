//! The plans that the runtime makes of formats, compared with those that mlir-tblgen writes for the installed dialects: the same words
//! (and blanks, in printers) between the same parts, in the same order.

use std::process::Command;

use ir_core::spec::format::{Names, Parse, Plan, Print};
use ods_codegen::format::of_operation;
use ods_codegen::model::{Operation, operations};
use ods_codegen::rust::format_text;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::DiskLoader;

/// The peer.
pub const PEER: &str = "/usr/lib/llvm-22/bin/mlir-tblgen";
use crate::prelude::MLIR_INCLUDE as INCLUDE;

/// What a printer does: text, and parts (`None`) that are not looked into.
type Printed = Vec<Option<String>>;

fn add(printed: &mut Printed, text: Option<&str>) {
    match (printed.last_mut(), text) {
        (Some(Some(last)), Some(text)) => last.push_str(text),
        (Some(None), None) => {}
        (_, text) => printed.push(text.map(str::to_owned)),
    }
}

fn printed_by_plan(plan: &Plan<'_>) -> Printed {
    let mut printed = Printed::new();
    for step in &plan.print {
        match step {
            Print::Text(text) => add(&mut printed, Some(text)),
            Print::Newline => add(&mut printed, Some("\n")),
            Print::Part(_) => add(&mut printed, None),
            Print::With { .. } | Print::Without { .. } | Print::GoTo(_) => {}
        }
    }
    printed
}

/// The texts of a line like `_odsPrinter << ' ' << "(";`; none when something else is printed there.
fn texts(line: &str) -> Option<Vec<&str>> {
    let quoted =
        |piece: &str, quote: char| piece.len() > 2 && piece.starts_with(quote) && piece.ends_with(quote);
    let chain = line.strip_prefix("_odsPrinter << ")?.strip_suffix(';')?;
    let pieces = chain
        .split(" << ")
        .map(|piece| (quoted(piece, '"') || piece == "' '").then(|| &piece[1..piece.len() - 1]));
    pieces.collect()
}

/// The functions of C++ code whose heads go on with `head`: the class and the lines of each up to the line `end`.
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

/// What a printer in C++ does.
fn printed_by_code(lines: &[&str]) -> Printed {
    let mut printed = Printed::new();
    for line in lines {
        if *line == "_odsPrinter.printNewline();" {
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

/// A word or punctuation that a parser reads, and whether it may be absent; none for a part.
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

/// What a parser in C++ does, parts in a row as one.
fn read_by_code(lines: &[&str]) -> Vec<Read> {
    // Lists of regions and successors go on after a comma.
    let lines = lines.iter().filter(|line| !line.contains("while (succeeded(parser.parseOptionalComma()))"));
    let reads = lines.filter_map(|line| {
        let is_hand_written = line.contains("odsResult = parse") || line.contains("parseProperties(parser");
        if is_hand_written { Some(None) } else { read_by_line(line) }
    });
    let mut reads: Vec<Read> = reads.collect();
    reads.dedup_by(|a, b| a.is_none() && b.is_none());
    reads
}

fn read_by_plan(plan: &Plan<'_>) -> Vec<Read> {
    let reads = plan.parse.iter().filter_map(|step| match step {
        Parse::Literal(text) => Some(Some(((*text).to_owned(), false))),
        Parse::IfLiteral { literal, .. } => Some(Some(((*literal).to_owned(), true))),
        Parse::Part { .. } | Parse::IfPart { .. } => Some(None),
        Parse::Set(_) | Parse::Once { .. } | Parse::GoTo(_) => None,
    });
    let mut reads: Vec<Read> = reads.collect();
    reads.dedup_by(|a, b| a.is_none() && b.is_none());
    reads
}

/// The names of an operation's parts.
#[must_use]
pub fn names<'o>(operation: &'o Operation<'_>) -> Names<'o> {
    Names {
        operands: operation.operands.iter().map(|part| part.name).collect(),
        results: operation.results.iter().map(|part| part.name).collect(),
        attributes: operation.attributes.iter().map(|part| part.name).collect(),
        properties: operation.properties.iter().map(|part| part.name).collect(),
        regions: operation.regions.iter().map(|part| part.name).collect(),
        successors: operation.successors.iter().map(|part| part.name).collect(),
    }
}

/// What is done for a format; none where the runtime asks the author to write it.
type Done = Option<(Printed, Vec<Read>)>;

/// What the plans of all formats of a file do, with the classes of their operations, in the order of the peer's output.
fn plans(outcome: &Outcome) -> Vec<(String, Done)> {
    let read = operations(&outcome.records).expect("the file includes OpBase.td");
    let mut read: Vec<_> = read.map(|operation| operation.expect("installed operations are right")).collect();
    // This generator of the peer takes the records as they are stored, by the bytes of their names.
    read.sort_by_key(|operation| operation.record.name());
    let mut plans = Vec::new();
    for operation in &read {
        let format = of_operation(operation, &outcome.sources).expect("installed formats are right");
        let Some(format) = format else { continue };
        let text = format_text(operation, &format).expect("the text can be written");
        let done = text.map(|text| {
            let plan = Plan::new(&text, &names(operation));
            let plan = plan.unwrap_or_else(|error| panic!("{}: {error}: {text}", operation.class_name));
            (printed_by_plan(&plan), read_by_plan(&plan))
        });
        plans.push((operation.class_name.to_owned(), done));
    }
    plans
}

/// Compares the formats of a file. The number of those that were compared (none when the peer cannot read the file by
/// itself), and what differs.
///
/// # Panics
/// When an installed definition is not right.
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
    let plans = plans(&outcome);
    assert_eq!((plans.len(), plans.len()), (printers.len(), parsers.len()), "{path}");
    let (mut compared, mut different) = (0, Vec::new());
    for (((class, done), printer), parser) in plans.into_iter().zip(&printers).zip(&parsers) {
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
