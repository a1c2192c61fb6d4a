//! Epochs: how often the slot of an entity went through all its generations.

use crate::word::EPOCHS;
use ir_core::ir::{EntityKind, Ir};

/// The epochs of the slots of an arena. A handle of `ir-core` has 16 generations; together with the epoch, a
/// slot serves a million entities before it is given up.
#[derive(Debug, Default)]
pub(crate) struct Epochs {
    /// The number that the epochs of all slots are counted from, less than [`EPOCHS`].
    base: u16,
    /// By kind and slot; slots that are not listed are in epoch 0.
    slots: [Vec<u16>; 4],
}

impl Epochs {
    /// Epochs of an empty arena. Arenas with different seeds have different words for the same handles.
    pub(crate) fn new(seed: u16) -> Self {
        Epochs { base: seed, slots: Default::default() }
    }

    /// The epoch of a slot as words have it: not 0.
    #[inline]
    pub(crate) fn get(&self, kind: EntityKind, slot: usize) -> u16 {
        match self.slots[kind as usize].get(slot) {
            None | Some(0) => 1 + self.base,
            Some(&count) => 1 + ((u32::from(self.base) + u32::from(count)) % u32::from(EPOCHS)) as u16,
        }
    }

    /// Begins the next epoch for all retired slots that can have one.
    pub(crate) fn recycle(&mut self, ir: &mut Ir) {
        ir.recycle(|kind, slot| {
            let counts = &mut self.slots[kind as usize];
            if counts.len() <= slot {
                counts.resize(slot + 1, 0);
            }
            let may_go_on = counts[slot] < EPOCHS - 1;
            counts[slot] += u16::from(may_go_on);
            may_go_on
        });
    }

    /// Begins a new epoch for all slots, those that do not exist yet included.
    pub(crate) fn restart(&mut self) {
        let passed = self.slots.iter().flatten().max().copied().unwrap_or(0);
        let base = u32::from(self.base) + u32::from(passed) + 1;
        *self = Epochs::new((base % u32::from(EPOCHS)) as u16);
    }
}
