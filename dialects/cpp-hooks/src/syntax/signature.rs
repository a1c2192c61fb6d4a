//! Function syntax that several dialects share: arguments, results, and the body.

use ir_core::context::{Location, NamedAttribute};
use ir_core::ir::Block;
use ir_core::predicates::attributes::array_elements;
use ir_core::text::{Argument, CustomOp, RegionArgument};

use crate::prelude::*;

/// An argument or result of a signature.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The name of an argument in the source of a definition.
    pub name: Option<Operand>,
    /// The type.
    pub ty: Type,
    /// The attribute dictionary.
    pub attributes: Attribute,
    /// The location of an argument.
    pub location: Option<Location>,
}

/// The signature of a function.
#[derive(Debug)]
pub struct Signature {
    /// The arguments: either all have names, or none.
    pub arguments: Vec<Parameter>,
    /// Whether `...` follows the arguments.
    pub is_variadic: bool,
    /// The results.
    pub results: Vec<Parameter>,
}

impl Signature {
    /// Parses `(%a: i32 {d.x}, ...) -> (i32, i64 {d.y})`. `...` requires `may_be_variadic`.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    pub fn parse(parser: &mut OperationParser<'_>, may_be_variadic: bool) -> ParseResult<Signature> {
        let mut signature = Signature { arguments: Vec::new(), is_variadic: false, results: Vec::new() };
        parser.parse_list(Delimiter::Paren, "", |parser| {
            if signature.is_variadic {
                let message = "variadic arguments must be in the end of the argument list";
                return Err(parser.error_here(message));
            }
            if may_be_variadic && parser.consume_if(TokenKind::Ellipsis) {
                signature.is_variadic = true;
                return Ok(());
            }
            let argument = argument(parser, signature.arguments.last())?;
            signature.arguments.push(argument);
            Ok(())
        })?;
        if parser.consume_if(TokenKind::Arrow) {
            signature.results = results(parser)?;
        }
        Ok(signature)
    }

    /// The types of the arguments, and of the results.
    #[must_use]
    pub fn types(&self) -> (Vec<Type>, Vec<Type>) {
        let types = |parameters: &[Parameter]| parameters.iter().map(|parameter| parameter.ty).collect();
        (types(&self.arguments), types(&self.results))
    }

    /// Adds `arg_attrs` and `res_attrs` to the parsed operation, unless all dictionaries of the attribute
    /// are empty.
    pub fn add_dictionaries(&self, ctx: &Context, op: &mut CustomOp) {
        add_dictionaries(ctx, op, "arg_attrs", &self.arguments);
        add_dictionaries(ctx, op, "res_attrs", &self.results);
    }

    /// Parses the optional body of the function.
    ///
    /// # Errors
    /// The body has no block, and must not be empty.
    pub fn parse_body(
        self,
        parser: &mut OperationParser<'_>,
        op: &CustomOp,
        may_be_empty: bool,
    ) -> ParseResult<()> {
        if !parser.is_at(TokenKind::LBrace) {
            parser.add_empty_region();
            return Ok(());
        }
        let at = parser.token().start;
        let named = self.arguments.into_iter().filter_map(|parameter| {
            let Parameter { name, ty, location, .. } = parameter;
            Some(RegionArgument { name: name?, ty, location })
        });
        let arguments: Vec<RegionArgument> = named.collect();
        parser.parse_region(op, &arguments)?;
        if !may_be_empty && parser.last_region_is_empty() {
            return Err(parser.error_at(at, "expected non-empty function body"));
        }
        Ok(())
    }
}

/// Parses an argument. Either all arguments have names, or none.
fn argument(parser: &mut OperationParser<'_>, before: Option<&Parameter>) -> ParseResult<Parameter> {
    let at = parser.token().start;
    let follows_name = before.map(|before| before.name.is_some());
    if parser.is_at(TokenKind::PercentId) {
        let Argument { name, ty, attributes, location, .. } = parser.parse_argument(true, true)?;
        if follows_name == Some(false) {
            return Err(parser.error_at(at, "expected type instead of SSA identifier"));
        }
        let attributes = parser.dictionary_attr(&attributes);
        return Ok(Parameter { name, ty, attributes, location });
    }
    if follows_name == Some(true) {
        return Err(parser.error_at(at, "expected SSA identifier"));
    }
    let ty = parser.parse_type()?;
    let attributes = attributes(parser)?;
    let has_location = parser.is_at(TokenKind::KwLoc);
    let location = if has_location { Some(parser.parse_location()?) } else { None };
    Ok(Parameter { name: None, ty, attributes, location })
}

/// Parses `{…}` if present.
fn attributes(parser: &mut OperationParser<'_>) -> ParseResult<Attribute> {
    let mut entries = Vec::new();
    if parser.is_at(TokenKind::LBrace) {
        parser.parse_attribute_dict(&mut entries)?;
    }
    Ok(parser.dictionary_attr(&entries))
}

/// Parses the results after an arrow: a type, or types with attributes in parentheses.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn results(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Parameter>> {
    let no_attributes = parser.dictionary_attr(&[]);
    if !parser.is_at(TokenKind::LParen) {
        let ty = parser.parse_type()?;
        return Ok(vec![Parameter { name: None, ty, attributes: no_attributes, location: None }]);
    }
    typed_list(parser)
}

/// Parses types with attributes in parentheses.
///
/// # Errors
/// On a syntax error, which has been reported.
pub fn typed_list(parser: &mut OperationParser<'_>) -> ParseResult<Vec<Parameter>> {
    let mut list = Vec::new();
    parser.parse_list(Delimiter::Paren, "", |parser| {
        let ty = parser.parse_type()?;
        list.push(Parameter { name: None, ty, attributes: attributes(parser)?, location: None });
        Ok(())
    })?;
    Ok(list)
}

/// Adds the attribute dictionaries of arguments or results, unless all are empty.
pub fn add_dictionaries(ctx: &Context, op: &mut CustomOp, name: &str, parameters: &[Parameter]) {
    let dictionaries: Vec<Attribute> = parameters.iter().map(|parameter| parameter.attributes).collect();
    let is_empty = |attr: &Attribute| attr.dictionary_entries(ctx).is_none_or(<[NamedAttribute]>::is_empty);
    if !dictionaries.iter().all(is_empty) {
        op.attributes.push(NamedAttribute { name: ctx.ident(name), value: array_attr(ctx, &dictionaries) });
    }
}

/// A signature to print.
#[derive(Clone, Copy, Debug)]
pub struct PrintedSignature<'a> {
    /// The types of the arguments.
    pub inputs: &'a [Type],
    /// Whether `...` follows them.
    pub is_variadic: bool,
    /// The types of the results.
    pub results: &'a [Type],
    /// The array of the arguments' attribute dictionaries.
    pub arg_attrs: Option<Attribute>,
    /// The array of the results' attribute dictionaries.
    pub res_attrs: Option<Attribute>,
}

impl PrintedSignature<'_> {
    /// Prints `(%arg0: i32 {a.b}, ...) -> i32`, with the names of the arguments of the entry block if there
    /// is one.
    pub fn print(&self, printer: &mut OperationPrinter<'_>, entry: Option<Block>) {
        let ir = printer.ir();
        printer.text("(");
        for (index, ty) in self.inputs.iter().enumerate() {
            printer.text(if index == 0 { "" } else { ", " });
            let argument =
                entry.filter(|entry| index < ir.num_arguments(*entry)).map(|entry| ir.argument(entry, index));
            let attributes = dictionary(printer.context(), self.arg_attrs, index);
            match argument {
                Some(argument) => printer.print_region_argument(argument, attributes),
                None => print_typed(printer, *ty, attributes),
            }
        }
        if self.is_variadic {
            printer.text(if self.inputs.is_empty() { "..." } else { ", ..." });
        }
        printer.text(")");
        if !self.results.is_empty() {
            printer.text(" -> ");
            self.print_results(printer);
        }
    }

    /// Prints the results after an arrow; a single one without attributes and parentheses, unless it is a
    /// function type.
    pub fn print_results(&self, printer: &mut OperationPrinter<'_>) {
        let ctx = printer.context();
        if let ([ty], None) = (self.results, self.res_attrs)
            && !matches!(ty.kind(ctx), TypeKind::Function { .. })
        {
            return printer.print_type(*ty);
        }
        print_typed_list(printer, self.results, self.res_attrs);
    }
}

/// Prints `(i32, i64 {d.x})`.
pub fn print_typed_list(printer: &mut OperationPrinter<'_>, types: &[Type], attributes: Option<Attribute>) {
    let ctx = printer.context();
    printer.text("(");
    for (index, ty) in types.iter().enumerate() {
        printer.text(if index == 0 { "" } else { ", " });
        print_typed(printer, *ty, dictionary(ctx, attributes, index));
    }
    printer.text(")");
}

fn print_typed(printer: &mut OperationPrinter<'_>, ty: Type, attributes: &[NamedAttribute]) {
    printer.print_type(ty);
    printer.print_optional_attribute_dict(attributes, &[]);
}

/// The entries of a dictionary in an array.
fn dictionary(ctx: &Context, attr: Option<Attribute>, index: usize) -> &[NamedAttribute] {
    let entries = attr.and_then(|attr| array_elements(ctx, attr)?.get(index).copied());
    entries.and_then(|entries| entries.dictionary_entries(ctx)).unwrap_or_default()
}
