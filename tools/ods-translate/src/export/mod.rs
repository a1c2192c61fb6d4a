//! From a module of the dialect `llvm` to the model of a module of LLVM IR.
//!
//! The order in which things are created is MLIR's (`ModuleTranslation`), because the text shows it: of
//! declarations of intrinsics, of metadata, and of the predecessors of a block.
//!
//! - **Invariant**: the text of a module is that of `mlir-translate`, byte for byte; `translatediff`
//!   compares random modules that `mlir-opt` lowered.
//! - Bodies of functions are translated on several threads. A body that adds to the module (metadata,
//!   declarations of intrinsics) waits for the bodies before it.
//! - Deliberately absent: LLVM's verifier, and use-list orders except that of predecessors.

mod attributes;
mod bodies;
mod calls;
mod constants;
mod debug_flags;
mod debug_info;
mod debug_nodes;
mod flow;
mod functions;
mod globals;
mod intrinsics;
mod layout;
mod locations;
mod loops;
mod memory;
mod metadata;
mod operations;
mod reader;
mod successors;
mod turns;
mod vectors;

pub(crate) use intrinsics::IMMEDIATES;
pub(crate) use loops::{How, LoopOption, OPTIONS};

use std::sync::Arc;

use ir_core::context::{Context, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, Value};
use ir_core::predicates::attributes::string_value;
use rustc_hash::FxHashMap;

use crate::intrinsics::Intrinsics;
use crate::model::flags::Flags;
use crate::model::instruction::{Inst, InstKind, Record, Val, ValKind};
use crate::model::layout::DataLayout;
use crate::model::metadata::{Md, MdId, MdNode};
use crate::model::{Block as LlvmBlock, Module};
use turns::Turn;

/// The result of translating a part of a module.
pub(crate) type Outcome<T = ()> = Result<T, Diagnostic>;

/// Translates a module.
///
/// # Errors
/// The first thing that LLVM IR cannot express, or that is not supported.
pub(crate) fn translate(ir: &Ir, top: Op) -> Outcome<Module> {
    let changed = successors::distinct(ir, top);
    let ir = changed.as_ref().unwrap_or(ir);
    let mut translation = Translation::new(ir, top);
    translation.check_operations()?;
    translation.module_properties()?;
    translation.comdats()?;
    translation.function_signatures()?;
    translation.globals()?;
    translation.ifuncs();
    translation.ident();
    translation.top_level_operations()?;
    translation.functions()?;
    translation.debug_version();
    Ok(translation.turn.take().out)
}

/// The state of a translation; each thread that translates bodies has its own.
struct Translation<'m> {
    ctx: &'m Context,
    ir: &'m Ir,
    top: Op,
    layout: DataLayout,
    symbols: Arc<FxHashMap<&'m str, Op>>,
    intrinsics: Arc<Intrinsics>,
    turn: Turn<'m, Shared>,
    /// The types of the functions that this thread found in the module.
    declared: FxHashMap<Arc<str>, Type>,
    values: FxHashMap<Value, Val>,
    blocks: FxHashMap<Block, usize>,
    body: Body,
}

/// The state that functions add to. Its order shows in the text, so they add to it in turns.
#[derive(Default)]
struct Shared {
    out: Module,
    /// The index of each function.
    functions: FxHashMap<Arc<str>, usize>,
    metadata: metadata::Cache,
    debug: debug_info::Cache,
}

/// The function or initializer in translation.
#[derive(Default)]
struct Body {
    /// Whether instructions can be created; an initializer has constants only.
    has_block: bool,
    insts: Vec<Inst>,
    blocks: Vec<LlvmBlock>,
    /// The insertion block: instructions are appended to it.
    block: usize,
    location: Option<MdId>,
    subprogram: Option<MdId>,
    flags: Flags,
    records: Vec<Record>,
    /// Whether an initializer has an operation that is not constant.
    is_not_constant: bool,
}

impl<'m> Translation<'m> {
    fn new(ir: &'m Ir, top: Op) -> Self {
        let ctx = ir.context();
        let mut symbols = FxHashMap::default();
        for op in module_operations(ir, top) {
            if let Some(name) = ir.attribute(op, "sym_name").and_then(|name| string_value(ctx, name)) {
                symbols.entry(name).or_insert(op);
            }
        }
        Self::with_symbols(ir, top, Arc::new(symbols), Arc::new(Intrinsics::new()))
    }

    /// A translation that has not begun, with tables that several share.
    fn with_symbols(
        ir: &'m Ir,
        top: Op,
        symbols: Arc<FxHashMap<&'m str, Op>>,
        intrinsics: Arc<Intrinsics>,
    ) -> Self {
        Translation {
            ctx: ir.context(),
            ir,
            top,
            layout: DataLayout::default(),
            symbols,
            intrinsics,
            turn: Turn::own(Shared::default()),
            declared: FxHashMap::default(),
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            body: Body::default(),
        }
    }

    /// The state that functions add to, once it is this one's turn.
    fn shared(&mut self) -> &mut Shared {
        self.turn.get()
    }

    /// The translated module, once it is this function's turn.
    fn module(&mut self) -> &mut Module {
        &mut self.shared().out
    }

    /// The operations of the module with this name.
    fn operations(&self, name: &str) -> Vec<Op> {
        let is_named = |op: &Op| self.ir.name(*op).as_str(self.ctx) == name;
        module_operations(self.ir, self.top).filter(is_named).collect()
    }

    /// An error at a location.
    fn error_at<T>(&self, location: Location, message: impl Into<String>) -> Outcome<T> {
        Err(Diagnostic::error(location, message))
    }

    /// An error at an operation, with MLIR's suffix.
    fn error<T>(&self, op: Op, message: impl Into<String>) -> Outcome<T> {
        let name = self.ir.name(op).as_str(self.ctx);
        let location = self.ir.location(op);
        let failed = ir_core::verify::op_failure(
            self.ir,
            op,
            &format!("LLVM Translation failed for operation: {name}"),
        );
        Err(Diagnostic::error(location, message).followed_by(failed))
    }

    /// The value that an operand has become.
    fn value(&self, value: Value) -> Val {
        match self.values.get(&value) {
            Some(found) => found.clone(),
            // A value of a block that is not reached, or one that has no translation, which was reported.
            None => crate::model::constant::Const::poison(self.ir.value_type(value)).into(),
        }
    }

    fn operand(&self, op: Op, index: usize) -> Val {
        self.value(self.ir.operand(op, index))
    }

    fn operand_values(&self, op: Op) -> Vec<Val> {
        self.ir.operands(op).map(|operand| self.value(operand)).collect()
    }

    /// Sets what the only result of an operation has become.
    fn set_result(&mut self, op: Op, value: Val) {
        if self.ir.num_results(op) != 0 {
            let result = self.ir.result(op, 0);
            self.values.insert(result, value);
        }
    }

    /// The type of the only result; `None` without results.
    fn result_type(&self, op: Op) -> Option<Type> {
        self.ir.result_types(op).next()
    }

    /// Creates an instruction at the end of the block.
    fn emit(&mut self, ty: Option<Type>, kind: InstKind, flags: Flags) -> Val {
        let value_type = ty.unwrap_or(Type::NONE);
        if !self.body.has_block {
            self.body.is_not_constant = true;
            return crate::model::constant::Const::poison(value_type).into();
        }
        let index = self.body.insts.len() as u32;
        for target in kind.successors() {
            self.body.blocks[target].predecessors.push(self.body.block);
        }
        let metadata = self.body.location.map(|location| (0, location)).into_iter().collect();
        let records = std::mem::take(&mut self.body.records);
        self.body.insts.push(Inst { ty, kind, flags, metadata, records });
        let block = self.body.block;
        self.body.blocks[block].insts.end = self.body.insts.len();
        Val { ty: value_type, kind: ValKind::Inst(index) }
    }

    /// Creates an instruction, which is what the result of the operation becomes.
    fn emit_for(&mut self, op: Op, kind: InstKind, flags: Flags) -> Val {
        let value = self.emit(self.result_type(op), kind, flags);
        self.set_result(op, value.clone());
        value
    }

    /// Attaches metadata to an instruction.
    fn attach(&mut self, value: &Val, kind: &str, node: MdId) {
        let ValKind::Inst(index) = value.kind else { return };
        let kind = self.module().kinds.number(kind);
        let metadata = &mut self.body.insts[index as usize].metadata;
        metadata.retain(|(found, _)| *found != kind);
        metadata.push((kind, node));
    }

    /// A tuple of metadata.
    fn tuple(&mut self, operands: Vec<Md>) -> MdId {
        self.module().metadata.tuple(operands)
    }

    fn node(&mut self, node: MdNode) -> MdId {
        self.module().metadata.add(node)
    }
}

/// The operations in the body of a module.
fn module_operations(ir: &Ir, top: Op) -> impl Iterator<Item = Op> + '_ {
    let block = ir.first_block(ir.region(top, 0));
    block.into_iter().flat_map(|block| ir.ops(block))
}
