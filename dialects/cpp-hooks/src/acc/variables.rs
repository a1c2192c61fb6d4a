//! The variables of data clauses.

use ir_core::attr_or_type::Interned as _;
use ir_core::predicates::{attributes::type_value, build::type_attr};

use crate::prelude::*;

/// `custom<Var>($var)`: `varPtr(%a` for a pointer, `var(%a` for another variable. The directive of the type
/// closes the bracket.
#[derive(Clone, Copy, Debug)]
pub struct Var;

/// `custom<VarPtrType>(type($var), $varType)`: `memref<4xf32>)`, followed by `varType(f64)` unless that is
/// the element type of the pointer or the type of the variable itself.
#[derive(Clone, Copy, Debug)]
pub struct VarPtrType;

/// `custom<AccVar>($accVar, type($accVar))`: `accPtr(%a : memref<4xf32>)` or `accVar(%a : i32)`.
#[derive(Clone, Copy, Debug)]
pub struct AccVar;

/// `custom<RecipeSym>($recipe)`: a symbol.
#[derive(Clone, Copy, Debug)]
pub struct RecipeSym;

/// Pointee of a type that implements `acc::PointerLikeType`.
enum Pointer {
    /// A pointer to values of a type.
    To(Type),
    /// An opaque pointer.
    Opaque,
}

/// The types that upstream attaches `acc::PointerLikeType` to.
fn pointer(ctx: &Context, ty: Type) -> Option<Pointer> {
    match ty.kind(ctx) {
        TypeKind::MemRef { element, .. } | TypeKind::UnrankedMemRef { element, .. } => {
            Some(Pointer::To(element))
        }
        _ => {
            let spec = ty.def_storage(ctx)?.spec();
            (spec.dialect == "llvm" && spec.mnemonic == "ptr").then_some(Pointer::Opaque)
        }
    }
}

/// The type of the variable that a pointer refers to. `varType` overrides it.
fn own_type(ctx: &Context, ty: Type) -> Type {
    match pointer(ctx, ty) {
        Some(Pointer::To(element)) => element,
        Some(Pointer::Opaque) | None => ty,
    }
}

/// Parses one of two keywords and the bracket after it.
fn parse_head(parser: &mut OperationParser<'_>, pointer: &str, other: &str) -> ParseResult<()> {
    if !parser.consume_keyword(pointer) {
        parser.parse_keyword(other)?;
    }
    parser.parse_token(TokenKind::LParen, "expected '('")
}

impl<O: OpHandle> Directive<O> for Var {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_head(directive.parser(), "varPtr", "var")?;
        let at = directive.parser().token().start;
        let operand = directive.parser().parse_operand()?;
        directive.set_operands(0, &[operand], at);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: O) {
        print_variable(directive, op, ["varPtr(", "var("]);
    }
}

/// Prints one of two keywords and the variable of the first argument.
fn print_variable<O: OpHandle>(
    directive: &mut DirectivePrinter<'_, '_, '_>,
    _op: O,
    [of_pointer, other]: [&str; 2],
) {
    let Some(variable) = directive.operands(0).first().copied() else { return };
    let printer = directive.printer();
    let is_pointer = pointer(printer.context(), printer.ir().value_type(variable)).is_some();
    printer.text(if is_pointer { of_pointer } else { other }).print_value(variable);
}

impl<O: OpHandle> Directive<O> for VarPtrType {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let ty = parser.parse_type()?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        let of_variable = if parser.consume_keyword("varType") {
            parser.parse_token(TokenKind::LParen, "expected '('")?;
            let ty = parser.parse_type()?;
            parser.parse_token(TokenKind::RParen, "expected ')'")?;
            ty
        } else {
            own_type(parser.context(), ty)
        };
        let of_variable = type_attr(parser.context(), of_variable);
        directive.set_types(0, &[ty]);
        directive.set_attribute(1, of_variable);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(ty) = directive.types(0).first().copied() else { return };
        let ctx = directive.printer().context();
        let of_variable = directive.attribute(1).and_then(|attr| type_value(ctx, attr));
        let printer = directive.printer();
        printer.print_type(ty);
        printer.text(")");
        if let Some(of_variable) = of_variable.filter(|other| *other != own_type(ctx, ty)) {
            printer.text(" varType(");
            printer.print_type(of_variable);
            printer.text(")");
        }
    }
}

impl<O: OpHandle> Directive<O> for AccVar {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        parse_head(directive.parser(), "accPtr", "accVar")?;
        let at = directive.parser().token().start;
        let operand = directive.parser().parse_operand()?;
        let parser = directive.parser();
        let ty = parser.parse_colon_type()?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        directive.set_operands(0, &[operand], at);
        directive.set_types(1, &[ty]);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, op: O) {
        print_variable(directive, op, ["accPtr(", "accVar("]);
        let Some(ty) = directive.types(1).first().copied() else { return };
        let printer = directive.printer();
        printer.text(" : ");
        printer.print_type(ty);
        printer.text(")");
    }
}

impl<O: OpHandle> Directive<O> for RecipeSym {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let symbol = directive.parser().parse_attribute(None)?;
        directive.set_attribute(0, symbol);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, _op: O) {
        let Some(symbol) = directive.attribute(0) else { return };
        directive.printer().print_attribute(symbol);
    }
}
