//! The Rust of `goldens/product`, compiled with warnings as errors, as in the crate of an author.
#![deny(warnings)]

use ir_core::context::Context;

#[allow(
    dead_code,
    unreachable_pub,
    clippy::unimplemented,
    reason = "not all that is generated is used, and nothing outside of the test; an author's part is stand-ins"
)]
mod product {
    include!(concat!(env!("OUT_DIR"), "/product.rs"));
}

/// Registers dialects.
macro_rules! register {
    ($ctx:expr, $($module:ident),*) => {
        [$({
            product::$module::register($ctx);
            product::$module::NAMESPACE
        }),*]
    };
}

#[test]
fn dialects_of_golden_files_register_their_operations() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    let registered = register!(
        &ctx,
        attribute,
        attribute_interface,
        attributes,
        bit_enum,
        builders,
        conversions,
        derived_attributes,
        descriptions,
        elements_segments,
        enum_of_outer_namespace,
        dialect_interface,
        r#enum,
        externals,
        facts,
        float_parameters,
        format,
        hooks,
        includes,
        inferred_types,
        keyword,
        native_trait,
        number_parameters,
        op_interface,
        operands,
        optional,
        properties,
        regions,
        registration,
        rules,
        segments,
        similar_names,
        successors,
        traits,
        r#type,
        type_interface,
        types_only,
        variadic
    );
    let expected = ["attribute_interface", "includes", "rules"];
    assert!(expected.iter().all(|name| registered.contains(name)), "{registered:?}");
    for operation in ["includes.drop", "rules.neg", "segments.load", "registration.stop"] {
        assert!(ctx.op_name(operation).definition(&ctx).is_some(), "{operation} is not registered");
    }
}
