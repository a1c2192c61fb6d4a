//! Functions that create operations of the dialect `llvm` and return their results.

use dialect_llvm::types::pointer;
use dialect_llvm::{AllocaOp, ConstantOp, ExtractValueOp, InsertValueOp, LoadOp, PoisonOp};
use ir_core::context::Type;
use ir_core::ir::{OpBuilder, Value};

/// An integer constant of this type. Its attribute has the type `index`.
pub(crate) fn index_constant(b: &mut dyn OpBuilder, ty: Type, value: i64) -> Value {
    let value = b.context().integer_attr_of(Type::INDEX, value);
    ConstantOp::create(b, ty, value).res(b.ir())
}

/// A poison value.
pub(crate) fn poison(b: &mut dyn OpBuilder, ty: Type) -> Value {
    PoisonOp::create(b, ty).res(b.ir())
}

/// The aggregate after insertion of an element at this position.
pub(crate) fn insert(b: &mut dyn OpBuilder, container: Value, value: Value, position: &[i64]) -> Value {
    InsertValueOp::create(b, container, value, position).res(b.ir())
}

/// The element of this type at this position of an aggregate.
pub(crate) fn extract(b: &mut dyn OpBuilder, ty: Type, container: Value, position: &[i64]) -> Value {
    ExtractValueOp::create(b, ty, container, position).res(b.ir())
}

/// The value of this type in memory.
pub(crate) fn load(b: &mut dyn OpBuilder, ty: Type, address: Value) -> Value {
    LoadOp::create(b, ty, address).res(b.ir())
}

/// Allocates an array of this element type on the stack.
pub(crate) fn alloca(b: &mut dyn OpBuilder, element: Type, count: Value) -> Value {
    let pointer = pointer(b.context());
    AllocaOp::create(b, pointer, count, element).res(b.ir())
}
