//! The outputs for C.

use heck::ToUpperCamelCase;

use super::commands::{C_API, GROUP};
use super::{pass_header, pass_source};
use crate::emit::{Emitter, Failure, Input, Opt, OutputGroup, Peer, PeerOpt, Settings};
use crate::model::Result;

const PASS_GROUP: Opt = Opt {
    build_help: Some("The name of the group of passes; the dialect's in camel case unless told"),
    ..Opt::text("pass-group", "NAME", "The name of the group of passes")
};

const PREFIX: PeerOpt = PeerOpt {
    name: "prefix",
    value: Some("name"),
    help: "The name of the group, for --gen-pass-capi-header and --gen-pass-capi-impl",
    sets: &PASS_GROUP,
};

/// The outputs, in the order of help.
pub(crate) static EMITTERS: &[&dyn Emitter] = &{
    let [header, source, test, nanobind] = super::commands::EMITTERS;
    [&Passes::Header, &Passes::Source, header, source, test, nanobind]
};

/// One of the two files about passes.
#[derive(Clone, Copy, Debug)]
enum Passes {
    Header,
    Source,
}

/// The name of the group of passes: that of the dialect unless it is set.
fn pass_group(settings: &Settings) -> String {
    let of_dialect = || settings.dialect().unwrap_or_default().to_upper_camel_case();
    settings.get(&PASS_GROUP).map_or_else(of_dialect, str::to_owned)
}

impl Emitter for Passes {
    fn group(&self) -> &'static OutputGroup {
        &GROUP
    }

    fn options(&self) -> &'static [&'static Opt] {
        // The second one is for the other outputs of the group: their subcommands have it in other forms.
        &[&PASS_GROUP, &C_API]
    }

    fn peer(&self) -> Option<&'static Peer> {
        const HEADER: Peer = Peer {
            generator: "gen-pass-capi-header",
            help: "A C header that makes and registers passes",
            options: &[&PREFIX],
        };
        const SOURCE: Peer = Peer {
            generator: "gen-pass-capi-impl",
            help: "The C++ implementation of that header",
            options: &[&PREFIX],
        };
        Some(match self {
            Passes::Header => &HEADER,
            Passes::Source => &SOURCE,
        })
    }

    fn path(&self, settings: &Settings) -> Option<String> {
        let ending = match self {
            Passes::Header => "h",
            Passes::Source => "cpp",
        };
        Some(format!("capi/{}Passes.{ending}", pass_group(settings)))
    }

    fn has_content(&self, input: &Input<'_>) -> Result<bool> {
        Ok(crate::model::has_passes(input.records))
    }

    fn emit(&self, input: &Input<'_>) -> std::result::Result<String, Failure> {
        let group = pass_group(input.settings);
        Ok(match self {
            Passes::Header => pass_header(input.records, &group),
            Passes::Source => pass_source(input.records, &group),
        }?)
    }
}
