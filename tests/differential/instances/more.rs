//! Types and attributes made of others. They are many, so they are tried only for constraints that reject the
//! whole pool.

use std::cell::OnceCell;

use ir_core::context::{Attribute, Context, Type};

use crate::pool::{Pool, read_attributes, read_types};

/// Shapes of types with elements; `[4]` is scalable.
const SHAPES: &[&str] = &[
    "", "1x", "2x", "3x", "4x", "6x", "8x", "16x", "32x", "64x", "128x", "256x", "1x1x", "2x2x", "3x3x", "4x4x", "8x8x",
    "16x16x", "16x64x", "8x16x", "32x32x", "2x4x", "4x2x", "2x8x", "4x8x", "128x64x", "1x4x", "2x3x4x", "1x2x3x4x",
    "1x6x6x2x3x5x", "1x1x8x8x", "4x4x4x4x", "4x1x", "8x1x", "16x32x",
];
const SCALABLE: &[&str] = &[
    "[1]x", "[2]x", "[4]x", "[8]x", "[16]x", "[32]x", "[1]x[1]x", "[2]x[2]x", "[4]x[4]x", "[8]x[8]x", "[16]x[16]x", "2x[4]x",
    "2x[8]x", "2x[2]x", "2x[16]x", "4x[4]x",
];
const DYNAMIC: &[&str] = &["?x", "?x?x", "4x?x", "*x"];
const ELEMENTS: &str = "i1 i2 i4 i8 i16 i32 i64 i128 si8 si16 si32 si64 ui8 ui16 ui32 ui64 index f16 bf16 f32 f64 tf32 f8E4M3FN f8E5M2 f8E4M3FNUZ \
f8E5M2FNUZ f8E8M0FNU f6E2M3FN f6E3M2FN f4E2M1FN complex<f32> complex<f64>";
const NUMBERS: &str = "i1 i8 i16 i32 i64 index si32 ui32 si64 ui64 ui8 si8 si16 ui16";

/// Types and attributes that are created on first use.
#[derive(Default)]
pub(crate) struct More {
    types: OnceCell<Vec<Type>>,
    attributes: OnceCell<Vec<Attribute>>,
}

impl More {
    /// Types of every shape and element type, and types with parameters from the pool.
    pub(crate) fn types(&self, ctx: &Context, pool: &Pool) -> &[Type] {
        self.types.get_or_init(|| {
            let mut texts = Vec::new();
            let shaped = |class: &str, shapes: &[&str], texts: &mut Vec<String>| {
                for element in ELEMENTS.split(' ') {
                    texts.extend(shapes.iter().map(|shape| format!("{class}<{shape}{element}>")));
                }
            };
            for class in ["vector", "tensor", "memref"] {
                shaped(class, SHAPES, &mut texts);
            }
            shaped("vector", SCALABLE, &mut texts);
            for class in ["tensor", "memref"] {
                shaped(class, DYNAMIC, &mut texts);
            }
            for (_, ty) in &pool.types[pool.plain_types..] {
                let forms = ["memref<4x", "memref<?x", "tensor<4x", "memref<", "tensor<", "vector<4x"];
                texts.extend(forms.map(|form| format!("{form}{ty}>")));
            }
            let spaces = pool.attributes[pool.plain_attributes..].iter().map(|(_, text)| text.as_str());
            for space in spaces.chain(["1", "2", "3", "4", "5", "6", "7"]) {
                let forms = ["4xf32", "16x16xf16", "128x64xf32", "?xi32", "4x?xf32"];
                texts.extend(forms.map(|form| format!("memref<{form}, {space}>")));
                texts.push(format!("!llvm.ptr<{space}>"));
                texts.push(format!("tensor<4x8xf32, {space}>"));
            }
            texts.extend((1..=66).flat_map(|width| [format!("i{width}"), format!("si{width}"), format!("ui{width}")]));
            read_types(ctx, &texts)
        })
    }

    /// Numbers, lists of attributes of the pool, and elements of every element type.
    pub(crate) fn attributes(&self, ctx: &Context, pool: &Pool) -> &[Attribute] {
        self.attributes.get_or_init(|| {
            let mut texts = Vec::new();
            for ty in NUMBERS.split(' ') {
                texts.extend((0..=64).chain([128, 256, 512, 1024]).map(|number| format!("{number} : {ty}")));
            }
            for (_, text) in &pool.attributes {
                texts.extend([format!("[{text}]"), format!("[{text}, {text}]"), format!("[[{text}]]"), format!("{{a = {text}}}")]);
            }
            for (_, text) in &pool.types {
                texts.extend([text.clone(), format!("[{text}]"), format!("[{text}, {text}]")]);
            }
            for ty in ["i8", "i16", "i32", "i64", "f32", "f64"] {
                let value = if ty.starts_with('f') { "1.0" } else { "1" };
                texts.extend((1..=8).map(|count| format!("array<{ty}: {}>", vec![value; count].join(", "))));
            }
            for element in ELEMENTS.split(' ') {
                let value = if element.contains("f") { "1.0" } else { "1" };
                let value = if element.starts_with("complex") { "(1.0, 1.0)" } else { value };
                let value = if element == "i1" { "true" } else { value };
                texts.push(format!("{value} : {element}"));
                let shapes = ["", "1x", "2x", "3x", "4x", "2x2x", "2x1x", "1x2x"];
                for class in ["tensor", "vector"] {
                    texts.extend(shapes.map(|shape| format!("dense<{value}> : {class}<{shape}{element}>")));
                }
            }
            read_attributes(ctx, &texts)
        })
    }
}
