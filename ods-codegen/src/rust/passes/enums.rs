//! Enums of option values, whose cases the flags of an option list:
//!
//! ```text
//! ::llvm::cl::values(clEnumValN(mlir::Level::Low, "low", "Not much."), …)
//! ```

use super::super::emit::{OptionCase, OptionEnum};
use super::super::names::class_ident;
use crate::model::{PassOption, Result};
use crate::rust::Ident;

impl OptionEnum {
    /// The enum of an option, whose C++ type has this name in Rust; `None` if its flags list no cases.
    ///
    /// # Errors
    /// When the flags are not a string.
    pub(super) fn of(option: PassOption<'_>, name: &Ident) -> Result<Option<OptionEnum>> {
        let flags = option.flags()?;
        let cases: Option<Vec<OptionCase>> = flags.split("clEnumValN(").skip(1).map(case).collect();
        let cases = cases.filter(|cases| !cases.is_empty());
        let argument = option.argument()?.to_owned();
        Ok(cases.map(|cases| OptionEnum { name: name.clone(), cases, argument }))
    }

    /// The case that a C++ expression such as `mlir::Level::Low` names.
    pub(super) fn case(&self, cpp: &str) -> Option<Ident> {
        let expected = class_ident(cpp.rsplit("::").next()?.trim());
        self.cases.iter().map(|case| &case.name).find(|name| **name == expected).cloned()
    }
}

/// The case that the arguments of `clEnumValN` describe: a C++ enumerator and two string literals.
fn case(arguments: &str) -> Option<OptionCase> {
    let (cpp, rest) = arguments.split_once(',')?;
    let (text, rest) = literal(rest)?;
    let (description, _) = literal(rest)?;
    Some(OptionCase { name: class_ident(cpp.rsplit("::").next()?.trim()), text, description })
}

/// The next string literal, and the text after it.
fn literal(text: &str) -> Option<(String, &str)> {
    let (_, text) = text.split_once('"')?;
    let mut value = String::new();
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Some((value, &text[at + 1..])),
            '\\' => value.extend(chars.next().map(|(_, escaped)| escaped)),
            c => value.push(c),
        }
    }
    None
}
