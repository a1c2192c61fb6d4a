//! Constants: their values, their creation, and the values that a type permits.

use ir_core::runtime::{ConstantLike, MaterializeConstant};

use crate::prelude::*;
use crate::syntax::property;
use crate::{
    AddressOfOp, BlockAddressOp, ConstantOp, DSOLocalEquivalentAttr, DSOLocalEquivalentOp, LLVMPointerType,
    PoisonAttr, PoisonOp, Registered, UndefAttr, UndefOp, ZeroAttr, ZeroOp,
};

impl ConstantLike for ConstantOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        self.value_attr(ir)
    }
}

impl ConstantLike for AddressOfOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        self.global_name_attr(ir)
    }
}

impl ConstantLike for BlockAddressOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        property(ir, self.op(), "block_addr")
    }
}

impl ConstantLike for DSOLocalEquivalentOp {
    fn constant_value(self, ir: &Ir) -> Option<Attribute> {
        let name = property(ir, self.op(), "function_name")?;
        Some(DSOLocalEquivalentAttr::get(ir.context(), name).into())
    }
}

/// Implements the values of constants that an attribute without parameters represents.
macro_rules! named_constants {
    ($($op:ty: $attr:ty),*) => {$(
        impl ConstantLike for $op {
            fn constant_value(self, ir: &Ir) -> Option<Attribute> {
                Some(<$attr>::get(ir.context()).into())
            }
        }
    )*};
}

named_constants! { PoisonOp: PoisonAttr, UndefOp: UndefAttr, ZeroOp: ZeroAttr }

impl MaterializeConstant for Registered {
    fn materialize_constant(&self, b: &mut dyn OpBuilder, value: Attribute, ty: Type) -> Option<Op> {
        let ctx = &b.context().clone();
        if let AttrKind::SymbolRef { root, nested: [] } = value.kind(ctx)
            && LLVMPointerType::is(ctx, ty)
        {
            return Some(AddressOfOp::create(b, ty, root.as_str(ctx)).op());
        }
        if UndefAttr::is(ctx, value) {
            return Some(UndefOp::create(b, ty).op());
        }
        if PoisonAttr::is(ctx, value) {
            return Some(PoisonOp::create(b, ty).op());
        }
        if ZeroAttr::is(ctx, value) {
            return Some(ZeroOp::create(b, ty).op());
        }
        if let Some(found) = DSOLocalEquivalentAttr::cast(ctx, value) {
            let AttrKind::SymbolRef { root, .. } = found.sym(ctx).kind(ctx) else { return None };
            return Some(DSOLocalEquivalentOp::create(b, ty, root.as_str(ctx)).op());
        }
        is_constant_of(ctx, value, ty).then(|| ConstantOp::create(b, ty, value).op())
    }
}

/// Whether an attribute is a constant of a type.
fn is_constant_of(ctx: &Context, value: Attribute, ty: Type) -> bool {
    let own = ir_core::predicates::attributes::attribute_type(ctx, value);
    own == Some(ty) && crate::types::is_compatible_type(ctx, ty)
}
