//! The crates of odsgen that a project depends on: those of a checkout, or published ones.

use std::fs;
use std::path::{Path, PathBuf};

/// The crates of a checkout that projects name.
const CRATES: [&str; 3] = ["build-support", "ir-core", "ods-opt"];

/// Where the crates are.
#[derive(Debug)]
pub(super) struct Sources {
    /// The checkout; `None` for published crates.
    checkout: Option<PathBuf>,
}

impl Sources {
    /// The checkout that is given, or the one that the program was built from.
    ///
    /// # Errors
    /// One sentence when the given folder is not a checkout.
    pub(super) fn find(given: Option<&Path>) -> Result<Sources, String> {
        let Some(given) = given else {
            let built_from = Path::new(env!("CARGO_MANIFEST_DIR")).parent();
            return Ok(Sources {
                checkout: built_from.filter(|folder| is_checkout(folder)).map(Path::to_owned),
            });
        };
        // The project has another folder than the current one.
        match fs::canonicalize(given) {
            Ok(folder) if is_checkout(&folder) => Ok(Sources { checkout: Some(folder) }),
            _ => Err(format!(
                "'{}' is not a checkout of odsgen: it lacks 'ir-core/Cargo.toml'",
                given.display()
            )),
        }
    }

    /// The dependency on a crate, as `Cargo.toml` says it.
    pub(super) fn dependency(&self, name: &str) -> String {
        match &self.checkout {
            Some(folder) => {
                let path = folder.join(name).display().to_string();
                format!("{{ path = {} }}", quoted(&path))
            }
            None => quoted(env!("CARGO_PKG_VERSION")),
        }
    }

    /// The versions of other packages that the checkout is tested with: its `Cargo.lock`.
    pub(super) fn lock(&self) -> Option<String> {
        fs::read_to_string(self.checkout.as_ref()?.join("Cargo.lock")).ok()
    }
}

fn is_checkout(folder: &Path) -> bool {
    CRATES.iter().all(|name| folder.join(name).join("Cargo.toml").is_file())
}

/// A string of TOML.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
