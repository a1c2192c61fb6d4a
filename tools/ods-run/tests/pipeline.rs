//! The programs in their source form, lowered by this project's passes.

#![expect(unsafe_code, reason = "the programs run")]

use std::fs;
use std::path::Path;

use ir_core::pass::PassRegistry;
use ir_core::{Context, Module};
use ods_run::{Jit, JitOptions, OptLevel};

/// From `affine`, `scf`, `memref`, `arith`, `math`, `index` and `func` to `llvm`.
pub(crate) const PIPELINE: &str = "builtin.module(lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,arith-expand,\
                        convert-math-to-llvm,convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm,\
                        finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,convert-ub-to-llvm,\
                        reconcile-unrealized-casts)";

/// Programs of dialects that no pass lowers yet.
const OTHER_DIALECTS: [&str; 1] = ["complex_numbers"];

#[test]
fn our_passes() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap();
        let result = text.lines().find_map(|line| line.strip_prefix("// RESULT: i"));
        let is_source = file.extension().is_some_and(|ext| ext == "mlir") && !text.contains("llvm.func");
        let (Some(result), true, false) = (result, is_source, OTHER_DIALECTS.contains(&name.as_str())) else {
            continue;
        };
        let (width, result) = result.split_once(' ').unwrap();
        let ctx = Context::new();
        ods_opt::register_dialects(&ctx);
        let mut module = Module::parse_file(&ctx, &name, &text).unwrap();
        module.run_passes(&registry, PIPELINE).unwrap_or_else(|error| panic!("{name}: {error}"));
        let options = JitOptions { level: OptLevel::Speed, ..JitOptions::default() };
        let jit = Jit::with_options(&module, &options).unwrap_or_else(|error| panic!("{name}: {error}"));
        // SAFETY: Each program accesses its own memory only, and ends; the peers run it, too.
        let found = unsafe {
            match width {
                "32" => jit.get::<fn() -> i32>("main").unwrap().call().to_string(),
                _ => jit.get::<fn() -> i64>("main").unwrap().call().to_string(),
            }
        };
        assert_eq!(found, result, "{name}");
        count += 1;
    }
    assert!(count > 70, "{count} programs");
}
