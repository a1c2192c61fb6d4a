//! Undefined behaviour and poison: `undefined/NAME.mlir` has functions without parameters, and
//! `undefined/NAME.expected` the outcome of each, with its location.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use interpret::{Config, Outcome, Program, Registry};
use ir_core::{Context, Module};

/// The outcome of each function, in the order of the file.
fn outcomes(file: &Path) -> String {
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    let name = file.file_name().unwrap().to_string_lossy();
    let module = Module::parse_file(&ctx, &name, fs::read(file).unwrap()).unwrap();
    module.verify().unwrap();
    let program = Program::new(&module, &Registry::new());
    let config = Config { step_limit: 100_000, max_depth: 1000, memory_limit: 1 << 20, ..Config::default() };
    let mut text = String::new();
    for function in program.function_names() {
        if !program.param_types(program.function(function).unwrap()).is_empty() {
            continue;
        }
        let run = program.run(function, &[], &config);
        writeln!(text, "// {function}").unwrap();
        match &run.outcome {
            Outcome::Returned(_) => {
                let results = run.result_texts(&ctx).unwrap();
                writeln!(text, "returned ({})", results.join(", ")).unwrap();
                if let Some(poison) = &run.poison {
                    let location = interpret::location_text(&ctx, poison.location);
                    writeln!(text, "{location}: {}", poison.message).unwrap();
                }
            }
            other => {
                let diagnostic = other.diagnostic().unwrap().clone();
                text.push_str(&module.diagnostics(vec![diagnostic]).to_string());
            }
        }
        text.push('\n');
    }
    text
}

#[test]
fn outcomes_are_located() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/undefined");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "mlir"));
    files.sort();
    for file in files {
        golden::assert_equal(&file.with_extension("expected"), &outcomes(&file));
    }
}
