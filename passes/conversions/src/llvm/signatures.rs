//! Types in signatures of functions. A memref becomes several parameters, or a pointer; several results
//! become a struct.

use super::LlvmTypeConverter;
use super::types::rank_or_unranked;
use dialect_llvm::types::{is_compatible_type, pointer, void};
use dialect_llvm::{LLVMFunctionType, LLVMPointerType, LLVMStructType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, DYNAMIC, Type, TypeKind};
use ir_core::predicates::shaped::{has_static_shape, strides_and_offset};
use ir_core::rewrite::SignatureConversion;

/// The converted type of a function with a C interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CWrapperType {
    /// The type of the function. Memrefs and struct results become pointers.
    pub function: Type,
    /// The struct of the results. The first parameter points to it.
    pub result_struct: Option<Type>,
}

impl LlvmTypeConverter {
    /// Whether the bare pointer convention passes a memref as the pointer to its elements: its shape,
    /// strides and offset are static.
    #[must_use]
    pub fn can_be_bare_pointer(ctx: &Context, ty: Type) -> bool {
        let is_static = |(strides, offset): (Vec<i64>, i64)| offset != DYNAMIC && !strides.contains(&DYNAMIC);
        has_static_shape(ctx, ty) && strides_and_offset(ctx, ty).is_some_and(is_static)
    }

    /// The pointer to the elements of a memref; `None` if the bare pointer convention does not apply.
    #[must_use]
    pub fn bare_pointer(&self, ctx: &Context, ty: Type) -> Option<Type> {
        let TypeKind::MemRef { element, .. } = ty.kind(ctx) else { return None };
        if !Self::can_be_bare_pointer(ctx, ty) {
            return None;
        }
        self.convert(ctx, element)?;
        Some(LLVMPointerType::get(ctx, self.memref_address_space(ctx, ty)?).into())
    }

    /// Appends the converted types of a result.
    fn convert_result(&self, ctx: &Context, ty: Type, bare: bool, types: &mut Vec<Type>) -> Option<()> {
        if bare && rank_or_unranked(ctx, ty) {
            types.push(self.bare_pointer(ctx, ty)?);
            return Some(());
        }
        self.types().convert_type_to(ctx, ty, types)
    }

    /// The converted type of a result, if it is a single one.
    pub(crate) fn convert_result_type(&self, ctx: &Context, ty: Type, bare: bool) -> Option<Type> {
        let mut types = Vec::new();
        self.convert_result(ctx, ty, bare || self.options.use_bare_ptr_call_conv, &mut types)?;
        match *types {
            [ty] => Some(ty),
            _ => None,
        }
    }

    /// Whether a parameter becomes exactly one pointer.
    pub(crate) fn is_pointer_parameter(&self, ctx: &Context, ty: Type, bare: bool) -> bool {
        let (bare, mut types) = (bare || self.options.use_bare_ptr_call_conv, Vec::new());
        let converted = self.convert_parameter(ctx, ty, bare, &mut types);
        converted.is_some() && matches!(*types, [ty] if LLVMPointerType::is(ctx, ty))
    }

    /// Appends the converted types of a parameter.
    fn convert_parameter(&self, ctx: &Context, ty: Type, bare: bool, types: &mut Vec<Type>) -> Option<()> {
        match ty.kind(ctx) {
            TypeKind::MemRef { .. } | TypeKind::UnrankedMemRef { .. } if bare => {
                types.push(self.bare_pointer(ctx, ty)?);
            }
            TypeKind::MemRef { .. } => types.extend(self.memref_descriptor_fields(ctx, ty, true)?),
            TypeKind::UnrankedMemRef { .. } => types.extend(self.unranked_descriptor_fields(ctx)),
            _ => self.types().convert_type_to(ctx, ty, types)?,
        }
        Some(())
    }

    /// The type of the results of an operation with at least one result. Several results become a struct.
    #[must_use]
    pub fn pack_operation_results(&self, ctx: &Context, types: &[Type]) -> Option<Type> {
        if let [ty] = *types {
            return self.convert(ctx, ty);
        }
        let is_compatible = |ty: &Type| is_compatible_type(ctx, *ty);
        let types: Option<Vec<Type>> =
            types.iter().map(|ty| self.convert(ctx, *ty).filter(is_compatible)).collect();
        Some(LLVMStructType::literal(ctx, &types?, false).into())
    }

    /// The type of the results of a function with at least one result. Several results become a struct.
    #[must_use]
    pub fn pack_function_results(&self, ctx: &Context, types: &[Type], use_bare: bool) -> Option<Type> {
        let bare = use_bare || self.options.use_bare_ptr_call_conv;
        let mut converted = Vec::new();
        types.iter().try_for_each(|ty| self.convert_result(ctx, *ty, bare, &mut converted))?;
        match *converted {
            [] => None,
            [ty] => Some(ty),
            _ => Some(LLVMStructType::literal(ctx, &converted, false).into()),
        }
    }

    /// The type of the results of a function; `void` without results.
    fn function_result(&self, ctx: &Context, types: &[Type], use_bare: bool) -> Option<Type> {
        match types {
            [] => Some(void(ctx)),
            _ => self.pack_function_results(ctx, types, use_bare),
        }
    }

    /// The converted type of a function, and the conversion of its entry block arguments. A parameter with
    /// an index in `by_reference` is passed as a pointer if it becomes one value.
    #[must_use]
    pub fn convert_function_signature(
        &self,
        ctx: &Context,
        (inputs, results): (&[Type], &[Type]),
        is_variadic: bool,
        use_bare: bool,
        by_reference: &[usize],
    ) -> Option<(Type, SignatureConversion)> {
        let bare = use_bare || self.options.use_bare_ptr_call_conv;
        let mut signature = SignatureConversion::new(inputs.len());
        for (index, ty) in inputs.iter().enumerate() {
            let mut types = Vec::new();
            self.convert_parameter(ctx, *ty, bare, &mut types)?;
            if let [ty] = &mut *types
                && by_reference.contains(&index)
                && !LLVMPointerType::is(ctx, *ty)
            {
                *ty = pointer(ctx);
            }
            if !types.is_empty() {
                signature.replace_by_types(index, &types);
            }
        }
        let result = self.function_result(ctx, results, use_bare)?;
        Some((LLVMFunctionType::get(ctx, result, signature.types(), is_variadic).base(), signature))
    }

    /// The C interface type of a function with this signature; `None` if it has no conversion.
    #[must_use]
    pub fn convert_to_c_wrapper(
        &self,
        ctx: &Context,
        inputs: &[Type],
        results: &[Type],
    ) -> Option<CWrapperType> {
        let mut result = self.function_result(ctx, results, false)?;
        let mut params = Vec::with_capacity(inputs.len() + 1);
        let result_struct = LLVMStructType::is(ctx, result).then_some(result);
        if result_struct.is_some() {
            params.push(pointer(ctx));
            result = void(ctx);
        }
        for ty in inputs {
            let converted = self.convert(ctx, *ty).filter(|ty| is_compatible_type(ctx, *ty))?;
            params.push(if rank_or_unranked(ctx, *ty) { pointer(ctx) } else { converted });
        }
        Some(CWrapperType {
            function: LLVMFunctionType::get(ctx, result, &params, false).base(),
            result_struct,
        })
    }
}
