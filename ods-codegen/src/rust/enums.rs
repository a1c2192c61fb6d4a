//! Enums.
//!
//! ```text
//! #[repr(u64)]
//! pub enum CmpIPredicate { Eq = 0, Ne = 1, … }      an integer enum
//! pub struct FastMathFlags(u64);                     a set of bits: constants, `|`, `contains`
//! ```
//!
//! Both have `value`, `from_value`, `Display` in the definition's spelling, and `FromStr` for it.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emitter;
use super::attributes::{enum_case, enum_name};
use crate::model::{self, Dialect, Enum, Result};

impl<'r> Emitter<'r, '_> {
    /// The enums of the dialect: those in its namespace.
    pub(super) fn enums(
        &self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<TokenStream> {
        let namespace = |text: &str| text.trim_start_matches("::").to_owned();
        let own = dialect.namespace().map(namespace).unwrap_or_default();
        let mut items = Vec::new();
        for definition in model::enums(records) {
            if definition.namespace().is_ok_and(|name| namespace(name) != own) {
                continue;
            }
            match self.enumeration(definition) {
                Ok(tokens) => items.push(tokens),
                Err(error) => errors.push(error),
            }
        }
        items
    }

    fn enumeration(&self, definition: Enum<'r>) -> Result<TokenStream> {
        let mut cases = Vec::new();
        for case in definition.cases()? {
            cases.push((enum_case(definition, case.symbol()?), case.spelling()?, case.value()?));
        }
        let doc = self.docs(definition.summary()?, "", definition.record());
        let name = enum_name(definition);
        Ok(match definition.is_bit_enum() {
            true => {
                let has_groups =
                    definition.record().optional_bit("printBitEnumPrimaryGroups")?.unwrap_or_default();
                bits(&name, &doc, &cases, definition.separator()?, has_groups)
            }
            false => integers(&name, &doc, &cases),
        })
    }
}

type Case<'r> = (Ident, &'r str, i64);

fn integers(name: &Ident, doc: &TokenStream, cases: &[Case<'_>]) -> TokenStream {
    let names: Vec<&Ident> = cases.iter().map(|(name, ..)| name).collect();
    let spellings: Vec<&str> = cases.iter().map(|(_, spelling, _)| *spelling).collect();
    let values: Vec<u64> = cases.iter().map(|(.., value)| *value as u64).collect();
    let docs: Vec<String> = spellings.iter().map(|spelling| format!(" `{spelling}`")).collect();
    quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum #name {
            #(#[doc = #docs] #names),*
        }

        impl #name {
            #[doc = " All cases in order."]
            pub const ALL: &'static [#name] = &[#(#name::#names),*];

            #[doc = " The number of the case."]
            pub fn value(self) -> u64 {
                match self { #(#name::#names => #values),* }
            }

            #[doc = " The case of that number."]
            pub fn from_value(value: u64) -> Option<#name> {
                Self::ALL.iter().copied().find(|case| case.value() == value)
            }
        }

        impl std::fmt::Display for #name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self { #(#name::#names => #spellings),* })
            }
        }

        impl std::str::FromStr for #name {
            type Err = ();

            fn from_str(text: &str) -> Result<#name, ()> {
                match text { #(#spellings => Ok(#name::#names),)* _ => Err(()) }
            }
        }
    }
}

fn bits(
    name: &Ident,
    doc: &TokenStream,
    cases: &[Case<'_>],
    separator: &str,
    has_groups: bool,
) -> TokenStream {
    let names: Vec<&Ident> = cases.iter().map(|(name, ..)| name).collect();
    let spellings: Vec<&str> = cases.iter().map(|(_, spelling, _)| *spelling).collect();
    let values: Vec<u64> = cases.iter().map(|(.., value)| *value as u64).collect();
    let docs: Vec<String> = spellings.iter().map(|spelling| format!(" `{spelling}`")).collect();
    let split = separator.trim();
    quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #name(u64);

        impl #name {
            #(#[doc = #docs] pub const #names: #name = #name(#values);)*

            #[doc = " The cases, those of several bits after the bits they are made of."]
            const CASES: &'static [(u64, &'static str)] = &[#((#values, #spellings)),*];

            #[doc = " The bits."]
            pub fn value(self) -> u64 {
                self.0
            }

            #[doc = " The set of these bits, if all of them are known."]
            pub fn from_value(value: u64) -> Option<#name> {
                let known = Self::CASES.iter().fold(0, |all, (bits, _)| all | bits);
                (value & !known == 0).then_some(#name(value))
            }

            #[doc = " Whether all bits of `other` are among these."]
            pub fn contains(self, other: #name) -> bool {
                self.0 & other.0 == other.0
            }
        }

        impl std::ops::BitOr for #name {
            type Output = #name;

            fn bitor(self, other: #name) -> #name {
                #name(self.0 | other.0)
            }
        }

        impl std::fmt::Display for #name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                ir_core::spec::bits::write(f, self.0, Self::CASES, #separator, #has_groups)
            }
        }

        impl std::str::FromStr for #name {
            type Err = ();

            fn from_str(text: &str) -> Result<#name, ()> {
                ir_core::spec::bits::parse(text, Self::CASES, #split).map(#name).ok_or(())
            }
        }
    }
}
