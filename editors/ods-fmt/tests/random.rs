//! Damaged and rearranged texts: the formatter refuses exactly what the parser refuses, and without line breaks of the author the result depends on
//! tokens, comments and empty lines only.

use crate::common;
use std::fs;
use std::path::Path;

use common::Random;
use ods_parser::syntax::lex::lex;
use ods_parser::syntax::with_tree;

/// The golden files: each construct of the language is in one of them.
fn texts() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens");
    let files = common::definitions(&folder);
    files.iter().map(|file| fs::read_to_string(file).expect("a readable file")).collect()
}

/// Removes, repeats or moves a few tokens.
fn damaged(random: &mut Random, text: &str) -> String {
    let spans = lex(text).expect("a text without mistakes").spans;
    let mut out = String::new();
    let mut from = 0;
    let rate = 2 + random.next_below(60);
    for &(start, end) in &spans {
        let (gap, token) = (&text[from..start as usize], &text[start as usize..end as usize]);
        out.push_str(gap);
        from = end as usize;
        match random.next_below(rate * 8) {
            0 => {}
            1 => out.push_str(&format!("{token} {token}")),
            2 => {
                let (start, end) = spans[random.next_below(spans.len())];
                out.push_str(&format!("{token} {}", &text[start as usize..end as usize]));
            }
            3 => {
                let (start, end) = spans[random.next_below(spans.len())];
                out.push_str(&text[start as usize..end as usize]);
            }
            _ => out.push_str(token),
        }
    }
    out.push_str(&text[from..]);
    out
}

#[test]
fn what_the_parser_refuses_is_refused() {
    let texts = texts();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut refused, mut formatted) = (0, 0);
    for round in 0..1_500 {
        let text = damaged(&mut random, &texts[round % texts.len()]);
        let parsed = with_tree(&text, |_| ());
        for style in &common::STYLES {
            match (&parsed, ods_fmt::format(&text, style)) {
                (Ok(()), Ok(_)) => {
                    common::checked("damaged", &text, style);
                    formatted += 1;
                }
                (Err(expected), Err(found)) => {
                    assert_eq!(*expected, found, "{text}");
                    refused += 1;
                }
                (parsed, result) => panic!("parsed: {parsed:?}, formatted: {result:?}\n{text}"),
            }
        }
    }
    assert!(refused > 300 && formatted > 300, "{refused} refused, {formatted} formatted");
}

#[test]
fn bytes_of_any_kind_do_no_harm() {
    let texts = texts();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for round in 0..3_000 {
        let mut bytes = texts[round % texts.len()].clone().into_bytes();
        for _ in 0..=random.next_below(4) {
            let at = random.next_below(bytes.len());
            let other = bytes[random.next_below(bytes.len())];
            match random.next_below(3) {
                0 => drop(bytes.remove(at)),
                1 => bytes.insert(at, other),
                _ => bytes[at] = other,
            }
        }
        let Ok(text) = String::from_utf8(bytes) else { continue };
        for style in &common::STYLES {
            match ods_fmt::format(&text, style) {
                Ok(_) => drop(common::checked("damaged", &text, style)),
                Err(found) => assert!(found.iter().all(|found| found.code.0 != 271), "{found:?}\n{text}"),
            }
        }
    }
}

/// The text with other whitespace between tokens where there is neither comment nor empty line.
fn rearranged(random: &mut Random, text: &str) -> String {
    let spans = lex(text).expect("a text without mistakes").spans;
    let mut out = String::new();
    let mut from = 0;
    for &(start, end) in &spans {
        let gap = &text[from..start as usize];
        let is_kept = !gap.trim().is_empty() || gap.matches('\n').count() > 1 || from == 0;
        let others = [" ", "\n", "\t", "  \n   ", "\n\t ", "   "];
        out.push_str(if is_kept { gap } else { others[random.next_below(others.len())] });
        out.push_str(&text[start as usize..end as usize]);
        from = end as usize;
    }
    out.push_str(&text[from..]);
    out
}

#[test]
fn line_breaks_of_the_author_do_not_count_unless_they_are_kept() {
    check_line_breaks(texts());
}

#[test]
#[ignore = "needs libmlir-22-dev: cargo xtask ci"]
fn line_breaks_of_installed_definitions_do_not_count_unless_they_are_kept() {
    let files = common::definitions(Path::new(common::INSTALLED));
    let text = |file| fs::read_to_string(file).expect("a readable file");
    check_line_breaks(files.iter().step_by(7).map(text).collect());
}

fn check_line_breaks(mut texts: Vec<String>) {
    // Line ends follow the first one, which is rearranged.
    texts.retain(|text| !text.contains('\r'));
    let style = &common::STYLES[1];
    let mut random = Random(0xD129_0B25_2F1B_4A3C);
    for text in texts {
        let expected = ods_fmt::format(&text, style).expect("a text without mistakes");
        for _ in 0..3 {
            let text = rearranged(&mut random, &text);
            let formatted = ods_fmt::format(&text, style).expect("a text without mistakes");
            assert!(formatted == expected, "{}", common::first_difference(&expected, &formatted));
            common::checked("rearranged", &text, &common::STYLES[0]);
        }
    }
}
