//! The memory effects that a definition declares, for one operation.

use super::groups::{operand_group, result_group};
use super::properties;
use super::{EffectSpec, EffectTarget, Length, OpSpec};
use crate::interfaces::EffectInstance;
use crate::ir::{Ir, Op};

/// Adds the effects of an operation.
pub(super) fn instances(spec: &OpSpec, ir: &Ir, op: Op, instances: &mut Vec<EffectInstance>) {
    for &EffectSpec { kind, on, resource } in spec.effects {
        let effect = EffectInstance { resource, ..EffectInstance::new(kind) };
        match on {
            EffectTarget::Any => instances.push(effect),
            EffectTarget::Operands(group) => {
                let indices = operand_group(spec, ir, op, group);
                // An operand that there must be has the effect, even while the verifier has not found it missing.
                if indices.is_empty() && spec.operands[group].length == Length::One {
                    instances.push(effect);
                }
                let on = |index| EffectInstance { value: Some(ir.operand(op, index)), ..effect };
                instances.extend(indices.map(on));
            }
            EffectTarget::Results(group) => {
                let indices = result_group(spec, ir, op, group);
                let on = |index| EffectInstance { value: Some(ir.result(op, index)), ..effect };
                instances.extend(indices.map(on));
            }
            EffectTarget::Symbol(name) => {
                let symbol = properties::get(ir, op, name);
                instances.extend(symbol.map(|_| EffectInstance { symbol, ..effect }));
            }
        }
    }
}
