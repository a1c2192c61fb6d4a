//! `odsgen gen pdl`: the rewrite rules of a file in MLIR's PDL dialect.

use clap::Args;
use ods_codegen::{model, pdl};

use crate::cli::{ReadArgs, WriteArgs};
use crate::{EXIT_ERRORS, commands, report};

#[derive(Args, Debug)]
pub(crate) struct PdlArgs {
    #[command(flatten)]
    read: ReadArgs,
    #[command(flatten)]
    write: WriteArgs,
    /// Only the rule of this name; otherwise all of the file, those of included files aside
    #[arg(long, value_name = "NAME")]
    rule: Option<String>,
}

pub(super) fn run(args: &PdlArgs) -> i32 {
    let outcome = match commands::read(&args.read) {
        Ok(outcome) => outcome,
        Err(code) => return code,
    };
    let (mut wanted, mut wrong) = (Vec::new(), Vec::new());
    for pattern in model::patterns(&outcome.records, &outcome.sources) {
        match (pattern, &args.rule) {
            (Ok(pattern), Some(name)) if pattern.name != *name => {}
            (Ok(pattern), None) if !outcome.sources.is_in_main_file(pattern.record.span()) => {}
            (Ok(pattern), _) => wanted.push(pattern),
            (Err(error), _) => wrong.push(error),
        }
    }
    if let (Some(name), [], []) = (&args.rule, wanted.as_slice(), wrong.as_slice()) {
        return commands::usage_error(&format!("there is no rule '{name}'"));
    }
    let text = pdl::emit(&wanted, &outcome.sources);
    wrong.extend(text.as_ref().err().into_iter().flatten().cloned());
    match text {
        Ok(text) if wrong.is_empty() => {
            let output = args.write.output.as_deref();
            commands::write(&args.write, output, &outcome.opened, &mut |out| out.write_all(text.as_bytes()))
        }
        _ => {
            report::show(&wrong, &outcome.sources, args.read.format(), args.read.color);
            EXIT_ERRORS
        }
    }
}
