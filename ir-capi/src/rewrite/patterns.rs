//! Patterns with callbacks, and sets of them.

use super::rewriter::with_pattern_rewriter;
use crate::boundary::{
    MlirContext, MlirFrozenRewritePatternSet, MlirLogicalResult, MlirOperation, MlirPatternRewriter,
    MlirRewritePattern, MlirRewritePatternSet, MlirStringRef, Outcome, Pointer, Refused, UserData,
    add_object, call_back, object, raw, remove_object, tags, take_object,
};
use crate::loan::call_out;
use ir_core::ir::Op;
use ir_core::rewrite::{AnyPattern, FrozenPatterns, PatternRewriter, PatternRoot, PatternSet};
use ir_objects::{Boxes, Misuse, Word};
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

/// A function of the data of a pattern.
type OfData = Option<unsafe extern "C-unwind" fn(*mut c_void)>;

/// The callbacks of a pattern.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MlirRewritePatternCallbacks {
    /// Called once at the beginning.
    pub construct: OfData,
    /// Called once at the end.
    pub destruct: OfData,
    /// Matches an operation, and rewrites it if it matches.
    pub match_and_rewrite: Option<
        unsafe extern "C-unwind" fn(
            MlirRewritePattern,
            MlirOperation,
            MlirPatternRewriter,
            *mut c_void,
        ) -> MlirLogicalResult,
    >,
}

impl crate::boundary::Argument for MlirRewritePatternCallbacks {}

/// A pattern of C.
struct ForeignPattern {
    /// The handle that it had before it was added to a set, for the callback.
    handle: MlirRewritePattern,
    name: String,
    root: String,
    benefit: u16,
    callbacks: MlirRewritePatternCallbacks,
    user_data: UserData,
}

// SAFETY: the handle is not dereferenced, and the data are C's, see `UserData`.
unsafe impl Send for ForeignPattern {}
// SAFETY: as above.
unsafe impl Sync for ForeignPattern {}

impl Drop for ForeignPattern {
    fn drop(&mut self) {
        if let Some(destruct) = self.callbacks.destruct {
            // SAFETY: C promises that the function can be called once with the data, at the end.
            call_back(|| unsafe { destruct(self.user_data.0) });
        }
    }
}

impl AnyPattern for ForeignPattern {
    fn name(&self) -> &str {
        &self.name
    }

    fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.root.clone())
    }

    fn benefit(&self) -> u16 {
        self.benefit
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let callback = self.callbacks.match_and_rewrite?;
        let (ir, listener) = rewriter.parts();
        let result = call_out(ir, |context| {
            with_pattern_rewriter(context, op, listener, |rewriter, op| {
                // SAFETY: C promises that the callback can be called with its data as long as the pattern exists.
                call_back(|| unsafe { callback(self.handle, op, rewriter, self.user_data.0) })
            })
        });
        result.flatten().filter(|result| result.value != 0).map(|_| ())
    }
}

/// A set of patterns, and the context that they are for.
pub(super) struct Set {
    context: MlirContext,
    patterns: PatternSet,
}

// SAFETY: the handle of the context is not dereferenced.
unsafe impl Send for Set {}

/// Patterns for drivers.
pub(super) struct Frozen {
    /// The word of the context.
    pub(super) context: Word,
    pub(super) patterns: FrozenPatterns,
}

/// Patterns that belong to no set.
static PATTERNS: Boxes<Mutex<Option<ForeignPattern>>> = Boxes::new(tags::PATTERN);
static SETS: Boxes<Mutex<Set>> = Boxes::new(tags::PATTERN_SET);
static FROZEN: Boxes<Frozen> = Boxes::new(tags::FROZEN_PATTERN_SET);

/// The patterns of a handle.
pub(super) fn frozen(handle: MlirFrozenRewritePatternSet) -> Outcome<Arc<Frozen>> {
    object(&FROZEN, handle.bits())
}

/// A set with patterns for a context.
pub(super) fn add_set(context: MlirContext, patterns: PatternSet) -> Outcome<MlirRewritePatternSet> {
    let set = Set { context, patterns };
    Ok(MlirRewritePatternSet::from_bits(add_object(&SETS, Mutex::new(set))?))
}

capi! {
    /// Creates a pattern for operations with the name `rootName`. The names of operations that it creates are not needed.
    fn mlirOpRewritePatternCreate(
        rootName: MlirStringRef,
        benefit: u32,
        context: MlirContext,
        callbacks: MlirRewritePatternCallbacks,
        userData: *mut c_void,
        nGeneratedNames: usize,
        generatedNames: *mut MlirStringRef,
    ) -> MlirRewritePattern {
        let root = raw::text(rootName)?.to_owned();
        raw::slice(generatedNames.cast_const(), nGeneratedNames as isize)?;
        drop(context.lock()?);
        if callbacks.match_and_rewrite.is_none() {
            return Err(Refused::arguments("the callback 'matchAndRewrite' is null"));
        }
        if let Some(construct) = callbacks.construct {
            // SAFETY: C promises that the function can be called once with the data, at the beginning.
            call_back(|| unsafe { construct(userData) });
        }
        let pattern = ForeignPattern {
            handle: MlirRewritePattern::null(),
            name: format!("pattern for '{root}'"),
            root,
            // MLIR's benefits have 16 bits.
            benefit: benefit as u16,
            callbacks,
            user_data: UserData(userData),
        };
        Ok(MlirRewritePattern::from_bits(add_object(&PATTERNS, Mutex::new(Some(pattern)))?))
    }

    /// Creates an empty set.
    fn mlirRewritePatternSetCreate(context: MlirContext) -> MlirRewritePatternSet {
        drop(context.lock()?);
        add_set(context, PatternSet::new())
    }

    /// Destroys a set and its patterns. As in MLIR, a set whose patterns were frozen may be destroyed, too, or be left alone.
    fn mlirRewritePatternSetDestroy(set: MlirRewritePatternSet) {
        match remove_object(&SETS, set.bits()) {
            Err(Refused::Handle(_, Misuse::Erased)) => Ok(()),
            result => result,
        }
    }

    /// Adds a pattern to a set, which owns it from now on.
    fn mlirRewritePatternSetAdd(set: MlirRewritePatternSet, pattern: MlirRewritePattern) {
        let set = object(&SETS, set.bits())?;
        let mut taken = take_object(&PATTERNS, pattern.bits())?;
        taken.handle = pattern;
        set.lock().unwrap_or_else(PoisonError::into_inner).patterns.add_any(taken);
        Ok(())
    }

    /// Freezes the patterns of a set for drivers. The set ends with that.
    fn mlirFreezeRewritePattern(set: MlirRewritePatternSet) -> MlirFrozenRewritePatternSet {
        let shared = object(&SETS, set.bits())?;
        let mut content = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let guard = content.context.lock()?;
        let patterns = std::mem::take(&mut content.patterns).freeze(guard.context());
        let frozen = Frozen { context: guard.context_word(), patterns };
        drop((guard, content));
        remove_object(&SETS, set.bits())?;
        Ok(MlirFrozenRewritePatternSet::from_bits(add_object(&FROZEN, frozen)?))
    }

    /// Destroys frozen patterns.
    fn mlirFrozenRewritePatternSetDestroy(set: MlirFrozenRewritePatternSet) {
        remove_object(&FROZEN, set.bits())
    }
}
