//! The embedded facts: the records of the files below `cpp-hooks/` of the prelude, one file for each
//! dialect.
//!
//! They are read once for a process, when a dialect with a file needs one. So they cost nothing for most
//! dialects.

use std::sync::OnceLock;

use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;

use crate::{Records, prelude};

/// The folder of the files.
const FOLDER: &str = "cpp-hooks/";

/// The name of the text that includes them.
const MAIN: &str = "facts";

/// Whether a dialect has embedded facts.
pub(crate) fn has_embedded_facts(dialect: &str) -> bool {
    prelude::file(&format!("{FOLDER}{dialect}.ods")).is_some()
}

/// The records of all embedded facts: a constant of the program, evaluated at the first use. The build of a
/// project uses it in many runs.
pub(crate) fn embedded_facts() -> &'static Records {
    static EMBEDDED: OnceLock<Records> = OnceLock::new();
    // They have no errors, which a test checks.
    EMBEDDED.get_or_init(|| read_embedded().records)
}

/// Evaluates a text that may include embedded files only.
pub(crate) fn read_facts(text: String) -> Outcome {
    let mut loader = MemoryLoader { files: vec![(MAIN.to_owned(), text)], prelude: prelude::FILES };
    ods_parser::read(MAIN, &mut loader, &[], &Options::default())
}

/// Evaluates the embedded facts.
fn read_embedded() -> Outcome {
    let facts = prelude::FILES.iter().filter(|(path, _)| path.starts_with(FOLDER));
    read_facts(facts.map(|(path, _)| format!("include \"{path}\"\n")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_facts_have_no_errors() {
        let diagnostics = read_embedded().diagnostics;
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        // Facts about one dialect are looked for only where the dialect has a file.
        for fact in embedded_facts().derived("OperationFormat") {
            let dialect = fact.get("operation").as_str().and_then(|name| name.split('.').next());
            assert!(dialect.is_some_and(has_embedded_facts), "{dialect:?}");
        }
    }
}
