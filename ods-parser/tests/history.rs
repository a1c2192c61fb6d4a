//! Runs of an edited file that go on from states of earlier runs: each has the result of a run without a
//! history.
//!
//! `ODSGEN_HISTORY_EDITS` and `ODSGEN_HISTORY_SEED` set the number of random edits and what they begin with;
//! without them there are few enough for every test run.

use std::fmt::Write;
use std::sync::Arc;

use ods_parser::eval::Options;
use ods_parser::loader::{LoadError, Loaded, Loader};
use ods_parser::render::{Color, Format, render};
use ods_parser::{History, Outcome, dump, read, read_again};

/// The main file and those that it includes, by path.
struct Files(Vec<(&'static str, Arc<String>)>);

impl Loader for Files {
    fn load_main(&mut self, path: &str) -> Result<Loaded, LoadError> {
        self.load_include(path)
    }

    fn load_include(&mut self, path: &str) -> Result<Loaded, LoadError> {
        let (_, text) =
            self.0.iter().find(|(known, _)| *known == path).ok_or(LoadError::NotFound(Vec::new()))?;
        Ok(Loaded { path: path.to_owned(), text: Arc::clone(text), on_disk: true })
    }
}

const INCLUDED: [(&str, &str); 3] = [
    (
        "guarded.td",
        "#ifndef G\n#define G\nclass Shape<int n> { int corners = n; string s = \"a\" # n; }\n#endif\n",
    ),
    ("late.td", "class Later;\ndef late : Later;\n#define LATE\n"),
    ("body.td", "int inBody = 1;\n"),
];

/// Texts that edits insert.
const PIECES: [&str; 24] = [
    "",
    "",
    "",
    "\n",
    " ",
    "{",
    "}",
    "<",
    ">",
    ";",
    "\"",
    "[{",
    "}]",
    "//",
    "/*",
    "#ifdef LATE\n",
    "#endif\n",
    "#define LATE\n",
    "def ",
    "let s = \"new\" in ",
    "include \"guarded.td\"\n",
    "class Later;\n",
    "ä",
    "1",
];

/// A main file of several pieces, with so many definitions: what the reader hands over together has some
/// hundred tokens.
fn main_text(count: usize) -> String {
    let mut text =
        "// Begin.\ninclude \"guarded.td\"\nclass Declared;\nmulticlass M<int n> { def _a : Shape<n>; }\n"
            .to_owned();
    for n in 0..count {
        let _ = match n % 8 {
            0 => {
                writeln!(
                    text,
                    "def D{n} : Shape<{n}> {{ let s = \"?\"; let s = \"text {n}\"; list<int> l = [1, 2, {n}]; }}"
                )
            }
            1 => writeln!(text, "defm X{n} : M<{n}>;"),
            2 => writeln!(text, "foreach i = [1, 2] in def F{n}#i : Shape<!add(i, {n})>;"),
            3 => writeln!(text, "let s = \"l{n}\" in {{ def L{n} : Shape<{n}>; }}"),
            4 => writeln!(
                text,
                "class C{n}<Shape s> {{ int twice = !mul(s.corners, 2); }}\ndef c{n} : C{n}<Shape<{n}>>;"
            ),
            5 => writeln!(text, "defvar v{n} = !size([1, 2, {n}]);\ndef V{n} {{ int v = v{n}; }}"),
            6 => writeln!(text, "#ifdef LATE\ndef WithLate{n};\n#else\ndef Without{n};\n#endif"),
            _ => writeln!(text, "defset list<Shape> S{n} = {{ def s{n} : Shape<{n}>; }}"),
        };
        match n {
            60 => text.push_str("include \"late.td\"\nclass Declared { int here = 1; }\n"),
            90 => text.push_str("class InBody { include \"body.td\" }\ndef inBody : InBody;\n"),
            _ => {}
        }
    }
    text
}

fn shown(outcome: &Outcome) -> String {
    let mut records = Vec::new();
    dump::write_text(&outcome.records, &mut records).expect("memory takes everything");
    dump::write_detailed(&outcome.records, &outcome.sources, &mut records).expect("memory takes everything");
    let messages = render(&outcome.diagnostics, &outcome.sources, Format::Human, Color::Never);
    let idle = outcome.records.idle_lets().iter().map(|idle| {
        let reason = std::mem::discriminant(&idle.reason);
        (outcome.sources.text(idle.definition), outcome.sources.line_column(idle.field.lo), reason)
    });
    let idle: Vec<_> = idle.collect();
    format!("{}{messages}{:?}{idle:?}", String::from_utf8_lossy(&records), outcome.opened)
}

/// A sequence of numbers that looks random and is always the same.
struct Numbers(u64);

impl Numbers {
    fn next_below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % limit as u64) as usize
    }
}

fn setting(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn compare(files: &mut Files, history: &mut History, what: &str) {
    let options = Options::default();
    let fresh = shown(&read("main.td", files, &[], &options));
    let again = shown(&read_again("main.td", files, &[], &options, history));
    if fresh != again {
        let differs = fresh.lines().zip(again.lines()).find(|(fresh, again)| fresh != again);
        panic!("{what}: {differs:?}\n{}", files.0[0].1);
    }
}

#[test]
fn edited_files_have_the_results_of_runs_without_a_history() {
    edit(&main_text(120), setting("ODSGEN_HISTORY_EDITS", 150));
}

/// The files have several chunks, and the history stores the state at the beginning of each.
#[test]
fn long_files_have_the_results_of_runs_without_a_history() {
    edit(&main_text(1_000), setting("ODSGEN_HISTORY_EDITS", 24));
}

/// Edits a main file and those that it includes at random.
fn edit(original: &str, edits: u64) {
    let mut numbers = Numbers(setting("ODSGEN_HISTORY_SEED", 11));
    let mut files = Files(vec![("main.td", Arc::new(original.to_owned()))]);
    files.0.extend(INCLUDED.map(|(path, text)| (path, Arc::new(text.to_owned()))));
    let mut history = History::default();
    let mut near = 0;
    for edit in 0..edits {
        // Texts that were torn apart have few statements left.
        if edit % 12 == 11 {
            files.0[0].1 = Arc::new(original.to_owned());
        }
        // Most edits are close to the one before, as those of people are; one of some is in an included file.
        let file = if numbers.next_below(12) == 0 { 1 + numbers.next_below(INCLUDED.len()) } else { 0 };
        let mut text = files.0[file].1.as_str().to_owned();
        let at = if file == 0 && numbers.next_below(3) > 0 {
            near + numbers.next_below(12)
        } else {
            numbers.next_below(text.len() + 1)
        };
        let boundary = |mut at: usize| {
            at = at.min(text.len());
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            at
        };
        let start = boundary(at);
        let end = boundary(start + numbers.next_below(6)).max(start);
        text.replace_range(start..end, PIECES[numbers.next_below(PIECES.len())]);
        if file == 0 {
            near = start;
        }
        files.0[file].1 = Arc::new(text);
        compare(&mut files, &mut history, &format!("edit {edit}"));
        if file > 0 && numbers.next_below(2) == 0 {
            files.0[file].1 = Arc::new(INCLUDED[file - 1].1.to_owned());
        }
    }
}

#[test]
fn a_file_that_appears_is_read() {
    let mut files = Files(vec![("main.td", Arc::new("include \"a.td\"\ndef X;\n".to_owned()))]);
    let mut history = History::default();
    compare(&mut files, &mut history, "without the file");
    files.0.push(("a.td", Arc::new("def A;\n".to_owned())));
    compare(&mut files, &mut history, "with the file");
    files.0[0].1 = Arc::new("include \"a.td\"\ndef X;\ndef Y : Missing;\n".to_owned());
    compare(&mut files, &mut history, "after an edit");
    let other = read_again("main.td", &mut files, &["M".to_owned()], &Options::default(), &mut history);
    assert!(other.records.def("A").is_some());
}

#[test]
fn a_text_may_outgrow_its_room() {
    let mut files = Files(vec![("main.td", Arc::new("include \"a.td\"\ndef X : A;\n".to_owned()))]);
    files.0.push(("a.td", Arc::new("class A;\n".to_owned())));
    let mut history = History::default();
    for size in [0, 1 << 17, 10, 1 << 19] {
        let text = format!("include \"a.td\"\ndef X : A;\n// {}\ndef Y : A;\n", "x".repeat(size));
        files.0[0].1 = Arc::new(text);
        compare(&mut files, &mut history, &format!("{size} bytes"));
    }
}
