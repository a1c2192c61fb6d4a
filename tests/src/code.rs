//! The code of a file's definitions as Rust in one text, for tests.

use ods_codegen::model::{self, TraitKind};
use ods_codegen::rust::expr::{Paths, Subject, Translator};
use ods_parser::Outcome;
use quote::ToTokens;

/// The functions for all constraints, predicates, types with one choice and default values of a file's
/// operations, and after them the trait of the author's functions; one function a line.
///
/// # Panics
/// When the file has an error.
#[must_use]
pub fn functions(outcome: &Outcome) -> String {
    let mut translator = Translator::new(&outcome.records, Paths::default());
    for operation in model::operations(&outcome.records).expect("the class Op is there") {
        let operation = operation.unwrap_or_else(|error| panic!("{}", error.message));
        add(&mut translator, &operation);
    }
    let items = translator.coverage().trait_items();
    let functions: Vec<String> =
        translator.functions().iter().map(|item| item.to_token_stream().to_string()).collect();
    let functions = functions.join(" ").replace(" # [doc", "\n# [doc");
    format!("{functions}\n/// Functions of the author.\npub(super) trait ExternalFunctions {{ {items} }}\n")
}

fn add<'r>(translator: &mut Translator<'r>, operation: &model::Operation<'r>) {
    let namespace = operation.namespace;
    for part in operation.operands.iter().chain(&operation.results) {
        let base = part.constraint.base().unwrap_or_else(|error| panic!("{}", error.message));
        let test = translator.constraint(base.constraint(), Subject::Type, namespace);
        test.unwrap_or_else(|error| panic!("{error:?}"));
        translator.built_type(base, namespace).unwrap_or_else(|error| panic!("{error:?}"));
    }
    for part in &operation.attributes {
        let test = translator.constraint(part.constraint.constraint(), Subject::Attribute, namespace);
        test.unwrap_or_else(|error| panic!("{error:?}"));
        let default = translator.default_attribute(part.constraint, namespace);
        default.unwrap_or_else(|error| panic!("{error:?}"));
    }
    for part in &operation.regions {
        let test = translator.constraint(part.constraint.constraint(), Subject::Region, namespace);
        test.unwrap_or_else(|error| panic!("{error:?}"));
    }
    for tr in operation.traits.iter().filter(|tr| tr.kind() == TraitKind::Pred) {
        let predicate = tr.predicate().unwrap_or_else(|error| panic!("{}", error.message));
        let test = translator.operation_predicate(predicate, operation, tr.summary());
        test.unwrap_or_else(|error| panic!("{error:?}"));
        if let Some(types) = tr.as_types_match() {
            translator
                .transformer(types, ods_codegen::rust::expr::Subject::Type, false, namespace)
                .unwrap_or_else(|error| panic!("{error:?}"));
        }
    }
}
