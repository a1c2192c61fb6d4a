//! `IR.h`: contexts.

use crate::boundary::{
    Available, Host, MlirContext, MlirDialect, MlirDialectRegistry, MlirLlvmThreadPool, MlirStringRef,
    Outcome, Pointer, Refused, add_object, raw,
};
use crate::dialect::registry;
use ir_core::Context;
use ir_objects::{Misuse, Word, create_context, destroy_context};

/// Number of threads that work on one module of a context with several threads.
fn threads(is_multithreaded: bool) -> usize {
    if is_multithreaded { std::thread::available_parallelism().map_or(1, usize::from) } else { 1 }
}

fn create(available: Available, is_multithreaded: bool) -> Outcome<MlirContext> {
    let context = Context::new();
    context.set_foreign_dialects(cpp_hooks::MLIR_OPT);
    context.set_threads(threads(is_multithreaded));
    ir_core::ops::register_builtin(&context);
    dialects::register_inlining(&context);
    let host = Host { available, is_multithreaded, ..Host::default() };
    let word = create_context(context, host).map_err(|misuse| Refused::new(0, misuse))?;
    Ok(MlirContext::from_bits(word.bits()))
}

/// Destroys a context, and ends the data of its handlers.
pub(crate) fn destroy(context: Word) -> Outcome<()> {
    let host = destroy_context(context).map_err(|misuse| Refused::new(context.bits(), misuse))?;
    if let Ok(host) = host.downcast::<Host>() {
        host.handlers.into_iter().rev().for_each(drop);
    }
    Ok(())
}

/// Creates a context in which all dialects can be loaded.
pub(crate) fn create_with_all_dialects() -> Outcome<MlirContext> {
    create(Available::all(), true)
}

capi! {
    /// Creates a context without dialects.
    fn mlirContextCreate() -> MlirContext {
        create(Available::default(), true)
    }

    /// Creates a context without dialects.
    fn mlirContextCreateWithThreading(threadingEnabled: bool) -> MlirContext {
        create(Available::default(), threadingEnabled)
    }

    /// Creates a context in which the dialects of a registry can be loaded.
    fn mlirContextCreateWithRegistry(registry: MlirDialectRegistry, threadingEnabled: bool) -> MlirContext {
        create(self::registry(registry)?, threadingEnabled)
    }

    /// Whether two contexts are the same.
    fn mlirContextEqual(ctx1: MlirContext, ctx2: MlirContext) -> bool {
        Ok(ctx1 == ctx2)
    }

    /// Destroys a context with everything in it.
    fn mlirContextDestroy(context: MlirContext) {
        let word = Word::from_bits(context.bits());
        destroy(word.ok_or(Refused::new(context.bits(), Misuse::Null))?)
    }

    /// Allows or forbids operations, types and attributes of unknown dialects.
    fn mlirContextSetAllowUnregisteredDialects(context: MlirContext, allow: bool) {
        context.lock()?.context().allow_unregistered_dialects(allow);
        Ok(())
    }

    /// Whether operations, types and attributes of unknown dialects are allowed.
    fn mlirContextGetAllowUnregisteredDialects(context: MlirContext) -> bool {
        Ok(context.lock()?.context().allows_unregistered_dialects())
    }

    /// Number of dialects that are loaded or can be.
    fn mlirContextGetNumRegisteredDialects(context: MlirContext) -> isize {
        let mut guard = context.lock()?;
        // As in MLIR, `builtin` is in no registry but counts.
        Ok(Host::get(&mut guard)?.available.len() as isize + 1)
    }

    /// Makes the dialects of a registry loadable.
    fn mlirContextAppendDialectRegistry(ctx: MlirContext, registry: MlirDialectRegistry) {
        let added = self::registry(registry)?;
        let mut guard = ctx.lock()?;
        Host::get(&mut guard)?.available.append(added);
        Ok(())
    }

    /// Number of dialects that are loaded.
    fn mlirContextGetNumLoadedDialects(context: MlirContext) -> isize {
        Ok(context.lock()?.context().dialects().count() as isize)
    }

    /// The dialect with this namespace, which is loaded if it is not; null if there is none.
    fn mlirContextGetOrLoadDialect(context: MlirContext, name: MlirStringRef) -> MlirDialect {
        let name = raw::text(name)?;
        let mut guard = context.lock()?;
        Ok(crate::dialect::load(&mut guard, name)?.unwrap_or(MlirDialect::null()))
    }

    /// Allows several threads to work on the context, or forbids it.
    fn mlirContextEnableMultithreading(context: MlirContext, enable: bool) {
        let mut guard = context.lock()?;
        Host::get(&mut guard)?.is_multithreaded = enable;
        guard.context().set_threads(threads(enable));
        Ok(())
    }

    /// Loads all dialects that can be.
    fn mlirContextLoadAllAvailableDialects(context: MlirContext) {
        let mut guard = context.lock()?;
        for name in Host::get(&mut guard)?.available.names() {
            crate::dialect::load(&mut guard, name)?;
        }
        Ok(())
    }

    /// Whether an operation of this name is known. Loads its dialect if it can be.
    fn mlirContextIsRegisteredOperation(context: MlirContext, name: MlirStringRef) -> bool {
        let name = raw::text(name)?;
        let guard = context.lock()?;
        Ok(guard.context().op_name(name).is_registered(guard.context()))
    }

    /// Sets the pool of threads. Our threads do not come from it, so it only allows several of them.
    fn mlirContextSetThreadPool(context: MlirContext, threadPool: MlirLlvmThreadPool) {
        let mut guard = context.lock()?;
        let host = Host::get(&mut guard)?;
        host.thread_pool = Some(threadPool);
        host.is_multithreaded = true;
        guard.context().set_threads(threads(true));
        Ok(())
    }

    /// Number of threads that work on a module.
    fn mlirContextGetNumThreads(context: MlirContext) -> u32 {
        Ok(context.lock()?.context().threads() as u32)
    }

    /// The pool of threads that was set, or a new one.
    fn mlirContextGetThreadPool(context: MlirContext) -> MlirLlvmThreadPool {
        let mut guard = context.lock()?;
        let host = Host::get(&mut guard)?;
        match host.thread_pool {
            Some(pool) => Ok(pool),
            None => {
                let pool = MlirLlvmThreadPool::from_bits(add_object(&crate::boundary::THREAD_POOLS, ())?);
                host.thread_pool = Some(pool);
                Ok(pool)
            }
        }
    }
}
