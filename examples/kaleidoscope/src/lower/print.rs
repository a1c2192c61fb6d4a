//! The lowering of `kal.print` to calls of the functions that MLIR's runner provides: `printF64`,
//! `printComma`, `printNewline`.

use super::{index, load, loops, sizes};
use crate::kal::PrintOp;
use dialects::arith::{CmpIOp, CmpIPredicate};
use dialects::func::{CallOp, FuncOp};
use dialects::scf;
use ir_core::prelude::*;
use ir_core::rewrite::TypeConverter;
use ir_core::verify::{nearest_symbol, nearest_symbol_table};
use std::sync::Arc;

pub(super) fn add_to(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add_conversion_fn("lower-print", Some(converter), |rw, op: PrintOp, operands| {
        print(rw, op.op(), operands.one(0)?)
    });
}

// ANCHOR: print
/// Prints a line for each row, with commas between its elements.
fn print(rw: &mut PatternRewriter<'_>, op: Op, buffer: Value) -> Option<()> {
    declare(rw, op, "printF64", &[Type::F64])?;
    declare(rw, op, "printComma", &[])?;
    declare(rw, op, "printNewline", &[])?;
    rw.set_insertion_point(op);
    let sizes = sizes(rw.ir(), buffer);
    let (outer, inner) = sizes.split_at(sizes.len().saturating_sub(1));
    loops(rw, outer, &mut |rw, row| {
        let newline = CallOp::create(rw, &[], "printNewline", &[]).op();
        rw.set_insertion_point(newline);
        loops(rw, inner, &mut |rw, place| {
            if let [place] = place {
                comma_unless_first(rw, *place);
            }
            let element = load(rw, buffer, &[row, place].concat());
            CallOp::create(rw, &[], "printF64", &[element]);
        });
    });
    rw.erase_op(op);
    Some(())
}

fn comma_unless_first(rw: &mut PatternRewriter<'_>, place: Value) {
    let first = index(rw, 0);
    let is_later = CmpIOp::create(rw, CmpIPredicate::Ne, place, first).result(rw.ir());
    let choice = scf::IfOp::create(rw, &[], is_later);
    rw.create_block(choice.then_region(rw.ir()), None, &[]);
    CallOp::create(rw, &[], "printComma", &[]);
    scf::YieldOp::create(rw, &[]);
    rw.set_insertion_point_after(choice.op());
}
// ANCHOR_END: print

/// Declares a function at the start of the module, unless it is there.
fn declare(rw: &mut PatternRewriter<'_>, op: Op, name: &str, parameters: &[Type]) -> Option<()> {
    let (ctx, ir) = (rw.context(), rw.ir());
    if nearest_symbol(ir, op, ctx.ident(name)).is_some() {
        return Some(());
    }
    let body = ir.first_block(ir.region(nearest_symbol_table(ir, op)?, 0))?;
    let ty = ctx.function_type(parameters, &[]);
    rw.set_insertion_point_to_start(body);
    FuncOp::builder(rw, name, ty).sym_visibility("private").create();
    Some(())
}
