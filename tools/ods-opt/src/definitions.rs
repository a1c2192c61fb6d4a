//! `--definitions`: dialects that are read from their definition files at run time.

use crate::Registry;
use crate::definition_options::DefinitionOptions;
use definitions::{Definitions, LoadedDialect, Reader, is_macro_name};
use driver_support::files::Failure;
use ir_core::context::Context;
use std::io::{self, Write};

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
        let reader = self.reader().map_err(|message| Failure::Message(format!("{program}: {message}")))?;
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
            for dialect in &loaded {
                let is_loaded =
                    all.iter().any(|found: &Definitions| found.dialects().any(|name| name == dialect.name));
                self.add_notes(dialect, is_loaded, &mut notes);
            }
            all.push(found);
        }
        // Without a standard error there is no place for notes.
        let _ = io::stderr().lock().write_all(notes.as_bytes());
        Ok(all)
    }

    /// # Errors
    /// The message about a value that is wrong.
    fn reader(&self) -> Result<Reader, String> {
        let mut reader = self.include_dirs.iter().fold(Reader::default(), Reader::include_dir);
        for name in &self.defines {
            if !is_macro_name(name) {
                return Err(format!("'{name}' after -D is not a name"));
            }
            reader = reader.define(name);
        }
        match &self.mlir_version {
            None => Ok(reader),
            Some(version) => {
                let version = version.parse().map_err(|message| format!("'--mlir-version': {message}"))?;
                Ok(reader.mlir_version(version))
            }
        }
    }

    /// Adds the notes about a dialect. `is_loaded` says whether other definitions of it were loaded before.
    fn add_notes(&self, dialect: &LoadedDialect, is_loaded: bool, notes: &mut String) {
        let LoadedDialect { name, is_registered, .. } = dialect;
        if !is_registered {
            let owner = if is_loaded { "an earlier '--definitions'" } else { "the program" };
            notes.push_str(&format!(
                "note: {owner} has the dialect '{name}', so its definitions are not loaded\n"
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

/// Registers the dialects of the program, and then the loaded ones. [`DefinitionOptions::read`] registered
/// both in this order once, so it cannot fail.
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
