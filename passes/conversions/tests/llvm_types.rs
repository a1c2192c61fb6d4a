//! The conversion of types to the dialect `llvm`.

use conversions::llvm::{LlvmOptions, LlvmTypeConverter};
use ir_core::prelude::*;

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialect_llvm::register(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// Converts the type with this syntax, and prints the result.
fn converted(ctx: &Context, converter: &LlvmTypeConverter, ty: &str) -> String {
    let text = format!("%0 = \"test.value\"() : () -> ({ty})");
    let module = Module::parse(ctx, &text).expect("the type is valid");
    let ir = module.ir();
    let block = ir.first_block(ir.region(module.operation(), 0)).expect("a module has a block");
    let op = ir.first_op(block).expect("there is an operation");
    let ty = ir.value_type(ir.result(op, 0));
    converter.convert(ctx, ty).map_or("none".to_owned(), |ty| ty.to_text(ctx))
}

#[test]
fn types_become_those_that_mlir_opt_makes_of_them() {
    let ctx = context();
    let converter = LlvmTypeConverter::new(LlvmOptions::default());
    let of_memref = |fields: &str| format!("!llvm.struct<({fields})>");
    for (ty, expected) in [
        ("i7", "i7".to_owned()),
        ("si32", "i32".to_owned()),
        ("index", "i64".to_owned()),
        ("bf16", "bf16".to_owned()),
        ("f8E4M3FN", "i8".to_owned()),
        ("f6E2M3FN", "i6".to_owned()),
        ("f4E2M1FN", "i4".to_owned()),
        ("tf32", "none".to_owned()),
        ("complex<f32>", of_memref("f32, f32")),
        ("(i32) -> f32", "!llvm.ptr".to_owned()),
        ("tuple<i32>", "none".to_owned()),
        ("tensor<2xi32>", "none".to_owned()),
        ("vector<4xf32>", "vector<4xf32>".to_owned()),
        ("vector<[4]xindex>", "vector<[4]xi64>".to_owned()),
        ("vector<f8E5M2>", "vector<1xi8>".to_owned()),
        ("vector<2x3x[4]xi1>", "!llvm.array<2 x array<3 x vector<[4]xi1>>>".to_owned()),
        ("vector<[2]x4xi1>", "none".to_owned()),
        ("memref<f32>", of_memref("ptr, ptr, i64")),
        ("memref<2x?xf32>", of_memref("ptr, ptr, i64, array<2 x i64>, array<2 x i64>")),
        ("memref<2xindex, 3>", of_memref("ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>")),
        ("memref<2xi8, \"shared\">", "none".to_owned()),
        ("memref<2x2xi8, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>", "none".to_owned()),
        ("memref<*xi8>", of_memref("i64, ptr")),
        ("!llvm.struct<(i32, ptr)>", "!llvm.struct<(i32, ptr)>".to_owned()),
    ] {
        assert_eq!(converted(&ctx, &converter, ty), expected, "{ty}");
    }
}

#[test]
fn options_say_how_many_bits_an_index_has() {
    let ctx = context();
    let converter = LlvmTypeConverter::new(LlvmOptions::with_index_bitwidth(32));
    assert_eq!(converted(&ctx, &converter, "index"), "i32");
    let expected = "!llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>";
    assert_eq!(converted(&ctx, &converter, "memref<?xi8>"), expected);
}
