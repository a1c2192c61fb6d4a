//! `convert-complex-to-llvm`: complex numbers as structs of two floats.

mod divide;
mod floats;

use super::ComplexRangeFlags;
use super::LlvmTypeConverter;
use super::attributes::{Carry, carried, fast_math_flags};
use super::ops::{extract, insert, poison};
use super::patterns::{add, one_to_one};
use dialect_llvm as llvm;
use dialects::arith::FastMathFlags;
use dialects::complex::{AbsOp, AddOp, ConstantOp, CreateOp, DivOp, ImOp, MulOp, ReOp, SubOp};
use floats::Floats;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::ir::{Ir, Op, OpHandle, Value};
use ir_core::rewrite::{ConversionRewriter, PatternSet};

/// The real and the imaginary part of a number.
#[derive(Clone, Copy)]
struct ComplexParts {
    real: Value,
    imaginary: Value,
}

/// Adds the patterns that convert operations of `complex` (MLIR's `populateComplexToLLVMConversionPatterns`), with divisions of this
/// kind.
pub fn add_complex_to_llvm(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    division: ComplexRangeFlags,
) {
    add(patterns, converter, "AbsOpConversion", |_, rewriter, abs: AbsOp, operands| {
        let ComplexParts { real, imaginary } = parts(rewriter, operands[0])?;
        let flags = fast_math_flags(abs.fastmath(rewriter.ir()));
        let squares = Floats::new(rewriter, flags).sum_of_products([real, real], [imaginary, imaginary]);
        let root = llvm::SqrtOp::create(&mut **rewriter, squares).res(rewriter.ir());
        rewriter.replace_op(abs.op(), &[root]);
        Some(())
    });
    add(patterns, converter, "ConstantOpLowering", |converter, rewriter, constant: ConstantOp, operands| {
        let attributes = carried(rewriter.ir(), constant.op(), Carry::Same);
        one_to_one::<llvm::ConstantOp>(converter, rewriter, constant.op(), operands, &attributes)
    });
    add(patterns, converter, "CreateOpConversion", |converter, rewriter, create: CreateOp, operands| {
        let [real, imaginary] = *operands else { return None };
        let number = poison_number(converter, rewriter, create.op())?;
        replace_by_parts(rewriter, create.op(), number, ComplexParts { real, imaginary });
        Some(())
    });
    add(patterns, converter, "ReOpConversion", |_, rewriter, part: ReOp, operands| {
        replace_by_part(rewriter, part.op(), operands[0], 0)
    });
    add(patterns, converter, "ImOpConversion", |_, rewriter, part: ImOp, operands| {
        replace_by_part(rewriter, part.op(), operands[0], 1)
    });
    add_arithmetic(patterns, converter, "AddOpConversion", AddOp::fastmath, |floats, lhs, rhs| {
        ComplexParts {
            real: floats.add(lhs.real, rhs.real),
            imaginary: floats.add(lhs.imaginary, rhs.imaginary),
        }
    });
    add_arithmetic(patterns, converter, "SubOpConversion", SubOp::fastmath, |floats, lhs, rhs| {
        ComplexParts {
            real: floats.sub(lhs.real, rhs.real),
            imaginary: floats.sub(lhs.imaginary, rhs.imaginary),
        }
    });
    add_arithmetic(patterns, converter, "MulOpConversion", MulOp::fastmath, |floats, lhs, rhs| {
        ComplexParts {
            real: floats.difference_of_products([rhs.real, lhs.real], [rhs.imaginary, lhs.imaginary]),
            imaginary: floats.sum_of_products([lhs.imaginary, rhs.real], [lhs.real, rhs.imaginary]),
        }
    });
    add_arithmetic(patterns, converter, "DivOpConversion", DivOp::fastmath, move |floats, lhs, rhs| {
        match division {
            ComplexRangeFlags::Improved => divide::divide_with_range_reduction(floats, lhs, rhs),
            ComplexRangeFlags::Basic | ComplexRangeFlags::None_ => divide::algebraically(floats, lhs, rhs),
        }
    });
}

/// Adds the pattern for an operation on two numbers.
fn add_arithmetic<T: OpHandle + 'static>(
    patterns: &mut PatternSet,
    converter: &LlvmTypeConverter,
    name: &str,
    flags: fn(T, &Ir) -> FastMathFlags,
    calculate: impl Fn(&mut Floats<'_, '_, '_>, ComplexParts, ComplexParts) -> ComplexParts
    + Send
    + Sync
    + 'static,
) {
    add(patterns, converter, name, move |converter, rewriter, root: T, operands| {
        let op = root.op();
        let [lhs, rhs] = *operands else { return None };
        let flags = fast_math_flags(flags(root, rewriter.ir()));
        let lhs = parts(rewriter, lhs)?;
        let rhs = parts(rewriter, rhs)?;
        let number = poison_number(converter, rewriter, op)?;
        let result = calculate(&mut Floats::new(rewriter, flags), lhs, rhs);
        replace_by_parts(rewriter, op, number, result);
        Some(())
    });
}

/// A part of a number.
fn part(rewriter: &mut ConversionRewriter<'_, '_>, number: Value, index: i64) -> Option<Value> {
    let ctx = rewriter.context();
    let number_type = llvm::LLVMStructType::cast(ctx, rewriter.ir().value_type(number))?;
    let ty = *number_type.body(ctx).first()?;
    Some(extract(&mut **rewriter, ty, number, &[index]))
}

/// Both parts of an operand.
fn parts(rewriter: &mut ConversionRewriter<'_, '_>, number: Value) -> Option<ComplexParts> {
    let real = part(rewriter, number, 0)?;
    let imaginary = part(rewriter, number, 1)?;
    Some(ComplexParts { real, imaginary })
}

/// The struct that the parts of an operation's result are inserted to.
fn poison_number(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
) -> Option<Value> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let ty = converter.convert(ctx, ir.value_type(ir.result(op, 0)))?;
    Some(poison(&mut **rewriter, ty))
}

/// Replaces an operation by the number with these parts.
///
/// ```mlir
/// %1 = llvm.insertvalue %real, %number[0] : !llvm.struct<(f32, f32)>
/// %2 = llvm.insertvalue %imaginary, %1[1] : !llvm.struct<(f32, f32)>
/// ```
fn replace_by_parts(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, number: Value, parts: ComplexParts) {
    let number = insert(&mut **rewriter, number, parts.real, &[0]);
    let number = insert(&mut **rewriter, number, parts.imaginary, &[1]);
    rewriter.replace_op(op, &[number]);
}

fn replace_by_part(
    rewriter: &mut ConversionRewriter<'_, '_>,
    op: Op,
    number: Value,
    index: i64,
) -> Option<()> {
    let part = part(rewriter, number, index)?;
    rewriter.replace_op(op, &[part]);
    Some(())
}
