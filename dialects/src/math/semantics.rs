//! Constants.

crate::support::materializes_constants!(crate::arith::constant);
