//! The dialect `smt`: its types and attributes.

ir_core::include_dialect!("smt");

use ir_core::attr_or_type::{DefHandle, CustomFormat, Interned, ParamKind, parse_param};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::num::ApInt;
use ir_core::text::{ParseResult, Parser, Printer, TokenKind};

/// Whether a type is one of functions.
pub(crate) fn is_function(ctx: &Context, ty: Type) -> bool {
    SMTFuncType::is(ctx, ty)
}

/// Whether a type is one of values.
pub(crate) fn is_value(ctx: &Context, ty: Type) -> bool {
    ty.def_storage(ctx).is_some_and(|storage| storage.spec().dialect == NAMESPACE)
}

/// Whether all types of a parameter are of values other than functions.
fn are_no_functions(ctx: &Context, types: &Param) -> bool {
    let is_right = |ty: &Type| is_value(ctx, *ty) && !is_function(ctx, *ty);
    match types {
        Param::Type(ty) => is_right(ty),
        Param::Types(types) => types.iter().all(is_right),
        _ => true,
    }
}

fn require(emit_error: EmitError<'_>, holds: bool, message: &str) -> Result<(), Diagnostic> {
    if holds { Ok(()) } else { Err(emit_error(message)) }
}

impl VerifyDef for ArrayType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Type(domain), Param::Type(range)] = params else { return Ok(()) };
        require(emit_error, is_value(ctx, *domain), "domain must be any SMT value type")?;
        require(emit_error, is_value(ctx, *range), "range must be any SMT value type")
    }
}

impl VerifyDef for BitVectorType {
    fn verify(_ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Int(width)] = params else { return Ok(()) };
        require(emit_error, *width > 0, "bit-vector must have at least a width of one")
    }
}

impl VerifyDef for SMTFuncType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [domains, range] = params else { return Ok(()) };
        let is_empty = matches!(domains, Param::Types(types) if types.is_empty());
        require(emit_error, !is_empty, "domain must not be empty")?;
        require(emit_error, are_no_functions(ctx, domains), "domain types must be any non-function SMT type")?;
        require(emit_error, are_no_functions(ctx, range), "range type must be any non-function SMT type")
    }
}

impl VerifyDef for SortType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [_, sorts] = params else { return Ok(()) };
        require(emit_error, are_no_functions(ctx, sorts), "sort parameter types must be any non-function SMT type")
    }
}

impl BitVectorAttr {
    /// The constant with this value, as wide as the value.
    pub(crate) fn from_value(ctx: &Context, value: ApInt) -> Attribute {
        let ty = BitVectorType::get(ctx, value.width().into()).base();
        Self::get(ctx, value, ty).into()
    }
}

impl CustomFormat for BitVectorAttr {
    /// Reads `<5>`; the type after it is required, and has to be as wide as the value needs, with or without
    /// a sign.
    fn parse(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
        let start = parser.token().start;
        parser.parse_token(TokenKind::Less, "expected '<'")?;
        let value = parse_param(parser, &ParamKind::ApInt)?;
        parser.parse_token(TokenKind::Greater, "expected '>'")?;
        let ctx = parser.context();
        let (Some(ty), Param::ApInt(value)) = (ty.and_then(|ty| BitVectorType::cast(ctx, ty)), value) else {
            return Err(parser.error_at(start, "explicit bit-vector type required"));
        };
        let width = u32::try_from(ty.width(ctx)).unwrap_or(u32::MAX);
        let needed = if value.is_negative() { value.significant_bits() } else { value.active_bits() };
        if needed > width {
            let ty = ty.base().to_text(ctx);
            let message = format!("integer value out of range for given bit-vector type '{ty}'");
            return Err(parser.error_at(start, message));
        }
        Ok(Self::from_value(ctx, value.sext_or_trunc(width)))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let value = self.value(printer.context());
        printer.display(format_args!("<{}>", value.signed()));
    }
}

impl MaterializeConstant for Registered {
    /// None: the operations of the dialect are not part of this library.
    fn materialize_constant(&self, _b: &mut dyn OpBuilder, _value: Attribute, _ty: Type) -> Option<Op> {
        None
    }
}
