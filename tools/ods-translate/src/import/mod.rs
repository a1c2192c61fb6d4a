//! From the text of LLVM IR to a module of the dialect `llvm`, as `mlir-translate --import-llvm` does it.
//!
//! The order in which operations are created is MLIR's (`ModuleImport`), because the output shows it. A
//! construct without a translation is an error with its position. The import omits only debug information
//! that is visible in nothing but locations.

mod ast;
mod attributes;
mod blocks;
mod calls;
mod constants;
mod create;
mod debug_info;
mod flow;
mod functions;
mod globals;
mod instructions;
mod intrinsics;
mod layout;
mod lexer;
mod loops;
mod memory;
mod metadata;
mod parser;
mod upgrade;
mod values;

use ir_core::Module;
use ir_core::context::{Context, Ident, Source};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, InsertionPoint, Ir, Op, Value};
use rustc_hash::FxHashMap;

use crate::intrinsics::Intrinsics;
use crate::model::constant::ConstRef;
use crate::model::layout::DataLayout;

/// The result of importing a part of a module.
type Outcome<T = ()> = Result<T, Diagnostic>;

/// Imports a text, and returns warnings, too. `file` is its name in locations.
///
/// # Errors
/// The first thing that is not valid LLVM IR, or has no translation.
pub(crate) fn import(ctx: &Context, file: &[u8], text: &[u8]) -> Outcome<(Module, Vec<Diagnostic>)> {
    let source = ctx.add_source(ctx.ident_bytes(file), text);
    let mut ast = parser::parse(ctx, text).map_err(|failure| {
        Diagnostic::error(ctx.source_location(&source, failure.offset), failure.message)
    })?;
    let intrinsics = Intrinsics::new();
    upgrade::upgrade(ctx, &intrinsics, &mut ast);
    let debug_info = debug_info::DebugInfo::new(ctx, &ast).map_err(|error| {
        let message = format!("debug information has no translation: {error}");
        Diagnostic::error(ctx.source_location(&source, 0), message)
    })?;
    let mut module = Module::new(ctx);
    let (top, body) = (module.operation(), module.body());
    let functions = ast.functions.iter().enumerate();
    let mut import = Import {
        ctx,
        ast: &ast,
        source,
        file: ctx.ident_bytes(file),
        warnings: Vec::new(),
        symbols: functions.map(|(index, function)| (function.symbol.name.as_str(), index)).collect(),
        tags: FxHashMap::default(),
        tagged: FxHashMap::default(),
        current_function: 0,
        current_block: 0,
        layout: DataLayout::parse(&ast.data_layout),
        ir: module.ir_mut(),
        top,
        point: InsertionPoint::at_block_end(body),
        locals: FxHashMap::default(),
        constants: FxHashMap::default(),
        constant_block: body,
        last_constant: None,
        blocks: Vec::new(),
        intrinsics,
        metadata: metadata::Cache::default(),
        debug_info,
        records: Vec::new(),
    };
    import.module(body)?;
    let warnings = import.warnings;
    Ok((module, warnings))
}

/// The state of an import.
struct Import<'m> {
    ctx: &'m Context,
    ast: &'m ast::Module,
    source: Source,
    /// The name of the file.
    file: Ident,
    warnings: Vec<Diagnostic>,
    /// The index of each function.
    symbols: FxHashMap<&'m str, usize>,
    /// The tags of blocks with a taken address, by function and index.
    tags: FxHashMap<(String, usize), u32>,
    /// The blocks of functions.
    tagged: FxHashMap<String, Vec<Option<Block>>>,
    /// The function and the block that are being imported.
    current_function: usize,
    current_block: usize,
    layout: DataLayout,
    ir: &'m mut Ir,
    top: Op,
    /// Where operations are created.
    point: InsertionPoint,
    /// Values of the function's locals.
    locals: FxHashMap<u32, Value>,
    /// Constants of the function, or of the initializer, that have been created.
    constants: FxHashMap<ConstRef, Value>,
    /// The block for constants: they are created at its start, after the last one.
    constant_block: Block,
    last_constant: Option<Op>,
    /// The blocks of the function that are reached.
    blocks: Vec<Option<Block>>,
    intrinsics: Intrinsics,
    metadata: metadata::Cache,
    debug_info: debug_info::DebugInfo,
    /// The records of the function's variables, in their order.
    records: Vec<(usize, ast::DebugRecord)>,
}

impl Import<'_> {
    /// Imports everything, in MLIR's order.
    fn module(&mut self, body: Block) -> Outcome {
        self.data_layout()?;
        self.comdats()?;
        self.globals(body)?;
        self.aliases(body)?;
        self.point = InsertionPoint::at_block_end(body);
        self.module_metadata()?;
        self.functions(body)?;
        self.module_properties();
        Ok(())
    }

    /// An error at an offset of the text.
    fn error<T>(&self, offset: usize, message: impl Into<String>) -> Outcome<T> {
        Err(Diagnostic::error(self.ctx.source_location(&self.source, offset), message))
    }
}
