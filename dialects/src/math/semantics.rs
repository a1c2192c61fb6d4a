//! Constants; the error function of constants is not computed.

use super::{ErfOp, ErfcOp};

crate::support::materializes_constants!(crate::arith::constant);

ir_core::without_folds!(ErfOp, ErfcOp);
