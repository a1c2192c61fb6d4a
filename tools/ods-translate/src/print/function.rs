//! Functions: heads, blocks and the numbers of values.

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Context;

use super::Printer;
use crate::model::types::{Kind, kind};
use crate::model::{Block, Function};

/// The column of comments after labels.
const COMMENT_COLUMN: usize = 50;

/// The numbers of a function's values.
pub(super) struct Numbers {
    /// Numbers of instructions' results.
    pub(super) insts: Vec<u32>,
    pub(super) blocks: Vec<u32>,
}

impl Numbers {
    /// Numbers parameters, then blocks and results in their order.
    pub(super) fn new(ctx: &Context, function: &Function) -> Self {
        let ty = LLVMFunctionType::cast(ctx, function.ty);
        let mut next = ty.map_or(0, |ty| ty.params(ctx).len() as u32);
        let mut numbers = Numbers { insts: vec![0; function.insts.len()], blocks: Vec::new() };
        for block in &function.blocks {
            numbers.blocks.push(next);
            next += 1;
            for index in block.insts.clone() {
                if function.insts[index].ty.is_some() {
                    numbers.insts[index] = next;
                    next += 1;
                }
            }
        }
        numbers
    }
}

impl Printer<'_> {
    pub(super) fn function(&mut self, function: &Function) {
        self.text("\n");
        let mut known = function.attributes.known().peekable();
        if known.peek().is_some() {
            let mut shown = crate::model::attributes::AttrSet::default();
            known.for_each(|(name, value)| shown.value(name, value.to_owned()));
            self.display(format_args!("; Function Attrs: {}\n", shown.display(false)));
        }
        let is_declaration = function.blocks.is_empty();
        self.text(if is_declaration { "declare" } else { "define" });
        if is_declaration {
            self.attachments(&function.metadata, " ");
        }
        self.text(" ");
        self.function_head(function);
        if is_declaration {
            return self.text("\n");
        }
        self.attachments(&function.metadata, " ");
        self.text(" {");
        let numbers = Numbers::new(self.ctx, function);
        for (index, block) in function.blocks.iter().enumerate() {
            self.block(function, &numbers, index, block);
        }
        self.text("}\n");
    }

    /// Everything from the linkage to the personality.
    fn function_head(&mut self, function: &Function) {
        self.symbol_head(&function.symbol);
        self.text(&function.convention);
        if !function.result.is_empty() {
            self.display(format_args!("{} ", function.result.display(false)));
        }
        let Some(Kind::Function(ty)) = kind(self.ctx, function.ty) else { return };
        self.ty(ty.return_type(self.ctx));
        self.text(" ");
        self.symbol_name(&function.symbol.name);
        self.text("(");
        for (index, &parameter) in ty.params(self.ctx).iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.ty(parameter);
            if let Some(attributes) = function.parameters.get(index).filter(|set| !set.is_empty()) {
                self.display(format_args!(" {}", attributes.display(false)));
            }
            if !function.blocks.is_empty() {
                self.display(format_args!(" %{index}"));
            }
        }
        if ty.var_arg(self.ctx) {
            self.text(if ty.params(self.ctx).is_empty() { "..." } else { ", ..." });
        }
        self.text(")");
        self.function_tail(function);
    }

    fn function_tail(&mut self, function: &Function) {
        if !function.symbol.unnamed_addr.is_empty() {
            self.display(format_args!(" {}", function.symbol.unnamed_addr));
        }
        if let Some(group) = self.slots.group(&function.attributes) {
            self.display(format_args!(" #{group}"));
        }
        if let Some(section) = &function.section {
            self.quoted(" section ", section);
        }
        if let Some(comdat) = &function.comdat {
            self.comdat_of(" ", comdat, &function.symbol.name);
        }
        if let Some(alignment) = function.alignment {
            self.display(format_args!(" align {alignment}"));
        }
        if let Some(collector) = &function.collector {
            self.quoted(" gc ", collector);
        }
        if let Some(personality) = &function.personality {
            self.text(" personality ");
            self.typed_constant(personality);
        }
    }

    fn block(&mut self, function: &Function, numbers: &Numbers, index: usize, block: &Block) {
        if index == 0 {
            self.text("\n");
        } else {
            let label = format!("{}:", numbers.blocks[index]);
            self.display(format_args!("\n{label:COMMENT_COLUMN$}; "));
            if block.predecessors.is_empty() {
                self.text("No predecessors!");
            } else {
                self.text("preds = ");
            }
            for (position, &predecessor) in block.predecessors.iter().rev().enumerate() {
                self.text(if position == 0 { "" } else { ", " });
                self.display(format_args!("%{}", numbers.blocks[predecessor]));
            }
            self.text("\n");
        }
        for inst in block.insts.clone() {
            self.instruction(function, numbers, inst);
        }
    }
}
