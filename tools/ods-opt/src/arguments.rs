//! Arguments of the command line, in `mlir-opt`'s spelling: one dash or two, values after `=` or as the next argument. Names of
//! files and separators are bytes; elsewhere bytes that are not UTF-8 mean nothing and are shown as U+FFFD.

use crate::expected::DiagnosticsLevel;
use crate::split::SEPARATOR;
use process_io::{expand_response_files, os_string};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};

/// An option as the command line gives it.
pub struct Argument<'a> {
    /// The program's name, for messages.
    pub program: &'a str,
    /// The name, without dashes.
    pub name: &'a str,
    /// The value after `=`.
    pub value: Option<&'a OsStr>,
    /// Returns the next argument, for values without `=`.
    pub next: &'a mut dyn FnMut() -> Option<OsString>,
}

impl Argument<'_> {
    /// The value of an option that is on or off.
    ///
    /// # Errors
    /// When the text is neither, in LLVM's words.
    pub fn flag(&self) -> Result<bool, String> {
        match self.text_after_sign().as_deref() {
            None | Some("" | "true" | "TRUE" | "True" | "1") => Ok(true),
            Some("false" | "FALSE" | "False" | "0") => Ok(false),
            Some(other) => {
                Err(self.error(&format!("'{other}' is invalid value for boolean argument! Try 0 or 1")))
            }
        }
    }

    /// The value after `=`, as text.
    pub fn text_after_sign(&self) -> Option<Cow<'_, str>> {
        self.value.map(OsStr::to_string_lossy)
    }

    /// The value, after `=` or as the next argument, as it is.
    ///
    /// # Errors
    /// When there is none.
    pub fn bytes(&mut self) -> Result<OsString, String> {
        let value = self.value.map(OsStr::to_owned).or_else(&mut *self.next);
        value.ok_or_else(|| self.error("requires a value!"))
    }

    /// The value, after `=` or as the next argument, as text.
    ///
    /// # Errors
    /// When there is none.
    pub fn text(&mut self) -> Result<String, String> {
        self.bytes().map(|value| value.to_string_lossy().into_owned())
    }

    /// The value as a number with the prefixes of C and LLVM: `0x`, `0b`, `0o`, and `0` for octal.
    ///
    /// # Errors
    /// When the value is missing or not a number.
    pub fn number(&mut self) -> Result<u64, String> {
        let value = self.text()?;
        self.number_of(&value)
    }

    /// The value as a limit; `-1` is none.
    ///
    /// # Errors
    /// When the value is missing or not a number.
    pub fn limit(&mut self) -> Result<Option<u64>, String> {
        let value = self.text()?;
        if value == "-1" { Ok(None) } else { self.number_of(&value).map(Some) }
    }

    fn number_of(&self, value: &str) -> Result<u64, String> {
        number(value).ok_or_else(|| self.error(&format!("'{value}' value invalid for uint argument!")))
    }

    /// The value, one of two words; whether it is the first.
    ///
    /// # Errors
    /// When there is no value, or it is another word.
    pub fn is_first_of(&mut self, [first, second]: [&str; 2]) -> Result<bool, String> {
        match self.text()? {
            word if word == first => Ok(true),
            word if word == second => Ok(false),
            other => Err(self.no_such_value(&other)),
        }
    }

    /// The separator of inputs: the default without a value, or for an empty one.
    pub fn separator(&self) -> Vec<u8> {
        self.value
            .map(OsStr::as_encoded_bytes)
            .filter(|value| !value.is_empty())
            .unwrap_or(SEPARATOR)
            .to_owned()
    }

    /// The diagnostics that `--verify-diagnostics` compares: all of them without a value.
    ///
    /// # Errors
    /// When the value is none of the levels.
    pub fn diagnostics_level(&self) -> Result<DiagnosticsLevel, String> {
        match self.text_after_sign().as_deref() {
            None | Some("" | "all") => Ok(DiagnosticsLevel::All),
            Some("only-expected") => Ok(DiagnosticsLevel::OnlyExpected),
            Some(other) => Err(self.no_such_value(other)),
        }
    }

    /// The error about a value that is none of those that the option has.
    pub fn no_such_value(&self, value: &str) -> String {
        self.error(&format!("Cannot find option named '{value}'!"))
    }

    fn error(&self, message: &str) -> String {
        let dashes = if self.name.len() == 1 { "-" } else { "--" };
        format!("{}: for the {dashes}{} option: {message}", self.program, self.name)
    }
}

/// Reads the arguments of a process, its own name first, response files included. `set` applies an option, and takes the arguments after
/// it that are its values. Returns the input file, `-` if none is given.
///
/// # Errors
/// The message of `set`, the one about a response file, or that there are two input files.
pub fn read<A: AsRef<OsStr>>(
    program: &str,
    arguments: &[A],
    set: impl FnMut(&OsStr, &mut dyn FnMut() -> Option<OsString>) -> Result<(), String>,
) -> Result<OsString, String> {
    let mut inputs = read_all(arguments, set)?;
    match inputs.len() {
        0 => Ok("-".into()),
        1 => Ok(inputs.remove(0)),
        _ => Err(format!(
            "{program}: Too many positional arguments specified!\n\
             Can specify at most 1 positional arguments: See: {program} --help"
        )),
    }
}

/// As [`read`], for any number of input files, which are returned.
///
/// # Errors
/// The message of `set`, or the one about a response file.
pub fn read_all<A: AsRef<OsStr>>(
    arguments: &[A],
    mut set: impl FnMut(&OsStr, &mut dyn FnMut() -> Option<OsString>) -> Result<(), String>,
) -> Result<Vec<OsString>, String> {
    let arguments = expand_response_files(arguments)?;
    let mut inputs = Vec::new();
    let mut rest = arguments.iter().skip(1).map(OsString::as_os_str);
    let mut only_files = false;
    while let Some(argument) = rest.next() {
        match argument.as_encoded_bytes() {
            b"--" if !only_files => only_files = true,
            [b'-', _, ..] if !only_files => set(argument, &mut || rest.next().map(OsStr::to_owned))?,
            _ => inputs.push(argument.to_owned()),
        }
    }
    Ok(inputs)
}

/// The message about an option that does not exist, with the nearest one of those that do.
pub fn unknown<'n>(
    program: &str,
    argument: &OsStr,
    name: &str,
    known: impl Iterator<Item = &'n str>,
) -> String {
    let shown = argument.display();
    let mut message = format!("{program}: Unknown command line argument '{shown}'.  Try: '{program} --help'");
    let distance = |known: &str| strsim::levenshtein(known, name);
    if let Some(near) = known.min_by_key(|known| distance(known))
        && distance(near) <= name.chars().count() / 3
    {
        let dashes = if near.len() == 1 { "-" } else { "--" };
        let shown = shown.to_string();
        let value = shown.split_once('=').map(|(_, value)| format!("={value}")).unwrap_or_default();
        message.push_str(&format!("\n{program}: Did you mean '{dashes}{near}{value}'?"));
    }
    message
}

/// The name of an option and the value after `=`, if there is one.
pub fn name_and_value(argument: &OsStr) -> (Cow<'_, str>, Option<OsString>) {
    let bytes = argument.as_encoded_bytes();
    // More dashes belong to the name, which no option has.
    let bytes = bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-")).unwrap_or(bytes);
    match bytes.iter().position(|byte| *byte == b'=') {
        Some(at) => (String::from_utf8_lossy(&bytes[..at]), Some(os_string(bytes[at + 1..].to_vec()))),
        None => (String::from_utf8_lossy(bytes), None),
    }
}

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
