//! The command line, in `mlir-opt`'s spelling: one dash or two, values after `=` or as the next argument. Names of files and
//! separators are bytes; elsewhere bytes that are not UTF-8 mean nothing and are shown as U+FFFD.

use crate::passes::{PassOptions, flag_value};
use crate::split::SEPARATOR;
use ir_core::pass::PassRegistry;
use ir_core::text::PrintOptions;
use process_io::{expand_response_files, os_string};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};

/// The options of the command line.
pub struct Options {
    /// The input file; `-` is the standard input.
    pub input: OsString,
    /// The output file; `-` is the standard output.
    pub output: OsString,
    /// Options of the printer.
    pub print: PrintOptions,
    /// Whether dialects that are not registered are allowed.
    pub allow_unregistered: bool,
    /// The separator of inputs; none where the file is one.
    pub split: Option<Vec<u8>>,
    /// The line between outputs.
    pub output_marker: Vec<u8>,
    /// Whether to check the diagnostics against comments in the input.
    pub verify_diagnostics: Option<DiagnosticsLevel>,
    /// Whether a text must be one operation, instead of being put into a module.
    pub no_implicit_module: bool,
    /// Whether what was read is used without being verified.
    pub unverified: bool,
    /// Whether to name the registered dialects and end.
    pub show_dialects: bool,
    /// Whether to list the passes and end.
    pub list_passes: bool,
    /// Whether several threads may work on a module; results are the same.
    pub threading: bool,
    /// The passes to run, and what happens around them.
    pub passes: PassOptions,
}

/// Which diagnostics must be expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiagnosticsLevel {
    /// All.
    All,
    /// None: but those that are expected must come.
    OnlyExpected,
}

/// The separator of inputs: the default for an empty value.
fn marker(value: Option<&OsStr>) -> Vec<u8> {
    value.map(OsStr::as_encoded_bytes).filter(|value| !value.is_empty()).unwrap_or(SEPARATOR).to_owned()
}

fn diagnostics_level(value: Option<&str>) -> Result<DiagnosticsLevel, String> {
    match value {
        None | Some("" | "all") => Ok(DiagnosticsLevel::All),
        Some("only-expected") => Ok(DiagnosticsLevel::OnlyExpected),
        Some(other) => Err(format!(
            "{PROGRAM}: for the --verify-diagnostics option: Cannot find option named '{other}'!"
        )),
    }
}

/// The name that messages give the program.
const PROGRAM: &str = "ods-opt";

impl Options {
    /// Reads the arguments of a process, its own name first.
    ///
    /// # Errors
    /// The message for options that don't exist or have wrong values.
    pub fn parse<A: AsRef<OsStr>>(arguments: &[A], registry: &PassRegistry) -> Result<Self, String> {
        let mut options = Options {
            input: "-".into(),
            output: "-".into(),
            print: PrintOptions::default(),
            allow_unregistered: false,
            split: None,
            output_marker: SEPARATOR.to_owned(),
            verify_diagnostics: None,
            no_implicit_module: false,
            unverified: false,
            show_dialects: false,
            list_passes: false,
            threading: true,
            passes: PassOptions::new(PROGRAM, registry),
        };
        let mut inputs = Vec::new();
        let arguments = expand_response_files(arguments)?;
        let mut rest = arguments.iter().skip(1).map(OsString::as_os_str);
        let mut only_files = false;
        while let Some(argument) = rest.next() {
            match argument.as_encoded_bytes() {
                b"--" if !only_files => only_files = true,
                [b'-', _, ..] if !only_files => {
                    options.set(argument, registry, &mut || rest.next().map(OsStr::to_owned))?
                }
                _ => inputs.push(argument),
            }
        }
        match inputs[..] {
            [] => {}
            [input] => input.clone_into(&mut options.input),
            _ => {
                return Err(format!(
                    "{PROGRAM}: Too many positional arguments specified!\n\
                     Can specify at most 1 positional arguments: See: {PROGRAM} --help"
                ));
            }
        }
        options.passes.finish(&options.print, options.threading)?;
        Ok(options)
    }

    /// Applies one option; `next` returns the argument after it.
    fn set(
        &mut self,
        argument: &OsStr,
        registry: &PassRegistry,
        next: &mut dyn FnMut() -> Option<OsString>,
    ) -> Result<(), String> {
        let (name, bytes) = name_and_value(argument);
        let (name, bytes) = (name.as_ref(), bytes.as_deref());
        let text = bytes.map(OsStr::to_string_lossy);
        let value = text.as_deref();
        let flag = || flag_value(PROGRAM, name, value);
        match name {
            "o" => match bytes.map(OsStr::to_owned).or_else(next) {
                Some(output) => self.output = output,
                None => return Err(format!("{PROGRAM}: for the -o option: requires a value!")),
            },
            "allow-unregistered-dialect" => self.allow_unregistered = flag()?,
            "split-input-file" => self.split = Some(marker(bytes)),
            "output-split-marker" => match bytes.map(OsStr::to_owned).or_else(next) {
                Some(marker) => self.output_marker = marker.into_encoded_bytes(),
                None => return Err(format!("{PROGRAM}: for the --{name} option: requires a value!")),
            },
            "verify-diagnostics" => self.verify_diagnostics = Some(diagnostics_level(value)?),
            "no-implicit-module" => self.no_implicit_module = flag()?,
            "mlir-very-unsafe-disable-verifier-on-parsing" => self.unverified = flag()?,
            "show-dialects" => self.show_dialects = flag()?,
            "list-passes" => self.list_passes = flag()?,
            // As in the peer, which takes it and shows the notes of diagnostics all the same.
            "mlir-disable-diagnostic-notes" => _ = flag()?,
            "mlir-print-skip-regions" => self.print.skip_regions = flag()?,
            "mlir-print-op-generic" => self.print.generic = flag()?,
            "mlir-print-debuginfo" => self.print.debug_info = flag()?,
            "mlir-pretty-debuginfo" => self.print.pretty_debug_info = flag()?,
            "mlir-print-local-scope" => self.print.local_scope = flag()?,
            "mlir-use-nameloc-as-prefix" => self.print.name_locations_as_prefix = flag()?,
            "mlir-elide-elementsattrs-if-larger" => {
                self.print.elide_elements_above = Some(number_value(name, bytes, next)?)
            }
            "mlir-elide-resource-strings-if-larger" => {
                self.print.elide_resources_above = Some(number_value(name, bytes, next)?)
            }
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                self.print.hex_elements_above = hex_limit(name, bytes, next)?;
            }
            "mlir-disable-threading" => self.threading = !flag()?,
            _ => {
                if !self.passes.set(registry, name, bytes, next)? {
                    let argument = argument.display();
                    return Err(format!(
                        "{PROGRAM}: Unknown command line argument '{argument}'.  Try: '{PROGRAM} --help'"
                    ));
                }
            }
        }
        Ok(())
    }
}

/// The name of an option and the value after `=`, if there is one.
fn name_and_value(argument: &OsStr) -> (Cow<'_, str>, Option<OsString>) {
    let bytes = argument.as_encoded_bytes();
    // More dashes belong to the name, which no option has.
    let bytes = bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-")).unwrap_or(bytes);
    match bytes.iter().position(|byte| *byte == b'=') {
        Some(at) => (String::from_utf8_lossy(&bytes[..at]), Some(os_string(bytes[at + 1..].to_vec()))),
        None => (String::from_utf8_lossy(bytes), None),
    }
}

/// The value of an option, which is written after `=` or is the next argument.
fn text_value(
    name: &str,
    value: Option<&OsStr>,
    next: &mut dyn FnMut() -> Option<OsString>,
) -> Result<String, String> {
    let value = value.map(OsStr::to_owned).or_else(next);
    let value = value.ok_or_else(|| format!("{PROGRAM}: for the --{name} option: requires a value!"))?;
    Ok(value.to_string_lossy().into_owned())
}

fn number_value(
    name: &str,
    value: Option<&OsStr>,
    next: &mut dyn FnMut() -> Option<OsString>,
) -> Result<u64, String> {
    let value = text_value(name, value, next)?;
    number(&value).ok_or_else(|| {
        format!("{PROGRAM}: for the --{name} option: '{value}' value invalid for uint argument!")
    })
}

/// A number with the prefixes of C and LLVM: `0x`, `0b`, `0o`, and `0` for octal.
fn number(text: &str) -> Option<u64> {
    let (radix, digits) = match text.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &text[2..]),
        [b'0', b'b' | b'B', ..] => (2, &text[2..]),
        [b'0', b'o', ..] => (8, &text[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &text[1..]),
        _ => (10, text),
    };
    let is_digit = |c: char| c.is_digit(radix);
    if digits.chars().all(is_digit) { u64::from_str_radix(digits, radix).ok() } else { None }
}

/// Number of elements above which hexadecimal is used; -1 is never.
fn hex_limit(
    name: &str,
    value: Option<&OsStr>,
    next: &mut dyn FnMut() -> Option<OsString>,
) -> Result<Option<u64>, String> {
    let value = OsString::from(text_value(name, value, next)?);
    if value == "-1" { Ok(None) } else { number_value(name, Some(&value), next).map(Some) }
}
