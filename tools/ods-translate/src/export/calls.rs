//! Calls: of functions and pointers, of inline assembly, and of intrinsics by their names.

use std::sync::Arc;

use dialect_llvm::{AssumeOp, CallIntrinsicOp, CallOp, InvokeOp, LLVMFuncOp, LLVMFunctionType};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::{Op, OpHandle as _, Value};
use ir_core::predicates::attributes::{array_elements, string_value};

use super::reader::Reader;
use super::{Outcome, Translation};
use crate::model::attributes::AttrSet;
use crate::model::constant::{Const, ConstKind};
use crate::model::flags::Flags;
use crate::model::instruction::{Call, InlineAsm, InstKind, Val, ValKind};

impl Translation<'_> {
    pub(super) fn call(&mut self, op: Op, name: &str) -> Outcome {
        match name {
            "call" | "invoke" => self.function_call(op),
            "inline_asm" => self.inline_asm(op),
            "call_intrinsic" => self.named_intrinsic(op),
            _ => {
                let (is_cleanup, clauses) = (self.has(op, "cleanup"), self.operand_values(op));
                self.emit_for(op, InstKind::LandingPad { is_cleanup, clauses }, Flags::NONE);
                Ok(())
            }
        }
    }

    fn function_call(&mut self, op: Op) -> Outcome {
        let ir = self.ir;
        let invoke = InvokeOp::cast(ir, op);
        let operands: Vec<Value> = match (CallOp::cast(ir, op), invoke) {
            (Some(call), _) => call.callee_operands(ir).collect(),
            (_, Some(invoke)) => invoke.callee_operands(ir).collect(),
            _ => return self.unknown(op),
        };
        let mut arguments: Vec<Val> = operands.into_iter().map(|operand| self.value(operand)).collect();
        let callee = match self.symbol(op, "callee") {
            Some(name) => self.symbol_value(name),
            None if arguments.is_empty() => return self.unknown(op),
            None => arguments.remove(0),
        };
        let function_type = self.callee_type(op, &arguments);
        let blocks =
            invoke.map(|invoke| (self.block(invoke.normal_dest(ir)), self.block(invoke.unwind_dest(ir))));
        let call = Call {
            tail: self.tail_call(op, "TailCallKind"),
            convention: self.convention(op),
            function_type,
            callee,
            arguments,
            result: AttrSet::default(),
            parameters: Vec::new(),
            attributes: self.call_flags(op),
            bundles: self.bundles(op),
            is_intrinsic: false,
            invoke: blocks,
        };
        let result = self.result_type(op);
        let flags =
            if result.is_some_and(|ty| self.is_float_result(ty)) { self.body.flags } else { Flags::NONE };
        let value = self.emit_for(op, InstKind::Call(Box::new(call)), flags);
        self.call_attributes(op, &value, &[])?;
        self.access_metadata(op, &value);
        self.branch_weights(op, &value);
        Ok(())
    }

    /// The address of a symbol.
    pub(super) fn symbol_value(&self, name: &str) -> Val {
        Const::new(dialect_llvm::types::pointer(self.ctx), ConstKind::Symbol(Arc::from(name))).into()
    }

    /// The type of what is called: that of the function, that of the attribute, or one of the arguments and the result.
    fn callee_type(&self, op: Op, arguments: &[Val]) -> Type {
        if let Some(ty) = self.type_of(op, "var_callee_type") {
            return ty;
        }
        let callee = self.symbol(op, "callee").and_then(|name| self.symbols.get(name));
        let function = callee.and_then(|&callee| LLVMFuncOp::cast(self.ir, callee));
        if let Some(ty) = function.and_then(|function| function.signature(self.ir)) {
            return ty.base();
        }
        let types: Vec<Type> = arguments.iter().map(|argument| argument.ty).collect();
        let result = self.result_type(op).unwrap_or_else(|| dialect_llvm::types::void(self.ctx));
        LLVMFunctionType::get(self.ctx, result, &types, false).into()
    }

    fn tail_call(&self, op: Op, name: &str) -> &'static str {
        match self.enum_word(op, name).as_deref() {
            Some("tail") => "tail",
            Some("musttail") => "musttail",
            Some("notail") => "notail",
            _ => "",
        }
    }

    fn call_flags(&self, op: Op) -> AttrSet {
        const FLAGS: [(&str, &str); 6] = [
            ("convergent", "convergent"),
            ("no_unwind", "nounwind"),
            ("will_return", "willreturn"),
            ("no_inline", "noinline"),
            ("always_inline", "alwaysinline"),
            ("inline_hint", "inlinehint"),
        ];
        let mut set = AttrSet::default();
        for (name, flag) in FLAGS {
            if self.has(op, name) {
                set.flag(flag);
            }
        }
        if let Some(effects) = self.memory_effects(op) {
            set.value("memory", effects);
        }
        set
    }

    /// Operand bundles with their tags.
    pub(super) fn bundles(&self, op: Op) -> Vec<(String, Vec<Val>)> {
        let ir = self.ir;
        let groups = if let Some(call) = CallOp::cast(ir, op) {
            call.op_bundle_operands_groups(ir)
        } else if let Some(invoke) = InvokeOp::cast(ir, op) {
            invoke.op_bundle_operands_groups(ir)
        } else if let Some(call) = CallIntrinsicOp::cast(ir, op) {
            call.op_bundle_operands_groups(ir)
        } else if let Some(assume) = AssumeOp::cast(ir, op) {
            assume.op_bundle_operands_groups(ir)
        } else {
            return Vec::new();
        };
        let tags = self.attr(op, "op_bundle_tags").and_then(|tags| array_elements(self.ctx, tags));
        let tags =
            tags.unwrap_or_default().iter().map(|&tag| string_value(self.ctx, tag).unwrap_or_default());
        let values = |group: Vec<Value>| group.into_iter().map(|value| self.value(value)).collect();
        tags.map(str::to_owned).zip(groups.into_iter().map(values)).collect()
    }

    /// Sets the attributes of arguments and of the result; immediate arguments have none.
    pub(super) fn call_attributes(&mut self, op: Op, value: &Val, immediates: &[usize]) -> Outcome {
        let location = self.ir.location(op);
        let mut parameters = Vec::new();
        for &attributes in self.array(op, "arg_attrs") {
            while immediates.contains(&parameters.len()) {
                parameters.push(AttrSet::default());
            }
            parameters.push(self.parameter_attributes(attributes, location)?);
        }
        let result = match self.array(op, "res_attrs").first() {
            Some(&attributes) => self.parameter_attributes(attributes, location)?,
            None => AttrSet::default(),
        };
        if let ValKind::Inst(index) = value.kind
            && let InstKind::Call(call) = &mut self.body.insts[index as usize].kind
        {
            parameters.truncate(call.arguments.len());
            (call.parameters, call.result) = (parameters, result);
        }
        Ok(())
    }

    fn inline_asm(&mut self, op: Op) -> Outcome {
        let arguments = self.operand_values(op);
        let types: Vec<Type> = arguments.iter().map(|argument| argument.ty).collect();
        let result = self.result_type(op).unwrap_or_else(|| dialect_llvm::types::void(self.ctx));
        let assembly = InlineAsm {
            text: self.text(op, "asm_string").unwrap_or_default().to_owned(),
            constraints: self.text(op, "constraints").unwrap_or_default().to_owned(),
            has_side_effects: self.has(op, "has_side_effects"),
            is_align_stack: self.has(op, "is_align_stack"),
            is_intel: self.int(op, "asm_dialect") == Some(1)
                || self.enum_word(op, "asm_dialect").as_deref() == Some("intel"),
        };
        let mut sets = Vec::new();
        for &attributes in self.array(op, "operand_attrs") {
            let ty = attributes.dictionary_entry(self.ctx, "elementtype");
            let ty = ty.and_then(|ty| ir_core::predicates::attributes::type_value(self.ctx, ty));
            let mut set = AttrSet::default();
            if let Some(ty) = ty {
                set.typed("elementtype", ty, &self.type_text(ty));
            }
            sets.push(set);
        }
        // Upstream counts the result as the first attribute list only where there is one.
        let has_result = self.result_type(op).is_some();
        let first = if has_result || sets.is_empty() { AttrSet::default() } else { sets.remove(0) };
        let pointer = dialect_llvm::types::pointer(self.ctx);
        let call = Call {
            tail: self.tail_call(op, "tail_call_kind"),
            convention: String::new(),
            function_type: LLVMFunctionType::get(self.ctx, result, &types, false).base(),
            callee: Val { ty: pointer, kind: ValKind::Asm(Arc::new(assembly)) },
            arguments,
            result: first,
            parameters: sets,
            attributes: AttrSet::default(),
            bundles: Vec::new(),
            is_intrinsic: false,
            invoke: None,
        };
        // The result of an operation may be `void`, which an instruction does not have.
        let result = self.result_type(op).filter(|ty| !dialect_llvm::types::is_void(self.ctx, *ty));
        let value = self.emit(result, InstKind::Call(Box::new(call)), Flags::NONE);
        self.set_result(op, value);
        Ok(())
    }

    /// `llvm.call_intrinsic`
    fn named_intrinsic(&mut self, op: Op) -> Outcome {
        let Some(call) = CallIntrinsicOp::cast(self.ir, op) else { return self.unknown(op) };
        let name = self.text(op, "intrin").unwrap_or_default();
        let Some((base, intrinsic)) = self.intrinsics.find(name) else {
            return self.error(op, format!("could not find LLVM intrinsic: \"{name}\""));
        };
        let arguments: Vec<Value> = call.args(self.ir).collect();
        let arguments: Vec<Val> = arguments.into_iter().map(|argument| self.value(argument)).collect();
        let bundles = self.bundles(op);
        let result = self.result_type(op);
        let value = self.known_call(base, &intrinsic, result, arguments);
        self.call_attributes(op, &value, &[])?;
        if let ValKind::Inst(index) = value.kind
            && let InstKind::Call(call) = &mut self.body.insts[index as usize].kind
        {
            call.bundles = bundles;
        }
        self.set_result(op, value);
        Ok(())
    }

    /// The calling convention with a space after it; nothing for that of C.
    pub(super) fn convention(&self, op: Op) -> String {
        let word = self.attr(op, "CConv").and_then(|convention| Reader::new(self.ctx, convention)?.word(0));
        match word.as_deref() {
            None | Some("ccc") => String::new(),
            Some(word) => format!("{} ", convention_name(word)),
        }
    }
}

/// The name in LLVM IR of a calling convention of the dialect.
fn convention_name(word: &str) -> String {
    match word {
        "anyregcc" | "fastcc" | "coldcc" | "preserve_mostcc" | "preserve_allcc" | "preserve_nonecc"
        | "tailcc" | "swiftcc" | "swifttailcc" | "cfguard_checkcc" | "ghccc" => word.to_owned(),
        "cc_10" | "cc_11" => format!("cc{}", &word[3..]),
        _ => word.to_owned(),
    }
}
