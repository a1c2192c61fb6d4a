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
pub(super) type OfData = Option<unsafe extern "C-unwind" fn(*mut c_void)>;

/// Matches an operation, and rewrites it if it matches.
type MatchAndRewrite = unsafe extern "C-unwind" fn(
    MlirRewritePattern,
    MlirOperation,
    MlirPatternRewriter,
    *mut c_void,
) -> MlirLogicalResult;

/// The callbacks of a pattern.
#[derive(Clone, Copy)]
#[repr(C)]
pub struct MlirRewritePatternCallbacks {
    /// Called once at the beginning.
    pub construct: OfData,
    /// Called once at the end.
    pub destruct: OfData,
    /// Matches an operation, and rewrites it if it matches.
    pub match_and_rewrite: Option<MatchAndRewrite>,
}

impl crate::boundary::Argument for MlirRewritePatternCallbacks {}

/// The common part of patterns of C, for conversions and for other drivers.
pub(super) struct Foreign {
    name: String,
    root: String,
    benefit: u16,
    destruct: OfData,
    pub(super) user_data: UserData,
}

impl Foreign {
    /// Calls `construct` with the data.
    ///
    /// # Errors
    /// When the root is not a text, or there is no such context.
    pub(super) fn new(
        root: MlirStringRef,
        benefit: u32,
        context: MlirContext,
        (construct, destruct): (OfData, OfData),
        user_data: *mut c_void,
    ) -> Outcome<Self> {
        let root = raw::text(root)?.to_owned();
        drop(context.lock()?);
        if let Some(construct) = construct {
            // SAFETY: C promises that the function can be called once with the data, at the beginning.
            call_back(|| unsafe { construct(user_data) });
        }
        // MLIR's benefits have 16 bits.
        let benefit = benefit as u16;
        let name = format!("pattern for '{root}'");
        Ok(Foreign { name, root, benefit, destruct, user_data: UserData(user_data) })
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.root.clone())
    }

    pub(super) fn benefit(&self) -> u16 {
        self.benefit
    }
}

impl Drop for Foreign {
    fn drop(&mut self) {
        if let Some(destruct) = self.destruct {
            // SAFETY: C promises that the function can be called once with the data, at the end.
            call_back(|| unsafe { destruct(self.user_data.0) });
        }
    }
}

/// A pattern of C.
struct ForeignPattern {
    /// The handle that it had before it was added to a set, for the callback.
    handle: MlirRewritePattern,
    foreign: Foreign,
    callback: MatchAndRewrite,
}

// SAFETY: the handle is not dereferenced, and the data are C's, see `UserData`.
unsafe impl Send for ForeignPattern {}
// SAFETY: as above.
unsafe impl Sync for ForeignPattern {}

impl AnyPattern for ForeignPattern {
    fn name(&self) -> &str {
        self.foreign.name()
    }

    fn root(&self) -> PatternRoot {
        self.foreign.root()
    }

    fn benefit(&self) -> u16 {
        self.foreign.benefit()
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let (ir, state) = rewriter.parts();
        let result = call_out(ir, |context| {
            with_pattern_rewriter(context, op, state, |rewriter, op| {
                // SAFETY: C promises that the callback can be called with its data as long as the pattern exists.
                call_back(|| unsafe { (self.callback)(self.handle, op, rewriter, self.foreign.user_data.0) })
            })
        });
        result.flatten().filter(|result| result.value != 0).map(|_| ())
    }
}

/// A pattern that belongs to no set: adds itself to one, with the handle that it had.
pub(super) type Unowned = Box<dyn FnOnce(&mut PatternSet, MlirRewritePattern) + Send>;

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
pub(super) static PATTERNS: Boxes<Mutex<Option<Unowned>>> = Boxes::new(tags::PATTERN);
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
        raw::slice(generatedNames.cast_const(), nGeneratedNames as isize)?;
        let callback = callbacks.match_and_rewrite;
        let callback = callback.ok_or_else(|| Refused::arguments("the callback 'matchAndRewrite' is null"))?;
        let of_data = (callbacks.construct, callbacks.destruct);
        let foreign = Foreign::new(rootName, benefit, context, of_data, userData)?;
        let unowned: Unowned = Box::new(move |set, handle| {
            set.add_any(ForeignPattern { handle, foreign, callback });
        });
        Ok(MlirRewritePattern::from_bits(add_object(&PATTERNS, Mutex::new(Some(unowned)))?))
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
        let add = take_object(&PATTERNS, pattern.bits())?;
        add(&mut set.lock().unwrap_or_else(PoisonError::into_inner).patterns, pattern);
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
