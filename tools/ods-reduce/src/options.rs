//! The options of `ods-reduce`.

use driver_support::arguments::{Argument, read_all, unknown_option};
use reduce::{Decider, Expected};
use std::ffi::OsString;
use std::time::Duration;

/// Name, form of the value, and help of each option.
const OPTIONS: [(&str, &str, &str); 10] = [
    ("test", " <program>", "Decide by this program, which reads the module's file, instead of a command"),
    ("status", "=<number>|failure", "The exit status of the command for modules with the property (0)"),
    ("output-contains", "=<text>", "The command must also print this text"),
    ("timeout", "=<seconds>", "End the command after this time, and reject the module (60)"),
    ("max-tests", "=<number>", "Run the command this many times at most (100000)"),
    ("o", " <file>", "Write the smallest module to this file; '-' is the standard output"),
    ("allow-unregistered-dialect", "", "Accept operations of dialects that are not registered"),
    ("h", "", "Show this text"),
    ("help", "", "Show this text"),
    ("version", "", "Show the version"),
];

/// The options of a command line.
pub struct Options {
    /// The input file.
    pub input: OsString,
    /// The output file.
    pub output: OsString,
    /// Whether operations of unregistered dialects are accepted.
    pub allow_unregistered: bool,
    /// The limit on runs of the command.
    pub max_tests: u32,
    /// The command.
    pub decider: Decider,
}

/// A run, or a text to show instead.
pub enum Request {
    /// A reduction.
    Reduce(Options),
    /// The help or the version.
    Show(String),
}

/// The text of `--help`.
fn help(program: &str) -> String {
    let mut text = format!(
        "{program}: Reduces a module of MLIR while a command accepts it\n\n\
         Usage: {program} [options] [<input file>] -- <command> [arguments]\n\n\
         The name of the module's file replaces '{{}}' among the arguments, or follows them. By default, the\n\
         module has the property if the command exits with status 0. Options begin with one dash or two.\n\n"
    );
    for (name, value, help) in OPTIONS {
        let dashes = if name.len() == 1 { "-" } else { "--" };
        let shown = format!("  {dashes}{name}{value}");
        text.push_str(&format!("{shown:34} - {help}\n"));
    }
    text
}

/// Reads the arguments of a process, its own name first.
///
/// # Errors
/// The message for options that do not exist or have wrong values, or about a missing command.
pub fn parse(program: &str, arguments: &[OsString]) -> Result<Request, String> {
    let separator = arguments.iter().position(|argument| argument == "--");
    let (own, command) = arguments.split_at(separator.unwrap_or(arguments.len()));
    let mut command: Vec<OsString> = command.iter().skip(1).cloned().collect();
    let mut show = None;
    let mut test = None;
    let mut options = Options {
        input: "-".into(),
        output: "-".into(),
        allow_unregistered: false,
        max_tests: 100_000,
        decider: Decider {
            program: OsString::new(),
            arguments: Vec::new(),
            expected: Expected::Status(0),
            output: None,
            timeout: Some(Duration::from_secs(60)),
            suffix: ".mlir".to_owned(),
        },
    };
    let mut inputs = read_all(program, own, |mut argument| {
        match argument.name.as_str() {
            "h" | "help" => show = Some(help(program)),
            "version" => show = Some(format!("{program} {}\n", env!("CARGO_PKG_VERSION"))),
            "test" => test = Some(argument.bytes()?),
            _ => set(&mut options, &mut argument)?,
        }
        Ok(())
    })?;
    if let Some(text) = show {
        return Ok(Request::Show(text));
    }
    if inputs.len() > 1 {
        return Err(format!("{program}: Too many positional arguments specified!"));
    }
    options.input = inputs.pop().unwrap_or(options.input);
    command = match (test, command.is_empty()) {
        (Some(test), true) => vec![test],
        (Some(_), false) => {
            return Err(format!("{program}: '--test' and a command after '--' exclude each other"));
        }
        (None, _) => command,
    };
    let mut command = command.into_iter();
    options.decider.program =
        command.next().ok_or_else(|| format!("{program}: a command is missing: add '-- <command>'"))?;
    options.decider.arguments = command.collect();
    Ok(Request::Reduce(options))
}

fn set(options: &mut Options, argument: &mut Argument<'_>) -> Result<(), String> {
    match argument.name.as_str() {
        "o" => options.output = argument.bytes()?,
        "allow-unregistered-dialect" => options.allow_unregistered = argument.flag()?,
        "max-tests" => options.max_tests = u32::try_from(argument.number()?).unwrap_or(u32::MAX),
        "timeout" => options.decider.timeout = Some(Duration::from_secs(argument.number()?)),
        "output-contains" => options.decider.output = Some(argument.text()?),
        "status" => {
            let value = argument.text()?;
            options.decider.expected =
                Expected::parse(&value).ok_or_else(|| argument.no_such_value(&value))?;
        }
        _ => return Err(unknown_option(argument, OPTIONS.iter().map(|option| option.0))),
    }
    Ok(())
}
