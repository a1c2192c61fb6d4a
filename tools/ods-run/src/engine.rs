//! Engines: modules in memory for foreign callers, who can register symbols after the creation.

use ir_core::{Context, Module};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::{Error, Jit, JitOptions, object};

/// A module of the dialect `llvm` as machine code, as MLIR's `ExecutionEngine`.
///
/// The code is made of a copy of the module: later changes of the module do not reach it. Code is compiled when the engine is created, and
/// again after names were registered; if names are missing, only when they are needed.
pub struct Engine {
    /// The text of the module, with its locations.
    text: Vec<u8>,
    state: Mutex<State>,
}

struct State {
    options: JitOptions,
    jit: Option<Jit>,
    /// Whether an address was returned, so that it has to stay valid.
    is_used: bool,
    /// Whether constructors are running, which have the code meanwhile.
    is_initializing: bool,
}

impl Engine {
    /// Compiles the module of a text. Missing names are not an error here, because they may be registered.
    ///
    /// # Errors
    /// As [`Jit::with_options`], and errors in the text.
    pub fn new(text: Vec<u8>, options: JitOptions) -> Result<Self, Error> {
        let state = State { options, jit: None, is_used: false, is_initializing: false };
        let engine = Engine { text, state: Mutex::new(state) };
        let compiled = engine.compile(&mut engine.state());
        match compiled {
            Ok(()) | Err(Error::Unresolved(_)) => Ok(engine),
            Err(error) => Err(error),
        }
    }

    /// The address of a function or a global, which is valid as long as the engine exists; none if the module defines no such name.
    ///
    /// # Errors
    /// When names that the module needs are missing, or constructors are running.
    pub fn address(&self, name: &str) -> Result<Option<*const u8>, Error> {
        let mut state = self.state();
        self.compile(&mut state)?;
        let address = state.jit.as_ref().and_then(|jit| jit.address(name));
        state.is_used |= address.is_some();
        Ok(address)
    }

    /// Registers the address of a function or global under a name. It replaces an earlier one.
    ///
    /// # Errors
    /// An address of the code was already returned.
    pub fn register(&self, name: &str, address: usize) -> Result<(), Error> {
        let mut state = self.state();
        if state.is_used {
            return Err(Error::Message(
                "functions are registered before the first one is looked up".to_owned(),
            ));
        }
        state.jit = None;
        state.options.symbols.retain(|(own, _)| own != name);
        state.options.symbols.push((name.to_owned(), address));
        Ok(())
    }

    /// Compiles what was not compiled because names were missing, and calls the functions of `llvm.mlir.global_ctors` the first time. Those of
    /// `llvm.mlir.global_dtors` are then called when the engine is dropped.
    ///
    /// # Errors
    /// As [`Engine::address`].
    ///
    /// # Safety
    /// As for [`Jit::initialize`].
    pub unsafe fn initialize(&self) -> Result<(), Error> {
        let mut state = self.state();
        self.compile(&mut state)?;
        state.is_used = true;
        let jit = state.jit.take();
        state.is_initializing = true;
        // The lock is released, because the functions may call back into the engine.
        drop(state);
        if let Some(jit) = &jit {
            // SAFETY: The caller vouches for the functions.
            unsafe { jit.initialize() };
        }
        let mut state = self.state();
        (state.jit, state.is_initializing) = (jit, false);
        Ok(())
    }

    /// The module as an object file.
    ///
    /// # Errors
    /// As [`object::compile`].
    pub fn object(&self) -> Result<Vec<u8>, Error> {
        let level = self.state().options.level;
        self.module(|module| object::compile(module, level))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // The state is whole between its changes.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads the copy of the module in a context of its own.
    fn module<R>(&self, work: impl FnOnce(&Module) -> Result<R, Error>) -> Result<R, Error> {
        let ctx = Context::new();
        crate::register_dialects(&ctx);
        work(&Module::parse_file(&ctx, "-", &self.text).map_err(Error::Module)?)
    }

    /// Compiles the module unless it is compiled.
    fn compile(&self, state: &mut State) -> Result<(), Error> {
        if state.is_initializing {
            return Err(Error::Message("The constructors of the module are running.".to_owned()));
        }
        if state.jit.is_none() {
            state.jit = Some(self.module(|module| Jit::with_options(module, &state.options))?);
        }
        Ok(())
    }
}
