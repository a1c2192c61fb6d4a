//! Web pages that show definitions, or the effects of passes on IR.
//!
//! A program describes its data as a [`Model`]: an index, which a page loads first, and chunks, which it
//! requests when they are shown. [`show`] serves the page on this machine, or writes it as one file
//! ([`page()`]). The crate does not interpret the data; the scripts in `assets` display it. The page loads
//! nothing from the network, and the server accepts no other machines.

mod page;
mod request;
mod server;

pub use page::page;
pub use server::Server;

use process_io::OutputFile;
use serde_json::Value;
use std::ffi::OsStr;
use std::io::{self, Write};
use std::path::Path;

/// The kind of data, which selects the views of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Records, classes, rules.
    Definitions,
    /// A pipeline, and the IR around its passes.
    Pipeline,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Definitions => "definitions",
            Kind::Pipeline => "pipeline",
        }
    }
}

/// The data of a page.
pub trait Model {
    /// The kind of data.
    fn kind(&self) -> Kind;

    /// The title of the page.
    fn title(&self) -> String;

    /// The data that a page loads first: lists and search terms.
    fn index(&self) -> Value;

    /// A part that a page reads when it is shown; `None` if there is no such part.
    fn chunk(&self, name: &str) -> Option<Value>;

    /// The names of the parts that a page in one file holds.
    fn chunks(&self) -> Vec<String>;
}

/// Where a page goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination<'a> {
    /// To a file; `-` is the standard output.
    File(&'a OsStr),
    /// To browsers on this machine, at a port; 0 is any that is free.
    Port(u16),
}

/// Writes the page, or serves it until the process ends. `announce` is called with the address before the
/// first request.
///
/// # Errors
/// When the file cannot be written, or the port cannot be used.
pub fn show(
    model: &dyn Model,
    destination: Destination<'_>,
    announce: &mut dyn FnMut(&str),
) -> io::Result<()> {
    match destination {
        Destination::File(path) if path == "-" => process_io::stdout()?.write_all(page(model).as_bytes()),
        Destination::File(path) => {
            let mut file = OutputFile::create(Path::new(path))?;
            file.write_all(page(model).as_bytes())?;
            file.keep()
        }
        Destination::Port(port) => {
            let server = Server::bind(port)?;
            announce(&server.address());
            server.run(model)
        }
    }
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
