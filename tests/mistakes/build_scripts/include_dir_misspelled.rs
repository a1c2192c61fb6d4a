//! The folder of included files is misspelled.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/ops.ods").include_dir("mistakes/build_scripts/definitions").out_dir(out).generate().map(drop)
}
