//! The options of llvm-tblgen and mlir-tblgen.
//!
//! Both tools accept LLVM's spelling of options, and for `-I` and `-D` also a value without a separator. If
//! there are several generators or values, the last one counts.
//!
//! It also keeps clap's tables out of a process that a build starts hundreds of times.

use std::ffi::OsString;
use std::path::PathBuf;

use command_line::{Argument, CommandLine, OptionArgument};
use ods_codegen::emit::{PeerOpt, Registry, Settings};
use ods_codegen::versions::Version;

use super::generators::{Generator, GeneratorOption, generator_option, is_for_cpp};
use super::help;
use crate::input::Input;
use crate::report::ColorChoice;

/// A command line that can be run.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    pub(super) input: Input,
    pub(super) generator: Generator,
    /// The values of the generator's options.
    pub(super) settings: Settings,
    /// Options of all generators with their values, in the order of the command line.
    generator_options: Vec<(&'static PeerOpt, String)>,
    pub(super) output: Option<String>,
    pub(super) depfile: Option<String>,
    pub(super) writes_if_changed: bool,
    pub(super) times_phases: bool,
    pub(super) on_deprecated: OnDeprecated,
    pub(super) color: ColorChoice,
}

/// The diagnostic for uses of deprecated definitions, in generators that read the ODS model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum OnDeprecated {
    Nothing,
    #[default]
    Warning,
    /// A warning, and then an error.
    Error,
}

/// The options of a command line.
#[derive(Debug)]
pub(super) enum Parsed {
    Run(Box<Arguments>),
    /// A text, on the standard output.
    Show(String),
}

/// Reads a command line.
///
/// # Errors
/// A sentence about the first mistake.
pub(super) fn parse(args: Vec<OsString>, registry: &Registry) -> Result<Parsed, String> {
    let mut arguments = Box::<Arguments>::default();
    // llvm-tblgen and mlir-tblgen have no option for other versions.
    arguments.input.version = Some(Version::CURRENT);
    if let Some(arg) = args.iter().find(|arg| arg.to_str().is_none()) {
        return Err(format!("the argument {arg:?} is not UTF-8"));
    }
    let mut files: Vec<String> = Vec::new();
    let mut command_line = CommandLine::new(args);
    while let Some(argument) = command_line.next() {
        match argument {
            Argument::File(file) => files.push(to_string(file)),
            Argument::Option(option) => {
                if let Some(text) = arguments.set_option(registry, &option, &mut command_line)? {
                    return Ok(Parsed::Show(text));
                }
            }
        }
    }
    match &files[..] {
        [] => "-".clone_into(&mut arguments.input.file),
        [file] => arguments.input.file.clone_from(file),
        [first, second, ..] => {
            return Err(format!("one file can be read at a time, not '{first}' and '{second}'"));
        }
    }
    if let Some(name) = arguments.input.bad_define() {
        return Err(format!("'{name}' after -D is not a name"));
    }
    if arguments.depfile.is_some() && arguments.output.is_none() {
        return Err("-d needs -o, because the dependency file names the output".to_owned());
    }
    arguments.set_options()?;
    Ok(Parsed::Run(arguments))
}

impl Arguments {
    /// Applies an option, whose value may be the next argument. Returns a text if the option is a request to
    /// print that and exit.
    fn set_option(
        &mut self,
        registry: &Registry,
        option: &OptionArgument,
        command_line: &mut CommandLine,
    ) -> Result<Option<String>, String> {
        let spelling = option.spelling.display();
        let mut value =
            || command_line.value(option).map(to_string).ok_or_else(|| format!("'{spelling}' needs a value"));
        let flag = || option.flag().ok_or_else(|| format!("'{spelling}' is not true or false"));
        match &*option.name() {
            "o" => self.output = Some(value()?),
            "d" => self.depfile = Some(value()?),
            "I" => self.input.include_dirs.push(PathBuf::from(value()?)),
            "D" => self.input.defines.push(value()?),
            "write-if-changed" => self.writes_if_changed = flag()?,
            "no-warn-on-unused-template-args" => self.input.allows_unused_arguments = flag()?,
            "on-deprecated" => self.on_deprecated = parse_on_deprecated(&value()?)?,
            // It is about the assembly formats of operations, which only generators of C++ read.
            "asmformat-error-is-fatal" => drop(flag()?),
            "time-phases" => self.times_phases = flag()?,
            "color" => self.color = if flag()? { ColorChoice::Always } else { ColorChoice::Never },
            "help" | "h" | "help-list" | "help-hidden" => return Ok(Some(help::text(registry))),
            "version" => return Ok(Some(format!("odsgen {}\n", env!("CARGO_PKG_VERSION")))),
            name => match registry.peer_options().into_iter().find(|known| known.name == name) {
                Some(known) if known.value.is_none() => {
                    self.generator_options.push((known, flag()?.to_string()));
                }
                Some(known) => self.generator_options.push((known, value()?)),
                None => self.set_generator_or_joined(registry, option)?,
            },
        }
        Ok(None)
    }

    /// Applies an option that names a generator, or one with a value that no separator precedes.
    fn set_generator_or_joined(
        &mut self,
        registry: &Registry,
        option: &OptionArgument,
    ) -> Result<(), String> {
        let (name, spelling) = (option.name(), option.spelling.display());
        if let Some(generator) = generator_option(&name, registry) {
            return self.set_generator(option, generator);
        }
        if let Some(folder) = option.joined_value("I") {
            self.input.include_dirs.push(PathBuf::from(folder));
        } else if let Some(name) = option.joined_value("D") {
            self.input.defines.push(to_string(name));
        } else if is_for_cpp(&name) {
            return Err(format!("'{spelling}' is for C++; use 'odsgen gen rust' for Rust"));
        } else {
            return Err(format!("unknown option '{spelling}'"));
        }
        Ok(())
    }

    fn set_generator(&mut self, option: &OptionArgument, generator: GeneratorOption) -> Result<(), String> {
        let arg = option.spelling.display();
        if option.value().is_some() {
            return Err(format!("'{arg}' takes no value"));
        }
        match generator {
            GeneratorOption::Supported(generator) => {
                self.generator = generator;
                Ok(())
            }
            GeneratorOption::MlirCpp => Err(format!("'{arg}' writes C++; use 'odsgen gen rust' for Rust")),
            GeneratorOption::LlvmCpp => {
                Err(format!("'{arg}' writes parts of LLVM itself, which odsgen does not support"))
            }
        }
    }
}

impl Arguments {
    /// Checks the options of all generators, and sets those that the generator has; the last value of an
    /// option counts.
    fn set_options(&mut self) -> Result<(), String> {
        let mut last: Vec<&(&PeerOpt, String)> = Vec::new();
        for option in &self.generator_options {
            last.retain(|(earlier, _)| earlier.name != option.0.name);
            last.push(option);
        }
        let supported = match self.generator {
            Generator::Model(emitter) => emitter.peer().map_or(&[][..], |peer| peer.options),
            _ => &[],
        };
        for (option, value) in last {
            option.sets.check.map_or(Ok(()), |check| check(value))?;
            if supported.iter().any(|supported| supported.name == option.name) {
                self.settings.set(option.sets, value);
            }
        }
        Ok(())
    }
}

fn parse_on_deprecated(text: &str) -> Result<OnDeprecated, String> {
    match text {
        "none" => Ok(OnDeprecated::Nothing),
        "warn" => Ok(OnDeprecated::Warning),
        "error" => Ok(OnDeprecated::Error),
        _ => Err(format!("'--on-deprecated' is none, warn or error, not '{text}'")),
    }
}

/// An argument as text; all arguments are valid UTF-8.
fn to_string(argument: OsString) -> String {
    argument.to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(args: &[&str]) -> Result<Box<Arguments>, String> {
        match parse(args.iter().map(OsString::from).collect(), &ods_codegen::outputs::all())? {
            Parsed::Run(arguments) => Ok(arguments),
            Parsed::Show(text) => Err(text),
        }
    }

    #[test]
    fn includes_and_macros_can_be_written_in_every_way_of_the_peer() {
        let args = run(&["-Ia", "-I", "b", "-I=c", "--Id", "-DX", "-D", "Y", "-D=Z", "f.td"]).unwrap();
        assert_eq!(args.input.include_dirs, ["a", "b", "c", "d"].map(PathBuf::from));
        assert_eq!(args.input.defines, ["X", "Y", "Z"]);
        assert_eq!(args.input.file, "f.td");
        assert!(matches!(args.generator, Generator::PrintRecords));
    }

    #[test]
    fn one_dash_or_two() {
        let one = run(&["-dump-json", "-o", "x", "-d=y", "-write-if-changed"]).unwrap();
        let two = run(&["--dump-json", "--o=x", "--d", "y", "--write-if-changed"]).unwrap();
        for args in [one, two] {
            assert!(matches!(args.generator, Generator::DumpJson));
            assert_eq!((args.output.as_deref(), args.depfile.as_deref()), (Some("x"), Some("y")));
            assert!(args.writes_if_changed);
            assert_eq!(args.input.file, "-");
        }
    }

    #[test]
    fn the_last_generator_and_the_last_output_count() {
        let args = run(&["--dump-json", "--null-backend", "-o", "x", "-o", "y"]).unwrap();
        assert!(matches!(args.generator, Generator::Null));
        assert_eq!(args.output.as_deref(), Some("y"));
    }

    #[test]
    fn mistakes_are_named() {
        let fails = |args: &[&str], part: &str| {
            let message = run(args).unwrap_err();
            assert!(message.contains(part), "{message}");
        };
        fails(&["--foo"], "unknown option '--foo'");
        fails(&["-oout"], "unknown option '-oout'");
        fails(&["-dump-json=1"], "takes no value");
        fails(&["-o"], "'-o' needs a value");
        fails(&["-d", "x"], "-d needs -o");
        fails(&["a", "b"], "one file");
        fails(&["-D", "1X"], "'1X' after -D");
        fails(&["-write-if-changed=maybe"], "true or false");
        fails(&["-on-deprecated=maybe"], "none, warn or error");
        fails(&["-gen-op-defs"], "'odsgen gen rust'");
        fails(&["-typedefs-dialect=x"], "'odsgen gen rust'");
        fails(&["--llvmir-intrinsics-filter", "x"], "is for C++");
        fails(&["-gen-dag-isel"], "parts of LLVM");
        fails(&["-op-include-regex=("], "'(' is not a regular expression");
        fails(&["-é"], "unknown option '-é'");
    }

    #[test]
    fn after_two_dashes_everything_is_a_file() {
        assert_eq!(run(&["--", "-x.td"]).unwrap().input.file, "-x.td");
    }
}
