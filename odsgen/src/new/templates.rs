//! The files of projects.

use super::File;
use super::name::Name;
use super::sources::Sources;

/// Kinds of projects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A crate with a dialect.
    Crate,
    /// A dialect and a driver program.
    Workspace,
    /// A CMake project.
    CMake,
    /// A Python package.
    Python,
}

/// The path of a file and its template; `@name@` and the like stand for names in both.
type Template = (&'static str, &'static str);

/// A file of the folder `templates`.
macro_rules! template {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/", $path))
    };
}

const CRATE: &[Template] = &[
    ("Cargo.toml", template!("crate/Cargo.toml")),
    ("README.md", template!("crate/README.md")),
    (".gitignore", template!("crate/gitignore")),
    (".github/workflows/ci.yml", template!("crate/ci.yml")),
    ("build.rs", template!("crate/build.rs")),
    ("src/@name@.ods", template!("crate/dialect.ods")),
    ("src/lib.rs", template!("crate/lib.rs")),
    ("tests/@name@.rs", template!("crate/tests.rs")),
];

const WORKSPACE: &[Template] = &[
    ("Cargo.toml", template!("opt/workspace.toml")),
    ("README.md", template!("opt/README.md")),
    (".gitignore", template!("crate/gitignore")),
    (".github/workflows/ci.yml", template!("crate/ci.yml")),
    ("@crate@/Cargo.toml", template!("opt/dialect.toml")),
    ("@crate@/build.rs", template!("crate/build.rs")),
    ("@crate@/src/@name@.ods", template!("crate/dialect.ods")),
    ("@crate@/src/lib.rs", template!("crate/lib.rs")),
    ("@crate@/tests/@name@.rs", template!("crate/tests.rs")),
    ("@crate@-opt/Cargo.toml", template!("opt/opt.toml")),
    ("@crate@-opt/src/main.rs", template!("opt/main.rs")),
    ("@crate@-opt/tests/driver.rs", template!("opt/tests.rs")),
];

const CMAKE: &[Template] = &[];

const PYTHON: &[Template] = &[];

impl Kind {
    fn templates(self) -> &'static [Template] {
        match self {
            Kind::Crate => CRATE,
            Kind::Workspace => WORKSPACE,
            Kind::CMake => CMAKE,
            Kind::Python => PYTHON,
        }
    }

    /// The command that shows that the project works.
    pub(super) fn next_step(self, name: &Name) -> String {
        let command = match self {
            Kind::Crate | Kind::Workspace => "cargo test",
            Kind::CMake => "cmake -S . -B build && cmake --build build",
            Kind::Python => "make test",
        };
        format!("try 'cd {} && {command}'", name.krate)
    }
}

/// The files of a project.
pub(super) fn files(kind: Kind, name: &Name, sources: &Sources) -> Vec<File> {
    let filled = |text: &str| {
        let mut text = text.replace("@name@", &name.dialect).replace("@crate@", &name.krate);
        text = text.replace("@Class@", &name.class);
        for dependency in ["build-support", "ir-core", "ods-opt"] {
            text = text.replace(&format!("@{dependency}@"), &sources.dependency(dependency));
        }
        text
    };
    let file = |(path, text): &Template| File { path: filled(path), text: filled(text) };
    let mut files: Vec<File> = kind.templates().iter().map(file).collect();
    if matches!(kind, Kind::Crate | Kind::Workspace) {
        files.extend(sources.lock().map(|text| File { path: "Cargo.lock".to_owned(), text }));
    }
    files
}
