//! The command line: output, messages and exit codes, which are those of `mlir-runner`.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ir_core::pass::PassRegistry;
use ir_core::{Context, Module};

pub const OURS: &str = env!("CARGO_BIN_EXE_ods-run");
const PEER: &str = "/usr/lib/llvm-22/bin/mlir-runner";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Exit code, output and messages, in which the names of both programs are the same.
pub fn run(program: &str, arguments: &[&str], input: &str) -> (Option<i32>, String, String) {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that reads no input may have ended.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let text = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).replace(program, "PROGRAM");
        text.replace("ods-run:", "PROGRAM:").replace("mlir-runner:", "PROGRAM:")
    };
    (output.status.code(), text(&output.stdout), text(&output.stderr))
}

/// Command lines that both programs answer in the same words.
const SAME: &[&[&str]] = &[
    &["command_line.mlir"],
    &["command_line.mlir", "--entry-point-result=i32"],
    &["command_line.mlir", "-entry-point-result", "i32"],
    &["-e", "wide", "--entry-point-result=i64", "command_line.mlir"],
    &["-e=wide", "--entry-point-result=i32", "command_line.mlir"],
    &["-e", "float", "command_line.mlir"],
    &["-e", "double", "command_line.mlir"],
    &["-e", "double", "--entry-point-result=i64", "command_line.mlir"],
    &["-e", "nothing", "command_line.mlir", "--entry-point-result=void"],
    &["-e", "nothing", "command_line.mlir", "--entry-point-result=i32"],
    &["-e", "nothing", "command_line.mlir"],
    &["-e", "argument", "command_line.mlir", "--entry-point-result=i32"],
    &["-e", "argument", "command_line.mlir", "--entry-point-result=i64"],
    &["-e", "argument", "command_line.mlir", "--entry-point-result=void"],
    &["-e", "argument_only", "command_line.mlir", "--entry-point-result=void"],
    &["-e", "argument_only", "command_line.mlir", "--entry-point-result=i32"],
    &["-e", "external", "command_line.mlir", "--entry-point-result=i32"],
    &["-e", "absent", "command_line.mlir", "--entry-point-result=i32"],
    &["-e", "hidden", "command_line.mlir", "--entry-point-result=i32"],
    &["command_line.mlir", "--entry-point-result=i8"],
    &["command_line.mlir", "--entry-point-result=void"],
    &["command_line.mlir", "-O3", "--entry-point-result=i32"],
    &["command_line.mlir", "-O0", "--O2", "--entry-point-result=i32"],
    &["command_line.mlir", "--entry-point-result=i32", "--shared-libs=/absent.so"],
    &["absent.mlir"],
    &["command_line.mlir", "command_line.mlir"],
    &["command_line.mlir", "--entry-point-result"],
    &["command_line.mlir", "-e"],
];

/// The peer suggests an option in any case, which no name here is close to.
#[test]
#[ignore = "needs mlir-runner-22: cargo xtask ci"]
fn unknown_options() {
    let arguments = ["command_line.mlir", "--unknown-option-of-nobody"];
    let (ours, peer) = (run(OURS, &arguments, ""), run(PEER, &arguments, ""));
    assert_eq!((ours.0, ours.2.lines().next()), (peer.0, peer.2.lines().next()));
}

#[test]
#[ignore = "needs mlir-runner-22: cargo xtask ci"]
fn words_of_the_peer() {
    for arguments in SAME {
        assert_eq!(run(OURS, arguments, ""), run(PEER, arguments, ""), "{arguments:?}");
    }
}

/// Texts that are not right, read from the standard input.
#[test]
#[ignore = "needs mlir-runner-22: cargo xtask ci"]
fn wrong_inputs() {
    let inputs = [
        "func.func @main() { return }",
        "llvm.func @main() {",
        "llvm.func @main() -> i32 { \"x.y\"() : () -> () }",
        "llvm.func @main() -> i32 { %0 = llvm.mlir.constant(1 : i64) : i32  llvm.return %0 : i32 }",
        "",
    ];
    for input in inputs {
        assert_eq!(run(OURS, &[], input), run(PEER, &[], input), "{input}");
    }
}

/// The output of `printing.mlir`.
const PRINTED: &str = "( -1, 18446744073709551615, 0.333333, 1.25e+300, nan, 100 %d )\n";

/// The functions that print are there without a library, and print what those of MLIR's library do.
#[test]
fn printing() {
    let arguments = ["printing.mlir", "--entry-point-result=void"];
    assert_eq!(run(OURS, &arguments, ""), (Some(0), PRINTED.to_owned(), String::new()));
}

/// A text without the addresses of memrefs.
fn hide_addresses(text: &str) -> String {
    let mut parts = text.split("base@ = 0x");
    let mut hidden = parts.next().unwrap().to_owned();
    for part in parts {
        hidden += "base@ = ADDRESS";
        hidden += part.trim_start_matches(|digit: char| digit.is_ascii_hexdigit());
    }
    hidden
}

/// The messages of `printed_memrefs.mlir`: the first elements that differ, and memrefs of different shapes.
const DIFFERENCES: &str = "B != C offset = 1\nnan != nan offset = 5\n1.5 != 1.6 offset = 6\ninf != inf offset = 11\n\
    base@ = ADDRESS rank = 3 offset = 0 sizes = [2, 3, 2] strides = [6, 2, 1]\
    base@ = ADDRESS rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1]";

/// Both libraries of MLIR's runner.
const LIBRARIES: &str = "--shared-libs=/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so,/usr/lib/llvm-22/lib/libmlir_runner_utils.so";

/// Memrefs of all element types that MLIR's library prints are printed and compared without a library.
#[test]
fn printed_memrefs() {
    let (code, output, messages) = run(OURS, &["printed_memrefs.mlir", "--entry-point-result=void"], "");
    assert_eq!((code, hide_addresses(&messages).as_str()), (Some(0), DIFFERENCES));
    assert_eq!(hide_addresses(&output), include_str!("printed_memrefs.expected"));
}

/// The output of `vectors.mlir`, which is that of `mlir-runner` after MLIR's passes.
const VECTORS: &str = "v = ( 7, 7, 7 )\n\
    ( ( 1.5, -2 ), ( 1.5, -2 ), ( 1.5, -2 ) )\n\
    ( ( ( 1, 1, 1 ), ( 2, 2, 2 ) ), ( ( 1, 1, 1 ), ( 2, 2, 2 ) ) )\n\
    ( 1, 0 ), -1, 18446744073709551615\n\
    ( 0.5, 3, 0.333333 )\n\
    ( 7 )\n";

/// `vector.print` is lowered by our passes, and its functions are there without a library.
#[test]
fn printed_vectors() {
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    let source = fs::read_to_string(folder().join("vectors.mlir")).unwrap();
    // As MLIR's, the first pass creates `ub.poison`.
    let parts = "convert-vector-to-llvm,convert-ub-to-llvm,convert-arith-to-llvm,convert-func-to-llvm,\
                 reconcile-unrealized-casts";
    for passes in ["convert-to-llvm", parts] {
        let ctx = Context::new();
        ods_opt::register_dialects(&ctx);
        let mut module = Module::parse(&ctx, &source).unwrap();
        module.run_passes(&registry, &format!("builtin.module({passes})")).unwrap();
        let result = run(OURS, &["--entry-point-result=void"], &module.to_string());
        assert_eq!(result, (Some(0), VECTORS.to_owned(), String::new()), "{passes}");
    }
}

/// Random numbers, memory, sorting and clocks: the numbers are those of C++'s generator.
#[test]
fn utilities() {
    let (code, output, messages) = run(OURS, &["utilities.mlir", "--entry-point-result=void"], "");
    assert_eq!((code, messages.as_str()), (Some(0), "2.500000 GFLOPS\n"));
    assert_eq!(output, "76\n226688025113\n1369975286\n0\n-1\n1\n");
}

#[test]
#[ignore = "needs mlir-runner-22, libmlir-22-dev: cargo xtask ci"]
fn utilities_of_the_peer() {
    for file in ["printed_memrefs.mlir", "utilities.mlir"] {
        let [ours, peer] = [OURS, PEER].map(|program| {
            let (code, output, messages) = run(program, &[file, "--entry-point-result=void", LIBRARIES], "");
            (code, hide_addresses(&output), hide_addresses(&messages))
        });
        assert_eq!(ours, peer, "{file}");
    }
}

#[test]
#[ignore = "needs mlir-runner-22, libmlir-22-dev: cargo xtask ci"]
fn printing_with_a_library() {
    let arguments = ["printing.mlir", "--entry-point-result=void"];
    let library = "--shared-libs=/usr/lib/llvm-22/lib/libmlir_c_runner_utils.so";
    for program in [OURS, PEER] {
        let with_library = run(program, &[arguments[0], arguments[1], library], "");
        assert_eq!(with_library, (Some(0), PRINTED.to_owned(), String::new()));
    }
}

#[test]
#[ignore = "needs mlir-runner-22: cargo xtask ci"]
fn names_that_nothing_defines() {
    let input = "llvm.func @absent()\nllvm.func @main() { llvm.call @absent() : () -> ()  llvm.return }";
    let arguments = ["--entry-point-result=void"];
    let (ours, peer) = (run(OURS, &arguments, input), run(PEER, &arguments, input));
    assert_eq!(ours.0, peer.0);
    assert_eq!(
        ours.2,
        "JIT session error: Symbols not found: [ absent ]\nError: Failed to materialize symbols\n"
    );
    assert_eq!(ours.2.lines().next(), peer.2.lines().next());
}

#[test]
fn what_cranelift_cannot_express() {
    let (code, output, messages) =
        run(OURS, &["errors/inline_assembly.mlir", "--entry-point-result=i32"], "");
    assert_eq!((code, output.as_str()), (Some(1), ""));
    assert_eq!(
        messages,
        "loc(\"errors/inline_assembly.mlir\":3:8): error: 'llvm.inline_asm' op has no machine code: Cranelift cannot express it\n\
         Error: could not convert to machine code\n"
    );
}

#[test]
fn object_files() {
    let folder = std::env::temp_dir().join(format!("ods-run-object-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (input, named) = (folder.join("a.mlir"), folder.join("b.o"));
    fs::copy(self::folder().join("command_line.mlir"), &input).unwrap();
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let (input_text, option) = (text(&input), format!("--object-filename={}", text(&named)));
    for arguments in [vec!["--dump-object-file"], vec!["--dump-object-file", &option]] {
        let arguments = [vec![input_text.as_str(), "--entry-point-result=i32"], arguments].concat();
        assert_eq!(run(OURS, &arguments, ""), (Some(0), "42\n".to_owned(), String::new()));
    }
    let [default, named] = [folder.join("a.mlir.o"), named].map(|path| fs::read(path).unwrap());
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(default, named);
    assert!(named.windows(10).any(|bytes| bytes == b"_mlir_main"));
}

#[test]
fn help() {
    let (code, output, messages) = run(OURS, &["--help"], "");
    assert_eq!((code, messages.as_str()), (Some(0), ""));
    for option in
        ["-e=<function name>", "--entry-point-result=<f32|i32|i64|void>", "--shared-libs=<file>,...", "-O0"]
    {
        assert!(output.contains(option), "{output}");
    }
    assert_eq!(run(OURS, &["--version"], "").1, format!("ods-run {}\n", env!("CARGO_PKG_VERSION")));
}
