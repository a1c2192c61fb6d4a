//! Declared conversions (`ods/Conversion.td`). They are in `rewrites/conversions.ods`; the build script
//! compiles them, and the tests run them.

use ir_core::prelude::*;
use ir_core::rewrite::{
    ConversionConfig, ConversionTarget, DialectConversion, TypeConversion, TypeConverter,
};
use ir_core::runtime::conversions::ConversionRules;
use std::sync::Arc;
use tests::rewriting::each_case;

#[allow(dead_code, missing_docs, unreachable_pub, reason = "a dialect that only conversions look at")]
mod dialect {
    ir_core::include_dialect!("conversions");
}

const CASES: &str = include_str!("../rewrites/conversions.mlir");

// ANCHOR: converter
/// Integers and floats stay, a unit becomes two bits, and a pair of anything but numbers has no conversion.
fn converter(rules: ConversionRules) -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, ctx, ty| {
        if dialect::PairType::is(ctx, ty) { TypeConversion::Fail } else { TypeConversion::One(ty) }
    });
    converter.add_conversion(|_, ctx, ty| {
        if dialect::UnitType::is(ctx, ty) {
            TypeConversion::Many(vec![ctx.integer_type(1), ctx.integer_type(1)])
        } else {
            TypeConversion::Next
        }
    });
    rules.add_types_to(&mut converter);
    converter
}
// ANCHOR_END: converter

/// The module after a conversion, with the remaining casts, or its errors.
fn converted(rules: ConversionRules, text: &str) -> String {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    let mut module = Module::parse(&ctx, text).expect("the text is a module");
    // ANCHOR: convert
    let converter = Arc::new(converter(rules));
    let mut patterns = PatternSet::new();
    rules.add_ops_to(&mut patterns, &converter);
    let mut target = ConversionTarget::new();
    target.add_illegal_ops(["c.add", "c.mix", "c.loop", "c.goto"]);
    target.add_legal_ops(["c.plus", "c.mixed", "c.repeat", "c.jump"]);
    let config = ConversionConfig { build_materializations: false, ..ConversionConfig::default() };
    let conversion = DialectConversion::new(&ctx, target, patterns).with_config(config);
    // ANCHOR_END: convert
    let top = module.operation();
    match conversion.apply_partial(module.ir_mut(), top) {
        Ok(_) => {
            module.verify().expect("the module is valid");
            module.to_string()
        }
        Err(error) => ir_core::text::Renderer::new(&ctx).render(&error),
    }
}

#[test]
fn every_part_is_converted() {
    insta::assert_snapshot!(each_case(CASES, |text| converted(dialect::LOWERING_CONVERSIONS, text)));
}

#[test]
fn the_list_of_all_has_those_of_no_list_too() {
    let names = |rules: ConversionRules| -> Vec<&str> { rules.ops.iter().map(|rule| rule.name).collect() };
    let all = names(dialect::CONVERSIONS);
    assert_eq!(names(dialect::LOWERING_CONVERSIONS).len() + 1, all.len());
    assert!(all.contains(&"PlusToAdd") && all.contains(&"c.goto to c.jump"));
    // A legal operation is not converted again.
    let text = "%x = \"u.value\"() : () -> i1\n%a = \"c.add\"(%x, %x) : (i1, i1) -> i1";
    assert!(converted(dialect::CONVERSIONS, text).contains("c.plus"));
}
