//! Parameters that may be absent are `Option`s: null types, attributes, maps and sets of C++, and
//! `std::optional`.

use self::dialect::{
    BoxType, Custom, FlagType, Mode, ModedType, NullType, NumberType, OpaqueType, SizesType, TypedAttr,
    ValuesOp,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Attribute, Context, Type};
use ir_core::ir::{Builder, Ir};
use ir_core::num::ApInt;
use ir_core::text::Parser;

#[allow(dead_code, reason = "not all that is generated is used")]
mod dialect {
    ods_macros::dialect_file!("tests/parameters/parameters.ods");

    /// The author's types that the definitions use.
    pub(super) struct Externals;

    impl ExternalFunctions for Externals {
        type Custom = Custom;
    }

    /// A type that only C++ has.
    #[derive(Clone, PartialEq, Eq, Hash, Debug, ods_macros::ParameterValue)]
    pub(super) struct Custom {
        /// The value.
        pub value: i64,
    }
}

fn context() -> Context {
    let ctx = Context::new();
    dialect::register(&ctx);
    ctx
}

fn parse_type(ctx: &Context, text: &str) -> Option<Type> {
    Parser::new(ctx, "text", text.as_bytes()).ok()?.parse_type().ok()
}

/// Parses the text as a type, and checks that it is the expected one, and is printed as it was read.
#[track_caller]
fn check<T: Into<Type>>(ctx: &Context, text: &str, expected: T) {
    let expected = expected.into();
    assert_eq!(expected.to_text(ctx), text);
    assert_eq!(parse_type(ctx, text), Some(expected));
}

#[test]
fn null_types_and_attributes_are_none() {
    let ctx = &context();
    check(ctx, "!opt.box", BoxType::get(ctx, None, None));
    check(ctx, "!opt.box<3>", BoxType::get(ctx, Some(3), None));
    check(ctx, "!opt<box[i8]>", BoxType::get(ctx, None, Some(Type::I8)));
    let full = BoxType::get(ctx, Some(0), Some(Type::I8));
    check(ctx, "!opt<box<0>[i8]>", full);
    assert_eq!((full.size(ctx), full.element(ctx)), (Some(0), Some(Type::I8)));

    check(ctx, "!opt.null<>", NullType::get(ctx, None, None, None, None, None, None));
    let map = ctx.affine_map(0, 0, &[]);
    let ty = NullType::get(ctx, Some(map), None, Some(Attribute::UNIT), None, Some(Type::I1), Some(0));
    check(ctx, "!opt.null<map = () -> (), note = unit, element = i1, count = 0>", ty);
    assert_eq!((ty.map(ctx), ty.set(ctx), ty.note(ctx)), (Some(map), None, Some(Attribute::UNIT)));
    assert_eq!((ty.title(ctx), ty.element(ctx), ty.count(ctx)), (None, Some(Type::I1), Some(0)));
}

#[test]
fn optional_values_are_options() {
    let ctx = &context();
    check(ctx, "!opt.flag<true>", FlagType::get(ctx, Some(true)));
    check(ctx, "!opt.flag<>", FlagType::get(ctx, None));
    check(ctx, "!opt.mode", ModedType::get(ctx, None, None));
    check(ctx, "!opt.mode<slow>", ModedType::get(ctx, Some(Mode::Slow), None));
    check(ctx, "!opt<mode[unit]>", ModedType::get(ctx, None, Some(Attribute::UNIT)));
    for sizes in [vec![Some(1), Some(2)], vec![Some(1), None, Some(3)], vec![None, Some(2)], vec![None, None]]
    {
        let ty = SizesType::get(ctx, sizes.clone());
        assert_eq!(ty.sizes(ctx), sizes);
        assert_eq!(parse_type(ctx, &ty.base().to_text(ctx)), Some(ty.base()));
    }
}

#[test]
fn values_of_types_that_only_cpp_has_are_options() {
    let ctx = &context();
    let custom = |value| Some(Custom { value });
    check(ctx, "!opt.opaque<1>", OpaqueType::get(ctx, 1, None, None));
    let first = OpaqueType::get(ctx, 1, custom(2), None);
    assert_eq!((first.first(ctx), first.second(ctx)), (custom(2).as_ref(), None));
    let both = OpaqueType::get(ctx, 1, custom(2), custom(3));
    assert_eq!((both.first(ctx), both.second(ctx)), (custom(2).as_ref(), custom(3).as_ref()));
    for ty in [first, both] {
        assert_eq!(parse_type(ctx, &ty.base().to_text(ctx)), Some(ty.base()));
    }
}

/// `APInt()` is an integer of one bit, so it has a form in Rust.
#[test]
fn integers_have_the_default_of_cpp() {
    let ctx = &context();
    check(ctx, "!opt.number", NumberType::get(ctx, ApInt::new(1, 0)));
    check(ctx, "!opt.number<7>", NumberType::get(ctx, ApInt::new(4, 7)));
}

#[test]
fn attributes_have_their_own_type() {
    let ctx = &context();
    let parse = |text: &str| Parser::new(ctx, "text", text.as_bytes()).ok()?.parse_attribute(None).ok();
    let typed = TypedAttr::get(ctx, Type::I8, Some(3));
    assert_eq!(parse("#opt.typed<3> : i8"), Some(typed.base()));
    assert_eq!((typed.type_(ctx), typed.n(ctx)), (Type::I8, Some(3)));
    assert_eq!(parse("#opt.typed"), Some(TypedAttr::get(ctx, Type::NONE, None).base()));
}

#[test]
fn operations_have_optional_attributes_and_properties() {
    let ctx = context();
    let mut ir = Ir::new(&ctx);
    let values = ValuesOp::create(&mut Builder::new(&mut ir));
    assert_eq!((values.number(&ir), values.ty(&ir)), (None, None));
    assert_eq!((values.p(&ir), values.q(&ir), values.r(&ir)), (None, None, None));
    values.set_p(&mut ir, Some(0));
    values.set_q(&mut ir, Some(""));
    values.set_r(&mut ir, Some(false));
    values.set_ty(&mut ir, Some(Type::I1));
    assert_eq!((values.p(&ir), values.q(&ir), values.r(&ir)), (Some(0), Some(String::new()), Some(false)));
    assert_eq!(values.ty(&ir), Some(Type::I1));
}
