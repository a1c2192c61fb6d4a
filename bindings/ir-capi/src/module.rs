//! `IR.h`: modules.

use crate::boundary::{
    Access, Handle, MlirBlock, MlirContext, MlirLocation, MlirModule, MlirOperation, MlirStringRef, Outcome,
    Pointer, Refused, fail, fail_at, raw,
};
use ir_core::context::Location;
use ir_core::ir::{Op, OpState};
use ir_core::text::{ParsedModule, parse_module};
use ir_objects::Guard;

/// The name of an operation that is a module.
pub(crate) const MODULE: &str = "builtin.module";

/// Reads a text in an implicit module, or reports its errors.
pub(crate) fn parse(context: MlirContext, file: &[u8], text: &[u8]) -> Outcome<(Guard, ParsedModule)> {
    let mut guard = context.lock()?;
    crate::dialect::load_mentioned(&mut guard, text)?;
    match parse_module(guard.context(), file, text) {
        Ok(module) => Ok((guard, module)),
        Err(list) => Err(fail(guard, list)),
    }
}

/// Adopts what was read, and verifies it, as MLIR's parser does at the end.
pub(crate) fn adopt_verified(mut guard: Guard, module: ParsedModule) -> Outcome<(Guard, Op)> {
    if let Err(error) = ir_core::verify::verify(&module.ir, module.top) {
        return Err(fail(guard, vec![error]));
    }
    let op = guard.adopt_module(module).map_err(|misuse| Refused::new(0, misuse))?;
    Ok((guard, op))
}

fn create_parse(context: MlirContext, file: &[u8], text: &[u8]) -> Outcome<MlirModule> {
    let (guard, module) = parse(context, file, text)?;
    let (guard, op) = adopt_verified(guard, module.into_module())?;
    Ok(guard.out(op))
}

/// The operation of a module, or the reason why it is none.
fn is_module(guard: &Guard, op: Op) -> bool {
    guard.ir().name(op).as_str(guard.context()) == MODULE
}

capi! {
    /// Creates a module without operations.
    fn mlirModuleCreateEmpty(location: MlirLocation) -> MlirModule {
        let (mut guard, location) = location.enter()?;
        let name = guard.context().op_name(MODULE);
        let ir = guard.ir_mut();
        let op = ir.create(&OpState { num_regions: 1, ..OpState::new(name, location) });
        let region = ir.region(op, 0);
        ir.add_block(region, None, &[]);
        Ok(guard.out(op))
    }

    /// Reads and verifies a text; null if that fails.
    fn mlirModuleCreateParse(context: MlirContext, module: MlirStringRef) -> MlirModule {
        create_parse(context, b"-", raw::bytes(module)?)
    }

    /// Reads and verifies a file; null if that fails.
    fn mlirModuleCreateParseFromFile(context: MlirContext, fileName: MlirStringRef) -> MlirModule {
        let name = raw::text(fileName)?;
        match std::fs::read(name) {
            Ok(text) => create_parse(context, name.as_bytes(), &text),
            Err(_) => {
                let message = format!("could not open input file {name}");
                Err(fail_at(context.lock()?, Location::UNKNOWN, message))
            }
        }
    }

    /// The context.
    fn mlirModuleGetContext(module: MlirModule) -> MlirContext {
        Ok(module.enter()?.0.out_context())
    }

    /// The block of a module.
    fn mlirModuleGetBody(module: MlirModule) -> MlirBlock {
        let (guard, op) = module.enter()?;
        let ir = guard.ir();
        let block = ir.regions(op).next().and_then(|region| ir.first_block(region));
        block.map(|block| guard.out(block)).ok_or_else(|| Refused::arguments("the module has no block"))
    }

    /// Erases a module with everything in it; nothing for null, as in MLIR.
    fn mlirModuleDestroy(module: MlirModule) {
        if module.is_null() {
            return Ok(());
        }
        let (mut guard, op) = module.enter()?;
        guard.erase_op(op).map_err(|misuse| Refused::new(module.bits(), misuse))
    }

    /// The operation of a module.
    fn mlirModuleGetOperation(module: MlirModule) -> MlirOperation {
        let (guard, op) = module.enter()?;
        Ok(guard.out(op))
    }

    /// The module that an operation is; null if it is none.
    fn mlirModuleFromOperation(op: MlirOperation) -> MlirModule {
        let (guard, op) = op.enter()?;
        Ok(guard.out_optional(is_module(&guard, op).then_some(op)))
    }

    /// Whether two modules are the same.
    fn mlirModuleEqual(lhs: MlirModule, rhs: MlirModule) -> bool {
        Ok(lhs == rhs)
    }

    /// A hash of a module's identity.
    fn mlirModuleHashValue(mod_: MlirModule) -> usize {
        Ok(crate::boundary::hash(mod_.bits()))
    }
}
