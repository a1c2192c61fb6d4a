//! The folders in which files that a definition includes are found, without options.

use std::path::{Path, PathBuf};

/// The name of the database that MLIR's build writes for its language server.
const DATABASE: &str = "tablegen_compile_commands.yml";

/// The folders above a file, the nearest one first, up to the root of its repository, each with its folders
/// `include`, `lib` and those of a build in `build`. Projects include files by paths from one of these.
pub(crate) fn near(file: &Path) -> Vec<PathBuf> {
    let mut dirs = Vec::new();
    let file = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
    for above in file.ancestors().skip(1) {
        dirs.push(above.to_owned());
        let inner = ["include", "lib", "build/include", "build/lib"].map(|inner| above.join(inner));
        dirs.extend(inner.into_iter().filter(|dir| dir.is_dir()));
        if above.join(".git").exists() || above.join(DATABASE).exists() {
            break;
        }
    }
    dirs
}
