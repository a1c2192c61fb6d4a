//! `odsgen tblgen`: the options, output and dependency files of llvm-tblgen and mlir-tblgen.

mod args;
mod generators;
mod help;

use std::ffi::OsString;
use std::io::{self, Write};
use std::time::Instant;

use ods_codegen::emit::{Failure, Input, Registry};
use ods_codegen::model::deprecated_uses;
use ods_parser::Outcome;
use ods_parser::render::Format;

use crate::exit::{self, EXIT_ERRORS, EXIT_USAGE, complain};
use crate::output::{Target, Unwritten, dependency_rule};
use crate::report;
use args::{Arguments, OnDeprecated, Parsed};
use generators::Generator;

/// Runs the tool on the arguments after `tblgen`.
pub(crate) fn run(registry: &Registry, args: &[OsString]) -> i32 {
    let expanded = command_line::expand_response_files(args);
    let arguments = match expanded.and_then(|args| args::parse(args, registry)) {
        Ok(Parsed::Run(arguments)) => arguments,
        Ok(Parsed::Show(text)) => {
            return exit::print(text.as_bytes());
        }
        Err(message) => {
            complain(&format!("{message}; 'odsgen tblgen --help' lists the options"));
            return EXIT_USAGE;
        }
    };
    execute(&arguments)
}

fn execute(arguments: &Arguments) -> i32 {
    let start = Instant::now();
    let mut outcome = arguments.input.read();
    let read = start.elapsed();
    report::report(&outcome, Format::Human, arguments.color);
    if outcome.has_errors() {
        return EXIT_ERRORS;
    }
    if !report_deprecated(arguments, &mut outcome) {
        return EXIT_ERRORS;
    }
    let generated = match generate(arguments, &outcome) {
        Ok(generated) => generated,
        Err(Failure::Usage(message)) => {
            complain(&message);
            return EXIT_USAGE;
        }
        Err(Failure::Definitions(diagnostics)) => {
            outcome.diagnostics = diagnostics;
            report::report(&outcome, Format::Human, arguments.color);
            return EXIT_ERRORS;
        }
    };
    let code = exit::finish(write(arguments, &outcome, &generated));
    if arguments.times_phases {
        let (read, all) = (read.as_secs_f64() * 1e3, start.elapsed().as_secs_f64() * 1e3);
        complain(&format!("reading took {read:.1} ms, writing {:.1} ms", all - read));
    }
    // Freeing the records would only delay the end of the process.
    std::mem::forget(outcome);
    code
}

/// Reports the uses of deprecated definitions, and returns whether to continue.
fn report_deprecated(arguments: &Arguments, outcome: &mut Outcome) -> bool {
    let is_model = matches!(arguments.generator, Generator::Model(_));
    if !is_model || arguments.on_deprecated == OnDeprecated::Nothing {
        return true;
    }
    outcome.diagnostics = deprecated_uses(&outcome.records, &outcome.sources);
    report::report(outcome, Format::Human, arguments.color);
    let stops = arguments.on_deprecated == OnDeprecated::Error && !outcome.diagnostics.is_empty();
    if stops {
        complain("deprecated definitions are used, which '--on-deprecated=error' forbids");
    }
    !stops
}

/// The output of a generator. Records are written incrementally; any other output is generated as a whole
/// first, so that an error leaves no partial output.
enum Generated {
    Records(Generator),
    Text(String),
}

fn generate(arguments: &Arguments, outcome: &Outcome) -> Result<Generated, Failure> {
    match arguments.generator {
        Generator::Model(emitter) => {
            let settings = &arguments.settings;
            let input =
                Input { records: &outcome.records, sources: &outcome.sources, settings, is_peer: true };
            emitter.emit(&input).map(Generated::Text)
        }
        generator => Ok(Generated::Records(generator)),
    }
}

fn write(arguments: &Arguments, outcome: &Outcome, generated: &Generated) -> Result<(), Unwritten> {
    let target = arguments.output.as_deref().map(Target::named).unwrap_or_default();
    target.write(arguments.writes_if_changed, &mut |out| write_generated(generated, outcome, out))?;
    let (Some(output), Some(depfile)) = (&arguments.output, &arguments.depfile) else { return Ok(()) };
    // llvm-tblgen leaves out the main file, because the build system has that dependency.
    let rule = dependency_rule(output, outcome.opened.iter().skip(1).cloned().collect::<Vec<_>>().as_slice());
    Target::named(depfile).write(false, &mut |out| out.write_all(rule.as_bytes()))
}

fn write_generated(generated: &Generated, outcome: &Outcome, out: &mut dyn Write) -> io::Result<()> {
    match generated {
        Generated::Records(Generator::PrintRecords) => ods_parser::dump::write_text(&outcome.records, out),
        Generated::Records(Generator::DumpJson) => {
            ods_parser::dump::write_json(&outcome.records, &outcome.sources, out)
        }
        Generated::Records(Generator::PrintDetailedRecords) => {
            ods_parser::dump::write_detailed(&outcome.records, &outcome.sources, out)
        }
        Generated::Records(Generator::Null | Generator::Model(_)) => Ok(()),
        Generated::Text(text) => out.write_all(text.as_bytes()),
    }
}
