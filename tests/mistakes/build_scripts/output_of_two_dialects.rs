//! The dialects of a file are written to one output.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    Build::new("mistakes/build_scripts/defs/two.ods").dialect("one").out_dir(out).generate()?;
    Build::new("mistakes/build_scripts/defs/two.ods").dialect("two").out_dir(out).generate().map(drop)
}
