//! `Dialect/SMT.h`: attributes of bit vectors.

use crate::boundary::{MlirAttribute, MlirContext};

absent! {
    "the attribute '#smt.bv'":
    fn mlirSMTAttrGetBitVector(ctx: MlirContext, value: u64, width: u32) -> MlirAttribute;
}
