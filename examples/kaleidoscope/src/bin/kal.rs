//! The compiler: `kal FILE` runs a program, `kal --emit STEP FILE` prints what a step of the compilation
//! produces.

use ir_core::Module;
use kaleidoscope::compile::{Step, compile};
use kaleidoscope::generate::MAIN;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (step, file) = match arguments[..] {
        [file] => (None, file),
        ["--emit", name, file] => match Step::ALL.into_iter().find(|(known, _)| *known == name) {
            Some((_, step)) => (Some(step), file),
            None => return usage(),
        },
        _ => return usage(),
    };
    match run(file, step) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprint!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    let steps = Step::ALL.map(|(name, _)| name).join("|");
    eprintln!("usage: kal [--emit {steps}] FILE");
    ExitCode::FAILURE
}

fn run(file: &str, step: Option<Step>) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}\n"))?;
    let module = compile(file, &text, step.unwrap_or(Step::Llvm)).map_err(|errors| errors.to_string())?;
    match step {
        Some(_) => print!("{module}"),
        None => execute(&module).map_err(|error| format!("{error}\n"))?,
    }
    Ok(())
}

// ANCHOR: execute
/// Compiles a module of the dialect `llvm` to machine code in memory, and calls its function `main`.
fn execute(module: &Module) -> Result<(), ods_run::Error> {
    let jit = ods_run::Jit::new(module)?;
    let main = jit.get::<fn()>(MAIN)?;
    // SAFETY: The compiler creates functions that access their own buffers only, at indices within the
    // shapes.
    unsafe { main.call() };
    Ok(())
}
// ANCHOR_END: execute
