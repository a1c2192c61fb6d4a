//! Names of projects.

/// Words that Rust does not allow as names of items, or that are not names of crates in a program.
const KEYWORDS: &[&str] = &[
    "abstract",
    "alloc",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "core",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "proc_macro",
    "pub",
    "ref",
    "return",
    "self",
    "static",
    "std",
    "struct",
    "super",
    "test",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
];

/// Crates that the project depends on, and the dialect that every context has.
const TAKEN: &[&str] = &["build_support", "builtin", "dialects", "ir_core", "ods_opt", "upstream"];

/// The maximum length of a name, up to which the lines of all files are as short as rustfmt demands.
const MAX_LENGTH: usize = 28;

/// The names that follow from that of a project.
#[derive(Debug)]
pub(super) struct Name {
    /// Of the crate and its folder: `my-dialect`.
    pub(super) krate: String,
    /// Of the dialect, and of the crate in Rust: `my_dialect`.
    pub(super) dialect: String,
    /// The prefix of definitions: `MyDialect`.
    pub(super) class: String,
}

impl Name {
    /// Checks a name.
    ///
    /// # Errors
    /// One sentence when no crate and dialect can have it.
    pub(super) fn new(name: &str) -> Result<Name, String> {
        let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-';
        if !name.starts_with(|c: char| c.is_ascii_lowercase()) || !name.chars().all(is_part) {
            return Err(format!(
                "'{name}' is not a valid name: it needs lower-case letters, digits, '_' and '-', the first a letter"
            ));
        }
        if name.len() > MAX_LENGTH {
            return Err(format!("'{name}' is not a valid name: it is longer than {MAX_LENGTH} characters"));
        }
        let dialect = name.replace('-', "_");
        if KEYWORDS.contains(&dialect.as_str()) {
            return Err(format!("'{name}' is not a valid name: it means something else in Rust"));
        }
        if TAKEN.contains(&dialect.as_str()) {
            return Err(format!("'{name}' is not a valid name: it is that of a crate or dialect of odsgen"));
        }
        let class = dialect.split('_').map(capitalised).collect();
        Ok(Name { krate: name.to_owned(), dialect, class })
    }
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map_or_else(String::new, |first| format!("{}{}", first.to_ascii_uppercase(), letters.as_str()))
}
