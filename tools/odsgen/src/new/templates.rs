//! The files of projects.

use std::ffi::OsString;
use std::path::Path;

use super::File;
use super::name::Name;
use crate::sources::Sources;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ProjectKind {
    /// A crate with a dialect.
    Crate,
    /// A dialect and a driver program.
    Workspace,
    /// A CMake project.
    CMake,
    /// A Python package.
    Python,
}

/// The path of a file and its template. Both contain placeholders such as `@name@`.
type Template = (&'static str, &'static str);

/// A file of the folder `templates`.
macro_rules! template {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/templates/", $path))
    };
}

const CRATE: &[Template] = &[
    // Cargo leaves folders with a `Cargo.toml` out of packages.
    ("Cargo.toml", template!("crate/package.toml")),
    ("README.md", template!("crate/README.md")),
    (".gitignore", template!("crate/gitignore")),
    (".github/workflows/ci.yml", template!("crate/ci.yml")),
    ("build.rs", template!("crate/build.rs")),
    ("src/@name@.ods", template!("crate/dialect.ods")),
    ("src/lib.rs", template!("crate/lib.rs")),
    ("src/@name@.rs", template!("crate/dialect.rs")),
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
    ("@crate@/src/@name@.rs", template!("crate/dialect.rs")),
    ("@crate@/tests/@name@.rs", template!("crate/tests.rs")),
    ("@crate@-opt/Cargo.toml", template!("opt/opt.toml")),
    ("@crate@-opt/src/main.rs", template!("opt/main.rs")),
    ("@crate@-opt/tests/driver.rs", template!("opt/tests.rs")),
];

const CMAKE: &[Template] = &[
    ("CMakeLists.txt", template!("cmake/CMakeLists.txt")),
    ("README.md", template!("cmake/README.md")),
    (".gitignore", template!("cmake/gitignore")),
    (".github/workflows/ci.yml", template!("cmake/ci.yml")),
    ("cmake/Odsgen.cmake", template!("cmake/Odsgen.cmake")),
    ("@name@.ods", template!("crate/dialect.ods")),
    ("Passes.ods", template!("cmake/Passes.ods")),
];

const PYTHON: &[Template] = &[
    ("pyproject.toml", template!("python/pyproject.toml")),
    ("Makefile", template!("python/Makefile")),
    ("README.md", template!("python/README.md")),
    (".gitignore", template!("python/gitignore")),
    (".github/workflows/ci.yml", template!("python/ci.yml")),
    ("@name@.ods", template!("crate/dialect.ods")),
    ("@name@/__init__.py", template!("python/init.py")),
    ("@name@/_ods_common.py", template!("python/common.py")),
    ("tests/test_@name@.py", template!("python/test.py")),
];

/// Commands that generate files of a project: the arguments of `odsgen`, the definitions, and the output.
type Generation = (&'static [&'static str], &'static str, &'static str);

const PYTHON_MODULES: &[Generation] = &[
    (&["gen", "python-ops", "--dialect", "@name@"], "@name@.ods", "@name@/_@name@_ops_gen.py"),
    (&["gen", "python-enums"], "@name@.ods", "@name@/_@name@_enum_gen.py"),
    (&["gen", "python-types", "--dialect", "@name@"], "@name@.ods", "@name@/_@name@_types_gen.py"),
    (&["gen", "python-reflect"], "", "@name@/_ods_reflect.py"),
];

impl ProjectKind {
    fn templates(self) -> &'static [Template] {
        match self {
            ProjectKind::Crate => CRATE,
            ProjectKind::Workspace => WORKSPACE,
            ProjectKind::CMake => CMAKE,
            ProjectKind::Python => PYTHON,
        }
    }

    /// The command that shows that the project works.
    pub(super) fn next_step(self, name: &Name) -> String {
        let command = match self {
            ProjectKind::Crate | ProjectKind::Workspace => "cargo test",
            ProjectKind::CMake => "cmake -S . -B build && cmake --build build",
            ProjectKind::Python => "make test",
        };
        format!("try 'cd {} && {command}'", name.krate)
    }
}

/// The command lines that generate the other files of a project, which is in `folder`.
pub(super) fn generations(kind: ProjectKind, name: &Name, folder: &Path) -> Vec<Vec<OsString>> {
    let generations: &[Generation] = if kind == ProjectKind::Python { PYTHON_MODULES } else { &[] };
    let line = |(options, input, output): &Generation| {
        let mut line: Vec<OsString> = vec!["odsgen".into()];
        line.extend(options.iter().map(|option| OsString::from(filled(option, name))));
        if !input.is_empty() {
            line.push(folder.join(filled(input, name)).into());
        }
        line.extend(["-o".into(), folder.join(filled(output, name)).into()]);
        line
    };
    generations.iter().map(line).collect()
}

/// A template with the names of a project.
fn filled(text: &str, name: &Name) -> String {
    text.replace("@name@", &name.dialect).replace("@crate@", &name.krate).replace("@Class@", &name.class)
}

/// Definitions as `odsgen fmt` lays them out, which depends on the length of the names.
fn formatted(path: &str, text: String) -> String {
    if !path.ends_with(".ods") {
        return text;
    }
    ods_fmt::format(&text, &ods_fmt::Options::default()).unwrap_or(text)
}

pub(super) fn files(kind: ProjectKind, name: &Name, sources: &Sources) -> Vec<File> {
    let filled = |text: &str| {
        let mut text = filled(text, name);
        for (package, dependency) in sources.dependencies() {
            text = text.replace(&format!("@{package}@"), &dependency);
        }
        for (package, key) in sources.keys() {
            text = text.replace(&format!("@{package}.key@"), &key);
        }
        text
    };
    let file = |(path, text): &Template| File { path: filled(path), text: formatted(path, filled(text)) };
    let mut files: Vec<File> = kind.templates().iter().map(file).collect();
    if matches!(kind, ProjectKind::Crate | ProjectKind::Workspace) {
        files.extend(sources.lock().map(|text| File { path: "Cargo.lock".to_owned(), text }));
    }
    files
}
