//! Modules in memory.

use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift_module::default_libcall_names;
use dialect_llvm::{LLVMFunctionType, Linkage, LinkageAttr};
use ir_core::Module;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::Type;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{string_value, type_value};
use ir_core::verify::op_error;
use rustc_hash::FxHashMap;
use std::path::PathBuf;

use crate::Error;
use crate::compile::compile;
use crate::layout::{Kind, Layouts};
use crate::lower::tail_calls::TailCalls;
use crate::machine::{OptLevel, host};
use crate::native::{Function, Library, Memory, NativeFunction, PackedFunction, symbol};

/// Memory for code and data must be near: references in code have 32 bits.
const MAX_DATA: u64 = 3 << 29;

/// Options of compiling a module into memory.
#[derive(Clone, Debug, Default)]
pub struct JitOptions {
    /// The optimization level.
    pub level: OptLevel,
    /// Libraries with functions that the module calls, in the order of lookup.
    pub libraries: Vec<PathBuf>,
    /// Addresses of functions and globals that the module declares, by their names. They precede those of
    /// libraries.
    pub symbols: Vec<(String, usize)>,
    /// Whether each function `f` gets a wrapper `_mlir_f`; see [`Jit::packed`].
    pub packed: bool,
}

/// A module of the dialect `llvm` as machine code in the memory of this process.
///
/// Functions that the module only declares are those of the libraries that the options name, and of the
/// process. [`Jit::initialize`] calls the module's global constructors.
pub struct Jit {
    pub(crate) memory: Memory,
    functions: FxHashMap<String, Signature>,
}

/// A function that other modules see: the kinds of its parameters and of its result; none where one is not a
/// scalar.
struct Signature {
    params: Option<Vec<Kind>>,
    result: Option<Option<Kind>>,
    text: String,
}

impl Jit {
    /// Compiles a module, without optimization and without libraries.
    ///
    /// # Errors
    /// See [`Jit::with_options`].
    pub fn new(module: &Module) -> Result<Self, Error> {
        Self::with_options(module, &JitOptions::default())
    }

    /// Compiles a module.
    ///
    /// # Errors
    /// An operation or a type that Cranelift cannot express, a name that nothing defines, a library that
    /// cannot be loaded, or a machine for which there is no code.
    pub fn with_options(module: &Module, options: &JitOptions) -> Result<Self, Error> {
        let libraries =
            options.libraries.iter().map(|path| Library::open(path)).collect::<Result<Vec<_>, _>>()?;
        let machine = host(options.level, false, TailCalls::in_module(module))?;
        let names = Names { symbols: options.symbols.clone(), libraries };
        let mut code = memory(module, machine, names.clone())?;
        let compiled = compile(module.ir(), module.operation(), &mut code, options.packed)
            .map_err(|diagnostic| Error::located(module.context(), diagnostic))?;
        let mut unresolved: Vec<String> =
            compiled.imports.into_iter().filter(|name| names.address(name).is_none()).collect();
        if !unresolved.is_empty() {
            unresolved.sort_unstable();
            return Err(Error::Unresolved(unresolved));
        }
        code.finalize_definitions().map_err(|error| error.to_string())?;
        Ok(Jit { memory: Memory::new(code, compiled.startup), functions: functions(module) })
    }

    /// The function of this name with the type `F`, such as `fn(i64) -> i64`: each parameter and the result
    /// is a scalar of the same width and class as in the module.
    ///
    /// # Errors
    /// That the module defines no such function, or that it has another type.
    pub fn get<F: NativeFunction>(&self, name: &str) -> Result<Function<'_, F>, Error> {
        let signature = self.functions.get(name).ok_or_else(|| missing(name))?;
        let (params, result) = (F::params(), F::result());
        let fits = signature.params.as_ref().is_some_and(|own| {
            own.len() == params.len() && { own.iter().zip(&params).all(|(own, given)| given.accepts(*own)) }
        });
        let returns = match (signature.result, result) {
            (Some(None), None) => true,
            (Some(Some(own)), Some(given)) => given.accepts(own),
            _ => false,
        };
        if !fits || !returns {
            let (text, given) = (&signature.text, std::any::type_name::<F>());
            return Err(Error::Message(format!(
                "function '{name}' has the type '{text}', which is not '{given}'"
            )));
        }
        self.memory.function(name).map(Function::new).ok_or_else(|| missing(name))
    }

    /// The wrapper of a function: it takes addresses of the arguments, then one of memory for the result.
    ///
    /// # Errors
    /// That the module defines no such function, or was compiled without wrappers.
    pub fn packed(&self, name: &str) -> Result<PackedFunction<'_>, Error> {
        let address = self.memory.function(&format!("_mlir_{name}"));
        let address = address.ok_or_else(|| Error::Unresolved(vec![format!("_mlir_{name}")]))?;
        Ok(PackedFunction::new(address))
    }

    /// The address of a function or a global that other modules see.
    #[must_use]
    pub fn address(&self, name: &str) -> Option<*const u8> {
        self.memory.function(name).or_else(|| self.memory.data(name))
    }
}

fn missing(name: &str) -> Error {
    Error::Unresolved(vec![name.to_owned()])
}

/// Where the names that a module declares are defined.
#[derive(Clone)]
struct Names {
    symbols: Vec<(String, usize)>,
    libraries: Vec<Library>,
}

impl Names {
    fn address(&self, name: &str) -> Option<*const u8> {
        let given = self.symbols.iter().find(|(own, _)| own == name);
        given
            .map(|(_, address)| std::ptr::with_exposed_provenance(*address))
            .or_else(|| self.libraries.iter().find_map(|library| library.symbol(name)))
            .or_else(|| symbol(name))
    }
}

/// Memory for a module: enough for its code and its globals, in one piece.
fn memory(module: &Module, machine: OwnedTargetIsa, names: Names) -> Result<JITModule, Error> {
    const CODE: u64 = 16 << 20;
    const OP: u64 = 512;
    let (ir, ctx) = (module.ir(), module.context());
    let mut layouts = Layouts::new(ctx);
    let mut data = 0_u64;
    for op in ir.ops(module.body()) {
        let ty = ir.attribute(op, "global_type").and_then(|ty| type_value(ctx, ty));
        let size = ty.map_or(0, |ty| layouts.get(ty).map_or(0, |layout| layout.size));
        data = data.saturating_add(size).saturating_add(1 << 12);
        if data > MAX_DATA {
            let message = format!("ends {data} bytes of globals, more than {MAX_DATA}");
            return Err(Error::located(ctx, op_error(ir, op, &message)));
        }
    }
    let size = CODE + data + ir.num_ops() as u64 * OP;
    let arena = ArenaMemoryProvider::new_with_size(size as usize).map_err(|error| error.to_string())?;
    let mut builder = JITBuilder::with_isa(machine, default_libcall_names());
    builder.memory_provider(Box::new(arena));
    builder.symbol_lookup_fn(Box::new(move |name| names.address(name)));
    Ok(JITModule::new(builder))
}

fn functions(module: &Module) -> FxHashMap<String, Signature> {
    let (ir, ctx) = (module.ir(), module.context());
    let mut layouts = Layouts::new(ctx);
    let mut functions = FxHashMap::default();
    for op in ir.ops(module.body()) {
        if let Some((name, signature)) = function(ir, op, &mut layouts) {
            functions.insert(name, signature);
        }
    }
    functions
}

fn function(ir: &Ir, op: Op, layouts: &mut Layouts<'_>) -> Option<(String, Signature)> {
    let ctx = ir.context();
    if ir.name(op).as_str(ctx) != "llvm.func" || ir.is_empty_region(ir.region(op, 0)) {
        return None;
    }
    let linkage = ir.attribute(op, "linkage").and_then(|linkage| LinkageAttr::cast(ctx, linkage));
    if linkage.is_some_and(|linkage| matches!(linkage.linkage(ctx), Linkage::Private | Linkage::Internal)) {
        return None;
    }
    let name = string_value(ctx, ir.attribute(op, "sym_name")?)?;
    let ty = LLVMFunctionType::cast(ctx, type_value(ctx, ir.attribute(op, "function_type")?)?)?;
    let mut scalar = |ty: &Type| layouts.scalar(*ty).ok();
    let params = ty.params(ctx).iter().map(&mut scalar).collect();
    let result = if dialect_llvm::types::is_void(ctx, ty.return_type(ctx)) {
        Some(None)
    } else {
        scalar(&ty.return_type(ctx)).map(Some)
    };
    Some((name.to_owned(), Signature { params, result, text: ty.base().to_text(ctx) }))
}
