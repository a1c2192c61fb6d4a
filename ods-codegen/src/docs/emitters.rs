//! The outputs of documentation.

use super::{Language, OpFilter, OpOptions};
use crate::emit::{
    Command, DIALECT, Emitter, Failure, Input, Of, Opt, OutputGroup, Peer, PeerOpt, Settings, Topic,
};
use crate::model::{self, DefKind, InterfaceKind, Result};

const GROUP: OutputGroup = OutputGroup { name: "docs", help: "Documentation in Markdown" };

const COMMAND: Command = Command {
    name: "docs",
    help: "Documentation in Markdown: of a dialect, of operations, attributes, types, enums, interfaces or passes",
    of: Some(&Of { help: "What is documented", default: Some("dialect") }),
};

const INCLUDE: Opt = Opt {
    check: Some(is_regex),
    ..Opt::text("op-include-regex", "REGEX", "Only operations whose name matches")
};
const EXCLUDE: Opt = Opt {
    check: Some(is_regex),
    ..Opt::text("op-exclude-regex", "REGEX", "No operations whose name matches")
};
const STRIP_PREFIX: Opt = Opt {
    default: "::mlir::",
    ..Opt::text("strip-prefix", "TEXT", "Prefix that is removed from the class names of operations")
};
const HUGO: Opt = Opt::flag(
    "allow-hugo-specific-features",
    "Let descriptions of attributes fold out, in the form that Hugo understands",
);

const PEER_DIALECT: PeerOpt = PeerOpt {
    name: "dialect",
    value: Some("name"),
    help: "The dialect to document, for --gen-dialect-doc; needed when there are several",
    sets: &DIALECT,
};
const PEER_INCLUDE: PeerOpt = PeerOpt {
    name: "op-include-regex",
    value: Some("regex"),
    help: "Only the operations whose name matches, for --gen-dialect-doc and --gen-op-doc",
    sets: &INCLUDE,
};
const PEER_EXCLUDE: PeerOpt = PeerOpt {
    name: "op-exclude-regex",
    value: Some("regex"),
    help: "Not the operations whose name matches",
    sets: &EXCLUDE,
};
const PEER_STRIP_PREFIX: PeerOpt = PeerOpt {
    name: "strip-prefix",
    value: Some("text"),
    help: "Prefix that is removed from the class names of operations (default: '::mlir::')",
    sets: &STRIP_PREFIX,
};
const PEER_HUGO: PeerOpt = PeerOpt {
    name: "allow-hugo-specific-features",
    value: None,
    help: "Descriptions of attributes that fold out, in the form that Hugo understands",
    sets: &HUGO,
};

fn is_regex(text: &str) -> std::result::Result<(), String> {
    OpFilter::new(text, "").map(|_| ())
}

impl OpOptions {
    /// The values of options.
    fn from_settings(settings: &Settings) -> std::result::Result<OpOptions, Failure> {
        let filter = OpFilter::new(settings.text(&INCLUDE), settings.text(&EXCLUDE));
        Ok(OpOptions {
            filter: filter.map_err(Failure::Usage)?,
            strip_prefix: settings.text(&STRIP_PREFIX).to_owned(),
            allows_hugo: settings.flag(&HUGO),
        })
    }
}

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn Emitter] = &[
    &docs(
        Subject::Dialect,
        ["dialect", "A dialect with everything in it"],
        ["gen-dialect-doc", "Markdown about a dialect and everything in it"],
        &[&PEER_DIALECT, &PEER_INCLUDE, &PEER_EXCLUDE, &PEER_STRIP_PREFIX, &PEER_HUGO],
    ),
    &docs(
        Subject::Operations,
        ["ops", "Operations"],
        ["gen-op-doc", "Markdown about operations"],
        &[&PEER_INCLUDE, &PEER_EXCLUDE, &PEER_STRIP_PREFIX, &PEER_HUGO],
    ),
    &docs(
        Subject::Defs(DefKind::Attr),
        ["attrs", "Attributes"],
        ["gen-attrdef-doc", "Markdown about attributes"],
        &[],
    ),
    &docs(Subject::Defs(DefKind::Type), ["types", "Types"], ["gen-typedef-doc", "Markdown about types"], &[]),
    &docs(Subject::Enums, ["enums", "Enums"], ["gen-enum-doc", "Markdown about enums"], &[]),
    &docs(
        Subject::Interfaces(InterfaceKind::Op),
        ["op-interfaces", "Interfaces of operations"],
        ["gen-op-interface-docs", "Markdown about interfaces of operations"],
        &[],
    ),
    &docs(
        Subject::Interfaces(InterfaceKind::Attr),
        ["attr-interfaces", "Interfaces of attributes"],
        ["gen-attr-interface-docs", "Markdown about interfaces of attributes"],
        &[],
    ),
    &docs(
        Subject::Interfaces(InterfaceKind::Type),
        ["type-interfaces", "Interfaces of types"],
        ["gen-type-interface-docs", "Markdown about interfaces of types"],
        &[],
    ),
    &docs(Subject::Passes, ["passes", "Passes"], ["gen-pass-doc", "Markdown about passes"], &[]),
];

/// The documentation of a subject: topic and generator of mlir-tblgen, each with a line of help, and the
/// generator's options.
const fn docs(
    of: Subject,
    [name, help]: [&'static str; 2],
    [generator, peer_help]: [&'static str; 2],
    options: &'static [&'static PeerOpt],
) -> Docs {
    Docs { of, topic: Topic { name, help }, peer: Peer { generator, help: peer_help, options } }
}

/// Documentation of one kind of definition.
#[derive(Debug)]
struct Docs {
    of: Subject,
    topic: Topic,
    peer: Peer,
}

/// Definitions that are documented together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Subject {
    Dialect,
    Operations,
    Defs(DefKind),
    Enums,
    Interfaces(InterfaceKind),
    Passes,
}

impl Emitter for Docs {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn command(&self) -> Option<&'static Command> {
        Some(&COMMAND)
    }

    fn topic(&self) -> Option<Topic> {
        Some(self.topic)
    }

    fn options(&self) -> &'static [&'static Opt] {
        match self.of {
            Subject::Dialect | Subject::Operations => &[&DIALECT, &INCLUDE, &EXCLUDE, &HUGO],
            _ => &[&DIALECT],
        }
    }

    fn peer(&self) -> Option<&Peer> {
        Some(&self.peer)
    }

    fn needs_dialect(&self) -> bool {
        self.of == Subject::Dialect
    }

    /// `docs/arith.md`, `docs/arith_op_interfaces.md`
    fn path(&self, settings: &Settings) -> Option<String> {
        let stem = settings.file_stem();
        Some(match self.of {
            Subject::Dialect => format!("docs/{stem}.md"),
            _ => format!("docs/{stem}_{}.md", self.topic.name.replace('-', "_")),
        })
    }

    fn is_costly(&self) -> bool {
        matches!(self.of, Subject::Dialect | Subject::Operations)
    }

    fn has_content(&self, &Input { records, sources, settings, .. }: &Input<'_>) -> Result<bool> {
        Ok(match self.of {
            Subject::Dialect => settings.extension().is_empty() && model::has_class(records, "Op"),
            Subject::Operations => model::has_operations(records),
            Subject::Defs(kind) => model::has_attr_or_type_defs(records, kind),
            Subject::Enums => model::enums(records).next().is_some(),
            Subject::Interfaces(kind) => {
                records.class(kind.class()).is_some()
                    && model::own_interfaces(records, sources, kind)?.next().is_some()
            }
            Subject::Passes => model::has_passes(records),
        })
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        let &Input { records, sources, settings, is_peer } = input;
        let language = if is_peer { Language::Cpp } else { Language::Rust };
        Ok(match self.of {
            Subject::Dialect => {
                let options = OpOptions::from_settings(settings)?;
                super::dialect_doc(records, sources, settings.dialect(), &options, language)
            }
            Subject::Operations => {
                super::op_doc(records, sources, &OpOptions::from_settings(settings)?, language)
            }
            Subject::Defs(kind) => super::def_doc(records, kind, language),
            Subject::Enums => super::enum_doc(records, language),
            Subject::Interfaces(kind) => super::interface_docs(records, sources, kind, language),
            Subject::Passes => super::pass_doc(records, language),
        }?)
    }
}
