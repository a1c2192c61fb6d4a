//! A module that is prepared to run.

use ir_core::Module;
use ir_core::context::{Context, Ident, Type, TypeKind};
use ir_core::ir::{Ir, Op, Order, Region};
use ir_core::predicates::attributes::{array_elements, string_value, type_value};
use rustc_hash::FxHashMap;

use crate::code::{Code, FunctionId, Global, Initial, ModuleCode, Symbols};
use crate::dialects::{llvm, memref};
use crate::emitter::Emitter;
use crate::machine::Step;
use crate::registry::Registry;

/// A module that is prepared to run.
pub struct Program(pub(crate) ModuleCode<Step>);

impl Program {
    /// Prepares all functions of a module.
    #[must_use]
    pub fn new(module: &Module, registry: &Registry) -> Self {
        Self::of_operation(module.ir(), module.operation(), registry)
    }

    /// Prepares all functions that are nested in an operation.
    #[must_use]
    pub fn of_operation(ir: &Ir, top: Op, registry: &Registry) -> Self {
        let ctx = ir.context().clone();
        let mut builder = Builder::new(ir, top);
        let mut codes = Vec::new();
        for index in 0..builder.bodies.len() {
            codes.push(builder.prepare(index, registry));
        }
        let Builder { symbols, globals, mut constructors, mut destructors, .. } = builder;
        constructors.sort_by_key(|(priority, _)| *priority);
        destructors.sort_by_key(|(priority, _)| *priority);
        Program(ModuleCode {
            ctx,
            codes,
            functions: symbols.functions,
            globals,
            constructors,
            destructors,
            location: ir.location(top),
        })
    }

    /// The context of the module.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.0.ctx
    }

    /// The function of this name, also one without a body.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<FunctionId> {
        self.0.functions.get(&self.0.ctx.ident(name)).copied()
    }

    /// The names of all functions with a body, in the order of the module.
    pub fn function_names(&self) -> impl Iterator<Item = &str> {
        self.0.codes.iter().filter(|code| code.is_defined && !code.name.is_empty()).map(|code| &*code.name)
    }

    /// The types of a function's parameters.
    #[must_use]
    pub fn param_types(&self, function: FunctionId) -> &[Type] {
        &self.0.code(function).params
    }

    /// The types of a function's results.
    #[must_use]
    pub fn result_types(&self, function: FunctionId) -> &[Type] {
        &self.0.code(function).results
    }
}

/// A function to prepare: its operation, its body, and its type.
struct Body {
    op: Op,
    region: Option<Region>,
    name: String,
    params: Vec<Type>,
    results: Vec<Type>,
    is_variadic: bool,
}

/// Collects the symbols of a module, and prepares its functions.
struct Builder<'a> {
    ir: &'a Ir,
    symbols: Symbols,
    bodies: Vec<Body>,
    globals: Vec<Global>,
    constructors: Vec<(i64, Ident)>,
    destructors: Vec<(i64, Ident)>,
}

impl<'a> Builder<'a> {
    fn new(ir: &'a Ir, top: Op) -> Self {
        let symbols = Symbols { functions: FxHashMap::default(), globals: FxHashMap::default() };
        let mut builder = Builder {
            ir,
            symbols,
            bodies: Vec::new(),
            globals: Vec::new(),
            constructors: Vec::new(),
            destructors: Vec::new(),
        };
        for op in ir.nested_ops(top, Order::Pre) {
            builder.collect(op);
        }
        builder
    }

    fn collect(&mut self, op: Op) {
        let (ir, ctx) = (self.ir, self.ir.context());
        match ir.name(op).as_str(ctx) {
            "func.func" | "llvm.func" => self.collect_function(op),
            "memref.global" => {
                if let Some(global) = memref::global(ir, op) {
                    self.add_global(op, global);
                }
            }
            "llvm.mlir.global" => self.collect_llvm_global(op),
            "llvm.mlir.global_ctors" => {
                self.constructors.extend(llvm::startup_functions(ir, op, "ctors"));
            }
            "llvm.mlir.global_dtors" => {
                self.destructors.extend(llvm::startup_functions(ir, op, "dtors"));
            }
            _ => {}
        }
    }

    fn symbol(&self, op: Op) -> Option<Ident> {
        let name = string_value(self.ir.context(), self.ir.attribute(op, "sym_name")?)?;
        Some(self.ir.context().ident(name))
    }

    fn collect_function(&mut self, op: Op) {
        let (ir, ctx) = (self.ir, self.ir.context());
        let (Some(name), Some(ty)) = (self.symbol(op), ir.attribute(op, "function_type")) else { return };
        let Some(ty) = type_value(ctx, ty) else { return };
        let (params, results) = signature(ctx, ty);
        let is_variadic = llvm::is_variadic(ctx, ty);
        let region = Some(ir.region(op, 0)).filter(|region| !ir.is_empty_region(*region));
        let text = name.as_str(ctx).to_owned();
        let id = self.add_body(Body { op, region, name: text, params, results, is_variadic });
        self.symbols.functions.insert(name, id);
    }

    fn collect_llvm_global(&mut self, op: Op) {
        let region = Some(self.ir.region(op, 0)).filter(|region| !self.ir.is_empty_region(*region));
        let Some(mut global) = llvm::global(self.ir, op) else { return };
        if region.is_some() {
            let results = vec![global.ty];
            let body =
                Body { op, region, name: String::new(), params: Vec::new(), results, is_variadic: false };
            global.initial = Initial::Function(self.add_body(body));
        }
        self.add_global(op, global);
    }

    fn add_global(&mut self, op: Op, global: Global) {
        let Some(name) = self.symbol(op) else { return };
        self.symbols.globals.insert(name, self.globals.len() as u32);
        self.globals.push(global);
    }

    fn add_body(&mut self, body: Body) -> FunctionId {
        self.bodies.push(body);
        FunctionId(self.bodies.len() as u32 - 1)
    }

    fn prepare(&mut self, index: usize, registry: &Registry) -> Code<Step> {
        let Body { op, region, name, params, results, is_variadic } = &self.bodies[index];
        let mut code = Code {
            name: name.clone(),
            location: self.ir.location(*op),
            params: params.clone(),
            results: results.clone(),
            is_defined: region.is_some(),
            is_variadic: *is_variadic,
            is_opaque: is_opaque(self.ir, *op),
            is_shared: shared_params(self.ir, *op, params.len()),
            steps: Vec::new(),
            origin_of: Vec::new(),
            origins: Vec::new(),
            labels: Vec::new(),
            frame_size: 0,
            sites: Vec::new(),
        };
        if let Some(region) = region {
            Emitter::emit_function(self.ir, registry, &self.symbols, *op, *region, &mut code);
        }
        code
    }
}

/// Attributes of parameters that restrict accesses to their memory.
const RESTRICTIONS: [&str; 4] = ["llvm.noalias", "llvm.readonly", "llvm.readnone", "llvm.writeonly"];

/// Whether others may use the memory of each parameter while the function runs.
fn shared_params(ir: &Ir, op: Op, count: usize) -> Vec<bool> {
    let ctx = ir.context();
    let attributes =
        ir.attribute(op, "arg_attrs").and_then(|list| array_elements(ctx, list)).unwrap_or_default();
    let is_shared = |index: usize| {
        let entries = attributes.get(index).and_then(|own| own.dictionary_entries(ctx)).unwrap_or_default();
        !entries.iter().any(|entry| RESTRICTIONS.contains(&entry.name.as_str(ctx)))
    };
    (0..count).map(is_shared).collect()
}

/// Whether no attribute restricts the effects of a function.
fn is_opaque(ir: &Ir, op: Op) -> bool {
    let effects = ["memory_effects", "llvm.memory_effects", "llvm.readnone"];
    let is_restricted = effects.iter().any(|name| ir.attribute(op, name).is_some());
    let attributes = ir.attribute(op, "arg_attrs").and_then(|list| array_elements(ir.context(), list));
    !is_restricted && !shared_params(ir, op, attributes.map_or(0, <[_]>::len)).contains(&false)
}

/// The parameters and results of a function type of `builtin` or `llvm`.
fn signature(ctx: &Context, ty: Type) -> (Vec<Type>, Vec<Type>) {
    match ty.kind(ctx) {
        TypeKind::Function { inputs, results } => (inputs.to_vec(), results.to_vec()),
        _ => llvm::signature(ctx, ty),
    }
}
