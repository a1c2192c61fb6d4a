//! Functions that C calls or defines. Their memrefs are pointers to descriptors (the attribute
//! `llvm.emit_c_interface`).

use super::{signature, visibility};
use crate::llvm::ops::{alloca, index_constant, load};
use crate::llvm::patterns::{create, create_with_segments};
use crate::llvm::{CWrapperType, LlvmTypeConverter, MemRefDescriptor, UnrankedMemRefDescriptor};
use dialect_llvm as llvm;
use dialect_llvm::types::is_void;
use dialect_llvm::{LLVMFuncOp, LLVMFunctionType, LinkageAttr};
use dialects::func::FuncOp;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Attribute, NamedAttribute, Type, TypeKind};
use ir_core::ir::{Block, Op, OpBuilder as _, OpHandle as _, Value};
use ir_core::predicates::attributes::array_elements;
use ir_core::predicates::shaped::rank;
use ir_core::rewrite::ConversionRewriter;

/// The prefix of the name of a function that C calls or defines.
const PREFIX: &str = "_mlir_ciface_";

/// The C interface of one function.
pub(super) struct CInterface<'c> {
    pub(super) converter: &'c LlvmTypeConverter,
    /// The function before conversion.
    pub(super) function: FuncOp,
    /// The function after conversion.
    pub(super) new: LLVMFuncOp,
    /// The attributes that both functions get.
    pub(super) attributes: &'c [NamedAttribute],
}

impl CInterface<'_> {
    /// Creates the C interface function: a wrapper for a definition, an external function for a
    /// declaration.
    pub(super) fn add(&self, rewriter: &mut ConversionRewriter<'_, '_>) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let (inputs, results) = signature(ir, self.function)?;
        let Some(ty) = self.converter.convert_to_c_wrapper(ctx, &inputs, &results) else {
            return rewriter.mismatch("the signature has no conversion for C");
        };
        let is_external = ir.first_block(ir.region(self.new.op(), 0)).is_none();
        let (point, wrapper) = (rewriter.insertion_point(), self.create(rewriter, ty)?);
        if is_external {
            self.define_by(rewriter, wrapper, ty, &inputs)?
        } else {
            self.wrap(rewriter, wrapper, ty, &inputs)?
        }
        rewriter.restore_insertion_point(point);
        Some(())
    }

    /// Creates the function of C, without a body.
    fn create(&self, rewriter: &mut ConversionRewriter<'_, '_>, ty: CWrapperType) -> Option<Op> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let mut attributes = self.attributes.to_vec();
        let mut set =
            |name: &str, value: Attribute| attributes.push(NamedAttribute { name: ctx.ident(name), value });
        set("sym_name", ctx.string_attr(&format!("{PREFIX}{}", self.function.sym_name(ir))));
        set("function_type", ctx.type_attr(ty.function));
        set("linkage", LinkageAttr::get(ctx, llvm::Linkage::External).base());
        if let Some(visibility) = visibility(self.function, ir) {
            set("sym_visibility", visibility);
        }
        if let Some(results) = self.function.res_attrs_attr(ir).filter(|_| ty.result_struct.is_none()) {
            set("res_attrs", results);
        }
        if let Some(arguments) = self.function.arg_attrs_attr(ir) {
            let empty = ctx.dictionary_attr(&[]).ok()?;
            let all = array_elements(ctx, arguments)?;
            let first = ty.result_struct.map(|_| empty);
            let all: Vec<Attribute> = first.into_iter().chain(all.iter().copied()).collect();
            if all.iter().any(|attributes| *attributes != empty) {
                set("arg_attrs", ctx.array_attr(&all));
            }
        }
        Some(create::<LLVMFuncOp>(rewriter, &[], &[], &attributes))
    }

    /// Calls the function with the fields of the descriptors.
    fn wrap(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        wrapper: Op,
        ty: CWrapperType,
        inputs: &[Type],
    ) -> Option<()> {
        let ctx = rewriter.context();
        let entry = add_entry_block(rewriter, wrapper, ty.function)?;
        let arguments: Vec<Value> = rewriter.ir().arguments(entry).collect();
        let (result, passed) = arguments.split_at_checked(usize::from(ty.result_struct.is_some()))?;
        let mut values = Vec::new();
        for (argument, input) in passed.iter().zip(inputs) {
            match input.kind(ctx) {
                TypeKind::MemRef { .. } => {
                    let ty = self.converter.convert(ctx, *input)?;
                    let value = load(&mut **rewriter, ty, *argument);
                    let rank = usize::try_from(rank(ctx, *input)?).ok()?;
                    let descriptor = MemRefDescriptor::new(rewriter, self.converter, *input, value)?;
                    values.extend(descriptor.unpack(&mut **rewriter, rank));
                }
                TypeKind::UnrankedMemRef { .. } => {
                    let ty = self.converter.convert(ctx, *input)?;
                    let value = load(&mut **rewriter, ty, *argument);
                    let descriptor = UnrankedMemRefDescriptor::new(rewriter, self.converter, value);
                    values.extend(descriptor.unpack(&mut **rewriter));
                }
                _ => values.push(*argument),
            }
        }
        let call = call(rewriter, self.new.op(), &values)?;
        match result {
            [pointer] => {
                let value = rewriter.ir().result(call, 0);
                llvm::StoreOp::create(&mut **rewriter, value, *pointer);
                create::<llvm::ReturnOp>(rewriter, &[], &[], &[]);
            }
            _ => {
                let results = rewriter.ir().results(call).to_vec();
                create::<llvm::ReturnOp>(rewriter, &results, &[], &[]);
            }
        }
        Some(())
    }

    /// Adds a body to the function, which calls the C function with pointers to descriptors.
    fn define_by(
        &self,
        rewriter: &mut ConversionRewriter<'_, '_>,
        wrapper: Op,
        ty: CWrapperType,
        inputs: &[Type],
    ) -> Option<()> {
        let (ctx, new) = (rewriter.context(), self.new.op());
        // Only this module calls it.
        let linkage = LinkageAttr::get(ctx, llvm::Linkage::Private).base();
        rewriter.modify(new, |ir| ir.set_attribute(new, "linkage", linkage));
        let function_type = self.new.function_type(rewriter.ir());
        let entry = add_entry_block(rewriter, new, function_type)?;
        let arguments: Vec<Value> = rewriter.ir().arguments(entry).collect();
        let (mut rest, mut values) = (&*arguments, Vec::new());
        if let Some(result) = ty.result_struct {
            values.push(self.allocate(rewriter, result));
        }
        for input in inputs {
            let packed = match input.kind(ctx) {
                TypeKind::MemRef { shape, .. } => {
                    let (fields, others) = rest.split_at_checked(3 + 2 * shape.len())?;
                    rest = others;
                    MemRefDescriptor::pack(&mut **rewriter, self.converter, *input, fields)?.value()
                }
                TypeKind::UnrankedMemRef { .. } => {
                    let (fields, others) = rest.split_first_chunk::<2>()?;
                    rest = others;
                    UnrankedMemRefDescriptor::pack(&mut **rewriter, self.converter, *input, *fields)?.value()
                }
                _ => {
                    let (value, others) = rest.split_first()?;
                    rest = others;
                    values.push(*value);
                    continue;
                }
            };
            let ty = rewriter.ir().value_type(packed);
            let pointer = self.allocate(rewriter, ty);
            llvm::StoreOp::create(&mut **rewriter, packed, pointer);
            values.push(pointer);
        }
        let call = call(rewriter, wrapper, &values)?;
        let results = match ty.result_struct {
            Some(ty) => vec![load(&mut **rewriter, ty, values[0])],
            None => rewriter.ir().results(call).to_vec(),
        };
        create::<llvm::ReturnOp>(rewriter, &results, &[], &[]);
        Some(())
    }

    /// Memory on the stack for a value of this type.
    fn allocate(&self, rewriter: &mut ConversionRewriter<'_, '_>, ty: Type) -> Value {
        let index = self.converter.index_type(rewriter.context());
        let one = index_constant(&mut **rewriter, index, 1);
        alloca(&mut **rewriter, ty, one)
    }
}

/// Creates the entry block of a function of this type, and sets the insertion point to it.
fn add_entry_block(rewriter: &mut ConversionRewriter<'_, '_>, function: Op, ty: Type) -> Option<Block> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let location = ir.location(function);
    let params = LLVMFunctionType::cast(ctx, ty)?.params(ctx);
    let arguments: Vec<_> = params.iter().map(|ty| (*ty, location)).collect();
    let region = ir.region(function, 0);
    let entry = rewriter.create_block(region, None, &arguments);
    rewriter.set_insertion_point_to_start(entry);
    Some(entry)
}

/// Calls a function.
fn call(rewriter: &mut ConversionRewriter<'_, '_>, function: Op, operands: &[Value]) -> Option<Op> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let function = LLVMFuncOp::cast(ir, function)?;
    let result = LLVMFunctionType::cast(ctx, function.function_type(ir))?.return_type(ctx);
    let types: &[Type] = if is_void(ctx, result) { &[] } else { &[result] };
    let name = ctx.symbol_ref_attr(ctx.ident(function.sym_name(ir)), &[]);
    let no_bundles = ir_core::predicates::build::dense_int_array(ctx, Type::I32, []);
    let attributes = [("callee", name), ("op_bundle_sizes", no_bundles)]
        .map(|(name, value)| NamedAttribute { name: ctx.ident(name), value });
    Some(create_with_segments::<llvm::CallOp>(rewriter, [operands, &[]], types, &attributes))
}
