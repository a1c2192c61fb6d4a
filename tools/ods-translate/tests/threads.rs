//! The text of a module is the same whatever number of threads translates and prints it.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ir_core::context::Context;
use ir_core::text::{Renderer, parse_module};

/// A module of many functions, with attributes, metadata and branches, so that threads share numbers.
fn module() -> String {
    let mut text = String::from("llvm.mlir.global internal constant @text(\"abc\") : !llvm.array<3 x i8>\n");
    for index in 0..600 {
        let group = if index % 3 == 0 { "attributes {passthrough = [\"noinline\"]} " } else { "" };
        let _ = writeln!(
            text,
            "llvm.func @f{index}(%a: i32, %p: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {group}{{\n  \
             %c = llvm.mlir.constant({index} : i32) : i32\n  %less = llvm.icmp \"slt\" %a, %c : i32\n  \
             llvm.cond_br %less weights([{}, 7]), ^yes, ^no\n^yes:\n  llvm.br ^end(%a : i32)\n^no:\n  llvm.br ^end(%c : i32)\n\
             ^end(%x: i32):\n  %s = llvm.mlir.undef : !llvm.struct<(i32, ptr)>\n  \
             %t = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, ptr)>\n  llvm.return %t : !llvm.struct<(i32, ptr)>\n}}",
            index % 5 + 1,
        );
    }
    text
}

/// The text, or the first error; none if there is no module.
fn outcome(text: &str, threads: usize) -> Option<Result<String, String>> {
    let ctx = Context::new();
    ods_translate::register_dialects(&ctx);
    ctx.set_threads(threads);
    let parsed = parse_module(&ctx, "many.mlir", text.as_bytes()).ok()?.into_module();
    let result = ods_translate::llvm_ir(&parsed.ir, parsed.top);
    Some(result.map_err(|error| Renderer::new(&ctx).render(&error)))
}

fn translated(threads: usize) -> String {
    outcome(&module(), threads).expect("a module").expect("a translation")
}

/// The inputs of the goldens.
fn goldens(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/goldens").join(folder);
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let inputs = files.filter(|path| path.extension().is_some_and(|extension| extension == "mlir"));
    inputs.map(|path| fs::read_to_string(path).expect("text")).collect()
}

#[test]
fn any_number_of_threads_prints_the_same() {
    let one = translated(1);
    assert_eq!(one.matches("define").count(), 600);
    for threads in [2, 5] {
        assert!(translated(threads) == one, "{threads} threads print something else");
    }
}

#[test]
fn what_functions_add_to_a_module_does_not_depend_on_threads() {
    let mut translations = 0;
    for text in ["llvmir", "errors"].into_iter().flat_map(goldens) {
        let one = outcome(&text, 1);
        translations += usize::from(one.as_ref().is_some_and(|outcome| outcome.is_ok()));
        // The order of threads is random, so one run is not enough.
        for _ in 0..20 {
            assert!(outcome(&text, 4) == one, "threads translate differently:\n{text}");
        }
    }
    assert!(translations > 10, "{translations}");
}

#[test]
fn intrinsics_are_declared_in_the_order_of_functions() {
    let mut text = String::new();
    for index in 0..400 {
        let _ = writeln!(
            text,
            "llvm.func @f{index}(%a: i{number_of_bits}) -> i{number_of_bits} {{\n  \
             %0 = \"llvm.intr.smax\"(%a, %a) : (i{number_of_bits}, i{number_of_bits}) -> i{number_of_bits}\n  \
             llvm.return %0 : i{number_of_bits}\n}}",
            number_of_bits = index / 2 + 1,
        );
    }
    let one = outcome(&text, 1).expect("a module").expect("a translation");
    assert_eq!(one.matches("declare i").count(), 200);
    for _ in 0..20 {
        assert!(outcome(&text, 3) == Some(Ok(one.clone())), "threads declare in another order");
    }
}
