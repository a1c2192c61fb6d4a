//! Packet filters: a dialect, its rules, a lowering to `arith`, `cf`, `func`, `memref` and `scf`, and a pass
//! that reports costs.

/// Generated code looks for other dialects beside its own module.
pub use dialects::arith;

pub mod lower;
pub mod passes;
pub mod sieve;
