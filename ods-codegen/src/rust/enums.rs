//! Enums.
//!
//! ```text
//! integer_enum! {
//!     /// What is compared.
//!     CmpIPredicate {
//!         cpp: "::mlir::arith::CmpIPredicate",
//!         …
//!     }
//!     Eq(0, "eq"),
//!     …
//! }
//! bit_enum! { … }
//! ```
//!
//! Both implement `EnumValue`: `value`, `from_value`, and the cases as data. Both have `Display` in the definition's spelling,
//! and `FromStr` for it. A bit enum has constants, `|`, `&`, `^`, `!`, `contains` and `contains_any`.

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rustc_hash::FxHashSet;

use super::Emitter;
use super::names::{enum_case, enum_name, ident, literal};
use crate::codes;
use crate::model::{self, Dialect, Enum, Result};

impl<'r> Emitter<'r, '_> {
    /// The enums of the dialect: those in its namespace, and those without a dialect that its parameters need.
    pub(super) fn enums(
        &mut self,
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
        let definitions: Vec<Enum<'r>> = model::enums(records).filter(is_own).collect();
        for definition in definitions {
            let checked = model::consistency::check_enum(definition)
                .and_then(|()| self.claim(&enum_name(definition), definition.record()))
                .and_then(|()| self.enumeration(definition));
            match checked {
                Ok(tokens) => items.push(tokens),
                Err(error) => errors.push(error),
            }
        }
        items
    }

    /// Marks an enum as needed, which may belong to no dialect.
    pub(super) fn need_enum(&mut self, definition: Enum<'r>) {
        self.needed_enums.insert(definition.def_name());
    }

    fn enumeration(&self, definition: Enum<'r>) -> Result<TokenStream> {
        let mut cases = Vec::new();
        let mut names: FxHashSet<String> = FxHashSet::default();
        for case in definition.cases()? {
            let (name, text) = (enum_case(definition, case.symbol()?), case.spelling()?);
            if !names.insert(name.to_string()) {
                let message = format!("two cases of the enum are called `{name}` in Rust");
                return Err(Diagnostic::error(codes::WRONG_ENUM, definition.record().span(), message)
                    .with_note(case.record().span(), "the second one is defined here"));
            }
            let value = Literal::u64_unsuffixed(case.value()? as u64);
            let text = literal(text);
            let deprecated = case.deprecation().map(super::operation::deprecated);
            cases.push(quote! { #deprecated #name(#value, #text), });
        }
        let doc = self.docs(definition.summary()?, definition.description()?, definition.record());
        let (name, fields) = (enum_name(definition), fields(definition)?);
        let form = ident(if definition.is_bit_enum() { "bit_enum" } else { "integer_enum" });
        Ok(quote! {
            #form! {
                #doc
                #name { #(#fields,)* }
                #(#cases)*
            }
        })
    }
}

/// The fields of the `EnumSpec` that are not empty, except the cases.
fn fields(definition: Enum<'_>) -> Result<Vec<TokenStream>> {
    let cpp = format!("{}::{}", definition.namespace()?, definition.class_name()?);
    let summary = definition.summary()?;
    let mut fields = vec![quote! { cpp: #cpp }, quote! { summary: #summary }];
    if definition.is_bit_enum() {
        let separator = definition.separator()?;
        fields.push(quote! { separator: Some(#separator) });
    }
    if definition.prints_groups()?.unwrap_or_default() {
        fields.push(quote! { has_groups: true });
    }
    // The default of upstream's classes: quoted for enums that are also attributes.
    let is_quoted = definition.prints_quoted()?;
    if is_quoted.unwrap_or(definition.as_attribute().is_some()) {
        fields.push(quote! { is_quoted: true });
    }
    Ok(fields)
}
