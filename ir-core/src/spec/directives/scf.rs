//! Directives of the dialect `scf`.

pub use super::switches::SwitchCases;
