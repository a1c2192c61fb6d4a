//! Constants; the error functions do not fold.

use super::{ErfOp, ErfcOp};

crate::support::materializes_constants!(crate::arith::constant);

ir_core::without_folds!(ErfOp, ErfcOp);
