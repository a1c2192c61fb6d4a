//! Each directive of declarative formats. An operation with the directive is generated and compiled. It reads
//! and prints texts, and the snapshots have the output. Printed text reads back as the same.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Prints the modules of a file in custom form, or their errors; valid ones also from the generic form.
const MAIN: &str = r#"
mod d {
    ir_core::definitions! { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/src/d.rs")); }
    include!("hooks.rs");
}
mod shared;

use ir_core::context::Context;
use ir_core::text::{PrintOptions, SourceChunk, parse_module_chunk, print_module};

fn printed(text: &[u8], line: u32, generic: bool) -> Result<String, String> {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    d::register(&ctx);
    shared::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    let source = SourceChunk { file: b"input", text, start: Some((line, 1)), passed: None };
    let module = parse_module_chunk(&ctx, &source).map_err(|errors| {
        let renderer = ir_core::text::Renderer::new(&ctx);
        errors.iter().map(|error| renderer.render(error)).collect::<String>()
    })?;
    ir_core::verify::verify(&module.ir, module.top).map_err(|error| error.message)?;
    let module = module.into_module();
    let mut out = Vec::new();
    let options = PrintOptions { generic, ..PrintOptions::default() };
    print_module(&module.ir, module.top, options, &Default::default(), &mut out).expect("memory takes all");
    Ok(String::from_utf8(out).expect("text"))
}

fn main() {
    let file = std::env::args().nth(1).expect("a file");
    let text = std::fs::read_to_string(file).expect("the input");
    let mut line = 1;
    for part in text.split("// -----\n") {
        match printed(part.as_bytes(), line, false) {
            Err(errors) => println!("{errors}"),
            Ok(custom) => {
                println!("{custom}");
                let generic = printed(part.as_bytes(), line, true).expect("it is right");
                for text in [&custom, &generic] {
                    match printed(text.as_bytes(), 1, false) {
                        Ok(again) if again == custom => {}
                        other => println!("what prints reads back as:\n{other:?}\n{text}"),
                    }
                }
            }
        }
        line += part.lines().count() as u32 + 1;
    }
}
"#;

/// Dialects with directives of the runtime, and the files with the definitions for the tests.
const DIALECTS: [(&str, &str); 16] = [
    ("acc", "shared.td"),
    ("gpu", "shared.td"),
    ("amdgpu", "families.td"),
    ("async", "families.td"),
    ("cf", "families.td"),
    ("emitc", "families.td"),
    ("irdl", "families.td"),
    ("llvm", "families.td"),
    ("ml_program", "families.td"),
    ("omp", "families.td"),
    ("pdl", "families.td"),
    ("spirv", "families.td"),
    ("bufferization", "inferred.td"),
    ("smt", "inferred.td"),
    ("vector", "inferred.td"),
    ("wasmssa", "inferred.td"),
];

/// A module with those dialects.
fn shared_module() -> String {
    let module = |(dialect, _): &(&str, &str)| {
        format!(
            "pub mod r#{dialect} {{\n    include!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/src/{dialect}.rs\"));\n}}\n"
        )
    };
    let registered: String =
        DIALECTS.iter().map(|(dialect, _)| format!("    r#{dialect}::register(ctx);\n")).collect();
    let modules: String = DIALECTS.iter().map(module).collect();
    format!("{modules}pub fn register(ctx: &ir_core::context::Context) {{\n{registered}}}\n")
}

fn goldens() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("goldens/syntax")
}

/// A crate with the generated code, in the folder of temporary test files.
fn crate_folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("directives");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace");
    let manifest = format!(
        "[package]\nname = \"directives\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nodsgen-ir-core = {{ path = {:?} }}\nodsgen-cpp-hooks = {{ path = {:?} }}\n\n[workspace]\n",
        root.join("ir-core"),
        root.join("dialects/cpp-hooks")
    );
    fs::write(folder.join("Cargo.toml"), manifest).expect("a manifest");
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).expect("the versions");
    fs::copy(goldens().join("hooks.rs"), folder.join("src/hooks.rs")).expect("hooks");
    fs::write(folder.join("src/main.rs"), MAIN).expect("a program");
    fs::write(folder.join("src/shared.rs"), shared_module()).expect("a module");
    for (dialect, file) in DIALECTS.into_iter().chain([("d", "directives.td")]) {
        let created = build_support::Build::new(goldens().join(file))
            .dialect(dialect)
            .out_dir(folder.join("src"))
            .output(format!("{dialect}.rs"))
            .generate();
        created.unwrap_or_else(|error| panic!("{error}"));
    }
    folder
}

#[test]
#[ignore = "compiles crates: cargo xtask ci"]
fn directives_read_and_print() {
    let folder = crate_folder();
    let names =
        ["right", "wrong", "shared_right", "shared_wrong", "families_right", "families_wrong", "inferred"];
    for name in names {
        let output = Command::new(env!("CARGO"))
            .args(["run", "--quiet", "--offline", "--manifest-path"])
            .arg(folder.join("Cargo.toml"))
            .arg("--")
            .arg(goldens().join(format!("{name}.mlir")))
            .output()
            .expect("cargo runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).expect("text");
        assert!(!text.contains("reads back as"), "{text}");
        insta::with_settings!({ snapshot_path => goldens(), prepend_module_to_snapshot => false }, {
            insta::assert_snapshot!(name, text);
        });
    }
}
