//! Functions that create operations of the dialect `llvm`.

use dialect_llvm::types::pointer;
use dialect_llvm::{AllocaOp, ConstantOp, ExtractValueOp, InsertValueOp, LoadOp, PoisonOp, StoreOp};
use ir_core::context::Type;
use ir_core::ir::{Op, OpBuilder, Value};
use ir_core::rewrite::ConversionRewriter;

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

/// An access to memory.
pub(crate) struct MemoryAccess {
    pub(crate) address: Value,
    pub(crate) alignment: Option<u64>,
    pub(crate) nontemporal: bool,
}

impl MemoryAccess {
    /// Replaces an operation with a load of a value of this type.
    pub(crate) fn replace_with_load(self, rewriter: &mut ConversionRewriter<'_, '_>, op: Op, ty: Type) {
        let load = LoadOp::builder(rewriter, ty, self.address);
        let load = load.alignment(self.alignment).nontemporal(self.nontemporal).create();
        let value = load.res(rewriter.ir());
        rewriter.replace_op(op, &[value]);
    }

    /// Replaces an operation with a store of a value.
    pub(crate) fn replace_with_store(self, rewriter: &mut ConversionRewriter<'_, '_>, op: Op, value: Value) {
        let store = StoreOp::builder(rewriter, value, self.address);
        store.alignment(self.alignment).nontemporal(self.nontemporal).create();
        rewriter.erase_op(op);
    }
}

/// Allocates an array of this element type on the stack.
pub(crate) fn alloca(b: &mut dyn OpBuilder, element: Type, count: Value) -> Value {
    let pointer = pointer(b.context());
    AllocaOp::create(b, pointer, count, element).res(b.ir())
}
