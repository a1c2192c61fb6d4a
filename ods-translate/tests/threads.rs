//! The text of a module is the same whatever number of threads prints it.

use std::fmt::Write as _;

use ir_core::context::Context;
use ir_core::text::parse_module;

/// A module of many functions, with attributes, metadata and branches, so that threads share numbers.
fn module() -> String {
    let mut text = String::from("llvm.mlir.global internal constant @text(\"abc\") : !llvm.array<3 x i8>\n");
    for number in 0..600 {
        let group = if number % 3 == 0 { "attributes {passthrough = [\"noinline\"]} " } else { "" };
        let _ = writeln!(
            text,
            "llvm.func @f{number}(%a: i32, %p: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {group}{{\n  \
             %c = llvm.mlir.constant({number} : i32) : i32\n  %less = llvm.icmp \"slt\" %a, %c : i32\n  \
             llvm.cond_br %less weights([{}, 7]), ^yes, ^no\n^yes:\n  llvm.br ^end(%a : i32)\n^no:\n  llvm.br ^end(%c : i32)\n\
             ^end(%x: i32):\n  %s = llvm.mlir.undef : !llvm.struct<(i32, ptr)>\n  \
             %t = llvm.insertvalue %x, %s[0] : !llvm.struct<(i32, ptr)>\n  llvm.return %t : !llvm.struct<(i32, ptr)>\n}}",
            number % 5 + 1,
        );
    }
    text
}

fn translated(threads: usize) -> String {
    let ctx = Context::new();
    odsgen_translate::register_dialects(&ctx);
    ctx.set_threads(threads);
    let parsed = parse_module(&ctx, "many.mlir", module().as_bytes()).expect("a module").into_module();
    odsgen_translate::llvm_ir(&parsed.ir, parsed.top).expect("a translation")
}

#[test]
fn any_number_of_threads_prints_the_same() {
    let one = translated(1);
    assert_eq!(one.matches("define").count(), 600);
    for threads in [2, 5] {
        assert!(translated(threads) == one, "{threads} threads print something else");
    }
}
