//! A Python package for a dialect, which a user installs: the files around the generated modules.
//!
//! `odsgen build --python PACKAGE` writes it. The package has a module for the dialect, one for its passes,
//! stubs, and a README with a reference. It uses the package `ods` or MLIR's own `mlir`, whichever is there:
//! `_ods_common` finds out. With `ods`, the package registers its dialect when it is imported: it has the
//! [plan](crate::rust::plan) of the dialect. MLIR's package can only have dialects in C++.
//!
//! **Invariant**: the modules import the runtime through `_ods_common` only, which is a file of fixed text.
//! So one package runs on `ods` and on MLIR's package.

mod content;
mod documentation;
mod emitters;
mod module;
mod passes;
mod project;
mod reference;

pub(crate) use emitters::EMITTERS as PACKAGE_EMITTERS;
pub(super) use module::match_names;

use crate::emit::{Opt, PYTHON_PACKAGE, Settings};

/// `--python-version`
const VERSION: Opt = Opt {
    default: "0.1.0",
    build_help: Some("The version of the package of --python"),
    check: Some(is_version),
    ..Opt::text("python-version", "VERSION", "The version of the package")
};

/// The file with the dialect as data, beside the modules.
const PLAN: &str = "plan.json";

/// The folder of generated modules, below the output directory: that of the package, if there is one.
pub(super) fn folder(settings: &Settings) -> &str {
    settings.get(&PYTHON_PACKAGE).unwrap_or("python")
}

/// The runtimes of a package, by their names: the one that is given, or those that it may find.
fn runtimes(package: &str) -> Vec<&str> {
    if package == ".." { vec!["ods", "mlir"] } else { vec![package] }
}

/// The runtime that stubs name.
pub(super) fn runtime_of_stubs<'a>(settings: &Settings, package: &'a str) -> &'a str {
    if settings.get(&PYTHON_PACKAGE).is_some() { runtimes(package)[0] } else { package }
}

/// Whether a text is a version of a Python package without separate parts: numbers with dots, and a suffix
/// such as `rc1` or `.dev2`.
fn is_version(text: &str) -> Result<(), String> {
    let is_there = text.starts_with(|c: char| c.is_ascii_digit())
        && text
            .split('.')
            .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric()));
    if is_there {
        Ok(())
    } else {
        Err(format!("'{text}' is not a version of a Python package, such as '1.0.2'"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers_with_dots() {
        for version in ["1", "0.1.0", "1.0rc1", "2.0.dev3"] {
            assert_eq!(is_version(version), Ok(()), "{version}");
        }
        for wrong in ["", "x", "1..2", "1.0-2", "1\"", "v1"] {
            assert!(is_version(wrong).is_err(), "{wrong}");
        }
    }
}
