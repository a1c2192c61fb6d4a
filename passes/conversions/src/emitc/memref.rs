//! Memrefs with static shapes become arrays, and allocations become calls of the C library.

use super::types::{add, add_cast_materializations, constant_of, create, no_value, result_type};
use dialects::emitc;
use dialects::emitc::{ArrayType, IncludeOp, LValueType, OpaqueType, PointerType, SizeTType};
use dialects::memref::{AllocOp, AllocaOp, CopyOp, GetGlobalOp, GlobalOp, LoadOp, StoreOp};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{AttrKind, Attribute, Context, DYNAMIC, Location, Type, TypeKind};
use ir_core::fold::splat_element;
use ir_core::interfaces::{Visibility, visibility};
use ir_core::ir::{Builder, Ir, Op, OpBuilder as _, OpHandle as _, Order, Value};
use ir_core::predicates::attributes::string_value;
use ir_core::predicates::shaped::{element_type, num_elements, shape};
use ir_core::rewrite::{ConversionRewriter, PatternSet, TypeConversion, TypeConverter};
use std::sync::Arc;

type Rewriter<'r, 'a, 'b> = &'r mut ConversionRewriter<'a, 'b>;

const MALLOC: &str = "malloc";
const ALIGNED_ALLOC: &str = "aligned_alloc";
const FREE: &str = "free";
const MEMCPY: &str = "memcpy";

/// Adds the patterns that convert operations of `memref` (MLIR's `populateMemRefToEmitCConversionPatterns`).
pub fn add_memref_to_emitc(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    add(patterns, converter, "ConvertAlloca", lower_alloca);
    add(patterns, converter, "ConvertAlloc", lower_alloc);
    add(patterns, converter, "ConvertCopy", lower_copy);
    add(patterns, converter, "ConvertGlobal", lower_global);
    add(patterns, converter, "ConvertGetGlobal", lower_get_global);
    add(patterns, converter, "ConvertLoad", lower_load);
    add(patterns, converter, "ConvertStore", lower_store);
}

/// Whether a memref can be an array: its sizes are static and positive, and its elements contiguous.
fn is_array_like(ctx: &Context, ty: Type) -> bool {
    let TypeKind::MemRef { shape, layout, .. } = ty.kind(ctx) else { return false };
    let is_identity = match layout.map(|layout| layout.kind(ctx)) {
        None => true,
        Some(AttrKind::AffineMap(map)) => map.is_identity(ctx),
        Some(_) => false,
    };
    is_identity && !shape.is_empty() && shape.iter().all(|size| *size != 0 && *size != DYNAMIC)
}

/// Adds the rule that converts memrefs to arrays (MLIR's `populateMemRefToEmitCTypeConversion`).
pub(super) fn add_arrays(converter: &mut TypeConverter) {
    converter.add_conversion(|converter, ctx, ty| {
        let TypeKind::MemRef { shape, element, .. } = ty.kind(ctx) else { return TypeConversion::Next };
        if !is_array_like(ctx, ty) {
            return TypeConversion::Next;
        }
        let element = converter.convert_type(ctx, element);
        let array =
            element.and_then(|element| ArrayType::get_checked(ctx, Location::UNKNOWN, shape, element).ok());
        match array {
            Some(array) => TypeConversion::One(array.into()),
            None => TypeConversion::Next,
        }
    });
    add_cast_materializations(converter);
}

/// Creates the call of a function with one result.
fn call(rewriter: Rewriter<'_, '_, '_>, ty: Type, callee: &str, operands: &[Value]) -> Value {
    let new = emitc::CallOpaqueOp::create(&mut **rewriter, &[ty], callee, operands).op();
    rewriter.ir().result(new, 0)
}

/// The size in bytes of a memref with a static shape.
fn num_bytes(rewriter: Rewriter<'_, '_, '_>, ty: Type) -> Option<Value> {
    let ctx = rewriter.context();
    let element = ctx.type_attr(element_type(ctx, ty)?);
    let size_t = SizeTType::get(ctx).base();
    let size = emitc::CallOpaqueOp::builder(&mut **rewriter, &[size_t], "sizeof", &[]);
    let size = size.args(&[element][..]).create().op();
    let size = rewriter.ir().result(size, 0);
    let count = constant_of(rewriter, Type::INDEX, num_elements(ctx, ty)?);
    Some(create::<emitc::MulOp>(rewriter, size_t, &[size, count]))
}

fn lower_alloca(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    alloca: AllocaOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), alloca.op());
    if shape(ctx, ir.value_type(ir.result(op, 0)))?.contains(&DYNAMIC) {
        return rewriter.mismatch("cannot transform alloca with dynamic shape");
    }
    if alloca.alignment(ir).is_some_and(|alignment| alignment > 1) {
        return rewriter.mismatch("cannot transform alloca with alignment requirement");
    }
    let ty = result_type(rewriter, converter, op)?;
    if !ArrayType::is(ctx, ty) {
        return rewriter.mismatch("cannot convert type");
    }
    let new = emitc::VariableOp::create(&mut **rewriter, ty, no_value(ctx)).op();
    let value = rewriter.ir().result(new, 0);
    rewriter.replace_op(op, &[value]);
    Some(())
}

fn lower_alloc(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    alloc: AllocOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), alloc.op());
    let ty = ir.value_type(ir.result(op, 0));
    if !is_array_like(ctx, ty) {
        return rewriter.mismatch("incompatible memref type for EmitC conversion");
    }
    let alignment = alloc.alignment(ir);
    let bytes = num_bytes(rewriter, ty)?;
    let pointer = PointerType::get(ctx, OpaqueType::get(ctx, "void").base()).base();
    let memory = match alignment {
        None => call(rewriter, pointer, MALLOC, &[bytes]),
        Some(alignment) => {
            let alignment = constant_of(rewriter, SizeTType::get(ctx).base(), i64::try_from(alignment).ok()?);
            call(rewriter, pointer, ALIGNED_ALLOC, &[alignment, bytes])
        }
    };
    let pointer = PointerType::get(ctx, element_type(ctx, ty)?).base();
    let value = create::<emitc::CastOp>(rewriter, pointer, &[memory]);
    rewriter.replace_op(op, &[value]);
    Some(())
}

/// The type of the elements of an array value.
fn element_of(rewriter: Rewriter<'_, '_, '_>, array: Value) -> Option<Type> {
    let ctx = rewriter.context();
    let ty = rewriter.ir().value_type(array);
    match ArrayType::cast(ctx, ty) {
        Some(array) => Some(array.element_type(ctx)),
        None => rewriter.mismatch("expected array type"),
    }
}

/// The `emitc.subscript` of an element.
fn subscript(rewriter: Rewriter<'_, '_, '_>, array: Value, indices: &[Value]) -> Option<Value> {
    let element = element_of(rewriter, array)?;
    let ty = LValueType::get(rewriter.context(), element).base();
    Some(emitc::SubscriptOp::create(&mut **rewriter, ty, array, indices).result(rewriter.ir()))
}

/// The pointer to the first element of an array.
fn first_element(rewriter: Rewriter<'_, '_, '_>, array: Value) -> Option<Value> {
    let ctx = rewriter.context();
    let element = element_of(rewriter, array)?;
    let rank = ArrayType::cast(ctx, rewriter.ir().value_type(array))?.shape(ctx).len();
    let zero = constant_of(rewriter, Type::INDEX, 0);
    let first = subscript(rewriter, array, &vec![zero; rank])?;
    Some(create::<emitc::AddressOfOp>(rewriter, PointerType::get(ctx, element).base(), &[first]))
}

fn lower_copy(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    copy: CopyOp,
    operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), copy.op());
    let types: Vec<Type> = ir.operand_types(op).collect();
    if !types.iter().all(|ty| is_array_like(ctx, *ty)) {
        return rewriter.mismatch("incompatible memref type for EmitC conversion");
    }
    let [source, target] = *operands else { return None };
    let source = first_element(rewriter, source)?;
    let target = first_element(rewriter, target)?;
    let bytes = num_bytes(rewriter, types[0])?;
    emitc::CallOpaqueOp::create(&mut **rewriter, &[], MEMCPY, &[target, source, bytes]);
    rewriter.erase_op(op);
    Some(())
}

/// The type of a global variable. A memref of rank 0 becomes a variable of the element type.
fn global_type(ctx: &Context, converter: &TypeConverter, ty: Type) -> Option<Type> {
    match shape(ctx, ty)? {
        [] => converter.convert_type(ctx, element_type(ctx, ty)?),
        _ => converter.convert_type(ctx, ty).filter(|ty| ArrayType::is(ctx, *ty)),
    }
}

fn lower_global(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    global: GlobalOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), global.op());
    let memref = global.type_(ir);
    if shape(ctx, memref)?.contains(&DYNAMIC) {
        return rewriter.mismatch("cannot transform global with dynamic shape");
    }
    if global.alignment(ir).is_some_and(|alignment| alignment > 1) {
        return rewriter.mismatch("global variable with alignment requirement is currently not supported");
    }
    let Some(ty) = global_type(ctx, converter, memref) else {
        return rewriter.mismatch("cannot convert result type");
    };
    let is_private = match visibility(rewriter.ir(), op) {
        Visibility::Private => true,
        Visibility::Public => false,
        Visibility::Nested => {
            return rewriter.mismatch("only public and private visibility is currently supported");
        }
    };
    let ir = rewriter.ir();
    let value = global.initial_value(ir).filter(|value| *value != Attribute::UNIT);
    let value = if ArrayType::is(ctx, ty) {
        value
    } else {
        value.map(|value| splat_element(ctx, value).unwrap_or(value))
    };
    let (name, constant) = (global.sym_name(ir).to_owned(), global.constant(ir));
    let new = emitc::GlobalOp::builder(&mut **rewriter, &name, ty);
    let new = new.initial_value(value).const_specifier(constant);
    new.extern_specifier(!is_private).static_specifier(is_private).create();
    rewriter.erase_op(op);
    Some(())
}

fn lower_get_global(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    get: GetGlobalOp,
    _operands: &[Value],
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), get.op());
    let name = get.name(ir).to_owned();
    let Some(ty) = global_type(ctx, converter, ir.value_type(get.result(ir))) else {
        return rewriter.mismatch("cannot convert result type");
    };
    let value = if ArrayType::is(ctx, ty) {
        emitc::GetGlobalOp::create(&mut **rewriter, ty, &name).result(rewriter.ir())
    } else {
        let variable = LValueType::get(ctx, ty).base();
        let variable = emitc::GetGlobalOp::create(&mut **rewriter, variable, &name).result(rewriter.ir());
        create::<emitc::AddressOfOp>(rewriter, PointerType::get(ctx, ty).base(), &[variable])
    };
    rewriter.replace_op(op, &[value]);
    Some(())
}

fn lower_load(
    converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    load: LoadOp,
    operands: &[Value],
) -> Option<()> {
    let (array, indices) = operands.split_first()?;
    let ty = result_type(rewriter, converter, load.op())?;
    let element = subscript(rewriter, *array, indices)?;
    let value = create::<emitc::LoadOp>(rewriter, ty, &[element]);
    rewriter.replace_op(load.op(), &[value]);
    Some(())
}

fn lower_store(
    _converter: &Arc<TypeConverter>,
    rewriter: Rewriter<'_, '_, '_>,
    store: StoreOp,
    operands: &[Value],
) -> Option<()> {
    let [value, array, ref indices @ ..] = *operands else { return None };
    let element = subscript(rewriter, array, indices)?;
    emitc::AssignOp::create(&mut **rewriter, element, value);
    rewriter.erase_op(store.op());
    Some(())
}

/// The standard header that declares a function; `None` for functions that this conversion does not create.
fn header_of(callee: &str, is_cpp: bool) -> Option<&'static str> {
    match (callee, is_cpp) {
        (MALLOC | ALIGNED_ALLOC | FREE, false) => Some("stdlib.h"),
        (MALLOC | ALIGNED_ALLOC | FREE, true) => Some("cstdlib"),
        (MEMCPY, false) => Some("string.h"),
        (MEMCPY, true) => Some("cstring"),
        _ => None,
    }
}

/// Includes the missing headers of called functions at the beginning of a module, in reverse order.
pub(super) fn include_headers(ir: &mut Ir, module: Op, is_cpp: bool) {
    let ctx = ir.context().clone();
    let text = |attribute: Option<Attribute>| attribute.and_then(|text| string_value(&ctx, text));
    let (mut present, mut needed) = (Vec::new(), Vec::new());
    ir.visit(module, Order::Post, |op| {
        if let Some(include) = IncludeOp::cast(ir, op).filter(|include| include.is_standard_include(ir)) {
            present.extend(text(include.include_attr(ir)).map(str::to_owned));
        }
        if let Some(call) = emitc::CallOpaqueOp::cast(ir, op) {
            needed.extend(text(call.callee_attr(ir)).and_then(|callee| header_of(callee, is_cpp)));
        }
    });
    let location = ir.location(module);
    let Some(body) = ir.regions(module).next().and_then(|region| ir.first_block(region)) else { return };
    let Some(first) = ir.first_op(body) else { return };
    for header in needed {
        if present.iter().any(|found| found == header) {
            continue;
        }
        present.push(header.to_owned());
        let mut builder = Builder::new(ir);
        builder.set_insertion_point(first);
        builder.set_location(location);
        IncludeOp::builder(&mut builder, header).is_standard_include(true).create();
    }
}
