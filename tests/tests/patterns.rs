//! Which rewrite rules are right, compared with the peer's verdicts, and what is said about wrong ones.

use ods_codegen::model;
use ods_codegen::prelude::FILES;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};

/// A rule of `rewrites/probes.txt`.
struct Probe {
    name: &'static str,
    is_right: bool,
    rule: &'static str,
}

fn probes() -> Vec<Probe> {
    let text = include_str!("../rewrites/probes.txt");
    let probe = |line: &'static str| {
        let mut parts = line.splitn(3, " | ");
        let (Some(name), Some(verdict), Some(rule)) = (parts.next(), parts.next(), parts.next()) else {
            panic!("three parts: {line}");
        };
        let is_right = match verdict {
            "accepts" | "refuses, although it is right" => true,
            "refuses" | "accepts, to no use" => false,
            _ => panic!("no verdict: {line}"),
        };
        Probe { name, is_right, rule }
    };
    text.lines().filter(|line| !line.starts_with("//")).map(probe).collect()
}

#[test]
fn rules_are_right_where_the_peer_finds_them_right() {
    let probes = probes();
    assert!(probes.len() > 100, "all probes are read");
    // A digit ends each number of a name's record, so records come in the order of their numbers.
    let rules = probes.iter().enumerate().map(|(number, probe)| format!("def P{number} : {};\n", probe.rule));
    let text = format!("{}{}", include_str!("../rewrites/probes.ods"), rules.collect::<String>());
    let mut loader = MemoryLoader { files: vec![("probes.ods".to_owned(), text)], prelude: FILES };
    let outcome = ods_parser::read("probes.ods", &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "the rules can be read");
    let patterns = model::patterns(&outcome.records, &outcome.sources);
    assert_eq!(patterns.len(), probes.len());
    let mut messages = String::new();
    let mut different = Vec::new();
    for (probe, pattern) in probes.iter().zip(&patterns) {
        if pattern.is_ok() != probe.is_right {
            different.push(probe.name);
        }
        if let Err(error) = pattern {
            let shown = render(std::slice::from_ref(error), &outcome.sources, Format::Human, Color::Never);
            messages.push_str(&format!("-- {}\n{shown}\n", probe.name));
        }
    }
    assert!(different.is_empty(), "other verdicts than the peer's: {different:?}");
    insta::assert_snapshot!(messages);
}
