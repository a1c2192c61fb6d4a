//! The outputs for Python.

use super::enums;
use super::package::{folder, runtime_of_stubs};
use super::{DefBindings, OpBindings, StubOptions};
use crate::emit::{
    Command, DIALECT, EXTENSION, Emitter, Failure, Input, Of, Opt, OutputGroup, PYTHON_PACKAGE, Peer,
    PeerOpt, Settings, Topic,
};
use crate::model::{self, Result};

pub(super) const GROUP: OutputGroup = OutputGroup { name: "python", help: "Python modules and their stubs" };

const OPS: Command =
    Command { name: "python-ops", help: "A Python module of a dialect's operations", of: None };
const ENUMS: Command = Command { name: "python-enums", help: "A Python module of enums", of: None };
const TYPES: Command =
    Command { name: "python-types", help: "A Python module of a dialect's types and attributes", of: None };
const STUBS: Command = Command {
    name: "python-stubs",
    help: "A stub of one of these modules, for type checkers",
    of: Some(&Of { help: "Module of the stub", default: None }),
};
const REFLECT: Command = Command {
    name: "python-reflect",
    help: "The module _ods_reflect, which modules of types and attributes import from beside them",
    of: None,
};

const DIALECT_OF_FILE: Opt = Opt::text(
    DIALECT.name,
    "NAME",
    "The dialect, after which a file in --out-dir is called; needed when the definitions have several",
);
pub(super) const PACKAGE: Opt = Opt {
    default: "..",
    build_help: Some("The package whose module 'ir' is the runtime's, for Python's stubs"),
    ..Opt::text("package", "PACKAGE", "The package whose module 'ir' is the runtime's")
};

const NATIVE: Opt = Opt {
    build_help: Some(
        "Python's modules of operations are for the package 'ods' only, which creates operations faster then",
    ),
    ..Opt::flag("native", "The module is for the package 'ods' only, which creates operations faster then")
};

const OP_BINDINGS: Peer = Peer {
    generator: "gen-python-op-bindings",
    help: "A Python module of a dialect's operations",
    options: &[&BIND_DIALECT, &DIALECT_EXTENSION],
};
const ENUM_BINDINGS: Peer =
    Peer { generator: "gen-python-enum-bindings", help: "A Python module of enums", options: &[] };
const BIND_DIALECT: PeerOpt = PeerOpt {
    name: "bind-dialect",
    value: Some("name"),
    help: "The dialect, for --gen-python-op-bindings",
    sets: &DIALECT,
};
const DIALECT_EXTENSION: PeerOpt = PeerOpt {
    name: "dialect-extension",
    value: Some("name"),
    help: "The module is that of an extension of the dialect, for --gen-python-op-bindings",
    sets: &EXTENSION,
};

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn Emitter] = &[
    &File { of: Content::Operations, is_stub: false },
    &File { of: Content::Enums, is_stub: false },
    &File { of: Content::Types, is_stub: false },
    &File { of: Content::Operations, is_stub: true },
    &File { of: Content::Enums, is_stub: true },
    &File { of: Content::Types, is_stub: true },
    &Reflect,
];

/// A module or its stub.
#[derive(Debug)]
struct File {
    of: Content,
    is_stub: bool,
}

/// The definitions in a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Content {
    Operations,
    Enums,
    Types,
}

/// The module that modules of types and attributes import.
#[derive(Debug)]
struct Reflect;

impl Emitter for File {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(match (self.is_stub, self.of) {
            (true, _) => &STUBS,
            (_, Content::Operations) => &OPS,
            (_, Content::Enums) => &ENUMS,
            (_, Content::Types) => &TYPES,
        })
    }

    fn topic(&self) -> Option<Topic> {
        let topic = match self.of {
            Content::Operations => Topic { name: "ops", help: "That of operations" },
            Content::Enums => Topic { name: "enums", help: "That of enums" },
            Content::Types => Topic { name: "types", help: "That of types and attributes" },
        };
        self.is_stub.then_some(topic)
    }

    fn options(&self) -> &'static [&'static Opt] {
        match (self.is_stub, self.of) {
            (true, _) => &[&DIALECT, &EXTENSION, &PACKAGE],
            (_, Content::Operations) => &[&DIALECT, &EXTENSION, &NATIVE],
            (_, Content::Enums) => &[&DIALECT_OF_FILE],
            (_, Content::Types) => &[&DIALECT],
        }
    }

    fn peer(&self) -> Option<&'static Peer> {
        match (self.is_stub, self.of) {
            (false, Content::Operations) => Some(&OP_BINDINGS),
            (false, Content::Enums) => Some(&ENUM_BINDINGS),
            _ => None,
        }
    }

    /// `python/_arith_ops_gen.pyi`
    fn path(&self, settings: &Settings) -> Option<String> {
        let content = match self.of {
            Content::Operations => "ops",
            Content::Enums => "enum",
            Content::Types => "types",
        };
        let ending = if self.is_stub { "pyi" } else { "py" };
        Some(format!("{}/_{}_{content}_gen.{ending}", folder(settings), settings.file_stem()))
    }

    fn needs_dialect(&self) -> bool {
        self.of != Content::Enums
    }

    fn is_costly(&self) -> bool {
        self.of == Content::Operations
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        let &Input { records, settings, .. } = input;
        match self.of {
            Content::Operations => model::has_operations_of(records, settings.dialect().unwrap_or_default()),
            Content::Enums => Ok(model::enums(records).next().is_some()),
            Content::Types => has_own_defs(input),
        }
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        let &Input { records, sources, settings, .. } = input;
        let dialect = settings.dialect().unwrap_or_default().to_owned();
        let is_package = settings.get(&PYTHON_PACKAGE).is_some();
        let stubs = StubOptions {
            package: runtime_of_stubs(settings, settings.text(&PACKAGE)).to_owned(),
            has_match_args: is_package,
        };
        let defs = DefBindings { dialect: dialect.clone() };
        let is_native = settings.flag(&NATIVE);
        let ops = OpBindings { dialect, extension: settings.extension().to_owned(), is_native };
        Ok(match (self.of, self.is_stub) {
            (Content::Operations, false) => super::op_bindings(records, &ops),
            (Content::Operations, true) => super::op_stubs(records, &ops, &stubs),
            (Content::Enums, false) if is_package => enums::package_enum_bindings(records),
            (Content::Enums, false) => super::enum_bindings(records),
            (Content::Enums, true) => super::enum_stubs(records, &stubs),
            (Content::Types, false) => super::def_bindings(records, sources, &defs),
            (Content::Types, true) => super::def_stubs(records, sources, &defs, &stubs),
        }?)
    }
}

/// Whether the dialect has types or attributes; an extension shares those of its dialect.
fn has_own_defs(input: &Input<'_>) -> Result<bool> {
    let settings = input.settings;
    let dialect = settings.dialect().unwrap_or_default();
    Ok(settings.extension().is_empty() && model::has_defs_of(input.records, dialect)?)
}

impl Emitter for Reflect {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&REFLECT)
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        Some(format!("{}/_ods_reflect.py", folder(settings)))
    }

    fn reads_definitions(&self) -> bool {
        false
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        has_own_defs(input)
    }

    fn emit(&self, _: &Input<'_>) -> std::result::Result<String, Failure> {
        Ok(super::REFLECT_MODULE.to_owned())
    }
}
