//! Enums.
//!
//! ```text
//! pub enum CmpIPredicate { Eq = 0, Ne = 1, … }       an integer enum
//! pub struct FastMathFlags(u64);                     a set of bits: constants, `|`, `contains`
//! ```
//!
//! Both are `EnumValue`s: `value`, `from_value`, and the cases as data. Both have `Display` in the definition's spelling,
//! and `FromStr` for it.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::Emitter;
use super::names::{enum_case, enum_name};
use crate::model::{self, Dialect, Enum, Result};

impl<'r> Emitter<'r, '_> {
    /// The enums of the dialect: those in its namespace, and those of no dialect that its parameters need.
    pub(super) fn enums(
        &self,
        records: &'r Records,
        dialect: Dialect<'r>,
        errors: &mut Vec<Diagnostic>,
    ) -> Vec<TokenStream> {
        let own = dialect.name().unwrap_or_default();
        let is_own = |definition: &Enum<'r>| match self
            .definitions
            .dialect_of(definition.namespace().unwrap_or_default())
        {
            Some(owner) => owner == own,
            None => self.needed_enums.contains(definition.def_name()),
        };
        let mut items = Vec::new();
        for definition in model::enums(records).filter(is_own) {
            match self.enumeration(definition) {
                Ok(tokens) => items.push(tokens),
                Err(error) => errors.push(error),
            }
        }
        items
    }

    /// Notes that an enum is needed, which may belong to no dialect.
    pub(super) fn need_enum(&mut self, definition: Enum<'r>) {
        self.needed_enums.insert(definition.def_name());
    }

    fn enumeration(&self, definition: Enum<'r>) -> Result<TokenStream> {
        let mut cases = Vec::new();
        for case in definition.cases()? {
            cases.push(Case {
                name: enum_case(definition, case.symbol()?),
                spelling: case.spelling()?,
                value: case.value()? as u64,
            });
        }
        let doc = self.docs(definition.summary()?, definition.description()?, definition.record());
        let name = enum_name(definition);
        let spec = spec(definition, &cases)?;
        let item =
            if definition.is_bit_enum() { bits(&name, &doc, &cases) } else { integers(&name, &doc, &cases) };
        let made = match definition.is_bit_enum() {
            true => quote!(Self::CASES.accepts(value).then_some(#name(value))),
            false => quote!(Self::ALL.iter().copied().find(|case| EnumValue::value(*case) == value)),
        };
        let value = if definition.is_bit_enum() { quote!(self.0) } else { quote!(self as u64) };
        Ok(quote! {
            #item

            impl EnumValue for #name {
                const CASES: &'static EnumSpec = &#spec;

                fn value(self) -> u64 {
                    #value
                }

                fn from_value(value: u64) -> Option<#name> {
                    #made
                }
            }

            impl std::fmt::Display for #name {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    Self::CASES.display(EnumValue::value(*self)).fmt(f)
                }
            }

            impl std::str::FromStr for #name {
                type Err = ();

                fn from_str(text: &str) -> Result<#name, ()> {
                    Self::CASES.parse(text).and_then(Self::from_value).ok_or(())
                }
            }
        })
    }
}

/// A case of an enum.
struct Case<'r> {
    name: Ident,
    spelling: &'r str,
    value: u64,
}

/// The `EnumSpec`.
fn spec(definition: Enum<'_>, cases: &[Case<'_>]) -> Result<TokenStream> {
    let cpp = format!("{}::{}", definition.namespace()?, definition.class_name()?);
    let summary = definition.summary()?;
    let cases = cases.iter().map(|Case { spelling, value, .. }| quote!((#value, #spelling)));
    let separator = match definition.is_bit_enum() {
        true => {
            let separator = definition.separator()?;
            quote!(Some(#separator))
        }
        false => quote!(None),
    };
    let has_groups = definition.record().optional_bit("printBitEnumPrimaryGroups")?.unwrap_or_default();
    // Where the definitions do not say it, it is as upstream's classes have it: of enums that are attributes, too.
    let is_quoted = definition.record().optional_bit("printBitEnumQuoted")?;
    let is_quoted = is_quoted.unwrap_or(definition.as_attribute().is_some());
    Ok(quote! {
        EnumSpec {
            cpp: #cpp,
            summary: #summary,
            cases: &[#(#cases),*],
            separator: #separator,
            has_groups: #has_groups,
            is_quoted: #is_quoted,
        }
    })
}

fn integers(name: &Ident, doc: &TokenStream, cases: &[Case<'_>]) -> TokenStream {
    let names: Vec<&Ident> = cases.iter().map(|case| &case.name).collect();
    let values = cases.iter().map(|case| case.value);
    let docs = cases.iter().map(|case| format!(" `{}`", case.spelling));
    quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u64)]
        pub enum #name {
            #(#[doc = #docs] #names = #values),*
        }

        impl #name {
            #[doc = " All cases in order."]
            pub const ALL: &'static [#name] = &[#(#name::#names),*];
        }
    }
}

fn bits(name: &Ident, doc: &TokenStream, cases: &[Case<'_>]) -> TokenStream {
    let names = cases.iter().map(|case| &case.name);
    let values = cases.iter().map(|case| case.value);
    let docs = cases.iter().map(|case| format!(" `{}`", case.spelling));
    quote! {
        #doc
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct #name(u64);

        impl #name {
            #(#[doc = #docs] pub const #names: #name = #name(#values);)*

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
    }
}
