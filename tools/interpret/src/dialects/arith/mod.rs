//! `arith`: integers, floats, casts and comparisons.

mod casts;
mod compare;
mod floats;
mod integers;

pub use casts::{convert_float, float_to_int};
pub use compare::{compare_floats, compare_ints, select};
pub use floats::{fast_math, float_binary};
pub use integers::{division, overflowing, quotient, shift_right, signed_remainder};

use dialects::arith::*;

use crate::emitter::Emitter;
use crate::registry::{Interpret, Registry};

/// Adds the operations of this dialect.
pub fn register(registry: &mut Registry) {
    registry.add::<ConstantOp>();
    registry.add::<AddIOp>();
    registry.add::<SubIOp>();
    registry.add::<MulIOp>();
    registry.add::<AddUIExtendedOp>();
    registry.add::<MulSIExtendedOp>();
    registry.add::<MulUIExtendedOp>();
    registry.add::<DivUIOp>();
    registry.add::<DivSIOp>();
    registry.add::<CeilDivUIOp>();
    registry.add::<CeilDivSIOp>();
    registry.add::<FloorDivSIOp>();
    registry.add::<RemUIOp>();
    registry.add::<RemSIOp>();
    registry.add::<AndIOp>();
    registry.add::<OrIOp>();
    registry.add::<XOrIOp>();
    registry.add::<ShLIOp>();
    registry.add::<ShRUIOp>();
    registry.add::<ShRSIOp>();
    registry.add::<NegFOp>();
    registry.add::<AddFOp>();
    registry.add::<SubFOp>();
    registry.add::<MaximumFOp>();
    registry.add::<MaxNumFOp>();
    registry.add::<MaxSIOp>();
    registry.add::<MaxUIOp>();
    registry.add::<MinimumFOp>();
    registry.add::<MinNumFOp>();
    registry.add::<MinSIOp>();
    registry.add::<MinUIOp>();
    registry.add::<MulFOp>();
    registry.add::<DivFOp>();
    registry.add::<RemFOp>();
    registry.add::<ExtUIOp>();
    registry.add::<ExtSIOp>();
    registry.add::<ExtFOp>();
    registry.add::<TruncIOp>();
    registry.add::<TruncFOp>();
    registry.add::<UIToFPOp>();
    registry.add::<SIToFPOp>();
    registry.add::<FPToUIOp>();
    registry.add::<FPToSIOp>();
    registry.add::<IndexCastOp>();
    registry.add::<IndexCastUIOp>();
    registry.add::<BitcastOp>();
    registry.add::<CmpIOp>();
    registry.add::<CmpFOp>();
    registry.add::<SelectOp>();
}

impl Interpret for ConstantOp {
    fn emit(self, e: &mut Emitter<'_>) {
        constant(e);
    }
}

/// Emits the value of a constant.
pub fn constant(e: &mut Emitter<'_>) {
    let (ty, attribute) = (e.result_type(0), e.attribute("value"));
    match attribute.and_then(|attribute| crate::constant::value(e.ctx(), ty, attribute)) {
        Some(value) => {
            let result = e.result(0);
            e.constant(result, value);
        }
        None => e.unsupported("has a constant that is not implemented"),
    }
}
