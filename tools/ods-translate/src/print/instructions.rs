//! Instructions.

mod memory;

use dialect_llvm::LLVMFunctionType;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;

use super::Printer;
use super::function::Numbers;
use crate::model::Function;
use crate::model::flags::Flags;
use crate::model::instruction::{Call, Inst, InstKind, Record, Val, ValKind};
use crate::model::types::{Kind, kind};

impl Printer<'_> {
    /// The line of an instruction, after those of the records before it.
    pub(super) fn instruction(&mut self, function: &Function, numbers: &Numbers, index: usize) {
        let inst = &function.insts[index];
        let mut line = Line { printer: self, numbers };
        for record in &inst.records {
            line.record(record);
        }
        line.printer.text("  ");
        if inst.ty.is_some() {
            line.printer.display(format_args!("%{} = ", numbers.insts[index]));
        }
        line.body(inst);
        line.printer.attachments(&inst.metadata, ", ");
        line.printer.text("\n");
    }
}

/// An instruction that is printed.
struct Line<'l, 'a> {
    printer: &'l mut Printer<'a>,
    numbers: &'l Numbers,
}

impl Line<'_, '_> {
    fn text(&mut self, text: &str) {
        self.printer.text(text);
    }

    /// An operand without its type.
    fn value(&mut self, value: &Val) {
        match &value.kind {
            ValKind::Const(constant) => self.printer.constant(constant),
            ValKind::Arg(index) => self.printer.display(format_args!("%{index}")),
            ValKind::Inst(index) => {
                let slot = self.numbers.insts[*index as usize];
                self.printer.display(format_args!("%{slot}"));
            }
            ValKind::Metadata(md) => self.printer.md(md),
            ValKind::Asm(assembly) => {
                self.text("asm ");
                self.text(if assembly.has_side_effects { "sideeffect " } else { "" });
                self.text(if assembly.is_align_stack { "alignstack " } else { "" });
                self.text(if assembly.is_intel { "inteldialect " } else { "" });
                self.printer.quoted("", &assembly.text);
                self.printer.quoted(", ", &assembly.constraints);
            }
        }
    }

    /// An operand after its type.
    fn typed(&mut self, value: &Val) {
        self.printer.ty(value.ty);
        self.text(" ");
        self.value(value);
    }

    /// Operands, each after its type.
    fn list<'v>(&mut self, values: impl IntoIterator<Item = &'v Val>) {
        for (index, value) in values.into_iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.typed(value);
        }
    }

    fn label(&mut self, block: usize) {
        let number = self.numbers.blocks[block];
        self.printer.display(format_args!("label %{number}"));
    }

    /// The name of an instruction and its flags, with a space after each.
    fn opcode(&mut self, name: &str, flags: Flags) {
        self.text(name);
        flags.words().for_each(|word| self.printer.display(format_args!(" {word}")));
        self.text(" ");
    }

    fn record(&mut self, record: &Record) {
        self.printer.display(format_args!("    #{}(", record.name));
        if let Some(value) = &record.value {
            self.typed(value);
            self.text(", ");
        }
        for (index, &node) in record.nodes.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.printer.node(node);
        }
        self.text(")\n");
    }

    fn body(&mut self, inst: &Inst) {
        match &inst.kind {
            InstKind::Binary(name, a, b) => {
                self.opcode(name, inst.flags);
                self.typed(a);
                self.text(", ");
                self.value(b);
            }
            InstKind::Unary(name, a) => {
                self.opcode(name, inst.flags);
                self.typed(a);
            }
            InstKind::Cast(name, a) => {
                self.opcode(name, inst.flags);
                self.typed(a);
                self.text(" to ");
                self.result_type(inst);
            }
            InstKind::Compare(name, predicate, a, b) => {
                self.opcode(name, inst.flags);
                self.text(predicate);
                self.text(" ");
                self.typed(a);
                self.text(", ");
                self.value(b);
            }
            InstKind::Select(a, b, c) => {
                self.opcode("select", inst.flags);
                self.list([a, b, c]);
            }
            InstKind::Phi(incoming) => self.phi(inst, incoming),
            InstKind::ExtractValue(..) | InstKind::InsertValue(..) => self.aggregate(inst),
            InstKind::ExtractElement(..) | InstKind::InsertElement(..) | InstKind::ShuffleVector(..) => {
                self.vector(inst);
            }
            InstKind::Call(call) => self.call(call, inst.flags),
            InstKind::LandingPad { is_cleanup, clauses } => self.landing_pad(inst, *is_cleanup, clauses),
            InstKind::Br(_)
            | InstKind::CondBr(..)
            | InstKind::Switch { .. }
            | InstKind::IndirectBr(..)
            | InstKind::Ret(_)
            | InstKind::Unreachable => self.terminator(&inst.kind),
            InstKind::VaArg(list) => {
                self.text("va_arg ");
                self.typed(list);
                self.text(", ");
                self.result_type(inst);
            }
            _ => self.memory(inst),
        }
    }

    fn result_type(&mut self, inst: &Inst) {
        if let Some(ty) = inst.ty {
            self.printer.ty(ty);
        }
    }

    fn phi(&mut self, inst: &Inst, incoming: &[(Val, usize)]) {
        self.text("phi ");
        self.result_type(inst);
        for (index, (value, block)) in incoming.iter().enumerate() {
            self.text(if index == 0 { " [ " } else { ", [ " });
            self.value(value);
            let number = self.numbers.blocks[*block];
            self.printer.display(format_args!(", %{number} ]"));
        }
    }

    fn aggregate(&mut self, inst: &Inst) {
        let position = match &inst.kind {
            InstKind::ExtractValue(a, position) => {
                self.text("extractvalue ");
                self.typed(a);
                position
            }
            InstKind::InsertValue(a, b, position) => {
                self.text("insertvalue ");
                self.list([a, b]);
                position
            }
            _ => return,
        };
        for index in position {
            self.printer.display(format_args!(", {index}"));
        }
    }

    fn vector(&mut self, inst: &Inst) {
        match &inst.kind {
            InstKind::ExtractElement(a, b) => {
                self.text("extractelement ");
                self.list([a, b]);
            }
            InstKind::InsertElement(a, b, c) => {
                self.text("insertelement ");
                self.list([a, b, c]);
            }
            InstKind::ShuffleVector(a, b, mask) => {
                self.text("shufflevector ");
                self.list([a, b]);
                self.mask(inst, mask);
            }
            _ => {}
        }
    }

    fn mask(&mut self, inst: &Inst, mask: &[i32]) {
        let result = inst.ty.and_then(|ty| kind(self.printer.ctx, ty));
        let is_scalable = matches!(result, Some(Kind::Vector { is_scalable: true, .. }));
        let prefix = if is_scalable { "vscale x " } else { "" };
        self.printer.display(format_args!(", <{prefix}{} x i32> ", mask.len()));
        if mask.iter().all(|&index| index == 0) {
            return self.text("zeroinitializer");
        }
        if mask.iter().all(|&index| index < 0) {
            return self.text("poison");
        }
        for (position, &index) in mask.iter().enumerate() {
            self.text(if position == 0 { "<" } else { ", " });
            match index {
                0.. => self.printer.display(format_args!("i32 {index}")),
                _ => self.text("i32 poison"),
            }
        }
        self.text(">");
    }

    fn call(&mut self, call: &Call, flags: Flags) {
        if !call.tail.is_empty() {
            self.printer.display(format_args!("{} ", call.tail));
        }
        self.opcode(if call.invoke.is_some() { "invoke" } else { "call" }, flags);
        self.text(&call.convention);
        if !call.result.is_empty() {
            self.printer.display(format_args!("{} ", call.result.display(false)));
        }
        self.callee_type(call.function_type);
        self.value(&call.callee);
        self.text("(");
        for (index, argument) in call.arguments.iter().enumerate() {
            self.text(if index == 0 { "" } else { ", " });
            self.printer.ty(argument.ty);
            if let Some(attributes) = call.parameters.get(index).filter(|set| !set.is_empty()) {
                self.printer.display(format_args!(" {}", attributes.display(false)));
            }
            self.text(" ");
            self.value(argument);
        }
        self.text(")");
        if let Some(group) = self.printer.slots.group(&call.attributes) {
            self.printer.display(format_args!(" #{group}"));
        }
        for (index, (tag, values)) in call.bundles.iter().enumerate() {
            self.printer.quoted(if index == 0 { " [ " } else { ", " }, tag);
            self.text("(");
            self.list(values);
            self.text(")");
        }
        self.text(if call.bundles.is_empty() { "" } else { " ]" });
        if let Some((normal, unwind)) = call.invoke {
            self.text("\n          to ");
            self.label(normal);
            self.text(" unwind ");
            self.label(unwind);
        }
    }

    /// The type of the result, or all of the function type where arguments are variadic, with a space after
    /// it.
    fn callee_type(&mut self, ty: Type) {
        let ctx = self.printer.ctx;
        if let Some(function) = LLVMFunctionType::cast(ctx, ty) {
            let shown = if function.var_arg(ctx) { ty } else { function.return_type(ctx) };
            self.printer.ty(shown);
            self.text(" ");
        }
    }

    fn landing_pad(&mut self, inst: &Inst, is_cleanup: bool, clauses: &[Val]) {
        self.text("landingpad ");
        self.result_type(inst);
        if is_cleanup {
            self.text("\n          cleanup");
        }
        for clause in clauses {
            let is_filter = matches!(kind(self.printer.ctx, clause.ty), Some(Kind::Array(..)));
            self.text(if is_filter { "\n          filter " } else { "\n          catch " });
            self.typed(clause);
        }
    }

    fn terminator(&mut self, inst: &InstKind) {
        match inst {
            InstKind::Br(target) => {
                self.text("br ");
                self.label(*target);
            }
            InstKind::CondBr(condition, on_true, on_false) => {
                self.text("br ");
                self.typed(condition);
                self.text(", ");
                self.label(*on_true);
                self.text(", ");
                self.label(*on_false);
            }
            InstKind::Switch { value, default, cases } => {
                self.text("switch ");
                self.typed(value);
                self.text(", ");
                self.label(*default);
                self.text(" [");
                for (case, target) in cases {
                    self.text("\n    ");
                    self.typed(case);
                    self.text(", ");
                    self.label(*target);
                }
                self.text("\n  ]");
            }
            InstKind::IndirectBr(address, targets) => {
                self.text("indirectbr ");
                self.typed(address);
                self.text(", [");
                for (index, &target) in targets.iter().enumerate() {
                    self.text(if index == 0 { "" } else { ", " });
                    self.label(target);
                }
                self.text("]");
            }
            InstKind::Ret(Some(value)) => {
                self.text("ret ");
                self.typed(value);
            }
            InstKind::Ret(None) => self.text("ret void"),
            _ => self.text("unreachable"),
        }
    }
}
