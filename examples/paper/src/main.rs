//! Reads, verifies and prints the dialects of this crate, and those of `ods-opt`, with its options.

#[allow(dead_code, reason = "the program reads and prints only")]
mod dialects {
    /// Figure 3.
    pub mod d {
        include!(concat!(env!("OUT_DIR"), "/d.rs"));
    }

    /// Figure 9.
    pub mod fir {
        include!(concat!(env!("OUT_DIR"), "/fir.rs"));
    }

    /// Circular buffers.
    pub mod ttkernel {
        include!(concat!(env!("OUT_DIR"), "/ttkernel.rs"));
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
