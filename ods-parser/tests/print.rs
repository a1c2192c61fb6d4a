//! A printed tree is parsed to the same tree: on random programs, and on every definition file
//! of an installed MLIR.

use std::path::{Path, PathBuf};

use ods_parser::syntax::print::print_statements;
use ods_parser::syntax::with_tree;

/// The tree as text without positions, and printed; none when the text has a mistake.
fn tree_and_print(text: &str) -> Option<(String, String)> {
    with_tree(text, |statements| (strip_spans(&format!("{statements:?}")), print_statements(statements))).ok()
}

/// Debug output with the numbers of spans removed.
fn strip_spans(debug: &str) -> String {
    let mut out = String::with_capacity(debug.len() / 2);
    for (index, part) in debug.split("Span { lo: ").enumerate() {
        let rest = if index == 0 { part } else { part.split_once(" }").map_or("", |(_, rest)| rest) };
        out.push_str(rest);
    }
    out
}

fn check(text: &str, kind: &str) {
    let (tree, printed) = tree_and_print(text).unwrap_or_else(|| panic!("{kind} does not parse:\n{text}"));
    let (again, _) =
        tree_and_print(&printed).unwrap_or_else(|| panic!("{kind} does not parse again:\n{printed}"));
    assert_eq!(tree, again, "{kind}:\n{text}\nprinted as:\n{printed}");
}

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn next_below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    fn pick<'t>(&mut self, texts: &[&'t str]) -> &'t str {
        texts[self.next_below(texts.len() as u64) as usize]
    }
}

/// Random programs that follow the grammar, whatever they mean.
struct Program {
    random: Random,
    depth: u32,
}

impl Program {
    fn list(&mut self, most: u64, separator: &str, item: fn(&mut Program) -> String) -> String {
        let count = self.random.next_below(most + 1);
        (0..count).map(|_| item(self)).collect::<Vec<_>>().join(separator)
    }

    fn name(&mut self) -> String {
        self.random.pick(&["a", "b", "Foo", "x1", "1D", "_z", "append", "NAME"]).to_owned()
    }

    fn ty(&mut self) -> String {
        match self.random.next_below(9) {
            0 => "bits<7>".to_owned(),
            1 => format!("list<{}>", self.ty()),
            2 => self.name(),
            _ => self.random.pick(&["bit", "int", "string", "code", "dag"]).to_owned(),
        }
    }

    fn atom(&mut self) -> String {
        let atoms = [
            "0",
            "-5",
            "+7",
            "0x1F",
            "0b0101",
            "true",
            "false",
            "?",
            "\"s\"",
            "\"a\\\"b\" \"c\\n\"",
            "[{ code }]",
        ];
        if self.random.next_below(2) == 0 { self.name() } else { self.random.pick(&atoms).to_owned() }
    }

    fn value(&mut self) -> String {
        if self.depth > 4 {
            return self.atom();
        }
        self.depth += 1;
        let value = match self.random.next_below(12) {
            0 => format!("[ {}]", self.list(3, ", ", Program::value)),
            1 => format!("[{},]<{}>", self.atom(), self.ty()),
            2 => format!("{{ {} }}", self.list(3, ", ", Program::value)),
            // The token after the operator must not look like a suffix of it.
            3 => format!(
                "({}{} $first{})",
                self.name(),
                self.random.pick(&["", ":$op"]),
                self.list(3, "", |program| format!(", {}", program.dag_arg()))
            ),
            4 => format!("{}<{}>", self.name(), self.args()),
            5 => format!(
                "!{}({})",
                self.random.pick(&["add", "if", "foreach", "listconcat"]),
                self.list(3, ", ", Program::value)
            ),
            6 => format!("!cast<{}>({})", self.ty(), self.value()),
            7 => format!("!cond({} : {}, {} : {})", self.value(), self.value(), self.value(), self.value()),
            8 => format!("{}.{}", self.name(), self.name()),
            9 => format!(
                "{}[{}]",
                self.name(),
                self.random.pick(&["0", "1 ... 3", "0-2", "1 - 2", "0,", "0, 2"])
            ),
            10 => format!("{}{{{}}}", self.name(), self.random.pick(&["3", "7-4", "3...0, 5"])),
            _ => format!("{} # {} # {}", self.atom(), self.name(), self.atom()),
        };
        self.depth -= 1;
        value
    }

    fn dag_arg(&mut self) -> String {
        match self.random.next_below(3) {
            0 => "$only".to_owned(),
            1 => format!("{}:$named", self.value()),
            _ => self.value(),
        }
    }

    fn args(&mut self) -> String {
        let positional = self.list(2, ", ", Program::value);
        match (self.random.next_below(3), positional.is_empty()) {
            (0, true) => format!("k = {}", self.value()),
            (0, false) => format!("{positional}, k = {}", self.value()),
            _ => positional,
        }
    }

    fn decl(&mut self) -> String {
        let field = self.random.pick(&["", "field "]);
        let value =
            if self.random.next_below(2) == 0 { format!(" = {}", self.value()) } else { String::new() };
        format!("{field}{} {}{value}", self.ty(), self.name())
    }

    fn body_item(&mut self) -> String {
        match self.random.next_below(5) {
            0 => format!("let {} = {};", self.name(), self.value()),
            1 => format!(
                "let {} {}{} = {};",
                self.random.pick(&["append", "prepend"]),
                self.name(),
                self.random.pick(&["", "{3-0}"]),
                self.value()
            ),
            2 => format!("defvar {} = {};", self.name(), self.value()),
            3 => format!("assert {}, {};", self.value(), self.value()),
            _ => format!("{};", self.decl()),
        }
    }

    fn body(&mut self) -> String {
        if self.random.next_below(3) == 0 {
            ";".to_owned()
        } else {
            format!("{{ {} }}", self.list(3, " ", Program::body_item))
        }
    }

    fn parent(&mut self) -> String {
        if self.random.next_below(2) == 0 { self.name() } else { format!("{}<{}>", self.name(), self.args()) }
    }

    fn parents(&mut self) -> String {
        let parents = self.list(2, ", ", Program::parent);
        if parents.is_empty() { parents } else { format!(": {parents} ") }
    }

    fn statement(&mut self) -> String {
        self.depth += 1;
        let kinds = if self.depth > 3 { 5 } else { 11 };
        let statement = match self.random.next_below(kinds) {
            0 => format!(
                "class {}<{}, {}> {}{}",
                self.name(),
                self.decl(),
                self.decl(),
                self.parents(),
                self.body()
            ),
            1 => format!("def {}{}", self.parents(), self.body()),
            2 => format!("def {} # \"x\" {}{}", self.name(), self.parents(), self.body()),
            3 => format!("defm {} : {};", self.name(), self.parent()),
            4 => format!("defvar {} = {};", self.name(), self.value()),
            5 => format!(
                "multiclass {} {}{{ {} {} }}",
                self.name(),
                self.parents(),
                self.statement(),
                self.statement()
            ),
            6 => format!(
                "foreach {} = {} in {}",
                self.name(),
                self.random.pick(&["{0-3, 7}", "0...3", "[1, 2]", "a"]),
                self.block()
            ),
            7 => format!("if {} then {} else {}", self.atom(), self.block(), self.block()),
            8 => format!(
                "let {} = {}, {}<3-0> = {} in {}",
                self.name(),
                self.value(),
                self.name(),
                self.value(),
                self.block()
            ),
            9 => format!("defset list<{}> {} = {{ {} }}", self.ty(), self.name(), self.statement()),
            _ => format!(
                "deftype {} = {};\ndump {};\nassert {}, \"m\";",
                self.name(),
                self.ty(),
                self.value(),
                self.atom()
            ),
        };
        self.depth -= 1;
        statement
    }

    fn block(&mut self) -> String {
        if self.random.next_below(2) == 0 {
            format!("def {};", self.name())
        } else {
            format!("{{ {} }}", self.list(2, "\n", Program::statement))
        }
    }
}

#[test]
fn random_programs_survive_printing() {
    let mut parsed = 0;
    for seed in 1..=3_000u64 {
        let mut program = Program { random: Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)), depth: 0 };
        let text = program.statement();
        // `let append x{3-0}` and the like parse too; only their meaning is refused.
        check(&text, &format!("program {seed}"));
        parsed += 1;
    }
    assert_eq!(parsed, 3_000);
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn installed_definitions_survive_printing() {
    let root = Path::new("/usr/lib/llvm-22/include/mlir");
    let mut pending: Vec<PathBuf> = vec![root.to_owned()];
    let mut checked = 0;
    while let Some(dir) = pending.pop() {
        for entry in std::fs::read_dir(dir).expect("a readable directory") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                pending.push(path);
            } else if path.extension().is_some_and(|e| e == "td") {
                let text = std::fs::read_to_string(&path).expect("a readable file");
                check(&text, &path.display().to_string());
                checked += 1;
            }
        }
    }
    assert!(checked >= 300, "only {checked} files were found");
}
