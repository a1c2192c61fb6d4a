//! The options of llvm-tblgen and mlir-tblgen.
//!
//! Both tools take each option with one dash or two, a value after `=` or as the next argument, and `-I` and `-D` with
//! the value attached as well. The last of several generators and of several values counts.

use std::path::PathBuf;

use ods_codegen::docs::OpFilter;

use super::emit::Settings;
use super::generators::{Asked, Generator, asked, is_for_cpp};
use crate::input::Input;
use crate::report::ColorChoice;

/// A command line that can be run.
#[derive(Debug, Default)]
pub(super) struct Arguments {
    pub(super) input: Input,
    pub(super) generator: Generator,
    pub(super) settings: Settings,
    /// The expressions of `--op-include-regex` and `--op-exclude-regex`, from which the filter in the settings is made.
    op_include: String,
    op_exclude: String,
    pub(super) output: Option<String>,
    pub(super) depfile: Option<String>,
    pub(super) writes_if_changed: bool,
    pub(super) times_phases: bool,
    pub(super) on_deprecated: OnDeprecated,
    pub(super) color: ColorChoice,
}

/// What the use of a deprecated definition leads to, for generators that read the ODS model.
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

/// What a command line asks for.
#[derive(Debug)]
pub(super) enum Parsed {
    /// A run.
    Run(Box<Arguments>),
    /// A text, on the standard output.
    Show(String),
}

const HELP: &str = "\
Reads definitions as llvm-tblgen and mlir-tblgen do, and prints the same bytes.

Usage: odsgen tblgen [OPTIONS] [FILE]

Without a FILE, or when it is '-', the standard input is read. Every option may be written with one dash or two, its
value after '=' or as the next argument; '@FILE' stands for the arguments in a file.

Generators (the last one counts):
  --print-records            All classes and records as text (the default)
  --print-detailed-records   All classes and records with places, without the peer's statistics of its memory
  --dump-json                All records as JSON
  --null-backend             Nothing
  --gen-dialect-doc          Markdown about a dialect and everything in it
  --gen-op-doc               Markdown about operations
  --gen-attrdef-doc          Markdown about attributes
  --gen-typedef-doc          Markdown about types
  --gen-enum-doc             Markdown about enums
  --gen-op-interface-docs    Markdown about interfaces of operations
  --gen-attr-interface-docs  Markdown about interfaces of attributes
  --gen-type-interface-docs  Markdown about interfaces of types
  --gen-pass-doc             Markdown about passes
  --gen-pass-capi-header     A C header that makes and registers passes
  --gen-pass-capi-impl       The C++ behind that header
  --gen-python-op-bindings   A Python module of a dialect's operations
  --gen-python-enum-bindings A Python module of enums

Options:
  -I <directory>             Look for included files here, after the current directory; also '-Idirectory'
  -D <macro>                 Define a macro for #ifdef; also '-Dmacro'
  -o <file>                  Write to this file instead of the standard output
  -d <file>                  Also write a dependency file; needs '-o'
  --write-if-changed         Leave the output file untouched when it would not change
  --dialect <name>           The dialect to document, for --gen-dialect-doc; needed when there are several
  --op-include-regex <regex> Only the operations whose name matches, for --gen-dialect-doc and --gen-op-doc
  --op-exclude-regex <regex> Not the operations whose name matches
  --strip-prefix <text>      What is taken off the front of the names of classes of operations; '::mlir::' otherwise
  --allow-hugo-specific-features
                             Descriptions of attributes that fold out, in the form that Hugo understands
  --prefix <name>            The name of the group, for --gen-pass-capi-header and --gen-pass-capi-impl
  --bind-dialect <name>      The dialect, for --gen-python-op-bindings
  --dialect-extension <name> The module is that of an extension of the dialect, for --gen-python-op-bindings
  --no-warn-on-unused-template-args
                             Do not warn about template arguments that are never used
  --on-deprecated <action>   What the use of a deprecated definition leads to: none, warn (the default) or error
  --asmformat-error-is-fatal Taken and without effect: it is about C++
  --time-phases              Say how long reading and writing took
  --color[=<bool>]           Colour errors
  --help                     Print this
  --version                  Print the version
";

/// Reads a command line.
///
/// # Errors
/// One sentence that says what is wrong.
pub(super) fn parse(args: &[String]) -> Result<Parsed, String> {
    let mut arguments = Box::<Arguments>::default();
    let mut files: Vec<&String> = Vec::new();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        if arg == "--" {
            files.extend(rest.by_ref());
        } else if arg == "-" || !arg.starts_with('-') {
            files.push(arg);
        } else if let Some(text) = arguments.option(arg, &mut rest)? {
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
    arguments.settings.operations.filter = OpFilter::new(&arguments.op_include, &arguments.op_exclude)?;
    Ok(Parsed::Run(arguments))
}

impl Arguments {
    /// Takes one option, and its value from `rest` where it has one. Returns the text to show when that is all the
    /// option asks for.
    fn option(
        &mut self,
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
            "dialect" => self.settings.dialect = Some(value()?),
            "op-include-regex" => self.op_include = value()?,
            "op-exclude-regex" => self.op_exclude = value()?,
            "allow-hugo-specific-features" => self.settings.operations.allows_hugo = flag()?,
            "write-if-changed" => self.writes_if_changed = flag()?,
            "no-warn-on-unused-template-args" => self.input.allows_unused_arguments = flag()?,
            "on-deprecated" => self.on_deprecated = on_deprecated(&value()?)?,
            // It is about the assembly formats of operations, which only generators of C++ read.
            "asmformat-error-is-fatal" => drop(flag()?),
            "time-phases" => self.times_phases = flag()?,
            "color" => self.color = if flag()? { ColorChoice::Always } else { ColorChoice::Never },
            "help" | "h" | "help-list" | "help-hidden" => return Ok(Some(HELP.to_owned())),
            "version" => return Ok(Some(format!("odsgen {}\n", env!("CARGO_PKG_VERSION")))),
            _ => match self.settings.text(name) {
                Some(text) => *text = value()?,
                None => self.generator_or_joined(arg, option, attached.is_some())?,
            },
        }
        Ok(None)
    }

    /// Takes an option that names a generator, or one whose value follows without anything between.
    fn generator_or_joined(&mut self, arg: &str, option: &str, has_value: bool) -> Result<(), String> {
        let name = option.split_once('=').map_or(option, |(name, _)| name);
        match (asked(name), option.split_at_checked(1)) {
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
        match parse(&args)? {
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
        assert_eq!(args.generator, Generator::PrintRecords);
    }

    #[test]
    fn one_dash_or_two() {
        let one = run(&["-dump-json", "-o", "x", "-d=y", "-write-if-changed"]).unwrap();
        let two = run(&["--dump-json", "--o=x", "--d", "y", "--write-if-changed"]).unwrap();
        for args in [one, two] {
            assert_eq!(args.generator, Generator::DumpJson);
            assert_eq!((args.output.as_deref(), args.depfile.as_deref()), (Some("x"), Some("y")));
            assert!(args.writes_if_changed);
            assert_eq!(args.input.file, "-");
        }
    }

    #[test]
    fn the_last_generator_and_the_last_output_count() {
        let args = run(&["--dump-json", "--null-backend", "-o", "x", "-o", "y"]).unwrap();
        assert_eq!((args.generator, args.output.as_deref()), (Generator::Null, Some("y")));
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
