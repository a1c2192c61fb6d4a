//! Names of projects.

/// Keywords of Rust, C++ and Python, the languages of generated code, and crates that come with Rust.
const KEYWORDS: &[&str] = &[
    "abstract",
    "alloc",
    "and",
    "as",
    "assert",
    "async",
    "auto",
    "await",
    "become",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "concept",
    "const",
    "continue",
    "core",
    "crate",
    "def",
    "default",
    "del",
    "delete",
    "do",
    "double",
    "dyn",
    "elif",
    "else",
    "enum",
    "except",
    "explicit",
    "export",
    "extern",
    "false",
    "final",
    "finally",
    "float",
    "fn",
    "for",
    "friend",
    "from",
    "gen",
    "global",
    "goto",
    "if",
    "impl",
    "import",
    "in",
    "inline",
    "int",
    "is",
    "lambda",
    "let",
    "long",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "mutable",
    "namespace",
    "new",
    "nonlocal",
    "not",
    "operator",
    "or",
    "override",
    "pass",
    "priv",
    "private",
    "proc_macro",
    "protected",
    "pub",
    "public",
    "raise",
    "ref",
    "register",
    "requires",
    "return",
    "self",
    "short",
    "signed",
    "sizeof",
    "static",
    "std",
    "struct",
    "super",
    "switch",
    "template",
    "test",
    "this",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typeof",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "with",
    "xor",
    "yield",
];

/// Names of the project's dependencies, and of the dialect that every context contains.
const TAKEN: &[&str] =
    &["build_support", "builtin", "cpp_hooks", "dialects", "ir_core", "mlir", "ods_opt", "tests"];

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
    /// A sentence if it cannot be the name of a crate and a dialect.
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
            return Err(format!("'{name}' is not a valid name: it is a word of Rust, C++ or Python"));
        }
        if TAKEN.contains(&dialect.as_str()) {
            return Err(format!("'{name}' is not a valid name: a part of the project has it"));
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
