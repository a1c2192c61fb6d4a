//! The variables of a rule's function.

use crate::model::{Argument, Operation, Pattern, ResultArg, ResultNode, SymbolRef};
use crate::rust::emit::{RewriteExpr, Statement};
use crate::rust::expr::Ty;
use crate::rust::{Ident, Taken, ident, snake};

/// The variable of a symbol or of a result.
#[derive(Clone, Debug)]
pub(super) struct Bound {
    pub(super) variable: Ident,
    pub(super) kind: BindingKind,
}

/// The type of a variable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BindingKind {
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

/// The function of one rule, as it is built.
pub(super) struct Writer<'p, 'r, 't> {
    pub(super) rule: &'p Pattern<'r>,
    pub(super) statements: Vec<Statement<'t>>,
    /// The variable of each symbol, by the symbol's index.
    pub(super) symbols: Vec<Option<Bound>>,
    pub(super) taken: Taken,
}

impl<'t> Writer<'_, '_, 't> {
    pub(super) fn keep(&mut self, symbol: Option<usize>, bound: &Bound) {
        if let Some(symbol) = symbol {
            self.symbols[symbol] = Some(bound.clone());
        }
    }

    /// The variable of a symbol. There always is one, because symbols are bound before their uses.
    pub(super) fn bound(&self, reference: SymbolRef<'_>) -> Bound {
        self.symbols[reference.symbol]
            .clone()
            .unwrap_or_else(|| Bound { variable: ident(&snake(reference.text)), kind: BindingKind::Value })
    }

    /// Binds a new variable to a value.
    pub(super) fn bind(&mut self, expected: &str, value: RewriteExpr<'t>) -> Ident {
        let variable = ident(&self.taken.free(expected.to_owned()));
        self.statements.push(Statement::Let(variable.clone(), value));
        variable
    }

    /// The value of a variable if it is a single one; `None` for several.
    pub(super) fn value(&self, bound: &Bound, index: Option<usize>) -> Option<RewriteExpr<'t>> {
        let variable = bound.variable.clone();
        Some(match (&bound.kind, index) {
            (BindingKind::Value, _) => RewriteExpr::Variable(variable),
            (BindingKind::Values, Some(index)) => RewriteExpr::ItemOfList(variable, index),
            (BindingKind::Array(_), Some(index)) => RewriteExpr::Item(variable, index),
            (BindingKind::Op(Some(1)), None) => RewriteExpr::OpResult(variable, 0),
            (BindingKind::Op(_), Some(index)) => RewriteExpr::OpResult(variable, index),
            _ => return None,
        })
    }

    /// All values, as an expression that is or derefs to a slice.
    pub(super) fn list(&self, bound: &Bound) -> RewriteExpr<'t> {
        let variable = bound.variable.clone();
        match bound.kind {
            BindingKind::Op(_) => RewriteExpr::OpResults(variable),
            BindingKind::Value => RewriteExpr::List(Box::new(RewriteExpr::Variable(variable))),
            BindingKind::Array(_) => RewriteExpr::ArrayAsList(variable),
            _ => RewriteExpr::Cloned(variable),
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
pub(super) fn arg_is_list(arg: &ResultArg<'_>, writer: &Writer<'_, '_, '_>) -> bool {
    match arg {
        ResultArg::Symbol(reference, _) => {
            reference.index.is_none()
                && matches!(writer.bound(*reference).kind, BindingKind::Values | BindingKind::Op(None))
        }
        _ => false,
    }
}

/// Number of results of an operation, if it is fixed.
pub(super) fn result_count(operation: &Operation<'_>) -> Option<usize> {
    (operation.variable_length_results() == 0).then_some(operation.results.len())
}
