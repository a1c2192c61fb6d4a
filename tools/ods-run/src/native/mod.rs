//! The boundary to machine code: libraries, memory with code, and calls of it.
//!
//! The only module with `unsafe` code of the crate. Compiling is safe; running is not, because nobody can tell what a module does: it may
//! write to any address, or declare a function of a library with another type. So the methods that call are `unsafe`, and who calls
//! vouches for the module. What is checked here is that Rust's type of a function is the module's.
//!
//! The memory of a module is reserved at once, because references between code and data have 32 bits.

mod print;

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::marker::PhantomData;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use cranelift_jit::JITModule;
use cranelift_module::{FuncId, FuncOrDataId, Module as _};

use crate::layout::Kind;
use crate::startup::Startup;

unsafe extern "C" {
    fn dlopen(path: *const c_char, mode: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    fn dlerror() -> *const c_char;
    fn fflush(stream: *mut c_void) -> c_int;
}

/// `RTLD_NOW`: names of the library are resolved at once.
const NOW: c_int = 2;
/// `RTLD_GLOBAL`: other libraries see its names.
const GLOBAL: c_int = if cfg!(target_os = "macos") { 8 } else { 0x100 };

/// A library that is loaded; never unloaded, because code may have taken addresses in it.
#[derive(Clone, Copy)]
pub(crate) struct Library(*mut c_void);

// SAFETY: The handle is only passed to `dlsym`, which any thread may call.
unsafe impl Send for Library {}

impl Library {
    /// Loads a library.
    ///
    /// # Errors
    /// The system's message.
    pub(crate) fn open(path: &Path) -> Result<Self, String> {
        let text = CString::new(path.as_os_str().as_bytes()).map_err(|error| error.to_string())?;
        // SAFETY: The text ends with a zero. Initializers of the library run, as whoever names the library asks for.
        let library = unsafe { dlopen(text.as_ptr(), NOW | GLOBAL) };
        if !library.is_null() {
            return Ok(Library(library));
        }
        // SAFETY: After a failure, the message is there until the next call of this thread.
        let message = unsafe { dlerror() };
        if message.is_null() {
            return Err(format!("cannot load '{}'", path.display()));
        }
        // SAFETY: The message ends with a zero.
        Err(unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned())
    }

    /// The address of a name in the library.
    pub(crate) fn symbol(&self, name: &str) -> Option<*const u8> {
        let name = CString::new(name).ok()?;
        // SAFETY: The handle is that of a loaded library, or asks for all names of the process; the text ends with a zero.
        let address = unsafe { dlsym(self.0, name.as_ptr()) };
        (!address.is_null()).then_some(address.cast_const().cast())
    }
}

/// The address of a name in the process, or of a function of the runtime.
pub(crate) fn symbol(name: &str) -> Option<*const u8> {
    let mut runtime = RUNTIME.iter().chain(print::FUNCTIONS);
    let own = runtime.find(|(own, _)| *own == name).map(|(_, address)| address());
    own.or_else(|| Library(std::ptr::null_mut()).symbol(name)).or_else(|| {
        let math = if cfg!(target_os = "macos") { "libm.dylib" } else { "libm.so.6" };
        Library::open(Path::new(math)).ok()?.symbol(name)
    })
}

/// Writes what the C library's streams hold, so that it comes before what Rust writes.
pub(crate) fn flush() {
    // SAFETY: A null pointer means all streams.
    unsafe { fflush(std::ptr::null_mut()) };
}

/// A function of the runtime: its name, and what gives its address.
type Runtime = (&'static str, fn() -> *const u8);

/// Functions that code calls for what the machine has no instructions for, under the names of the compilers' own libraries.
const RUNTIME: &[Runtime] = &[
    ("__udivti3", || unsigned_quotient as *const u8),
    ("__umodti3", || unsigned_remainder as *const u8),
    ("__divti3", || quotient as *const u8),
    ("__modti3", || remainder as *const u8),
    ("__floattisf", || to_single as *const u8),
    ("__floattidf", || to_double as *const u8),
    ("__floatuntisf", || unsigned_to_single as *const u8),
    ("__floatuntidf", || unsigned_to_double as *const u8),
    ("__fixsfti", || from_single as *const u8),
    ("__fixdfti", || from_double as *const u8),
    ("__fixunssfti", || unsigned_from_single as *const u8),
    ("__fixunsdfti", || unsigned_from_double as *const u8),
    ("__powisf2", || single_power as *const u8),
    ("__powidf2", || double_power as *const u8),
];

/// A division by zero has no result that code may rely on; here it is zero.
extern "C" fn unsigned_quotient(a: u128, b: u128) -> u128 {
    a.checked_div(b).unwrap_or(0)
}
extern "C" fn unsigned_remainder(a: u128, b: u128) -> u128 {
    a.checked_rem(b).unwrap_or(0)
}
extern "C" fn quotient(a: i128, b: i128) -> i128 {
    a.checked_div(b).unwrap_or(0)
}
extern "C" fn remainder(a: i128, b: i128) -> i128 {
    a.checked_rem(b).unwrap_or(0)
}
extern "C" fn to_single(value: i128) -> f32 {
    value as f32
}
extern "C" fn to_double(value: i128) -> f64 {
    value as f64
}
extern "C" fn unsigned_to_single(value: u128) -> f32 {
    value as f32
}
extern "C" fn unsigned_to_double(value: u128) -> f64 {
    value as f64
}
extern "C" fn from_single(value: f32) -> i128 {
    value as i128
}
extern "C" fn from_double(value: f64) -> i128 {
    value as i128
}
extern "C" fn unsigned_from_single(value: f32) -> u128 {
    value as u128
}
extern "C" fn unsigned_from_double(value: f64) -> u128 {
    value as u128
}

/// A power by squaring, the reciprocal at the end, so that roundings are those of the compilers' libraries.
macro_rules! power {
    ($name:ident, $ty:ty) => {
        extern "C" fn $name(mut base: $ty, power: i32) -> $ty {
            let (mut rest, mut result) = (power.unsigned_abs(), 1.0);
            while rest != 0 {
                if rest % 2 == 1 {
                    result *= base;
                }
                rest /= 2;
                if rest != 0 {
                    base *= base;
                }
            }
            if power < 0 { 1.0 / result } else { result }
        }
    };
}

power!(single_power, f32);
power!(double_power, f64);

/// Code and data of a module; given back with it.
pub(crate) struct Memory {
    module: Option<JITModule>,
    constructors: Vec<FuncId>,
    destructors: Vec<FuncId>,
    is_initialized: AtomicBool,
}

impl Memory {
    /// Takes a module whose definitions are final.
    pub(crate) fn new(module: JITModule, startup: Startup) -> Self {
        let [constructors, destructors] = startup.in_order();
        Memory { module: Some(module), constructors, destructors, is_initialized: AtomicBool::new(false) }
    }

    /// Calls the constructors the first time.
    ///
    /// # Safety
    /// As for [`Function::call`], for constructors and destructors.
    pub(crate) unsafe fn initialize(&self) {
        if !self.is_initialized.swap(true, Ordering::Relaxed) {
            self.constructors.iter().for_each(|id| self.call(*id));
        }
    }

    /// Calls a constructor or destructor. Only [`Memory::initialize`] leads here, whose caller vouches for them.
    fn call(&self, id: FuncId) {
        let Some(module) = &self.module else { return };
        // SAFETY: The module defines a function without parameters; the caller of `initialize` vouches for what it does.
        let function: extern "C" fn() = unsafe { std::mem::transmute(module.get_finalized_function(id)) };
        function();
    }

    /// The address of a function of this name that other modules see.
    pub(crate) fn function(&self, name: &str) -> Option<*const u8> {
        let module = self.module.as_ref()?;
        match module.get_name(name)? {
            FuncOrDataId::Func(id) if module.declarations().get_function_decl(id).linkage.is_definable() => {
                Some(module.get_finalized_function(id))
            }
            _ => None,
        }
    }

    /// The address of a global of this name.
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
            // SAFETY: Functions borrow the `Jit` that this is part of, so none is called later. Addresses that code gave away are among
            // what callers vouch for.
            unsafe { module.free_memory() };
        }
    }
}

impl crate::Jit {
    /// Calls the functions of `llvm.mlir.global_ctors`, unless that was done: by ascending priority, equal ones in the order of the text. The
    /// functions of `llvm.mlir.global_dtors` are then called in that order when this is dropped.
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
    /// Whether a scalar of the module is passed as this one.
    pub(crate) fn accepts(self, kind: Kind) -> bool {
        match (self, kind) {
            (Scalar::Int(width), Kind::Int(own)) => width == own,
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

/// Types of parameters and results: integers of 8 to 128 bits, `bool` for `i1`, `f32`, `f64`, and raw pointers.
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
    of: PhantomData<(&'jit crate::Jit, F)>,
}

impl<F> Function<'_, F> {
    pub(crate) fn new(address: *const u8) -> Self {
        Function { address, of: PhantomData }
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
            /// The module is one that may run: every address that it accesses is valid for that, functions that it declares are what it
            /// declares, and it does nothing else that LLVM leaves undefined.
            #[allow(clippy::too_many_arguments, reason = "as many as the function has")]
            pub unsafe fn call(&self, $($value: $param),*) -> R {
                // SAFETY: `Jit::get` compared the types with the module's, for which the code was made with C's calling convention.
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
    of: PhantomData<&'jit crate::Jit>,
}

impl PackedFunction<'_> {
    pub(crate) fn new(address: *const u8) -> Self {
        PackedFunction { address, of: PhantomData }
    }

    /// Calls the function with arguments in memory: the address of each, and at the end that of memory for the result, if there is one.
    ///
    /// # Safety
    /// As for [`Function::call`]; and each address is that of a value of the module's type, in the layout of LLVM.
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

/// Runs the entry point of a program, whose type was compared with the module's: the user of the program vouches for the module.
pub(crate) fn enter<R: NativeResult>(function: &Function<'_, fn() -> R>) -> R {
    // SAFETY: As `mlir-runner` does it, on the request of the user.
    unsafe { function.call() }
}
