//! Patterns of the dialect `pdl`: modules of patterns, and functions of C that the patterns call.
//!
//! A value of a pattern is the word of its entity; a range has none and is null, so it is neither a value nor
//! a type.

use super::patterns::add_set;
use super::rewriter::with_rewriter;
use crate::boundary::{
    Access as _, Handle, MlirAttribute, MlirLogicalResult, MlirModule, MlirOperation, MlirPDLPatternModule,
    MlirPDLResultList, MlirPDLValue, MlirPatternRewriter, MlirRewritePatternSet, MlirStringRef, MlirType,
    MlirValue, Outcome, Pointer, Refused, UserData, add_object, call_back, fail, object, raw, tags,
    take_object,
};
use crate::loan::call_out;
use ir_core::ir::OpBuilder as _;
use ir_core::rewrite::PatternRewriter;
use ir_objects::{Boxes, Guard, Kind, Word};
use pdl::{NativeFunctions, PdlValue};
use std::ffi::c_void;
use std::sync::{Mutex, PoisonError};

/// A function of C that patterns of `pdl` call: it gets the values of the call, and adds its results to the
/// list.
pub type MlirPDLRewriteFunction = Option<
    unsafe extern "C-unwind" fn(
        MlirPatternRewriter,
        MlirPDLResultList,
        usize,
        *mut MlirPDLValue,
        *mut c_void,
    ) -> MlirLogicalResult,
>;

/// A function of C that checks values of a pattern of `pdl`, in the same way.
pub type MlirPDLConstraintFunction = MlirPDLRewriteFunction;

/// A module of patterns, and the functions that they call.
struct PatternModule {
    module: MlirModule,
    /// Whether the module is destroyed with the patterns. As in MLIR, it passes on to the set that is made of
    /// it.
    is_owner: bool,
    natives: NativeFunctions,
}

// SAFETY: the handle of the module is not dereferenced.
unsafe impl Send for PatternModule {}

static MODULES: Boxes<Mutex<Option<PatternModule>>> = Boxes::new(tags::PDL_MODULE);
static RESULTS: Boxes<Mutex<Vec<PdlValue>>> = Boxes::new(tags::PDL_RESULTS);

/// The word of an entity; `None` for a range.
fn word(guard: &Guard, value: &PdlValue) -> Option<Word> {
    match value {
        PdlValue::Attribute(attribute) => Some(guard.word(*attribute)),
        PdlValue::Operation(op) => Some(guard.word(*op)),
        PdlValue::Type(ty) => Some(guard.word(*ty)),
        PdlValue::Value(value) => Some(guard.word(*value)),
        PdlValue::Types(_) | PdlValue::Values(_) => None,
    }
}

/// Calls a foreign function of a pattern with the word of a rewriter and the words of values; a range has
/// none. Nothing of the context is locked meanwhile.
pub fn call_native<R>(
    rewriter: &mut PatternRewriter<'_>,
    values: &[PdlValue],
    function: impl FnOnce(Word, &[Option<Word>]) -> Option<R>,
) -> Option<R> {
    let point = rewriter.insertion_point();
    let (ir, state) = rewriter.parts();
    let called = call_out(ir, |context| {
        let prepare =
            |guard: &Guard| (point, values.iter().map(|value| word(guard, value)).collect::<Vec<_>>());
        with_rewriter(context, None, prepare, state, |rewriter, values| function(rewriter, &values))
    });
    called.flatten().flatten()
}

/// Registers a function of C with `register`.
fn register(
    handle: MlirPDLPatternModule,
    name: MlirStringRef,
    function: MlirPDLRewriteFunction,
    user_data: *mut c_void,
    register: impl FnOnce(&mut NativeFunctions, &str, NativeCall),
) -> Outcome<()> {
    let name = raw::text(name)?;
    if function.is_none() {
        return Err(Refused::arguments("the function is null"));
    }
    let shared = object(&MODULES, handle.bits())?;
    let mut content = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(module) = content.as_mut() else {
        return Err(Refused::arguments("the pattern module was destroyed"));
    };
    register(&mut module.natives, name, NativeCall { function, user_data: UserData(user_data) });
    Ok(())
}

/// A function of C with its data.
struct NativeCall {
    function: MlirPDLRewriteFunction,
    user_data: UserData,
}

// SAFETY: the data are C's, see `UserData`.
unsafe impl Send for NativeCall {}
// SAFETY: as above.
unsafe impl Sync for NativeCall {}

impl NativeCall {
    fn call(&self, rewriter: &mut PatternRewriter<'_>, values: &[PdlValue]) -> Option<Vec<PdlValue>> {
        let function = self.function?;
        call_native(rewriter, values, |rewriter, values| {
            let results = RESULTS.add_scoped(Mutex::new(Vec::new())).ok()?;
            let list = MlirPDLResultList::from_bits(results.word().bits());
            let rewriter = MlirPatternRewriter::from_bits(rewriter.bits());
            let mut values: Vec<MlirPDLValue> =
                values.iter().map(|word| MlirPDLValue::from_bits(word.map_or(0, Word::bits))).collect();
            let (count, values, data) = (values.len(), values.as_mut_ptr(), self.user_data.0);
            // SAFETY: C promises that the function can be called with its data as long as patterns of the
            // module exist.
            let result = call_back(|| unsafe { function(rewriter, list, count, values, data) });
            let results = std::mem::take(&mut *results.lock().unwrap_or_else(PoisonError::into_inner));
            (result.value != 0).then_some(results)
        })
    }
}

/// The handle of a value of a pattern, if it is of this kind; null otherwise.
fn cast<H: Handle>(value: MlirPDLValue, kind: Kind) -> Outcome<H> {
    let is_it = Word::from_bits(value.bits()).and_then(Word::kind) == Some(kind);
    Ok(if is_it { H::from_bits(value.bits()) } else { H::null() })
}

/// Adds a result.
fn push<H: Handle>(
    results: MlirPDLResultList,
    handle: H,
    entity: impl FnOnce(H::Entity) -> PdlValue,
) -> Outcome<()> {
    let list = object(&RESULTS, results.bits())?;
    let (guard, found) = handle.enter()?;
    drop(guard);
    list.lock().unwrap_or_else(PoisonError::into_inner).push(entity(found));
    Ok(())
}

capi! {
    /// Creates a pattern module from a module with operations of the dialect `pdl`, and takes ownership of
    /// the module.
    fn mlirPDLPatternModuleFromModule(op: MlirModule) -> MlirPDLPatternModule {
        drop(op.enter()?);
        let module = PatternModule { module: op, is_owner: true, natives: NativeFunctions::new() };
        Ok(MlirPDLPatternModule::from_bits(add_object(&MODULES, Mutex::new(Some(module)))?))
    }

    /// Destroys a module of patterns. The patterns that were made of it are not affected. Its operations,
    /// once a set was made of them, end with the context.
    fn mlirPDLPatternModuleDestroy(op: MlirPDLPatternModule) {
        let PatternModule { module, is_owner, .. } = take_object(&MODULES, op.bits())?;
        match module.enter() {
            Ok((mut guard, found)) if is_owner => {
                guard.erase_op(found).map_err(|misuse| Refused::new(module.bits(), misuse))
            }
            // A caller that keeps the module may have destroyed it, or its context.
            _ => Ok(()),
        }
    }

    /// A set with the patterns of a module. Invalid patterns and unregistered functions are diagnosed, and
    /// then the set is null.
    fn mlirRewritePatternSetFromPDLPatternModule(op: MlirPDLPatternModule) -> MlirRewritePatternSet {
        let shared = object(&MODULES, op.bits())?;
        let mut content = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(module) = content.as_mut() else { return Err(Refused::arguments("the pattern module was destroyed")) };
        let (guard, found) = module.module.enter()?;
        match pdl::patterns(guard.ir(), found, &module.natives) {
            Ok(patterns) => {
                let context = guard.out_context();
                drop(guard);
                module.is_owner = false;
                add_set(context, patterns)
            }
            Err(error) => {
                drop(content);
                Err(fail(guard, vec![error]))
            }
        }
    }

    /// The value that a value of a pattern is; null for anything else.
    fn mlirPDLValueAsValue(value: MlirPDLValue) -> MlirValue {
        cast(value, Kind::Value)
    }

    /// The type that a value of a pattern is; null for anything else.
    fn mlirPDLValueAsType(value: MlirPDLValue) -> MlirType {
        cast(value, Kind::Type)
    }

    /// The operation that a value of a pattern is; null for anything else.
    fn mlirPDLValueAsOperation(value: MlirPDLValue) -> MlirOperation {
        cast(value, Kind::Operation)
    }

    /// The attribute that a value of a pattern is; null for anything else.
    fn mlirPDLValueAsAttribute(value: MlirPDLValue) -> MlirAttribute {
        cast(value, Kind::Attribute)
    }

    /// Adds a value to the results of a function.
    fn mlirPDLResultListPushBackValue(results: MlirPDLResultList, value: MlirValue) {
        push(results, value, PdlValue::Value)
    }

    /// Adds a type to the results of a function.
    fn mlirPDLResultListPushBackType(results: MlirPDLResultList, value: MlirType) {
        push(results, value, PdlValue::Type)
    }

    /// Adds an operation to the results of a function.
    fn mlirPDLResultListPushBackOperation(results: MlirPDLResultList, value: MlirOperation) {
        push(results, value, PdlValue::Operation)
    }

    /// Adds an attribute to the results of a function.
    fn mlirPDLResultListPushBackAttribute(results: MlirPDLResultList, value: MlirAttribute) {
        push(results, value, PdlValue::Attribute)
    }

    /// Registers the function that rewrites of this name call, with data for it.
    fn mlirPDLPatternModuleRegisterRewriteFunction(
        pdlModule: MlirPDLPatternModule,
        name: MlirStringRef,
        rewriteFn: MlirPDLRewriteFunction,
        userData: *mut c_void,
    ) {
        register(pdlModule, name, rewriteFn, userData, |natives, name, native| {
            natives.rewrite(name, move |rewriter, values| native.call(rewriter, values));
        })
    }

    /// Registers the function that constraints of this name call, with data for it.
    fn mlirPDLPatternModuleRegisterConstraintFunction(
        pdlModule: MlirPDLPatternModule,
        name: MlirStringRef,
        constraintFn: MlirPDLConstraintFunction,
        userData: *mut c_void,
    ) {
        register(pdlModule, name, constraintFn, userData, |natives, name, native| {
            natives.constraint(name, move |rewriter, values| native.call(rewriter, values));
        })
    }
}
