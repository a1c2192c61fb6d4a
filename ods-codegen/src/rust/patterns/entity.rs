//! Entities of the matched IR, as expressions of a rule's function.

use crate::decision::OperationRef;
use crate::rust::emit::{Emit, OpVariable};
use crate::rust::{Ident, TokenStream, ident, quote};

/// The type of an entity's expression.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind<'t, 'r> {
    /// `Op`
    Op,
    /// The handle of this operation.
    Handle(OperationRef<'t, 'r>),
    /// `Value`
    Value,
    /// `Vec<Value>`
    Values,
    /// `Attribute`
    Attribute,
    /// `Option<Attribute>`
    OptionalAttribute,
    /// `Type`
    Type,
    /// `Region`
    Region,
}

impl Kind<'_, '_> {
    /// The name of a variable without a name in the rule.
    pub(super) fn variable_name(&self) -> &str {
        match self {
            Kind::Op => "definition",
            Kind::Handle(op) => op.0.mnemonic,
            Kind::Value => "value",
            Kind::Values => "values",
            Kind::Attribute | Kind::OptionalAttribute => "attribute",
            Kind::Type => "ty",
            Kind::Region => "region",
        }
    }
}

/// An entity.
#[derive(Clone)]
pub(super) struct Entity<'t, 'r> {
    /// An expression without effects.
    pub(super) code: TokenStream,
    pub(super) kind: Kind<'t, 'r>,
    /// The variable that the expression is.
    pub(super) variable: Option<Ident>,
}

impl<'t, 'r> Entity<'t, 'r> {
    pub(super) fn new(kind: Kind<'t, 'r>, code: TokenStream) -> Entity<'t, 'r> {
        Entity { code, kind, variable: None }
    }

    pub(super) fn variable(kind: Kind<'t, 'r>, variable: Ident) -> Entity<'t, 'r> {
        Entity { code: quote!(#variable), kind, variable: Some(variable) }
    }

    /// The operation: `op`, `neg.op()`
    pub(super) fn op(&self) -> TokenStream {
        let code = &self.code;
        if let Kind::Handle(_) = self.kind { quote!(#code.op()) } else { code.clone() }
    }

    /// The variable of an operation; the root is `op`.
    pub(super) fn op_variable(&self) -> OpVariable {
        let name = self.variable.clone().unwrap_or_else(|| ident("op"));
        OpVariable { name, is_handle: matches!(self.kind, Kind::Handle(_)) }
    }

    /// A result of the operation: `ir.result(op, 0)`; where the number of results varies, the rule does not
    /// match without it.
    pub(super) fn result(&self, index: usize) -> TokenStream {
        let is_fixed = match self.kind {
            Kind::Handle(op) => op.0.variable_length_results() == 0 && index < op.0.results.len(),
            _ => false,
        };
        let (op, index) = (self.op(), index.emit());
        if is_fixed { quote!(ir.result(#op, #index)) } else { quote!(ir.results(#op).get(#index)?) }
    }

    /// The value, the only one of several, or the first result of the operation.
    pub(super) fn value(&self) -> TokenStream {
        let code = &self.code;
        match self.kind {
            Kind::Op | Kind::Handle(_) => self.result(0),
            Kind::Values => quote!(*#code.first().filter(|_| #code.len() == 1)?),
            _ => code.clone(),
        }
    }

    /// The attribute as an `Option`.
    pub(super) fn optional(&self) -> TokenStream {
        let code = &self.code;
        if let Kind::Attribute = self.kind { quote!(Some(#code)) } else { code.clone() }
    }

    /// The number of values.
    pub(super) fn length(&self) -> TokenStream {
        let code = &self.code;
        match self.kind {
            Kind::Values => quote!(#code.len()),
            _ => 1_usize.emit(),
        }
    }

    /// Both as expressions that can be compared.
    pub(super) fn comparable(&self, other: &Entity<'t, 'r>) -> (TokenStream, TokenStream) {
        let is_list = |entity: &Entity<'t, 'r>| matches!(entity.kind, Kind::Values);
        if is_list(self) || is_list(other) {
            return (self.slice(), other.slice());
        }
        let value = |entity: &Entity<'t, 'r>| match entity.kind {
            Kind::Op | Kind::Handle(_) => entity.value(),
            _ => entity.code.clone(),
        };
        (value(self), value(other))
    }

    fn slice(&self) -> TokenStream {
        let code = &self.code;
        match self.kind {
            Kind::Values => quote!(#code[..]),
            _ => {
                let value = self.value();
                quote!([#value][..])
            }
        }
    }
}
