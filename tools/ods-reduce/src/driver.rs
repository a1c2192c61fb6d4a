//! The program: reads the options and the module, reduces it, and writes the result.

use std::ffi::{OsStr, OsString};
use std::io::Write as _;
use std::process::ExitCode;

use driver_support::files::{self, Failure, Output};
use driver_support::process::{exit_code, program_name};
use ir_core::Module;
use ir_core::context::Context;

use crate::options::{self, Options, Request};

/// Runs `ods-reduce` on these arguments, with the dialects that `register` registers. The first argument is
/// the name of the program in messages.
///
/// Returns success when a module with the property was written; 1 otherwise, also if the input lacks the
/// property.
#[must_use]
pub fn run<A: AsRef<OsStr>>(arguments: &[A], register: &dyn Fn(&Context)) -> ExitCode {
    let arguments: Vec<OsString> = arguments.iter().map(|argument| argument.as_ref().to_owned()).collect();
    let program = program_name(&arguments);
    let request = options::parse(&program, &arguments).map_err(Failure::Message);
    exit_code(request.and_then(|request| match request {
        Request::Show(text) => files::show(&text).map(|()| ExitCode::SUCCESS),
        Request::Reduce(options) => process(&program, &options, register),
    }))
}

fn process(program: &str, options: &Options, register: &dyn Fn(&Context)) -> Result<ExitCode, Failure> {
    let input = files::read_input(&options.input)?;
    let mut output = Output::create(&options.output).map_err(Failure::Message)?;
    let ctx = Context::new();
    register(&ctx);
    ctx.allow_unregistered_dialects(options.allow_unregistered);
    let file = files::input_name(&options.input);
    let invalid = |diagnostics: ir_core::text::Diagnostics| {
        Failure::Message(diagnostics.to_string().trim_end().to_owned())
    };
    let module = Module::parse_file(&ctx, &file.to_string_lossy(), &*input).map_err(invalid)?;
    module.verify().map_err(invalid)?;
    let mut count: u32 = 0;
    let reduced = crate::reduce(&module, options.max_tests, &mut |text| {
        count += 1;
        options.decider.decide(text)
    });
    let reduced = reduced.map_err(|error| Failure::Message(format!("{program}: {error}")))?;
    let Some(reduced) = reduced else {
        let message = format!(
            "{program}: the command does not accept the module itself, so there is nothing to reduce"
        );
        return Err(Failure::Message(message));
    };
    output.write_all(reduced.to_string().as_bytes())?;
    output.flush()?;
    output.keep()?;
    let [before, after] = [&module, &reduced].map(|module| module.walk().count());
    // If the standard error is closed, there is no other stream for the summary.
    let _ = writeln!(std::io::stderr(), "{program}: {before} operations became {after} in {count} runs");
    Ok(ExitCode::SUCCESS)
}
