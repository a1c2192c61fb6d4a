//! The structs of the C API: handles with one pointer, and plain data.

use super::refused::Refused;
use ir_core::context::{AffineExpr, AffineMap, Attribute, Ident, IntegerSet, Location, Type};
use ir_core::ir::{Block, Op, Region, Value};
use ir_objects::{Entity, Guard, Misuse, Objects, Word, current_word, lock};
use std::ffi::{c_char, c_void};

/// A struct with one pointer.
pub trait Pointer: Copy {
    /// The bits of the pointer; 0 for null.
    fn bits(self) -> u64;

    /// The handle with these bits.
    fn from_bits(bits: u64) -> Self;

    /// Whether it is null.
    fn is_null(self) -> bool {
        self.bits() == 0
    }

    /// The null handle.
    fn null() -> Self {
        Self::from_bits(0)
    }
}

/// A handle of an entity of a context.
pub trait Handle: Pointer {
    /// The entity.
    type Entity: Entity;

    /// The word.
    #[inline]
    fn word(self) -> Result<Word, Refused> {
        Word::from_bits(self.bits()).ok_or(Refused::new(0, Misuse::Null))
    }

    /// Access to the context of the handle, and the entity.
    #[inline(always)]
    fn enter(self) -> Result<(Guard, Self::Entity), Refused> {
        match Word::from_bits(self.bits()).and_then(ir_objects::enter) {
            Some(found) => Ok(found),
            None => self.enter_moved(),
        }
    }

    /// As [`Handle::enter`], for a handle that is refused, of a block or region that moved to another
    /// context, or of a context in which passes run.
    #[cold]
    fn enter_moved(self) -> Result<(Guard, Self::Entity), Refused> {
        let refused = |misuse| Refused::new(self.bits(), misuse);
        let word = Word::from_bits(self.bits()).ok_or(refused(Misuse::Null))?;
        let found = lock(word).and_then(|guard| guard.get(word).map(|entity| (guard, entity)));
        found.or_else(|misuse| match self.current() {
            current if current.bits() == self.bits() => Err(refused(misuse)),
            current => current.enter(),
        })
    }

    /// The handle that a block or region has now: another one if it moved to another context.
    #[cold]
    fn current(self) -> Self {
        Word::from_bits(self.bits()).map_or(self, |word| Self::from_bits(current_word(word).bits()))
    }

    /// Access to the context of the handle.
    #[inline]
    fn lock(self) -> Result<Guard, Refused> {
        lock(self.word()?).map_err(|misuse| Refused::new(self.bits(), misuse))
    }
}

/// The block or region of a handle, which may have been created for another context by a wrong guess.
#[inline]
pub(crate) fn adopt<H: Handle>(guard: &mut Guard, handle: H) -> Result<H::Entity, Refused> {
    match guard.entity(handle) {
        Ok(entity) => Ok(entity),
        Err(_) => adopt_stray(guard, handle),
    }
}

#[cold]
fn adopt_stray<H: Handle>(guard: &mut Guard, handle: H) -> Result<H::Entity, Refused> {
    let refused = |misuse| Refused::new(handle.bits(), misuse);
    let word = guard.adopt_stray(handle.word()?).map_err(refused)?;
    guard.get(word).map_err(refused)
}

/// Handles to entities and back.
pub(crate) trait Access {
    /// The entity of a handle.
    fn entity<H: Handle>(&self, handle: H) -> Result<H::Entity, Refused>;

    /// The entity of a handle that may be null.
    fn optional_entity<H: Handle>(&self, handle: H) -> Result<Option<H::Entity>, Refused> {
        if handle.is_null() { Ok(None) } else { self.entity(handle).map(Some) }
    }

    /// Adds the entities of handles to a list.
    fn add_all<H: Handle>(&self, handles: &[H], entities: &mut Vec<H::Entity>) -> Result<(), Refused> {
        entities.reserve(handles.len());
        for &handle in handles {
            entities.push(self.entity(handle)?);
        }
        Ok(())
    }

    /// The entities of handles.
    fn entities<H: Handle>(&self, handles: &[H]) -> Result<Vec<H::Entity>, Refused> {
        let mut entities = Vec::new();
        self.add_all(handles, &mut entities)?;
        Ok(entities)
    }

    /// The handle of an entity.
    fn out<H: Handle>(&self, entity: H::Entity) -> H;

    /// The handle of an entity; null for `None`.
    fn out_optional<H: Handle>(&self, entity: Option<H::Entity>) -> H {
        entity.map_or_else(H::null, |entity| self.out(entity))
    }

    /// The handle of the context.
    fn out_context(&self) -> MlirContext;
}

impl Access for Objects {
    #[inline]
    fn entity<H: Handle>(&self, handle: H) -> Result<H::Entity, Refused> {
        match Word::from_bits(handle.bits()).and_then(|word| self.find(word)) {
            Some(entity) => Ok(entity),
            None => self.get(handle.word()?).map_err(|misuse| Refused::new(handle.bits(), misuse)),
        }
    }

    #[inline]
    fn out<H: Handle>(&self, entity: H::Entity) -> H {
        H::from_bits(self.word(entity).bits())
    }

    fn out_context(&self) -> MlirContext {
        MlirContext::from_bits(self.context_word().bits())
    }
}

/// Declares structs with one pointer.
macro_rules! pointers {
    ($($(#[$doc:meta])* $name:ident $pointer:tt $storage:ty,)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(C)]
        pub struct $name {
            /// The handle; null for none. It is not an address.
            pub ptr: *$pointer $storage,
        }

        impl Pointer for $name {
            #[inline]
            fn bits(self) -> u64 {
                self.ptr.addr() as u64
            }

            #[inline]
            fn from_bits(bits: u64) -> Self {
                Self { ptr: std::ptr::without_provenance_mut(bits as usize) }
            }
        }
    )*};
}

pointers! {
    /// A context.
    MlirContext mut c_void,
    /// A dialect of a context.
    MlirDialect mut c_void,
    /// A registry of dialects.
    MlirDialectRegistry mut c_void,
    /// A dialect that can be registered.
    MlirDialectHandle const c_void,
    /// An operation.
    MlirOperation mut c_void,
    /// An operand of an operation: a use of a value.
    MlirOpOperand mut c_void,
    /// Flags of the printer.
    MlirOpPrintingFlags mut c_void,
    /// The names of values of an operation while it is printed.
    MlirAsmState mut c_void,
    /// The configuration of the writer of bytecode.
    MlirBytecodeWriterConfig mut c_void,
    /// A block.
    MlirBlock mut c_void,
    /// A region.
    MlirRegion mut c_void,
    /// A symbol table.
    MlirSymbolTable mut c_void,
    /// An attribute.
    MlirAttribute const c_void,
    /// An identifier.
    MlirIdentifier const c_void,
    /// A location.
    MlirLocation const c_void,
    /// A module.
    MlirModule const c_void,
    /// A type.
    MlirType const c_void,
    /// A value.
    MlirValue const c_void,
    /// An affine expression.
    MlirAffineExpr const c_void,
    /// An affine map.
    MlirAffineMap const c_void,
    /// An integer set.
    MlirIntegerSet const c_void,
    /// The identity of a class of types, attributes, passes or interfaces: an address.
    MlirTypeID const c_void,
    /// Makes new identities.
    MlirTypeIDAllocator mut c_void,
    /// A pool of threads.
    MlirLlvmThreadPool mut c_void,
    /// A diagnostic, for as long as its handler runs: an address.
    MlirDiagnostic mut c_void,
    /// A pass.
    MlirPass mut c_void,
    /// An external pass, while it runs.
    MlirExternalPass mut c_void,
    /// A pass manager.
    MlirPassManager mut c_void,
    /// A pass manager nested in another one.
    MlirOpPassManager mut c_void,
    /// A rewriter.
    MlirRewriterBase mut c_void,
    /// A set of frozen patterns.
    MlirFrozenRewritePatternSet mut c_void,
    /// A configuration of the greedy driver.
    MlirGreedyRewriteDriverConfig mut c_void,
    /// A rewriter of a conversion pattern.
    MlirConversionPatternRewriter mut c_void,
    /// The operations that are legal for a dialect conversion.
    MlirConversionTarget mut c_void,
    /// A conversion pattern.
    MlirConversionPattern const c_void,
    /// A type converter.
    MlirTypeConverter mut c_void,
    /// A configuration of a dialect conversion.
    MlirConversionConfig mut c_void,
    /// A module with patterns of the dialect `pdl`.
    MlirPDLPatternModule mut c_void,
    /// A value, type, attribute or operation of a pattern of the dialect `pdl`.
    MlirPDLValue const c_void,
    /// The results of a function that patterns of the dialect `pdl` call.
    MlirPDLResultList mut c_void,
    /// A rewriter of a pattern.
    MlirPatternRewriter mut c_void,
    /// A compiled module.
    MlirExecutionEngine mut c_void,
    /// Makes types of MLIR of those of LLVM.
    MlirTypeFromLLVMIRTranslator mut c_void,
    /// Makes types of LLVM of those of MLIR.
    MlirTypeToLLVMIRTranslator mut c_void,
    /// A pattern.
    MlirRewritePattern const c_void,
    /// A set of patterns.
    MlirRewritePatternSet mut c_void,
    /// Options of the interpreter of the dialect `transform`.
    MlirTransformOptions mut c_void,
}

/// Handles of entities.
macro_rules! entities {
    ($($name:ident $entity:ty,)*) => {$(
        impl Handle for $name {
            type Entity = $entity;
        }
    )*};
}

entities! {
    MlirOperation Op,
    MlirModule Op,
    MlirBlock Block,
    MlirRegion Region,
    MlirValue Value,
    MlirType Type,
    MlirAttribute Attribute,
    MlirLocation Location,
    MlirIdentifier Ident,
    MlirAffineExpr AffineExpr,
    MlirAffineMap AffineMap,
    MlirIntegerSet IntegerSet,
}

impl MlirContext {
    /// Access to the context.
    pub(crate) fn lock(self) -> Result<Guard, Refused> {
        let refused = |misuse| Refused::new(self.bits(), misuse);
        let word = Word::from_bits(self.bits()).ok_or(refused(Misuse::Null))?;
        match word.kind() {
            Some(ir_objects::Kind::Context) => lock(word).map_err(refused),
            Some(found) => Err(refused(Misuse::WrongKind { found, expected: ir_objects::Kind::Context })),
            None => Err(refused(Misuse::NoWord)),
        }
    }
}

/// A text: not owned, and not ended by a zero.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct MlirStringRef {
    /// The first byte.
    pub data: *const c_char,
    /// Number of bytes.
    pub length: usize,
}

impl MlirStringRef {
    /// A text that lives as long as whatever owns it.
    pub(crate) fn new(text: &[u8]) -> Self {
        MlirStringRef { data: text.as_ptr().cast(), length: text.len() }
    }
}

/// Whether something worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct MlirLogicalResult {
    /// Not 0 if it worked.
    pub value: i8,
}

impl MlirLogicalResult {
    /// It worked.
    pub const SUCCESS: Self = MlirLogicalResult { value: 1 };
    /// It did not work.
    pub const FAILURE: Self = MlirLogicalResult { value: 0 };

    /// The result for a condition.
    pub(crate) fn from_success(success: bool) -> Self {
        MlirLogicalResult { value: i8::from(success) }
    }
}

/// An attribute with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct MlirNamedAttribute {
    /// The name.
    pub name: MlirIdentifier,
    /// The attribute.
    pub attribute: MlirAttribute,
}

/// Receives parts of a text.
pub type MlirStringCallback = Option<unsafe extern "C-unwind" fn(MlirStringRef, *mut c_void)>;
