//! A registered dialect reads and prints its own types and attributes, and names their aliases.

use super::module::round_trip;
use ir_core::context::{AttrStorage, Attribute, Context, Type, TypeStorage};
use ir_core::runtime::Dialect;
use ir_core::text::{ParseResult, Parser, PrintOptions, PrintStorage, Printer, StoragePrinter, TokenKind};
use std::any::Any;

/// `!toy.box<T>`
#[derive(Clone, PartialEq, Eq, Hash)]
struct BoxType(Type);

impl PrintStorage for BoxType {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.text("box<");
        printer.print_type(self.0);
        printer.text(">");
    }
}

impl TypeStorage for BoxType {
    fn dialect(&self) -> &'static str {
        "toy"
    }

    fn mnemonic(&self) -> &'static str {
        "box"
    }

    fn printer(&self) -> &'static (dyn Any + Send + Sync) {
        &const { StoragePrinter::new::<Self>() }
    }

    fn walk(&self, _ctx: &Context, types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {
        types(self.0);
    }

    fn clone_box(&self) -> Box<dyn TypeStorage> {
        Box::new(self.clone())
    }
}

/// `#toy.tag<T>`
#[derive(Clone, PartialEq, Eq, Hash)]
struct TagAttr(Type);

impl PrintStorage for TagAttr {
    fn print(&self, printer: &mut Printer<'_>) {
        printer.text("tag<");
        printer.print_type(self.0);
        printer.text(">");
    }
}

impl AttrStorage for TagAttr {
    fn dialect(&self) -> &'static str {
        "toy"
    }

    fn mnemonic(&self) -> &'static str {
        "tag"
    }

    fn printer(&self) -> &'static (dyn Any + Send + Sync) {
        &const { StoragePrinter::new::<Self>() }
    }

    fn walk(&self, _ctx: &Context, types: &mut dyn FnMut(Type), _attributes: &mut dyn FnMut(Attribute)) {
        types(self.0);
    }

    fn clone_box(&self) -> Box<dyn AttrStorage> {
        Box::new(self.clone())
    }
}

/// A dialect with a type and an attribute.
pub(crate) struct Toy;

/// Reads `mnemonic<T>`.
fn parse_in_angles(parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type> {
    parser.parse_keyword(mnemonic)?;
    parser.parse_token(TokenKind::Less, "expected '<'")?;
    let ty = parser.parse_type()?;
    parser.parse_token(TokenKind::Greater, "expected '>'")?;
    Ok(ty)
}

impl Dialect for Toy {
    fn namespace(&self) -> &'static str {
        "toy"
    }

    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
        let element = parse_in_angles(parser, "box")?;
        Ok(parser.context().type_of(ir_core::context::TypeKind::Dialect(&BoxType(element))))
    }

    fn parse_attribute(&self, parser: &mut Parser<'_>, _ty: Option<Type>) -> ParseResult<Attribute> {
        let element = parse_in_angles(parser, "tag")?;
        Ok(parser.context().attribute(ir_core::context::AttrKind::Dialect(&TagAttr(element))))
    }

    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
        attribute.storage::<TagAttr>(ctx).map(|_| "tag2".to_owned())
    }

    fn type_alias(&self, ctx: &Context, ty: Type) -> Option<String> {
        ty.storage::<BoxType>(ctx).filter(|boxed| boxed.0 == Type::I8).map(|_| "bytes".to_owned())
    }
}

fn print(text: &str) -> Result<String, String> {
    let ctx = Context::new();
    assert!(ctx.register_dialect(Box::new(Toy)));
    assert!(!ctx.register_dialect(Box::new(Toy)), "one of that namespace is there");
    let result = round_trip(&ctx, text.as_bytes(), PrintOptions::default());
    result.map_err(|diagnostics| diagnostics[0].message.clone())
}

#[test]
fn own_types_are_read_and_printed() {
    let text = "\"t.op\"() {a = tensor<2x!toy.box<tensor<1x!toy.box<i32>>>>, b = !toy.box<i32>} : () -> ()\n";
    let expected = format!("\"builtin.module\"() ({{\n  {text}}}) : () -> ()\n\n");
    assert_eq!(print(text), Ok(expected));
}

#[test]
fn own_aliases_are_printed() {
    let text = "\"t.op\"() {a = [#toy.tag<!toy.box<i8>>, #toy.tag<i1>], b = !toy.box<i8>} : () -> ()\n";
    let expected = "!bytes = !toy.box<i8>\n#tag2_ = #toy.tag<i1>\n#tag2_1 = #toy.tag<!bytes>\n\
                    \"builtin.module\"() ({\n  \"t.op\"() {a = [#tag2_1, #tag2_], b = !bytes} : () -> ()\n\
                    }) : () -> ()\n\n";
    assert_eq!(print(text).as_deref(), Ok(expected));
}

#[test]
fn what_a_dialect_does_not_know_is_reported() {
    assert_eq!(print("!a = !toy.bag<i1>").unwrap_err(), "expected 'box'");
    assert_eq!(print("!a = memref<2x!toy.box<i1>>").unwrap_err(), "invalid memref element type");
    assert_eq!(print("!a = !toy.box<i1").unwrap_err(), "unbalanced '<' character in pretty dialect name");
}
