//! The numbers' tests: against the host's arithmetic, against another implementation, and against what MLIR
//! prints.

mod floats;
mod golden;
mod integers;
mod oracle;
mod random;
