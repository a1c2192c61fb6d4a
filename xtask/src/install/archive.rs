//! The static library: one object whose only symbols are the functions of the C API. Therefore it links with
//! programs that contain Rust's standard library already, or another library like this one.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::run::step;

/// Writes the archive `to` from the archive of rustc.
///
/// # Errors
/// When a program of binutils is missing or fails.
pub(super) fn write(from: &Path, to: &Path) -> Result {
    let object = to.with_extension("o");
    // A linker would drop groups that several objects share together with those of another library.
    let mut link = Command::new("ld");
    link.args(["-r", "--force-group-allocation", "--whole-archive", "-o"]).arg(&object).arg(from);
    step(&mut link)?;
    let mut hide = Command::new("objcopy");
    // Objects of Rust's standard library contain LLVM bitcode. `ar` and linkers would try to read it.
    hide.args(["--wildcard", "--keep-global-symbol=mlir*", "--strip-debug", "--remove-section=.llvm*"])
        .arg(&object);
    step(&mut hide)?;
    // `ar` would add to an existing archive.
    let _ = fs::remove_file(to);
    step(Command::new("ar").arg("rcs").arg(to).arg(&object))?;
    fs::remove_file(&object).map_err(|error| format!("{}: {error}", object.display()))
}
