//! `--validate-passes`.

use golden::TestFolder;
use ir_core::ir::{Op, Order};
use ir_core::pass::{Pass, PassEntry, PassFailure, PassRun};
use ods_opt::OptMain;
use std::process::{Command, ExitCode};

const SUM: &str = "func.func @f(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %y = arith.addi %x, %x : i32
  %z = arith.addi %y, %zero : i32
  return %z : i32
}
func.func private @external() -> i32
func.func @g() -> i32 {
  %x = call @external() : () -> i32
  return %x : i32
}
func.func @h(%x: !llvm.ptr) {
  return
}
";

/// Replaces sums by their first operand.
struct DropSums;

impl Pass for DropSums {
    fn argument(&self) -> &str {
        "drop-sums"
    }

    fn name(&self) -> &str {
        "DropSums"
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let is_sum = |op: &Op| run.ir.name(*op).as_str(run.ctx) == "arith.addi";
        let sums: Vec<Op> = run.ir.nested_ops(run.op, Order::Pre).filter(is_sum).collect();
        for op in sums {
            run.ir.replace_all_uses(run.ir.result(op, 0), run.ir.operand(op, 0));
        }
        Ok(())
    }
}

const DROP_SUMS: PassEntry =
    PassEntry { argument: "drop-sums", description: "a wrong pass", create: || Box::new(DropSums) };

fn exit_code(options: &[&str]) -> String {
    let folder = TestFolder::new("validation");
    let (input, output) = (folder.join("f.mlir"), folder.join("out.mlir"));
    std::fs::write(&input, SUM).unwrap();
    let (input, output) = (input.display().to_string(), output.display().to_string());
    let arguments: Vec<&str> =
        ["ods-opt", &input, "-o", &output].into_iter().chain(options.iter().copied()).collect();
    let driver = OptMain::new().passes(|registry| registry.add(DROP_SUMS));
    format!("{:?} {}", driver.run_with(&arguments), std::path::Path::new(&output).exists())
}

#[test]
fn a_wrong_pass_is_an_error_and_nothing_is_written() {
    assert_eq!(exit_code(&["--drop-sums"]), format!("{:?} true", ExitCode::SUCCESS));
    assert_eq!(exit_code(&["--drop-sums", "--validate-passes"]), format!("{:?} false", ExitCode::FAILURE));
    assert_eq!(exit_code(&["--canonicalize", "--validate-passes"]), format!("{:?} true", ExitCode::SUCCESS));
}

#[test]
fn a_finding_is_reduced_to_a_file() {
    let folder = TestFolder::new("validation-reduced");
    let file = folder.join("reduced.mlir");
    let option = format!("--reduce-finding={}", file.display());
    assert_eq!(
        exit_code(&["--drop-sums", "--validate-passes", &option]),
        format!("{:?} false", ExitCode::FAILURE)
    );
    let text = std::fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "// 'drop-sums' changes 'f'");
    assert!(lines[1].starts_with("// arguments: ") && lines[2].starts_with("// before: returns "), "{text}");
    assert!(lines[3].starts_with("// after: returns ") && lines[4] == "module {", "{text}");
    assert_eq!((text.matches("arith.addi").count(), text.matches("func.func").count()), (1, 1), "{text}");
}

/// A function of memrefs that calls an external one.
const MEMORY: &str = "func.func private @external(memref<4xi32>, index) -> memref<4xi32>
func.func @f(%m: memref<4xi32>, %x: i32) -> (memref<4xi32>, i32) {
  %c1 = arith.constant 1 : index
  memref.store %x, %m[%c1] : memref<4xi32>
  %r = call @external(%m, %c1) : (memref<4xi32>, index) -> memref<4xi32>
  %y = memref.load %m[%c1] : memref<4xi32>
  return %r, %y : memref<4xi32>, i32
}
";

#[test]
fn conversions_of_memrefs_are_compared() {
    let pipelines: [&[&str]; 3] = [
        &["--finalize-memref-to-llvm", "--convert-func-to-llvm", "--reconcile-unrealized-casts"],
        &[
            "--convert-func-to-llvm=use-bare-ptr-memref-call-conv=1",
            "--finalize-memref-to-llvm",
            "--reconcile-unrealized-casts",
        ],
        &["--convert-to-llvm", "--canonicalize", "--cse"],
    ];
    for pipeline in pipelines {
        let folder = TestFolder::new("validation-memrefs");
        std::fs::write(folder.join("f.mlir"), MEMORY).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
        command
            .args(["f.mlir", "-o", "out.mlir", "--validate-passes", "--validation-inputs=10"])
            .args(pipeline);
        let output = command.current_dir(&*folder).output().unwrap();
        let expected = "validation: 3 functions after passes, 30 runs with the same behaviour\n";
        assert_eq!(String::from_utf8_lossy(&output.stderr), expected, "{pipeline:?}");
    }
}

#[test]
fn a_summary_has_what_was_compared_and_what_was_not() {
    let folder = TestFolder::new("validation-summary");
    std::fs::write(folder.join("f.mlir"), SUM).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.args([
        "f.mlir",
        "-o",
        "out.mlir",
        "--validate-passes",
        "--validation-inputs=10",
        "--canonicalize",
    ]);
    let output = command.current_dir(&*folder).output().unwrap();
    let expected = "validation: 2 functions after passes, 11 runs with the same behaviour
  not compared after 'canonicalize': 'h': there are no arguments of the type '!llvm.ptr'
";
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
}

/// Operations whose expansions in MLIR 22 change results.
const ROUNDED: &str = "func.func @ceil(%x: f32) -> f32 {
  %0 = math.ceil %x : f32
  return %0 : f32
}
func.func @ceil_half(%x: f16) -> f16 {
  %0 = math.ceil %x : f16
  return %0 : f16
}
func.func @round(%x: f32) -> f32 {
  %0 = math.round %x : f32
  return %0 : f32
}
func.func @round_even(%x: f32, %y: f64) -> (f32, f64) {
  %0 = math.roundeven %x : f32
  %1 = math.roundeven %y : f64
  return %0, %1 : f32, f64
}
func.func @leading_zeros(%x: i7, %y: i13, %z: i32) -> (i7, i13, i32) {
  %0 = math.ctlz %x : i7
  %1 = math.ctlz %y : i13
  %2 = math.ctlz %z : i32
  return %0, %1, %2 : i7, i13, i32
}
func.func @inverse(%x: f32) -> f32 {
  %minus_one = arith.constant -1 : i32
  %0 = math.fpowi %x, %minus_one : f32, i32
  return %0 : f32
}
func.func @clamp(%x: f32, %low: f32, %high: f32) -> f32 {
  %0 = math.clampf %x to [%low, %high] : f32
  return %0 : f32
}
";

#[test]
fn expansions_of_math_keep_all_results() {
    let folder = TestFolder::new("validation-math");
    std::fs::write(folder.join("f.mlir"), ROUNDED).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_ods-opt"));
    command.args(["f.mlir", "-o", "out.mlir", "--validate-passes", "--math-expand-ops"]);
    let output = command.current_dir(&*folder).output().unwrap();
    let messages = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{messages}");
    assert!(messages.starts_with("validation: 7 functions after passes, "), "{messages}");
    let expanded = std::fs::read_to_string(folder.join("out.mlir")).unwrap();
    let left = ["math.ceil", "math.roundeven", "math.ctlz", "math.fpowi", "math.clampf"];
    assert_eq!(left.map(|name| expanded.contains(name)), [false; 5], "{expanded}");
}
