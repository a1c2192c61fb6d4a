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
    let expected = "validation: 1 functions after passes, 10 runs with the same behaviour
  not compared after 'canonicalize': 'g': 'func.call' calls the external function 'external'
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
