//! A file defines classes only.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/classes.ods").out_dir(out).generate().map(drop)
}
