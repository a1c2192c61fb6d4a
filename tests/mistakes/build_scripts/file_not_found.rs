//! The name of the file is misspelled.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/tooy.ods").out_dir(out).generate().map(drop)
}
