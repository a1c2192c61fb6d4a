//! The folder of included files is not given.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/ops.ods").out_dir(out).generate().map(drop)
}
