//! Command-line options in LLVM's spelling: one dash or two, values after `=` or as the next argument. File
//! names and separators are bytes; elsewhere, bytes that are not UTF-8 are replaced by U+FFFD.

use crate::expected::DiagnosticsLevel;
use crate::split::SEPARATOR;
use command_line::{CommandLine, OptionArgument, expand_response_files};
use std::ffi::{OsStr, OsString};

/// An option on the command line.
pub struct Argument<'a> {
    /// The program's name, for messages.
    pub program: &'a str,
    /// The name, without dashes.
    pub name: String,
    option: OptionArgument,
    command_line: &'a mut CommandLine,
}

impl Argument<'_> {
    /// The value of a boolean option.
    ///
    /// # Errors
    /// The value is not a boolean (LLVM's message).
    pub fn flag(&self) -> Result<bool, String> {
        self.option.flag().ok_or_else(|| {
            let value = self.text_after_sign().unwrap_or_default();
            self.error(&format!("'{value}' is invalid value for boolean argument! Try 0 or 1"))
        })
    }

    /// The value after `=`, as text.
    pub fn text_after_sign(&self) -> Option<String> {
        self.option.value().map(|value| value.to_string_lossy().into_owned())
    }

    /// The value, after `=` or as the next argument, as bytes.
    ///
    /// # Errors
    /// There is no value.
    pub fn bytes(&mut self) -> Result<OsString, String> {
        self.command_line.value(&self.option).ok_or_else(|| self.error("requires a value!"))
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
        match self.option.value() {
            Some(value) if !value.is_empty() => value.into_encoded_bytes(),
            _ => SEPARATOR.to_owned(),
        }
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

/// Reads the arguments of a process, its own name first, and expands response files. `set` applies an option.
/// Returns the input file, `-` by default.
///
/// # Errors
/// The message of `set`, or about a response file, or about a second input file.
pub fn read<A: AsRef<OsStr>>(
    program: &str,
    arguments: &[A],
    set: impl FnMut(Argument<'_>) -> Result<(), String>,
) -> Result<OsString, String> {
    let mut inputs = read_all(program, arguments, set)?;
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
    program: &str,
    arguments: &[A],
    mut set: impl FnMut(Argument<'_>) -> Result<(), String>,
) -> Result<Vec<OsString>, String> {
    let arguments = expand_response_files(arguments)?.into_iter().skip(1);
    let mut command_line = CommandLine::new(arguments.collect());
    let mut inputs = Vec::new();
    while let Some(argument) = command_line.next() {
        match argument {
            command_line::Argument::File(path) => inputs.push(path),
            command_line::Argument::Option(option) => {
                let name = option.name().into_owned();
                set(Argument { program, name, option, command_line: &mut command_line })?;
            }
        }
    }
    Ok(inputs)
}

/// The message about an unknown option, with the most similar known one.
pub fn unknown_option<'n>(argument: &Argument<'_>, known: impl Iterator<Item = &'n str>) -> String {
    let Argument { program, name, .. } = argument;
    let mut message = unknown(argument);
    let distance = |known: &str| strsim::levenshtein(known, name);
    if let Some(near) = known.min_by_key(|known| distance(known))
        && distance(near) <= name.chars().count() / 3
    {
        let dashes = if near.len() == 1 { "-" } else { "--" };
        let value = argument.text_after_sign().map(|value| format!("={value}")).unwrap_or_default();
        message.push_str(&format!("\n{program}: Did you mean '{dashes}{near}{value}'?"));
    }
    message
}

/// The message about an unknown option.
pub fn unknown(argument: &Argument<'_>) -> String {
    let Argument { program, option, .. } = argument;
    let spelling = option.spelling.display();
    format!("{program}: Unknown command line argument '{spelling}'.  Try: '{program} --help'")
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
