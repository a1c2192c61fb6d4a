//! Verifiers of linearization and delinearization of indices.

use super::{AffineDelinearizeIndexOp, AffineLinearizeIndexOp};
use crate::prelude::*;

/// Verifies that the number of operands matches the number of dynamic sizes in the basis.
fn verify_basis(ir: &Ir, op: Op, basis: &[i64], dynamic: usize) -> Verified {
    if basis.iter().filter(|size| **size == DYNAMIC).count() == dynamic {
        return Ok(());
    }
    let message = "mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) \
                   -- this can only happen due to an incorrect fold/rewrite";
    Err(op_error(ir, op, message))
}

impl VerifyOp for AffineDelinearizeIndexOp {
    fn verify(self, ir: &Ir) -> Verified {
        let basis = self.static_basis(ir);
        let results = ir.num_results(self.op());
        if results != basis.len() && results != basis.len() + 1 {
            let message = "should return an index for each basis element and up to one extra index";
            return fail(ir, self, message);
        }
        verify_basis(ir, self.op(), &basis, self.dynamic_basis(ir).len())?;
        if basis.iter().any(|size| *size <= 0 && *size != DYNAMIC) {
            let message = "no basis element may be statically non-positive";
            return fail(ir, self, message);
        }
        Ok(())
    }
}

impl VerifyOp for AffineLinearizeIndexOp {
    fn verify(self, ir: &Ir) -> Verified {
        let basis = self.static_basis(ir);
        let indices = self.multi_index(ir).len();
        if indices != basis.len() && indices != basis.len() + 1 {
            let message = "should be passed a basis element for each index except possibly the first";
            return fail(ir, self, message);
        }
        verify_basis(ir, self.op(), &basis, self.dynamic_basis(ir).len())
    }
}
