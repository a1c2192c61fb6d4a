//! Types of results that operations of MLIR's dialects infer in C++, where their formats leave them to that.
//!
//! What has no such types is left to verifiers: then no types are given.

use crate::context::{Context, Type, TypeKind};
use crate::ods_support::attributes::{dense_array_ints, type_value};
use crate::ods_support::build::i1_type;
use crate::ods_support::shaped::{element_type, num_elements, shape, vector_type};
use crate::ods_support::types::{is_integer_of_width, is_named};
use crate::spec::def::{DefStorage, Interned as _, Param, type_of, wrapped_type};
use crate::text::{CustomOp, OperationParser, ParseResult};

/// The value of an attribute that was read.
fn attribute(parser: &OperationParser<'_>, op: &CustomOp, name: &str) -> Option<crate::context::Attribute> {
    let name = parser.parser.context().ident(name);
    op.attributes.iter().find(|entry| entry.name == name).map(|entry| entry.value)
}

/// The type of an operand.
fn operand(parser: &OperationParser<'_>, op: &CustomOp, index: usize) -> Option<Type> {
    op.operands.get(index).map(|value| parser.ir().value_type(*value))
}

/// The width of a type `!smt.bv<…>`.
fn bit_vector_width(ctx: &Context, ty: Type) -> Option<i64> {
    match ty.def_storage(ctx).map(DefStorage::params) {
        Some([Param::Int(width)]) if is_named(ctx, ty, "smt", &["bv"]) => Some(*width),
        _ => None,
    }
}

/// `bufferization.dealloc`: a bit for each value that is retained. There is one, too, for each value that is deallocated:
/// its condition, which is the only other integer.
fn dealloc(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    let ctx = parser.parser.context();
    let is_condition =
        |index: &usize| operand(parser, op, *index).is_some_and(|ty| is_integer_of_width(ctx, ty, 1));
    let conditions = (0..op.operands.len()).filter(is_condition).count();
    let retained = op.operands.len().checked_sub(2 * conditions)?;
    Some(vec![i1_type(ctx); retained])
}

/// `memref.distinct_objects`: the types of the operands.
fn distinct_objects(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    Some(op.operands.iter().map(|operand| parser.ir().value_type(*operand)).collect())
}

/// `smt.bv.concat`: as wide as both operands.
fn concat(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    let ctx = parser.parser.context();
    let [left, right] = [0, 1].map(|index| bit_vector_width(ctx, operand(parser, op, index)?));
    Some(vec![type_of(ctx, "smt", "bv", [Param::Int(left?.checked_add(right?)?)])?])
}

/// `vector.shuffle`: as many of the operands' elements as the mask has numbers.
fn shuffle(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    let ctx = parser.parser.context();
    let mask = dense_array_ints(ctx, attribute(parser, op, "mask")?)?;
    let vector = operand(parser, op, 0).filter(|ty| matches!(ty.kind(ctx), TypeKind::Vector { .. }))?;
    let mut sizes = vec![mask.len() as i64];
    sizes.extend(shape(ctx, vector)?.iter().skip(1));
    Some(vec![vector_type(ctx, &sizes, element_type(ctx, vector)?)?])
}

/// `vector.to_elements`: every element.
fn to_elements(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    /// More results than that no operation has.
    const MOST: i64 = 1 << 24;
    let ctx = parser.parser.context();
    let vector = operand(parser, op, 0)?;
    let count = num_elements(ctx, vector).filter(|count| *count <= MOST)?;
    Some(vec![element_type(ctx, vector)?; usize::try_from(count).ok()?])
}

/// `wasmssa.local`: a reference to a value of the type.
fn local(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    let ctx = parser.parser.context();
    let ty = type_value(ctx, attribute(parser, op, "type")?)?;
    Some(vec![type_of(ctx, "wasmssa", "local", [Param::Type(ty)])?])
}

/// `wasmssa.local_get` and `wasmssa.local_tee`: what the first operand refers to.
fn local_value(parser: &OperationParser<'_>, op: &CustomOp) -> Option<Vec<Type>> {
    let ctx = parser.parser.context();
    Some(vec![wrapped_type(ctx, operand(parser, op, 0)?, "wasmssa", "local")?])
}

/// Hooks of these names.
macro_rules! hooks {
    ($($name:ident: $op:literal = $types:path;)*) => {$(
        #[doc = concat!("Adds the types of the results of `", $op, "`.")]
        ///
        /// # Errors
        /// None: without types, what comes next says that they are missing.
        pub fn $name(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
            if let Some(types) = $types(parser, op) {
                op.result_types = types;
            }
            Ok(())
        }
    )*};
}

hooks! {
    bufferization_dealloc: "bufferization.dealloc" = dealloc;
    memref_distinct_objects: "memref.distinct_objects" = distinct_objects;
    smt_bv_concat: "smt.bv.concat" = concat;
    vector_shuffle: "vector.shuffle" = shuffle;
    vector_to_elements: "vector.to_elements" = to_elements;
    wasmssa_local: "wasmssa.local" = local;
    wasmssa_local_get: "wasmssa.local_get" = local_value;
    wasmssa_local_tee: "wasmssa.local_tee" = local_value;
}
