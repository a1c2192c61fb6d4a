//! The dialect `gpu`: its types and attributes.

ir_core::include_dialect!("gpu");

use ir_core::attr_or_type::CustomFormat;
use ir_core::context::{AttrKind, TypeKind};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::num::FloatSemantics;
use ir_core::predicates::attributes::{integer_value, string_value};
use ir_core::text::{ParseResult, Parser, Printer, TokenKind};
use std::collections::HashSet;

/// The place of the mnemonic, which messages about the whole type are about, as in MLIR.
fn start_of(parser: &Parser<'_>, mnemonic: &str) -> u32 {
    parser.token().start.saturating_sub(mnemonic.len() as u32)
}

fn less(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Less, "expected '<'")
}

fn greater(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Greater, "expected '>'")
}

fn require(emit_error: EmitError<'_>, holds: bool, message: &str) -> Result<(), Diagnostic> {
    if holds { Ok(()) } else { Err(emit_error(message)) }
}

/// Reads a string in quotes.
fn parse_string(parser: &mut Parser<'_>) -> ParseResult<String> {
    match parser.parse_optional_string() {
        Some(text) => Ok(String::from_utf8_lossy(&text).into_owned()),
        None => Err(parser.error_here("expected string")),
    }
}

impl CustomFormat for MMAMatrixType {
    /// Reads `<16x8xf32, "AOp">`.
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Type> {
        let start = start_of(parser, "mma_matrix");
        less(parser)?;
        let shape = parser.parse_static_dimension_list()?;
        let element = parser.parse_type()?;
        parser.parse_token(TokenKind::Comma, "expected ','")?;
        let operand = parse_string(parser)?;
        greater(parser)?;
        let made = Self::get_checked(parser.context(), parser.location(start), &shape, element, &operand).map(Into::into);
        made.map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let ctx = printer.context();
        printer.text("<");
        for size in self.shape(ctx) {
            printer.display(format_args!("{size}x"));
        }
        printer.print_type(self.element_type(ctx));
        printer.display(format_args!(", \"{}\">", self.operand(ctx)));
    }
}

impl VerifyDef for MMAMatrixType {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Ints(shape), Param::Type(element), Param::Str(operand)] = params else { return Ok(()) };
        let is_operand = matches!(operand.as_str(ctx), "AOp" | "BOp" | "COp");
        require(emit_error, is_operand, "operand expected to be one of AOp, BOp or COp")?;
        require(emit_error, shape.len() == 2, "MMAMatrixType must have exactly two dimensions")?;
        let is_element = match element.kind(ctx) {
            TypeKind::Float(semantics) => {
                [FloatSemantics::F16, FloatSemantics::F32, FloatSemantics::F64].contains(&semantics)
            }
            TypeKind::Integer { width: 8, signedness } => signedness != Signedness::Signless,
            TypeKind::Integer { width: 32, signedness } => signedness == Signedness::Signless,
            _ => false,
        };
        require(emit_error, is_element, "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64")
    }
}

impl VerifyDef for KernelMetadataAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Attribute(name), _, arguments, _] = params else { return Ok(()) };
        let is_empty = string_value(ctx, *name).is_some_and(str::is_empty);
        require(emit_error, !is_empty, "the kernel name can't be empty")?;
        let Param::Attribute(arguments) = arguments else { return Ok(()) };
        let AttrKind::Array(arguments) = arguments.kind(ctx) else { return Ok(()) };
        let is_dictionary = |argument: &Attribute| matches!(argument.kind(ctx), AttrKind::Dictionary(_));
        let all = arguments.iter().all(is_dictionary);
        require(emit_error, all, "all attributes in the array must be a dictionary attribute")
    }
}

/// The name of a kernel, by its metadata.
fn kernel_name(ctx: &Context, kernel: Attribute) -> &str {
    let kernel = KernelMetadataAttr::cast(ctx, kernel);
    kernel.and_then(|kernel| string_value(ctx, kernel.name(ctx))).unwrap_or_default()
}

impl CustomFormat for KernelTableAttr {
    /// Reads `<>` or a list `<[#gpu.kernel_metadata<"k", () -> ()>]>`, and sorts the kernels by their names.
    fn parse(parser: &mut Parser<'_>, _: Option<Type>) -> ParseResult<Attribute> {
        let start = parser.token().start;
        let mut kernels = Vec::new();
        less(parser)?;
        if parser.consume_if(TokenKind::LSquare) {
            parser.parse_elements(|parser| {
                kernels.push(parse_kernel(parser)?);
                Ok(())
            })?;
            parser.parse_token(TokenKind::RSquare, "expected ']'")?;
        }
        greater(parser)?;
        let ctx = parser.context();
        kernels.sort_by_key(|kernel| kernel_name(ctx, *kernel));
        Self::get_checked(ctx, parser.location(start), &kernels).map(Into::into).map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    fn print(self, printer: &mut Printer<'_>) {
        let kernels = self.kernel_table(printer.context());
        printer.text("<");
        if !kernels.is_empty() {
            printer.text("[");
            printer.print_list(kernels, |printer, kernel| printer.print_attribute(*kernel));
            printer.text("]");
        }
        printer.text(">");
    }
}

/// Reads a `#gpu.kernel_metadata<…>`.
fn parse_kernel(parser: &mut Parser<'_>) -> ParseResult<Attribute> {
    let at = parser.token().start;
    let kernel = parser.parse_attribute(None)?;
    if KernelMetadataAttr::is(parser.context(), kernel) {
Ok(kernel)
} else {
Err(parser.error_at(at, "invalid kind of attribute specified"))
}
}

impl VerifyDef for KernelTableAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Attributes(kernels)] = params else { return Ok(()) };
        let mut names = HashSet::new();
        let are_unique = kernels.iter().all(|kernel| names.insert(kernel_name(ctx, *kernel)));
        require(emit_error, are_unique, "expected all kernels to be uniquely named")
    }
}

/// Whether an attribute may be a target. The dialects of MLIR's targets are not part of this library, so that
/// their attributes are opaque here; all others are none.
fn may_be_target(ctx: &Context, attribute: Attribute) -> bool {
    matches!(attribute.kind(ctx), AttrKind::Opaque { .. })
}

impl ObjectAttrSyntax for ObjectAttr {
    /// Reads `offload = "text"`, or the text of the default format alone.
    fn parse_object(parser: &mut Parser<'_>) -> ParseResult<(CompilationTarget, Attribute)> {
        let at = parser.token().start;
        let format = match parser.parse_optional_keyword() {
            None => CompilationTarget::Fatbin,
            Some(word) => {
                let Ok(format) = word.parse() else {
                    return Err(parser.error_at(at, "expected keyword for GPU object format"));
                };
                parser.parse_token(TokenKind::Equal, "expected '='")?;
                format
            }
        };
        let text = parse_string(parser)?;
        Ok((format, parser.context().string_attr(&text)))
    }

    fn print_object(printer: &mut Printer<'_>, format: CompilationTarget, object: Attribute) {
        if format != CompilationTarget::Fatbin {
            printer.display(format_args!("{format} = "));
        }
        printer.print_attribute(object);
    }
}

impl VerifyDef for ObjectAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Attribute(target), ..] = params else { return Ok(()) };
        let message = "the target attribute must implement or promise the `gpu::TargetAttrInterface`";
        require(emit_error, may_be_target(ctx, *target), message)
    }
}

impl VerifyDef for SelectObjectAttr {
    fn verify(ctx: &Context, emit_error: EmitError<'_>, params: &[Param]) -> Result<(), Diagnostic> {
        let [Param::Attribute(target)] = params else { return Ok(()) };
        match target.kind(ctx) {
            AttrKind::Integer { .. } => {
                let is_negative = integer_value(ctx, *target)
                    .is_some_and(|value| value.is_negative());
                require(emit_error, !is_negative, "the object index must be positive")
            }
            _ => require(emit_error, may_be_target(ctx, *target), "the target attribute must be a GPU Target attribute"),
        }
    }
}
