//! Code of another version of the generator than the runtime's.

mod toy {
    use ir_core::generated::*;

    generated_by!("0.0");
}

fn main() {}
