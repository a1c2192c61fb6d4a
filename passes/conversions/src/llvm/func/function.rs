//! Functions.

use super::wrappers::CInterface;
use super::{signature, uses_bare_pointers, visibility};
use crate::llvm::LlvmTypeConverter;
use crate::llvm::ops::load;
use crate::llvm::patterns::{add, create};
use dialect_llvm as llvm;
use dialect_llvm::{LLVMFuncOp, LinkageAttr, MemoryEffectsAttr, ModRefInfo};
use dialects::func::FuncOp;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Attribute, Context, NamedAttribute, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, OpBuilder as _, OpHandle as _, Value};
use ir_core::predicates::attributes::{array_elements, bool_value, type_value};
use ir_core::rewrite::{ConversionRewriter, InputMapping, PatternSet, SignatureConversion};

/// The attribute of variadic functions.
const VARARGS: &str = "func.varargs";
/// The attribute with the linkage.
const LINKAGE: &str = "llvm.linkage";
/// The attribute of functions without memory effects.
const READNONE: &str = "llvm.readnone";
/// The attribute of functions that C can call.
const EMIT_C_INTERFACE: &str = "llvm.emit_c_interface";
/// The attributes of parameters that are passed in memory.
const BY_REFERENCE: [&str; 2] = ["llvm.byval", "llvm.byref"];
/// The attributes of parameters with a type that is converted.
const WITH_TYPE: [&str; 4] = ["llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca"];

/// Adds the pattern.
pub(super) fn add_to(patterns: &mut PatternSet, converter: &LlvmTypeConverter) {
    add(patterns, converter, "FuncOpConversion", |converter, rewriter, function: FuncOp, _| {
        lower(converter, rewriter, function)
    });
}

/// Creates the `llvm.func`, and the C interface function if an attribute requests it.
fn lower(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    function: FuncOp,
) -> Option<()> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), function.op());
    let (inputs, results) = signature(ir, function)?;
    let bare = uses_bare_pointers(ir, Some(op), converter);
    let is_variadic = ir.attribute(op, VARARGS).and_then(|value| bool_value(ctx, value)) == Some(true);
    let mut passed = passed_by_reference(ctx, ir, function, inputs.len());
    for (passed, ty) in passed.iter_mut().zip(&inputs) {
        if converter.is_pointer_parameter(ctx, *ty, bare) {
            *passed = None;
        }
    }
    let indices: Vec<usize> = (0..passed.len()).filter(|index| passed[*index].is_some()).collect();
    let types = (&*inputs, &*results);
    let converted = converter.convert_function_signature(ctx, types, is_variadic, bare, &indices);
    let Some((ty, conversion)) = converted else {
        return rewriter.mismatch("signature conversion failed");
    };
    let has_interface = !bare && ir.attribute(op, EMIT_C_INTERFACE) == Some(Attribute::UNIT);
    if has_interface && is_variadic {
        return fail(rewriter, op, "C interface for variadic functions is not supported yet.");
    }
    let new = create_function(converter, rewriter, function, ty, &conversion)?;
    let [from, to] = [op, new.op()].map(|op| rewriter.ir().region(op, 0));
    rewriter.inline_region_at_end(from, to);
    if let Some(entry) = rewriter.ir().first_block(to) {
        let entry = rewriter.apply_signature_conversion(entry, &conversion, Some(converter.types()));
        load_arguments(converter, rewriter, entry, &passed)?;
    }
    if has_interface {
        let attributes = kept_attributes(rewriter.ir(), op);
        CInterface { converter, function, new, attributes: &attributes }.add(rewriter)?;
    }
    rewriter.erase_op(op);
    Some(())
}

/// Reports an error about a function; returns `None`.
fn fail<T>(rewriter: &mut ConversionRewriter<'_, '_>, op: Op, message: &str) -> Option<T> {
    let error = Diagnostic::error(rewriter.ir().location(op), message);
    rewriter.report(error)
}

/// The discardable attributes that an `llvm.func` keeps.
fn kept_attributes(ir: &Ir, op: Op) -> Vec<NamedAttribute> {
    let ctx = ir.context();
    let all = ir.attributes(op).and_then(|all| all.dictionary_entries(ctx)).unwrap_or_default();
    let is_kept = |entry: &&NamedAttribute| ![VARARGS, LINKAGE, READNONE].contains(&entry.name.as_str(ctx));
    all.iter().filter(is_kept).copied().collect()
}

/// Creates the function without its body.
fn create_function(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    function: FuncOp,
    ty: Type,
    conversion: &SignatureConversion,
) -> Option<LLVMFuncOp> {
    let (ctx, ir, op) = (rewriter.context(), rewriter.ir(), function.op());
    let linkage = match ir.attribute(op, LINKAGE) {
        None => LinkageAttr::get(ctx, llvm::Linkage::External).into(),
        Some(linkage) if LinkageAttr::is(ctx, linkage) => linkage,
        Some(_) => {
            return fail(rewriter, op, "Contains llvm.linkage attribute not of type LLVM::LinkageAttr");
        }
    };
    let mut attributes = kept_attributes(ir, op);
    let mut set =
        |name: &str, value: Attribute| attributes.push(NamedAttribute { name: ctx.ident(name), value });
    match ir.attribute(op, READNONE) {
        None => {}
        Some(Attribute::UNIT) => set("memory_effects", no_effects(ctx)),
        Some(_) => return fail(rewriter, op, "Contains llvm.readnone attribute not of type UnitAttr"),
    }
    set("sym_name", function.sym_name_attr(ir)?);
    set("function_type", ctx.type_attr(ty));
    set("linkage", linkage);
    if let Some(visibility) = visibility(function, ir) {
        set("sym_visibility", visibility);
    }
    let num_results = signature(ir, function)?.1.len();
    if let Some(results) = function.res_attrs_attr(ir).filter(|_| num_results == 1) {
        set("res_attrs", results);
    }
    if let Some(all) = function.arg_attrs_attr(ir).and_then(|all| array_elements(ctx, all)) {
        let all = parameter_attributes(ctx, converter, all, conversion)?;
        if !all.is_empty() {
            set("arg_attrs", ctx.array_attr(&all));
        }
    }
    let new = create::<LLVMFuncOp>(rewriter, &[], &[], &attributes);
    LLVMFuncOp::cast(rewriter.ir(), new)
}

/// The effects of a function that accesses no memory.
fn no_effects(ctx: &Context) -> Attribute {
    let none = ModRefInfo::NoModRef;
    MemoryEffectsAttr::get(ctx, none, none, none, none, none, none).into()
}

/// The attributes of converted parameters. A parameter keeps them if it becomes exactly one.
fn parameter_attributes(
    ctx: &Context,
    converter: &LlvmTypeConverter,
    all: &[Attribute],
    conversion: &SignatureConversion,
) -> Option<Vec<Attribute>> {
    let none = ctx.dictionary_attr(&[]).ok()?;
    let mut converted = vec![none; conversion.types().len()];
    for (index, attributes) in all.iter().enumerate() {
        if let Some(InputMapping::Arguments { start, count: 1 }) = conversion.input(index) {
            converted[*start] = convert_types_in(ctx, converter, *attributes)?;
        }
    }
    Some(converted)
}

/// The attributes of a parameter, with converted types.
fn convert_types_in(ctx: &Context, converter: &LlvmTypeConverter, all: Attribute) -> Option<Attribute> {
    let mut entries = all.dictionary_entries(ctx)?.to_vec();
    for entry in &mut entries {
        if WITH_TYPE.contains(&entry.name.as_str(ctx)) {
            let ty = converter.convert(ctx, type_value(ctx, entry.value)?)?;
            entry.value = ctx.type_attr(ty);
        }
    }
    ctx.dictionary_attr(&entries).ok()
}

/// The type of each parameter that is passed in memory.
fn passed_by_reference(ctx: &Context, ir: &Ir, function: FuncOp, count: usize) -> Vec<Option<Type>> {
    let all = function.arg_attrs_attr(ir).and_then(|all| array_elements(ctx, all)).unwrap_or_default();
    let passed_type = |attributes: &Attribute| {
        let entries = attributes.dictionary_entries(ctx)?;
        let entry = entries.iter().find(|entry| BY_REFERENCE.contains(&entry.name.as_str(ctx)))?;
        type_value(ctx, entry.value)
    };
    (0..count).map(|index| all.get(index).and_then(passed_type)).collect()
}

/// Loads the arguments that are passed in memory, unless they were pointers before.
fn load_arguments(
    converter: &LlvmTypeConverter,
    rewriter: &mut ConversionRewriter<'_, '_>,
    entry: Block,
    passed: &[Option<Type>],
) -> Option<()> {
    let (point, location) = (rewriter.insertion_point(), rewriter.location());
    rewriter.set_insertion_point_to_start(entry);
    let arguments: Vec<Value> = rewriter.ir().arguments(entry).collect();
    for (argument, ty) in arguments.into_iter().zip(passed) {
        let Some(ty) = *ty else { continue };
        let ty = converter.convert(rewriter.context(), ty)?;
        let location = rewriter.ir().value_location(argument);
        rewriter.set_location(location);
        let value = load(&mut **rewriter, ty, argument);
        rewriter.replace_value(argument, &[value]);
    }
    rewriter.set_location(location);
    rewriter.restore_insertion_point(point);
    Some(())
}
