//! The help of `odsgen tblgen`.

use ods_codegen::emit::Registry;

const HEAD: &str = "\
Reads definitions as llvm-tblgen and mlir-tblgen do, and prints the same bytes.

Usage: odsgen tblgen [OPTIONS] [FILE]

Without a FILE, or when it is '-', the standard input is read. Every option may be written with one dash or two, its
value after '=' or as the next argument; '@FILE' stands for the arguments in a file.

Generators (the last one counts):
";

/// Generators that print records, each with a description.
const OF_RECORDS: [(&str, &str); 4] = [
    ("--print-records", "All classes and records as text (the default)"),
    ("--print-detailed-records", "All classes and records with locations, without statistics of memory use"),
    ("--dump-json", "All records as JSON"),
    ("--null-backend", "Nothing"),
];

/// Options of all generators, before those of single ones.
const FIRST: [(&str, &str); 5] = [
    ("-I <directory>", "Look for included files here, after the current directory; also '-Idirectory'"),
    ("-D <macro>", "Define a macro for #ifdef; also '-Dmacro'"),
    ("-o <file>", "Write to this file instead of the standard output"),
    ("-d <file>", "Also write a dependency file; needs '-o'"),
    ("--write-if-changed", "Leave the output file untouched when it would not change"),
];

/// Options of all generators, after those of single ones.
const LAST: [(&str, &str); 7] = [
    ("--no-warn-on-unused-template-args", "Do not warn about template arguments that are never used"),
    (
        "--on-deprecated <action>",
        "Reaction to the use of a deprecated definition: none, warn (the default) or error",
    ),
    ("--asmformat-error-is-fatal", "Accepted without effect: it is for C++"),
    ("--time-phases", "Say how long reading and writing took"),
    ("--color[=<bool>]", "Colour errors"),
    ("--help", "Print this"),
    ("--version", "Print the version"),
];

/// The column of the second column.
const COLUMN: usize = 29;

pub(super) fn text(registry: &Registry) -> String {
    let mut text = HEAD.to_owned();
    rows(&mut text, OF_RECORDS);
    for (peer, _) in registry.peers() {
        row(&mut text, &format!("--{}", peer.generator), peer.help);
    }
    text += "\nOptions:\n";
    rows(&mut text, FIRST);
    for option in registry.peer_options() {
        let value = option.value.map(|value| format!(" <{value}>")).unwrap_or_default();
        row(&mut text, &format!("--{}{value}", option.name), option.help);
    }
    rows(&mut text, LAST);
    text
}

fn rows<const N: usize>(text: &mut String, rows: [(&str, &str); N]) {
    for (option, help) in rows {
        row(text, option, help);
    }
}

/// An option and its help, which is on a line of its own after a long option.
fn row(text: &mut String, option: &str, help: &str) {
    let option = format!("  {option} ");
    if option.len() > COLUMN {
        *text += &format!("{}\n{:COLUMN$}{help}\n", option.trim_end(), "");
    } else {
        *text += &format!("{option:COLUMN$}{help}\n");
    }
}
