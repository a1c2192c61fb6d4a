//! The way from a module of the dialect `llvm` to code: symbols are declared, then globals and functions
//! defined, in the order of the text.

use cranelift_codegen::Context as CodeContext;
use cranelift_codegen::ir::Signature;
use cranelift_frontend::FunctionBuilderContext;
use cranelift_module::{FuncId, Linkage as CodeLinkage, Module};
use dialect_llvm::{LLVMFunctionType, Linkage};
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Ident;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{array_elements, type_value};
use ir_core::verify::op_error;
use rustc_hash::FxHashSet;

use crate::abi::{Abi, check_external};
use crate::error::words;
use crate::lower::tail_calls::{self, TailCalls};
use crate::lower::variadic;
use crate::startup::Startup;
use crate::unit::{Body, Function, Symbol, Unit};
use crate::{globals, lower, packed};

/// A module that was compiled.
pub(crate) struct Compiled {
    /// The names that it refers to and does not define.
    pub(crate) imports: FxHashSet<String>,
    pub(crate) startup: Startup,
}

/// Compiles everything in a module of the dialect `llvm`.
///
/// # Errors
/// The first operation, type or attribute that has no machine code here.
pub(crate) fn compile(
    ir: &Ir,
    top: Op,
    module: &mut dyn Module,
    with_packed: bool,
) -> Result<Compiled, Diagnostic> {
    let ctx = ir.context();
    let code = module.make_context();
    let unit = Unit::new(ir, module);
    let ops: Vec<Op> = ir.first_block(ir.region(top, 0)).map_or(Vec::new(), |block| ir.ops(block).collect());
    let tail_calls = TailCalls::new(ir, ops.iter().copied());
    let builders = FunctionBuilderContext::new();
    let mut compiler = Compiler { unit, code, builders, tail_calls, with_packed };
    for op in &ops {
        compiler.declare(*op).map_err(|message| op_error(ir, *op, &message))?;
    }
    let mut startup = Startup::default();
    for op in &ops {
        match ir.name(*op).as_str(ctx) {
            "llvm.mlir.global" => globals::define(&mut compiler.unit, *op)?,
            "llvm.func" if !ir.is_empty_region(ir.region(*op, 0)) => compiler.function(*op)?,
            _ => startup.add(&compiler.unit, *op).map_err(|message| op_error(ir, *op, &message))?,
        }
    }
    Ok(Compiled { imports: compiler.unit.imports, startup })
}

/// A module during compilation, with the buffers of the current function.
struct Compiler<'c> {
    unit: Unit<'c>,
    code: CodeContext,
    builders: FunctionBuilderContext,
    tail_calls: TailCalls,
    /// Whether each function gets a wrapper that takes its arguments from memory.
    with_packed: bool,
}

impl Compiler<'_> {
    fn linkage(&self, op: Op, is_defined: bool) -> CodeLinkage {
        match globals::linkage(self.unit.ir, op) {
            _ if !is_defined => CodeLinkage::Import,
            Linkage::Private | Linkage::Internal => CodeLinkage::Local,
            Linkage::External | Linkage::Appending | Linkage::Common => CodeLinkage::Export,
            _ => CodeLinkage::Preemptible,
        }
    }

    fn declare(&mut self, op: Op) -> Result<(), String> {
        let (ir, ctx) = (self.unit.ir, self.unit.ctx);
        match ir.name(op).as_str(ctx) {
            "llvm.func" => self.declare_function(op),
            "llvm.mlir.global" => {
                let linkage = self.linkage(op, globals::is_defined(ir, op));
                let symbol = globals::declare(&mut self.unit, op, linkage)?;
                self.add(op, Symbol::Global(symbol));
                Ok(())
            }
            "llvm.mlir.alias" => {
                let (target, offset) = globals::alias(&mut self.unit, op)?;
                self.add(op, Symbol::Alias(target, offset));
                Ok(())
            }
            "llvm.mlir.global_ctors"
            | "llvm.mlir.global_dtors"
            | "llvm.module_flags"
            | "llvm.linker_options"
            | "llvm.comdat" => Ok(()),
            _ => Err("has no machine code".to_owned()),
        }
    }

    fn add(&mut self, op: Op, symbol: Symbol) {
        if let Some(name) = self.unit.name(op) {
            self.unit.symbols.insert(name, symbol);
        }
    }

    fn declare_function(&mut self, op: Op) -> Result<(), String> {
        let (ir, ctx) = (self.unit.ir, self.unit.ctx);
        let ty = ir.attribute(op, "function_type").and_then(|ty| type_value(ctx, ty));
        let (Some(ty), Some(name)) = (ty.and_then(|ty| LLVMFunctionType::cast(ctx, ty)), self.unit.name(op))
        else {
            return Err("has no type".to_owned());
        };
        let is_defined = !ir.is_empty_region(ir.region(op, 0));
        let text = name.as_str(ctx);
        // Intrinsics that are declared as functions are calls of nothing.
        if text.starts_with("llvm.") {
            return Err(format!("declares the intrinsic '{text}'; use its operation"));
        }
        let mut abi = self.unit.abi(ty, &[])?;
        if is_defined && ty.var_arg(ctx) && !self.unit.is_x86_64() {
            return Err("defines a variadic function".to_owned());
        }
        if !is_defined {
            check_external(&mut self.unit.layouts, ty)?;
            let attributes = ir.attribute(op, "arg_attrs").and_then(|attrs| array_elements(ctx, attrs));
            abi.extend_arguments(&mut self.unit.layouts, ty, |index| {
                let attributes = attributes.and_then(|attributes| attributes.get(index));
                attributes
                    .is_some_and(|attributes| attributes.dictionary_entry(ctx, "llvm.signext").is_some())
            });
        }
        let linkage = self.linkage(op, is_defined);
        let id = self
            .unit
            .module
            .declare_function(text, linkage, &abi.signature)
            .map_err(|error| words(&error))?;
        let body = if is_defined { self.declare_body(name, ty, &abi)? } else { None };
        self.add(op, Symbol::Function(Function { id, op, ty, body }));
        Ok(())
    }

    /// Declares the body of a function, if it is not compiled as its symbol.
    fn declare_body(&mut self, name: Ident, ty: LLVMFunctionType, abi: &Abi) -> Result<Option<Body>, String> {
        let declare = |unit: &mut Unit<'_>, signature: &Signature| {
            unit.module.declare_anonymous_function(signature).map_err(|error| words(&error))
        };
        if ty.var_arg(self.unit.ctx) {
            let signature = variadic::body_signature(abi);
            return Ok(Some(Body::Variadic(declare(&mut self.unit, &signature)?)));
        }
        if !self.tail_calls.contains(name, ty) {
            return Ok(None);
        }
        let abi = tail_calls::body_abi(&mut self.unit, ty)?;
        Ok(Some(Body::Tail(declare(&mut self.unit, &abi.signature)?)))
    }

    /// Compiles a function, and its wrapper if functions have one.
    fn function(&mut self, op: Op) -> Result<(), Diagnostic> {
        let name = self.unit.name(op);
        let symbol = name.and_then(|name| self.unit.symbols.get(&name)).copied();
        let Some(Symbol::Function(function)) = symbol else { return Ok(()) };
        lower::function(&mut self.unit, &mut self.code, &mut self.builders, function)?;
        match function.body {
            None => self.define(function.id, op)?,
            Some(Body::Tail(body)) => {
                self.define(body, op)?;
                tail_calls::entry(&mut self.unit, &mut self.code, &mut self.builders, function, body)
                    .map_err(|message| op_error(self.unit.ir, op, &message))?;
                self.define(function.id, op)?;
            }
            Some(Body::Variadic(body)) => {
                self.define(body, op)?;
                let defined = self.unit.define_variadic_entry(function.id, body);
                defined.map_err(|message| op_error(self.unit.ir, op, &message))?;
            }
        }
        if !self.with_packed {
            return Ok(());
        }
        let wrapper = packed::packed(&mut self.unit, &mut self.code, &mut self.builders, function);
        let wrapper = wrapper.map_err(|message| op_error(self.unit.ir, op, &message))?;
        self.define(wrapper, op)
    }

    fn define(&mut self, id: FuncId, op: Op) -> Result<(), Diagnostic> {
        let defined = self.unit.module.define_function(id, &mut self.code);
        self.unit.module.clear_context(&mut self.code);
        defined.map_err(|error| op_error(self.unit.ir, op, &words(&error)))
    }
}
