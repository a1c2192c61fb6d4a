//! The interpreter on the programs: each in its own dialects, and as the dialect `llvm`. The native run has
//! the same expected results (`programs.rs`).

use interpret::{Config, Outcome, Program as Prepared, Registry, Value};
use ir_core::{Context, Module};

use crate::command_line::{OURS, run};
use crate::programs::{Program, hide_addresses, programs};

/// The result and the output of a source, as the program's comment writes them.
fn interpreted(name: &str, source: &str, kind: &str) -> Result<(String, Vec<String>), String> {
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    let module = Module::parse_file(&ctx, name, source).map_err(|error| error.to_string())?;
    module.verify().map_err(|error| error.to_string())?;
    let program = Prepared::new(&module, &Registry::new());
    let run = program.run("main", &[], &Config { step_limit: 1 << 26, ..Config::default() });
    let values = match &run.outcome {
        Outcome::Returned(values) => values,
        other => {
            let diagnostic = other.diagnostic().unwrap().clone();
            return Err(module.diagnostics(vec![diagnostic]).to_string());
        }
    };
    let result = match (kind, values.as_slice()) {
        ("i32", [Value::Bits(bits)]) => (*bits as u32 as i32).to_string(),
        ("i64", [Value::Bits(bits)]) => (*bits as u64 as i64).to_string(),
        ("f32", [Value::Bits(bits)]) => f32::from_bits(*bits as u32).to_string(),
        (_, []) => String::new(),
        (_, values) => format!("{values:?}, {:?}", run.poison),
    };
    let output = String::from_utf8_lossy(&run.output).lines().map(hide_addresses).collect();
    Ok((result, output))
}

fn difference(program: &Program, form: &str, source: &str) -> Option<String> {
    let name = format!("{}.{form}", program.name);
    let (result, output) = match interpreted(&name, source, &program.kind) {
        Ok(found) => found,
        Err(error) => return Some(format!("{name}: {error}")),
    };
    let is_float = program.kind == "f32";
    let same_result = if is_float { same_float(&program.result, &result) } else { result == program.result };
    let found = format!("{result} {output:?}");
    let is_same = same_result && output == program.output;
    (!is_same).then(|| format!("{name}: {found}, expected {} {:?}", program.result, program.output))
}

/// Whether a float is the one that `mlir-runner` prints with six digits.
fn same_float(printed: &str, found: &str) -> bool {
    let (Ok(found), printed) = (found.parse::<f32>(), printed.to_lowercase()) else { return false };
    match printed.parse::<f32>() {
        Ok(expected) if expected.is_finite() => (found - expected).abs() <= expected.abs() * 1e-6,
        Ok(expected) => expected.is_nan() == found.is_nan() && (found.is_nan() || expected == found),
        Err(_) => false,
    }
}

/// More than 200 programs have the results of native code.
#[test]
fn programs_have_native_results() {
    let mut differences = Vec::new();
    let mut count = 0;
    for program in programs() {
        for (form, source) in [("mlir", &program.source), ("llvm", &program.lowered)] {
            count += 1;
            differences.extend(difference(&program, form, source));
        }
    }
    assert!(count >= 200, "{count} programs");
    assert!(differences.is_empty(), "{} of {count}\n{}", differences.len(), differences.join("\n"));
}

/// Runs the interpreter on `interpret_options.mlir`.
fn interpret(arguments: &[&str]) -> (Option<i32>, String, String) {
    run(OURS, &[&["--interpret", "interpret_options.mlir"], arguments].concat(), "")
}

fn succeeded(output: &str) -> (Option<i32>, String, String) {
    (Some(0), output.to_owned(), String::new())
}

#[test]
fn results_as_text() {
    assert_eq!(interpret(&[]), succeeded("42 : i32\n"));
    assert_eq!(interpret(&["--entry-point-result=i32"]), succeeded("42\n"));
    let arguments = "--args=-3 : i8, dense<[1.0, 2.5]> : tensor<2xf32>";
    assert_eq!(
        interpret(&["-e", "values", arguments]),
        succeeded("dense<[1, -2]> : vector<2xi8>\n2.500000e+00 : f32\ntrue\n")
    );
    assert_eq!(interpret(&["-e", "poison"]), succeeded("poison : i32\n"));
}

#[test]
fn faults_are_errors() {
    let failed = |message: &str| (Some(1), String::new(), message.to_owned());
    assert_eq!(
        interpret(&["-e", "division", "--args=1 : i32, 0 : i32"]),
        failed(
            "interpret_options.mlir:21:8: error: undefined behaviour: 'arith.divsi' divides by zero\n  \
             %z = arith.divsi %x, %y : i32\n       ^\n"
        )
    );
    assert_eq!(
        interpret(&["-e", "poison", "--entry-point-result=i32"]),
        failed(
            "interpret_options.mlir:17:8: error: the result is poison: \
             'arith.shli' shifts a value of 32 bits by 40 bits\n"
        )
    );
    let (code, _, message) = interpret(&["-e", "loop", "--step-limit=1000"]);
    assert_eq!(code, Some(1));
    assert!(message.contains("error: 'cf.br' is beyond the limit of 1000 steps"), "{message}");
    assert_eq!(
        interpret(&["-e", "absent", "--entry-point-result=i32"]),
        failed("Error: entry point not found\n")
    );
    assert_eq!(
        interpret(&["--entry-point-result=i64"]),
        failed("Error: only single i64 function result supported\n")
    );
}

#[test]
fn traced_values() {
    let (code, output, trace) = interpret(&["--trace"]);
    assert_eq!((code, output.as_str()), (Some(0), "42 : i32\n"));
    assert_eq!(
        trace,
        "interpret_options.mlir:2:8: arith.constant = 40 : i32\n\
         interpret_options.mlir:3:8: arith.constant = 2 : i32\n\
         interpret_options.mlir:4:8: arith.addi = 42 : i32\n\
         interpret_options.mlir:5:3: func.return\n"
    );
}
