//! Reads, verifies and prints the dialects of this crate, and those of `ods-opt`, with its options.

#[allow(dead_code, reason = "the program reads and prints only")]
mod dialects {
    /// Figure 3.
    pub mod d {
        ir_core::include_dialect!("d");
    }

    /// Figure 9.
    pub mod fir {
        ir_core::include_dialect!("fir");
    }

    /// Circular buffers.
    pub mod ttkernel {
        ir_core::include_dialect!("ttkernel");
    }
}

/// Figure 7.
#[allow(dead_code, reason = "the program reads and prints only")]
mod tf;

// Figure 6 creates operations of this dialect. Its generated code looks for the dialect beside its own.
use ::dialects::arith;

/// Figures 5 and 6.
#[allow(dead_code, reason = "the program reads and prints only")]
mod nn;

use std::process::ExitCode;

fn main() -> ExitCode {
    ods_opt::OptMain::new()
        .summary("Reads and prints the dialects of the paper")
        .dialects(dialects::d::register)
        .dialects(dialects::fir::register)
        .dialects(nn::register)
        .dialects(tf::register)
        .dialects(dialects::ttkernel::register)
        .run()
}
