//! Enums of option values, whose cases the flags of an option list:
//!
//! ```text
//! ::llvm::cl::values(clEnumValN(mlir::Level::Low, "low", "Not much."), clEnumVal(High, "All."), …)
//! ```

use super::super::emit::{OptionCase, OptionEnum};
use super::super::names::{class, distinguished};
use crate::FxHashMap;
use crate::model::{PassOption, Result};
use crate::rust::{Ident, ident};

/// A case as the flags write it.
struct ListedCase<'r> {
    /// The name of the C++ enumerator without its scope.
    enumerator: &'r str,
    text: String,
    description: String,
}

impl OptionEnum {
    /// The enum of an option, whose C++ type has this name in Rust; `None` if its flags list no cases.
    ///
    /// # Errors
    /// When the flags are not a string.
    pub(super) fn parse(option: PassOption<'_>, name: &Ident) -> Result<Option<OptionEnum>> {
        let flags = option.flags()?;
        let listed: Option<Vec<ListedCase<'_>>> = flags.split("clEnumVal").skip(1).map(listed_case).collect();
        let Some(listed) = listed.filter(|listed| !listed.is_empty()) else { return Ok(None) };
        let names = distinguished(listed.iter().map(|case| (case.enumerator, class(case.enumerator))));
        let names: FxHashMap<&str, String> = names.into_iter().collect();
        let cases = listed.iter().map(|case| OptionCase {
            name: ident(&names[case.enumerator]),
            enumerator: case.enumerator.to_owned(),
            text: case.text.clone(),
            description: case.description.clone(),
        });
        let (cases, argument) = (cases.collect(), option.argument()?.to_owned());
        Ok(Some(OptionEnum { name: name.clone(), cpp: name.to_string(), cases, argument }))
    }

    /// Whether both list the cases of one C++ type in the same way.
    pub(super) fn is_same(&self, other: &OptionEnum) -> bool {
        self.cpp == other.cpp && self.cases == other.cases
    }

    /// The case that a C++ expression such as `mlir::Level::Low` names.
    pub(super) fn case(&self, cpp: &str) -> Option<Ident> {
        let expected = last_name(cpp)?;
        self.cases.iter().find(|case| case.enumerator == expected).map(|case| case.name.clone())
    }
}

/// The case that the rest of `clEnumValN(Level::Low, "low", "…"` or `clEnumVal(low, "…"` describes.
fn listed_case(rest: &str) -> Option<ListedCase<'_>> {
    let (cpp, arguments) = rest.split_once('(')?.1.split_once(',')?;
    let enumerator = last_name(cpp)?;
    let (text, arguments) =
        if rest.starts_with('N') { literals(arguments)? } else { (cpp.trim().to_owned(), arguments) };
    let (description, _) = literals(arguments)?;
    Some(ListedCase { enumerator, text, description })
}

/// The last name of a qualified C++ name; `None` for any other expression.
fn last_name(cpp: &str) -> Option<&str> {
    let is_name = |name: &str| {
        !name.is_empty()
            && !name.starts_with(|c: char| c.is_ascii_digit())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let qualified = cpp.trim();
    let qualified = qualified.strip_prefix("::").unwrap_or(qualified);
    qualified.split("::").all(is_name).then(|| qualified.rsplit("::").next()).flatten()
}

/// The next string literal, joined with those that follow it directly, and the text after the next comma.
fn literals(text: &str) -> Option<(String, &str)> {
    let mut value = String::new();
    let mut rest = text.trim_start().strip_prefix('"')?;
    loop {
        let (literal, after) = literal(rest)?;
        value += &literal;
        rest = after.trim_start();
        match rest.strip_prefix('"') {
            Some(next) => rest = next,
            None => return Some((value, rest.strip_prefix(',').unwrap_or(rest))),
        }
    }
}

/// The rest of a string literal, and the text after it.
fn literal(text: &str) -> Option<(String, &str)> {
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
