//! Entry point of `odsgen`.

fn main() {}
