//! The options of a build script, written down for editors: `odsgen lsp` reads definitions with them.

use std::env;
use std::path::Path;

use serde_json::json;

use super::ReadOptions;
use crate::output::write_if_changed;

/// Name of the folder in Cargo's target folder.
const FOLDER: &str = "odsgen";

/// Writes the options with which a file, or all files of a folder, are read to Cargo's target folder, unless
/// this is another program than a build script. That they cannot be written is nothing to stop a build for.
pub(crate) fn write_down(input: &Path, options: &ReadOptions) {
    let Some(out_dir) = env::var_os("OUT_DIR") else { return };
    // Cargo marks its target folder so that backups leave it out.
    let is_target = |folder: &&Path| folder.join("CACHEDIR.TAG").is_file();
    if let Some(target) = Path::new(&out_dir).ancestors().find(is_target) {
        write_to(&target.join(FOLDER), &env::var("CARGO_PKG_NAME").unwrap_or_default(), input, options);
    }
}

/// Writes the options of a package's input to a folder.
fn write_to(folder: &Path, package: &str, input: &Path, options: &ReadOptions) -> Option<()> {
    let ReadOptions { include_dirs, defines, version } = options;
    let absolute = |path: &Path| Some(std::path::absolute(path).ok()?.to_string_lossy().into_owned());
    let mut written = json!({
        "file": absolute(input)?,
        "includeDirs": include_dirs.iter().filter_map(|dir| absolute(dir)).collect::<Vec<_>>(),
        "defines": defines,
    });
    if let Some(version) = version {
        written["mlirVersion"] = version.number().into();
    }
    let stem = input.file_stem().unwrap_or_default().to_string_lossy();
    std::fs::create_dir_all(folder).ok()?;
    write_if_changed(&folder.join(format!("{package}-{stem}.json")), &format!("{written:#}\n"))
        .ok()
        .map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_written_with_absolute_paths() {
        let folder = env::temp_dir().join(format!("odsgen-editor-{}", std::process::id()));
        let options = ReadOptions {
            include_dirs: vec!["include".into()],
            defines: vec!["A".to_owned()],
            version: "19".parse().ok(),
        };
        assert_eq!(write_to(&folder, "toy-dialect", Path::new("src/toy.ods"), &options), Some(()));
        let text = std::fs::read_to_string(folder.join("toy-dialect-toy.json")).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let here = env::current_dir().unwrap();
        let path = |relative: &str| here.join(relative).to_string_lossy().into_owned();
        let expected = json!({
            "file": path("src/toy.ods"), "includeDirs": [path("include")], "defines": ["A"], "mlirVersion": 19,
        });
        assert_eq!(text, format!("{expected:#}\n"));
    }
}
