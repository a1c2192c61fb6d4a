//! What an author must write: functions that definitions use and nothing offers.

use std::collections::BTreeSet;

use ods_parser::source::Span;
use proc_macro2::TokenStream;
use quote::quote;

use super::contract::ident;
use super::ty::Ty;
use super::types::{external_result_type, signature_type};

/// Why a function must be written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MissingKind {
    /// A test for a class that no definition describes.
    Class,
    /// A method of a class, or a field of an object.
    Method,
    /// A function.
    Function,
    /// A condition that has no form in Rust as a whole.
    Condition,
    /// A value that has no form in Rust as a whole.
    Value,
}

impl MissingKind {
    /// The word for it in lists.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            MissingKind::Class => "class",
            MissingKind::Method => "method",
            MissingKind::Function => "function",
            MissingKind::Condition => "condition",
            MissingKind::Value => "value",
        }
    }
}

/// A function that an author must write.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Why.
    pub kind: MissingKind,
    /// The name that the definition uses, or the code of a condition.
    pub cpp: String,
    /// The name of the function.
    pub function: String,
    /// What it takes besides the context and, where `needs_ir`, the IR.
    pub parameters: Vec<Ty>,
    /// What it returns.
    pub result: Ty,
    /// Where it is used: the fields of the definitions.
    pub used_at: BTreeSet<Span>,
}

impl Missing {
    /// Whether it takes the IR: when one of its parameters means nothing without.
    #[must_use]
    pub fn needs_ir(&self) -> bool {
        self.parameters.iter().any(Ty::needs_ir)
    }
}

/// All functions that an author must write, in the order they were met.
#[derive(Clone, Default, Debug)]
pub struct Coverage {
    missing: Vec<Missing>,
    /// Those that the function being emitted uses.
    used: BTreeSet<usize>,
}

/// A state of a [`Coverage`].
pub(super) struct Mark {
    len: usize,
    used: BTreeSet<usize>,
}

impl Coverage {
    /// The functions.
    #[must_use]
    pub fn missing(&self) -> &[Missing] {
        &self.missing
    }

    /// A function with these properties, new or met before; returns its name.
    pub(super) fn require(&mut self, wanted: Missing) -> String {
        let is_same = |(_, found): &(usize, &mut Missing)| {
            found.cpp == wanted.cpp
                && found.kind == wanted.kind
                && found.result == wanted.result
                && found.parameters == wanted.parameters
        };
        if let Some((index, found)) = self.missing.iter_mut().enumerate().find(is_same) {
            found.used_at.extend(wanted.used_at);
            self.used.insert(index);
            return found.function.clone();
        }
        let mut function = wanted.function.clone();
        let mut number = 1;
        while self.missing.iter().any(|found| found.function == function) {
            number += 1;
            function = format!("{}_{number}", wanted.function);
        }
        self.used.insert(self.missing.len());
        self.missing.push(Missing { function: function.clone(), ..wanted });
        function
    }

    /// What there is now, for [`Coverage::forget`].
    pub(super) fn mark(&self) -> Mark {
        Mark { len: self.missing.len(), used: self.used.clone() }
    }

    /// Takes back what was added since a mark.
    pub(super) fn forget(&mut self, mark: Mark) {
        self.missing.truncate(mark.len);
        self.used = mark.used;
    }

    /// The names of the functions used since this was last asked.
    pub(super) fn take_used(&mut self) -> Vec<String> {
        let used = std::mem::take(&mut self.used);
        used.into_iter().map(|index| self.missing[index].function.clone()).collect()
    }

    /// The items of the trait that the author implements, one function each:
    ///
    /// ```text
    /// /// `::mlir::LLVM::isCompatibleOuterType`
    /// fn is_compatible_outer_type(ctx: &Context, a: Type) -> bool;
    /// ```
    #[must_use]
    pub fn trait_items(&self) -> TokenStream {
        let items = self.missing.iter().map(|missing| {
            let doc = format!(" `{}`", missing.cpp.split_whitespace().collect::<Vec<_>>().join(" "));
            let name = ident(&missing.function);
            let ir = missing.needs_ir().then(|| quote!(ir: &Ir,));
            let parameters = missing.parameters.iter().enumerate().map(|(index, ty)| {
                let name = ident(&parameter_name(index));
                let ty = signature_type(ty);
                quote!(#name: #ty)
            });
            let result = external_result_type(&missing.result);
            quote! {
                #[doc = #doc]
                fn #name(ctx: &Context, #ir #(#parameters),*) -> #result;
            }
        });
        quote!(#(#items)*)
    }
}

/// The name of a parameter that the definition gives none: `a`, `b`, …
fn parameter_name(index: usize) -> String {
    match u8::try_from(index).ok().filter(|index| *index < 26) {
        Some(index) => char::from(b'a' + index).to_string(),
        None => format!("a{index}"),
    }
}
