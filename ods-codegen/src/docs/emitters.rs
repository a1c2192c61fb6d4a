//! The outputs of documentation.

use super::{OpFilter, OpOptions};
use crate::emit::{
    Command, DIALECT, Emitter, Failure, Group, Input, Of, Opt, Peer, PeerOpt, Settings, Topic,
};
use crate::model::{self, DefKind, InterfaceKind, Result};

const GROUP: Group = Group { name: "docs", help: "Documentation in Markdown" };

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
    ..Opt::text("strip-prefix", "TEXT", "What is taken off the front of the names of operations' classes")
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
    help: "What is taken off the front of the names of classes of operations; '::mlir::' otherwise",
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
    fn of(settings: &Settings) -> std::result::Result<OpOptions, Failure> {
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
    &Docs {
        of: Subject::Dialect,
        topic: Topic { name: "dialect", help: "A dialect with everything in it" },
        peer: Peer {
            generator: "gen-dialect-doc",
            help: "Markdown about a dialect and everything in it",
            options: &[&PEER_DIALECT, &PEER_INCLUDE, &PEER_EXCLUDE, &PEER_STRIP_PREFIX, &PEER_HUGO],
        },
    },
    &Docs {
        of: Subject::Operations,
        topic: Topic { name: "ops", help: "Operations" },
        peer: Peer {
            generator: "gen-op-doc",
            help: "Markdown about operations",
            options: &[&PEER_INCLUDE, &PEER_EXCLUDE, &PEER_STRIP_PREFIX, &PEER_HUGO],
        },
    },
    &Docs {
        of: Subject::Defs(DefKind::Attr),
        topic: Topic { name: "attrs", help: "Attributes" },
        peer: peer("gen-attrdef-doc", "Markdown about attributes"),
    },
    &Docs {
        of: Subject::Defs(DefKind::Type),
        topic: Topic { name: "types", help: "Types" },
        peer: peer("gen-typedef-doc", "Markdown about types"),
    },
    &Docs {
        of: Subject::Enums,
        topic: Topic { name: "enums", help: "Enums" },
        peer: peer("gen-enum-doc", "Markdown about enums"),
    },
    &Docs {
        of: Subject::Interfaces(InterfaceKind::Op),
        topic: Topic { name: "op-interfaces", help: "Interfaces of operations" },
        peer: peer("gen-op-interface-docs", "Markdown about interfaces of operations"),
    },
    &Docs {
        of: Subject::Interfaces(InterfaceKind::Attr),
        topic: Topic { name: "attr-interfaces", help: "Interfaces of attributes" },
        peer: peer("gen-attr-interface-docs", "Markdown about interfaces of attributes"),
    },
    &Docs {
        of: Subject::Interfaces(InterfaceKind::Type),
        topic: Topic { name: "type-interfaces", help: "Interfaces of types" },
        peer: peer("gen-type-interface-docs", "Markdown about interfaces of types"),
    },
    &Docs {
        of: Subject::Passes,
        topic: Topic { name: "passes", help: "Passes" },
        peer: peer("gen-pass-doc", "Markdown about passes"),
    },
];

const fn peer(generator: &'static str, help: &'static str) -> Peer {
    Peer { generator, help, options: &[] }
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
    fn group(&self) -> &'static Group {
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
            Subject::Dialect | Subject::Operations => &[&DIALECT, &INCLUDE, &EXCLUDE, &STRIP_PREFIX, &HUGO],
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

    fn has_content(&self, &Input { records, sources, settings }: &Input<'_>) -> Result<bool> {
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
        let &Input { records, sources, settings } = input;
        Ok(match self.of {
            Subject::Dialect => {
                super::dialect_doc(records, sources, settings.dialect(), &OpOptions::of(settings)?)
            }
            Subject::Operations => super::op_doc(records, sources, &OpOptions::of(settings)?),
            Subject::Defs(kind) => super::def_doc(records, kind),
            Subject::Enums => super::enum_doc(records),
            Subject::Interfaces(kind) => super::interface_docs(records, sources, kind),
            Subject::Passes => super::pass_doc(records),
        }?)
    }
}
