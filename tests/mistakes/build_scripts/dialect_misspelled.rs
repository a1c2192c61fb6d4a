//! The name of the dialect is misspelled.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/toy.ods").dialect("tooy").out_dir(out).generate().map(drop)
}
