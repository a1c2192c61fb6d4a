//! The functions of the headers of dialects that are not part of this library. They exist, so that programs that mention them
//! link: tests answer no, names are those of MLIR, and everything else reports that the dialect is missing, and returns null, false or 0.

/// Defines the functions that return names of classes.
macro_rules! names {
    ($($name:ident $class:literal,)*) => {
        capi! {$(
            #[doc = concat!(" The name `", $class, "`.")]
            fn $name() -> MlirStringRef {
                Ok(MlirStringRef::new($class.as_bytes()))
            }
        )*}
    };
}

pub mod sparse_tensor;
pub mod transform_interpreter;

/// The headers of the modules here, without folder and `.h`.
#[cfg(test)]
pub(crate) const HEADERS: &[(&str, &str)] =
    &[("sparse_tensor", "SparseTensor"), ("transform_interpreter", "Transform/Interpreter")];
