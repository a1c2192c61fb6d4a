//! Wrong plans are errors, and leave the context as it is.

use dynamic::Plan;
use ir_core::Context;

use crate::TOY;

/// The error about the plan in which a text is replaced.
fn error(from: &str, to: &str) -> String {
    assert!(TOY.contains(from), "the plan has {from}");
    let ctx = Context::new();
    let result = Plan::from_json(&TOY.replacen(from, to, 1)).and_then(|plan| plan.register(&ctx));
    assert!(ctx.dialect(ctx.ident("toy")).is_none(), "nothing is registered");
    result.unwrap_err().to_string()
}

#[test]
fn other_texts_and_versions() {
    let error = |text: &str| Plan::from_json(text).unwrap_err().to_string();
    assert_eq!(
        error("{"),
        "the text is not a plan of dialects: EOF while parsing an object at line 1 column 1"
    );
    assert_eq!(
        error("{\"version\": 99, \"dialects\": [{\"new\": 1}]}"),
        "the plan has the version 99, and this program loads version 1: write it again with the same version of odsgen"
    );
    assert_eq!(error("{\"version\": 99, \"dialects\": 7}"), error("{\"version\": 99, \"dialects\": []}"));
}

#[test]
fn names_that_do_not_exist() {
    assert_eq!(
        error("\"constraint\": \"F32\"", "\"constraint\": \"F33\""),
        "in the dialect 'toy': in the operation 'toy.mix': there is no constraint 'F33' on types"
    );
    assert_eq!(
        error("\"constraint\": \"KIND\"", "\"constraint\": \"SORT\""),
        "in the dialect 'toy': in the operation 'toy.mix': there is no constraint 'SORT' on attributes"
    );
    assert_eq!(
        error("types::integer_width", "types::integer_length"),
        "in the dialect 'toy': in the function 'is_narrow': the runtime has no function 'types::integer_length'"
    );
    assert_eq!(
        error("\"Function\": \"is_narrow\"", "\"Function\": \"is_wide\""),
        "in the dialect 'toy': in the constraint 'NARROW': the dialect has no function 'is_wide'"
    );
    assert_eq!(
        error("[\"::toy::Kind\", 32]", "[\"::toy::Sort\", 32]"),
        "in the dialect 'toy': in the constraint 'KIND': the plan has no enum '::toy::Sort'"
    );
    assert_eq!(
        error("\"Trait\": \"is_terminator\"", "\"Trait\": \"is_last\""),
        "in the dialect 'toy': in the operation 'toy.end': the runtime has no check 'is_last'"
    );
    assert_eq!(
        error("\"PURE\"", "\"POOR\""),
        "in the dialect 'toy': in the operation 'toy.end': the runtime has no flag 'POOR'"
    );
    assert_eq!(
        error("\"kind\": \"Read\"", "\"kind\": \"Look\""),
        "in the dialect 'toy': in the operation 'toy.mix': there is no memory effect 'Look'"
    );
    assert_eq!(
        error("\"Plain\": \"AnyType\"", "\"Plain\": \"NoType\""),
        "in the dialect 'toy': in 'Toy_Box': there is no kind 'NoType' of parameters"
    );
}

#[test]
fn indices_of_nothing() {
    assert_eq!(
        error("{ \"Part\": { \"Operand\": 1 } }", "{ \"Part\": { \"Operand\": 2 } }"),
        "in the dialect 'toy': in the operation 'toy.mix': there is no operand #2 among 2"
    );
    assert_eq!(
        error("\"Transformed\": [0,", "\"Transformed\": [1,"),
        "in the dialect 'toy': in the operation 'toy.unbox': there is no transform #1 among 1"
    );
    assert_eq!(
        error("\"Any\": [2]", "\"Any\": [3]"),
        "in the dialect 'toy': in 'Toy_Box': there is no parameter #3 among 3"
    );
    assert_eq!(
        error("\"arguments\": [{ \"Operand\": 0 }]", "\"arguments\": [{ \"Operand\": 1 }]"),
        "in the dialect 'toy': in the operation 'toy.unbox': there is no operand #1 among 1"
    );
    assert_eq!(
        error("\"operand_types\": [\"Built\", \"Built\"]", "\"operand_types\": [\"Built\"]"),
        "in the dialect 'toy': in the operation 'toy.mix': the format has 1 types of 2 operands"
    );
    assert_eq!(
        error("\"Derived\": [0,", "\"Derived\": [4,"),
        "in the dialect 'toy': in the operation 'toy.wrap': there is no operand #4 among 1"
    );
}

#[test]
fn duplicates_and_foreign_names() {
    assert_eq!(
        error("\"name\": \"toy.hand\"", "\"name\": \"toy.cpp\""),
        "in the dialect 'toy': two operations have the name 'toy.cpp'"
    );
    assert_eq!(
        error("\"name\": \"toy.hand\"", "\"name\": \"joy.hand\""),
        "in the dialect 'toy': in the operation 'joy.hand': the name does not begin with that of the dialect"
    );
}
