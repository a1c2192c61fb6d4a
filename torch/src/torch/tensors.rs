//! `!torch.tensor` and `!torch.vtensor`: parameters and verifier.

use super::*;
use ir_core::attr_or_type::{make, param, value};
use ir_core::context::TypeKind;
use ir_core::diagnostic::EmitError;
use ir_core::predicates::{attributes, types};

/// The parameters of both types (MLIR's `BaseTensorType`). In C++ the dtype and the encoding may be null.
#[derive(Clone, Copy, PartialEq)]
pub struct TensorType<'c> {
    pub has_value_semantics: bool,
    pub sizes: Option<&'c [i64]>,
    pub dtype: Option<Type>,
    pub encoding: Option<Attribute>,
}

impl<'c> TensorType<'c> {
    pub fn cast(ctx: &'c Context, ty: Type) -> Option<Self> {
        let value_tensor = ValueTensorType::cast(ctx, ty).map(|ty| Self::new(ctx, ty, true));
        value_tensor.or_else(|| Some(Self::new(ctx, NonValueTensorType::cast(ctx, ty)?, false)))
    }

    fn new(ctx: &'c Context, ty: impl DefHandle<Base = Type>, has_value_semantics: bool) -> Self {
        let (sizes, dtype, encoding) = (param(ctx, ty, 0), param(ctx, ty, 1), param(ctx, ty, 2));
        TensorType { has_value_semantics, sizes, dtype, encoding }
    }

    fn params(self, ctx: &Context) -> [Param; 3] {
        [self.sizes.into_param(ctx), self.dtype.into_param(ctx), self.encoding.into_param(ctx)]
    }

    pub fn get(self, ctx: &Context) -> Type {
        if self.has_value_semantics {
            make::<ValueTensorType, 3>(ctx, self.params(ctx)).into()
        } else {
            make::<NonValueTensorType, 3>(ctx, self.params(ctx)).into()
        }
    }
}

fn is_dtype(ctx: &Context, dtype: Type) -> bool {
    let dtype = types::complex_element_type(ctx, dtype).unwrap_or(dtype);
    match dtype.kind(ctx) {
        TypeKind::Integer { width, signedness: Signedness::Signless } => width == 1,
        TypeKind::Integer { width, .. } => [4, 8, 16, 32, 64].contains(&width),
        TypeKind::Float(semantics) => {
            !["f80", "f128", "tf32", "f8E3M4", "f8E4M3", "f6E2M3FN", "f6E3M2FN"].contains(&semantics.name())
        }
        _ => types::is_named(ctx, dtype, NAMESPACE, &["qint8", "quint8", "qint16", "qint32", "str"]),
    }
}

fn verify(ctx: &Context, params: &[Param]) -> Result<(), String> {
    if let Some(dtype) = value::<Option<Type>>(ctx, &params[1]).filter(|dtype| !is_dtype(ctx, *dtype)) {
        return Err(format!("invalid dtype '{}' for !torch.tensor type", dtype.to_text(ctx)));
    }
    let is_sparse = |encoding| attributes::is_named(ctx, encoding, "sparse_tensor", &["encoding"]);
    if value::<Option<Attribute>>(ctx, &params[2]).is_some_and(|encoding| !is_sparse(encoding)) {
        return Err("invalid sparsity encoding attribute".to_owned());
    }
    Ok(())
}

macro_rules! tensor_types {
    ($($ty:ident),*) => {$(
        impl VerifyDef for $ty {
            fn verify(
                ctx: &Context,
                emit_error: EmitError<'_>,
                params: &[Param],
            ) -> Result<(), Diagnostic> {
                verify(ctx, params).map_err(|message| emit_error(&message))
            }
        }
    )*};
}

tensor_types!(NonValueTensorType, ValueTensorType);
