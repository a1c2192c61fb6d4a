//! The dialect: what is generated of `sieve.ods`, and the hooks that the definitions leave to Rust.

use ir_core::attr_or_type::{Param, VerifyDef, value};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::fold::FoldResult;
use ir_core::interfaces::{BranchOpInterface, SuccessorOperands, SymbolUserOpInterface};
use ir_core::predicates::attributes;
use ir_core::runtime::inference::{InferTypeOpInterface, InferredTypes, OpInputs};
use ir_core::runtime::{
    Canonicalize, ConstantLike, Directive, DirectiveParser, DirectivePrinter, FoldOp,
    MaterializeConstant, VerifyOp, VerifyRegions,
};
use ir_core::text::{AsmPrinter, AsmParser, Delimiter, RegionForm, TokenKind};
use ir_core::verify::{nearest_symbol, op_error};

ir_core::include_dialect!("sieve");

/// The most bits of a field.
const MAX_WIDTH: u32 = 128;

/// Asked for by `genVerifyDecl` of `BitsType`.
impl VerifyDef for BitsType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        match value::<u32>(ctx, &params[0]) {
            1..=MAX_WIDTH => Ok(()),
            width => Err(emit_error(&format!("a field has 1 to {MAX_WIDTH} bits, not {width}"))),
        }
    }
}

/// Asked for by the interface `Measured` of `BitsType`.
impl Measured for BitsType {
    fn bits(&self, ctx: &Context) -> u32 {
        self.width(ctx)
    }
}

/// Asked for by `genVerifyDecl` of `PrefixAttr`: no bit is set after the prefix.
impl VerifyDef for PrefixAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let (address, length) = (value::<u32>(ctx, &params[0]), value::<u32>(ctx, &params[1]));
        if length > 32 {
            return Err(emit_error(&format!("a prefix has at most 32 bits, not {length}")));
        }
        match u64::from(address) << length & 0xffff_ffff {
            0 => Ok(()),
            _ => Err(emit_error(&format!("the address has bits after the first {length}"))),
        }
    }
}

// ANCHOR: cidr
/// Asked for by `custom<Cidr>` in the format of `PrefixAttr`: `10.0.0.0/8`.
impl PrefixAttrSyntax for PrefixAttr {
    fn parse_cidr(parser: &mut Parser<'_>) -> ParseResult<(u32, u32)> {
        let Some(text) = parser.parse_optional_string() else {
            return Err(parser.error_here("expected a prefix such as \"10.0.0.0/8\""));
        };
        let text = String::from_utf8_lossy(&text).into_owned();
        let parts = text.split_once('/').and_then(|(address, length)| {
            Some((address.parse::<std::net::Ipv4Addr>().ok()?.to_bits(), length.parse::<u32>().ok()?))
        });
        parts.ok_or_else(|| parser.error_here(format!("'{text}' is not a prefix such as \"10.0.0.0/8\"")))
    }

    fn print_cidr(printer: &mut Printer<'_>, address: u32, length: u32) {
        printer.text(&format!("\"{}/{length}\"", std::net::Ipv4Addr::from_bits(address)));
    }
}
// ANCHOR_END: cidr

/// Asked for by `genVerifyDecl` of `PortsAttr`.
impl VerifyDef for PortsAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let ports = value::<Vec<u16>>(ctx, &params[0]);
        if ports.is_sorted_by(|a, b| a < b) {
            Ok(())
        } else {
            Err(emit_error("the ports must be in ascending order"))
        }
    }
}

/// The width of a value of type `!sieve.bits`.
fn width(ir: &Ir, value: Value) -> u32 {
    BitsType::cast(ir.context(), ir.value_type(value)).map_or(0, |ty| ty.width(ir.context()))
}

/// Asked for by `hasVerifier`.
impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (value, width) = (self.value(ir), width(ir, self.result(ir)));
        if width >= 64 || value >> width == 0 {
            return Ok(());
        }
        Err(op_error(ir, self.op(), &format!("has a value that needs more than {width} bits")))
    }
}

/// Asked for by `ConstantLike`.
impl ConstantLike for ConstantOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        self.value_attr(ir)
    }
}

/// Asked for by `hasFolder`: a constant folds to its value.
impl FoldOp for ConstantOp {
    fn fold(self, _ctx: &Context, ir: &mut Ir, _operands: &[Option<Attribute>]) -> FoldResult {
        self.value_attr(ir).into()
    }
}

/// Asked for by `hasConstantMaterializer`: truth values become constants of `arith`, fields those of this
/// dialect.
impl MaterializeConstant for Registered {
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
        if ty == Type::I1 {
            return Some(dialects::arith::ConstantOp::create(b, value).op());
        }
        BitsType::cast(b.context(), ty)?;
        let value = attributes::int(b.context(), value)?;
        Some(ConstantOp::create(b, ty, value as u64).op())
    }
}

/// Asked for by `hasFolder`: a comparison of constants, or of a field with itself.
impl FoldOp for CompareOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let operands = self.adaptor(ir, operands);
        let holds = || {
            let ordering = if self.lhs(ir) == self.rhs(ir) {
                std::cmp::Ordering::Equal
            } else {
                let lhs = attributes::int(ctx, operands.get(CompareOp::LHS)?)?;
                (lhs as u64).cmp(&(attributes::int(ctx, operands.get(CompareOp::RHS)?)? as u64))
            };
            let holds = match self.comparison(ir) {
                Comparison::Eq => ordering.is_eq(),
                Comparison::Ne => ordering.is_ne(),
                Comparison::Lt => ordering.is_lt(),
                Comparison::Ge => ordering.is_ge(),
            };
            Some(ctx.bool_attr(holds))
        };
        holds().into()
    }
}

/// Asked for by `hasFolder`: a known address, or the prefix of all.
impl FoldOp for InPrefixOp {
    fn fold(self, ctx: &Context, ir: &mut Ir, operands: &[Option<Attribute>]) -> FoldResult {
        let address = self.adaptor(ir, operands).get(InPrefixOp::ADDRESS);
        let holds = || {
            let prefix = PrefixAttr::cast(ctx, self.prefix(ir))?;
            if prefix.length(ctx) == 0 {
                return Some(ctx.bool_attr(true));
            }
            let address = attributes::int(ctx, address?)? as u32;
            Some(ctx.bool_attr((address ^ prefix.address(ctx)) >> (32 - prefix.length(ctx)) == 0))
        };
        holds().into()
    }
}

/// Asked for by `InferTypeOpInterface`.
impl InferTypeOpInterface for ExtractOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let operand =
            BitsType::cast(ctx, inputs.operand_type(0)?).ok_or_else(|| inputs.error("needs a field"))?;
        let number =
            |name| inputs.attribute(name).and_then(|value| attributes::int(ctx, value)).unwrap_or_default();
        let (low, width) = (number("low"), number("width"));
        if low + width > i64::from(operand.width(ctx)) {
            return Err(inputs.error(format!("bits {low} to {} are not in the field", low + width - 1)));
        }
        Ok(vec![BitsType::get(ctx, width as u32, operand.order(ctx)).into()])
    }
}

/// Asked for by `InferTypeOpAdaptor`: the sum of the widths.
impl InferTypeOpInterface for ConcatOp {
    fn infer_return_types(inputs: &OpInputs<'_>) -> InferredTypes {
        let ctx = inputs.context();
        let widths = inputs.get(ConcatOp::PARTS).iter().map(|&part| width(inputs.ir, part));
        let ty = BitsType::get_checked(ctx, inputs.location, widths.sum(), ByteOrder::Big)?;
        Ok(vec![ty.into()])
    }
}

// ANCHOR: trait
/// The check of the trait `NonEmpty`, for all operations that have it.
impl OpTrait for SieveNonEmpty {
    fn verify_trait(&self, ir: &Ir, op: Op) -> Result<(), Diagnostic> {
        if ir.num_operands(op) > 0 { Ok(()) } else { Err(op_error(ir, op, "needs an operand")) }
    }
}
// ANCHOR_END: trait

/// Asked for by `hasCanonicalizeMethod`: one field alone is this field.
impl Canonicalize for ConcatOp {
    fn canonicalize(self, rw: &mut ir_core::rewrite::PatternRewriter<'_>) -> Option<()> {
        let parts: Vec<Value> = self.parts(rw.ir()).collect();
        let [part] = parts[..] else { return None };
        if rw.ir().value_type(part) != rw.ir().value_type(self.result(rw.ir())) {
            return None;
        }
        rw.replace_op(self.op(), &[part]);
        Some(())
    }
}

// Asked for by `hasCanonicalizer`: the rules of the set `Simplify` with these roots.
ir_core::patterns_of_rules!(SIMPLIFY_PATTERNS; ExtractOp, NotOp);

impl Costly for LoadOp {
    fn cost(&self, ir: &Ir) -> i64 {
        i64::from(width(ir, self.result(ir)).div_ceil(8))
    }
}

impl Costly for InPrefixOp {
    fn cost(&self, _ir: &Ir) -> i64 {
        4
    }
}

impl Costly for LookupOp {
    fn cost(&self, ir: &Ir) -> i64 {
        64 * (1 + i64::from(self.missing(ir).is_none()))
    }

    fn is_repeatable(&self, ir: &Ir) -> bool {
        !self.refresh(ir)
    }
}

/// Asked for by `SymbolUserOpInterface`: the table exists, and has these keys.
impl SymbolUserOpInterface for LookupOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Result<(), Diagnostic> {
        let ctx = ir.context();
        let name = self.table(ir);
        let table = nearest_symbol(ir, self.op(), ctx.ident(name)).and_then(|op| TableOp::cast(ir, op));
        let Some(table) = table else {
            return Err(op_error(ir, self.op(), &format!("refers to '{name}', which is not a table")));
        };
        let Some(table) = TableType::cast(ctx, table.type_(ir)) else { return Ok(()) };
        if self.keys(ir).into_iter().any(|key| ir.value_type(key) != table.key(ctx)) {
            return Err(op_error(ir, self.op(), &format!("has other keys than '{name}'")));
        }
        if ir.value_type(self.result(ir)) != table.value(ctx) {
            return Err(op_error(ir, self.op(), &format!("has another type than the values of '{name}'")));
        }
        Ok(())
    }
}

/// Asked for by `hasVerifier`: the regions yield the results, and results need both regions.
impl VerifyOp for GuardOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let expected: Vec<Type> = ir.result_types(self.op()).collect();
        let otherwise = ir.first_block(self.otherwise(ir));
        if otherwise.is_none() && !expected.is_empty() {
            return Err(op_error(ir, self.op(), "needs an 'else' for its results"));
        }
        for block in ir.first_block(self.then(ir)).into_iter().chain(otherwise) {
            let Some(end) = ir.last_op(block) else { continue };
            let yielded: Vec<Type> = ir.operands(end).map(|value| ir.value_type(value)).collect();
            if yielded != expected {
                return Err(op_error(ir, self.op(), "has a region that does not yield its results' types"));
            }
        }
        Ok(())
    }
}

/// Asked for by `hasRegionVerifier`: a filter's argument is a packet.
impl VerifyRegions for FilterOp {
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let entry = ir.first_block(self.body(ir));
        let types: Vec<Type> = entry.map_or(Vec::new(), |block| {
            ir.arguments(block).map(|argument| ir.value_type(argument)).collect()
        });
        if types == [PacketType::get(ir.context()).into()] {
            return Ok(());
        }
        Err(op_error(ir, self.op(), "must have one argument, a packet"))
    }
}

// ANCHOR: branch
impl BranchOpInterface for BranchOp {
    fn successor_operands(self, ir: &Ir, successor: usize) -> SuccessorOperands {
        let first = 1 + self.then_operands(ir).len();
        SuccessorOperands::from(if successor == 0 { 1..first } else { first..ir.num_operands(self.op()) })
    }
}
// ANCHOR_END: branch

// ANCHOR: body
/// `custom<Body>`: `(%packet: !sieve.packet) { … }`.
impl Directive<FilterOp> for directives::Body {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let mut arguments = Vec::new();
        parser.parse_list(Delimiter::Paren, " in the arguments of a filter", |parser| {
            let argument = parser.parse_argument(true, false)?;
            arguments.extend(argument.region_argument());
            Ok(())
        })?;
        directive.parse_region(0, &arguments)?;
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, filter: FilterOp) {
        let printer = directive.printer();
        let (ir, entry) = (printer.ir(), printer.ir().first_block(filter.body(printer.ir())));
        printer.text("(");
        for (index, argument) in entry.map(|block| ir.arguments(block)).into_iter().flatten().enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            printer.print_region_argument(argument, &[]);
        }
        printer.text(") ");
        printer.print_region_as(filter.body(ir), RegionForm::DEFAULT.without_entry_arguments());
    }
}
// ANCHOR_END: body

/// `custom<Offset>`: `%dynamic : !sieve.bits<8> + 14`, or `14`.
impl Directive<LoadOp> for directives::Offset {
    fn parse(directive: &mut DirectiveParser<'_, '_, '_>) -> ParseResult<bool> {
        let parser = directive.parser();
        let at = parser.token().start;
        if let Some(operand) = parser.parse_optional_operand()? {
            let ty = parser.parse_colon_type()?;
            parser.parse_token(TokenKind::Plus, "expected '+'")?;
            directive.set_operands(0, &[operand], at);
            directive.set_types(1, &[ty]);
        }
        let parser = directive.parser();
        let offset = parser.parse_integer()?;
        let offset = parser.context().integer_attr_of(Type::I64, offset);
        directive.set_attribute(2, offset);
        Ok(true)
    }

    fn print(directive: &mut DirectivePrinter<'_, '_, '_>, load: LoadOp) {
        let printer = directive.printer();
        let ir = printer.ir();
        if let Some(dynamic) = load.dynamic(ir) {
            printer.print_value(dynamic).text(" : ").print_types([ir.value_type(dynamic)]).text(" + ");
        }
        printer.text(&load.offset(ir).to_string());
    }
}
