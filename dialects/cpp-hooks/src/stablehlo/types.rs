//! Types of operands and results that usually follow from one type.

use ir_core::ir::Op;
use ir_core::predicates::shaped::{element_type, with_element_type};

use crate::prelude::*;

/// `custom<SameOperandsAndResultType>(type($lhs), type($rhs), type($result))`: the type of the operands and
/// the result, or a function type if they differ.
#[derive(Clone, Copy, Debug)]
pub struct SameOperandsAndResultType;

/// `custom<VariadicSameOperandsAndResultType>(ref($inputs), type($inputs), type($result))`: the same for any
/// number of operands.
#[derive(Clone, Copy, Debug)]
pub struct VariadicSameOperandsAndResultType;

/// `custom<ComplexOpType>(type($lhs), type($rhs), type($result))`: the complex type of the result, or a
/// function type unless the operands have its real type.
#[derive(Clone, Copy, Debug)]
pub struct ComplexOpType;

/// `custom<SelectOpType>(type($pred), type($on_true), type($on_false), type($result))`: the types of the
/// predicate and the result, or a function type if the other operands differ from the result.
#[derive(Clone, Copy, Debug)]
pub struct SelectOpType;

/// `custom<TupleOpType>(type($val), type($result))`: a tuple of the operands' types.
#[derive(Clone, Copy, Debug)]
pub struct TupleOpType;

/// `custom<PairwiseOpType>(type($operand), type($result))`: the types of both operands and results.
#[derive(Clone, Copy, Debug)]
pub struct PairwiseOpType;

/// Prints `(operand types) -> result types`.
pub(super) fn print_functional_type(printer: &mut OperationPrinter<'_>, op: Op) {
    let ir = printer.ir();
    let (inputs, results): (Vec<Type>, Vec<Type>) =
        (ir.operand_types(op).collect(), ir.result_types(op).collect());
    printer.print_function_type(&inputs, &results);
}

/// The only type of an argument.
fn only_type(directive: &DirectivePrinter<'_, '_, '_>, argument: usize) -> Type {
    directive.types(argument).first().copied().unwrap_or(Type::NONE)
}

/// The types of `count` operands and of the result in a function type; `None` for another type.
fn from_function_type(
    parser: &mut OperationParser<'_>,
    at: u32,
    ty: Type,
    count: usize,
) -> ParseResult<Option<(Vec<Type>, Type)>> {
    let TypeKind::Function { inputs, results } = ty.kind(parser.context()) else { return Ok(None) };
    if inputs.len() != count {
        let message = format!("{count} operands present, but expected {}", inputs.len());
        return Err(parser.error_at(at, &message));
    }
    match results {
        [result] => Ok(Some((inputs.to_vec(), *result))),
        _ => Err(parser.error_at(at, "expected single output")),
    }
}

/// Parses the type of all operands and the result, or a function type.
fn parse_same(parser: &mut OperationParser<'_>, count: usize) -> ParseResult<(Vec<Type>, Type)> {
    let at = parser.token().start;
    let ty = parser.parse_type()?;
    Ok(from_function_type(parser, at, ty, count)?.unwrap_or_else(|| (vec![ty; count], ty)))
}

/// Prints the type of the result if all operands have it; otherwise a function type.
fn print_same(directive: &mut DirectivePrinter<'_, '_, '_>, operands: &[Type], result: Type) {
    let op = directive.op();
    if operands.iter().all(|ty| *ty == result) {
        directive.printer().print_type(result);
    } else {
        print_functional_type(directive.printer(), op);
    }
}

/// Sets the types of single operands, which are the first arguments, and of the result after them.
fn set_types(directive: &mut DirectiveParser<'_, '_, '_>, operands: &[Type], result: Type) {
    for (argument, ty) in operands.iter().chain([&result]).enumerate() {
        directive.set_types(argument, &[*ty]);
    }
}

/// The real type of a shaped type with complex elements.
fn real_type(ctx: &Context, ty: Type) -> Option<Type> {
    let TypeKind::Complex(real) = element_type(ctx, ty)?.kind(ctx) else { return None };
    with_element_type(ctx, ty, real)
}

impl<O: OpHandle> Directive<O> for SameOperandsAndResultType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let count = directive.num_arguments().saturating_sub(1);
        let (operands, result) = parse_same(directive.parser(), count)?;
        set_types(directive, &operands, result);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let last = directive.num_arguments().saturating_sub(1);
        let operands: Vec<Type> = (0..last).flat_map(|argument| directive.types(argument)).collect();
        let result = only_type(directive, last);
        print_same(directive, &operands, result);
    }
}

impl<O: OpHandle> Directive<O> for VariadicSameOperandsAndResultType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let count = directive.operands(0).len();
        let (operands, result) = parse_same(directive.parser(), count)?;
        directive.set_types(1, &operands);
        directive.set_types(2, &[result]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (operands, result) = (directive.types(1), only_type(directive, 2));
        print_same(directive, &operands, result);
    }
}

impl<O: OpHandle> Directive<O> for ComplexOpType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let ty = parser.parse_type()?;
        let (operands, result) = match from_function_type(parser, at, ty, 2)? {
            Some(types) => types,
            None => match real_type(parser.context(), ty) {
                Some(real) => (vec![real; 2], ty),
                None => return Err(parser.error_at(at, "expected tensor with complex element type")),
            },
        };
        set_types(directive, &operands, result);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let (op, ctx) = (directive.op(), directive.printer().context());
        let [lhs, rhs, result] = [0, 1, 2].map(|argument| only_type(directive, argument));
        if real_type(ctx, result).is_some_and(|real| lhs == real && rhs == real) {
            directive.printer().print_type(result);
        } else {
            print_functional_type(directive.printer(), op);
        }
    }
}

impl<O: OpHandle> Directive<O> for SelectOpType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let types = parser.parse_type_list()?;
        let found = match &*types {
            [pred, result] => Some((vec![*pred, *result, *result], *result)),
            [ty] => from_function_type(parser, at, *ty, 3)?,
            _ => None,
        };
        match found {
            Some((operands, result)) => set_types(directive, &operands, result),
            None => return Err(parser.error_at(at, "expected functional type or list of two types")),
        }
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let op = directive.op();
        let [pred, on_true, on_false, result] = [0, 1, 2, 3].map(|argument| only_type(directive, argument));
        if on_true == result && on_false == result {
            directive.printer().print_types([pred, result]);
        } else {
            print_functional_type(directive.printer(), op);
        }
    }
}

impl<O: OpHandle> Directive<O> for TupleOpType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let result = parser.parse_type()?;
        let TypeKind::Tuple(types) = result.kind(parser.context()) else {
            return Err(parser.error_at(at, "expected tuple type"));
        };
        directive.set_types(0, types);
        directive.set_types(1, &[result]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let result = only_type(directive, 1);
        directive.printer().print_type(result);
    }
}

impl<O: OpHandle> Directive<O> for PairwiseOpType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        let Ok(types) = parser.parse_type_list() else {
            return Err(parser.error_at(at, "expected type list"));
        };
        directive.set_types(0, &types);
        directive.set_types(1, &types);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let types = directive.types(0);
        directive.printer().print_types(types);
    }
}
