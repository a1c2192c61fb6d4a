//! Types of results that operations of MLIR's dialects infer in C++, where their formats leave them to that.
//!
//! What has no such types is left to verifiers: then no types are given.

use crate::context::{Attribute, Context, Type, TypeKind};
use crate::ir::{Ir, Op};
use crate::ods_support::attributes::{dense_array_ints, type_value};
use crate::ods_support::build::i1_type;
use crate::ods_support::shaped::{element_type, num_elements, shape, vector_type};
use crate::ods_support::types::{is_integer_of_width, is_named};
use crate::spec::def::{DefStorage, Interned as _, Param, type_of, wrapped_type};
use crate::spec::properties::get;
use crate::text::{CustomOp, OperationParser, ParseResult};

/// The parts of an operation that result types are inferred from.
struct Parts<'a> {
    ctx: &'a Context,
    operands: Vec<Type>,
    attribute: &'a dyn Fn(&str) -> Option<Attribute>,
}

impl Parts<'_> {
    /// The type of an operand.
    fn operand(&self, index: usize) -> Option<Type> {
        self.operands.get(index).copied()
    }
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
fn dealloc(parts: &Parts<'_>) -> Option<Vec<Type>> {
    let ctx = parts.ctx;
    let is_condition =
        |index: &usize| parts.operand(*index).is_some_and(|ty| is_integer_of_width(ctx, ty, 1));
    let conditions = (0..parts.operands.len()).filter(is_condition).count();
    let retained = parts.operands.len().checked_sub(2 * conditions)?;
    Some(vec![i1_type(ctx); retained])
}

/// `memref.distinct_objects`: the types of the operands.
fn distinct_objects(parts: &Parts<'_>) -> Option<Vec<Type>> {
    Some(parts.operands.clone())
}

/// `smt.bv.concat`: as wide as both operands.
fn concat(parts: &Parts<'_>) -> Option<Vec<Type>> {
    let ctx = parts.ctx;
    let [left, right] = [0, 1].map(|index| bit_vector_width(ctx, parts.operand(index)?));
    Some(vec![type_of(ctx, "smt", "bv", [Param::Int(left?.checked_add(right?)?)])?])
}

/// `vector.shuffle`: as many of the operands' elements as the mask has numbers.
fn shuffle(parts: &Parts<'_>) -> Option<Vec<Type>> {
    let ctx = parts.ctx;
    let mask = dense_array_ints(ctx, (parts.attribute)("mask")?)?;
    let vector = parts.operand(0).filter(|ty| matches!(ty.kind(ctx), TypeKind::Vector { .. }))?;
    let mut sizes = vec![mask.len() as i64];
    sizes.extend(shape(ctx, vector)?.iter().skip(1));
    Some(vec![vector_type(ctx, &sizes, element_type(ctx, vector)?)?])
}

/// `vector.to_elements`: every element.
fn to_elements(parts: &Parts<'_>) -> Option<Vec<Type>> {
    /// More results than that no operation has.
    const MOST: i64 = 1 << 24;
    let ctx = parts.ctx;
    let vector = parts.operand(0)?;
    let count = num_elements(ctx, vector).filter(|count| *count <= MOST)?;
    Some(vec![element_type(ctx, vector)?; usize::try_from(count).ok()?])
}

/// `wasmssa.local`: a reference to a value of the type.
fn local(parts: &Parts<'_>) -> Option<Vec<Type>> {
    let ctx = parts.ctx;
    let ty = type_value(ctx, (parts.attribute)("type")?)?;
    Some(vec![type_of(ctx, "wasmssa", "local", [Param::Type(ty)])?])
}

/// `wasmssa.local_get` and `wasmssa.local_tee`: what the first operand refers to.
fn local_value(parts: &Parts<'_>) -> Option<Vec<Type>> {
    let ctx = parts.ctx;
    Some(vec![wrapped_type(ctx, parts.operand(0)?, "wasmssa", "local")?])
}

/// Adds the inferred types to an operation that was read.
fn add(parser: &OperationParser<'_>, op: &mut CustomOp, infer: impl Fn(&Parts<'_>) -> Option<Vec<Type>>) {
    let (ctx, ir) = (parser.parser.context(), parser.ir());
    let attribute = |name: &str| {
        let name = ctx.ident(name);
        op.attributes.iter().find(|entry| entry.name == name).map(|entry| entry.value)
    };
    let operands = op.operands.iter().map(|operand| ir.value_type(*operand)).collect();
    if let Some(types) = infer(&Parts { ctx, operands, attribute: &attribute }) {
        op.result_types = types;
    }
}

/// The types inferred from an operation.
fn of_operation(
    ctx: &Context,
    ir: &Ir,
    op: Op,
    infer: impl Fn(&Parts<'_>) -> Option<Vec<Type>>,
) -> Option<Vec<Type>> {
    let attribute = |name: &str| get(ir, op, name);
    infer(&Parts { ctx, operands: ir.operand_types(op).collect(), attribute: &attribute })
}

/// Hooks of these names: for readers here, for verifiers in `verified`.
macro_rules! hooks {
    ($($name:ident: $op:literal = $types:ident;)*) => {
        $(
            #[doc = concat!("Adds the types of the results of `", $op, "`.")]
            ///
            /// # Errors
            /// None: without types, the parser reports that they are missing.
            pub fn $name(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
                add(parser, op, $types);
                Ok(())
            }
        )*

        /// `InferTypeOpInterface`, after the regions: the results have the inferred types.
        pub mod verified {
            use crate::context::Context;
            use crate::ir::{Ir, Op};
            use crate::spec::checks::has_types;
            use crate::spec::verify::Verified;

            $(
                #[doc = concat!("Compares the types of the results of `", $op, "`.")]
                ///
                /// # Errors
                /// When they are others, or none can be inferred.
                pub fn $name(ctx: &Context, ir: &Ir, op: Op) -> Verified {
                    has_types(ctx, ir, op, super::of_operation(ctx, ir, op, super::$types))
                }
            )*
        }
    };
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
