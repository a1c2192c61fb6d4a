//! Verdicts on rewrite rules, compared with the peer's, and the messages about wrong rules.

use std::path::Path;
use std::process::Command;

use ods_codegen::prelude::FILES;
use ods_codegen::{decision, model};
use ods_parser::Outcome;
use ods_parser::diagnostics::Diagnostic;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use ods_parser::render::{Color, Format, render};

/// A rule of `rewrites/probes.txt`.
struct Probe {
    name: &'static str,
    is_right: bool,
    rule: &'static str,
}

fn probes(text: &'static str) -> Vec<Probe> {
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

/// Reads a text with the embedded prelude.
fn read(name: &str, text: String) -> Outcome {
    let mut loader = MemoryLoader { files: vec![(name.to_owned(), text)], prelude: FILES };
    let outcome = ods_parser::read(name, &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "the definitions can be read");
    outcome
}

fn shown(diagnostics: &[Diagnostic], outcome: &Outcome) -> String {
    render(diagnostics, &outcome.sources, Format::Human, Color::Never)
}

/// The messages about probes. Asserts that each probe has its verdict.
fn messages(probes: &[Probe], definitions: &str) -> String {
    // Each record's name ends with a digit, so records are in the order of their numbers.
    let rules = probes.iter().enumerate().map(|(index, probe)| format!("def P{index} : {};\n", probe.rule));
    let outcome = read("probes.ods", format!("{definitions}{}", rules.collect::<String>()));
    let patterns = model::patterns(&outcome.records, &outcome.sources);
    assert_eq!(patterns.len(), probes.len());
    let mut messages = String::new();
    let mut different = Vec::new();
    for (probe, pattern) in probes.iter().zip(&patterns) {
        if pattern.is_ok() != probe.is_right {
            different.push(probe.name);
        }
        if let Err(error) = pattern {
            let shown = shown(std::slice::from_ref(error), &outcome);
            messages.push_str(&format!("-- {}\n{shown}\n", probe.name));
        }
    }
    assert!(different.is_empty(), "other verdicts than expected: {different:?}\n{messages}");
    messages
}

#[test]
fn rules_are_right_where_the_peer_finds_them_right() {
    let probes = probes(include_str!("../rewrites/probes.txt"));
    assert!(probes.len() > 100, "all probes are read");
    insta::assert_snapshot!(messages(&probes, include_str!("../rewrites/probes.ods")));
}

#[test]
fn wrong_uses_of_what_goes_beyond_are_located() {
    let probes = probes(include_str!("../rewrites/beyond_probes.txt"));
    assert!(probes.len() > 60, "all probes are read");
    insta::assert_snapshot!(messages(&probes, include_str!("../rewrites/beyond_probes.ods")));
}

#[test]
fn rules_that_are_never_applied_are_told() {
    let outcome = read("lints.ods", include_str!("../rewrites/lints.ods").to_owned());
    let found = ods_codegen::check::check(&outcome.records, &outcome.sources);
    insta::assert_snapshot!(shown(&found, &outcome));
}

#[test]
fn trees_are_explained() {
    let mut all = String::new();
    for (name, text) in [
        ("rewrites.ods", include_str!("../rewrites/rewrites.ods")),
        ("beyond.ods", include_str!("../rewrites/beyond.ods")),
    ] {
        let outcome = read(name, text.to_owned());
        let patterns = model::patterns(&outcome.records, &outcome.sources);
        let patterns: Vec<_> = patterns.into_iter().map(|pattern| pattern.expect("it is right")).collect();
        for tree in decision::trees(&ods_codegen::Arena::new(), &patterns).expect("rules match in few ways") {
            all.push_str(&decision::explain(&tree, &outcome.sources));
        }
    }
    insta::assert_snapshot!(all);
}

#[test]
fn generated_rules_read_as_before() {
    for (name, text) in [
        ("rewrites", include_str!(concat!(env!("OUT_DIR"), "/rewrites.rs"))),
        ("beyond", include_str!(concat!(env!("OUT_DIR"), "/beyond.rs"))),
    ] {
        let rules = text.split_once("/// The rewrite rules of the dialect.").expect("there are rules").1;
        let rules = rules.split_once("\nmod constraints {").map_or(rules, |(rules, _)| rules);
        insta::assert_snapshot!(format!("generated_rules_of_{name}"), rules);
    }
}

/// The program that reads PDL.
const PEER: &str = "/usr/lib/llvm-22/bin/mlir-opt";

/// The rules of each file in PDL, with the messages about rules that PDL cannot express.
fn written_in_pdl() -> [(&'static str, String, String); 2] {
    [
        ("rewrites.ods", include_str!("../rewrites/rewrites.ods")),
        ("beyond.ods", include_str!("../rewrites/beyond.ods")),
    ]
    .map(|(name, text)| {
        let outcome = read(name, text.to_owned());
        let (mut written, mut refused) = (String::new(), Vec::new());
        for pattern in model::patterns(&outcome.records, &outcome.sources) {
            let pattern = pattern.expect("the rule is right");
            match ods_codegen::pdl::emit(std::slice::from_ref(&pattern), &outcome.sources) {
                Ok(text) => written.push_str(&text),
                Err(errors) => refused.extend(errors),
            }
        }
        (name.trim_end_matches(".ods"), written, shown(&refused, &outcome))
    })
}

#[test]
fn rules_are_written_in_pdl() {
    for (stem, written, refused) in written_in_pdl() {
        insta::assert_snapshot!(format!("pdl_of_{stem}"), format!("{written}{refused}"));
    }
}

#[test]
#[ignore = "needs mlir-opt-22: cargo xtask ci"]
fn the_peer_reads_rules_in_pdl() {
    for (stem, written, _) in written_in_pdl() {
        let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{stem}.pdl.mlir"));
        std::fs::write(&scratch, &written).expect("a scratch file");
        let peer = Command::new(PEER).arg(&scratch).output().expect("mlir-opt runs");
        let errors = String::from_utf8_lossy(&peer.stderr);
        assert!(peer.status.success() && errors.is_empty(), "{errors}");
    }
}

#[test]
fn the_table_of_features_names_the_rules_that_show_them() {
    let page = include_str!("../../book/src/definitions/rules.md");
    let table = page.split_once("| feature | rules |").expect("there is a table").1;
    let named: Vec<&str> =
        table.lines().filter_map(|line| line.rsplit(" | ").next()).flat_map(quoted).collect();
    let definitions =
        concat!(include_str!("../rewrites/rewrites.ods"), include_str!("../rewrites/beyond.ods"));
    let is_rule = |line: &&str| line.contains(" : Pat<") || line.contains(" : Pattern<");
    let rules: Vec<&str> = definitions
        .lines()
        .filter(is_rule)
        .filter_map(|line| line.strip_prefix("def ")?.split(' ').next().filter(|name| *name != ":"))
        .collect();
    assert!(rules.len() > 60, "rules are found");
    let missing: Vec<&&str> = rules.iter().filter(|rule| !named.contains(rule)).collect();
    assert!(missing.is_empty(), "no feature has the rules {missing:?}");
    let unknown: Vec<&&str> =
        named.iter().filter(|name| !definitions.contains(&format!("def {name} :"))).collect();
    assert!(unknown.is_empty(), "there are no rules {unknown:?}");
}

/// The texts between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}
