//! Definitions to documents and Python modules, under libFuzzer: `cargo +nightly fuzz run generators`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| differential::fuzz::generators(data));
