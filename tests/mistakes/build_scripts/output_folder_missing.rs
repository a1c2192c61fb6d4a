//! The folder of the output does not exist.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/toy.ods").out_dir(out.join("nowhere")).generate().map(drop)
}
