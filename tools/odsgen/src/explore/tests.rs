//! Tests: the data of the page for small definitions, as golden text.

use ods_codegen::outputs;
use ods_explore::Model;
use ods_parser::Outcome;
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use serde_json::{Value, json};

use super::definitions::Definitions;
use super::trial::Trial;
use crate::input::Input;

const TOY: &str = include_str!("toy.ods");

fn toy() -> Outcome {
    read("toy.ods", TOY)
}

fn read(file: &str, text: &str) -> Outcome {
    let files = vec![(file.to_owned(), text.to_owned())];
    let mut loader = MemoryLoader { files, prelude: ods_codegen::prelude::FILES };
    let outcome = ods_parser::read(file, &mut loader, &[], &Options::default());
    assert!(!outcome.has_errors(), "{:?}", outcome.diagnostics);
    outcome
}

fn chunk(name: &str) -> Value {
    let (outcome, registry) = (toy(), outputs::all());
    Definitions::new(&outcome, &registry, Trial::new(&Input::default())).chunk(name).unwrap_or(Value::Null)
}

/// The field of a record, with its steps as `by: text`.
fn steps(record: &Value, field: &str) -> Vec<String> {
    let fields = record["fields"].as_array().unwrap();
    let field = fields.iter().find(|found| found["name"] == field).unwrap();
    let steps = field["steps"].as_array().unwrap();
    steps
        .iter()
        .map(|step| format!("{}: {}", step["by"].as_str().unwrap(), step["text"].as_str().unwrap()))
        .collect()
}

#[test]
fn each_field_says_which_class_or_let_gave_it_its_value() {
    let record = chunk("record/Toy_AddOp");
    assert_eq!(steps(&record, "summary"), ["class Op: \"\"", "this record: \"Adds two numbers\""]);
    assert_eq!(steps(&record, "cppNamespace").last().unwrap(), "enclosing let: \"::other\"");
    assert_eq!(steps(&record, "opName"), ["class Op: mnemonic"]);
}

#[test]
fn the_diagram_and_examples_follow_the_format() {
    let record = chunk("record/Toy_AddOp");
    let format = &record["format"];
    let kinds: Vec<&str> =
        format["tree"].as_array().unwrap().iter().map(|element| element["kind"].as_str().unwrap()).collect();
    assert_eq!(kinds, ["variable", "literal", "variable", "optional", "part", "literal", "type"]);
    let texts: Vec<&str> = format["examples"]
        .as_array()
        .unwrap()
        .iter()
        .map(|example| example["text"].as_str().unwrap())
        .collect();
    assert_eq!(texts, ["%sum = toy.add %lhs, %rhs : i32", "%sum = toy.add %lhs, %rhs scaled(1) : i32"]);
}

#[test]
fn predicates_have_their_tree_and_their_rust() {
    let record = chunk("record/Toy_Small");
    let predicate = &record["predicate"];
    assert_eq!(predicate["tree"]["label"], "And");
    assert_eq!(predicate["tree"]["children"].as_array().unwrap().len(), 2);
    let rust = predicate["rust"].as_str().unwrap();
    assert!(rust.contains("fn is_toy_small(ctx: &Context, value: Type) -> bool"), "{rust}");
    assert_eq!(predicate["missing"], serde_json::json!(["is_rather_small"]));
}

#[test]
fn rules_are_trees() {
    let rule = &chunk("record/AddOfZero")["rule"];
    assert_eq!(rule["source"]["label"], "Toy_AddOp");
    let children = rule["source"]["children"].as_array().unwrap();
    assert_eq!(children[0]["name"], "x");
    assert_eq!(children[1]["label"], "Toy_ZeroOp");
    assert_eq!(rule["results"][0]["label"], "replaceWithValue");
    assert!(rule["explain"].as_str().unwrap().contains("AddOfZero"), "{rule}");
    assert_eq!(rule["error"], Value::Null);
}

#[test]
fn the_index_and_all_chunks_of_a_file_are_there() {
    let (outcome, registry) = (toy(), outputs::all());
    let model = Definitions::new(&outcome, &registry, Trial::new(&Input::default()));
    let index = model.index();
    let own = index["records"].as_array().unwrap().iter().filter(|record| record["own"] == true);
    let own: Vec<(&str, &str)> =
        own.map(|record| (record["name"].as_str().unwrap(), record["kind"].as_str().unwrap())).collect();
    assert_eq!(
        own,
        [
            ("Toy", "dialect"),
            ("Toy_AddOp", "op"),
            ("Toy_ZeroOp", "op"),
            ("AddOfZero", "rule"),
            ("Toy_Small", "constraint")
        ]
    );
    let missing: Vec<String> =
        model.chunks().into_iter().filter(|name| model.chunk(name).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert_eq!(model.chunk("record/nothing"), None);
    assert_eq!(model.chunk("file/99999"), None);
    assert_eq!(model.chunk(""), None);
}

#[test]
fn the_output_of_a_dialect_is_what_gen_writes() {
    let text = chunk("output/rust")["text"].as_str().unwrap().to_owned();
    assert!(text.contains("AddOp"), "{text}");
    assert_eq!(chunk("output/nothing"), Value::Null);
}

#[test]
fn operations_list_the_code_that_the_author_writes() {
    let operations = chunk("coverage")["operations"].clone();
    let hooks: Vec<_> = operations.as_array().unwrap().iter().map(|of| (&of["name"], &of["hooks"])).collect();
    assert_eq!(
        hooks,
        [(&json!("toy.add"), &json!([])), (&json!("toy.zero"), &json!(["VerifyOp for ZeroOp"]))]
    );
    assert_eq!(chunk("record/Toy_ZeroOp")["coverage"]["hooks"], json!(["VerifyOp for ZeroOp"]));
}

#[test]
fn types_show_parameters_and_syntax_and_interfaces_their_methods() {
    let (outcome, registry) = (read("box.ods", include_str!("box.ods")), outputs::all());
    let definitions = Definitions::new(&outcome, &registry, Trial::new(&Input::default()));
    let record = |name: &str| definitions.chunk(&format!("record/{name}")).unwrap();
    let ty = record("Box");
    assert_eq!(ty["syntax"], "`<` $content `,` $size `>`");
    let parameters: Vec<_> = ty["parts"].as_array().unwrap().iter().map(|part| &part["name"]).collect();
    assert_eq!(parameters, ["content", "size"]);
    assert_eq!(ty["parts"][0]["summary"], "the type of the content");
    let methods = record("Costly")["methods"].clone();
    let methods: Vec<_> =
        methods.as_array().unwrap().iter().map(|of| (&of["signature"], &of["has_default"])).collect();
    assert_eq!(
        methods,
        [
            (&json!("int64_t getCost(int64_t scale)"), &json!(false)),
            (&json!("static ::llvm::StringRef getUnit()"), &json!(true)),
        ]
    );
    let operation = record("PackOp");
    assert_eq!(operation["format"]["tree"][0]["may_be_absent"], true);
    let examples: Vec<_> =
        operation["format"]["examples"].as_array().unwrap().iter().map(|example| &example["text"]).collect();
    assert_eq!(
        examples,
        [
            "%whole = d.pack : -> <‹parameters›>",
            "%whole = d.pack %parts0, %parts1 : <‹parameters›>, <‹parameters›> -> <‹parameters›>",
        ]
    );
    let rule = &record("PackOfOne")["rule"];
    assert_eq!(rule["results"][0]["children"][0], json!({ "label": "", "name": "part" }));
}
