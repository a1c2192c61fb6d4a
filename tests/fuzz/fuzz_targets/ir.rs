//! Text to operations and back, under libFuzzer: `cargo +nightly fuzz run ir`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| differential::fuzz::ir(data));
