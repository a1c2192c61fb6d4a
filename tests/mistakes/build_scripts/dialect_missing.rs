//! A file defines two dialects, and none is chosen.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/two.ods").out_dir(out).generate().map(drop)
}
