//! Constants; the error function of constants is not computed.

use super::{ErfOp, ErfcOp};

crate::support::materializes_constants!(crate::support::arith_constant);

ir_core::without_folds!(ErfOp, ErfcOp);
