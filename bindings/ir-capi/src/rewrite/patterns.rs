//! Patterns of foreign languages, and sets of them.

use super::rewriter::with_pattern_rewriter;
use crate::boundary::{
    MlirContext, MlirFrozenRewritePatternSet, MlirLogicalResult, MlirOperation, MlirPatternRewriter,
    MlirRewritePattern, MlirRewritePatternSet, MlirStringRef, Outcome, Pointer, Refused, UserData,
    add_object, call_back, object, raw, remove_object, tags, take_object,
};
use crate::loan::call_out;
use ir_core::ir::Op;
use ir_core::rewrite::{AnyPattern, FrozenPatterns, PatternRewriter, PatternRoot, PatternSet};
use ir_objects::{Boxes, Guard, Misuse, Word};
use std::ffi::c_void;
use std::sync::{Arc, Mutex, PoisonError};

/// A function of the data of a pattern.
pub(super) type OfData = Option<unsafe extern "C-unwind" fn(*mut c_void)>;

/// Matches an operation, and rewrites it if it matches.
type MatchAndRewriteCallback = unsafe extern "C-unwind" fn(
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
    pub match_and_rewrite: Option<MatchAndRewriteCallback>,
}

impl crate::boundary::Argument for MlirRewritePatternCallbacks {}

/// The data of a pattern of C.
pub(super) struct PatternData {
    destruct: OfData,
    user_data: UserData,
}

impl PatternData {
    /// Calls `construct` with the data.
    pub(super) fn new((construct, destruct): (OfData, OfData), user_data: *mut c_void) -> Self {
        if let Some(construct) = construct {
            // SAFETY: C promises that the function can be called once with the data, at the beginning.
            call_back(|| unsafe { construct(user_data) });
        }
        PatternData { destruct, user_data: UserData(user_data) }
    }

    pub(super) fn pointer(&self) -> *mut c_void {
        self.user_data.0
    }
}

impl Drop for PatternData {
    fn drop(&mut self) {
        if let Some(destruct) = self.destruct {
            // SAFETY: C promises that the function can be called once with the data, at the end.
            call_back(|| unsafe { destruct(self.user_data.0) });
        }
    }
}

/// The common part of foreign patterns, for conversions and for other drivers.
pub(super) struct PatternInfo {
    pub(super) name: String,
    root: String,
    pub(super) benefit: u16,
}

impl PatternInfo {
    /// A pattern for operations with the name `root`. As in MLIR, benefits have 16 bits.
    pub(super) fn new(root: &str, benefit: u32) -> Self {
        let name = format!("pattern for '{root}'");
        PatternInfo { name, root: root.to_owned(), benefit: benefit as u16 }
    }

    pub(super) fn root(&self) -> PatternRoot {
        PatternRoot::Op(self.root.clone())
    }
}

/// The function of a foreign pattern: it gets the words of an operation and of the rewriter, and returns whether it matched. Nothing
/// of the context is locked.
pub type MatchAndRewrite = Box<dyn Fn(Word, Word) -> bool + Send + Sync>;

/// A pattern of a foreign language.
pub(crate) struct ForeignPattern {
    info: PatternInfo,
    match_and_rewrite: MatchAndRewrite,
}

impl ForeignPattern {
    pub(crate) fn new(root: &str, benefit: u32, match_and_rewrite: MatchAndRewrite) -> Self {
        ForeignPattern { info: PatternInfo::new(root, benefit), match_and_rewrite }
    }
}

impl AnyPattern for ForeignPattern {
    fn name(&self) -> &str {
        &self.info.name
    }

    fn root(&self) -> PatternRoot {
        self.info.root()
    }

    fn benefit(&self) -> u16 {
        self.info.benefit
    }

    fn match_and_rewrite(&self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let (ir, state) = rewriter.parts();
        let matched = call_out(ir, |context| {
            with_pattern_rewriter(context, op, state, |rewriter, op| (self.match_and_rewrite)(op, rewriter))
        });
        (matched.flatten() == Some(true)).then_some(())
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

/// Freezes patterns for drivers.
pub(crate) fn freeze(guard: Guard, patterns: PatternSet) -> Outcome<MlirFrozenRewritePatternSet> {
    let frozen = Frozen { context: guard.context_word(), patterns: patterns.freeze(guard.context()) };
    drop(guard);
    Ok(MlirFrozenRewritePatternSet::from_bits(add_object(&FROZEN, frozen)?))
}

/// Destroys frozen patterns.
pub(crate) fn destroy_frozen(patterns: MlirFrozenRewritePatternSet) -> Outcome<()> {
    remove_object(&FROZEN, patterns.bits())
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
        let root = raw::text(rootName)?.to_owned();
        drop(context.lock()?);
        let data = PatternData::new(of_data, userData);
        let unowned: Unowned = Box::new(move |set, handle| {
            let handle = handle.bits();
            let match_and_rewrite = move |op: Word, rewriter: Word| {
                let pattern = MlirRewritePattern::from_bits(handle);
                let op = MlirOperation::from_bits(op.bits());
                let rewriter = MlirPatternRewriter::from_bits(rewriter.bits());
                // SAFETY: C promises that the callback can be called with its data as long as the pattern exists.
                call_back(|| unsafe { callback(pattern, op, rewriter, data.pointer()) }).value != 0
            };
            set.add_any(ForeignPattern::new(&root, benefit, Box::new(match_and_rewrite)));
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
        let patterns = std::mem::take(&mut content.patterns);
        drop(content);
        remove_object(&SETS, set.bits())?;
        freeze(guard, patterns)
    }

    /// Destroys frozen patterns.
    fn mlirFrozenRewritePatternSetDestroy(set: MlirFrozenRewritePatternSet) {
        destroy_frozen(set)
    }
}
