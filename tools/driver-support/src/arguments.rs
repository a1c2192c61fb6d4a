//! Command-line options in LLVM's spelling: one dash or two, values after `=` or as the next argument. File names and separators
//! are bytes; elsewhere, bytes that are not UTF-8 are replaced by U+FFFD.

use crate::expected::DiagnosticsLevel;
use crate::split::SEPARATOR;
use process_io::{expand_response_files, os_string};
use std::borrow::Cow;
use std::ffi::{OsStr, OsString};

/// An option on the command line.
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
    /// The value of a boolean option.
    ///
    /// # Errors
    /// The value is not a boolean (LLVM's message).
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

    /// The value, after `=` or as the next argument, as bytes.
    ///
    /// # Errors
    /// There is no value.
    pub fn bytes(&mut self) -> Result<OsString, String> {
        let value = self.value.map(OsStr::to_owned).or_else(&mut *self.next);
        value.ok_or_else(|| self.error("requires a value!"))
    }

    /// The value, after `=` or as the next argument, as text.
    ///
    /// # Errors
    /// There is no value.
    pub fn text(&mut self) -> Result<String, String> {
        self.bytes().map(|value| value.to_string_lossy().into_owned())
    }

    /// The value as a number with the prefixes of C and LLVM: `0x`, `0b`, `0o`, and `0` for octal.
    ///
    /// # Errors
    /// The value is missing or not a number.
    pub fn number(&mut self) -> Result<u64, String> {
        let value = self.text()?;
        self.parse_number(&value)
    }

    /// The value as a limit; `-1` is none.
    ///
    /// # Errors
    /// The value is missing or not a number.
    pub fn limit(&mut self) -> Result<Option<u64>, String> {
        let value = self.text()?;
        if value == "-1" { Ok(None) } else { self.parse_number(&value).map(Some) }
    }

    fn parse_number(&self, value: &str) -> Result<u64, String> {
        parse_number(value).ok_or_else(|| self.error(&format!("'{value}' value invalid for uint argument!")))
    }

    /// Reads a value out of two, and returns whether it is the first.
    ///
    /// # Errors
    /// The value is missing, or neither of them.
    pub fn is_first_of(&mut self, [first, second]: [&str; 2]) -> Result<bool, String> {
        match self.text()? {
            value if value == first => Ok(true),
            value if value == second => Ok(false),
            other => Err(self.no_such_value(&other)),
        }
    }

    /// The separator of `--split-input-file`; the default if the value is missing or empty.
    pub fn separator(&self) -> Vec<u8> {
        self.value
            .map(OsStr::as_encoded_bytes)
            .filter(|value| !value.is_empty())
            .unwrap_or(SEPARATOR)
            .to_owned()
    }

    /// The level of `--verify-diagnostics`; all diagnostics if there is no value.
    ///
    /// # Errors
    /// The value is not a level.
    pub fn diagnostics_level(&self) -> Result<DiagnosticsLevel, String> {
        match self.text_after_sign().as_deref() {
            None | Some("" | "all") => Ok(DiagnosticsLevel::All),
            Some("only-expected") => Ok(DiagnosticsLevel::OnlyExpected),
            Some(other) => Err(self.no_such_value(other)),
        }
    }

    /// The error about a value that the option does not have.
    pub fn no_such_value(&self, value: &str) -> String {
        self.error(&format!("Cannot find option named '{value}'!"))
    }

    fn error(&self, message: &str) -> String {
        let dashes = if self.name.len() == 1 { "-" } else { "--" };
        format!("{}: for the {dashes}{} option: {message}", self.program, self.name)
    }
}

/// Reads the arguments of a process, its own name first, and expands response files. `set` applies an option, and takes the arguments
/// after it that are its values. Returns the input file, `-` by default.
///
/// # Errors
/// The message of `set`, or about a response file, or about a second input file.
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

/// Like [`read`], but returns any number of input files.
///
/// # Errors
/// The message of `set`, or about a response file.
pub fn read_all<A: AsRef<OsStr>>(
    arguments: &[A],
    mut set: impl FnMut(&OsStr, &mut dyn FnMut() -> Option<OsString>) -> Result<(), String>,
) -> Result<Vec<OsString>, String> {
    let arguments = expand_response_files(arguments)?;
    let mut inputs = Vec::new();
    let mut remaining = arguments.iter().skip(1).map(OsString::as_os_str);
    let mut after_double_dash = false;
    while let Some(argument) = remaining.next() {
        match argument.as_encoded_bytes() {
            b"--" if !after_double_dash => after_double_dash = true,
            [b'-', _, ..] if !after_double_dash => {
                set(argument, &mut || remaining.next().map(OsStr::to_owned))?
            }
            _ => inputs.push(argument.to_owned()),
        }
    }
    Ok(inputs)
}

/// The message about an unknown option, with the most similar known one.
pub fn unknown_option<'n>(
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

/// Splits an option into its name and the value after `=`.
pub fn split_option(argument: &OsStr) -> (Cow<'_, str>, Option<OsString>) {
    let bytes = argument.as_encoded_bytes();
    // Further dashes belong to the name, and no such option exists.
    let bytes = bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-")).unwrap_or(bytes);
    match bytes.iter().position(|byte| *byte == b'=') {
        Some(end) => (String::from_utf8_lossy(&bytes[..end]), Some(os_string(bytes[end + 1..].to_vec()))),
        None => (String::from_utf8_lossy(bytes), None),
    }
}

fn parse_number(text: &str) -> Option<u64> {
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
