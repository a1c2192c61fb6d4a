//! The variables of a rule's function.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use crate::model::{Argument, Operation, Pattern, Result, ResultArg, ResultNode, SymbolRef};
use crate::rust::expr::Ty;
use crate::rust::names::{Taken, ident, snake};

/// The variable of a symbol or of a result.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) variable: Ident,
    pub(super) kind: What,
}

/// The type of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// `Value`
    Value,
    /// `Vec<Value>`
    Values,
    /// `[Value; N]`
    Array(usize),
    /// `Attribute`, or `Option<Attribute>`.
    Attribute { ty: Ty, is_optional: bool },
    /// `Op`, with its number of results; `None` if the number varies.
    Op(Option<usize>),
    /// `Type`
    Type,
    /// `Region`
    Region,
    /// `()`
    Nothing,
}

/// Emits the function of one rule.
pub(super) struct Writer<'p, 'r> {
    pub(super) rule: &'p Pattern<'r>,
    pub(super) statements: Vec<TokenStream>,
    /// The variable of each symbol, by the symbol's index.
    pub(super) symbols: Vec<Option<Bound>>,
    pub(super) taken: Taken,
}

/// An index as a literal.
pub(super) fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

impl Writer<'_, '_> {
    pub(super) fn keep(&mut self, symbol: Option<usize>, bound: &Bound) {
        if let Some(symbol) = symbol {
            self.symbols[symbol] = Some(bound.clone());
        }
    }

    /// The variable of a symbol. There always is one, because symbols are bound before their uses.
    pub(super) fn bound(&self, reference: SymbolRef<'_>) -> Bound {
        self.symbols[reference.symbol]
            .clone()
            .unwrap_or_else(|| Bound { variable: ident(&snake(reference.text)), kind: What::Value })
    }

    /// The value of a variable if it is a single one; `None` for several.
    pub(super) fn value(&self, bound: &Bound, index: Option<usize>) -> Result<Option<TokenStream>> {
        let variable = &bound.variable;
        Ok(match (&bound.kind, index) {
            (What::Value, _) => Some(quote! { #variable }),
            (What::Values, Some(index)) => {
                let index = number(index);
                Some(quote! { *#variable.get(#index)? })
            }
            (What::Array(_), Some(index)) => {
                let index = number(index);
                Some(quote! { #variable[#index] })
            }
            (What::Op(Some(1)), None) => Some(quote! { rw.result(#variable, 0)? }),
            (What::Op(_), Some(index)) => {
                let index = number(index);
                Some(quote! { rw.result(#variable, #index)? })
            }
            _ => None,
        })
    }

    /// All values, as an expression that is or derefs to a slice.
    pub(super) fn list(&self, bound: &Bound) -> TokenStream {
        let variable = &bound.variable;
        match bound.kind {
            What::Op(_) => quote! { rw.results(#variable) },
            What::Value => quote! { vec![#variable] },
            What::Array(_) => quote! { #variable.to_vec() },
            _ => quote! { #variable.clone() },
        }
    }

    /// Whether the result of native code is used as an attribute.
    pub(super) fn is_attribute(&self, symbol: Option<usize>) -> bool {
        let Some(symbol) = symbol else { return false };
        self.rule.results.iter().any(|result| uses_as_attribute(&result.node, symbol))
            || self.rule.supplemental.iter().any(|node| uses_as_attribute(node, symbol))
    }
}

fn uses_as_attribute(node: &ResultNode<'_>, symbol: usize) -> bool {
    let inner = |arg: &ResultArg<'_>| match arg {
        ResultArg::Node(node) => uses_as_attribute(node, symbol),
        _ => false,
    };
    match node {
        ResultNode::Op(op) => op.operation.arguments.iter().zip(&op.args).any(|(argument, arg)| match arg {
            ResultArg::Symbol(reference, _) => {
                reference.symbol == symbol && !matches!(argument, Argument::Operand(_))
            }
            arg => inner(arg),
        }),
        ResultNode::Native(native) => native.args.iter().any(inner),
        ResultNode::Value(_) | ResultNode::Inlined(_) => false,
    }
}

/// Whether an argument is a list of unknown length.
pub(super) fn arg_is_list(arg: &ResultArg<'_>, writer: &Writer<'_, '_>) -> bool {
    match arg {
        ResultArg::Symbol(reference, _) => {
            reference.index.is_none()
                && matches!(writer.bound(*reference).kind, What::Values | What::Op(None))
        }
        _ => false,
    }
}

/// Number of results of an operation, if it is fixed.
pub(super) fn result_count(operation: &Operation<'_>) -> Option<usize> {
    (operation.variable_length_results() == 0).then_some(operation.results.len())
}
