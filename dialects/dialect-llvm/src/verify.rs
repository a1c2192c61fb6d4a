//! Verifiers of other operations.

use ir_core::predicates::attributes::{dense_array_ints, elements_count, elements_element_type};
use ir_core::predicates::shaped::{element_type_or_self, is_scalable, num_elements};

use crate::prelude::*;
use crate::syntax::property;
use crate::types::{array_parts, is_compatible_vector};
use crate::{
    BitcastOp, ConstantOp, InlineAsmOp, LLVMArrayType, LLVMPPCFP128Type, LLVMPointerType, LLVMStructType,
    LLVMTargetExtType, LinkerOptionsOp, MaskedGather, MaskedScatter, ModuleFlagAttr, ModuleFlagsOp, SExtOp,
    ShuffleVectorOp, SincosOp, SwitchOp, TailCallKind, TailCallKindAttr, UndefAttr, ZExtOp, ZeroAttr, ZeroOp,
};

/// The width of an integer type.
fn width(ctx: &Context, ty: Type) -> Option<i64> {
    ir_core::predicates::types::integer_width(ctx, ty)
}

/// Checks that an extension is to wider integers, and keeps the shape.
fn verify_extension(ir: &Ir, op: Op, from: Type, to: Type) -> Verified {
    let ctx = ir.context();
    let error = |message: &str| Err(op_failure(ir, op, message));
    let elements = if is_compatible_vector(ctx, from) {
        if !is_compatible_vector(ctx, to) {
            return error("input type is a vector but output type is an integer");
        }
        let has_same_shape = num_elements(ctx, from) == num_elements(ctx, to)
            && is_scalable(ctx, from) == is_scalable(ctx, to);
        if !has_same_shape {
            return error("input and output vectors are of incompatible shape");
        }
        [element_type_or_self(ctx, from), element_type_or_self(ctx, to)]
    } else {
        if width(ctx, to).is_none() {
            return error("input type is an integer but output type is a vector");
        }
        [from, to]
    };
    let [from, to] = elements.map(|ty| width(ctx, ty));
    if to <= from {
        return error(
            "integer width of the output type is smaller or equal to the integer width of the input type",
        );
    }
    Ok(())
}

impl VerifyOp for SExtOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_extension(ir, self.op(), ir.value_type(self.arg(ir)), ir.value_type(self.res(ir)))
    }
}

impl VerifyOp for ZExtOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_extension(ir, self.op(), ir.value_type(self.arg(ir)), ir.value_type(self.res(ir)))
    }
}

impl VerifyOp for BitcastOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let types = [ir.value_type(self.arg(ir)), ir.value_type(self.res(ir))];
        let pointers = types.map(|ty| LLVMPointerType::cast(ctx, element_type_or_self(ctx, ty)));
        let (source, result) = match pointers {
            [Some(source), Some(result)] => (source, result),
            [None, None] => return Ok(()),
            _ => return fail(ir, self, "can only cast pointers from and to pointers"),
        };
        let wrong = match types.map(|ty| matches!(ty.kind(ctx), TypeKind::Vector { .. })) {
            [false, true] => "cannot cast pointer to vector of pointers",
            [true, false] => "cannot cast vector of pointers to pointer",
            _ if source.address_space(ctx) != result.address_space(ctx) => {
                "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
            }
            _ => return Ok(()),
        };
        fail(ir, self, wrong)
    }
}

impl VerifyOp for ShuffleVectorOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let mask = self.mask_attr(ir).and_then(|mask| dense_array_ints(ctx, mask)).unwrap_or_default();
        let is_scalable = is_scalable(ctx, ir.value_type(self.v1(ir)));
        if is_scalable && mask.iter().any(|index| *index != 0) {
            fail(ir, self, "expected a splat operation for scalable vectors")
        } else {
            Ok(())
        }
    }
}

impl VerifyOp for ZeroOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let ext = LLVMTargetExtType::cast(ctx, ir.value_type(self.res(ir)));
        if ext.is_some_and(|ext| !ext.ext_type_name(ctx).starts_with("spirv.")) {
            fail(ir, self, "target extension type does not support zero-initializer")
        } else {
            Ok(())
        }
    }
}

impl VerifyOp for SwitchOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let cases = ir.num_successors(self.op()).saturating_sub(1) as i64;
        let values = self.case_values_attr(ir);
        if values.map_or(0, |values| elements_count(ctx, values).unwrap_or(0)) != cases {
            let message = "expects number of case values to match number of case destinations";
            return fail(ir, self, message);
        }
        let ty = values.and_then(|values| elements_element_type(ctx, values));
        if ty.is_some_and(|ty| ty != ir.value_type(self.value(ir))) {
            let message = "expects case value type to match condition value type";
            Err(op_failure(ir, self.op(), message))
        } else {
            Ok(())
        }
    }
}

impl VerifyOp for InlineAsmOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let kind = self.tail_call_kind_attr(ir).and_then(|kind| TailCallKindAttr::cast(ctx, kind));
        match kind.map(|kind| kind.tail_call_kind(ctx)) {
            Some(TailCallKind::MustTail) => {
                fail(ir, self, "tail call kind 'musttail' is not supported by this operation")
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for SincosOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let operand = ir.value_type(self.val(ir));
        let result = ir.value_type(self.res(ir));
        let elements = LLVMStructType::cast(ctx, result).map(|ty| ty.elements(ctx));
        if elements == Some(&[operand, operand]) {
            return Ok(());
        }
        let result = result.to_text(ctx);
        let message = format!(
            "expected result type to be an homogeneous struct with two elements matching the operand type, but got \
             '{result}'"
        );
        fail(ir, self, message)
    }
}

/// Checks that pointers are as many as the elements of a vector.
fn verify_pointers(ir: &Ir, op: impl OpHandle, index: usize, pointers: Type, vector: Type) -> Verified {
    let ctx = ir.context();
    let (TypeKind::Vector { shape, scalable, .. }, TypeKind::Vector { element, .. }) =
        (vector.kind(ctx), pointers.kind(ctx))
    else {
        return Ok(());
    };
    let expected = ctx.vector_type(shape, scalable, element);
    if pointers == expected {
        return Ok(());
    }
    let expected = expected.to_text(ctx);
    fail(ir, op, format!("expected operand #{index} type to be '{expected}'"))
}

impl VerifyOp for MaskedGather {
    fn verify(self, ir: &Ir) -> Verified {
        verify_pointers(ir, self, 1, ir.value_type(self.ptrs(ir)), ir.value_type(self.res(ir)))
    }
}

impl VerifyOp for MaskedScatter {
    fn verify(self, ir: &Ir) -> Verified {
        verify_pointers(ir, self, 2, ir.value_type(self.ptrs(ir)), ir.value_type(self.value(ir)))
    }
}

impl VerifyOp for LinkerOptionsOp {
    /// As in MLIR, lists of any length are valid if an operation is in a module.
    fn verify(self, ir: &Ir) -> Verified {
        let is_nested =
            ir.parent_op(self.op()).is_some_and(|parent| !crate::symbols::is_llvm_module(ir, parent));
        if is_nested { fail(ir, self, "must appear at the module level") } else { Ok(()) }
    }
}

impl VerifyOp for ModuleFlagsOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let is_nested =
            ir.parent_op(self.op()).is_some_and(|parent| !crate::symbols::is_llvm_module(ir, parent));
        if is_nested {
            return fail(ir, self, "must appear at the module level");
        }
        let flags = property(ir, self.op(), "flags").and_then(|flags| array_elements(ctx, flags));
        if flags.unwrap_or_default().iter().all(|flag| ModuleFlagAttr::is(ctx, *flag)) {
            Ok(())
        } else {
            fail(ir, self, "expected a module flag attribute")
        }
    }
}

/// The innermost type of arrays.
fn innermost(ctx: &Context, mut ty: Type) -> Type {
    while let Some((element, _)) = array_parts(ctx, ty) {
        ty = element;
    }
    element_type_or_self(ctx, ty)
}

/// The number of scalars in arrays and vectors.
fn scalars(ctx: &Context, ty: Type) -> i64 {
    match array_parts(ctx, ty) {
        Some((element, count)) => {
            scalars(ctx, element).saturating_mul(i64::try_from(count).unwrap_or(i64::MAX))
        }
        None => num_elements(ctx, ty).unwrap_or(1),
    }
}

impl ConstantOp {
    /// Why a struct cannot have the value.
    fn wrong_struct(ctx: &Context, ty: LLVMStructType, value: Attribute) -> Option<String> {
        let Some(elements) = array_elements(ctx, value) else {
            return Some("expected array attribute for struct type".to_owned());
        };
        let types = ty.elements(ctx);
        if elements.len() != types.len() {
            return Some(format!("expected array attribute of size {}", types.len()));
        }
        let is_number = |ty: &Type| {
            matches!(ty.kind(ctx), TypeKind::Integer { .. } | TypeKind::Float(_))
                || LLVMPPCFP128Type::is(ctx, *ty)
        };
        if !types.iter().all(is_number) {
            return Some(
                "expected struct element types to be floating point type or integer type".to_owned(),
            );
        }
        elements.iter().zip(types).enumerate().find_map(|(index, (element, expected))| {
            let ty = match element.kind(ctx) {
                AttrKind::Integer { ty, .. } | AttrKind::Float { ty, .. } => ty,
                _ => {
                    let message = "expected element of array attribute to be floating point or integer";
                    return Some(message.to_owned());
                }
            };
            (ty != *expected).then(|| format!("struct element at index {index} is of wrong type"))
        })
    }

    /// Why floats of one type cannot be a constant of another.
    fn wrong_float(ctx: &Context, from: Type, to: Type) -> Option<String> {
        let bits = ir_core::predicates::types::bit_width(ctx, from);
        match to.kind(ctx) {
            TypeKind::Float(_) if from != to => {
                Some("attribute and type have different float semantics".to_owned())
            }
            TypeKind::Integer { width, .. } if Some(i64::from(width)) != bits => {
                Some(format!("expected integer type of width {}", bits.unwrap_or_default()))
            }
            _ => None,
        }
    }

    /// Why the type cannot have the elements.
    fn wrong_elements(ctx: &Context, ty: Type, value: Attribute, count: i64) -> Option<String> {
        if matches!(ty.kind(ctx), TypeKind::Vector { scalable, .. } if scalable.contains(&true)) {
            let is_splat = ir_core::predicates::attributes::is_splat_elements_attr(ctx, value);
            return (!is_splat).then(|| "scalable vector type requires a splat attribute".to_owned());
        }
        if !matches!(ty.kind(ctx), TypeKind::Vector { .. }) && !LLVMArrayType::is(ctx, ty) {
            return Some("expected vector or array type".to_owned());
        }
        let own = scalars(ctx, ty);
        if own != count {
            return Some(format!(
                "type and attribute have a different number of elements: {own} vs. {count}"
            ));
        }
        let (from, to) = (elements_element_type(ctx, value)?, innermost(ctx, ty));
        match (from.kind(ctx), to.kind(ctx)) {
            (TypeKind::Float(_), _) => Self::wrong_float(ctx, from, to),
            (TypeKind::Integer { .. }, TypeKind::Integer { .. }) => None,
            (TypeKind::Integer { .. }, _) => {
                Some("expected integer element type for integer elements attribute".to_owned())
            }
            _ => None,
        }
    }

    /// Why an array cannot have the elements of an array attribute.
    fn wrong_array(ctx: &Context, ty: Type, value: Attribute, depth: usize) -> Option<String> {
        let (element, count) = array_parts(ctx, ty)?;
        let elements = array_elements(ctx, value)?;
        if elements.len() as u64 != count {
            let given = elements.len();
            return Some(format!(
                "array attribute size does not match array type size in dimension {depth}: {given} vs. {count}"
            ));
        }
        let structure = LLVMStructType::cast(ctx, element);
        if structure.is_none() && !LLVMArrayType::is(ctx, element) {
            return Some("for array with an array attribute must have a struct element type".to_owned());
        }
        let what = match structure {
            Some(_) => "struct element at index ".to_owned(),
            None => format!("sub-array in dimension {depth} at index "),
        };
        let is_named = |value: Attribute| ZeroAttr::is(ctx, value) || UndefAttr::is(ctx, value);
        let values = elements.iter().copied().enumerate().filter(|(_, value)| !is_named(*value));
        values.into_iter().find_map(|(index, value)| {
            let Some(parts) = array_elements(ctx, value) else {
                return Some(format!(
                    "nested attribute for {what}{index} must be a zero, or undef, or array attribute"
                ));
            };
            let Some(structure) = structure else { return Self::wrong_array(ctx, element, value, depth + 1) };
            let (given, expected) = (parts.len(), structure.elements(ctx).len());
            (given != expected).then(|| {
                format!(
                    "nested array attribute size for {what}{index} must match struct size: {given} vs. {expected}"
                )
            })
        })
    }

    /// Why the type cannot have the value.
    fn wrong(ctx: &Context, ty: Type, value: Attribute) -> Option<String> {
        if let AttrKind::String { value, .. } = value.kind(ctx) {
            let length = value.as_bytes(ctx).len();
            let is_string = array_parts(ctx, ty)
                .is_some_and(|(element, count)| count == length as u64 && width(ctx, element) == Some(8));
            let message = || format!("expected array type of {length} i8 elements for the string constant");
            return (!is_string).then(message);
        }
        if let Some(structure) = LLVMStructType::cast(ctx, ty) {
            return Self::wrong_struct(ctx, structure, value);
        }
        if LLVMTargetExtType::is(ctx, ty) {
            return Some("does not support target extension type.".to_owned());
        }
        match value.kind(ctx) {
            AttrKind::Integer { .. } => width(ctx, ty).is_none().then(|| "expected integer type".to_owned()),
            AttrKind::Float { ty: from, .. } => Self::wrong_float(ctx, from, ty),
            AttrKind::Array(_) if !LLVMArrayType::is(ctx, ty) => {
                Some("expected array or struct type for array attribute".to_owned())
            }
            AttrKind::Array(_) => Self::wrong_array(ctx, ty, value, 0),
            _ => match elements_count(ctx, value) {
                Some(count) => Self::wrong_elements(ctx, ty, value, count),
                None => Some("only supports integer, float, string or elements attributes".to_owned()),
            },
        }
    }
}

impl VerifyOp for ConstantOp {
    fn verify(self, ir: &Ir) -> Verified {
        let Some(value) = self.value_attr(ir) else { return Ok(()) };
        match Self::wrong(ir.context(), ir.value_type(self.res(ir)), value) {
            Some(wrong) => fail(ir, self, wrong),
            None => Ok(()),
        }
    }
}
