//! Dialects defined in .ods files with their semantics in Rust.
