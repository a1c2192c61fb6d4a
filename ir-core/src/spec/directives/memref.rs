//! Directives of the dialect `memref`.

pub use super::initial_values::GlobalMemrefOpTypeAndInitialValue;
