//! The model of a module of LLVM IR. The printer assigns the numbers.

pub(crate) mod atomics;
pub(crate) mod attributes;
pub(crate) mod constant;
pub(crate) mod flags;
pub(crate) mod instruction;
pub(crate) mod layout;
pub(crate) mod metadata;
pub(crate) mod types;

use std::ops::Range;
use std::sync::{Arc, Mutex, PoisonError};

use ir_core::context::Type;
use ir_core::threads::run_on_all;

use attributes::AttrSet;
use constant::ConstRef;
use instruction::Inst;
use metadata::{MdId, MdKinds, MdTable};

/// A module.
#[derive(Debug, Default)]
pub(crate) struct Module {
    pub(crate) data_layout: String,
    pub(crate) triple: String,
    /// Assembly of the module, one string for each line.
    pub(crate) assembly: Vec<String>,
    pub(crate) comdats: Vec<(Arc<str>, &'static str)>,
    pub(crate) globals: Vec<Global>,
    pub(crate) aliases: Vec<Alias>,
    pub(crate) ifuncs: Vec<Alias>,
    pub(crate) functions: Vec<Function>,
    pub(crate) metadata: MdTable,
    pub(crate) kinds: MdKinds,
    /// Named metadata in the order of their creation.
    pub(crate) named: Vec<(String, Vec<MdId>)>,
}

impl Module {
    /// Adds a node to named metadata.
    pub(crate) fn add_named(&mut self, name: &str, node: MdId) {
        self.named_nodes(name).push(node);
    }

    /// The nodes of named metadata, which is created if it is new.
    pub(crate) fn named_nodes(&mut self, name: &str) -> &mut Vec<MdId> {
        let found = self.named.iter().position(|(found, _)| found == name);
        let index = found.unwrap_or_else(|| {
            self.named.push((name.to_owned(), Vec::new()));
            self.named.len() - 1
        });
        &mut self.named[index].1
    }

    /// Frees the functions on several threads: to free them takes a third of the time to print them.
    pub(crate) fn release(self, threads: usize) {
        /// Number of functions that a thread takes at a time.
        const PART: usize = 64;
        let functions = Mutex::new(self.functions);
        let take = || {
            let mut left = functions.lock().unwrap_or_else(PoisonError::into_inner);
            let first = left.len().saturating_sub(PART);
            left.split_off(first)
        };
        run_on_all(threads, || while !take().is_empty() {});
    }
}

/// Properties that all symbols have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Symbol {
    pub(crate) name: Arc<str>,
    /// The linkage as its word, empty for `external`.
    pub(crate) linkage: String,
    pub(crate) is_dso_local: bool,
    /// `hidden`, `protected`, or nothing.
    pub(crate) visibility: &'static str,
    /// `unnamed_addr`, `local_unnamed_addr`, or nothing.
    pub(crate) unnamed_addr: &'static str,
    pub(crate) is_thread_local: bool,
}

impl Symbol {
    /// Whether `dso_local` is printed: other properties may imply it.
    pub(crate) fn shows_dso_local(&self) -> bool {
        let is_local = matches!(self.linkage.as_str(), "private" | "internal");
        let is_implied = is_local || !self.visibility.is_empty() && self.linkage != "extern_weak";
        self.is_dso_local && !is_implied
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub(crate) symbol: Symbol,
    pub(crate) ty: Type,
    pub(crate) space: u32,
    pub(crate) is_constant: bool,
    pub(crate) is_externally_initialized: bool,
    pub(crate) initializer: Option<ConstRef>,
    pub(crate) section: Option<String>,
    pub(crate) comdat: Option<Arc<str>>,
    pub(crate) alignment: Option<u64>,
    pub(crate) metadata: Vec<(u32, MdId)>,
    pub(crate) attributes: AttrSet,
}

/// An alias or an ifunc.
#[derive(Clone, Debug)]
pub(crate) struct Alias {
    pub(crate) symbol: Symbol,
    pub(crate) ty: Type,
    pub(crate) target: Option<ConstRef>,
}

/// A function.
#[derive(Clone, Debug)]
pub(crate) struct Function {
    pub(crate) symbol: Symbol,
    /// A function type.
    pub(crate) ty: Type,
    /// The calling convention with a space after it, or nothing.
    pub(crate) convention: String,
    pub(crate) attributes: AttrSet,
    pub(crate) result: AttrSet,
    pub(crate) parameters: Vec<AttrSet>,
    pub(crate) section: Option<String>,
    pub(crate) comdat: Option<Arc<str>>,
    pub(crate) alignment: Option<u64>,
    pub(crate) collector: Option<String>,
    pub(crate) personality: Option<ConstRef>,
    pub(crate) metadata: Vec<(u32, MdId)>,
    /// The blocks in order; none of a declaration.
    pub(crate) blocks: Vec<Block>,
    pub(crate) insts: Vec<Inst>,
}

impl Function {
    /// A declaration.
    pub(crate) fn new(name: Arc<str>, ty: Type) -> Self {
        Function {
            symbol: Symbol { name, ..Symbol::default() },
            ty,
            convention: String::new(),
            attributes: AttrSet::default(),
            result: AttrSet::default(),
            parameters: Vec::new(),
            section: None,
            comdat: None,
            alignment: None,
            collector: None,
            personality: None,
            metadata: Vec::new(),
            blocks: Vec::new(),
            insts: Vec::new(),
        }
    }

    /// The instructions in the order of the blocks.
    pub(crate) fn instructions(&self) -> impl Iterator<Item = &Inst> {
        self.blocks.iter().flat_map(|block| &self.insts[block.insts.clone()])
    }
}

/// A block.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    /// The instructions, as indices into those of the function.
    pub(crate) insts: Range<usize>,
    /// The predecessors, in the order of the creation of their terminators.
    pub(crate) predecessors: Vec<usize>,
}
