//! `odsgen migrate`: definition files rewritten for a newer version of MLIR, and a list of the rest.

use std::fs;

use clap::Args;
use command_line::patch;
use ods_codegen::versions::{Version, migrated};

use crate::exit::{self, EXIT_ERRORS, EXIT_OK, complain};
use crate::output::Target;

/// Of `odsgen migrate`.
#[derive(Args, Debug)]
pub(crate) struct MigrateArgs {
    /// The definition files
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The version of MLIR that the files are rewritten for
    #[arg(long, value_name = "VERSION", default_value_t = Version::CURRENT, value_parser = target)]
    to: Version,
    /// Print the changes as a patch, and write nothing
    #[arg(long)]
    diff: bool,
}

/// A version that files are rewritten for.
fn target(text: &str) -> Result<Version, String> {
    let (current, newest) = (Version::CURRENT, Version::NEWEST);
    let version = text.parse::<Version>().ok().filter(|version| *version >= current);
    version.ok_or_else(|| format!("files are rewritten for MLIR {current} or {newest}"))
}

/// Runs the command.
pub(crate) fn run(args: &MigrateArgs) -> i32 {
    let mut code = EXIT_OK;
    for file in &args.files {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                complain(&format!("'{file}' cannot be read: {error}"));
                code = EXIT_ERRORS;
                continue;
            }
        };
        let result = migrated(&text, args.to);
        for (line, name, advice) in &result.left {
            complain(&format!("{file}:{line}: '{name}' is not in MLIR {}: {advice}", args.to));
        }
        if result.text == text {
            continue;
        }
        let written = if args.diff {
            exit::print(patch(file, &text, &result.text).as_bytes())
        } else {
            let target = Target::named(file);
            exit::finish(target.write(true, &mut |out| out.write_all(result.text.as_bytes())))
        };
        code = code.max(written);
    }
    code
}
