//! Collects the documentation of the operations of this project's dialects, which pages show (`--explore`).

use ods_codegen::{model, prelude};
use ods_parser::eval::Options;
use ods_parser::loader::MemoryLoader;
use serde_json::{Map, json};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    let mut operations = Map::new();
    for path in prelude::DIALECTS {
        let text = format!("include \"{path}\"\n");
        let mut loader = MemoryLoader { files: vec![("all.td".to_owned(), text)], prelude: prelude::FILES };
        let outcome = ods_parser::read("all.td", &mut loader, &[], &Options::default());
        if outcome.has_errors() || !model::has_operations(&outcome.records) {
            continue;
        }
        for operation in model::all_operations(&outcome.records).flatten() {
            let documentation = json!({
                "summary": operation.summary().unwrap_or_default().trim(),
                "description": operation.description().unwrap_or_default(),
                "format": operation.assembly_format().unwrap_or_default().trim(),
            });
            operations.insert(operation.name(), documentation);
        }
    }
    let folder = std::env::var_os("OUT_DIR").ok_or("Cargo names no folder for output")?;
    std::fs::write(
        std::path::Path::new(&folder).join("operations.json"),
        serde_json::to_string(&operations)?,
    )?;
    Ok(())
}
