//! The documentation of all crates, including private items, with warnings as errors.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

use crate::Result;
use crate::run::step;
use crate::workspace::metadata;

/// Runs rustdoc by `doc`, a Cargo command for all packages that can be compiled.
///
/// # Errors
/// When two targets would be documented in one folder, or rustdoc reports an error.
pub(crate) fn run(mut doc: Command) -> Result {
    one_folder_each(&metadata()?)?;
    step(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Cargo empties the folder of a target before rustdoc fills it. If two targets have the same name, one may
/// therefore lose its folder while it is written. Cargo only warns about that.
fn one_folder_each(metadata: &Value) -> Result {
    let mut packages = BTreeMap::new();
    for package in metadata["packages"].as_array().into_iter().flatten() {
        for target in package["targets"].as_array().into_iter().flatten() {
            if target["doc"] != true {
                continue;
            }
            let folder = target["name"].as_str().unwrap_or_default().replace('-', "_");
            // Cargo does not document a program with the name of its package's library.
            let other =
                packages.insert(folder.clone(), &package["name"]).filter(|other| **other != package["name"]);
            if let Some(other) = other {
                return Err(format!(
                    "targets of {other} and {} are both documented as '{folder}'",
                    package["name"]
                ));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn two_targets_of_different_packages_with_one_name_are_an_error() {
        let package = |name: &str, targets: &[(&str, bool)]| {
            let targets: Vec<Value> =
                targets.iter().map(|(name, doc)| json!({ "name": name, "doc": doc })).collect();
            json!({ "name": name, "targets": targets })
        };
        let check = |packages: &[Value]| one_folder_each(&json!({ "packages": packages }));

        let library_and_program = package("opt", &[("ods_opt", true), ("ods-opt", true)]);
        assert_eq!(check(&[library_and_program.clone(), package("tests", &[("ods_opt", false)])]), Ok(()));
        assert_eq!(
            check(&[library_and_program, package("tests", &[("ods-opt", true)])]),
            Err(r#"targets of "opt" and "tests" are both documented as 'ods_opt'"#.to_owned()),
        );
    }
}
