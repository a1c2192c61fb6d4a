//! Every dialect of a folder.
//!
//! Files that no other file includes are read together if their names allow that, to discover the dialects
//! ([`discover()`]). Then each dialect is read alone, from its main file ([`Plan`]). MLIR's dialects that
//! they refer to are generated, too ([`upstream_dialects`]). [`Project`] generates the Rust from a build
//! script; `odsgen build --all` generates all outputs.

mod build;
#[cfg(feature = "config")]
mod config;
mod discover;
mod editor;
mod files;
mod grouping;
mod plan;
mod read;
mod upstream;

use std::path::PathBuf;

use ods_codegen::versions::Version;

use crate::{Error, is_macro_name};

pub use build::{Project, module};
#[cfg(feature = "config")]
pub use config::{Config, FormatStyle};
pub use discover::{Discovered, Own, discover, discover_readable, left_out_warning};
pub(crate) use editor::write_down;
pub use files::{DEFINITION_ENDINGS, FileIndex, Files};
pub use plan::Plan;
pub use read::Reads;
pub use upstream::{
    Generated as GeneratedUpstream, Upstream, add, named_upstream, upstream_dialects, with_crates,
};

/// Options for reading definitions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReadOptions {
    /// Folders in which included files are looked for, before those of a project and before the embedded
    /// definitions.
    pub include_dirs: Vec<PathBuf>,
    /// Macros.
    pub defines: Vec<String>,
    /// The version of MLIR that the definitions are written for; detected if it is not set.
    pub version: Option<Version>,
}

impl ReadOptions {
    /// # Errors
    /// The name of a macro that definitions could not test for.
    pub(crate) fn check(&self) -> Result<(), Error> {
        match self.defines.iter().find(|name| !is_macro_name(name)) {
            Some(name) => Err(Error::Define(name.clone())),
            None => Ok(()),
        }
    }
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
