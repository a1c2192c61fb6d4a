//! The syntax of calls: callee, arguments, operand bundles, and types.

use cpp_hooks::llvm::{Bundles, print_bundles};
use cpp_hooks::syntax::signature::{Parameter, PrintedSignature, add_dictionaries, results, typed_list};
use cpp_hooks::syntax::successors::{parse_typed_operands, print_target};
use ir_core::attr_or_type::EnumValue as _;
use ir_core::predicates::build::dense_i32_array_attr;

use crate::prelude::*;
use crate::syntax::{
    calling_convention, optional_case, print_attributes, print_symbol, print_word, printed_convention,
    property, token,
};
use crate::types::is_void;
use crate::{CallIntrinsicOp, CallOp, InvokeOp, TailCallKind, TailCallKindAttr};

/// The callee and the arguments. The first operand of an indirect call is the callee.
struct Called {
    is_direct: bool,
    operands: Vec<Operand>,
}

impl Called {
    /// Parses `@f(%a, %b)` or `%f(%a, %b)`.
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<Called> {
        let mut operands: Vec<Operand> = parser.parse_optional_operand()?.into_iter().collect();
        let is_direct = operands.is_empty();
        if is_direct {
            let at = parser.token().start;
            let callee = parser.parse_attribute(None)?;
            let ctx = parser.context();
            if !matches!(callee.kind(ctx), AttrKind::SymbolRef { .. }) {
                return Err(parser.error_at(at, "invalid kind of attribute specified"));
            }
            add(ctx, op, "callee", callee);
        }
        operands.extend(parser.parse_operand_list(Delimiter::Paren, None)?);
        Ok(Called { is_direct, operands })
    }

    /// Parses `: !llvm.ptr, (i32) -> i32`, and adds operands, results and their attributes.
    fn types(&self, parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let at = parser.token().start;
        token(parser, TokenKind::Colon)?;
        let mut types = Vec::new();
        if !self.is_direct {
            types.push(parser.parse_type()?);
            if !parser.consume_if(TokenKind::Comma) {
                return Err(parser.error_at(at, "expected indirect call to have 2 trailing types"));
            }
        }
        let Ok((arguments, results)) = trailing_signature(parser) else {
            let message = if self.is_direct {
                "expected direct call to have 1 trailing types"
            } else {
                "expected trailing function type"
            };
            return Err(parser.error_at(at, message));
        };
        let ctx = parser.context();
        if results.len() > 1 {
            return Err(parser.error_at(at, "expected function with 0 or 1 result"));
        }
        if results.iter().any(|result| is_void(ctx, result.ty)) {
            return Err(parser.error_at(at, "expected a non-void result type"));
        }
        types.extend(arguments.iter().map(|argument| argument.ty));
        op.operands.extend(parser.resolve_operands(&self.operands, &types, parser.name_offset())?);
        op.result_types.extend(results.iter().map(|result| result.ty));
        add_dictionaries(ctx, op, "arg_attrs", &arguments);
        add_dictionaries(ctx, op, "res_attrs", &results);
        Ok(())
    }
}

/// Parses `(i32 {…}) -> i32`. The results may be `()`, but are required.
fn trailing_signature(parser: &mut OperationParser<'_>) -> ParseResult<(Vec<Parameter>, Vec<Parameter>)> {
    let arguments = typed_list(parser)?;
    if parser.consume_if(TokenKind::Arrow) {
        Ok((arguments, results(parser)?))
    } else {
        Err(ir_core::text::ParseFailure)
    }
}

/// Adds `vararg(!llvm.func<…>)`, if present.
fn variadic_type(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
    if !parser.consume_keyword("vararg") {
        return Ok(());
    }
    token(parser, TokenKind::LParen)?;
    let at = parser.token().start;
    let ty = parser.parse_attribute(None)?;
    let ctx = parser.context();
    if type_value(ctx, ty).is_none() {
        return Err(parser.error_at(at, "invalid kind of attribute specified"));
    }
    add(ctx, op, "var_callee_type", ty);
    token(parser, TokenKind::RParen)
}

/// Adds the operands, sizes and tags of bundles; returns the number of operands.
fn add_bundles(parser: &mut OperationParser<'_>, op: &mut CustomOp, bundles: &Bundles) -> ParseResult<usize> {
    let ctx = parser.context();
    let operands = bundles.operands.concat();
    let at = parser.name_offset();
    op.operands.extend(parser.resolve_operands(&operands, &bundles.types, at)?);
    let sizes: Vec<i64> = bundles.operands.iter().map(|bundle| bundle.len() as i64).collect();
    add(ctx, op, "op_bundle_sizes", dense_i32_array_attr(ctx, &sizes));
    if !bundles.tags.is_empty() {
        add(ctx, op, "op_bundle_tags", bundles.tag_array(ctx));
    }
    Ok(operands.len())
}

fn add_segments(parser: &OperationParser<'_>, op: &mut CustomOp, sizes: &[usize]) {
    let ctx = parser.context();
    let sizes: Vec<i64> = sizes.iter().map(|size| *size as i64).collect();
    add(ctx, op, "operandSegmentSizes", dense_i32_array_attr(ctx, &sizes));
}

/// Prints `@f` or `%f`; returns whether the call is direct.
fn print_callee(printer: &mut OperationPrinter<'_>, op: Op) -> bool {
    let ir = printer.ir();
    let callee = property(ir, op, "callee");
    match (callee, ir.operands(op).next()) {
        (None, Some(callee)) => {
            printer.print_value(callee);
        }
        _ => print_symbol(printer, callee),
    }
    callee.is_some()
}

/// Prints ` vararg(!llvm.func<…>)`, if the call is variadic.
fn print_variadic_type(printer: &mut OperationPrinter<'_>, op: Op) {
    if let Some(ty) = property(printer.ir(), op, "var_callee_type") {
        printer.text(" vararg(").print_attribute(ty);
        printer.text(")");
    }
}

/// Prints ` ["tag"(…)]`, if the bundles have operands.
fn print_call_bundles(printer: &mut OperationPrinter<'_>, op: Op, groups: Vec<Vec<Value>>) {
    let tags = property(printer.ir(), op, "op_bundle_tags");
    let tags = tags.and_then(|tags| array_elements(printer.context(), tags)).unwrap_or_default();
    if !groups.is_empty() {
        printer.text(" ");
        print_bundles(printer, groups, tags);
    }
}

/// Prints ` : !llvm.ptr, (i32) -> i32`, without the callee of a direct call.
fn print_types(printer: &mut OperationPrinter<'_>, op: Op, callee: Option<Value>, arguments: &[Value]) {
    let ir = printer.ir();
    printer.text(" : ");
    if let Some(callee) = callee {
        printer.print_types([ir.value_type(callee)]).text(", ");
    }
    let inputs: Vec<Type> = arguments.iter().map(|argument| ir.value_type(*argument)).collect();
    let results: Vec<Type> = ir.result_types(op).collect();
    let arg_attrs = property(ir, op, "arg_attrs");
    let res_attrs = property(ir, op, "res_attrs");
    let signature =
        PrintedSignature { inputs: &inputs, is_variadic: false, results: &results, arg_attrs, res_attrs };
    signature.print(printer, None);
    if results.is_empty() {
        printer.text(" -> ()");
    }
}

/// The properties of calls that the custom form prints.
const ELIDED: [&str; 9] = [
    "callee",
    "TailCallKind",
    "var_callee_type",
    "CConv",
    "operandSegmentSizes",
    "op_bundle_sizes",
    "op_bundle_tags",
    "arg_attrs",
    "res_attrs",
];

/// The callee of an indirect call, and the arguments.
fn split_callee(is_direct: bool, operands: &[Value]) -> (Option<Value>, &[Value]) {
    match operands.split_first() {
        Some((callee, arguments)) if !is_direct => (Some(*callee), arguments),
        _ => (None, operands),
    }
}

impl CustomAssemblyFormat for CallOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        calling_convention(parser, op);
        let kind = optional_case(parser).unwrap_or(TailCallKind::None);
        add(ctx, op, "TailCallKind", TailCallKindAttr::get(ctx, kind).base());
        let called = Called::parse(parser, op)?;
        variadic_type(parser, op)?;
        let bundles = Bundles::parse(parser)?.unwrap_or_default();
        parser.parse_optional_attributes(op)?;
        called.types(parser, op)?;
        let bundled = add_bundles(parser, op, &bundles)?;
        add_segments(parser, op, &[called.operands.len(), bundled]);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(" ");
        print_word(printer, printed_convention(ctx, self.c_conv_attr(ir)));
        let kind = self.tail_call_kind_attr(ir).and_then(|kind| TailCallKindAttr::cast(ctx, kind));
        let kind = kind.map(|kind| kind.tail_call_kind(ctx));
        print_word(printer, kind.filter(|kind| *kind != TailCallKind::FIRST));
        let is_direct = print_callee(printer, op);
        let operands: Vec<Value> = self.callee_operands(ir).collect();
        let (callee, arguments) = split_callee(is_direct, &operands);
        printer.text("(").print_values(arguments.iter().copied()).text(")");
        print_variadic_type(printer, op);
        print_call_bundles(printer, op, self.op_bundle_operands_groups(ir));
        print_attributes(printer, op, &ELIDED);
        print_types(printer, op, callee, arguments);
    }
}

/// Parses `^bb1(%a : i32)`, and adds the block; returns the operands with their types.
fn destination(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
) -> ParseResult<(Vec<Operand>, Vec<Type>)> {
    op.successors.push(parser.parse_successor()?);
    let mut types = Vec::new();
    let operands = if parser.consume_if(TokenKind::LParen) {
        parse_typed_operands(parser, &mut types)?
    } else {
        Vec::new()
    };
    Ok((operands, types))
}

impl CustomAssemblyFormat for InvokeOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        calling_convention(parser, op);
        let called = Called::parse(parser, op)?;
        parser.parse_keyword("to")?;
        let normal = destination(parser, op)?;
        parser.parse_keyword("unwind")?;
        let unwind = destination(parser, op)?;
        variadic_type(parser, op)?;
        let bundles = Bundles::parse(parser)?.unwrap_or_default();
        parser.parse_optional_attributes(op)?;
        called.types(parser, op)?;
        for (operands, types) in [&normal, &unwind] {
            let values = parser.resolve_operands(operands, types, parser.name_offset())?;
            op.operands.extend(values);
        }
        let bundled = add_bundles(parser, op, &bundles)?;
        add_segments(parser, op, &[called.operands.len(), normal.0.len(), unwind.0.len(), bundled]);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ctx, ir, op) = (printer.context(), printer.ir(), self.op());
        printer.text(" ");
        print_word(printer, printed_convention(ctx, self.c_conv_attr(ir)));
        let is_direct = print_callee(printer, op);
        let operands: Vec<Value> = self.callee_operands(ir).collect();
        let (callee, arguments) = split_callee(is_direct, &operands);
        printer.text("(").print_values(arguments.iter().copied()).text(") to ");
        let normal: Vec<Value> = self.normal_dest_operands(ir).collect();
        print_target(printer, self.normal_dest(ir), &normal);
        printer.text(" unwind ");
        let unwind: Vec<Value> = self.unwind_dest_operands(ir).collect();
        print_target(printer, self.unwind_dest(ir), &unwind);
        print_variadic_type(printer, op);
        print_call_bundles(printer, op, self.op_bundle_operands_groups(ir));
        print_attributes(printer, op, &ELIDED);
        print_types(printer, op, callee, arguments);
    }
}

impl CustomAssemblyFormat for CallIntrinsicOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let ctx = parser.context();
        let at = parser.token().start;
        let name = parser.parse_attribute(None)?;
        if string_value(ctx, name).is_none() {
            return Err(parser.error_at(at, "invalid kind of attribute specified"));
        }
        add(ctx, op, "intrin", name);
        let operands = parser.parse_operand_list(Delimiter::Paren, None)?;
        let bundles = Bundles::parse(parser)?.unwrap_or_default();
        parser.parse_optional_attributes(op)?;
        let called = Called { is_direct: true, operands };
        called.types(parser, op)?;
        let bundled = add_bundles(parser, op, &bundles)?;
        add_segments(parser, op, &[called.operands.len(), bundled]);
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        let (ir, op) = (printer.ir(), self.op());
        printer.text(" ");
        if let Some(name) = self.intrin_attr(ir) {
            printer.print_attribute(name);
        }
        let arguments: Vec<Value> = self.args(ir).collect();
        printer.text("(").print_values(arguments.iter().copied()).text(")");
        print_call_bundles(printer, op, self.op_bundle_operands_groups(ir));
        let elided =
            ["operandSegmentSizes", "op_bundle_sizes", "intrin", "op_bundle_tags", "arg_attrs", "res_attrs"];
        print_attributes(printer, op, &elided);
        print_types(printer, op, None, &arguments);
    }
}
