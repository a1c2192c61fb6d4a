//! The static library: one object whose only symbols are the functions of the C API, so that a program that
//! has Rust's standard library already, or another library like this one, links with it.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::run::step;

/// Writes the archive `to`, made of the one that rustc wrote.
///
/// # Errors
/// When a program of binutils is missing or fails.
pub(super) fn write(from: &Path, to: &Path) -> Result {
    let object = to.with_extension("o");
    // Groups that several objects may share would be dropped together with another one's.
    let mut link = Command::new("ld");
    link.args(["-r", "--force-group-allocation", "--whole-archive", "-o"]).arg(&object).arg(from);
    step(&mut link)?;
    let mut hide = Command::new("objcopy");
    // Rust's standard library brings the code of LLVM for its own objects along, which `ar` and linkers would
    // try to read.
    hide.args(["--wildcard", "--keep-global-symbol=mlir*", "--strip-debug", "--remove-section=.llvm*"])
        .arg(&object);
    step(&mut hide)?;
    // `ar` adds to an archive that is there.
    let _ = fs::remove_file(to);
    step(Command::new("ar").arg("rcs").arg(to).arg(&object))?;
    fs::remove_file(&object).map_err(|error| format!("{}: {error}", object.display()))
}
