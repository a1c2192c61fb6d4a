//! Every dialect of a folder.
//!
//! Files that no other one includes are read together as far as their names allow, to know the dialects ([`discover()`]). Then each
//! dialect is read alone, from its main file ([`Plan`]). [`Project`] generates their Rust from a build script; `odsgen build --all`
//! generates all of their outputs.

mod build;
mod discover;
mod files;
mod grouping;
mod plan;
mod read;

use std::path::PathBuf;

use ods_codegen::versions::Version;

pub use build::Project;
pub use discover::{Discovered, Own, discover, left_out_warning};
pub use files::{FileIndex, Files};
pub use plan::Plan;

/// Options for reading the files of a project.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// Folders in which included files are looked for, before those of the project.
    pub include_dirs: Vec<PathBuf>,
    /// Macros.
    pub defines: Vec<String>,
    /// The version of MLIR that the definitions are written for; detected if it is not given.
    pub version: Option<Version>,
}

/// The 64-bit FNV-1a checksum.
pub fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_checksum_is_fnv_1a() {
        assert_eq!(super::checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(super::checksum(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
