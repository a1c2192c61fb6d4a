//! Reassociation groups.

use ir_core::context::DYNAMIC;

/// The groups of two consecutive reshapes in the same direction (`composeReassociationIndices`).
pub(super) fn composed_groups(producer: &[Vec<i64>], consumer: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    let (inner, outer) = match producer.len().cmp(&consumer.len()) {
        std::cmp::Ordering::Equal => return None,
        std::cmp::Ordering::Greater => (producer, consumer),
        std::cmp::Ordering::Less => (consumer, producer),
    };
    if outer.is_empty() {
        return Some(Vec::new());
    }
    if inner.len() != outer.iter().map(Vec::len).sum::<usize>() {
        return None;
    }
    let flat = |group: &Vec<i64>| -> Option<Vec<i64>> {
        let parts: Option<Vec<&Vec<i64>>> =
            group.iter().map(|at| inner.get(usize::try_from(*at).ok()?)).collect();
        Some(parts?.into_iter().flatten().copied().collect())
    };
    outer.iter().map(flat).collect()
}

/// Groups the finer groups so that each result ends at the end of a coarser group.
pub(super) fn matching_groups(fine: &[Vec<i64>], coarse: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    let mut next = 0;
    let mut composed = Vec::new();
    for group in coarse {
        let end = *group.last()?;
        let mut members = Vec::new();
        while next < fine.len() {
            let rightmost = *fine[next].last()?;
            if rightmost > end {
                return None;
            }
            members.push(i64::try_from(next).ok()?);
            next += 1;
            if rightmost == end {
                break;
            }
        }
        composed.push(members);
    }
    Some(composed)
}

/// The sizes of the dimensions in a group.
fn part<'s>(shape: &'s [i64], group: &[i64]) -> Option<&'s [i64]> {
    let first = usize::try_from(*group.first()?).ok()?;
    shape.get(first..first + group.len())
}

/// The groups that collapse `source` to `result`, given the groups that collapse both to the same shape
/// (`findCollapsingReassociation`).
pub(super) fn collapsing_groups(
    [source_groups, result_groups]: [&[Vec<i64>]; 2],
    [source, result]: [&[i64]; 2],
) -> Option<Vec<Vec<i64>>> {
    if source_groups.is_empty() {
        return groups_for_collapse(source, result);
    }
    let mut composed = Vec::new();
    for (source_group, result_group) in source_groups.iter().zip(result_groups) {
        let (from, to) = (part(source, source_group)?, part(result, result_group)?);
        let first = source_group[0];
        if from.len() == to.len() {
            if from != to || from.iter().filter(|size| **size == DYNAMIC).count() >= 2 {
                return None;
            }
            composed.extend((0_i64..).take(from.len()).map(|at| vec![first + at]));
            continue;
        }
        let groups = groups_for_collapse(from, to)?;
        composed.extend(groups.into_iter().map(|group| group.iter().map(|at| first + at).collect()));
    }
    Some(composed)
}

/// The groups that collapse a shape to another one of lower rank (`getReassociationIndicesForCollapse`).
fn groups_for_collapse(source: &[i64], target: &[i64]) -> Option<Vec<Vec<i64>>> {
    if source.len() <= target.len() {
        return None;
    }
    let mut groups: Vec<Vec<i64>> = Vec::new();
    let mut next = 0;
    for &size in target {
        let mut group = Vec::new();
        let mut product = 1_i64;
        while next + 1 < source.len() && source[next] != DYNAMIC && product.checked_mul(source[next])? < size
        {
            product *= source[next];
            group.push(i64::try_from(next).ok()?);
            next += 1;
        }
        let last = *source.get(next)?;
        let fits = match (last, size) {
            (DYNAMIC, DYNAMIC) => product == 1,
            (DYNAMIC, _) | (_, DYNAMIC) => false,
            (last, size) => product.checked_mul(last)? == size,
        };
        if !fits {
            return None;
        }
        group.push(i64::try_from(next).ok()?);
        next += 1;
        groups.push(group);
    }
    // The remaining sizes must be 1 or dynamic.
    for (at, size) in source.iter().enumerate().skip(next) {
        if *size != DYNAMIC && *size != 1 {
            return None;
        }
        if let Some(group) = groups.last_mut() {
            group.push(i64::try_from(at).ok()?);
        }
    }
    Some(groups)
}
