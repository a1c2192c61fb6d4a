//! Dialects that are loaded from data instead of compiled.

pub mod evaluate;
