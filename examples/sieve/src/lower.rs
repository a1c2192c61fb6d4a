//! The lowering of filters to functions: a field becomes an integer, a packet a buffer of bytes, a decision a
//! number.
//!
//! Each pattern converts the values that it uses and those that it replaces by casts, which cancel out when
//! both sides of a value are lowered. Lookups and messages stay: tables and logs belong to the program that
//! runs the filters.

use crate::sieve::{
    BitsType, BranchOp, ByteOrder, CompareOp, Comparison, ConcatOp, ConstantOp, DecideOp, ExtractOp,
    FilterOp, GuardOp, HasFlagsOp, InPrefixOp, LoadOp, PacketType, PrefixAttr, YieldOp,
};
use dialects::arith::{self, CmpIPredicate};
use dialects::{cf, func, memref, scf};
use ir_core::context::DYNAMIC;
use ir_core::ops::UnrealizedConversionCastOp;
use ir_core::prelude::*;
use ir_core::runtime::EnumValue;

/// Adds the patterns of the lowering.
pub fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("lower-filter", filter)
        .add_fn("lower-decide", decide)
        .add_fn("lower-branch", branch)
        .add_fn("lower-guard", guard)
        .add_fn("lower-constant", constant)
        .add_fn("lower-load", load)
        .add_fn("lower-extract", extract)
        .add_fn("lower-concat", concat)
        .add_fn("lower-compare", compare)
        .add_fn("lower-in-prefix", in_prefix)
        .add_fn("lower-has-flags", has_flags);
}

// ANCHOR: types
/// The type that values of a type have after the lowering.
fn lowered(ctx: &Context, ty: Type) -> Type {
    match BitsType::cast(ctx, ty) {
        Some(bits) => ctx.integer_type(bits.width(ctx)),
        None if PacketType::is(ctx, ty) => ctx.memref_type(&[DYNAMIC], ctx.integer_type(8), None, None),
        None => ty,
    }
}
// ANCHOR_END: types

// ANCHOR: casts
/// A value as one of another type.
fn cast(rw: &mut PatternRewriter<'_>, value: Value, ty: Type) -> Value {
    if rw.ir().value_type(value) == ty {
        return value;
    }
    let cast = UnrealizedConversionCastOp::create(rw, &[ty], &[value]);
    rw.ir().result(cast.op(), 0)
}

/// A value as one of its type after the lowering.
fn enter(rw: &mut PatternRewriter<'_>, value: Value) -> Value {
    let ty = lowered(rw.context(), rw.ir().value_type(value));
    cast(rw, value, ty)
}

/// Replaces an operation by values of the types after the lowering.
fn replace(rw: &mut PatternRewriter<'_>, op: Op, values: &[Value]) -> Option<()> {
    let types: Vec<Type> = rw.ir().result_types(op).collect();
    let values: Vec<Value> = values.iter().zip(types).map(|(&value, ty)| cast(rw, value, ty)).collect();
    rw.replace_op(op, &values);
    Some(())
}
// ANCHOR_END: casts

/// An integer constant.
fn number(rw: &mut PatternRewriter<'_>, ty: Type, value: i64) -> Value {
    let value = rw.context().integer_attr_of(ty, value);
    arith::ConstantOp::create(rw, value).result(rw.ir())
}

// ANCHOR: filter
/// `sieve.filter` is a function from a buffer to a number.
fn filter(rw: &mut PatternRewriter<'_>, op: FilterOp) -> Option<()> {
    let ctx = rw.context().clone();
    let (packet, body) = (PacketType::get(&ctx).into(), op.body(rw.ir()));
    let buffer = lowered(&ctx, packet);
    let name = op.sym_name(rw.ir()).to_owned();
    let function = func::FuncOp::create(rw, &name, ctx.function_type(&[buffer], &[Type::I32]));
    let entry = rw.ir().first_block(body)?;
    let to = function.body(rw.ir());
    rw.inline_region_at_end(body, to);
    rw.erase_op(op.op());
    let location = rw.location();
    let argument = rw.modify(function.op(), |ir| ir.insert_argument(entry, 0, buffer, location));
    rw.set_insertion_point_to_start(entry);
    let as_packet = cast(rw, argument, packet);
    let old = rw.ir().argument(entry, 1);
    rw.replace_all_uses(old, as_packet);
    rw.modify(function.op(), |ir| ir.erase_argument(entry, 1));
    Some(())
}
// ANCHOR_END: filter

fn decide(rw: &mut PatternRewriter<'_>, op: DecideOp) -> Option<()> {
    let decision = number(rw, Type::I32, op.decision(rw.ir()) as i64);
    func::ReturnOp::create(rw, &[decision]);
    rw.erase_op(op.op());
    Some(())
}

fn branch(rw: &mut PatternRewriter<'_>, op: BranchOp) -> Option<()> {
    let ir = rw.ir();
    let (condition, then, otherwise) = (op.condition(ir), op.then(ir), op.otherwise(ir));
    let to_then: Vec<Value> = op.then_operands(ir).collect();
    let to_otherwise: Vec<Value> = op.otherwise_operands(ir).collect();
    cf::CondBranchOp::create(rw, condition, &to_then, &to_otherwise, then, otherwise);
    rw.erase_op(op.op());
    Some(())
}

/// `sieve.guard` is an `scf.if`, whose results have other types.
fn guard(rw: &mut PatternRewriter<'_>, op: GuardOp) -> Option<()> {
    let (ir, ctx) = (rw.ir(), rw.context().clone());
    let types: Vec<Type> = ir.result_types(op.op()).map(|ty| lowered(&ctx, ty)).collect();
    let (condition, regions) = (op.condition(ir), [op.then(ir), op.otherwise(ir)]);
    let branch = scf::IfOp::create(rw, &types, condition);
    for (from, to) in regions.into_iter().zip([branch.then_region(rw.ir()), branch.else_region(rw.ir())]) {
        let Some(block) = rw.ir().first_block(from) else { continue };
        let end = rw.ir().last_op(block)?;
        let values: Vec<Value> = YieldOp::cast(rw.ir(), end)?.values(rw.ir()).collect();
        rw.set_insertion_point_and_location(end);
        let values: Vec<Value> = values.into_iter().map(|value| enter(rw, value)).collect();
        scf::YieldOp::create(rw, &values);
        rw.erase_op(end);
        rw.inline_region_at_end(from, to);
    }
    rw.set_insertion_point_and_location(op.op());
    let results: Vec<Value> = rw.ir().results(branch.op()).collect();
    replace(rw, op.op(), &results)
}

fn constant(rw: &mut PatternRewriter<'_>, op: ConstantOp) -> Option<()> {
    let ty = lowered(rw.context(), rw.ir().value_type(op.result(rw.ir())));
    let value = number(rw, ty, op.value(rw.ir()) as i64);
    replace(rw, op.op(), &[value])
}

/// A field is loaded byte by byte.
fn load(rw: &mut PatternRewriter<'_>, op: LoadOp) -> Option<()> {
    let (ir, ctx) = (rw.ir(), rw.context().clone());
    let (packet, dynamic, offset) = (op.packet(ir), op.dynamic(ir), op.offset(ir));
    let field = BitsType::cast(&ctx, ir.value_type(op.result(ir)))?;
    let (width, order) = (field.width(&ctx), field.order(&ctx));
    if width % 8 != 0 {
        return None;
    }
    let (buffer, wide) = (enter(rw, packet), ctx.integer_type(width));
    let base = dynamic.map(|dynamic| {
        let dynamic = enter(rw, dynamic);
        arith::IndexCastUIOp::create(rw, Type::INDEX, dynamic).out(rw.ir())
    });
    let mut sum = None;
    for byte in 0..i64::from(width / 8) {
        let place = if order == ByteOrder::Big { byte } else { i64::from(width / 8) - 1 - byte };
        let mut index = number(rw, Type::INDEX, offset as i64 + place);
        if let Some(base) = base {
            index = arith::AddIOp::create(rw, base, index).result(rw.ir());
        }
        let loaded = memref::LoadOp::create(rw, buffer, &[index]).result(rw.ir());
        let loaded = if width == 8 { loaded } else { arith::ExtUIOp::create(rw, wide, loaded).out(rw.ir()) };
        sum = Some(match sum {
            None => loaded,
            Some(sum) => {
                let eight = number(rw, wide, 8);
                let shifted = arith::ShLIOp::create(rw, sum, eight).result(rw.ir());
                arith::OrIOp::create(rw, shifted, loaded).result(rw.ir())
            }
        });
    }
    replace(rw, op.op(), &[sum?])
}

fn extract(rw: &mut PatternRewriter<'_>, op: ExtractOp) -> Option<()> {
    let (low, operand) = (op.low(rw.ir()), op.operand(rw.ir()));
    let to = lowered(rw.context(), rw.ir().value_type(op.result(rw.ir())));
    let operand = enter(rw, operand);
    let from = rw.ir().value_type(operand);
    let by = number(rw, from, low as i64);
    let shifted = arith::ShRUIOp::create(rw, operand, by).result(rw.ir());
    let cut = if from == to { shifted } else { arith::TruncIOp::create(rw, to, shifted).out(rw.ir()) };
    replace(rw, op.op(), &[cut])
}

fn concat(rw: &mut PatternRewriter<'_>, op: ConcatOp) -> Option<()> {
    let ctx = rw.context().clone();
    let wide = lowered(&ctx, rw.ir().value_type(op.result(rw.ir())));
    let parts: Vec<Value> = op.parts(rw.ir()).collect();
    let mut sum = None;
    for part in parts {
        let width = BitsType::cast(&ctx, rw.ir().value_type(part))?.width(&ctx);
        let part = enter(rw, part);
        let narrow = rw.ir().value_type(part);
        let part = if narrow == wide { part } else { arith::ExtUIOp::create(rw, wide, part).out(rw.ir()) };
        sum = Some(match sum {
            None => part,
            Some(sum) => {
                let by = number(rw, wide, i64::from(width));
                let shifted = arith::ShLIOp::create(rw, sum, by).result(rw.ir());
                arith::OrIOp::create(rw, shifted, part).result(rw.ir())
            }
        });
    }
    replace(rw, op.op(), &[sum?])
}

fn compare(rw: &mut PatternRewriter<'_>, op: CompareOp) -> Option<()> {
    let (lhs, rhs) = (op.lhs(rw.ir()), op.rhs(rw.ir()));
    let predicate = match op.comparison(rw.ir()) {
        Comparison::Eq => CmpIPredicate::Eq,
        Comparison::Ne => CmpIPredicate::Ne,
        Comparison::Lt => CmpIPredicate::Ult,
        Comparison::Ge => CmpIPredicate::Uge,
    };
    let (lhs, rhs) = (enter(rw, lhs), enter(rw, rhs));
    let holds = arith::CmpIOp::create(rw, predicate, lhs, rhs).result(rw.ir());
    replace(rw, op.op(), &[holds])
}

/// The bits after the prefix are shifted out; a prefix of all addresses was folded.
fn in_prefix(rw: &mut PatternRewriter<'_>, op: InPrefixOp) -> Option<()> {
    let ctx = rw.context().clone();
    let (address, prefix) = (op.address(rw.ir()), PrefixAttr::cast(&ctx, op.prefix(rw.ir()))?);
    let by = 32 - prefix.length(&ctx);
    if by == 32 {
        return None;
    }
    let address = enter(rw, address);
    let shift = number(rw, Type::I32, i64::from(by));
    let first = arith::ShRUIOp::create(rw, address, shift).result(rw.ir());
    let expected = number(rw, Type::I32, i64::from(prefix.address(&ctx) >> by));
    let holds = arith::CmpIOp::create(rw, CmpIPredicate::Eq, first, expected).result(rw.ir());
    replace(rw, op.op(), &[holds])
}

// ANCHOR: has_flags
fn has_flags(rw: &mut PatternRewriter<'_>, op: HasFlagsOp) -> Option<()> {
    let (field, flags) = (op.field(rw.ir()), op.flags(rw.ir()));
    let field = enter(rw, field);
    let ty = rw.ir().value_type(field);
    let flags = number(rw, ty, flags.value() as i64);
    let set = arith::AndIOp::create(rw, field, flags).result(rw.ir());
    let holds = arith::CmpIOp::create(rw, CmpIPredicate::Eq, set, flags).result(rw.ir());
    replace(rw, op.op(), &[holds])
}
// ANCHOR_END: has_flags
