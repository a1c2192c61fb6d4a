//! Sentences of Markdown and of comments, and the number of words of documents.

use regex_lite::Regex;

use super::sources::Repository;
use super::sources::read;
use crate::Result;

/// The documents with short sentences: a name, the paths of its files, and the limit of its words.
const DOCUMENTS: [(&str, &str, Option<usize>); 4] = [
    ("README.md", "README.md", Some(1_200)),
    ("ARCHITECTURE.md", "ARCHITECTURE.md", Some(4_000)),
    ("CHANGELOG.md", "CHANGELOG.md", Some(1_500)),
    ("book", "book/src/", None),
];

/// The limit of the 95th percentile of the words of a sentence.
const SENTENCE_WORDS: usize = 25;

/// A measured value with its limit.
pub(super) struct Measure {
    pub(super) name: String,
    pub(super) value: usize,
    pub(super) limit: usize,
}

/// The words of each document, and the 95th percentile of the words of its sentences.
///
/// # Errors
/// When a document cannot be read.
pub(super) fn measures(repository: &Repository) -> Result<Vec<Measure>> {
    let splitter = Splitter::new();
    let mut found = Vec::new();
    for (name, start, limit) in DOCUMENTS {
        let (mut words, mut lengths) = (0, Vec::new());
        for path in repository.paths.iter().filter(|path| path.starts_with(start) && path.ends_with(".md")) {
            let text = read(path)?;
            words += text.split_whitespace().count();
            let sentences =
                paragraphs(&text).into_iter().flat_map(|(_, paragraph)| splitter.sentences(&paragraph));
            lengths.extend(sentences.map(|sentence| sentence.split_whitespace().count()));
        }
        if let Some(limit) = limit {
            found.push(Measure { name: format!("words of {name}"), value: words, limit });
        }
        lengths.sort_unstable();
        let value = lengths.get(lengths.len() * 95 / 100).copied().unwrap_or(0);
        found.push(Measure { name: format!("words of a sentence, {name}"), value, limit: SENTENCE_WORDS });
    }
    Ok(found)
}

/// The paragraphs and list items of Markdown with the number of their first line. Code, tables, headings and
/// HTML are removed.
pub(super) fn paragraphs(text: &str) -> Vec<(usize, String)> {
    let mut paragraphs = Vec::new();
    let mut current: Option<(usize, String)> = None;
    let text = without_comments(&without_code(text));
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        let is_rule = line.len() >= 3 && line.chars().all(|c| "-=*_ ".contains(c));
        if line.is_empty() || line.starts_with(['#', '|', '<']) || line.starts_with("{{") || is_rule {
            paragraphs.extend(current.take());
            continue;
        }
        let item = item(line);
        if item.is_some() {
            paragraphs.extend(current.take());
        }
        let line = item.unwrap_or(line).trim_start_matches(['>', ' ']);
        match &mut current {
            Some((_, paragraph)) => {
                paragraph.push(' ');
                paragraph.push_str(line);
            }
            None => current = Some((index + 1, line.to_owned())),
        }
    }
    paragraphs.extend(current);
    paragraphs
}

/// The text of a list item.
fn item(line: &str) -> Option<&str> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let rest = match digits {
        0 => line.strip_prefix(['-', '*', '+'])?,
        _ => line[digits..].strip_prefix('.')?,
    };
    rest.starts_with(char::is_whitespace).then(|| rest.trim_start())
}

/// Replaces code blocks by empty lines.
fn without_code(text: &str) -> String {
    let lines: Vec<&str> = text.split('\n').collect();
    let mut result = String::new();
    let mut index = 0;
    while index < lines.len() {
        let fence = ["```", "~~~"].into_iter().find(|fence| lines[index].starts_with(fence));
        let closes =
            |fence: &str, line: &str| line.strip_prefix(fence).is_some_and(|rest| rest.trim().is_empty());
        let end = fence.and_then(|fence| lines[index + 1..].iter().position(|line| closes(fence, line)));
        match end {
            Some(end) => {
                result.extend(std::iter::repeat_n('\n', end + 2));
                index += end + 2;
            }
            None => {
                result.push_str(lines[index]);
                result.push('\n');
                index += 1;
            }
        }
    }
    result
}

/// Removes HTML comments, and keeps their newlines.
fn without_comments(text: &str) -> String {
    let mut result = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("<!--") {
        let Some((comment, after)) = after.split_once("-->") else { break };
        result.push_str(before);
        result.extend(comment.matches('\n'));
        rest = after;
    }
    result + rest
}

/// Splits paragraphs into sentences.
pub(super) struct Splitter {
    /// The replacements: texts, the pattern, and the new text. Each match contains one of the texts, which
    /// are searched first.
    replacements: [(&'static [&'static str], Regex, &'static str); 4],
}

impl Splitter {
    pub(super) fn new() -> Splitter {
        let regex = |pattern| Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        let replacements: [(&[&str], Regex, &str); 4] = [
            (&["`"], regex("`[^`]*`"), "CODE"),
            (&["]("], regex(r"!?\[([^\]]*)\]\([^)]*\)"), "$1"),
            (&["]["], regex(r"\[([^\]]*)\]\[[^\]]*\]"), "$1"),
            (&["e.g.", "i.e.", "etc.", "vs.", "cf.", "No."], regex(r"\b(e\.g|i\.e|etc|vs|cf|No)\."), "$1"),
        ];
        Splitter { replacements }
    }

    /// The sentences of a paragraph. Code counts as one word.
    pub(super) fn sentences(&self, paragraph: &str) -> Vec<String> {
        let mut text = paragraph.to_owned();
        for (parts, regex, replacement) in &self.replacements {
            if parts.iter().any(|part| text.contains(part)) {
                text = regex.replace_all(&text, *replacement).into_owned();
            }
        }
        let mut sentences = Vec::new();
        let mut rest: &str = &text;
        let mut from = 0;
        while let Some(end) = rest[from..].find(['.', '!', '?', ':']).map(|end| from + end + 1) {
            let after = rest[end..].trim_start_matches(['"', '\'', ')', '*', '_']);
            if after.starts_with(char::is_whitespace) {
                sentences.push(rest[..end].to_owned());
                rest = after.trim_start();
                from = 0;
            } else {
                from = end;
            }
        }
        sentences.push(rest.to_owned());
        sentences.retain(|sentence| sentence.contains(|c: char| c.is_alphanumeric() || c == '_'));
        sentences
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_without_code_tables_and_headings() {
        let text = "# Head\nOne `a. b` two.\nThree e.g. four: five.\n\n```rust\nlet x;\n```\n| a | b |\n- item [text](url. x) one\n  more\n2. next\n<!-- a\nb -->\nEnd";
        let found = paragraphs(text);
        let expected = [
            (2, "One `a. b` two. Three e.g. four: five."),
            (9, "item [text](url. x) one more"),
            (11, "next"),
            (14, "End"),
        ];
        assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
        let splitter = Splitter::new();
        assert_eq!(splitter.sentences(&found[0].1), ["One CODE two.", "Three e.g four:", "five."]);
        assert_eq!(splitter.sentences(&found[1].1), ["item text one more"]);
        assert_eq!(splitter.sentences("(A b.) C"), ["(A b.", "C"]);
    }
}
