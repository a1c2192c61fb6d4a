//! Instances of the operations, types and attributes of installed dialects that have declarative formats: each is given to
//! mlir-opt in generic form, and what it prints is compared with what generated Rust prints.
//!
//! The instances are made in a crate with the Rust of all dialects (the program is in `tests/instances`), from the same
//! tables that verifiers and formats use.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use ods_codegen::rust::Hooks;

use crate::dialect_crate::{DialectCrate, Generated, generate, operations as operations_of};

const PEER: &str = "mlir-opt-22";
const MARK: &str = "// -----\n";
/// The program's files.
const PROGRAM: [(&str, &str); 9] = [
    ("cut.rs", include_str!("../instances/cut.rs")),
    ("main.rs", include_str!("../instances/main.rs")),
    ("definitions.rs", include_str!("../instances/definitions.rs")),
    ("more.rs", include_str!("../instances/more.rs")),
    ("operations.rs", include_str!("../instances/operations.rs")),
    ("pool.rs", include_str!("../instances/pool.rs")),
    ("random.rs", include_str!("../instances/random.rs")),
    ("regions.rs", include_str!("../instances/regions.rs")),
    ("values.rs", include_str!("../instances/values.rs")),
];

/// What became of the instances of one definition.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// How many mlir-opt takes.
    pub taken: usize,
    /// How many of those we print as it does.
    pub same: usize,
    /// How many more would be the same with other names of values, where names are left to code.
    pub same_but_names: usize,
    /// The first difference.
    pub difference: Option<String>,
    /// What mlir-opt says about the first that it does not take.
    pub refused: Option<String>,
    /// What the definition leaves to be written by hand.
    pub by_hand: Option<String>,
}

/// The outcomes, by name.
pub type Outcomes = BTreeMap<String, Outcome>;

/// Makes the crate in `folder`, and has its program built.
///
/// # Errors
/// When definitions cannot be read, or the crate does not compile.
pub fn build(include: &Path, folder: &Path) -> Result<DialectCrate, String> {
    let mut dialects = generate(include, Hooks::Unimplemented)?;
    for dialect in &mut dialects {
        dialect.text = permissive(&dialect.text);
    }
    let made = DialectCrate::new(folder.to_owned(), "build")?;
    made.fill(&dialects, &registry(&dialects))?;
    for (name, text) in PROGRAM {
        let path = folder.join("src").join(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    made.cargo("build")?;
    Ok(made)
}

/// Stand-ins for verifiers that panic, as ones that find nothing wrong: the peer has the real ones.
fn permissive(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut signature = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("fn ") || line.trim_start().starts_with("pub fn ") {
            signature.clear();
        }
        signature.push_str(line);
        if line.trim() == "unimplemented!()" {
            let returned = signature.rsplit_once("->").map_or("", |(_, rest)| rest.trim());
            let value = match returned.split_once('{').map_or(returned, |(ty, _)| ty.trim()) {
                "" => "{}",
                "bool" => "true",
                "Result<(), ir_core::diagnostic::Diagnostic>" | "Result<(), String>" => "Ok(())",
                ty if ty.starts_with("Option<") => "None",
                ty if ty.starts_with("Vec<") => "Vec::new()",
                "std::ops::Range<usize>" => "0..0",
                _ => "unimplemented!()",
            };
            result.push_str(value);
        } else {
            result.push_str(line);
        }
        result.push('\n');
    }
    result
}

/// Functions that list what the dialects have.
fn registry(dialects: &[Generated]) -> String {
    let mut text =
        "\n/// Registers all dialects.\npub fn register(ctx: &ir_core::context::Context) {\n".to_owned();
    for dialect in dialects {
        let _ = writeln!(text, "    r#{}::register(ctx);", dialect.dialect);
    }
    text.push_str("}\n");
    let lists = [
        ("operations", "ir_core::spec::OpSpec", ""),
        ("types", "ir_core::spec::DefSpec<ir_core::context::Type>", "type Base = Type;"),
        ("attributes", "ir_core::spec::DefSpec<ir_core::context::Attribute>", "type Base = Attribute;"),
    ];
    for (name, ty, mark) in lists {
        let _ = writeln!(text, "\n/// All {name}.\npub fn {name}() -> &'static [&'static {ty}] {{\n    &[");
        for dialect in dialects {
            let found = match name {
                "operations" => operations_of(&dialect.text).collect(),
                _ => handles(&dialect.text, mark),
            };
            for handle in found {
                let (class, owner) = match name {
                    "operations" => (handle, "ir_core::spec::OpHandle"),
                    _ => (handle, "ir_core::spec::DefHandle"),
                };
                let _ = writeln!(text, "        <r#{}::{class} as {owner}>::SPEC,", dialect.dialect);
            }
        }
        text.push_str("    ]\n}\n");
    }
    text
}

/// The names of the handles in whose implementation `mark` stands.
fn handles<'t>(text: &'t str, mark: &str) -> Vec<&'t str> {
    let mut found = Vec::new();
    let mut last = "";
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("impl DefHandle for ") {
            last = rest.trim_end_matches([' ', '{']);
        }
        if line.contains(mark) && !last.is_empty() {
            found.push(last);
        }
    }
    found
}

/// How many instances of each operation are wanted in the first round, and in those that follow for operations of which
/// mlir-opt takes none so far.
const ROUNDS: [usize; 2] = [4, 30];

/// How many instances of one operation are compared at most in each round.
const COMPARED: usize = 4;

/// Compares instances of all operations with a declarative format: made ones, and for those of which mlir-opt takes none,
/// ones cut out of the modules of a folder, if there is one.
///
/// # Errors
/// When a program cannot be run, or the folder not be read.
pub fn operations(program: &Path, modules: Option<&Path>) -> Result<Outcomes, String> {
    let mut outcomes = Outcomes::new();
    for enough in ROUNDS {
        let names = without_instance(&outcomes);
        let mut command = Command::new(program);
        command.args(["operations", &enough.to_string()]);
        let text = run(&mut command, &names.join("\n"))?.0;
        compare(program, &text, &mut outcomes)?;
    }
    if let Some(folder) = modules {
        let names = without_instance(&outcomes);
        let modules = modules_with(folder, &names)?;
        let input = format!("{}\n{MARK}{}", names.join("\n"), modules.join(MARK));
        let text = run(Command::new(program).arg("cut"), &input)?.0;
        compare(program, &text, &mut outcomes)?;
    }
    Ok(outcomes)
}

/// The operations of which mlir-opt takes no instance so far.
fn without_instance(outcomes: &Outcomes) -> Vec<String> {
    let is_wanted = |outcome: &Outcome| outcome.taken == 0 && outcome.by_hand.is_none();
    outcomes.iter().filter(|(_, outcome)| is_wanted(outcome)).map(|(name, _)| name.clone()).collect()
}

/// How many files are asked for the same operation, and how long they may be.
const FILES: usize = 12;
const LONG_FILE: usize = 1 << 18;

/// The modules in files of the folder that mlir-opt takes, in generic form, where the files name one of these operations.
fn modules_with(folder: &Path, names: &[String]) -> Result<Vec<String>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = std::fs::read_dir(folder).map_err(failed)?;
    let mut files: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let mut left: BTreeMap<&str, usize> = names.iter().map(|name| (name.as_str(), FILES)).collect();
    let mut modules = Vec::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|extension| extension == "mlir")) {
        let Ok(text) = std::fs::read_to_string(file) else { continue };
        if text.len() > LONG_FILE {
            continue;
        }
        let words = text.split(|c: char| !(c.is_ascii_alphanumeric() || "_.".contains(c)));
        let mut named: Vec<&str> =
            words.filter(|word| left.get(word).is_some_and(|left| *left != 0)).collect();
        named.sort_unstable();
        named.dedup();
        if named.is_empty() {
            continue;
        }
        let mut command = Command::new(PEER);
        command.args(["--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic", "-"]);
        let (output, _) = run(&mut command, &text)?;
        for name in named {
            if let Some(left) = left.get_mut(name)
                && output.contains(&format!("\"{name}\""))
            {
                *left -= 1;
            }
        }
        modules.extend(output.split(MARK).filter(|module| !module.trim().is_empty()).map(str::to_owned));
    }
    Ok(modules)
}

/// Compares instances of all types and attributes with a declarative format.
///
/// # Errors
/// When a program cannot be run.
pub fn definitions(program: &Path) -> Result<Outcomes, String> {
    let mut outcomes = Outcomes::new();
    let text = run(Command::new(program).arg("definitions"), "")?.0;
    compare(program, &text, &mut outcomes)?;
    Ok(outcomes)
}

/// Compares the instances in a text that the program wrote.
fn compare(program: &Path, text: &str, outcomes: &mut Outcomes) -> Result<(), String> {
    let chunks = text.split(MARK).filter(|chunk| chunk.starts_with("// "));
    let (mut names, mut modules) = (Vec::new(), Vec::new());
    for chunk in chunks {
        let (head, module) = chunk.split_once('\n').unwrap_or((chunk, ""));
        let name = head.trim_start_matches("// ");
        let outcome = outcomes.entry(name.to_owned()).or_default();
        if let Some(reason) = module.strip_prefix("// by hand: ") {
            outcome.by_hand = Some(reason.trim().to_owned());
        } else if let Some(reason) = module.strip_prefix("// none: ") {
            outcome.refused = Some(reason.trim().to_owned());
        } else {
            names.push(name);
            modules.push(module);
        }
    }
    let theirs = peer(&modules, &[])?;
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut is_enough = |name| {
        let count = compared.entry(name).or_default();
        *count += 1;
        *count > COMPARED
    };
    let is_taken = |index: &usize| theirs[*index].is_ok() && !is_enough(names[*index]);
    let taken: Vec<usize> = (0..modules.len()).filter(is_taken).collect();
    for (index, name) in names.iter().enumerate() {
        if let (Err(message), Some(outcome)) = (&theirs[index], outcomes.get_mut(*name)) {
            outcome.refused.get_or_insert_with(|| message.clone());
        }
    }
    let generic: Vec<&str> = taken.iter().map(|index| modules[*index]).collect();
    let custom: Vec<&str> = taken.iter().map(|index| theirs[*index].as_deref().unwrap_or_default()).collect();
    // Not everything that mlir-opt prints can be read, and some of it means something else.
    let theirs_again = peer(&custom, &["--mlir-print-op-generic"])?;
    let (ours, again) = (speak(program, &generic)?, speak(program, &custom)?);
    for (number, index) in taken.iter().enumerate() {
        let Some(outcome) = outcomes.get_mut(names[*index]) else { continue };
        let wanted = Wanted { custom: custom[number].trim(), again: theirs_again[number].as_deref().ok() };
        outcome.add(&wanted, &ours[number], &again[number], generic[number]);
    }
    Ok(())
}

/// What mlir-opt prints for an instance.
struct Wanted<'t> {
    /// In the operation's own syntax.
    custom: &'t str,
    /// In generic form, of that text; none when it cannot be read.
    again: Option<&'t str>,
}

impl Outcome {
    /// Counts an instance that mlir-opt takes.
    fn add(&mut self, wanted: &Wanted<'_>, ours: &Spoken, again: &Spoken, instance: &str) {
        self.taken += 1;
        let reads = match wanted.again {
            Some(text) => text.trim() == again.generic.trim(),
            None => again.is_wrong,
        };
        if ours.custom.trim() == wanted.custom && reads {
            self.same += 1;
            return;
        }
        if nameless(&ours.custom) == nameless(wanted.custom)
            && wanted.again.is_none_or(|text| nameless(text) == nameless(&again.generic))
            && (reads || !again.is_wrong)
        {
            self.same_but_names += 1;
            return;
        }
        self.difference.get_or_insert_with(|| {
            format!(
                "theirs:\n{}\nours:\n{}\ntheirs again:\n{}\nours again:\n{}\n{instance}",
                wanted.custom,
                ours.custom,
                wanted.again.unwrap_or("refused"),
                again.generic
            )
        });
    }
}

/// The text with numbers for the names of values, in the order in which they come: names that definitions leave to code
/// are not known here.
fn nameless(text: &str) -> String {
    let mut names: Vec<&str> = Vec::new();
    let mut result = String::new();
    let mut rest = text.trim();
    while let Some((before, behind)) = rest.split_once('%') {
        let end =
            behind.find(|c: char| !(c.is_ascii_alphanumeric() || "_$.-".contains(c))).unwrap_or(behind.len());
        let name = &behind[..end];
        let number = names.iter().position(|known| *known == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        let _ = write!(result, "{before}%{number}");
        rest = &behind[end..];
    }
    result + rest
}

/// Runs a program with an input.
fn run(command: &mut Command, input: &str) -> Result<(String, String), String> {
    let failed = |error: std::io::Error| format!("a program cannot be run: {error}");
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(failed)?;
    let mut stdin = child.stdin.take().ok_or("no input")?;
    let (mut stdout, mut stderr) =
        (child.stdout.take().ok_or("no output")?, child.stderr.take().ok_or("no errors")?);
    let (output, errors) = std::thread::scope(|scope| {
        scope.spawn(move || {
            // A program that ends early does not read all.
            let _ = stdin.write_all(input.as_bytes());
        });
        let errors = scope.spawn(move || {
            let mut text = Vec::new();
            stderr.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned())
        });
        let mut text = Vec::new();
        let output = stdout.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned());
        (output, errors.join())
    });
    child.wait().map_err(failed)?;
    Ok((output.map_err(failed)?, errors.map_err(|_| "no errors")?.map_err(failed)?))
}

/// What mlir-opt prints for each module, or its first error.
fn peer(modules: &[&str], options: &[&str]) -> Result<Vec<Result<String, String>>, String> {
    const EVERY: usize = 48;
    let mut all = Vec::new();
    for some in modules.chunks(EVERY) {
        let mut command = Command::new(PEER);
        command.args(["--allow-unregistered-dialect", "--split-input-file", "-"]).args(options);
        let (output, errors) = run(&mut command, &some.join(MARK))?;
        let parts: Vec<&str> = output.split(MARK).collect();
        if parts.len() == some.len() {
            all.extend(results(some, &parts, &errors));
        } else {
            // One of them brings mlir-opt down: each alone.
            for module in some {
                let mut command = Command::new(PEER);
                command.args(["--allow-unregistered-dialect", "-"]).args(options);
                let (output, errors) = run(&mut command, module)?;
                all.extend(results(&[module], &[&output], &errors));
            }
        }
    }
    Ok(all)
}

fn results(modules: &[&str], parts: &[&str], errors: &str) -> Vec<Result<String, String>> {
    let mut line = 1;
    let mut results = Vec::new();
    for (module, part) in modules.iter().zip(parts) {
        let lines = line..line + module.lines().count() + 1;
        line = lines.end;
        let is_here = |error: &&str| error_line(error).is_some_and(|line| lines.contains(&line));
        match part.trim().is_empty() {
            true => results.push(Err(errors.lines().find(is_here).unwrap_or("refused").to_owned())),
            false => results.push(Ok((*part).to_owned())),
        }
    }
    results
}

/// The line of the whole text that an error is about: `<stdin>:5:3: error: …` or, of parts,
/// `within split at <stdin>:5 offset :3:3: error: …`.
fn error_line(error: &str) -> Option<usize> {
    if !error.contains(": error: ") {
        return None;
    }
    match error.strip_prefix("within split at <stdin>:") {
        None => error.strip_prefix("<stdin>:")?.split(':').next()?.parse().ok(),
        Some(rest) => {
            let (start, rest) = rest.split_once(" offset :")?;
            let (start, line): (usize, usize) = (start.parse().ok()?, rest.split(':').next()?.parse().ok()?);
            Some(start + line - 1)
        }
    }
}

/// What our program prints for a module, in both forms; errors in their place.
#[derive(Clone, Debug, Default)]
struct Spoken {
    custom: String,
    generic: String,
    /// Whether it is an error.
    is_wrong: bool,
}

fn speak(program: &Path, modules: &[&str]) -> Result<Vec<Spoken>, String> {
    let (output, _) = run(Command::new(program).arg("speak"), &modules.join(MARK))?;
    let mut all = vec![Spoken::default(); modules.len()];
    for part in output.split("=== ").skip(1) {
        let (head, text) = part.split_once('\n').unwrap_or((part, ""));
        let mut words = head.split(' ');
        let number: usize = words.next().and_then(|number| number.parse().ok()).unwrap_or(usize::MAX);
        let Some(spoken) = all.get_mut(number) else { continue };
        match words.next() {
            Some("custom") => spoken.custom = text.to_owned(),
            _ => spoken.generic = text.to_owned(),
        }
        spoken.is_wrong |= words.next() == Some("wrong");
    }
    Ok(all)
}
