//! The syntax of nested types. Types of the dialect omit `!llvm.` there, and a struct in its own body is
//! printed as its name.

use ir_core::attr_or_type::{CustomFormat, Interned, parse_own};
use ir_core::predicates::build::named_type;

use super::verify::{can_be_element, element_error};
use crate::prelude::*;
use crate::{
    LLVMArrayType, LLVMArrayTypeSyntax, LLVMFunctionType, LLVMFunctionTypeSyntax, LLVMPPCFP128Type,
    LLVMPointerType, LLVMStructType, LLVMTargetExtType, LLVMTargetExtTypeSyntax, LLVMX86AMXType, NAMESPACE,
};

/// Mnemonics of types without parameters that are kept as text.
const TEXT_TYPES: [&str; 4] = ["void", "token", "label", "metadata"];

/// Types whose parameters cannot contain an enclosing struct.
const PLAIN: &[&ir_core::attr_or_type::DefSpec<Type>] =
    &[LLVMPPCFP128Type::SPEC, LLVMPointerType::SPEC, LLVMX86AMXType::SPEC];

/// Parses types in the bodies of identified structs.
#[derive(Default)]
struct Reader {
    /// The enclosing structs, outermost first. Their bodies are not complete yet.
    open: Vec<Type>,
}

impl Reader {
    /// Parses any type. The dialect's types need no prefix.
    fn pretty(&mut self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        if let Some(mnemonic) = prefixed_mnemonic(parser) {
            parser.consume();
            return ir_core::stack::grow(|| self.aggregate(parser, mnemonic));
        }
        if let Some(ty) = parser.parse_optional_type()? {
            return Ok(ty);
        }
        let at = parser.token().start;
        let Some(mnemonic) = parser.parse_optional_keyword() else {
            return Err(parser.error_here("expected valid keyword"));
        };
        ir_core::stack::grow(|| self.own(parser, mnemonic, at))
    }

    /// Parses the rest of a type of the dialect after its mnemonic.
    fn own(&mut self, parser: &mut Parser<'_>, mnemonic: &str, at: u32) -> ParseResult<Type> {
        if TEXT_TYPES.contains(&mnemonic) {
            return Ok(named_type(parser.context(), NAMESPACE, mnemonic));
        }
        if PLAIN.iter().any(|spec| spec.mnemonic == mnemonic) {
            return parse_own(parser, NAMESPACE, mnemonic, PLAIN, None);
        }
        match AGGREGATES.iter().find(|name| **name == mnemonic) {
            Some(mnemonic) => self.aggregate(parser, mnemonic),
            None => Err(parser.error_at(at, format!("unknown LLVM type: {mnemonic}"))),
        }
    }

    /// Parses the rest of an aggregate type.
    fn aggregate(&mut self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
        match mnemonic {
            "array" => self.array(parser),
            "func" => self.function(parser),
            "struct" => self.structure(parser),
            _ => self.target(parser),
        }
    }

    /// Parses `<4 x T>`.
    fn array(&mut self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let start = parser.token().start;
        less(parser)?;
        let at = parser.token().start;
        let size = parser.parse_optional_integer()?;
        let Some(size) = size else {
            parser.error_here("expected integer value");
            let message = "failed to parse LLVMArrayType parameter 'numElements' which is to be a `uint64_t`";
            return Err(parser.error_at(at, message));
        };
        if !parser.consume_keyword("x") {
            return Err(parser.error_here("expected 'x'"));
        }
        let element = self.pretty(parser)?;
        greater(parser)?;
        let ctx = parser.context();
        if !can_be_element(ctx, element) {
            let message = format!("invalid array element type: '{}'", element.to_text(ctx));
            return Err(parser.error_at(start, message));
        }
        Ok(LLVMArrayType::get(ctx, element, size as u64).into())
    }

    /// Parses `<T (A, B, ...)>`.
    fn function(&mut self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let start = parser.token().start;
        less(parser)?;
        let result = self.pretty(parser)?;
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let (inputs, is_variadic) = self.function_types(parser)?;
        greater(parser)?;
        let location = parser.location(start);
        LLVMFunctionType::get_checked(parser.context(), location, result, &inputs, is_variadic)
            .map(Into::into)
            .map_err(|error| parser.report_unless_lexed_wrong(error))
    }

    /// Parses `A, B, ...)`.
    fn function_types(&mut self, parser: &mut Parser<'_>) -> ParseResult<(Vec<Type>, bool)> {
        let mut inputs = Vec::new();
        if parser.consume_if(TokenKind::RParen) {
            return Ok((inputs, false));
        }
        loop {
            if parser.consume_if(TokenKind::Ellipsis) {
                parser.parse_token(TokenKind::RParen, "expected ')'")?;
                return Ok((inputs, true));
            }
            inputs.push(self.pretty(parser)?);
            if !parser.consume_if(TokenKind::Comma) {
                parser.parse_token(TokenKind::RParen, "expected ')'")?;
                return Ok((inputs, false));
            }
        }
    }

    /// Parses `<"name", T, 1>`.
    fn target(&mut self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        less(parser)?;
        let at = parser.token().start;
        let Some(name) = parser.parse_optional_string() else {
            parser.error_here("expected string");
            let message = "failed to parse LLVMTargetExtType parameter 'extTypeName' which is to be a `::llvm::StringRef`";
            return Err(parser.error_at(at, message));
        };
        let (types, numbers) = if parser.consume_if(TokenKind::Comma) {
            self.target_parameters(parser)?
        } else {
            Default::default()
        };
        greater(parser)?;
        let name = String::from_utf8_lossy(&name);
        Ok(LLVMTargetExtType::get(parser.context(), &name, &types, numbers).into())
    }

    /// Parses types, then integers.
    fn target_parameters(&mut self, parser: &mut Parser<'_>) -> ParseResult<(Vec<Type>, Vec<u32>)> {
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        let read = parser.parse_elements(|parser| {
            if let Some(number) = parser.parse_optional_integer()? {
                numbers.push(number as u32);
                return Ok(());
            }
            if !numbers.is_empty() {
                return Err(ir_core::text::ParseFailure);
            }
            types.push(self.pretty(parser)?);
            Ok(())
        });
        match read {
            Ok(()) => Ok((types, numbers)),
            Err(_) => {
                let message = "failed to parse parameter list for target extension type";
                Err(parser.error_here(message))
            }
        }
    }

    /// Parses `<"name", packed (A, B)>`, `<(A, B)>`, `<"name", opaque>`, or `<"name">` in the body of that
    /// struct.
    fn structure(&mut self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let start = parser.token().start;
        less(parser)?;
        let name = parser.parse_optional_string();
        let ctx = parser.context();
        let named = name.map(|name| LLVMStructType::identified(ctx, &String::from_utf8_lossy(&name)));
        if let Some(named) = named {
            let at = parser.token().start;
            if parser.consume_if(TokenKind::Greater) {
                if !self.open.contains(&named.base()) {
                    let message = "struct without a body only allowed in a recursive struct";
                    return Err(parser.error_at(at, message));
                }
                return Ok(named.base());
            }
            parser.parse_token(TokenKind::Comma, "expected ','")?;
        }
        let at = parser.token().start;
        if parser.consume_keyword("opaque") {
            return opaque(parser, named, at);
        }
        let Some(named) = named else {
            let (_, body, is_packed) = self.body(parser)?;
            check_elements(parser, &body, start)?;
            return Ok(LLVMStructType::literal(ctx, &body, is_packed).into());
        };
        if self.open.contains(&named.base()) {
            return Err(parser.error_at(at, "identifier already used for an enclosing struct"));
        }
        self.open.push(named.base());
        let body = self.body(parser);
        self.open.pop();
        let (at, body, is_packed) = body?;
        check_elements(parser, &body, at)?;
        match named.set_body(ctx, &body, is_packed) {
            Ok(()) => Ok(named.base()),
            Err(error) => Err(parser.error_at(at, error.to_string())),
        }
    }

    /// Parses `packed (A, B)>`. Returns the position for messages about the body, the elements, and the
    /// packed flag.
    fn body(&mut self, parser: &mut Parser<'_>) -> ParseResult<(u32, Vec<Type>, bool)> {
        let start = parser.token().start;
        let is_packed = parser.consume_keyword("packed");
        parser.parse_token(TokenKind::LParen, "expected '('")?;
        let mut elements = Vec::new();
        if parser.consume_if(TokenKind::RParen) {
            greater(parser)?;
            return Ok((start, elements, is_packed));
        }
        let at = parser.token().start;
        parser.parse_elements(|parser| {
            elements.push(self.pretty(parser)?);
            Ok(())
        })?;
        parser.parse_token(TokenKind::RParen, "expected ')'")?;
        greater(parser)?;
        Ok((at, elements, is_packed))
    }
}

/// Mnemonics of types that may contain structs.
const AGGREGATES: [&str; 4] = ["array", "func", "struct", "target"];

/// The mnemonic of `!llvm.struct` and others that may contain structs.
fn prefixed_mnemonic(parser: &Parser<'_>) -> Option<&'static str> {
    let spelling = parser.spelling().strip_prefix(b"!llvm.".as_slice())?;
    AGGREGATES.into_iter().find(|name| name.as_bytes() == spelling)
}

fn less(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Less, "expected '<'")
}

fn greater(parser: &mut Parser<'_>) -> ParseResult<()> {
    parser.parse_token(TokenKind::Greater, "expected '>'")
}

/// The rest of an opaque struct.
fn opaque(parser: &mut Parser<'_>, named: Option<LLVMStructType>, at: u32) -> ParseResult<Type> {
    let Some(named) = named else {
        return Err(parser.error_at(at, "only identified structs can be opaque"));
    };
    greater(parser)?;
    match named.set_opaque(parser.context()) {
        Ok(()) => Ok(named.base()),
        Err(_) => Err(parser.error_at(at, "redeclaring defined struct as opaque")),
    }
}

fn check_elements(parser: &mut Parser<'_>, elements: &[Type], at: u32) -> ParseResult<()> {
    match element_error(parser.context(), elements) {
        Some(message) => Err(parser.error_at(at, message)),
        None => Ok(()),
    }
}

/// Prints types in the bodies of identified structs.
#[derive(Default)]
struct Writer {
    /// The enclosing structs, outermost first.
    open: Vec<Type>,
}

impl Writer {
    /// Prints any type. Types of the dialect have no `!llvm.` prefix.
    fn pretty(&mut self, printer: &mut Printer<'_>, ty: Type) {
        let ctx = printer.context();
        let Some(storage) = ty.def_storage(ctx).filter(|storage| storage.spec().dialect == NAMESPACE) else {
            return match ty.kind(ctx) {
                TypeKind::Opaque { dialect, body } if dialect.as_str(ctx) == NAMESPACE => {
                    printer.text(body.as_str(ctx));
                }
                _ => printer.print_type(ty),
            };
        };
        if let Some(found) = LLVMStructType::cast(ctx, ty) {
            printer.text("struct");
            self.structure(printer, found);
        } else if let Some(found) = LLVMArrayType::cast(ctx, ty) {
            printer.display(format_args!("array<{} x ", found.num_elements(ctx)));
            self.pretty(printer, found.element_type(ctx));
            printer.text(">");
        } else if let Some(found) = LLVMFunctionType::cast(ctx, ty) {
            printer.text("func<");
            self.pretty(printer, found.return_type(ctx));
            printer.text(" (");
            self.function_types(printer, found.params(ctx), found.var_arg(ctx));
            printer.text(">");
        } else {
            ir_core::text::PrintStorage::print(storage, printer);
        }
    }

    /// Prints `A, B, ...)`.
    fn function_types(&mut self, printer: &mut Printer<'_>, inputs: &[Type], is_variadic: bool) {
        printer.print_list(inputs, |printer, ty| self.pretty(printer, *ty));
        if is_variadic {
            printer.text(if inputs.is_empty() { "..." } else { ", ..." });
        }
        printer.text(")");
    }

    /// Prints `<"name", (A, B)>`.
    fn structure(&mut self, printer: &mut Printer<'_>, ty: LLVMStructType) {
        let ctx = printer.context();
        printer.text("<");
        let is_identified = ty.is_identified(ctx);
        if is_identified {
            printer.print_string(ty.name(ctx).as_bytes());
            if self.open.contains(&ty.base()) {
                return printer.text(">");
            }
            printer.text(", ");
            if ty.is_opaque(ctx) {
                return printer.text("opaque>");
            }
            self.open.push(ty.base());
        }
        printer.text(if ty.is_packed(ctx) { "packed (" } else { "(" });
        printer.print_list(ty.elements(ctx), |printer, ty| self.pretty(printer, *ty));
        printer.text(")>");
        if is_identified {
            self.open.pop();
        }
    }
}

impl CustomFormat for LLVMStructType {
    fn parse(parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Type> {
        Reader::default().structure(parser)
    }

    fn print(self, printer: &mut Printer<'_>) {
        Writer::default().structure(printer, self);
    }
}

impl LLVMArrayTypeSyntax for LLVMArrayType {
    fn parse_pretty_llvm_type(parser: &mut Parser<'_>) -> ParseResult<Type> {
        Reader::default().pretty(parser)
    }

    fn print_pretty_llvm_type(printer: &mut Printer<'_>, element_type: Type) {
        Writer::default().pretty(printer, element_type);
    }
}

impl LLVMFunctionTypeSyntax for LLVMFunctionType {
    fn parse_pretty_llvm_type(parser: &mut Parser<'_>) -> ParseResult<Type> {
        Reader::default().pretty(parser)
    }

    fn print_pretty_llvm_type(printer: &mut Printer<'_>, return_type: Type) {
        Writer::default().pretty(printer, return_type);
    }

    fn parse_function_types(parser: &mut Parser<'_>) -> ParseResult<(Vec<Type>, bool)> {
        Reader::default().function_types(parser)
    }

    fn print_function_types(printer: &mut Printer<'_>, params: &[Type], var_arg: bool) {
        Writer::default().function_types(printer, params, var_arg);
    }
}

impl LLVMTargetExtTypeSyntax for LLVMTargetExtType {
    fn parse_ext_type_params(parser: &mut Parser<'_>) -> ParseResult<(Vec<Type>, Vec<u32>)> {
        Reader::default().target_parameters(parser)
    }

    fn print_ext_type_params(printer: &mut Printer<'_>, type_params: &[Type], int_params: Vec<u32>) {
        printer.print_list(type_params, |printer, ty| printer.print_type(*ty));
        if !type_params.is_empty() && !int_params.is_empty() {
            printer.text(", ");
        }
        printer.print_list(int_params, |printer, number| printer.display(number));
    }
}
