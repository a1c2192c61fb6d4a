//! The folder of the definitions is given.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs").out_dir(out).generate().map(drop)
}
