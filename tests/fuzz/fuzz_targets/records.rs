//! Text to records, dumps and diagnostics, under libFuzzer: `cargo +nightly fuzz run records`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| tests::fuzz::records(data));
