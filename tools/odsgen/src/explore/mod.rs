//! `odsgen explore`: a web page that shows definitions.
//!
//! [`definitions::Definitions`] is the data of the page; `record`, `evaluation`, `format`, `example`,
//! `predicate`, `rule` and `trial` build its chunks on request.

mod definitions;
mod evaluation;
mod example;
mod format;
mod kind;
mod opened;
mod predicate;
mod record;
mod rule;
#[cfg(test)]
mod tests;
mod trial;

use std::ffi::OsStr;

use clap::Args;
use ods_codegen::emit::Registry;
use ods_explore::Destination;

use crate::args::ReadArgs;
use crate::exit::{EXIT_ERRORS, EXIT_OK, EXIT_USAGE, complain, read, unusable};
use definitions::Definitions;
use trial::Trial;

/// Of `odsgen explore`.
#[derive(Args, Debug)]
pub(crate) struct ExploreArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// Write the page as one file to share, instead of serving it
    #[arg(short = 'o', long, value_name = "FILE", conflicts_with_all = ["port", "open"])]
    output: Option<String>,
    /// The port to serve at; any that is free without it
    #[arg(long, value_name = "NUMBER", default_value_t = 0, hide_default_value = true)]
    port: u16,
    /// Open the page in the system's browser
    #[arg(long)]
    open: bool,
}

/// Runs the command.
pub(crate) fn run(registry: &Registry, args: &ExploreArgs) -> i32 {
    if args.read.file() == "-" && args.output.is_none() {
        complain("definitions from the standard input need '--output'");
        return EXIT_USAGE;
    }
    let outcome = match read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let input = match args.read.input() {
        Ok(input) => input,
        Err(error) => return unusable(error),
    };
    let model = Definitions::new(&outcome, registry, Trial::new(&input));
    let destination = match &args.output {
        Some(path) => Destination::File(OsStr::new(path)),
        None => Destination::Port(args.port),
    };
    let mut announce = |address: &str| {
        complain(&format!("the page is at {address} until you press Ctrl-C"));
        if args.open
            && let Err(message) = opened::open(address)
        {
            complain(&message);
        }
    };
    match ods_explore::show(&model, destination, &mut announce) {
        Ok(()) => EXIT_OK,
        Err(error) => {
            complain(&format!("the page cannot be shown: {error}"));
            EXIT_ERRORS
        }
    }
}
