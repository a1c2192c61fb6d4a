//! Text to records, dumps and diagnostics, under libFuzzer: `cargo +nightly fuzz run records`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| differential::fuzz::records(data));
