//! The bodies of functions, on as many threads as the context allows.

use std::sync::Arc;

use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Op};
use ir_core::threads::run_on_all;

use super::turns::{Turn, Turns};
use super::{Body, Outcome, Shared, Translation};
use crate::model::constant::ConstRef;
use crate::model::instruction::{Inst, Val, ValKind};
use crate::model::metadata::MdId;
use crate::model::{Block as LlvmBlock, Function};

/// A function with a body.
pub(super) struct Definition {
    pub(super) op: Op,
    /// The index of the function in the module.
    pub(super) index: usize,
    pub(super) subprogram: Option<MdId>,
}

/// The parts of a function that come with its body.
struct Translated {
    personality: Option<ConstRef>,
    blocks: Vec<LlvmBlock>,
    insts: Vec<Inst>,
}

impl Translated {
    fn add_to(self, function: &mut Function) {
        (function.personality, function.blocks, function.insts) = (self.personality, self.blocks, self.insts);
    }
}

/// Bodies of one thread, by the number of the definition, and the error that ended its work.
#[derive(Default)]
struct TranslatedBody {
    translated: Vec<(usize, Translated)>,
    failed: Option<(usize, Diagnostic)>,
}

impl Translation<'_> {
    /// Translates the bodies.
    ///
    /// # Errors
    /// That of the first body that has one.
    pub(super) fn bodies(&mut self, definitions: &[Definition]) -> Outcome {
        let turns = Turns::new(self.turn.take(), definitions.len());
        let threads = self.ctx.threads().min(definitions.len());
        let this = &*self;
        let parts = run_on_all(threads, || this.part(&turns, definitions));
        self.turn = Turn::own(turns.into_inner());
        let failed = parts.iter().filter_map(|part| part.failed.as_ref()).min_by_key(|failed| failed.0);
        if let Some((_, error)) = failed {
            return Err(error.clone());
        }
        let mut translated: Vec<_> = parts.into_iter().flat_map(|part| part.translated).collect();
        // A module that was not verified may define a function twice.
        translated.sort_unstable_by_key(|(index, _)| *index);
        for (index, translated) in translated {
            translated.add_to(&mut self.module().functions[definitions[index].index]);
        }
        Ok(())
    }

    /// Translates bodies until none is left, or one has an error.
    fn part(&self, turns: &Turns<Shared>, definitions: &[Definition]) -> TranslatedBody {
        let mut part = TranslatedBody::default();
        let (symbols, intrinsics) = (Arc::clone(&self.symbols), Arc::clone(&self.intrinsics));
        let mut translation = Translation::with_symbols(self.ir, self.top, symbols, intrinsics);
        translation.layout = self.layout.clone();
        while let Some(index) = turns.next() {
            translation.turn = Turn::new(turns, index);
            match translation.body(&definitions[index]) {
                Ok(translated) => part.translated.push((index, translated)),
                Err(error) => {
                    turns.stop();
                    part.failed = Some((index, error));
                    break;
                }
            }
        }
        part
    }

    fn body(&mut self, definition: &Definition) -> Outcome<Translated> {
        let op = definition.op;
        let personality = match self.attr(op, "personality") {
            Some(personality) => {
                let pointer = dialect_llvm::types::pointer(self.ctx);
                Some(self.constant(pointer, personality, self.ir.location(op))?)
            }
            None => None,
        };
        let region = self.ir.region(op, 0);
        let blocks: Vec<Block> = self.ir.blocks(region).collect();
        self.begin_body(&blocks, definition.subprogram);
        for block in self.sorted_blocks(region) {
            self.block_body(block)?;
        }
        self.connect_phis(region);
        // Instructions are collected in the same place for all functions, because a list that grows is moved
        // each time.
        let insts = self.body.insts.drain(..).collect();
        Ok(Translated { personality, insts, blocks: std::mem::take(&mut self.body.blocks) })
    }

    fn begin_body(&mut self, blocks: &[Block], subprogram: Option<MdId>) {
        self.values.clear();
        self.blocks.clear();
        self.blocks.extend(blocks.iter().enumerate().map(|(index, &block)| (block, index)));
        let mut insts = std::mem::take(&mut self.body.insts);
        insts.clear();
        let blocks = vec![LlvmBlock::default(); blocks.len()];
        self.body = Body { has_block: true, blocks, insts, subprogram, ..Body::default() };
    }

    fn block_body(&mut self, block: Block) -> Outcome {
        self.body.block = self.block(block);
        let begin = self.body.insts.len();
        self.body.blocks[self.body.block].insts = begin..begin;
        if self.ir.is_entry_block(block) {
            self.parameters(block);
        } else {
            self.block_arguments(block);
        }
        let ir = self.ir;
        for op in ir.ops(block) {
            self.set_location(ir.location(op));
            self.operation(op)?;
            self.memory_model(op)?;
        }
        Ok(())
    }

    fn parameters(&mut self, entry: Block) {
        for (number, argument) in (0..).zip(self.ir.arguments(entry)) {
            let value = Val { ty: self.ir.value_type(argument), kind: ValKind::Arg(number) };
            self.values.insert(argument, value);
        }
    }
}
