//! Creation of the type converter: its rules, and the values that it creates (materializations).

use super::descriptor::{pack_ranked, pack_unranked};
use super::types::{
    LlvmOptions, LlvmTypeConverter, add_builtin_rules, add_llvm_rules, keep_integer_spaces, rank_or_unranked,
};
use ir_core::context::{Location, Type};
use ir_core::ir::{OpBuilder, Value};
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::predicates::shaped::rank;
use ir_core::rewrite::TypeConverter;
use std::sync::{Arc, Weak};

impl LlvmTypeConverter {
    /// Creates a converter with these options.
    #[must_use]
    pub fn new(options: LlvmOptions) -> Self {
        Self::with_rules(options, |_| ())
    }

    /// Creates a converter with additional rules. They have precedence over those for builtin types.
    #[must_use]
    pub fn with_rules(options: LlvmOptions, add_rules: impl FnOnce(&mut TypeConverter)) -> Self {
        let types = Arc::new_cyclic(|own| {
            let mut types = TypeConverter::new();
            add_builtin_rules(&mut types, options);
            add_llvm_rules(&mut types);
            add_materializations(&mut types, options, own);
            types.add_type_attribute_conversion(keep_integer_spaces);
            add_rules(&mut types);
            types
        });
        LlvmTypeConverter { options, types }
    }
}

/// Adds materializations: casts, and descriptors for memrefs that become several block arguments.
fn add_materializations(types: &mut TypeConverter, options: LlvmOptions, own: &Weak<TypeConverter>) {
    types.add_source_materialization(cast);
    types.add_target_materialization(|b, types, inputs, location, _| match *types {
        [ty] => cast(b, ty, inputs, location).map(|value| vec![value]),
        _ => None,
    });
    let rules = own.clone();
    types.add_source_materialization(move |b, ty, inputs, location| {
        let packed = pack(b, &rules, options, ty, inputs, location)?;
        cast(b, ty, &[packed], location)
    });
    let rules = own.clone();
    types.add_target_materialization(move |b, types, inputs, location, original| {
        // A pointer does not determine the shape of a memref.
        let original = original?;
        let converted = rules.upgrade()?.convert_type(b.context(), original)?;
        if types == [converted] {
            Some(vec![pack(b, &rules, options, original, inputs, location)?])
        } else {
            None
        }
    });
}

/// Creates a `builtin.unrealized_conversion_cast`.
fn cast(b: &mut dyn OpBuilder, ty: Type, inputs: &[Value], location: Location) -> Option<Value> {
    let before = b.location();
    b.set_location(location);
    let cast = UnrealizedConversionCastOp::create(b, &[ty], inputs);
    b.set_location(before);
    cast.outputs(b.ir()).first()
}

/// The descriptor of a memref with these fields, or with this pointer.
fn pack(
    b: &mut dyn OpBuilder,
    rules: &Weak<TypeConverter>,
    options: LlvmOptions,
    ty: Type,
    inputs: &[Value],
    location: Location,
) -> Option<Value> {
    let ctx = &b.context().clone();
    if !rank_or_unranked(ctx, ty) {
        return None;
    }
    let converter = LlvmTypeConverter { options, types: rules.upgrade()? };
    let before = b.location();
    b.set_location(location);
    let packed = match rank(ctx, ty) {
        Some(_) => pack_ranked(b, &converter, ty, inputs),
        None => pack_unranked(b, &converter, ty, inputs),
    };
    b.set_location(before);
    packed
}
