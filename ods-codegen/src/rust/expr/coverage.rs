//! The user-provided functions: functions that definitions use and that neither the runtime nor a definition
//! provides.

use std::collections::BTreeSet;

use super::contract::ident;
use super::translator::position;
use super::ty::Ty;
use super::types::{external_result_type, signature_type};
use crate::Span;
use crate::rust::{TokenStream, quote};

/// The reason why a function must be provided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MissingKind {
    /// A test for a class without a definition.
    Class,
    /// A method of a class, or a field of an object.
    Method,
    /// A function.
    Function,
    /// A condition that as a whole has no form in Rust.
    Condition,
    /// A value that as a whole has no form in Rust.
    Value,
}

impl MissingKind {
    /// The word for it in lists.
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

/// A user-provided function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The reason.
    pub kind: MissingKind,
    /// The name that the definition uses, or the code of a condition.
    pub cpp: String,
    /// The same with operands, attributes, … by position, which is equal for equal code of several
    /// operations.
    pub(super) key: String,
    /// The identifier that nothing offers; empty for code as a whole.
    pub name: String,
    /// A name that is offered and may be meant.
    pub close: Option<String>,
    /// The name of the function.
    pub function: String,
    /// Its parameters besides the context and, if `needs_ir`, the IR, with the names of their values in the
    /// definition, which may be empty.
    pub parameters: Vec<(String, Ty)>,
    /// Its result.
    pub result: Ty,
    /// The locations of its uses: fields of the definitions.
    pub used_at: BTreeSet<Span>,
    /// The location of the definition that uses it first.
    pub owner: Span,
}

impl Missing {
    /// Whether it takes the IR, because one of its parameters is a handle into the IR.
    pub fn needs_ir(&self) -> bool {
        self.parameters.iter().any(|(_, ty)| ty.needs_ir())
    }
}

/// All user-provided functions, in the order of their first use.
#[derive(Clone, Default, Debug)]
pub struct Coverage {
    missing: Vec<Missing>,
    /// Those that the function being emitted uses.
    used: BTreeSet<usize>,
    /// The location of the definition whose code is translated.
    pub(super) owner: Span,
}

/// A state of a [`Coverage`].
pub(super) struct Mark {
    len: usize,
    used: BTreeSet<usize>,
}

impl Coverage {
    /// The functions.
    pub fn missing(&self) -> &[Missing] {
        &self.missing
    }

    /// Adds a function, or a use of an equal one that was added before, and returns its name.
    pub(super) fn require(&mut self, expected: Missing) -> String {
        let is_same = |(_, found): &(usize, &mut Missing)| {
            let types =
                |missing: &Missing| missing.parameters.iter().map(|(_, ty)| ty.clone()).collect::<Vec<_>>();
            found.key == expected.key
                && found.kind == expected.kind
                && found.result == expected.result
                && types(found) == types(&expected)
        };
        if let Some((index, found)) = self.missing.iter_mut().enumerate().find(is_same) {
            found.used_at.extend(expected.used_at);
            self.used.insert(index);
            return found.function.clone();
        }
        let mut function = expected.function.clone();
        let mut number = 1;
        while self.missing.iter().any(|found| found.function == function) {
            number += 1;
            function = format!("{}_{number}", expected.function);
        }
        self.used.insert(self.missing.len());
        self.missing.push(Missing { function: function.clone(), owner: self.owner, ..expected });
        function
    }

    /// The current state, for [`Coverage::forget`].
    pub(super) fn mark(&self) -> Mark {
        Mark { len: self.missing.len(), used: self.used.clone() }
    }

    /// Removes the functions that were added since a mark.
    pub(super) fn forget(&mut self, mark: Mark) {
        self.missing.truncate(mark.len);
        self.used = mark.used;
    }

    /// The names of the functions used since the last call.
    pub(super) fn take_used(&mut self) -> Vec<String> {
        let used = std::mem::take(&mut self.used);
        used.into_iter().map(|index| self.missing[index].function.clone()).collect()
    }

    /// The items of the trait with the user-provided functions:
    ///
    /// ```text
    /// /// `::mlir::LLVM::isCompatibleOuterType`
    /// fn is_compatible_outer_type(ctx: &Context, value: Type) -> bool;
    /// ```
    pub fn trait_items(&self) -> TokenStream {
        let items = self.missing.iter().map(|missing| {
            let doc = format!(" `{}`", missing.cpp.split_whitespace().collect::<Vec<_>>().join(" "));
            let name = ident(&missing.function);
            let ir = missing.needs_ir().then(|| quote!(ir: &Ir,));
            let names = parameter_names(&missing.parameters);
            let parameters = missing.parameters.iter().zip(&names).map(|((_, ty), name)| {
                let (name, ty) = (ident(name), signature_type(ty));
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

/// Distinct names of parameters: those of their values in the definition where they have one, or else `a`,
/// `b`, …
fn parameter_names(parameters: &[(String, Ty)]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(parameters.len());
    for (index, (name, _)) in parameters.iter().enumerate() {
        let is_free = !name.is_empty() && !["ctx", "ir"].contains(&name.as_str()) && !names.contains(name);
        let letters = (index..).map(position).find(|letter| !names.contains(letter));
        names.push(if is_free { name.clone() } else { letters.unwrap_or_default() });
    }
    names
}
