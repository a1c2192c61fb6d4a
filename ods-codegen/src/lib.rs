//! The typed ODS model read from records, and the emitters that turn it into Rust, C, Python and documentation.
