//! The interpreter on the programs: each in its own dialects, and as the dialect `llvm`. The native run has
//! the same expected results (`programs.rs`).

use interpret::{Config, Outcome, Program as Prepared, Registry, Value};
use ir_core::{Context, Module};

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
