//! The constraints of MLIR's base files that are in the runtime: the module of the runtime, and the table of
//! the generator, are what the embedded definitions give.

use std::path::Path;

use ods_codegen::rust::builtin::runtime_module;
use ods_parser::loader::DiskLoader;

#[test]
fn the_runtimes_constraints_are_those_of_the_embedded_definitions() {
    let mut loader = DiskLoader { include_dirs: Vec::new(), prelude: ods_codegen::prelude::FILES };
    let options = ods_parser::eval::Options::default();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR"));
    let input = crates.join("prelude/mlir/IR/OpBase.td").display().to_string();
    let outcome = ods_parser::read(&input, &mut loader, &[], &options);
    assert!(outcome.diagnostics.is_empty());
    let (module, table) = runtime_module(&outcome.records, &outcome.sources).unwrap();
    golden::assert_all_equal([
        (crates.join("../ir-core/src/constraints.rs"), module),
        (crates.join("src/rust/builtin/fingerprints.rs"), table),
    ]);
}
