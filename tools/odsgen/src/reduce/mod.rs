//! `odsgen reduce`: a smaller file of definitions that a command accepts.

mod steps;

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::time::Duration;

use ::reduce::{Decider, Expected, Trials};
use clap::Args;

use crate::exit::{EXIT_ERRORS, EXIT_OK, complain, finish};
use crate::output::Target;

/// The arguments of the command.
#[derive(Args, Debug)]
pub(crate) struct ReduceArgs {
    /// The definitions
    #[arg(value_name = "FILE")]
    file: String,
    /// The exit status of the command for files with the property: a number, or 'failure' for any but 0
    #[arg(long, value_name = "STATUS", default_value = "0", value_parser = parse_status)]
    status: Expected,
    /// The command must also print this text
    #[arg(long, value_name = "TEXT")]
    output_contains: Option<String>,
    /// End the command after this time, and reject the file
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    timeout: u64,
    /// Run the command this many times at most
    #[arg(long, value_name = "COUNT", default_value_t = 100_000)]
    max_tests: u32,
    /// Write to this file instead of the standard output
    #[arg(short = 'o', long = "output", value_name = "FILE")]
    output: Option<String>,
    /// The command that decides; the file's name replaces '{}' among its arguments, or follows them
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

fn parse_status(text: &str) -> Result<Expected, String> {
    Expected::parse(text).ok_or_else(|| "neither a number nor 'failure'".to_owned())
}

/// Runs the command.
pub(crate) fn run(args: &ReduceArgs) -> i32 {
    let source = match fs::read_to_string(&args.file) {
        Ok(source) => source,
        Err(error) => return fail(&format!("cannot read '{}': {error}", args.file)),
    };
    let mut command = args.command.iter().cloned();
    let extension = Path::new(&args.file).extension();
    let decider = Decider {
        program: command.next().unwrap_or_default(),
        arguments: command.collect(),
        expected: args.status,
        output: args.output_contains.clone(),
        timeout: Some(Duration::from_secs(args.timeout)),
        suffix: extension.map(|extension| format!(".{}", extension.display())).unwrap_or_default(),
    };
    let mut decide = |text: &str| decider.decide(text);
    let mut trials = Trials::new(args.max_tests, &mut decide);
    let reduced = steps::reduce(&source, &mut trials);
    let count = trials.count();
    let reduced = match reduced {
        Ok(Some(reduced)) => reduced,
        Ok(None) => {
            return fail("the command does not accept the file itself, so there is nothing to reduce");
        }
        Err(error) => return fail(&error.to_string()),
    };
    let target = args.output.as_deref().map(Target::named).unwrap_or_default();
    let code = finish(target.write(false, &mut |out| out.write_all(reduced.as_bytes())));
    if code == EXIT_OK {
        let [before, after] = [&source, &reduced].map(|text| text.lines().count());
        complain(&format!("{before} lines became {after} in {count} runs"));
    }
    code
}

fn fail(message: &str) -> i32 {
    complain(message);
    EXIT_ERRORS
}
