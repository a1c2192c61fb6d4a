//! The highlighting of clients that run no server: their grammars contain every keyword of the tokenizer.

use std::path::Path;

use ods_parser::syntax::TokenKind;

#[test]
fn grammars_of_clients_contain_every_keyword() {
    let editors = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let grammars = [
        ("clients/vscode/syntaxes/tablegen.tmLanguage.json", ""),
        ("clients/tree-sitter-tablegen/grammar.js", ""),
        ("ods-explore/src/assets/highlight.js", "  td:"),
    ];
    for (path, begin) in grammars {
        let grammar = std::fs::read_to_string(editors.join(path)).unwrap();
        // The letter of `\b` belongs to no word.
        let lines =
            grammar.lines().filter(|line| line.starts_with(begin)).map(|line| line.replace("\\b", " "));
        let text: String = lines.collect();
        let words: Vec<&str> = text.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).collect();
        for (_, keyword) in TokenKind::KEYWORDS {
            assert!(words.contains(keyword), "'{keyword}' is missing in {path}");
        }
    }
}
