//! Messages of build scripts with a mistake to Cargo.

use std::fs;
use std::path::Path;

use build_support::Error;

use super::catalogue::{Mistake, compare, mistakes};

mod support {
    pub(crate) use std::path::Path;

    pub(crate) use build_support::{Build, Error};
}

/// Declares the scripts, each a file of `mistakes/build_scripts`.
macro_rules! scripts {
    ($($name:ident,)*) => {
        #[path = "../../mistakes/build_scripts"]
        mod cases {
            use super::support;

            $(pub(super) mod $name;)*
        }

        const SCRIPTS: &[(&str, fn(&Path) -> Result<(), Error>)] = &[$((stringify!($name), cases::$name::run),)*];
    };
}

scripts! {
    define_with_a_value,
    definitions_with_errors,
    dialect_missing,
    dialect_misspelled,
    dialect_undefined,
    file_is_a_folder,
    file_not_found,
    include_dir_missing,
    include_dir_misspelled,
    output_folder_missing,
    output_of_two_dialects,
    output_stale,
    output_twice,
    output_with_a_folder,
}

fn said(mistake: &Mistake) -> String {
    let (_, run) = SCRIPTS.iter().find(|(name, _)| *name == mistake.name).expect("a file is not in the list");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mistakes").join(&mistake.name);
    let _ = fs::remove_dir_all(&out);
    fs::create_dir_all(&out).expect("a folder");
    match run(&out) {
        Ok(()) => panic!("{}: nothing is said", mistake.name),
        Err(error) => format!("{error}\n").replace(&out.display().to_string(), "$OUT_DIR"),
    }
}

#[test]
fn mistakes_in_build_scripts_are_explained() {
    let all: Vec<_> =
        mistakes("build_scripts").into_iter().map(|mistake| (said(&mistake), mistake)).collect();
    compare(&all);
}
