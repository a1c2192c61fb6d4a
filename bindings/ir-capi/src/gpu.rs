//! `Dialect/GPU.h`: tokens, which MLIR has as a C++ class, and objects.

use crate::boundary::{MlirAttribute, MlirContext, MlirStringRef, MlirType, Pointer};
use crate::builtin_attributes::{mlirStringAttrGet, mlirStringAttrGetValue};
use crate::generated::{self, CValue, Class};

static ASYNC_TOKEN: Class = Class { dialect: "gpu", definition: "GPU_AsyncToken", name: "gpu.async_token" };
static OBJECT: Class = Class { dialect: "gpu", definition: "GPU_ObjectAttr", name: "gpu.object" };

/// Indices of the parameters of objects.
const TARGET: usize = 0;
const FORMAT: usize = 1;
const TEXT: usize = 2;
const PROPERTIES: usize = 3;
const KERNELS: usize = 4;

/// A parameter that may be null.
fn optional(index: usize, attribute: MlirAttribute) -> Option<(usize, CValue)> {
    (!attribute.is_null()).then(|| (index, attribute.into()))
}

capi! {
    /// Whether a type is `!gpu.async.token`.
    fn mlirTypeIsAGPUAsyncTokenType(ty: MlirType) -> bool {
        generated::is_a(ty, &ASYNC_TOKEN)
    }

    /// The type `!gpu.async.token`.
    fn mlirGPUAsyncTokenTypeGet(ctx: MlirContext) -> MlirType {
        generated::create(ctx, &ASYNC_TOKEN, vec![])
    }

    /// The name `gpu.async_token`.
    fn mlirGPUAsyncTokenTypeGetName() -> MlirStringRef {
        generated::text(ASYNC_TOKEN.name)
    }

    /// Whether an attribute is a `#gpu.object`.
    fn mlirAttributeIsAGPUObjectAttr(attr: MlirAttribute) -> bool {
        generated::is_a(attr, &OBJECT)
    }

    /// As `mlirGPUObjectAttrGetWithKernels`, without a table of kernels.
    fn mlirGPUObjectAttrGet(
        mlirCtx: MlirContext,
        target: MlirAttribute,
        format: u32,
        objectStrRef: MlirStringRef,
        mlirObjectProps: MlirAttribute,
    ) -> MlirAttribute {
        Ok(mlirGPUObjectAttrGetWithKernels(
            mlirCtx,
            target,
            format,
            objectStrRef,
            mlirObjectProps,
            MlirAttribute::null(),
        ))
    }

    /// The name `gpu.object`.
    fn mlirGPUObjectAttrGetName() -> MlirStringRef {
        generated::text(OBJECT.name)
    }

    /// An object for a target, in a format that is a value of `CompilationTarget`. The properties, a dictionary, and the table of kernels
    /// may be null.
    fn mlirGPUObjectAttrGetWithKernels(
        mlirCtx: MlirContext,
        target: MlirAttribute,
        format: u32,
        objectStrRef: MlirStringRef,
        mlirObjectProps: MlirAttribute,
        mlirKernelsAttr: MlirAttribute,
    ) -> MlirAttribute {
        let text = mlirStringAttrGet(mlirCtx, objectStrRef);
        let mut given = vec![(TARGET, target.into()), (FORMAT, format.into()), (TEXT, text.into())];
        given.extend(optional(PROPERTIES, mlirObjectProps));
        given.extend(optional(KERNELS, mlirKernelsAttr));
        generated::create(mlirCtx, &OBJECT, given)
    }

    /// The target of an object.
    fn mlirGPUObjectAttrGetTarget(mlirObjectAttr: MlirAttribute) -> MlirAttribute {
        generated::param(mlirObjectAttr, &OBJECT, TARGET)
    }

    /// The format of an object, a value of `CompilationTarget`.
    fn mlirGPUObjectAttrGetFormat(mlirObjectAttr: MlirAttribute) -> u32 {
        generated::param(mlirObjectAttr, &OBJECT, FORMAT)
    }

    /// The bytes of an object.
    fn mlirGPUObjectAttrGetObject(mlirObjectAttr: MlirAttribute) -> MlirStringRef {
        let text = generated::param(mlirObjectAttr, &OBJECT, TEXT)?;
        Ok(mlirStringAttrGetValue(text))
    }

    /// Whether an object has properties.
    fn mlirGPUObjectAttrHasProperties(mlirObjectAttr: MlirAttribute) -> bool {
        generated::is_present(mlirObjectAttr, &OBJECT, PROPERTIES)
    }

    /// The properties of an object, a dictionary; null if it has none.
    fn mlirGPUObjectAttrGetProperties(mlirObjectAttr: MlirAttribute) -> MlirAttribute {
        generated::param(mlirObjectAttr, &OBJECT, PROPERTIES)
    }

    /// Whether an object has a table of kernels.
    fn mlirGPUObjectAttrHasKernels(mlirObjectAttr: MlirAttribute) -> bool {
        generated::is_present(mlirObjectAttr, &OBJECT, KERNELS)
    }

    /// The table of kernels of an object; null if it has none.
    fn mlirGPUObjectAttrGetKernels(mlirObjectAttr: MlirAttribute) -> MlirAttribute {
        generated::param(mlirObjectAttr, &OBJECT, KERNELS)
    }
}
