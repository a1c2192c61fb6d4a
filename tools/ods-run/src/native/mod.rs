//! The boundary to machine code: libraries, memory with code, and calls of it.
//!
//! The only module of the crate with `unsafe` code. Compiling a module is safe. Running it is not: it may
//! write to any address, or declare a function of a library with another type. So the methods that call
//! functions are `unsafe`, and the caller vouches for the module. This module checks that the Rust type of a
//! function equals the type in the module.
//!
//! The memory of a module is reserved at once, because references between code and data have 32 bits.

mod descriptor;
#[expect(non_snake_case, reason = "the names of MLIR's symbols")]
mod memrefs;
#[expect(non_snake_case, reason = "the names of MLIR's symbols")]
mod print;
mod runtime;
#[expect(non_snake_case, reason = "the names of MLIR's symbols")]
mod utilities;

use std::error::Error as _;
use std::ffi::{c_int, c_void};
use std::marker::PhantomData;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use cranelift_jit::JITModule;
use cranelift_module::{FuncId, FuncOrDataId, Module as _};
use libloading::os::unix;

use crate::layout::Kind;
use crate::startup::Startup;

unsafe extern "C" {
    fn fflush(stream: *mut c_void) -> c_int;
}

/// A loaded library. It is never unloaded, because code may hold addresses in it.
#[derive(Clone, Copy)]
pub(crate) struct Library(&'static unix::Library);

impl Library {
    /// Loads a library. Its symbols are visible to other libraries.
    ///
    /// # Errors
    /// The system's message.
    pub(crate) fn open(path: &Path) -> Result<Self, String> {
        // SAFETY: The user who names the library vouches for its initializers.
        let library = unsafe { unix::Library::open(Some(path), unix::RTLD_NOW | unix::RTLD_GLOBAL) };
        match library {
            Ok(library) => Ok(Library(Box::leak(Box::new(library)))),
            // The source of the error is the system's message.
            Err(error) => Err(error.source().map_or_else(|| error.to_string(), ToString::to_string)),
        }
    }

    /// The address of a symbol.
    pub(crate) fn symbol(&self, name: &str) -> Option<*const u8> {
        lookup(self.0, name)
    }
}

fn lookup(library: &unix::Library, name: &str) -> Option<*const u8> {
    // SAFETY: Any symbol has an address. Nothing is read there.
    let symbol = unsafe { library.get::<*const u8>(name) }.ok()?;
    Some(symbol.as_raw_ptr().cast_const().cast()).filter(|address: &*const u8| !address.is_null())
}

/// The address of a symbol of the process, or of a function of the runtime.
pub(crate) fn symbol(name: &str) -> Option<*const u8> {
    let all = [runtime::FUNCTIONS, print::FUNCTIONS, memrefs::FUNCTIONS, utilities::FUNCTIONS];
    let mut functions = all.into_iter().flatten();
    let function = functions.find(|(function, _)| *function == name).map(|(_, address)| address());
    function.or_else(|| lookup(&unix::Library::this(), name)).or_else(|| {
        let math = if cfg!(target_os = "macos") { "libm.dylib" } else { "libm.so.6" };
        Library::open(Path::new(math)).ok()?.symbol(name)
    })
}

/// Flushes the C library's streams, so that their output precedes later output of Rust.
pub(crate) fn flush() {
    // SAFETY: A null pointer means all streams.
    unsafe { fflush(std::ptr::null_mut()) };
}

/// A function of the runtime: its symbol, and a function that returns its address.
type RuntimeFunction = (&'static str, fn() -> *const u8);

/// Code and data of a module. Dropping it frees the memory.
pub(crate) struct Memory {
    module: Option<JITModule>,
    constructors: Vec<FuncId>,
    destructors: Vec<FuncId>,
    is_initialized: AtomicBool,
}

impl Memory {
    /// Takes a module with finalized definitions.
    pub(crate) fn new(module: JITModule, startup: Startup) -> Self {
        let [constructors, destructors] = startup.into_sorted();
        Memory { module: Some(module), constructors, destructors, is_initialized: AtomicBool::new(false) }
    }

    /// Calls the constructors once.
    ///
    /// # Safety
    /// As for [`Function::call`], for constructors and destructors.
    pub(crate) unsafe fn initialize(&self) {
        if !self.is_initialized.swap(true, Ordering::Relaxed) {
            self.constructors.iter().for_each(|id| self.call(*id));
        }
    }

    /// Calls a constructor or destructor. The caller of [`Memory::initialize`] vouches for it.
    fn call(&self, id: FuncId) {
        let Some(module) = &self.module else { return };
        // SAFETY: The function has no parameters; the caller of `initialize` vouches for it.
        let function: extern "C" fn() = unsafe { std::mem::transmute(module.get_finalized_function(id)) };
        function();
    }

    /// The address of an exported function.
    pub(crate) fn function(&self, name: &str) -> Option<*const u8> {
        let module = self.module.as_ref()?;
        match module.get_name(name)? {
            FuncOrDataId::Func(id) if module.declarations().get_function_decl(id).linkage.is_definable() => {
                Some(module.get_finalized_function(id))
            }
            _ => None,
        }
    }

    /// The address of an exported global.
    pub(crate) fn data(&self, name: &str) -> Option<*const u8> {
        let module = self.module.as_ref()?;
        match module.get_name(name)? {
            FuncOrDataId::Data(id) if module.declarations().get_data_decl(id).linkage.is_definable() => {
                Some(module.get_finalized_data(id).0)
            }
            _ => None,
        }
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if *self.is_initialized.get_mut() {
            self.destructors.iter().for_each(|id| self.call(*id));
        }
        if let Some(module) = self.module.take() {
            // SAFETY: Functions borrow the `Jit` that contains this, so none is called later. Callers vouch
            // for addresses that the code passed on.
            unsafe { module.free_memory() };
        }
    }
}

impl crate::Jit {
    /// Calls the functions of `llvm.mlir.global_ctors` once: by ascending priority, equal ones in source
    /// order. Dropping this then calls the functions of `llvm.mlir.global_dtors` in that order.
    ///
    /// # Safety
    /// As for [`Function::call`], for each of these functions.
    pub unsafe fn initialize(&self) {
        // SAFETY: The caller vouches for the functions.
        unsafe { self.memory.initialize() };
    }
}

/// The class and width of a scalar in Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[doc(hidden)]
pub enum Scalar {
    Int(u32),
    Float(u32),
    Pointer,
}

impl Scalar {
    /// Whether this is the class and width of a scalar of the module.
    pub(crate) fn accepts(self, kind: Kind) -> bool {
        match (self, kind) {
            (Scalar::Int(width), Kind::Int(expected)) => width == expected,
            (Scalar::Float(32), Kind::Single) | (Scalar::Float(64), Kind::Double) => true,
            (Scalar::Pointer, Kind::Pointer) => true,
            _ => false,
        }
    }
}

mod sealed {
    /// Keeps other crates from implementing the traits.
    pub trait Sealed {}
}

/// Types of parameters and results: integers of 8 to 128 bits, `bool` for `i1`, `f32`, `f64`, and raw
/// pointers.
pub trait NativeType: sealed::Sealed {
    /// The scalar that it is passed as.
    #[doc(hidden)]
    const SCALAR: Scalar;
}

/// Types of results: those of [`NativeType`], and `()`.
pub trait NativeResult: sealed::Sealed {
    /// The scalar that it is passed as, if there is one.
    #[doc(hidden)]
    const SCALAR: Option<Scalar>;
}

impl sealed::Sealed for () {}
impl NativeResult for () {
    const SCALAR: Option<Scalar> = None;
}
impl<T: NativeType> NativeResult for T {
    const SCALAR: Option<Scalar> = Some(T::SCALAR);
}

macro_rules! native_types {
    ($($ty:ty: $scalar:expr;)*) => {$(
        impl sealed::Sealed for $ty {}
        impl NativeType for $ty {
            const SCALAR: Scalar = $scalar;
        }
    )*};
}

native_types! {
    bool: Scalar::Int(1);
    i8: Scalar::Int(8);
    u8: Scalar::Int(8);
    i16: Scalar::Int(16);
    u16: Scalar::Int(16);
    i32: Scalar::Int(32);
    u32: Scalar::Int(32);
    i64: Scalar::Int(64);
    u64: Scalar::Int(64);
    i128: Scalar::Int(128);
    u128: Scalar::Int(128);
    f32: Scalar::Float(32);
    f64: Scalar::Float(64);
}

impl<T> sealed::Sealed for *const T {}
impl<T> NativeType for *const T {
    const SCALAR: Scalar = Scalar::Pointer;
}
impl<T> sealed::Sealed for *mut T {}
impl<T> NativeType for *mut T {
    const SCALAR: Scalar = Scalar::Pointer;
}

/// Function types that [`Jit::get`](crate::Jit::get) takes: up to eight parameters, and a result or none.
pub trait NativeFunction: sealed::Sealed {
    /// The parameters.
    #[doc(hidden)]
    fn params() -> Vec<Scalar>;
    /// The result, if there is one.
    #[doc(hidden)]
    fn result() -> Option<Scalar>;
}

/// A function of a module, of the type `F`.
pub struct Function<'jit, F> {
    address: *const u8,
    marker: PhantomData<(&'jit crate::Jit, F)>,
}

impl<F> Function<'_, F> {
    pub(crate) fn new(address: *const u8) -> Self {
        Function { address, marker: PhantomData }
    }

    /// The address of the code.
    #[must_use]
    pub fn address(&self) -> *const u8 {
        self.address
    }
}

/// Implements one number of parameters.
macro_rules! functions {
    ($($param:ident $value:ident),*) => {
        impl<$($param: NativeType,)* R: NativeResult> sealed::Sealed for fn($($param),*) -> R {}
        impl<$($param: NativeType,)* R: NativeResult> NativeFunction for fn($($param),*) -> R {
            fn params() -> Vec<Scalar> {
                vec![$($param::SCALAR),*]
            }
            fn result() -> Option<Scalar> {
                R::SCALAR
            }
        }
        impl<$($param: NativeType,)* R: NativeResult> Function<'_, fn($($param),*) -> R> {
            /// Calls the function.
            ///
            /// # Safety
            /// The module has no undefined behaviour: each address that it accesses is valid, and functions
            /// that it declares have the declared types.
            #[allow(clippy::too_many_arguments, reason = "as many as the function has")]
            pub unsafe fn call(&self, $($value: $param),*) -> R {
                // SAFETY: `Jit::get` compared the types with the module's. The code has C's calling
                // convention.
                let function: extern "C" fn($($param),*) -> R = unsafe { std::mem::transmute(self.address) };
                function($($value),*)
            }
        }
    };
}

functions!();
functions!(A a);
functions!(A a, B b);
functions!(A a, B b, C c);
functions!(A a, B b, C c, D d);
functions!(A a, B b, C c, D d, E e);
functions!(A a, B b, C c, D d, E e, G g);
functions!(A a, B b, C c, D d, E e, G g, H h);
functions!(A a, B b, C c, D d, E e, G g, H h, I i);

/// The wrapper of a function.
pub struct PackedFunction<'jit> {
    address: *const u8,
    marker: PhantomData<&'jit crate::Jit>,
}

impl PackedFunction<'_> {
    pub(crate) fn new(address: *const u8) -> Self {
        PackedFunction { address, marker: PhantomData }
    }

    /// Calls the function with arguments in memory: the address of each, and at the end the address for the
    /// result, if there is one.
    ///
    /// # Safety
    /// As for [`Function::call`]. Each address is that of a value of the module's type in LLVM's layout.
    pub unsafe fn call(&self, arguments: &mut [*mut c_void]) {
        // SAFETY: Wrappers take one address and return nothing.
        let function: extern "C" fn(*mut *mut c_void) = unsafe { std::mem::transmute(self.address) };
        function(arguments.as_mut_ptr());
    }
}

/// Calls the constructors of a program: the user of the program vouches for the module.
pub(crate) fn initialize(jit: &crate::Jit) {
    // SAFETY: As `mlir-runner` does it, on the request of the user.
    unsafe { jit.initialize() };
}

/// Runs the entry point of a program, whose type was compared with the module's: the user of the program
/// vouches for the module.
pub(crate) fn enter<R: NativeResult>(function: &Function<'_, fn() -> R>) -> R {
    // SAFETY: As `mlir-runner` does it, on the request of the user.
    unsafe { function.call() }
}
