//! Entry point of `ods-opt`.

fn main() {}
