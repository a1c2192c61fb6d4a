//! A macro is given a value.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/toy.ods").define("WIDTH=32").out_dir(out).generate().map(drop)
}
