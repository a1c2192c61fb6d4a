//! The command line: options with one dash or two, values after `=` or as the next argument.

use std::ffi::OsString;
use std::path::PathBuf;

use crate::OptLevel;

/// The request of a command line.
pub(super) enum Request {
    /// To run a module.
    Run(Options),
    /// To show a text.
    Show(String),
}

/// Options of running a module.
pub(super) struct Options {
    /// The file; `-` is the standard input.
    pub(super) input: PathBuf,
    /// The name of the function to call.
    pub(super) entry: String,
    /// Its type, by the name of its result; `f32` by default.
    pub(super) result: Option<String>,
    pub(super) level: OptLevel,
    pub(super) libraries: Vec<PathBuf>,
    /// The object file to write.
    pub(super) object: Option<PathBuf>,
    /// Whether the module is interpreted.
    pub(super) interpret: bool,
    /// The arguments of the interpreted function, as attributes.
    pub(super) arguments: Option<String>,
    /// Whether the interpreter prints the results of each operation.
    pub(super) trace: bool,
    /// The maximum number of steps of the interpreter.
    pub(super) step_limit: u64,
}

/// The options: name, form of the value, and help.
const HELP: &[(&str, &str, &str)] = &[
    ("e", "=<function name>", "The function to be called ('main')"),
    ("entry-point-result", "=<f32|i32|i64|void>", "The result of that function ('f32')"),
    ("shared-libs", "=<file>,...", "Libraries with functions that the module calls"),
    ("O0", "", "Generate code as soon as possible (the default)"),
    ("O1", "", "Optimize the code; '-O2' and '-O3' do the same"),
    ("O2", "", ""),
    ("O3", "", ""),
    ("dump-object-file", "", "Write an object file, too"),
    ("object-filename", "=<file>", "The name of that file (that of the input, with '.o')"),
    ("interpret", "", "Interpret the module, which may consist of dialects that need no lowering"),
    (
        "args",
        "=<attribute>,...",
        "The arguments of the interpreted function: '1 : i32, dense<2.0> : vector<4xf32>'",
    ),
    ("trace", "", "Print the results of each interpreted operation to the standard error stream"),
    ("step-limit", "=<number>", "Stop the interpreter after so many steps"),
    ("help", "", "Show this text"),
    ("version", "", "Show the version"),
];

impl Options {
    /// Reads the arguments after the program's name.
    ///
    /// # Errors
    /// The message about a wrong argument.
    pub(super) fn parse(program: &str, path: &str, arguments: &[OsString]) -> Result<Request, String> {
        let mut options = Options {
            input: PathBuf::from("-"),
            entry: "main".to_owned(),
            result: None,
            level: OptLevel::None,
            libraries: Vec::new(),
            object: None,
            interpret: false,
            arguments: None,
            trace: false,
            step_limit: u64::MAX,
        };
        let (mut inputs, mut dumps, mut file) = (Vec::new(), false, None);
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            let text = argument.to_string_lossy();
            let Some(option) = text.strip_prefix('-').filter(|option| !option.is_empty()) else {
                inputs.push(PathBuf::from(argument));
                continue;
            };
            let option = option.strip_prefix('-').unwrap_or(option);
            let (name, given) =
                option.split_once('=').map_or((option, None), |(name, value)| (name, Some(value)));
            let mut value = || {
                let value =
                    given.map(str::to_owned).or_else(|| Some(rest.next()?.to_string_lossy().into_owned()));
                let dash = if name.len() > 1 { "-" } else { "" };
                value.ok_or_else(|| format!("{program}: for the -{dash}{name} option: requires a value!\n"))
            };
            match name {
                "e" => options.entry = value()?,
                "entry-point-result" => options.result = Some(value()?),
                "shared-libs" => options.libraries.extend(value()?.split(',').map(PathBuf::from)),
                "object-filename" => file = Some(PathBuf::from(value()?)),
                "interpret" => options.interpret = true,
                "args" => options.arguments = Some(value()?),
                "trace" => options.trace = true,
                "step-limit" => options.step_limit = step_limit(program, &value()?)?,
                "dump-object-file" => dumps = true,
                "O0" => options.level = OptLevel::None,
                "O1" | "O2" | "O3" => options.level = OptLevel::Speed,
                "help" | "h" => return Ok(Request::Show(help(program))),
                "version" => return Ok(Request::Show(format!("{program} {}\n", env!("CARGO_PKG_VERSION")))),
                _ => return Err(unknown(program, path, &text)),
            }
        }
        if inputs.len() > 1 {
            return Err(format!(
                "{program}: Too many positional arguments specified!\n\
                 Can specify at most 1 positional arguments: See: {path} --help\n"
            ));
        }
        options.input = inputs.pop().unwrap_or(options.input);
        if dumps {
            let mut default = options.input.clone().into_os_string();
            default.push(".o");
            options.object = Some(file.unwrap_or_else(|| default.into()));
        }
        Ok(Request::Run(options))
    }
}

fn step_limit(program: &str, text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| {
        format!("{program}: for the --step-limit option: '{text}' value invalid for ulong argument!\n")
    })
}

fn unknown(program: &str, path: &str, argument: &str) -> String {
    format!("{program}: Unknown command line argument '{argument}'.  Try: '{path} --help'\n")
}

fn help(program: &str) -> String {
    let mut text = format!(
        "{program}: Runs a module of the dialect 'llvm'\n\nUsage: {program} [options] [<input file>]\n\n\
         Without an input file, or with '-', the standard input is read. Options begin with one dash or two.\n\nOptions:\n"
    );
    for (name, value, help) in HELP {
        let option = format!("-{}{name}{value}", if name.len() > 2 { "-" } else { "" });
        text.push_str(format!("  {option:<42} {help}").trim_end());
        text.push('\n');
    }
    text
}
