//! `IR.h`: dialects, their handles and registries; and the functions of the headers of dialects that make
//! handles.

use crate::boundary::{
    Access, Available, Host, Loadable, MlirContext, MlirDialect, MlirDialectHandle, MlirDialectRegistry,
    MlirStringRef, Outcome, Pointer, Refused, add_object, object, own_dialects, remove_object, tags,
};
use ir_objects::{Boxes, Guard, Misuse, Word, lock};
use std::sync::{Mutex, PoisonError};

static REGISTRIES: Boxes<Mutex<Available>> = Boxes::new(tags::DIALECT_REGISTRY);

/// The dialects of a registry.
pub(crate) fn registry(handle: MlirDialectRegistry) -> Outcome<Available> {
    let registry = object(&REGISTRIES, handle.bits())?;
    let registry = registry.lock().unwrap_or_else(PoisonError::into_inner);
    Ok(registry.clone())
}

/// Creates a registry, and returns its bits.
pub(crate) fn create_registry() -> Outcome<u64> {
    add_object(&REGISTRIES, Mutex::default())
}

/// Destroys a registry.
pub(crate) fn destroy_registry(bits: u64) -> Outcome<()> {
    remove_object(&REGISTRIES, bits)
}

/// Adds dialects to a registry.
pub(crate) fn add_to_registry(handle: MlirDialectRegistry, added: Available) -> Outcome<()> {
    let registry = object(&REGISTRIES, handle.bits())?;
    registry.lock().unwrap_or_else(PoisonError::into_inner).append(added);
    Ok(())
}

/// The dialects that are loaded with another one, because its syntax, folders or patterns use them:
/// `dependentDialects` of MLIR 22's definitions, without the dialects that this library lacks.
const DEPENDENT: [(&str, &[&str]); 7] = [
    ("affine", &["arith", "ub"]),
    ("cf", &["arith"]),
    ("complex", &["arith"]),
    ("math", &["arith"]),
    ("memref", &["arith", "ub"]),
    ("scf", &["arith"]),
    ("tensor", &["affine", "arith"]),
];

/// The dialect with this namespace, which is loaded if it can be.
pub(crate) fn load(guard: &mut Guard, namespace: &str) -> Outcome<Option<MlirDialect>> {
    let ident = guard.context().ident(namespace);
    if guard.context().dialect(ident).is_none() {
        let Some(loadable) = Host::get(guard)?.available.get(namespace) else { return Ok(None) };
        (loadable.1)(guard.context());
        if let Some((_, needed)) = DEPENDENT.iter().find(|(name, _)| *name == namespace) {
            load_dependent(guard, needed)?;
        }
    }
    Ok(loaded(guard, namespace))
}

/// Loads the dialects that can be and whose namespaces a text mentions, as MLIR does while it parses.
pub(crate) fn load_mentioned(guard: &mut Guard, text: &[u8]) -> Outcome<()> {
    let mut names = Host::get(guard)?.available.names();
    names.retain(|name| guard.context().dialect(guard.context().ident(name)).is_none());
    let mut mentioned = vec![false; names.len()];
    let mut start = 0;
    for (at, byte) in text.iter().enumerate() {
        if *byte == b'.' {
            let before = &text[start..at];
            let place = names.iter().position(|name| name.as_bytes() == before);
            place.into_iter().for_each(|place| mentioned[place] = true);
        }
        if !byte.is_ascii_alphanumeric() && *byte != b'_' {
            start = at + 1;
        }
    }
    for (name, _) in names.into_iter().zip(mentioned).filter(|(_, mentioned)| *mentioned) {
        load(guard, name)?;
    }
    Ok(())
}

/// The dialect with this namespace if it is loaded.
pub(crate) fn loaded(guard: &Guard, namespace: &str) -> Option<MlirDialect> {
    let place = guard.context().dialect_namespaces().position(|loaded| loaded == namespace)?;
    Some(MlirDialect::from_bits(guard.dialect_word(place as u32).bits()))
}

/// The namespace of a dialect.
fn namespace(dialect: MlirDialect) -> Outcome<(Guard, &'static str)> {
    let refused = |misuse| Refused::new(dialect.bits(), misuse);
    let word = Word::from_bits(dialect.bits()).ok_or(refused(Misuse::Null))?;
    let guard = lock(word).map_err(refused)?;
    let index = guard.dialect_index(word).map_err(refused)?;
    let namespace =
        guard.context().dialect_namespaces().nth(index as usize).ok_or(refused(Misuse::NoWord))?;
    Ok((guard, namespace))
}

/// Loads dialects that something else needs, whether or not they were registered before.
pub(crate) fn load_dependent(guard: &mut Guard, namespaces: &[&str]) -> Outcome<()> {
    for dialect in own_dialects().filter(|dialect| namespaces.contains(&dialect.0)) {
        Host::get(guard)?.available.add(dialect);
        load(guard, dialect.0)?;
    }
    Ok(())
}

/// The namespace of the dialect of a handle.
pub(crate) fn handle_namespace(handle: MlirDialectHandle) -> Outcome<&'static str> {
    Ok(loadable(handle)?.0)
}

/// The dialects that have a handle.
fn with_handle() -> impl Iterator<Item = &'static Loadable> {
    own_dialects().chain(&FOREIGN)
}

/// Dialects of generated code that handles were made for.
static GENERATED: Mutex<Vec<&'static Loadable>> = Mutex::new(Vec::new());

/// Notes that there are handles of a dialect of generated code.
pub(crate) fn add_handle(dialect: &'static Loadable) {
    let mut generated = GENERATED.lock().unwrap_or_else(PoisonError::into_inner);
    if !generated.iter().any(|known| std::ptr::eq(*known, dialect)) {
        generated.push(dialect);
    }
}

/// The dialects of generated code that handles were made for.
fn generated() -> Vec<&'static Loadable> {
    GENERATED.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The dialect of a handle. Handles of dialects are addresses of dialects of this library, [`FOREIGN`] and
/// [`GENERATED`].
fn loadable(handle: MlirDialectHandle) -> Outcome<&'static Loadable> {
    let is_it = |dialect: &&'static Loadable| std::ptr::from_ref(*dialect).addr() == handle.ptr.addr();
    with_handle()
        .find(is_it)
        .or_else(|| generated().into_iter().find(is_it))
        .ok_or_else(|| Refused::arguments("the handle of the dialect was not created by this library"))
}

capi! {
    /// The context of a dialect.
    fn mlirDialectGetContext(dialect: MlirDialect) -> MlirContext {
        Ok(namespace(dialect)?.0.out_context())
    }

    /// Whether two dialects are the same.
    fn mlirDialectEqual(dialect1: MlirDialect, dialect2: MlirDialect) -> bool {
        Ok(dialect1 == dialect2)
    }

    /// The namespace of a dialect.
    fn mlirDialectGetNamespace(dialect: MlirDialect) -> MlirStringRef {
        Ok(MlirStringRef::new(namespace(dialect)?.1.as_bytes()))
    }

    /// The namespace of a dialect.
    fn mlirDialectHandleGetNamespace(dialect: MlirDialectHandle) -> MlirStringRef {
        Ok(MlirStringRef::new(loadable(dialect)?.0.as_bytes()))
    }

    /// Adds a dialect to a registry.
    fn mlirDialectHandleInsertDialect(dialect: MlirDialectHandle, registry: MlirDialectRegistry) {
        let mut added = Available::default();
        added.add(loadable(dialect)?);
        add_to_registry(registry, added)
    }

    /// Makes a dialect loadable.
    fn mlirDialectHandleRegisterDialect(dialect: MlirDialectHandle, context: MlirContext) {
        let loadable = loadable(dialect)?;
        let mut guard = context.lock()?;
        Host::get(&mut guard)?.available.add(loadable);
        Ok(())
    }

    /// Loads a dialect.
    fn mlirDialectHandleLoadDialect(dialect: MlirDialectHandle, context: MlirContext) -> MlirDialect {
        let loadable = loadable(dialect)?;
        let mut guard = context.lock()?;
        Host::get(&mut guard)?.available.add(loadable);
        Ok(load(&mut guard, loadable.0)?.unwrap_or(MlirDialect::null()))
    }

    /// Creates a registry without dialects.
    fn mlirDialectRegistryCreate() -> MlirDialectRegistry {
        create_registry().map(MlirDialectRegistry::from_bits)
    }

    /// Destroys a registry.
    fn mlirDialectRegistryDestroy(registry: MlirDialectRegistry) {
        destroy_registry(registry.bits())
    }

    /// Adds all dialects of this library to a registry, and those of generated code that handles were made
    /// for.
    fn mlirRegisterAllDialects(registry: MlirDialectRegistry) {
        let mut all = Available::all();
        generated().into_iter().for_each(|dialect| all.add(dialect));
        add_to_registry(registry, all)
    }
}

/// Defines the functions that make handles of dialects, and the list of those that are not part of this
/// library: contexts know their namespaces anyway, so that loading them does nothing.
#[cfg(feature = "dialect-functions")]
macro_rules! dialect_handles {
    ($($name:ident $namespace:literal $header:literal,)*; $($foreign:ident $other:literal $file:literal,)*) => {
        /// The headers of the functions, without folder and `.h`.
        #[cfg(test)]
        pub(crate) const HANDLE_HEADERS: &[(&str, &str)] =
            &[$((stringify!($name), $header),)* $((stringify!($foreign), $file),)*];

        static FOREIGN: [Loadable; [$($other),*].len()] = [$(($other, |_| {})),*];

        dialect_handles! { @ $($name $namespace)* $($foreign $other)* }
    };
    (@ $($name:ident $namespace:literal)*) => {
        capi! {$(
            #[doc = concat!(" The handle of the dialect `", $namespace, "`.")]
            fn $name() -> MlirDialectHandle {
                let found = with_handle().find(|dialect| dialect.0 == $namespace);
                let ptr = found.map_or(std::ptr::null(), |dialect| std::ptr::from_ref(dialect).cast());
                Ok(MlirDialectHandle { ptr })
            }
        )*}
    };
}

/// There are no handles of dialects that are not part of this library.
#[cfg(not(feature = "dialect-functions"))]
static FOREIGN: [Loadable; 0] = [];

#[cfg(feature = "dialect-functions")]
dialect_handles! {
    mlirGetDialectHandle__affine__ "affine" "Affine",
    mlirGetDialectHandle__amdgpu__ "amdgpu" "AMDGPU",
    mlirGetDialectHandle__arith__ "arith" "Arith",
    mlirGetDialectHandle__cf__ "cf" "ControlFlow",
    mlirGetDialectHandle__complex__ "complex" "Complex",
    mlirGetDialectHandle__emitc__ "emitc" "EmitC",
    mlirGetDialectHandle__func__ "func" "Func",
    mlirGetDialectHandle__gpu__ "gpu" "GPU",
    mlirGetDialectHandle__index__ "index" "Index",
    mlirGetDialectHandle__irdl__ "irdl" "IRDL",
    mlirGetDialectHandle__llvm__ "llvm" "LLVM",
    mlirGetDialectHandle__math__ "math" "Math",
    mlirGetDialectHandle__memref__ "memref" "MemRef",
    mlirGetDialectHandle__nvgpu__ "nvgpu" "NVGPU",
    mlirGetDialectHandle__pdl__ "pdl" "PDL",
    mlirGetDialectHandle__quant__ "quant" "Quant",
    mlirGetDialectHandle__scf__ "scf" "SCF",
    mlirGetDialectHandle__smt__ "smt" "SMT",
    mlirGetDialectHandle__tensor__ "tensor" "Tensor",
    mlirGetDialectHandle__transform__ "transform" "Transform",
    mlirGetDialectHandle__ub__ "ub" "UB",
    ;
    mlirGetDialectHandle__acc__ "acc" "OpenACC",
    mlirGetDialectHandle__amx__ "amx" "AMX",
    mlirGetDialectHandle__arm_neon__ "arm_neon" "ArmNeon",
    mlirGetDialectHandle__arm_sme__ "arm_sme" "ArmSME",
    mlirGetDialectHandle__arm_sve__ "arm_sve" "ArmSVE",
    mlirGetDialectHandle__async__ "async" "Async",
    mlirGetDialectHandle__bufferization__ "bufferization" "Bufferization",
    mlirGetDialectHandle__dlti__ "dlti" "DLTI",
    mlirGetDialectHandle__linalg__ "linalg" "Linalg",
    mlirGetDialectHandle__ml_program__ "ml_program" "MLProgram",
    mlirGetDialectHandle__mpi__ "mpi" "MPI",
    mlirGetDialectHandle__nvvm__ "nvvm" "NVVM",
    mlirGetDialectHandle__omp__ "omp" "OpenMP",
    mlirGetDialectHandle__pdl_interp__ "pdl_interp" "PDLInterp",
    mlirGetDialectHandle__ptr__ "ptr" "Ptr",
    mlirGetDialectHandle__rocdl__ "rocdl" "ROCDL",
    mlirGetDialectHandle__shape__ "shape" "Shape",
    mlirGetDialectHandle__shard__ "shard" "Shard",
    mlirGetDialectHandle__sparse_tensor__ "sparse_tensor" "SparseTensor",
    mlirGetDialectHandle__spirv__ "spirv" "SPIRV",
    mlirGetDialectHandle__tosa__ "tosa" "Tosa",
    mlirGetDialectHandle__vcix__ "vcix" "VCIX",
    mlirGetDialectHandle__vector__ "vector" "Vector",
    mlirGetDialectHandle__wasmssa__ "wasmssa" "WasmSSA",
    mlirGetDialectHandle__x86vector__ "x86vector" "X86Vector",
    mlirGetDialectHandle__xegpu__ "xegpu" "XeGPU",
    mlirGetDialectHandle__xevm__ "xevm" "XeVM",
}
