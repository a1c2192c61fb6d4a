//! The definitions have errors.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/wrong.ods").out_dir(out).generate().map(drop)
}
