//! A module as steps: the dense form that the machine runs.
//!
//! Each function is prepared once. Its values, also those of nested regions, have slots of a frame; an
//! operation is one step or a few, which are closures over slots and constants. Regions are jumps within
//! the function, so that nothing recurses over the structure of a program. A program does not refer to the
//! module.

use ir_core::context::{Attribute, Context, Ident, Location, OpName, Type, TypeKind};
use ir_core::ir::{Ir, Op, Order, Region};
use ir_core::Module;
use ir_core::predicates::attributes::{string_value, type_value};
use rustc_hash::FxHashMap;

use crate::emitter::Emitter;
use crate::layout::Layout;
use crate::machine::Machine;
use crate::registry::Registry;
use crate::stop::Computed;

/// The index of a value in the frame of its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot(pub(crate) u32);

/// A position in the steps of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(pub(crate) u32);

/// The index of a function of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FunctionId(pub(crate) u32);

/// The step after this one.
#[derive(Clone, Copy, Debug)]
pub enum Flow {
    /// The next one.
    Next,
    /// The one at this label.
    Jump(Label),
    /// A function was entered or left.
    Switch,
}

/// A step of a function.
pub(crate) type Step = Box<dyn Fn(&mut Machine<'_>) -> Computed<Flow> + Send + Sync>;

/// The operation that a step belongs to.
#[derive(Debug)]
pub(crate) struct Origin {
    pub(crate) name: OpName,
    pub(crate) location: Location,
    pub(crate) results: Box<[(Slot, Type)]>,
}

/// The steps of a function.
pub(crate) struct Code {
    pub(crate) name: String,
    pub(crate) location: Location,
    pub(crate) steps: Vec<Step>,
    /// The index of the origin of each step.
    pub(crate) origin_of: Vec<u32>,
    pub(crate) origins: Vec<Origin>,
    pub(crate) labels: Vec<u32>,
    pub(crate) frame_size: u32,
    /// The slots of results, by the index of the call.
    pub(crate) sites: Vec<Box<[Slot]>>,
    pub(crate) params: Vec<Type>,
    pub(crate) results: Vec<Type>,
    /// Whether the function has a body.
    pub(crate) is_defined: bool,
}

/// A global variable.
#[derive(Clone, Debug)]
pub(crate) struct Global {
    pub(crate) name: String,
    pub(crate) location: Location,
    pub(crate) ty: Type,
    pub(crate) layout: Option<Layout>,
    pub(crate) initial: Initial,
    pub(crate) is_constant: bool,
    pub(crate) alignment: u64,
}

/// The first content of a global variable.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Initial {
    Uninitialized,
    Attribute(Attribute),
    Function(FunctionId),
}

/// A module that is prepared to run.
pub struct Program {
    pub(crate) ctx: Context,
    pub(crate) codes: Vec<Code>,
    pub(crate) functions: FxHashMap<Ident, FunctionId>,
    pub(crate) globals: Vec<Global>,
    pub(crate) global_ids: FxHashMap<Ident, u32>,
    /// Functions to call before, with their priorities.
    pub(crate) constructors: Vec<(i64, Ident)>,
    /// The location of the module.
    pub(crate) location: Location,
}

/// Names of functions and of globals while a program is built.
pub(crate) struct Symbols {
    pub(crate) functions: FxHashMap<Ident, FunctionId>,
    pub(crate) globals: FxHashMap<Ident, u32>,
}

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
        let Builder { symbols, globals, constructors, .. } = builder;
        Program {
            ctx,
            codes,
            functions: symbols.functions,
            globals,
            global_ids: symbols.globals,
            constructors,
            location: ir.location(top),
        }
    }

    /// The context of the module.
    #[must_use]
    pub fn context(&self) -> &Context {
        &self.ctx
    }

    /// The function of this name, also one without a body.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<FunctionId> {
        self.functions.get(&self.ctx.ident(name)).copied()
    }

    /// The names of all functions with a body, in the order of the module.
    pub fn function_names(&self) -> impl Iterator<Item = &str> {
        self.codes.iter().filter(|code| code.is_defined && !code.name.is_empty()).map(|code| &*code.name)
    }

    /// The types of a function's parameters.
    #[must_use]
    pub fn param_types(&self, function: FunctionId) -> &[Type] {
        &self.code(function).params
    }

    /// The types of a function's results.
    #[must_use]
    pub fn result_types(&self, function: FunctionId) -> &[Type] {
        &self.code(function).results
    }

    pub(crate) fn code(&self, function: FunctionId) -> &Code {
        &self.codes[function.0 as usize]
    }
}

/// A function to prepare: its operation, its body, and its type.
struct Body {
    op: Op,
    region: Option<Region>,
    name: String,
    params: Vec<Type>,
    results: Vec<Type>,
}

/// Collects the symbols of a module, and prepares its functions.
struct Builder<'a> {
    ir: &'a Ir,
    symbols: Symbols,
    bodies: Vec<Body>,
    globals: Vec<Global>,
    constructors: Vec<(i64, Ident)>,
}

impl<'a> Builder<'a> {
    fn new(ir: &'a Ir, top: Op) -> Self {
        let symbols = Symbols { functions: FxHashMap::default(), globals: FxHashMap::default() };
        let mut builder =
            Builder { ir, symbols, bodies: Vec::new(), globals: Vec::new(), constructors: Vec::new() };
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
                if let Some(global) = crate::dialects::memref::global(ir, op) {
                    self.add_global(op, global);
                }
            }
            "llvm.mlir.global" => self.collect_llvm_global(op),
            "llvm.mlir.global_ctors" => {
                self.constructors.extend(crate::dialects::llvm::constructors(ir, op));
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
        let region = Some(ir.region(op, 0)).filter(|region| !ir.is_empty_region(*region));
        let text = name.as_str(ctx).to_owned();
        let id = self.add_body(Body { op, region, name: text, params, results });
        self.symbols.functions.insert(name, id);
    }

    fn collect_llvm_global(&mut self, op: Op) {
        let region = Some(self.ir.region(op, 0)).filter(|region| !self.ir.is_empty_region(*region));
        let Some(mut global) = crate::dialects::llvm::global(self.ir, op) else { return };
        if region.is_some() {
            let results = vec![global.ty];
            let body = Body { op, region, name: String::new(), params: Vec::new(), results };
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

    fn prepare(&mut self, index: usize, registry: &Registry) -> Code {
        let Body { op, region, name, params, results } = &self.bodies[index];
        let mut code = Code {
            name: name.clone(),
            location: self.ir.location(*op),
            params: params.clone(),
            results: results.clone(),
            is_defined: region.is_some(),
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

/// The parameters and results of a function type of `builtin` or `llvm`.
fn signature(ctx: &Context, ty: Type) -> (Vec<Type>, Vec<Type>) {
    match ty.kind(ctx) {
        TypeKind::Function { inputs, results } => (inputs.to_vec(), results.to_vec()),
        _ => crate::dialects::llvm::signature(ctx, ty),
    }
}
