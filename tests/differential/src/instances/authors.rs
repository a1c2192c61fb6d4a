//! Code that authors of dialects write beside generated Rust. It replaces the stubs.
//! `tests/differential/instances/authors` has the code that instances need.

use std::path::Path;

/// The texts, one for each dialect.
const AUTHORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/instances/authors");

/// The generated Rust of a dialect with its author's code, if there is some. An implementation of a trait
/// replaces its stub. For the traits of a dialect and of external functions, single functions replace theirs.
pub(crate) fn with_author(dialect: &str, text: &str) -> Result<String, String> {
    let path = Path::new(AUTHORS).join(dialect).with_extension("rs");
    match std::fs::read_to_string(&path) {
        Ok(author) => Ok(merge(text, &author)),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(text.to_owned()),
        Err(error) => Err(format!("{}: {error}", path.display())),
    }
}

fn merge(text: &str, author: &str) -> String {
    // Authors write some functions of these traits.
    const IN_PART: [&str; 2] =
        ["impl ExternalFunctions for Externals {\n", "impl Dialect for Registered {\n"];
    let mut text = text.to_owned();
    let mut added = String::new();
    for (head, block) in blocks(author, "", "\n}\n") {
        if !IN_PART.contains(&head.as_str()) {
            if head.starts_with("impl ") {
                text = without(&text, &head, "\n}\n");
            }
            added.push_str(&block);
            continue;
        }
        for (function_head, function) in
            blocks(block.strip_prefix(&head).unwrap_or_default(), "    ", "\n    }\n")
        {
            let name = function_head.split('(').next().unwrap_or_default();
            text = without(&text, &format!("{name}(_: "), "\n    }\n");
            text = without(&text, &format!("{name}(\n        _: "), "\n    }\n");
            text = text.replacen(&head, &format!("{head}{function}"), 1);
        }
    }
    text + &added
}

/// The chunks of a text that end with `end`, each with its first line. Doc comments stay with the item after
/// them.
fn blocks(text: &str, indent: &str, end: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some((block, after)) = rest.split_once(end) {
        let block = format!("{block}{end}");
        let is_head = |line: &&str| line.starts_with(indent) && !line.trim_start().starts_with("///");
        let head = block.lines().find(is_head).unwrap_or_default();
        found.push((format!("{head}\n"), block.clone()));
        rest = after;
    }
    found
}

/// The text without the chunk that begins with `head` and ends with `end`.
fn without(text: &str, head: &str, end: &str) -> String {
    let Some((before, rest)) = text.split_once(head) else { return text.to_owned() };
    match rest.split_once(end) {
        Some((_, after)) => before.to_owned() + after,
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::merge;

    #[test]
    fn what_authors_wrote_takes_the_place_of_stand_ins() {
        let generated = "impl T for A {\n    fn f() {\nunimplemented!()\n    }\n}\n\
                         impl ExternalFunctions for Externals {\n    fn g(_: i32) -> bool {\nunimplemented!()\n    }\n    \
                         fn h(_: i32) -> bool {\ntrue\n    }\n}\n";
        let author = "fn help() {\n    a();\n}\nimpl T for A {\n    fn f() {\n        help();\n    }\n}\n\
                      impl ExternalFunctions for Externals {\n    fn g(x: i32) -> bool {\n        x == 1\n    }\n}\n";
        let merged = merge(generated, author);
        assert_eq!(
            merged,
            "impl ExternalFunctions for Externals {\n    fn g(x: i32) -> bool {\n        x == 1\n    }\n    \
             fn h(_: i32) -> bool {\ntrue\n    }\n}\n\
             fn help() {\n    a();\n}\nimpl T for A {\n    fn f() {\n        help();\n    }\n}\n"
        );
    }
}
