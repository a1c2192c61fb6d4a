//! Generated code in the repository is older than its definitions.

use super::support::*;

pub(crate) fn run(out: &Path) -> Result<(), Error> {
    let output = Build::new("mistakes/build_scripts/defs/other/toy.ods").out_dir(out).output("checked_in.rs").generate()?;
    assert!(output.is_changed);
    Build::new("mistakes/build_scripts/defs/toy.ods").out_dir(out).output("checked_in.rs").check()
}
