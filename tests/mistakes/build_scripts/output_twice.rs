//! Two files of one name are written to one output.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/toy.ods").out_dir(out).generate()?;
    Build::new("mistakes/build_scripts/defs/other/toy.ods").out_dir(out).generate().map(drop)
}
