//! Command lines in LLVM's spelling: options have one dash or two, and a value after `=` or in the next
//! argument. Parsers for the usual conventions (clap, lexopt) read `-name` as several options of one letter.

use std::borrow::Cow;
use std::ffi::{OsStr, OsString};

use crate::os_string;

/// The arguments of a command line, in their order.
#[derive(Debug)]
pub struct CommandLine {
    arguments: std::vec::IntoIter<OsString>,
    /// Whether `--` was read, after which every argument is a file.
    has_only_files: bool,
}

/// An argument of a command line.
#[derive(Debug)]
pub enum Argument {
    /// An input file; `-` is the standard input.
    File(OsString),
    /// An option.
    Option(OptionArgument),
}

/// An option as it is written.
#[derive(Debug)]
pub struct OptionArgument {
    /// The whole argument, for messages.
    pub spelling: OsString,
}

impl CommandLine {
    /// The command line with these arguments, without the name of the program.
    #[must_use]
    pub fn new(arguments: Vec<OsString>) -> CommandLine {
        CommandLine { arguments: arguments.into_iter(), has_only_files: false }
    }

    /// Returns the value of the option that was read last: the text after `=`, or else the next argument.
    pub fn value(&mut self, option: &OptionArgument) -> Option<OsString> {
        option.value().or_else(|| self.arguments.next())
    }
}

impl Iterator for CommandLine {
    type Item = Argument;

    fn next(&mut self) -> Option<Argument> {
        let argument = self.arguments.next()?;
        match argument.as_encoded_bytes() {
            b"--" if !self.has_only_files => {
                self.has_only_files = true;
                self.next()
            }
            [b'-', _, ..] if !self.has_only_files => {
                Some(Argument::Option(OptionArgument { spelling: argument }))
            }
            _ => Some(Argument::File(argument)),
        }
    }
}

impl OptionArgument {
    /// The name, without dashes. Bytes that are not UTF-8 become U+FFFD, which no name contains.
    #[must_use]
    pub fn name(&self) -> Cow<'_, str> {
        let bytes = self.without_dashes();
        String::from_utf8_lossy(&bytes[..equals_sign(bytes).unwrap_or(bytes.len())])
    }

    /// The value after `=`.
    #[must_use]
    pub fn value(&self) -> Option<OsString> {
        let bytes = self.without_dashes();
        equals_sign(bytes).map(|index| os_string(bytes[index + 1..].to_vec()))
    }

    /// The value of an option that is written directly after its name, such as `-Idir`.
    #[must_use]
    pub fn joined_value(&self, name: &str) -> Option<OsString> {
        let value = self.without_dashes().strip_prefix(name.as_bytes())?;
        Some(os_string(value.to_vec()))
    }

    /// The value of an option that is on or off, which is on without a value. `None` if the value is neither.
    #[must_use]
    pub fn flag(&self) -> Option<bool> {
        match self.value().as_deref().map(OsStr::as_encoded_bytes) {
            None | Some(b"" | b"true" | b"TRUE" | b"True" | b"1") => Some(true),
            Some(b"false" | b"FALSE" | b"False" | b"0") => Some(false),
            Some(_) => None,
        }
    }

    /// The argument without its dashes. A third dash belongs to the name.
    fn without_dashes(&self) -> &[u8] {
        let bytes = self.spelling.as_encoded_bytes();
        bytes.strip_prefix(b"--").or_else(|| bytes.strip_prefix(b"-")).unwrap_or(bytes)
    }
}

fn equals_sign(bytes: &[u8]) -> Option<usize> {
    bytes.iter().position(|byte| *byte == b'=')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(arguments: &[&str]) -> Vec<(String, Option<String>)> {
        let text = |value: OsString| value.to_string_lossy().into_owned();
        let mut line = CommandLine::new(arguments.iter().map(OsString::from).collect());
        let mut parsed = Vec::new();
        while let Some(argument) = line.next() {
            parsed.push(match argument {
                Argument::File(file) => (text(file), None),
                Argument::Option(option) if option.name() == "o" => {
                    ("o".to_owned(), line.value(&option).map(text))
                }
                Argument::Option(option) => (format!("<{}>", option.name()), option.value().map(text)),
            });
        }
        parsed
    }

    #[test]
    fn options_have_one_dash_or_two() {
        let option = |name: &str, value: Option<&str>| (name.to_owned(), value.map(str::to_owned));
        for name in ["-dump-json", "--dump-json"] {
            assert_eq!(parse(&[name]), [option("<dump-json>", None)]);
        }
        let expected = [option("o", Some("x=y")), option("o", Some("-")), option("o", None)];
        assert_eq!(parse(&["-o=x=y", "--o", "-", "-o"]), expected);
        assert_eq!(parse(&["-", "--", "-x", "--"]), ["-", "-x", "--"].map(|file| option(file, None)));
    }

    #[test]
    fn flags_and_joined_values() {
        let option = |spelling: &str| OptionArgument { spelling: spelling.into() };
        assert_eq!(option("-f").flag(), Some(true));
        assert_eq!(option("-f=0").flag(), Some(false));
        assert_eq!(option("-f=maybe").flag(), None);
        assert_eq!(option("--Ia=b").joined_value("I"), Some("a=b".into()));
        assert_eq!(option("-é").joined_value("I"), None);
    }
}
