//! Error recovery, so that one run reports all errors.

use crate::model::Result;
use crate::{Diagnostic, Writer};

/// All values, or all errors.
pub(crate) fn all<T>(
    results: impl IntoIterator<Item = Result<T>>,
) -> std::result::Result<Vec<T>, Vec<Diagnostic>> {
    let (mut values, mut errors) = (Vec::new(), Vec::new());
    for result in results {
        match result {
            Ok(value) => values.push(value),
            Err(error) => errors.push(error),
        }
    }
    if errors.is_empty() { Ok(values) } else { Err(errors) }
}

/// Calls `emit` for each item, and returns all errors.
pub(crate) fn each<T>(
    out: &mut Writer,
    items: impl IntoIterator<Item = T>,
    mut emit: impl FnMut(&mut Writer, T) -> Result<()>,
) -> std::result::Result<(), Vec<Diagnostic>> {
    all(items.into_iter().map(|item| emit(out, item))).map(drop)
}
