//! `--definitions`: dialects that are read from their definition files at run time.

use crate::Registry;
use definitions::{Definitions, LoadedDialect, Reader};
use driver_support::files::Failure;
use ir_core::context::Context;
use std::ffi::OsString;
use std::io::{self, Write};

/// The options about definitions.
#[derive(Default)]
pub(crate) struct DefinitionOptions {
    /// The files with definitions or plans, and the folders with definitions.
    pub(crate) paths: Vec<OsString>,
    /// The folders in which included files are looked for.
    pub(crate) include_dirs: Vec<OsString>,
    /// Whether to list the code in C++.
    pub(crate) report: bool,
}

impl DefinitionOptions {
    /// Reads the definitions. Prints warnings about them, and one note for each dialect with code in C++.
    ///
    /// # Errors
    /// The message about definitions that cannot be read, or whose dialects cannot be registered after those
    /// of the program.
    pub(crate) fn read(&self, program: &str, registry: Registry<'_>) -> Result<Vec<Definitions>, Failure> {
        let mut all = Vec::new();
        if self.paths.is_empty() {
            return Ok(all);
        }
        let reader = self.include_dirs.iter().fold(Reader::default(), Reader::include_dir);
        let ctx = Context::new();
        registry(&ctx);
        let mut notes = String::new();
        for path in &self.paths {
            let failed = |error: definitions::Error| match error {
                definitions::Error::Definitions(text) => Failure::Message(text.trim_end().to_owned()),
                definitions::Error::Input(text) | definitions::Error::Config(text) => {
                    Failure::Message(format!("{program}: {text}"))
                }
                error => Failure::Message(format!("{program}: {}: {error}", path.display())),
            };
            let found = reader.read(path).map_err(failed)?;
            let loaded = found.register(&ctx).map_err(failed)?;
            notes.push_str(&found.warnings);
            loaded.iter().for_each(|dialect| self.add_notes(dialect, &mut notes));
            all.push(found);
        }
        // Without a standard error there is no place for notes.
        let _ = io::stderr().lock().write_all(notes.as_bytes());
        Ok(all)
    }

    /// Adds the notes about a dialect.
    fn add_notes(&self, dialect: &LoadedDialect, notes: &mut String) {
        let LoadedDialect { name, is_registered, .. } = dialect;
        if !is_registered {
            notes.push_str(&format!(
                "note: the program has the dialect '{name}', so its definitions are not loaded\n"
            ));
        } else if self.report {
            notes.extend(dialect.notes());
        } else if let Some((_, note)) = cpp_note(dialect) {
            notes.push_str(&format!("note: {note} (--definitions-report lists them)\n"));
        }
    }
}

/// The namespace of a dialect with code in C++, and a note about this code.
pub(crate) fn cpp_note(dialect: &LoadedDialect) -> Option<(String, String)> {
    let LoadedDialect { name, cpp, .. } = dialect;
    let parts = match cpp.len() {
        0 => return None,
        1 => "part of the dialect",
        _ => "parts of the dialect",
    };
    Some((name.clone(), format!("{} {parts} '{name}' can only run in C++", cpp.len())))
}

/// Registers the dialects of the program, and then the loaded ones. [`DefinitionOptions::read`] registered both
/// in this order once, so it cannot fail.
pub(crate) fn with_loaded<'a>(
    registry: Registry<'a>,
    definitions: &'a [Definitions],
) -> impl Fn(&Context) + Sync + 'a {
    move |ctx| {
        registry(ctx);
        for found in definitions {
            let registered = found.register(ctx);
            debug_assert!(registered.is_ok(), "the first registration has succeeded");
        }
    }
}
