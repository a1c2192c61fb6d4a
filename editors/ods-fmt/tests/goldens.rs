//! Golden files: each `.td` in `goldens` is formatted to the `.expected` beside it. A first line `// options: width=40 keep-breaks=false` has
//! options.

use crate::common;
use std::fs;
use std::path::Path;

use ods_fmt::Options;

/// The options in the first line of a text.
fn options(text: &str) -> Options {
    let mut options = Options::default();
    let Some(settings) = text.lines().next().and_then(|line| line.strip_prefix("// options: ")) else {
        return options;
    };
    for setting in settings.split(' ') {
        match setting.split_once('=') {
            Some(("width", value)) => options.width = value.parse().expect("a number"),
            Some(("indent", value)) => options.indent = value.parse().expect("a number"),
            Some(("keep-breaks", value)) => options.keep_breaks = value.parse().expect("true or false"),
            _ => panic!("the option '{setting}' is unknown"),
        }
    }
    options
}

#[test]
fn golden_files_are_formatted_as_expected() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let files = common::definitions(&folder);
    assert!(files.len() >= 12, "{files:?}");
    golden::assert_all_equal(files.into_iter().map(|file| {
        let text = fs::read_to_string(&file).expect("a readable file");
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let formatted = common::checked(&name, &text, &options(&text));
        (file.with_extension("expected"), formatted)
    }));
}
