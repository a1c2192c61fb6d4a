//! Names of values and blocks in a function, which may be used before they are defined.

use ir_core::context::Type;
use rustc_hash::FxHashMap;

use super::super::lexer::{Failure, Parsed};
use super::{Parser, TokenKind};

/// The names of a function.
#[derive(Debug, Default)]
pub(super) struct Locals {
    names: FxHashMap<String, u32>,
    /// Type, offset of the first use, and whether it is defined, for each local.
    locals: Vec<(Type, usize, bool)>,
    blocks: FxHashMap<String, usize>,
    /// Name, offset of the first use, and the position in the text, for each block.
    block_uses: Vec<(String, usize, Option<usize>)>,
    num_blocks: usize,
    /// The number of the next value or block without a name.
    next: u64,
}

impl Locals {
    /// The next number, as a name.
    pub(super) fn next_name(&mut self) -> String {
        self.next += 1;
        (self.next - 1).to_string()
    }

    /// Names of the blocks, with their final indices.
    pub(super) fn block_names(&self) -> Vec<(String, usize)> {
        self.block_uses.iter().map(|(name, _, index)| (name.clone(), index.unwrap_or(0))).collect()
    }

    /// The final index of each block, in the order of their first uses.
    pub(super) fn block_order(&self) -> Vec<usize> {
        self.block_uses.iter().map(|block| block.2.unwrap_or(0)).collect()
    }
}

impl Parser<'_> {
    /// The local that a use names.
    pub(super) fn use_local(&mut self, name: &str, ty: Type) -> Parsed<u32> {
        let offset = self.offset();
        if let Some(&local) = self.locals.names.get(name) {
            self.check_type(name, local, ty)?;
            return Ok(local);
        }
        let local = self.locals.locals.len() as u32;
        self.locals.locals.push((ty, offset, false));
        self.locals.names.insert(name.to_owned(), local);
        Ok(local)
    }

    fn check_type(&self, name: &str, local: u32, ty: Type) -> Parsed {
        let known = self.locals.locals[local as usize].0;
        if known == ty { Ok(()) } else { self.fail(format!("'%{name}' defined with another type")) }
    }

    /// The local that a definition names, or the next number.
    pub(super) fn define_local(&mut self, name: Option<String>, ty: Type, offset: usize) -> Parsed<u32> {
        let name = match name {
            Some(name) => {
                if let Ok(number) = name.parse::<u64>() {
                    self.locals.next = self.locals.next.max(number.saturating_add(1));
                }
                name
            }
            None => self.locals.next_name(),
        };
        let local = self.use_local(&name, ty)?;
        let state = &mut self.locals.locals[local as usize];
        if state.2 {
            let message = format!("multiple definition of local value named '{name}'");
            return Err(Failure { offset, message });
        }
        state.2 = true;
        Ok(local)
    }

    /// The block that a use names: an index in the order of first uses.
    pub(super) fn use_block(&mut self, name: &str, offset: usize) -> usize {
        if let Some(&block) = self.locals.blocks.get(name) {
            return block;
        }
        let block = self.locals.block_uses.len();
        self.locals.block_uses.push((name.to_owned(), offset, None));
        self.locals.blocks.insert(name.to_owned(), block);
        block
    }

    /// Defines a block at this position of the text.
    pub(super) fn define_block(&mut self) -> Parsed {
        let offset = self.offset();
        let name = match self.kind().clone() {
            TokenKind::Label(name) => {
                self.advance();
                if let Ok(number) = name.parse::<u64>() {
                    self.locals.next = self.locals.next.max(number.saturating_add(1));
                }
                name
            }
            _ => self.locals.next_name(),
        };
        let block = self.use_block(&name, offset);
        let index = self.locals.num_blocks;
        self.locals.num_blocks += 1;
        match self.locals.block_uses[block].2.replace(index) {
            None => Ok(()),
            Some(_) => Err(Failure { offset, message: format!("unable to create block named '{name}'") }),
        }
    }

    /// Checks that all that is used is defined.
    pub(super) fn check_locals(&self) -> Parsed {
        let mut names: Vec<(&String, &u32)> = self.locals.names.iter().collect();
        names.sort_by_key(|(_, local)| **local);
        for (name, local) in names {
            let (_, offset, is_defined) = self.locals.locals[*local as usize];
            if !is_defined {
                return Err(Failure { offset, message: format!("use of undefined value '%{name}'") });
            }
        }
        let undefined = self.locals.block_uses.iter().find(|block| block.2.is_none());
        match undefined {
            Some((name, offset, _)) => {
                Err(Failure { offset: *offset, message: format!("use of undefined value '%{name}'") })
            }
            None => Ok(()),
        }
    }
}
