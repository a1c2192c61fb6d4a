//! The crates of odsgen that a project depends on: those of a checkout, or published ones.

use std::fs;
use std::path::{Path, PathBuf};

/// The packages that projects name, and their folders in a checkout.
const PACKAGES: [(&str, &str); 6] = [
    ("odsgen-build-support", "build-support"),
    ("odsgen-dialect-llvm", "dialects/dialect-llvm"),
    ("odsgen-dialects", "dialects"),
    ("odsgen-ir-core", "ir-core"),
    ("ods-opt", "tools/ods-opt"),
    ("odsgen-cpp-hooks", "dialects/cpp-hooks"),
];

/// Where the crates are.
#[derive(Debug)]
pub(crate) struct Sources {
    /// The checkout; `None` for published crates.
    checkout: Option<PathBuf>,
}

impl Sources {
    /// The checkout on the command line, or the one that the program was built from.
    ///
    /// # Errors
    /// A sentence if the folder is not a checkout.
    pub(crate) fn find(folder: Option<&Path>) -> Result<Sources, String> {
        let Some(folder) = folder else {
            let built_from = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2);
            return Ok(Sources {
                checkout: built_from.filter(|folder| is_checkout(folder)).map(Path::to_owned),
            });
        };
        // The project has another folder than the current one.
        match fs::canonicalize(folder) {
            Ok(checkout) if is_checkout(&checkout) => Ok(Sources { checkout: Some(checkout) }),
            _ => Err(format!(
                "'{}' is not a checkout of odsgen: it lacks 'ir-core/Cargo.toml'",
                folder.display()
            )),
        }
    }

    /// The packages that projects depend on, each with its dependency in the syntax of `Cargo.toml`.
    pub(crate) fn dependencies(&self) -> impl Iterator<Item = (&'static str, String)> {
        self.keys().map(|(package, key)| match self.checkout {
            Some(_) => (package, format!("{{ {key} }}")),
            None => (package, quoted(env!("CARGO_PKG_VERSION"))),
        })
    }

    /// The same packages, each with the key that says where it is: its path or its version.
    pub(crate) fn keys(&self) -> impl Iterator<Item = (&'static str, String)> {
        PACKAGES.into_iter().map(|(package, folder)| match &self.checkout {
            Some(checkout) => {
                let path = checkout.join(folder).display().to_string();
                (package, format!("path = {}", quoted(&path)))
            }
            None => (package, format!("version = {}", quoted(env!("CARGO_PKG_VERSION")))),
        })
    }

    /// The dependency on one of these packages.
    pub(crate) fn dependency(&self, package: &str) -> String {
        self.dependencies().find(|(name, _)| *name == package).map(|(_, text)| text).unwrap_or_default()
    }

    /// The versions of other packages that the checkout is tested with: its `Cargo.lock`.
    pub(crate) fn lock(&self) -> Option<String> {
        fs::read_to_string(self.checkout.as_ref()?.join("Cargo.lock")).ok()
    }
}

fn is_checkout(checkout: &Path) -> bool {
    PACKAGES.iter().all(|(_, folder)| checkout.join(folder).join("Cargo.toml").is_file())
}

/// A string of TOML.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
