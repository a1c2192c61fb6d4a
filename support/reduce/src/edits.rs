//! Edits in chunks, the core of delta debugging.

use std::io;

/// Applies as many edits to `state` as `holds` accepts. All edits are tried at once, then chunks of half the
/// size, down to single edits. Returns whether the state changed.
///
/// `apply` returns whether the edit has an effect. An edit without effect is dropped, so it may refer to an
/// entity that an earlier edit removed.
///
/// ```
/// let mut numbers: Vec<i32> = (0..100).collect();
/// let edits: Vec<i32> = numbers.clone();
/// let remove = |numbers: &mut Vec<i32>, edit: &i32| {
///     let before = numbers.len();
///     numbers.retain(|number| number != edit);
///     numbers.len() < before
/// };
/// let mut holds = |rest: &Vec<i32>| Ok(rest.contains(&3) && rest.contains(&77));
/// reduce::apply_most(&mut numbers, &edits, remove, &mut holds)?;
/// assert_eq!(numbers, [3, 77]);
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// # Errors
/// An error of `holds`.
pub fn apply_most<S: Clone, E>(
    state: &mut S,
    edits: &[E],
    apply: impl Fn(&mut S, &E) -> bool,
    holds: &mut dyn FnMut(&S) -> io::Result<bool>,
) -> io::Result<bool> {
    let mut pending: Vec<&E> = edits.iter().collect();
    let mut size = pending.len();
    let mut has_changed = false;
    while size > 0 {
        let mut refused = Vec::new();
        for chunk in pending.chunks(size) {
            let mut candidate = state.clone();
            let mut has_effect = false;
            for edit in chunk {
                has_effect |= apply(&mut candidate, edit);
            }
            if !has_effect {
                continue;
            }
            if holds(&candidate)? {
                *state = candidate;
                has_changed = true;
            } else {
                refused.extend_from_slice(chunk);
            }
        }
        pending = refused;
        size = if size == 1 { 0 } else { size.div_ceil(2).min(pending.len()) };
    }
    Ok(has_changed)
}
