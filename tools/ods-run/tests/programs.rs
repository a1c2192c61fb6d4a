//! Programs with their results. Each `programs/NAME.mlir` states its result in a comment; `NAME.llvm` is the
//! same program in the dialect `llvm`.

use crate::references;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ir_core::{Context, Module};
use ods_run::{Jit, JitOptions, OptLevel};

/// The folder with the runner utilities of MLIR.
const LIBRARIES: &str = "/usr/lib/llvm-22/lib";
/// The folder with MLIR's and LLVM's tools.
const PEERS: &str = "/usr/lib/llvm-22/bin";

/// A program: its name, the kind and the text of its result, and what it prints.
pub struct Program {
    pub name: String,
    pub source: String,
    pub lowered: String,
    pub kind: String,
    pub result: String,
    pub output: Vec<String>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs")
}

pub fn programs() -> Vec<Program> {
    let files = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ext| ext == "mlir")).collect();
    files.sort();
    assert!(files.len() >= 100, "{} programs", files.len());
    files.iter().map(|file| program(file)).collect()
}

fn program(file: &Path) -> Program {
    let text = fs::read_to_string(file).unwrap();
    let values = |key: &str| -> Vec<String> {
        let lines =
            text.lines().filter_map(|line| line.strip_prefix("// ")?.strip_prefix(key)?.strip_prefix(": "));
        lines.map(|line| line.trim_end().to_owned()).collect()
    };
    let result = values("RESULT").pop().unwrap_or_else(|| panic!("{} states no result", file.display()));
    let (kind, result) = result.split_once(' ').unwrap_or((&result, ""));
    Program {
        name: file.file_stem().unwrap().to_string_lossy().into_owned(),
        lowered: fs::read_to_string(file.with_extension("llvm")).unwrap(),
        kind: kind.to_owned(),
        result: result.to_owned(),
        output: values("OUTPUT"),
        source: text,
    }
}

fn libraries() -> Vec<PathBuf> {
    ["libmlir_c_runner_utils.so", "libmlir_runner_utils.so"]
        .map(|name| Path::new(LIBRARIES).join(name))
        .into()
}

/// The result of a program's main function, as its comment writes it.
#[expect(unsafe_code, reason = "the programs run")]
fn run(program: &Program, level: OptLevel) -> String {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let module = Module::parse_file(&ctx, &program.name, &program.lowered).unwrap();
    module.verify().unwrap();
    let jit = Jit::with_options(&module, &JitOptions { level, ..JitOptions::default() });
    let jit = jit.unwrap_or_else(|error| panic!("{}: {error}", program.name));
    // SAFETY: Each program accesses its own memory only, declares functions as they are, and ends; the peers
    // run it, too.
    unsafe {
        jit.initialize();
        match program.kind.as_str() {
            "i32" => jit.get::<fn() -> i32>("main").unwrap().call().to_string(),
            "i64" => jit.get::<fn() -> i64>("main").unwrap().call().to_string(),
            kind => panic!("{}: {kind}", program.name),
        }
    }
}

/// Runs a program with a tool; returns what it prints.
fn printed(tool: &Path, options: &[&str], text: &str) -> Vec<String> {
    let mut command = Command::new(tool);
    command.args(options).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{}: {error}", tool.display()));
    let mut stdin = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut stdin, text.as_bytes()).unwrap();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {errors}", tool.display());
    String::from_utf8_lossy(&output.stdout).lines().map(hide_addresses).collect()
}

/// A line of output without the address of a memref and without spaces at its end.
pub fn hide_addresses(line: &str) -> String {
    let line = line.trim_end();
    let Some((before, after)) = line.split_once("base@ = 0x") else { return line.to_owned() };
    let rest = after.trim_start_matches(|digit: char| digit.is_ascii_hexdigit());
    format!("{before}base@ = ADDRESS{rest}")
}

fn expected(program: &Program) -> Vec<String> {
    match program.result.as_str() {
        "" => program.output.clone(),
        result => vec![result.to_owned()],
    }
}

/// Runs a program with a runner that has `mlir-runner`'s options.
fn with_runner(tool: &Path, program: &Program, level: &str) -> Vec<String> {
    let kind = format!("--entry-point-result={}", program.kind);
    let libraries: Vec<String> = libraries().iter().map(|path| path.display().to_string()).collect();
    let libraries = format!("--shared-libs={}", libraries.join(","));
    printed(tool, &["-e", "main", &kind, &libraries, level], &program.lowered)
}

#[test]
fn results_without_and_with_optimization() {
    for program in programs().iter().filter(|program| program.kind.starts_with('i')) {
        for level in [OptLevel::None, OptLevel::Speed] {
            assert_eq!(run(program, level), program.result, "{} {level:?}", program.name);
        }
    }
}

/// Output of the program alone: floats as text, and the output of modules.
#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn output_of_the_program() {
    let ours = Path::new(env!("CARGO_BIN_EXE_ods-run"));
    for program in programs().iter().filter(|program| !program.kind.starts_with('i')) {
        for level in ["-O0", "-O2"] {
            assert_eq!(with_runner(ours, program, level), expected(program), "{}", program.name);
        }
    }
}

/// Results that functions in Rust compute, too.
#[test]
fn results_of_references() {
    let programs = programs();
    for (name, result) in references::results() {
        let program = programs.iter().find(|program| program.name == name);
        let program = program.unwrap_or_else(|| panic!("no program {name}"));
        assert_eq!(program.result, result, "{name}");
    }
}

fn peers_agree(every: usize) {
    let runner = Path::new(PEERS).join("mlir-runner");
    let (translate, interpreter) = (Path::new(PEERS).join("mlir-translate"), Path::new(PEERS).join("lli"));
    let libraries = libraries();
    for program in programs().iter().step_by(every) {
        let expected = expected(program);
        assert_eq!(with_runner(&runner, program, "-O0"), expected, "mlir-runner {}", program.name);
        // `lli` shows the lowest byte of what `main` returns; a main function of its own prints the result.
        let ir = printed(&translate, &["--mlir-to-llvmir"], &program.lowered).join("\n");
        let ir = main_that_prints(&ir, &program.kind);
        let loads: Vec<String> = libraries.iter().map(|path| format!("--load={}", path.display())).collect();
        let loads: Vec<&str> = loads.iter().map(String::as_str).collect();
        let shown = printed(&interpreter, &loads, &ir);
        if program.kind != "f32" {
            assert_eq!(shown, expected, "lli {}", program.name);
        }
    }
}

/// The LLVM IR of a program, in which the main function is called by one that prints its result.
fn main_that_prints(ir: &str, kind: &str) -> String {
    let ir = ir.replace("@main(", "@program(");
    let (ty, format) = match kind {
        "void" => return ir + "\ndefine i32 @main() {\n  call void @program()\n  ret i32 0\n}\n",
        "i32" => ("i32", "%d\\0A\\00"),
        "i64" => ("i64", "%ld\\0A\\00"),
        _ => return ir + "\ndefine i32 @main() {\n  %r = call float @program()\n  ret i32 0\n}\n",
    };
    let length = format.replace("\\0A", "n").replace("\\00", "z").len();
    let declaration = if ir.contains("@printf(") { "" } else { "declare i32 @printf(ptr, ...)\n" };
    format!(
        "{ir}\n{declaration}@result = constant [{length} x i8] c\"{format}\"\ndefine i32 @main() {{\n  %r = call {ty} @program()\n  \
         %n = call i32 (ptr, ...) @printf(ptr @result, {ty} %r)\n  ret i32 0\n}}\n"
    )
}

#[test]
#[ignore = "needs mlir-runner-22, mlir-translate-22, lli-22: cargo xtask ci"]
fn peers_agree_on_some() {
    peers_agree(9);
}

#[test]
#[ignore = "takes a minute; some programs are compared in any case"]
fn peers_agree_on_all() {
    peers_agree(1);
}
