//! The variables of a rule's function.

use crate::model::{Argument, Operation, Pattern, ResultArg, ResultNode, SymbolRef};
use crate::rust::emit::{OpVariable, RewriteExpr, RewriteLocation, Statement};
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
    /// `Op` or a handle.
    Op {
        is_handle: bool,
        /// The accessor of each result that has one; `None` if the number of results varies.
        results: Option<Vec<Option<Ident>>>,
    },
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
    /// Variables of types of the roots' results, by the index of the result.
    pub(super) root_types: Vec<(usize, Ident)>,
    /// The variable of all types of the roots' results.
    pub(super) all_root_types: Option<Ident>,
    /// The variables of the operations of the source pattern, by their index there.
    pub(super) source: Vec<Ident>,
    /// The number of uses of the location of the matched operations.
    pub(super) uses_of_matched: usize,
    /// Whether the location of the builder is that of the matched operations.
    pub(super) is_at_matched: bool,
}

impl Bound {
    /// The variable of an operation.
    pub(super) fn op(&self) -> OpVariable {
        let is_handle = matches!(self.kind, BindingKind::Op { is_handle: true, .. });
        OpVariable { name: self.variable.clone(), is_handle }
    }

    /// A result of the operation.
    fn result(&self, index: usize) -> RewriteExpr<'static> {
        let BindingKind::Op { is_handle, results } = &self.kind else {
            return RewriteExpr::Variable(self.variable.clone());
        };
        match results.as_ref().and_then(|results| results.get(index)) {
            Some(Some(name)) if *is_handle => RewriteExpr::NamedResult(self.variable.clone(), name.clone()),
            Some(_) => RewriteExpr::OpResult(self.op(), index),
            None => RewriteExpr::ResultOfSeveral(self.op(), index),
        }
    }

    /// The results of an operation with a fixed number of them.
    pub(super) fn results(&self) -> Option<Vec<RewriteExpr<'static>>> {
        let BindingKind::Op { results: Some(results), .. } = &self.kind else { return None };
        Some((0..results.len()).map(|index| self.result(index)).collect())
    }
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

    /// The variable of a value: a new one, unless the value is a variable.
    pub(super) fn bind(&mut self, expected: &str, value: RewriteExpr<'t>) -> Ident {
        if let RewriteExpr::Variable(variable) = value {
            return variable;
        }
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
            (BindingKind::Op { results: Some(results), .. }, None) if results.len() == 1 => bound.result(0),
            (BindingKind::Op { .. }, Some(index)) => bound.result(index),
            _ => return None,
        })
    }

    /// All values, as an expression that is or derefs to a slice.
    pub(super) fn list(&self, bound: &Bound) -> RewriteExpr<'t> {
        let variable = bound.variable.clone();
        match bound.kind {
            BindingKind::Op { .. } => RewriteExpr::OpResults(bound.op()),
            BindingKind::Value => RewriteExpr::List(Box::new(RewriteExpr::Variable(variable))),
            BindingKind::Array(_) => RewriteExpr::ArrayAsList(variable),
            _ => RewriteExpr::Cloned(variable),
        }
    }

    /// The variable of the type of a result of the roots.
    pub(super) fn root_type(&mut self, index: usize) -> Ident {
        if let Some((_, variable)) = self.root_types.iter().find(|(known, _)| *known == index) {
            return variable.clone();
        }
        let variable = ident(&self.taken.free("result_type".to_owned()));
        self.root_types.push((index, variable.clone()));
        variable
    }

    /// The variable of the types of all results of the roots.
    pub(super) fn all_root_types(&mut self) -> Ident {
        let taken = &mut self.taken;
        self.all_root_types.get_or_insert_with(|| ident(&taken.free("result_types".to_owned()))).clone()
    }

    /// A location as the argument of native code. It is created before the call, which borrows the rewriter.
    pub(super) fn location_argument(&mut self, location: RewriteLocation<'t>) -> RewriteExpr<'t> {
        self.use_location(&location);
        if let RewriteLocation::Matched = location {
            return RewriteExpr::Location(location);
        }
        RewriteExpr::Variable(self.bind("location", RewriteExpr::Location(location)))
    }

    /// Notes a use of a location.
    fn use_location(&mut self, location: &RewriteLocation<'t>) {
        self.uses_of_matched += usize::from(matches!(location, RewriteLocation::Matched));
    }

    /// Sets the location of the builder.
    pub(super) fn set_location(&mut self, location: RewriteLocation<'t>) {
        let is_matched = matches!(location, RewriteLocation::Matched);
        if !is_matched || !self.is_at_matched {
            self.use_location(&location);
            self.statements.push(Statement::SetLocation(location));
            self.is_at_matched = is_matched;
        }
    }

    /// A variable for a new operation.
    pub(super) fn new_op(&mut self, name: &str) -> Ident {
        let name = snake(name);
        let is_free = !self.source.iter().any(|variable| *variable == name);
        ident(&self.taken.free(if is_free { name } else { format!("new_{}", name.trim_end_matches('_')) }))
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
                && matches!(
                    writer.bound(*reference).kind,
                    BindingKind::Values | BindingKind::Op { results: None, .. }
                )
        }
        _ => false,
    }
}

/// Whether the number of results of an operation is fixed.
pub(super) fn has_fixed_results(operation: &Operation<'_>) -> bool {
    operation.variable_length_results() == 0
}
