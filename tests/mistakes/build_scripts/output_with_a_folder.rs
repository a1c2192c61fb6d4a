//! The output is in a folder that does not exist.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/toy.ods").out_dir(out).output("dialects/toy.rs").generate().map(drop)
}
