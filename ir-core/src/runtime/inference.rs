//! Result types that operations infer in C++, where their formats leave them to that: what an inference is asked, and the two
//! hooks of an operation that ask it.
//!
//! An operation without such types is left to verifiers: then no types are given.

use super::checks::has_types;
use super::properties::get;
use super::verify::Verified;
use crate::context::{Attribute, Context, Type};
use crate::ir::{Ir, Op};
use crate::text::{CustomOp, OperationParser, ParseResult};

/// An inference of the types of an operation's results, which generated code names.
pub trait ResultTypes {
    /// The types of the results; `None` if the operation has none.
    fn infer(parts: &Parts<'_>) -> Option<Vec<Type>>;
}

/// The types of operands and the attributes of an operation that may still be under construction.
pub struct Parts<'a> {
    ctx: &'a Context,
    operands: Vec<Type>,
    attribute: &'a dyn Fn(&str) -> Option<Attribute>,
}

impl<'a> Parts<'a> {
    /// The context.
    #[must_use]
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The types of the operands.
    #[must_use]
    pub fn operands(&self) -> &[Type] {
        &self.operands
    }

    /// The type of an operand.
    #[must_use]
    pub fn operand(&self, index: usize) -> Option<Type> {
        self.operands.get(index).copied()
    }

    /// The attribute of a name.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<Attribute> {
        (self.attribute)(name)
    }
}

/// Adds the inferred types to an operation that was read.
///
/// # Errors
/// None: without types, the parser reports that they are missing.
pub fn read<T: ResultTypes>(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    let (ctx, ir) = (parser.parser.context(), parser.ir());
    let attribute = |name: &str| {
        let name = ctx.ident(name);
        op.properties.iter().chain(&op.attributes).find(|entry| entry.name == name).map(|entry| entry.value)
    };
    let operands = op.operands.iter().map(|operand| ir.value_type(*operand)).collect();
    if let Some(types) = T::infer(&Parts { ctx, operands, attribute: &attribute }) {
        op.result_types = types;
    }
    Ok(())
}

/// `InferTypeOpInterface`, after the regions: the results have the inferred types.
///
/// # Errors
/// When they have others, or none can be inferred.
pub fn verify<T: ResultTypes>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let attribute = |name: &str| get(ir, op, name);
    let operands = ir.operand_types(op).collect();
    has_types(ctx, ir, op, T::infer(&Parts { ctx, operands, attribute: &attribute }))
}
