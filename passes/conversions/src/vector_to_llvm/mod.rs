//! Conversion of operations of `vector` to `llvm`: accesses to vectors of at most one dimension, elements,
//! subvectors at static positions, shuffles, reductions, and output. `convert-to-llvm` shares the patterns.
//!
//! `convert-vector-to-llvm` first rewrites other operations of the dialect to these: transfers, masks,
//! slices, and vectors of several dimensions.

mod elements;
mod masked;
mod masks;
mod print;
mod slices;
mod transfers;
mod unroll;

use crate::checks::check_memrefs;
use crate::convert::convert_functions_partially;
use crate::llvm::ops::{MemoryAccess, extract, insert};
use crate::llvm::patterns::add;
use crate::llvm::{LlvmOptions, LlvmTypeConverter};
use crate::memref_to_llvm::element_address;
use dialect_llvm as llvm;
use dialect_llvm::{LLVMArrayType, LLVMPointerType};
use dialects::IndexOrValue;
use dialects::vector::{
    CompressStoreOp, CreateMaskOp, ExpandLoadOp, ExtractOp, GatherOp, InsertOp, LoadOp, MaskedLoadOp,
    MaskedStoreOp, ScatterOp, StoreOp,
};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, DYNAMIC, Type, TypeKind};
use ir_core::ir::{OpHandle as _, Value};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::predicates::shaped::{element_type, rank};
use ir_core::rewrite::{
    ConversionRewriter, ConversionTarget, DialectConversion, FrozenPatterns, GreedyConfig, PatternSet,
    RegionSimplification, apply_patterns_greedily, apply_to_isolated,
};
use ir_core::runtime::CanonicalizationPatterns as _;

/// The declaration of the pass, generated from `Passes.ods`.
mod declared {
    ir_core::include_dialect!("vector_to_llvm");
}
pub use declared::{ConvertVectorToLLVMPass, register_passes};

impl DependentDialects for ConvertVectorToLLVMPass {
    fn register_dialects(ctx: &Context) {
        dialect_llvm::register(ctx);
        dialects::arith::register(ctx);
        dialects::memref::register(ctx);
        dialects::tensor::register(ctx);
        dialects::ub::register(ctx);
    }
}

/// Rewrites within the dialect, and the conversion.
pub struct Prepared {
    rewrites: FrozenPatterns,
    conversion: DialectConversion,
}

/// Adds the rewrites of operations that have no conversion to those that have one, and canonical forms of
/// accesses with constant masks.
pub fn add_vector_simplifications(ctx: &Context, patterns: &mut PatternSet) {
    CreateMaskOp::canonicalization_patterns(ctx, patterns);
    MaskedLoadOp::canonicalization_patterns(ctx, patterns);
    MaskedStoreOp::canonicalization_patterns(ctx, patterns);
    GatherOp::canonicalization_patterns(ctx, patterns);
    ScatterOp::canonicalization_patterns(ctx, patterns);
    ExpandLoadOp::canonicalization_patterns(ctx, patterns);
    CompressStoreOp::canonicalization_patterns(ctx, patterns);
    transfers::add_to(patterns);
    masks::add_to(patterns);
    slices::add_to(patterns);
    unroll::add_to(patterns);
}

impl PreparedPass for ConvertVectorToLLVMPass {
    type State = Prepared;

    fn prepare(&self, ctx: &Context) -> Prepared {
        let mut rewrites = PatternSet::new();
        add_vector_simplifications(ctx, &mut rewrites);
        let mut patterns = PatternSet::new();
        add_vector_to_llvm(&mut patterns, &LlvmTypeConverter::new(LlvmOptions::with_index_bitwidth(0)));
        let mut target = ConversionTarget::new();
        target.add_legal_dialects(["arith", "llvm", "memref"]);
        let conversion = DialectConversion::new(ctx, target, patterns);
        Prepared { rewrites: rewrites.freeze(ctx), conversion }
    }

    fn run_prepared(&self, prepared: &Prepared, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        check_memrefs(run, 0)?;
        // MLIR's default for the driver within a pass.
        let config = GreedyConfig {
            region_simplification: RegionSimplification::Aggressive,
            ..GreedyConfig::default()
        };
        for region in run.ir.regions(run.op).collect::<Vec<_>>() {
            let isolated =
                apply_to_isolated(run.ctx, run.ir, region, &prepared.rewrites, &config, run.threads);
            if isolated.is_done {
                continue;
            }
            // As in MLIR, the conversion follows even if patterns still apply after the last round.
            if let Err(diagnostic) = apply_patterns_greedily(run.ir, region, &prepared.rewrites, &config) {
                return Err(run.fail(diagnostic));
            }
        }
        convert_functions_partially(&prepared.conversion, run)
    }
}

/// Adds the patterns.
pub fn add_vector_to_llvm(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "VectorLoadStoreConversion", lower_load);
    add(patterns, converter, "VectorLoadStoreConversion", lower_store);
    add(patterns, converter, "VectorExtractOpConversion", lower_extract);
    add(patterns, converter, "VectorInsertOpConversion", lower_insert);
    elements::add_to(patterns, converter);
    masked::add_to(patterns, converter);
    print::add_to(patterns, converter);
}

/// `llvm.load` of a vector
fn lower_load(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    load: LoadOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let [base, ty] = [load.base(ir), load.result(ir)].map(|value| ir.value_type(value));
    let (alignment, nontemporal) = (load.alignment(ir), load.nontemporal(ir));
    let result = converter.convert(ctx, ty)?;
    let access = access(converter, rewriter, [base, ty], operands, alignment, nontemporal)?;
    access.replace_with_load(rewriter, load.op(), result);
    Some(())
}

/// `llvm.store` of a vector
fn lower_store(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    store: StoreOp,
    operands: &[Value],
) -> Option<()> {
    let ir = rewriter.ir();
    let [base, ty] = [store.base(ir), store.value_to_store(ir)].map(|value| ir.value_type(value));
    let (alignment, nontemporal) = (store.alignment(ir), store.nontemporal(ir));
    let (value, location) = operands.split_first()?;
    let access = access(converter, rewriter, [base, ty], location, alignment, nontemporal)?;
    access.replace_with_store(rewriter, store.op(), *value);
    Some(())
}

/// The access to a vector of at most one dimension in a memref. The default alignment is that of the
/// elements.
fn access(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    [base, vector]: [Type; 2],
    location: &[Value],
    alignment: Option<u64>,
    nontemporal: bool,
) -> Option<MemoryAccess> {
    let ctx = rewriter.context();
    rank(ctx, vector).filter(|rank| *rank <= 1)?;
    let of_elements = || preferred_alignment(ctx, converter.convert(ctx, element_type(ctx, base)?)?);
    let alignment = alignment.or_else(of_elements)?;
    let (memref, indices) = location.split_first()?;
    let address = element_address(rewriter, converter, base, *memref, indices, false)?;
    Some(MemoryAccess { address, alignment: Some(alignment), nontemporal })
}

/// The preferred alignment of a type in LLVM's default data layout.
fn preferred_alignment(ctx: &Context, ty: Type) -> Option<u64> {
    let of_bits = |bits: u64| bits.div_ceil(8).max(1).next_power_of_two();
    match ty.kind(ctx) {
        TypeKind::Integer { width, .. } => Some(of_bits(u64::from(width)).min(8)),
        TypeKind::Float(semantics) => Some(of_bits(u64::from(semantics.width()))),
        TypeKind::Vector { shape, element, .. } => {
            let width = element.bit_width(ctx).map(u64::from);
            let width = width.or_else(|| LLVMPointerType::is(ctx, element).then_some(64))?;
            let sizes = shape.iter().map(|size| size.cast_unsigned());
            let bits = sizes.fold(width, u64::saturating_mul);
            bits.div_ceil(8).max(1).checked_next_power_of_two()
        }
        _ => LLVMPointerType::is(ctx, ty).then_some(8),
    }
}

/// The position of an extraction or insertion.
struct Position {
    /// The position in the arrays of a multi-dimensional vector.
    in_arrays: Vec<i64>,
    /// The position in the innermost vector, if an element is meant.
    in_vector: Option<IndexOrValue>,
}

impl Position {
    /// The position in a vector of this type; `None` if it is dynamic in an array.
    fn new(ctx: &Context, vector: Type, positions: &[i64], values: &[Value]) -> Option<Position> {
        let mut in_arrays = positions.to_vec();
        let in_vector = if i64::try_from(positions.len()) == Ok(rank(ctx, vector)?) {
            Some(match in_arrays.pop() {
                Some(DYNAMIC) => IndexOrValue::Value(*values.last()?),
                Some(at) => IndexOrValue::Static(at),
                // A rank-0 vector becomes a vector of one element.
                None => IndexOrValue::Static(0),
            })
        } else {
            None
        };
        (!in_arrays.contains(&DYNAMIC)).then_some(Position { in_arrays, in_vector })
    }
}

/// The type of the vector at this position in nested arrays.
fn type_at(ctx: &Context, mut ty: Type, in_arrays: &[i64]) -> Option<Type> {
    for _ in in_arrays {
        ty = LLVMArrayType::cast(ctx, ty)?.element_type(ctx);
    }
    Some(ty)
}

/// The value of an index. A static one becomes a 64-bit constant.
fn index_value(rewriter: &mut ConversionRewriter<'_, '_>, index: IndexOrValue) -> Value {
    match index {
        IndexOrValue::Value(value) => value,
        IndexOrValue::Static(number) => {
            let ty = rewriter.context().integer_type(64);
            let number = rewriter.context().integer_attr_of(ty, number);
            llvm::ConstantOp::create(&mut **rewriter, ty, number).res(rewriter.ir())
        }
    }
}

/// `llvm.extractvalue` of a vector in arrays, and `llvm.extractelement` from it
fn lower_extract(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    extraction: ExtractOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(extraction.source(ir));
    converter.convert(ctx, ir.value_type(extraction.result(ir)))?;
    let (source, values) = operands.split_first()?;
    let position = Position::new(ctx, ty, &extraction.static_position(ir), values)?;
    let mut value = *source;
    if !position.in_arrays.is_empty() {
        let part = type_at(ctx, ir.value_type(value), &position.in_arrays)?;
        value = extract(rewriter, part, value, &position.in_arrays);
    }
    if let Some(index) = position.in_vector {
        let index = index_value(rewriter, index);
        value = llvm::ExtractElementOp::create(rewriter, value, index).res(rewriter.ir());
    }
    rewriter.replace_op(extraction.op(), &[value]);
    Some(())
}

/// `llvm.insertelement` into a vector, and `llvm.insertvalue` of it into arrays
fn lower_insert(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    insertion: InsertOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = ir.value_type(insertion.dest(ir));
    converter.convert(ctx, ty)?;
    let [stored, dest, values @ ..] = operands else { return None };
    let position = Position::new(ctx, ty, &insertion.static_position(ir), values)?;
    let is_nested = !position.in_arrays.is_empty();
    let mut value = *stored;
    if let Some(index) = position.in_vector {
        let part = type_at(ctx, ir.value_type(*dest), &position.in_arrays)?;
        let vector = if is_nested { extract(rewriter, part, *dest, &position.in_arrays) } else { *dest };
        let index = index_value(rewriter, index);
        value = llvm::InsertElementOp::create(rewriter, vector, value, index).res(rewriter.ir());
    }
    if is_nested {
        value = insert(rewriter, *dest, value, &position.in_arrays);
    }
    rewriter.replace_op(insertion.op(), &[value]);
    Some(())
}
