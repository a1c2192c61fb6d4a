//! Random edits of operand lists, compared with plain vectors.

use super::{names, state};
use ir_core::context::Context;
use ir_core::ir::{Ir, Op, Value};

/// A generator of numbers that depend on the seed only.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

/// The uses that each list of operands implies, and the lists themselves, agree with the arena's.
fn check(ir: &Ir, users: &[(Op, Vec<Value>)], values: &[Value]) {
    for (op, operands) in users {
        assert_eq!(&ir.operands(*op).collect::<Vec<_>>(), operands);
    }
    for &value in values {
        let mut found: Vec<_> = ir.uses(value).map(|u| (u.op, u.index)).collect();
        found.sort_unstable();
        let mut expected: Vec<_> = users
            .iter()
            .flat_map(|(op, operands)| operands.iter().enumerate().map(move |(n, v)| (*op, n, *v)))
            .filter(|(_, _, v)| *v == value)
            .map(|(op, n, _)| (op, n))
            .collect();
        expected.sort_unstable();
        assert_eq!(found, expected);
    }
}

#[test]
fn operand_lists_match_vectors() {
    let ctx = Context::new();
    let names = names(&ctx);
    for seed in 0..40 {
        let (mut ir, mut random) = (Ir::new(&ctx), Random(seed));
        let def = ir.create(&state(&names, &[], &[names.i32; 4]));
        let values: Vec<Value> = ir.results(def).collect();
        let mut users: Vec<(Op, Vec<Value>)> = Vec::new();
        for _ in 0..300 {
            let some: Vec<Value> = (0..random.below(4)).map(|_| values[random.below(4)]).collect();
            if users.is_empty() || random.below(5) == 0 {
                users.push((ir.create(&state(&names, &some, &[])), some));
                continue;
            }
            let at = random.below(users.len());
            let (op, operands) = &mut users[at];
            match random.below(5) {
                0 => {
                    ir.set_operands(*op, &some);
                    *operands = some;
                }
                1 if !operands.is_empty() => {
                    let index = random.below(operands.len());
                    ir.set_operand(*op, index, values[0]);
                    operands[index] = values[0];
                }
                2 => {
                    let index = random.below(operands.len() + 1);
                    ir.insert_operands(*op, index, &some);
                    operands.splice(index..index, some);
                }
                3 => {
                    let (from, to) = (values[random.below(4)], values[random.below(4)]);
                    ir.replace_all_uses(from, to);
                    for (_, operands) in &mut users {
                        operands.iter_mut().filter(|v| **v == from).for_each(|v| *v = to);
                    }
                }
                _ => {
                    ir.erase(*op);
                    users.swap_remove(at);
                }
            }
            check(&ir, &users, &values);
        }
    }
}
