//! Recursive debug information attributes, which refer to themselves by an identifier, and interfaces of
//! other attributes.

use ir_core::attr_or_type::{Interned, Param, make};

use crate::prelude::*;
use crate::{
    AddressSpaceAttr, DICompositeTypeAttr, DIRecursiveTypeAttrInterface, DISubprogramAttr,
    LLVMAddrSpaceAttrInterface, TargetAttr, TargetAttrInterface,
};

/// The parameters of an attribute.
fn parameters(ctx: &Context, attribute: Attribute) -> &[Param] {
    attribute.def_storage(ctx).map_or(&[], |storage| storage.params())
}

/// Implements the interface of recursive attributes. Their first two parameters are the identifier and the
/// self-reference flag.
macro_rules! recursive {
    ($($attr:ty: $count:literal),*) => {$(
        impl DIRecursiveTypeAttrInterface for $attr {
            fn is_rec_self(&self, ctx: &Context) -> bool {
                parameters(ctx, self.base()).get(1) == Some(&Param::Int(1))
            }

            fn rec_id(&self, ctx: &Context) -> Attribute {
                match parameters(ctx, self.base()).first() {
                    Some(Param::Attribute(id)) => *id,
                    _ => Attribute::UNIT,
                }
            }

            fn with_rec_id(&self, ctx: &Context, rec_id: Attribute) -> Attribute {
                let mut params: [Param; $count] = std::array::from_fn(|index| {
                    parameters(ctx, self.base()).get(index).cloned().unwrap_or(Param::Absent)
                });
                params[0] = Param::Attribute(rec_id);
                make::<$attr, $count>(ctx, params).base()
            }

            fn rec_self(&self, ctx: &Context, rec_id: Attribute) -> Attribute {
                let mut params: [Param; $count] = std::array::from_fn(|index| {
                    let spec = &<$attr>::SPEC.params[index];
                    spec.default.value(ctx).unwrap_or(Param::Absent)
                });
                (params[0], params[1]) = (Param::Attribute(rec_id), Param::Int(1));
                make::<$attr, $count>(ctx, params).base()
            }
        }

        const _: () = assert!(<$attr>::SPEC.params.len() == $count, "all parameters are counted");
    )*};
}

recursive! { DICompositeTypeAttr: 16, DISubprogramAttr: 14 }

impl LLVMAddrSpaceAttrInterface for AddressSpaceAttr {
    fn address_space(&self, ctx: &Context) -> u32 {
        AddressSpaceAttr::address_space(*self, ctx)
    }
}

impl TargetAttrInterface for TargetAttr {
    fn triple(&self, ctx: &Context) -> Attribute {
        TargetAttr::triple(*self, ctx)
    }

    fn chip(&self, ctx: &Context) -> Attribute {
        TargetAttr::chip(*self, ctx)
    }

    fn features(&self, ctx: &Context) -> Attribute {
        TargetAttr::features(*self, ctx).unwrap_or(Attribute::UNIT)
    }
}
