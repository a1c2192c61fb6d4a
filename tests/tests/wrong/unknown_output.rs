//! An output of the build script is included by a wrong name.

mod toy {
    ir_core::include_dialect!("tooy");
}

fn main() {}
