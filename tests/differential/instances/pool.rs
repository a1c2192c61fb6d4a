//! Types and attributes that instances are made of.

use ir_core::context::{Attribute, Context, Type};
use ir_core::text::parse_module;

use crate::definitions;

const TYPES: &str = "i1 i8 i16 i32 i64 index f32 f64 f16 bf16 si32 ui32 si8 ui8 si64 ui64 si16 ui16 i4 i128 none complex<f32> \
complex<f64> tensor<4xf32> tensor<4x8xf32> tensor<?xf32> tensor<?x?xf32> tensor<*xf32> tensor<4xi32> tensor<4xi1> tensor<4xindex> \
tensor<4xi64> tensor<4xi8> tensor<f32> tensor<i32> tensor<1xf32> tensor<1x4x8xf32> tensor<1x4x4x2xf32> tensor<1x2x3x4x5xf32> \
tensor<?xi32> tensor<?xindex> tensor<4x8xi32> tensor<4xf16> tensor<1x1x1xi8> tensor<1xi32> tensor<1x4x8xi32> tensor<2xindex> \
tensor<1xi8> tensor<4x8xi8> tensor<4xcomplex<f32>> \
memref<4xf32> memref<?xf32> memref<4x8xf32> memref<?x?xf32> memref<*xf32> memref<4xi32> memref<4xi8> memref<f32> memref<16x16xf16> \
memref<4xindex> memref<?xi32> memref<4x4xi32,1> memref<16xf32,3> memref<1xi32> memref<4xi1> memref<?x?x?xf32> memref<1024xi8> \
vector<4xf32> vector<4xi32> vector<4xi1> vector<16xf32> vector<8xf32> vector<8xf64> vector<4xf64> vector<2xf64> vector<16xi32> \
vector<8xi64> vector<16xi8> vector<8xi16> vector<4xi16> vector<8xi8> vector<2xi32> vector<2xi64> vector<4xf16> vector<2xf16> \
vector<8xbf16> vector<16xbf16> vector<32xbf16> vector<8xf16> vector<2xf32> vector<4xbf16> vector<4x8xf32> vector<4xindex> vector<f32> \
vector<1xf32> vector<2xbf16> vector<16xf16> vector<16xbf16> vector<32xf32> vector<6xi32> vector<16xf6E2M3FN> vector<8xi32> \
vector<64xi8> vector<32xi8> vector<16xi1> vector<8xi1> vector<3xf32> vector<2x2xf32> vector<4x2xf16> vector<2xi1> vector<4xi8> vector<32xi1> \
vector<[4]xf32> vector<[4]xi32> vector<[2]xf64> vector<[2]xi64> vector<[8]xi16> vector<[16]xi8> vector<[16]xi1> vector<[8]xi1> \
vector<[4]xi1> vector<[2]xi1> vector<[8]xf16> vector<[8]xbf16> vector<[4]x[4]xf32> vector<[4]x[4]xi32> vector<[2]x[2]xf64> \
vector<[16]x[16]xi8> vector<[8]x[8]xf16> vector<[2]x[2]xi64> vector<[8]x[8]xi16> vector<[1]xi1> vector<1xi32> vector<1x4xf32> \
(i32)->i32 ()->() tuple<i32,f32> f8E4M3FN f8E5M2 f8E8M0FNU f4E2M1FN vector<4xf8E4M3FN> vector<4xf8E5M2> tf32 f80 f128 i5 i48 i24";

/// Types that contain types of dialects, or whose syntax is custom.
const MORE_TYPES: &[&str] = &[
    "memref<4x8xf32, 3>",
    "memref<4xf32, #gpu.address_space<workgroup>>",
    "memref<16x16xf16, #gpu.address_space<workgroup>>",
    "memref<4xf32, #gpu.address_space<global>>",
    "memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>",
    "memref<128x64xf16, 3>",
    "vector<2x1xf16>",
    "vector<4x1xf16>",
    "vector<2x2xf16>",
    "vector<2x2xi32>",
    "!llvm.ptr<1>",
    "!llvm.ptr<3>",
    "!llvm.ptr<4>",
    "!llvm.ptr<7>",
    "!llvm.struct<()>",
    "!llvm.struct<(i32, i32)>",
    "!llvm.struct<(i32, i1)>",
    "!llvm.struct<(f32, f32)>",
    "!llvm.struct<(f32, i32)>",
    "!llvm.array<4 x i32>",
    "!llvm.func<void ()>",
    "!llvm.func<i32 (i32)>",
    "!spirv.ptr<f32, Function>",
    "!spirv.ptr<i32, Workgroup>",
    "!spirv.ptr<i64, StorageBuffer>",
    "!spirv.ptr<i32, CrossWorkgroup>",
    "!spirv.struct<(f32, i32)>",
    "!spirv.struct<(i32, i32)>",
    "!spirv.struct<(si32, si32)>",
    "!spirv.array<4 x f32>",
    "!spirv.rtarray<f32>",
    "!spirv.matrix<3 x vector<3xf32>>",
    "!spirv.matrix<2 x vector<2xf32>>",
    "!spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>",
    "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>",
    "!spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>",
    "!spirv.arm.tensor<4xf32>",
    "!spirv.arm.tensor<4x8xf32>",
    "!spirv.arm.tensor<4xi1>",
    "tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>",
    "tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>",
];

/// Largest number of values of one definition.
const MOST: usize = 12;

const ATTRIBUTES: &[&str] = &[
    "0 : i32",
    "1 : i32",
    "2 : i32",
    "4 : i32",
    "0 : i64",
    "1 : i64",
    "2 : i64",
    "8 : i64",
    "16 : i64",
    "1 : i8",
    "0 : i8",
    "1 : i16",
    "0 : i16",
    "true",
    "false",
    "1 : index",
    "0 : index",
    "1 : si32",
    "1 : ui32",
    "1 : si64",
    "1 : ui64",
    "1 : ui8",
    "1 : si8",
    "7 : i4",
    "1.0 : f32",
    "0.5 : f32",
    "1.0 : f64",
    "1.0 : f16",
    "\"text\"",
    "\"one\"",
    "@symbol",
    "@symbol::@nested",
    "unit",
    "[]",
    "[1, 2]",
    "[\"a\", \"b\"]",
    "[@symbol]",
    "[1 : i32, 2 : i32]",
    "[0 : index, 1 : index]",
    "[true, false]",
    "[i32]",
    "[i32, f32]",
    "[[0, 1]]",
    "[[1, 2], [0]]",
    "[[]]",
    "[1.0 : f32]",
    "[1.0]",
    "[affine_map<(d0) -> (d0)>]",
    "[affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>]",
    "[unit]",
    "[{a = 1 : i32}]",
    "[\"parallel\"]",
    "{}",
    "{a = 1 : i32}",
    "{sym = 1 : i32, x = \"y\"}",
    "i32",
    "f32",
    "index",
    "(i32) -> i32",
    "() -> ()",
    "tensor<4xf32>",
    "memref<4xf32>",
    "vector<4xf32>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1) -> (d1, d0)>",
    "affine_map<() -> (0)>",
    "affine_map<(d0, d1) -> (d0)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "array<i1: true>",
    "array<i1: true, false>",
    "array<i1>",
    "array<i8: 1, 2>",
    "array<i8>",
    "array<i16: 1>",
    "array<i32: 1>",
    "array<i32: 1, 2>",
    "array<i32>",
    "array<i32: 0>",
    "array<i32: 0, 1>",
    "array<i64: 1>",
    "array<i64: 1, 2>",
    "array<i64>",
    "array<i64: 0>",
    "array<i64: 0, 1>",
    "array<i64: 1, 1>",
    "array<i64: 4>",
    "array<i64: -9223372036854775808>",
    "array<i64: 1, 1, 1, 1>",
    "array<i64: 1, 1, 1>",
    "array<f32: 1.0>",
    "array<f64: 1.0>",
    "dense<1> : tensor<4xi32>",
    "dense<1> : vector<4xi32>",
    "dense<1.0> : tensor<4xf32>",
    "dense<1> : tensor<1xi64>",
    "dense<[1, 2]> : tensor<2xi64>",
    "dense<[1, 2]> : vector<2xi64>",
    "dense<true> : tensor<1xi1>",
    "dense<1> : tensor<2xi32>",
    "dense<1> : tensor<2x2xi64>",
    "dense<1.0> : vector<4xf32>",
    "dense<0> : tensor<1xindex>",
    "dense<1> : tensor<4xi8>",
    "dense<[\"a\"]> : tensor<1x!t.string>",
    "sparse<0, 1> : tensor<4xi32>",
    "loc(unknown)",
    "strided<[1], offset: 0>",
];

/// Types and attributes, each with its text.
pub struct Pool {
    /// Types: builtin ones first.
    pub types: Vec<(Type, String)>,
    /// Number of builtin types.
    pub plain_types: usize,
    /// Attributes: builtin ones first.
    pub attributes: Vec<(Attribute, String)>,
    /// Number of builtin attributes.
    pub plain_attributes: usize,
}

impl Pool {
    /// Collects the builtin ones, and those of all definitions with a text.
    pub fn new(ctx: &Context) -> Pool {
        let mut pool =
            Pool { types: Vec::new(), plain_types: 0, attributes: Vec::new(), plain_attributes: 0 };
        for text in TYPES.split(' ').map(|text| text.replace("->", " -> ").replace(',', ", ")) {
            pool.add_type(ctx, &text);
        }
        for text in ATTRIBUTES {
            pool.add_attribute(ctx, text);
        }
        (pool.plain_types, pool.plain_attributes) = (pool.types.len(), pool.attributes.len());
        // Twice, because a definition may contain a later one.
        for _ in 0..2 {
            for spec in all_dialects::types() {
                for text in definitions::texts::<Type>(&pool, ctx, spec, '!', 0).iter().take(MOST) {
                    pool.add_type(ctx, text);
                }
            }
            for spec in all_dialects::attributes() {
                for text in definitions::texts::<Attribute>(&pool, ctx, spec, '#', 0).iter().take(MOST) {
                    pool.add_attribute(ctx, text);
                }
            }
        }
        for text in MORE_TYPES {
            pool.add_type(ctx, text);
        }
        pool
    }

    fn add_type(&mut self, ctx: &Context, text: &str) {
        if let Some(ty) = read_type(ctx, text)
            && !self.types.iter().any(|(known, _)| *known == ty)
        {
            self.types.push((ty, text.to_owned()));
        }
    }

    fn add_attribute(&mut self, ctx: &Context, text: &str) {
        if let Some(attribute) = read_attribute(ctx, text)
            && !self.attributes.iter().any(|(known, _)| *known == attribute)
        {
            self.attributes.push((attribute, text.to_owned()));
        }
    }
}

fn read_type(ctx: &Context, text: &str) -> Option<Type> {
    let whole = format!("\"t.a\"() : () -> ({text})");
    read(ctx, &whole, |ir, op| ir.results(op).next().map(|value| ir.value_type(value)))
}

fn read_attribute(ctx: &Context, text: &str) -> Option<Attribute> {
    let whole = format!("\"t.a\"() {{a = {text}}} : () -> ()");
    read(ctx, &whole, |ir, op| Some(ir.attributes(op)?.dictionary_entries(ctx)?.first()?.value))
}

/// The types of these texts. Other texts are skipped.
pub(crate) fn read_types(ctx: &Context, texts: &[String]) -> Vec<Type> {
    texts.iter().filter_map(|text| read_type(ctx, text)).collect()
}

/// The attributes of these texts. Other texts are skipped.
pub(crate) fn read_attributes(ctx: &Context, texts: &[String]) -> Vec<Attribute> {
    texts.iter().filter_map(|text| read_attribute(ctx, text)).collect()
}

/// Reads something from the first operation of a text, if the text is valid.
fn read<T>(
    ctx: &Context,
    text: &str,
    get: impl Fn(&ir_core::ir::Ir, ir_core::ir::Op) -> Option<T>,
) -> Option<T> {
    let module = std::panic::AssertUnwindSafe(|| parse_module(ctx, "pool", text.as_bytes()));
    let module = std::panic::catch_unwind(module).ok()?.ok()?;
    let block = module.ir.first_block(module.ir.region(module.top, 0))?;
    get(&module.ir, module.ir.first_op(block)?)
}
