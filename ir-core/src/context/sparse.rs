//! The verification of sparse elements, with MLIR's messages.

use super::verify::join;
use super::{AttrKind, Attribute, Context, Type};

impl Context {
    /// Verifies sparse elements of a type (MLIR's `SparseElementsAttr::verify`): the indices are dense
    /// elements of `i64`, the values are dense elements.
    ///
    /// # Errors
    /// The message of the first violation.
    pub fn verify_sparse_elements(
        &self,
        ty: Type,
        indices: Attribute,
        values: Attribute,
    ) -> Result<(), String> {
        let AttrKind::DenseElements { ty: indices_type, splat, data } = indices.kind(self) else {
            return Err("expected dense integers as sparse element indices".to_owned());
        };
        let (AttrKind::DenseElements { ty: values_type, .. }
        | AttrKind::DenseStrings { ty: values_type, .. }) = values.kind(self)
        else {
            return Err("expected dense elements as sparse element values".to_owned());
        };
        if indices_type.element_type(self) != Some(Type::I64) {
            return Err("expected indices to have an element type of 'i64'".to_owned());
        }
        let shape_of = |ty: Type| ty.shape(self).unwrap_or_default();
        let (shape, indices_shape, values_shape) =
            (shape_of(ty), shape_of(indices_type), shape_of(values_type));
        let [value_count] = values_shape else {
            return Err("expected 1-d tensor for sparse element values".to_owned());
        };
        let matches = match indices_shape {
            [count, rank] => *rank == shape.len() as i64 && count == value_count,
            [count] => shape.len() == 1 && count == value_count,
            _ => false,
        };
        if !matches {
            return Err(format!(
                "expected shape ([{}]); inferred shape of indices literal ([{}]); inferred shape of values literal \
                 ([{}])",
                join(shape),
                join(indices_shape),
                join(values_shape)
            ));
        }
        self.verify_sparse_indices(ty, splat, data)
    }

    fn verify_sparse_indices(&self, ty: Type, splat: bool, data: &[u8]) -> Result<(), String> {
        let shape = ty.shape(self).unwrap_or_default();
        let mut numbers: Vec<u64> =
            data.as_chunks().0.iter().map(|bytes| u64::from_le_bytes(*bytes)).collect();
        if splat && let Some(number) = numbers.first() {
            numbers = vec![*number; shape.len()];
        }
        if shape.is_empty() {
            return Ok(());
        }
        for (position, index) in numbers.chunks(shape.len()).enumerate() {
            if index.iter().zip(shape).all(|(at, size)| *at < size.unsigned_abs()) {
                continue;
            }
            let index: Vec<_> = index.iter().map(u64::to_string).collect();
            return Err(format!(
                "sparse index #{position} is not contained within the value shape, with index=[{}], and type='{}'",
                index.join(", "),
                ty.to_text(self)
            ));
        }
        Ok(())
    }
}
