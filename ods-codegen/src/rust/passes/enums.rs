//! Enums of option values, whose cases the flags of an option list:
//!
//! ```text
//! ::llvm::cl::values(clEnumValN(mlir::Level::Low, "low", "Not much."), …)
//! ```
//!
//! become
//!
//! ```text
//! /// Values of the option `level`.
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
//! pub enum Level {
//!     /// `low`: Not much.
//!     #[default]
//!     Low,
//!     …
//! }
//!
//! impl pass::PassEnum for Level { const CASES: &'static [(Level, &'static str)] = &[(Level::Low, "low"), …]; }
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::super::names::class_ident;
use crate::model::{PassOption, Result};

/// A case of an option's enum.
#[derive(PartialEq)]
struct Case {
    name: Ident,
    text: String,
    description: String,
}

/// An enum of option values.
pub(super) struct OptionEnum {
    name: Ident,
    cases: Vec<Case>,
    /// The argument of the first option.
    argument: String,
}

impl OptionEnum {
    /// The enum of an option, whose C++ type has this name in Rust; `None` if its flags list no cases.
    ///
    /// # Errors
    /// When the flags are not a string.
    pub(super) fn of(option: PassOption<'_>, name: &Ident) -> Result<Option<OptionEnum>> {
        let flags = option.flags()?;
        let cases: Option<Vec<Case>> = flags.split("clEnumValN(").skip(1).map(case).collect();
        let cases = cases.filter(|cases| !cases.is_empty());
        let argument = option.argument()?.to_owned();
        Ok(cases.map(|cases| OptionEnum { name: name.clone(), cases, argument }))
    }

    pub(super) fn name(&self) -> &Ident {
        &self.name
    }

    pub(super) fn has_cases_of(&self, other: &OptionEnum) -> bool {
        self.cases == other.cases
    }

    /// The case that a C++ expression such as `mlir::Level::Low` names.
    pub(super) fn case(&self, cpp: &str) -> Option<TokenStream> {
        let expected = class_ident(cpp.rsplit("::").next()?.trim());
        let OptionEnum { name, cases, .. } = self;
        let case = &cases.iter().find(|case| case.name == expected)?.name;
        Some(quote!(#name::#case))
    }

    /// The definition of the enum.
    pub(super) fn item(&self) -> TokenStream {
        let OptionEnum { name, cases, argument } = self;
        let doc = format!(" Values of the option `{argument}`.");
        let variants = cases.iter().enumerate().map(|(index, Case { name, text, description })| {
            let doc = format!(" `{text}`: {}", super::super::escaped(description));
            let default = (index == 0).then(|| quote!(#[default]));
            quote! {
                #[doc = #doc]
                #default
                #name
            }
        });
        let texts = cases.iter().map(|Case { name: case, text, .. }| quote!((#name::#case, #text)));
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub enum #name { #(#variants),* }

            impl pass::PassEnum for #name {
                const CASES: &'static [(#name, &'static str)] = &[#(#texts),*];
            }
        }
    }
}

/// The case that the arguments of `clEnumValN` describe: a C++ enumerator and two string literals.
fn case(arguments: &str) -> Option<Case> {
    let (cpp, rest) = arguments.split_once(',')?;
    let (text, rest) = literal(rest)?;
    let (description, _) = literal(rest)?;
    Some(Case { name: class_ident(cpp.rsplit("::").next()?.trim()), text, description })
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
