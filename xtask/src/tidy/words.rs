//! Finds habits that `STYLE.md` replaces: in Markdown, in comments, and in string literals of product code,
//! which are messages and help.

use regex_lite::Regex;

use super::Problem;
use super::prose::{Splitter, paragraphs};
use super::sources::{Repository, Source, crate_of, read};

/// Beginnings of sentences other than questions: relative clauses, and genitives in front of the verb.
const BEGINNINGS: [&str; 2] = [
    r"^(What|Who|Whoever|Whatever|Which|Whose|How) [^?]*$",
    r"^Of [^,?]*, [^?]*\b(is|are|was|were|has|have)\b",
];

/// Phrases anywhere in a sentence: a substring, which is searched first, and the pattern.
const PHRASES: [(&str, &str); 11] = [
    ("f wh", r"\b[Oo]f (which|whom|whose)\b"),
    ("e it", r"\b[Bb]e it\b"),
    ("s far as", r"\b[Aa]s far as\b"),
    ("end", r"\b[Mm]end(s|ed|ing)?\b"),
    ("tells", r"\btells\b"),
    ("ask", r"\b(asks|(is|are|was|were|be) asked)\b"),
    ("now", r"\b[Kk]nows? of\b"),
    ("ehind", r"\b[Bb]ehind\b"),
    ("by hand", r"\bby hand\b"),
    ("stands", r"\bstands\b"),
    ("takes away", r"\btakes away\b"),
];

/// Largest number of words of a sentence in comments and messages.
const MAX_SENTENCE_WORDS: usize = 40;

/// Folders of Markdown that is the input or the expected output of a test.
const INPUTS: [&str; 3] = ["/goldens/", "tests/mistakes/", "/snapshots/"];

/// Finds the habits.
pub(super) fn check(repository: &Repository, product: &[Source]) -> Vec<Problem> {
    let habits = Habits::new();
    let mut problems = Vec::new();
    let mut report = |krate: &str, path: &str, line: usize, paragraph: &str| {
        for problem in habits.find(paragraph) {
            problems.push(Problem { krate: krate.to_owned(), message: format!("{path}:{line}: {problem}") });
        }
    };
    for path in repository.paths.iter().filter(|path| path.ends_with(".md")) {
        if INPUTS.iter().any(|folder| path.contains(folder)) {
            continue;
        }
        let krate = match crate_of(path, &repository.crates) {
            "" => path.split('/').next().unwrap_or(path),
            krate => krate,
        };
        let text = read(path).unwrap_or_default();
        paragraphs(&text).iter().for_each(|(line, paragraph)| report(krate, path, *line, paragraph));
    }
    for source in &repository.rust {
        let krate = if source.krate.is_empty() { "examples" } else { &source.krate };
        for (line, text) in comments(source) {
            for (inner, paragraph) in paragraphs(&text) {
                report(krate, &source.path, line + inner - 1, &paragraph);
            }
        }
    }
    for source in product {
        for (line, text) in source.tokens.strings.iter().filter(|(_, text)| is_sentence(text)) {
            let text = text.replace("\\n", "\n").replace("\\\n", "\n");
            for (inner, paragraph) in paragraphs(&text) {
                report(&source.krate, &source.path, line + inner - 1, &paragraph);
            }
        }
    }
    problems
}

/// Comments of several lines, each as one text, with the number of the first line.
fn comments(source: &Source) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, usize, String)> = Vec::new();
    for &(number, ref line) in &source.tokens.comments {
        // Markdown begins after the space.
        let line = line.strip_prefix(' ').unwrap_or(line);
        match found.last_mut() {
            Some((_, last, text)) if *last + 1 == number => {
                *last = number;
                text.push('\n');
                text.push_str(line);
            }
            _ => found.push((number, number, line.to_owned())),
        }
    }
    found.into_iter().map(|(first, _, text)| (first, text)).collect()
}

/// Whether a literal is text for people: it contains four words of letters.
fn is_sentence(literal: &str) -> bool {
    let words = literal.split_whitespace();
    words
        .filter(|word| word.bytes().all(|byte| byte.is_ascii_alphabetic() || b",.:;'".contains(&byte)))
        .count()
        >= 4
}

struct Habits {
    splitter: Splitter,
    beginnings: Vec<Regex>,
    phrases: Vec<(&'static str, Regex)>,
}

impl Habits {
    fn new() -> Habits {
        let regex = |pattern: &&str| Regex::new(pattern).unwrap_or_else(|error| panic!("{pattern}: {error}"));
        Habits {
            splitter: Splitter::new(),
            beginnings: BEGINNINGS.iter().map(regex).collect(),
            phrases: PHRASES.iter().map(|(part, phrase)| (*part, regex(phrase))).collect(),
        }
    }

    /// The habits in a paragraph, each with its sentence.
    fn find(&self, paragraph: &str) -> Vec<String> {
        let mut found = Vec::new();
        for sentence in self.splitter.sentences(paragraph) {
            let sentence = sentence.trim_start_matches(['(', '*', '_', '"', '\'', ' ']);
            let beginnings = self.beginnings.iter().filter(|_| sentence.starts_with(['W', 'H', 'O']));
            let phrases = self.phrases.iter().filter(|(part, _)| sentence.contains(part));
            let regexes = beginnings.chain(phrases.map(|(_, regex)| regex));
            let matches = regexes.filter_map(|regex| regex.find(sentence));
            for found_match in matches {
                let habit = found_match.as_str();
                let habit: String = habit.split(' ').take(3).collect::<Vec<_>>().join(" ");
                // Followed by "for", the verb is accepted.
                if !(habit == "stands" && sentence.contains("stands for ")) {
                    found.push(format!("'{habit}' in: {sentence}"));
                }
            }
            for negation in ["is no ", "are no "] {
                if has_negation(sentence, negation) {
                    found.push(format!("'{}' in: {sentence}", negation.trim()));
                }
            }
            let words = sentence.split_whitespace().count();
            if words > MAX_SENTENCE_WORDS {
                found.push(format!("{words} words: {sentence}"));
            }
        }
        found
    }
}

/// Accepts "There is no X" and "no longer"; finds other uses of "is no".
fn has_negation(sentence: &str, negation: &str) -> bool {
    sentence.match_indices(negation).any(|(at, _)| {
        let before = sentence[..at].to_lowercase();
        let after = &sentence[at + negation.len()..];
        let is_word = before.ends_with(' ');
        is_word
            && !before.ends_with("there ")
            && !["longer", "more", "other"].iter().any(|word| after.starts_with(word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_at_the_beginning_of_a_sentence_and_inside() {
        let habits = Habits::new();
        for text in [
            "Text. What a region yields is kept.",
            "Of the rules that match, the first is taken.",
            "The operations, of which there are two.",
            "It is no block.",
            "A block stands there.",
            "The name is asked for.",
        ] {
            assert_eq!(habits.find(text).len(), 1, "{text}");
        }
        for text in [
            "What does it print?",
            "There is no block, and the block is no longer used.",
            "The letter stands for `behind`.",
            "Amend it.",
            "Offset of a field.",
        ] {
            assert_eq!(habits.find(text), Vec::<String>::new(), "{text}");
        }
        assert_eq!(habits.find(&"word ".repeat(41)).len(), 1);
    }

    #[test]
    fn lines_of_one_comment_are_one_text() {
        let text = "/// One\n/// two.\nfn f() {}\nlet a = 1; // three\n";
        let source = Source::new("", "", text);
        assert_eq!(comments(&source), [(1, "One\ntwo.".to_owned()), (4, "three".to_owned())]);
        assert!(is_sentence("the result is missing") && !is_sentence("arith.addi %a, %b : i32"));
    }
}
