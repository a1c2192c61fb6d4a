//! Traits of the functions in the definition of an operation.

use crate::context::{Attribute, Context, function_traits};
use crate::diagnostic::Diagnostic;
use crate::fold::FoldResult;
use crate::ir::{Ir, Op};
use crate::rewrite::PatternSet;

function_traits! {
    /// Whether an operation, a region or a block is accepted.
    IrTest<T> = Fn(&Context, &Ir, T) -> bool;
    /// A verifier of an operation.
    Check = Fn(&Context, &Ir, Op) -> Result<(), Diagnostic>;
    /// A folder. Its arguments include the values of the constant operands.
    FoldHook = Fn(&Context, &mut Ir, Op, &[Option<Attribute>]) -> FoldResult;
    /// A function for the value of a constant operation.
    ConstantHook = Fn(&Context, &Ir, Op) -> Option<Attribute>;
    /// Adds the canonicalization patterns of an operation.
    CanonicalizationHook = Fn(&Context, &mut PatternSet);
}
