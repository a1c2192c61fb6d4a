//! Replacements of values that are not yet visible in the IR.

use crate::ir::Value;
use rustc_hash::FxHashMap;

/// The entry of a single value.
#[derive(Clone, Copy, Default)]
enum Target {
    #[default]
    None,
    One(Value),
    /// A run of `pool`.
    Many {
        start: u32,
        count: u32,
    },
}

/// Lists of values, each mapped to its replacements (MLIR's `ConversionValueMapping`). Single values are by
/// far the most frequent keys, and are in an array by slot, so a conversion hashes values only if it is
/// 1:N.
#[derive(Default)]
pub(super) struct ValueMapping {
    single: Vec<Target>,
    pool: Vec<Value>,
    lists: FxHashMap<Box<[Value]>, Box<[Value]>>,
    /// Whether a value was ever a replacement, by slot. It remains set when the mapping is undone.
    is_target: Vec<bool>,
}

impl ValueMapping {
    /// The replacements of these values, if they are mapped.
    pub(super) fn get(&self, from: &[Value]) -> Option<&[Value]> {
        let &[from] = from else { return self.lists.get(from).map(|to| &**to) };
        match self.single.get(from.slot())? {
            Target::None => None,
            Target::One(value) => Some(std::slice::from_ref(value)),
            Target::Many { start, count } => {
                let start = *start as usize;
                self.pool.get(start..start + *count as usize)
            }
        }
    }

    /// Maps values; replaces an earlier mapping of the same.
    pub(super) fn set(&mut self, from: &[Value], to: &[Value]) {
        for value in to {
            let slot = value.slot();
            if slot >= self.is_target.len() {
                self.is_target.resize(slot + 1, false);
            }
            self.is_target[slot] = true;
        }
        let &[from] = from else {
            self.lists.insert(from.into(), to.into());
            return;
        };
        let target = match to {
            [value] => Target::One(*value),
            _ => {
                let start = self.pool.len() as u32;
                self.pool.extend_from_slice(to);
                Target::Many { start, count: to.len() as u32 }
            }
        };
        let slot = from.slot();
        if slot >= self.single.len() {
            self.single.resize(slot + 1, Target::None);
        }
        self.single[slot] = target;
    }

    /// Removes the mapping. An earlier mapping of the same values does not return. In MLIR, it would only
    /// be a materialization for reuse.
    pub(super) fn remove(&mut self, from: &[Value]) {
        match from {
            [from] => {
                if let Some(target) = self.single.get_mut(from.slot()) {
                    *target = Target::None;
                }
            }
            _ => {
                self.lists.remove(from);
            }
        }
    }

    /// Whether some value may be mapped to this one.
    pub(super) fn is_target(&self, value: Value) -> bool {
        self.is_target.get(value.slot()).is_some_and(|is_target| *is_target)
    }

    /// Maps each of the values separately. If none is mapped, maps the list as a whole. `None` if the list
    /// is not mapped either.
    pub(super) fn next(&self, values: &[Value]) -> Option<Vec<Value>> {
        let mut next = Vec::with_capacity(values.len());
        let mut is_mapped = false;
        for value in values {
            match self.get(std::slice::from_ref(value)) {
                Some(to) => {
                    is_mapped |= to != [*value];
                    next.extend_from_slice(to);
                }
                None => next.push(*value),
            }
        }
        if is_mapped { Some(next) } else { self.get(values).map(<[Value]>::to_vec) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::context::{Context, Type};
    use crate::ir::{Ir, Op, OpState};

    fn values(count: usize) -> (Ir, Op, Vec<Value>) {
        let ctx = Context::new();
        let mut ir = Ir::new(&ctx);
        let types = vec![Type::I32; count];
        let state = OpState {
            result_types: &types,
            ..OpState::new(ctx.op_name("test.values"), crate::context::Location::UNKNOWN)
        };
        let op = ir.create(&state);
        let values = ir.results(op).collect();
        (ir, op, values)
    }

    #[test]
    fn lists_are_mapped_value_by_value_first() {
        let (_ir, _op, v) = values(6);
        let mut mapping = ValueMapping::default();
        mapping.set(&v[..2], &v[4..5]);
        assert_eq!(mapping.next(&v[..2]), Some(vec![v[4]]));
        mapping.set(&v[1..2], &v[2..4]);
        assert_eq!(mapping.next(&v[..2]), Some(vec![v[0], v[2], v[3]]));
        mapping.remove(&v[1..2]);
        assert_eq!(mapping.next(&v[..2]), Some(vec![v[4]]));
        mapping.remove(&v[..2]);
        assert_eq!(mapping.next(&v[..2]), None);
        assert!(mapping.is_target(v[2]) && !mapping.is_target(v[5]));
    }
}
