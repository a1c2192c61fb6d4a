//! Values as MLIR text: that of attributes, where a value has one.

use ir_core::context::{Context, Location, Type, TypeKind};
use ir_core::num::{ApFloat, ApInt};
use ir_core::predicates::shaped;
use ir_core::text::{PrintOptions, Printer};

use crate::value::{Buffer, Value};

/// A value of a type: `7 : i32`, `1.500000e+00 : f32`, `dense<[1, 2]> : vector<2xi8>`, `poison : i32`.
#[must_use]
pub fn value_text(ctx: &Context, value: &Value, ty: Type) -> String {
    let name = ty.to_text(ctx);
    match value {
        Value::MemRef(memref) => {
            let (sizes, strides) = (&memref.sizes, &memref.strides);
            let (id, offset) = (memref.base.allocation, memref.offset);
            format!("memref #{id}, offset {offset}, sizes {sizes:?}, strides {strides:?} : {name}")
        }
        Value::Bits(_) if scalar(ctx, value, ty) == "true" || scalar(ctx, value, ty) == "false" => {
            scalar(ctx, value, ty)
        }
        Value::Bits(_) | Value::Poison(_) | Value::Pointer(_) | Value::Object(_) => {
            format!("{} : {name}", scalar(ctx, value, ty))
        }
        Value::Tensor(tensor) => {
            format!("dense<{}> : {name}", list(ctx, &tensor.elements, &tensor.sizes, ty))
        }
        Value::Aggregate(elements) => match ty.kind(ctx) {
            TypeKind::Vector { shape, .. } => format!("dense<{}> : {name}", list(ctx, elements, shape, ty)),
            _ => format!("{} : {name}", scalar(ctx, value, ty)),
        },
    }
}

/// The contents of a memref: `[[1, 2], [3, 4]] : memref<2x2xi32>`.
#[must_use]
pub fn buffer_text(ctx: &Context, buffer: &Buffer, ty: Type) -> String {
    format!("{} : {}", list(ctx, &buffer.elements, &buffer.sizes, ty), ty.to_text(ctx))
}

/// A location: `file:line:column` where it is one, otherwise as MLIR's text has it.
#[must_use]
pub fn location_text(ctx: &Context, location: Location) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.print_location(location);
    let text = printer.finish();
    let inner = text.strip_prefix("loc(\"").and_then(|text| text.strip_suffix(')'));
    match inner.and_then(|text| text.split_once("\":")) {
        Some((file, position)) if position.bytes().all(|byte| byte.is_ascii_digit() || byte == b':') => {
            format!("{file}:{position}")
        }
        _ => text,
    }
}

/// Elements in nested brackets.
fn list(ctx: &Context, elements: &[Value], sizes: &[i64], ty: Type) -> String {
    let element = shaped::element_type(ctx, ty).unwrap_or(ty);
    let Some((size, inner)) = sizes.split_first() else {
        return elements.first().map_or_else(String::new, |value| scalar(ctx, value, element));
    };
    let stride = inner.iter().product::<i64>() as usize;
    let part = |index: usize| {
        let part = elements.get(index * stride..(index + 1) * stride).unwrap_or(&[]);
        list(ctx, part, inner, ty)
    };
    let parts: Vec<String> = (0..*size as usize).map(part).collect();
    format!("[{}]", parts.join(", "))
}

/// A value without its type.
fn scalar(ctx: &Context, value: &Value, ty: Type) -> String {
    let untyped = |text: String| text.rsplit_once(" : ").map_or(text.clone(), |(text, _)| text.to_owned());
    match (value, ty.kind(ctx)) {
        (Value::Poison(_), _) => "poison".to_owned(),
        (Value::Bits(bits), TypeKind::Integer { width, .. }) => {
            untyped(ctx.integer_attr(ty, ApInt::from_u128(width, *bits)).to_text(ctx))
        }
        (Value::Bits(bits), TypeKind::Float(semantics)) => {
            untyped(ctx.float_attr(ty, ApFloat::from_bits(semantics, *bits)).to_text(ctx))
        }
        (Value::Bits(bits), _) => (*bits as u64 as i64).to_string(),
        (Value::Pointer(pointer), _) => format!("{:#x}", pointer.address),
        (Value::Aggregate(parts), TypeKind::Complex(element)) => {
            let parts: Vec<String> = parts.iter().map(|part| scalar(ctx, part, element)).collect();
            format!("({})", parts.join(", "))
        }
        (Value::Aggregate(parts), _) => {
            let types = field_types(ctx, ty, parts.len());
            let parts: Vec<String> =
                parts.iter().zip(types).map(|(part, ty)| scalar(ctx, part, ty)).collect();
            format!("[{}]", parts.join(", "))
        }
        (Value::Object(_), _) => "object".to_owned(),
        (other, _) => value_text(ctx, other, ty),
    }
}

fn field_types(ctx: &Context, ty: Type, count: usize) -> Vec<Type> {
    use dialect_llvm::{LLVMArrayType, LLVMStructType};
    use ir_core::attr_or_type::DefHandle as _;
    if let Some(structure) = LLVMStructType::cast(ctx, ty) {
        return structure.elements(ctx).to_vec();
    }
    let element = LLVMArrayType::cast(ctx, ty).map(|array| array.element_type(ctx));
    vec![element.or_else(|| shaped::element_type(ctx, ty)).unwrap_or(ty); count]
}
