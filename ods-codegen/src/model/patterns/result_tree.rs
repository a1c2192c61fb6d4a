//! The trees of result patterns, and the state of their reader.

use std::rc::Rc;

use super::Operations;
use super::symbols::{SymbolRef, Symbols};
use crate::Span;
use crate::model::{Constant, NativeCode, Operation};

/// A result and the values that it replaces.
#[derive(Clone, Debug)]
pub struct ResultPattern<'r> {
    /// The created value.
    pub node: ResultNode<'r>,
    /// Index of the first result group of the root that it replaces; `None` for an auxiliary result.
    pub replaces: Option<usize>,
}

/// A node of a result pattern.
#[derive(Clone, Debug)]
pub enum ResultNode<'r> {
    /// An operation.
    Op(ResultOp<'r>),
    /// The result of native code.
    Native(NativeResult<'r>),
    /// An existing value; nothing is created.
    Value(SymbolRef<'r>),
    /// The contents of a region of the source; nothing is created.
    Inlined(InlinedRegion<'r>),
}

/// A region whose single block replaces the root.
#[derive(Clone, Debug)]
pub struct InlinedRegion<'r> {
    /// The region.
    pub region: SymbolRef<'r>,
    /// The values for the block arguments.
    pub args: Vec<ResultArg<'r>>,
    /// Its span.
    pub span: Span,
}

/// An operation to create.
#[derive(Clone, Debug)]
pub struct ResultOp<'r> {
    /// The operation.
    pub operation: Rc<Operation<'r>>,
    /// Index of the symbol that names it.
    pub symbol: Option<usize>,
    /// The arguments, in the order of the definition.
    pub args: Vec<ResultArg<'r>>,
    /// Its location; by default, the fused location of the source operations.
    pub location: Option<LocationSpec<'r>>,
    /// The regions of the source that are moved into it; without any, its regions are empty.
    pub regions: Vec<SymbolRef<'r>>,
    /// The types of its results, if the rule specifies them.
    pub types: Option<Vec<ReturnType<'r>>>,
    /// Its span.
    pub span: Span,
}

/// Native code to run.
#[derive(Clone, Debug)]
pub struct NativeResult<'r> {
    /// The record of the class `NativeCodeCall`.
    pub code: NativeCode<'r>,
    /// Number of returned values.
    pub returns: usize,
    /// Index of the symbol that names its result.
    pub symbol: Option<usize>,
    /// The arguments `$0`, `$1`, ….
    pub args: Vec<ResultArg<'r>>,
    /// The location given for `$_loc`.
    pub location: Option<LocationSpec<'r>>,
    /// Its span.
    pub span: Span,
}

/// An argument of a created operation or of native code.
#[derive(Clone, Debug)]
pub enum ResultArg<'r> {
    /// A bound name.
    Symbol(SymbolRef<'r>, Span),
    /// A constant attribute or property.
    Constant(Constant<'r>, Span),
    /// A nested result pattern.
    Node(Box<ResultNode<'r>>),
    /// The elements of a variadic operand.
    Variadic(Vec<ResultArg<'r>>),
    /// An absent optional operand or attribute.
    Absent,
}

/// `(location …)`
#[derive(Clone, Debug)]
pub struct LocationSpec<'r> {
    /// The text: the name of the location, or the metadata of a fused one.
    pub name: Option<&'r str>,
    /// The operations or values whose locations are used.
    pub symbols: Vec<SymbolRef<'r>>,
}

/// An argument of `(returnType …)`.
#[derive(Clone, Debug)]
pub enum ReturnType<'r> {
    /// The type of a value.
    Of(SymbolRef<'r>),
    /// An expression.
    Text(&'r str, Span),
    /// The result of native code.
    Native(NativeResult<'r>),
}

impl<'r> ResultNode<'r> {
    /// Number of the root's result groups that it can replace.
    pub(super) fn count(&self) -> usize {
        match self {
            ResultNode::Op(op) => op.operation.results.len(),
            ResultNode::Native(native) => native.returns,
            ResultNode::Value(_) => 1,
            // It replaces all of them; see `replacements`.
            ResultNode::Inlined(_) => 0,
        }
    }
}

/// Reads results.
pub(super) struct ResultReader<'a, 'r> {
    pub(super) operations: &'a mut Operations<'r>,
    pub(super) symbols: &'a mut Symbols<'r>,
}
