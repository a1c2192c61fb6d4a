//! The outputs for the C library of a dialect.

use super::cpp::{self, Includes};
use super::function::Library;
use super::lower::{self, Conventions};
use super::{header, nanobind, rust, test};
use crate::emit::{Command, DIALECT, Emitter, Failure, Input, Opt, OutputGroup, Settings};
use crate::model;

pub(super) const GROUP: OutputGroup =
    OutputGroup { name: "capi", help: "The C interface of passes, and with --c-api that of the dialect" };

const HEADER: Command =
    Command { name: "c-header", help: "The header of a dialect's C functions, as in mlir-c", of: None };
const SOURCE: Command = Command {
    name: "c-api",
    help: "The implementation of a dialect's C functions with the classes of a host",
    of: None,
};

const TEST: Command = Command {
    name: "c-test",
    help: "A C program that tests a dialect's C functions on modules, types and attributes",
    of: None,
};

const NANOBIND: Command = Command {
    name: "nanobind",
    help: "A Python extension module of a dialect's types, attributes and enums, on its C functions",
    of: None,
};

const MODULE: Opt = Opt {
    check: Some(check_name),
    ..Opt::text("module", "NAME", "The name of the extension module; _mlirDialectsNAME unless told")
};
const HOST: Opt = Opt {
    default: "mlir",
    check: Some(check_host),
    ..Opt::text(
        "host",
        "HOST",
        "The library that the functions work on: mlir, with MLIR's C++ classes, or rust, with the Rust of 'gen rust'",
    )
};
/// `--c-api` of `odsgen build`
pub(super) const C_API: Opt = Opt {
    build_help: Some(
        "Write the C functions of the dialect, too: header, implementation with the classes of this host ('mlir' or 'rust'), test, and for \
         'mlir' a Python extension module",
    ),
    check: Some(check_host),
    ..Opt::text("c-api", "HOST", "The library that the functions work on")
};
const NANOBIND_HOST: Opt = Opt {
    default: "mlir",
    check: Some(check_nanobind_host),
    ..Opt::text("host", "HOST", "The library that the module works on: mlir, with MLIR's adaptors")
};
const DIALECT_PATH: Opt = Opt::text(
    "dialect-path",
    "PATH",
    "The Rust module of 'gen rust', for the host rust; crate::NAME unless told",
);
const PREFIX: Opt = Opt {
    default: "mlir",
    check: Some(check_name),
    ..Opt::text("function-prefix", "NAME", "The beginning of every function's name")
};
const DIALECT_PREFIX: Opt = Opt {
    check: Some(check_name),
    ..Opt::text(
        "dialect-prefix",
        "NAME",
        "The dialect's name in those of functions, may be empty; the record's without '_Dialect' unless told",
    )
};
const SUFFIX: Opt = Opt {
    check: Some(check_name),
    ..Opt::text("function-suffix", "NAME", "The end of every function's name")
};
const WITHOUT: Opt = Opt::text(
    "without",
    "NAMES",
    "Functions that are left out, with commas between, such as those of builders that C++ declares only",
);
const OWN_HEADER: Opt = Opt::text(
    "header",
    "PATH",
    "The header of 'c-header', as it is included; mlir-c/Dialect/NAME.h unless told",
);
const INCLUDE: Opt = Opt::text(
    "cpp-include",
    "PATHS",
    "The C++ headers of the dialect's classes, separated by commas; by default those next to the definitions",
);

/// The outputs, in the order of help.
pub(super) const EMITTERS: [&dyn Emitter; 4] = [&File::Header, &File::Source, &File::Test, &File::Nanobind];

/// A file of the C library.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum File {
    Header,
    Source,
    Test,
    Nanobind,
}

fn check_host(host: &str) -> Result<(), String> {
    match host {
        "mlir" | "rust" => Ok(()),
        _ => Err("the host is 'mlir' or 'rust'".to_owned()),
    }
}

fn check_nanobind_host(host: &str) -> Result<(), String> {
    match host {
        "mlir" => Ok(()),
        _ => Err("the host is 'mlir'".to_owned()),
    }
}

fn check_name(name: &str) -> Result<(), String> {
    let is_name = name.chars().all(|c| c == '_' || c.is_ascii_alphanumeric());
    if is_name { Ok(()) } else { Err("letters, digits and underscores are needed".to_owned()) }
}

/// The lowered library that the options ask for.
fn library(input: &Input<'_>) -> Result<Library, Failure> {
    let settings = input.settings;
    let conventions = Conventions {
        library: settings.text(&PREFIX).to_owned(),
        dialect: settings.get(&DIALECT_PREFIX).map(str::to_owned),
        suffix: settings.text(&SUFFIX).to_owned(),
        left_out: list(settings.text(&WITHOUT)),
    };
    let dialect = settings.dialect().unwrap_or_default();
    Ok(lower::library(input.records, input.sources, dialect, &conventions)?)
}

/// The host of the implementation.
fn host(settings: &Settings) -> &str {
    settings.get(&C_API).unwrap_or(settings.text(&HOST))
}

/// The headers that a source includes.
fn includes(settings: &Settings, library: &Library) -> Includes {
    let by_name = || match settings.get(&C_API) {
        // The file beside it.
        Some(_) => format!("{}.h", settings.file_stem()),
        None => format!("mlir-c/Dialect/{}.h", library.dialect.handle),
    };
    Includes {
        own: settings.get(&OWN_HEADER).map_or_else(by_name, str::to_owned),
        cpp: list(settings.text(&INCLUDE)),
    }
}

/// The items of a text with commas between.
fn list(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(str::to_owned).collect()
}

impl Emitter for File {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(match self {
            File::Header => &HEADER,
            File::Source => &SOURCE,
            File::Test => &TEST,
            File::Nanobind => &NANOBIND,
        })
    }

    fn options(&self) -> &'static [&'static Opt] {
        match self {
            File::Header => &[&DIALECT, &PREFIX, &DIALECT_PREFIX, &SUFFIX, &WITHOUT],
            File::Nanobind => {
                &[&NANOBIND_HOST, &DIALECT, &PREFIX, &DIALECT_PREFIX, &SUFFIX, &WITHOUT, &OWN_HEADER, &MODULE]
            }
            File::Test => &[&DIALECT, &PREFIX, &DIALECT_PREFIX, &SUFFIX, &WITHOUT, &OWN_HEADER],
            File::Source => &[
                &HOST,
                &DIALECT,
                &PREFIX,
                &DIALECT_PREFIX,
                &SUFFIX,
                &WITHOUT,
                &OWN_HEADER,
                &INCLUDE,
                &DIALECT_PATH,
            ],
        }
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        settings.get(&C_API)?;
        let ending = match (self, host(settings)) {
            (File::Header, _) => "h",
            (File::Source, "rust") => "rs",
            (File::Source, _) => "cpp",
            (File::Test, _) => "test.c",
            (File::Nanobind, "rust") => return None,
            (File::Nanobind, _) => "nanobind.cpp",
        };
        Some(format!("capi/{}.{ending}", settings.file_stem()))
    }

    fn needs_dialect(&self) -> bool {
        true
    }

    fn has_content(&self, input: &Input<'_>) -> model::Result<bool> {
        Ok(model::dialects(input.records).next().is_some())
    }

    fn emit(&self, input: &Input<'_>) -> Result<String, Failure> {
        let library = library(input)?;
        Ok(match self {
            File::Header => header::header(&library),
            File::Source if host(input.settings) == "rust" => {
                rust::source(&library, input.settings.get(&DIALECT_PATH))
            }
            File::Source => cpp::source(&library, &includes(input.settings, &library)),
            File::Nanobind => {
                let by_name = || format!("_mlirDialects{}", library.dialect.handle);
                let module = input.settings.get(&MODULE).map_or_else(by_name, str::to_owned);
                nanobind::module(&library, &includes(input.settings, &library).own, &module)
            }
            File::Test => test::program(&library, &includes(input.settings, &library).own),
        })
    }
}
