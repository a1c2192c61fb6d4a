//! Creation of operations on floats with the fast-math flags of one operation.

use super::super::patterns::create;
use dialect_llvm as llvm;
use dialect_llvm::{FCmpPredicate, FastmathFlags, FastmathFlagsAttr};
use ir_core::attr_or_type::DefHandle;
use ir_core::context::{NamedAttribute, Type, TypeKind};
use ir_core::ir::Value;
use ir_core::num::{ApFloat, FloatSemantics};
use ir_core::rewrite::ConversionRewriter;
use ir_core::runtime::DefinedOp;

/// Creates operations on floats.
pub(super) struct Floats<'a, 'r, 'i> {
    rewriter: &'a mut ConversionRewriter<'r, 'i>,
    flags: FastmathFlags,
}

impl<'a, 'r, 'i> Floats<'a, 'r, 'i> {
    pub(super) fn new(rewriter: &'a mut ConversionRewriter<'r, 'i>, flags: FastmathFlags) -> Self {
        Floats { rewriter, flags }
    }

    /// The type of a value.
    pub(super) fn type_of(&self, value: Value) -> Type {
        self.rewriter.ir().value_type(value)
    }

    /// Creates an operation with the fast-math flags and the type of the operands. Returns its result.
    fn with_flags<T: DefinedOp>(&mut self, operands: &[Value]) -> Value {
        let ctx = self.rewriter.context();
        let flags = FastmathFlagsAttr::get(ctx, self.flags).base();
        let flags = NamedAttribute { name: ctx.ident("fastmathFlags"), value: flags };
        let ty = self.type_of(operands[0]);
        let op = create::<T>(self.rewriter, operands, &[ty], &[flags]);
        self.rewriter.ir().result(op, 0)
    }

    pub(super) fn add(&mut self, lhs: Value, rhs: Value) -> Value {
        self.with_flags::<llvm::FAddOp>(&[lhs, rhs])
    }

    pub(super) fn sub(&mut self, lhs: Value, rhs: Value) -> Value {
        self.with_flags::<llvm::FSubOp>(&[lhs, rhs])
    }

    pub(super) fn mul(&mut self, lhs: Value, rhs: Value) -> Value {
        self.with_flags::<llvm::FMulOp>(&[lhs, rhs])
    }

    pub(super) fn div(&mut self, lhs: Value, rhs: Value) -> Value {
        self.with_flags::<llvm::FDivOp>(&[lhs, rhs])
    }

    pub(super) fn abs(&mut self, value: Value) -> Value {
        self.with_flags::<llvm::FAbsOp>(&[value])
    }

    /// `a[0] * a[1] + b[0] * b[1]`
    pub(super) fn sum_of_products(&mut self, a: [Value; 2], b: [Value; 2]) -> Value {
        let [a, b] = [a, b].map(|[lhs, rhs]| self.mul(lhs, rhs));
        self.add(a, b)
    }

    /// `a[0] * a[1] - b[0] * b[1]`
    pub(super) fn difference_of_products(&mut self, a: [Value; 2], b: [Value; 2]) -> Value {
        let [a, b] = [a, b].map(|[lhs, rhs]| self.mul(lhs, rhs));
        self.sub(a, b)
    }

    /// The constant of the type's format; `f32` if the type is not a float type.
    pub(super) fn constant(&mut self, ty: Type, value: fn(FloatSemantics) -> ApFloat) -> Value {
        let ctx = self.rewriter.context();
        let format = match ty.kind(ctx) {
            TypeKind::Float(format) => format,
            _ => FloatSemantics::F32,
        };
        let value = ctx.float_attr(ty, value(format));
        llvm::ConstantOp::create(&mut **self.rewriter, ty, value).res(self.rewriter.ir())
    }

    pub(super) fn copy_sign(&mut self, magnitude: Value, sign: Value) -> Value {
        llvm::CopySignOp::create(&mut **self.rewriter, magnitude, sign).res(self.rewriter.ir())
    }

    pub(super) fn compare(&mut self, predicate: FCmpPredicate, lhs: Value, rhs: Value) -> Value {
        llvm::FCmpOp::create(&mut **self.rewriter, predicate, lhs, rhs).res(self.rewriter.ir())
    }

    pub(super) fn and(&mut self, lhs: Value, rhs: Value) -> Value {
        llvm::AndOp::create(&mut **self.rewriter, lhs, rhs).res(self.rewriter.ir())
    }

    pub(super) fn or(&mut self, lhs: Value, rhs: Value) -> Value {
        llvm::OrOp::create(&mut **self.rewriter, lhs, rhs).res(self.rewriter.ir())
    }

    pub(super) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        llvm::SelectOp::create(&mut **self.rewriter, condition, yes, no).res(self.rewriter.ir())
    }
}
