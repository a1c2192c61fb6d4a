//! The options of llvm-tblgen and mlir-tblgen.
//!
//! Both tools take each option with one dash or two, a value after `=` or as the next argument, and `-I` and `-D` with
//! the value attached as well. The last of several generators and of several values counts. clap has no long options with one
//! dash and none with a value attached, so that this is a parser of its own.
//!
//! It also keeps clap's tables out of a process that a build starts hundreds of times.

use std::path::PathBuf;

use ods_codegen::emit::{PeerOpt, Registry, Settings};
use ods_codegen::versions::Version;

use super::generators::{Asked, Generator, asked, is_for_cpp};
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
    /// Options of generators with their values, in their order.
    given: Vec<(&'static PeerOpt, String)>,
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
    /// Nothing.
    Nothing,
    /// A warning.
    #[default]
    Warning,
    /// A warning, and then an error.
    Error,
}

/// The options of a command line.
#[derive(Debug)]
pub(super) enum Parsed {
    /// A run.
    Run(Box<Arguments>),
    /// A text, on the standard output.
    Show(String),
}

/// Reads a command line.
///
/// # Errors
/// One sentence that says what is wrong.
pub(super) fn parse(args: &[String], registry: &Registry) -> Result<Parsed, String> {
    let mut arguments = Box::<Arguments>::default();
    // The peers know no other version.
    arguments.input.version = Some(Version::CURRENT);
    let mut files: Vec<&String> = Vec::new();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if arg == "--" {
            files.extend(rest.by_ref());
        } else if arg == "-" || !arg.starts_with('-') {
            files.push(arg);
        } else if let Some(text) = arguments.option(registry, arg, &mut rest)? {
            return Ok(Parsed::Show(text));
        }
    }
    match files[..] {
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
    /// Takes one option, and its value from `rest` where it has one. Returns the text to show when that is all the
    /// option asks for.
    fn option(
        &mut self,
        registry: &Registry,
        arg: &str,
        rest: &mut std::slice::Iter<'_, String>,
    ) -> Result<Option<String>, String> {
        let option = arg.strip_prefix("--").or_else(|| arg.strip_prefix('-')).unwrap_or(arg);
        let (name, attached) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (option, None),
        };
        let mut value = || match attached {
            Some(value) => Ok(value.to_owned()),
            None => rest.next().cloned().ok_or_else(|| format!("'{arg}' needs a value")),
        };
        let flag = || {
            attached
                .map_or(Ok(true), |text| truth(text).ok_or_else(|| format!("'{arg}' is not true or false")))
        };
        match name {
            "o" => self.output = Some(value()?),
            "d" => self.depfile = Some(value()?),
            "I" => self.input.include_dirs.push(PathBuf::from(value()?)),
            "D" => self.input.defines.push(value()?),
            "write-if-changed" => self.writes_if_changed = flag()?,
            "no-warn-on-unused-template-args" => self.input.allows_unused_arguments = flag()?,
            "on-deprecated" => self.on_deprecated = on_deprecated(&value()?)?,
            // It is about the assembly formats of operations, which only generators of C++ read.
            "asmformat-error-is-fatal" => drop(flag()?),
            "time-phases" => self.times_phases = flag()?,
            "color" => self.color = if flag()? { ColorChoice::Always } else { ColorChoice::Never },
            "help" | "h" | "help-list" | "help-hidden" => return Ok(Some(help::text(registry))),
            "version" => return Ok(Some(format!("odsgen {}\n", env!("CARGO_PKG_VERSION")))),
            _ => match registry.peer_options().into_iter().find(|option| option.name == name) {
                Some(option) if option.value.is_none() => self.given.push((option, flag()?.to_string())),
                Some(option) => self.given.push((option, value()?)),
                None => self.generator_or_joined(registry, arg, option, attached.is_some())?,
            },
        }
        Ok(None)
    }

    /// Takes an option that names a generator, or one whose value follows without anything between.
    fn generator_or_joined(
        &mut self,
        registry: &Registry,
        arg: &str,
        option: &str,
        has_value: bool,
    ) -> Result<(), String> {
        let name = option.split_once('=').map_or(option, |(name, _)| name);
        match (asked(name, registry), option.split_at_checked(1)) {
            (Some(asked), _) => self.generator(arg, asked, has_value)?,
            (None, Some(("I", dir))) => self.input.include_dirs.push(PathBuf::from(dir)),
            (None, Some(("D", name))) => self.input.defines.push(name.to_owned()),
            _ if is_for_cpp(name) => {
                return Err(format!("'{arg}' is about C++; 'odsgen gen rust' is the way to Rust"));
            }
            _ => return Err(format!("unknown option '{arg}'")),
        }
        Ok(())
    }

    fn generator(&mut self, arg: &str, asked: Asked, has_value: bool) -> Result<(), String> {
        if has_value {
            return Err(format!("'{arg}' takes no value"));
        }
        match asked {
            Asked::For(generator) => {
                self.generator = generator;
                Ok(())
            }
            Asked::ForMlirCpp => {
                Err(format!("'{arg}' writes C++; 'odsgen gen rust' is its counterpart for Rust"))
            }
            Asked::ForLlvmCpp => Err(format!("'{arg}' writes parts of LLVM itself, which odsgen does not")),
        }
    }
}

impl Arguments {
    /// Checks the options of all generators, and sets those that the generator has; the last value of an option counts.
    fn set_options(&mut self) -> Result<(), String> {
        let mut last: Vec<&(&PeerOpt, String)> = Vec::new();
        for given in &self.given {
            last.retain(|(option, _)| option.name != given.0.name);
            last.push(given);
        }
        let of_generator = match self.generator {
            Generator::Model(emitter) => emitter.peer().map_or(&[][..], |peer| peer.options),
            _ => &[],
        };
        for (option, value) in last {
            option.sets.check.map_or(Ok(()), |check| check(value))?;
            if of_generator.iter().any(|of_generator| of_generator.name == option.name) {
                self.settings.set(option.sets, value);
            }
        }
        Ok(())
    }
}

fn on_deprecated(text: &str) -> Result<OnDeprecated, String> {
    match text {
        "none" => Ok(OnDeprecated::Nothing),
        "warn" => Ok(OnDeprecated::Warning),
        "error" => Ok(OnDeprecated::Error),
        _ => Err(format!("'--on-deprecated' is none, warn or error, not '{text}'")),
    }
}

fn truth(text: &str) -> Option<bool> {
    match text {
        "" | "true" | "TRUE" | "True" | "1" => Some(true),
        "false" | "FALSE" | "False" | "0" => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(args: &[&str]) -> Result<Box<Arguments>, String> {
        let args: Vec<String> = args.iter().map(|&a| a.to_owned()).collect();
        match parse(&args, &ods_codegen::outputs::all())? {
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
        fails(&["--llvmir-intrinsics-filter", "x"], "is about C++");
        fails(&["-gen-dag-isel"], "parts of LLVM");
        fails(&["-op-include-regex=("], "'(' is no regular expression");
        fails(&["-é"], "unknown option '-é'");
    }

    #[test]
    fn after_two_dashes_everything_is_a_file() {
        assert_eq!(run(&["--", "-x.td"]).unwrap().input.file, "-x.td");
    }
}
