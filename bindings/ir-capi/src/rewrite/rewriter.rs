//! Rewriters: an insertion point, and the driver that learns of the changes.
//!
//! Each change is made with the state of the driver's rewriter: its listener, and its dialect conversion if
//! there is one.

use crate::boundary::{
    Handle, MlirContext, MlirOperation, MlirPatternRewriter, MlirRewriterBase, Outcome, Pointer, Refused,
    add_object, object, remove_object, tags,
};
use ir_core::ir::{Block, InsertionPoint, Ir, Op, OpBuilder};
use ir_core::rewrite::{NoListener, PatternRewriter, RewriterState};
use ir_objects::{Boxes, Guard, Objects, Word, lock};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, ThreadId};

/// The state of a driver's rewriter, while the driver waits for a callback.
pub(super) struct Lent {
    /// The operation in which new operations are recorded, for a dialect conversion.
    recorded: Option<Op>,
    /// The operation that the pattern is applied to.
    root: Option<Op>,
    state: *mut RewriterState<'static>,
    thread: ThreadId,
}

// SAFETY: the pointer is used on the thread only whose id is beside it.
unsafe impl Send for Lent {}
// SAFETY: as above.
unsafe impl Sync for Lent {}

/// A rewriter of C.
pub(super) struct Rewriter {
    /// The word of the context.
    context: Word,
    point: Mutex<Point>,
    /// Of the driver whose pattern uses the rewriter; `None` for a rewriter that C created.
    lent: Option<Lent>,
}

/// The words of an insertion point, which find out that something was erased.
#[derive(Clone, Copy, Default)]
struct Point {
    block: Option<Word>,
    before: Option<Word>,
}

impl Point {
    fn new(objects: &Objects, point: Option<InsertionPoint>) -> Self {
        Point {
            block: point.map(|point| objects.word(point.block)),
            before: point.and_then(|point| point.before).map(|op| objects.word(op)),
        }
    }

    /// The insertion point; `None` if there is none or its block or operation was erased.
    fn get(self, objects: &Objects) -> Option<InsertionPoint> {
        match self.before {
            // The operation may have been moved.
            Some(op) => InsertionPoint::before_op(objects.ir(), objects.get::<Op>(op).ok()?),
            None => Some(InsertionPoint::at_block_end(objects.get::<Block>(self.block?).ok()?)),
        }
    }
}

static REWRITERS: Boxes<Rewriter> = Boxes::new(tags::REWRITER);

/// Calls `callback` with the words of a rewriter and of `op`. The insertion point of the rewriter is before
/// `op`; the rewriter ends with the callback. Nothing of the context may be locked.
pub(super) fn with_pattern_rewriter<R>(
    context: Word,
    op: Op,
    state: RewriterState<'_>,
    callback: impl FnOnce(Word, Word) -> R,
) -> Option<R> {
    let prepare = |guard: &Guard| (InsertionPoint::before_op(guard.ir(), op), guard.word(op));
    with_rewriter(context, Some(op), prepare, state, callback)
}

/// Calls `callback` with the word of a rewriter that ends with the callback. `root` is the operation that a
/// pattern is applied to. `prepare` returns the insertion point, and a value for the callback. Nothing of
/// the context may be locked.
pub(super) fn with_rewriter<T, R>(
    context: Word,
    root: Option<Op>,
    prepare: impl FnOnce(&Guard) -> (Option<InsertionPoint>, T),
    mut state: RewriterState<'_>,
    callback: impl FnOnce(Word, T) -> R,
) -> Option<R> {
    let mut guard = lock(context).ok()?;
    let (point, prepared) = prepare(&guard);
    let parent = point.and_then(|point| guard.ir().parent_op(point.block));
    let recorded = parent.filter(|_| state.is_of_conversion());
    if recorded.is_some() {
        guard.ir_mut().record_created(true);
    }
    let point = Mutex::new(Point::new(&guard, point));
    drop(guard);
    // Only the lifetime changes. Only the rewriter has the pointer, and it is removed before this function
    // ends, also by an exception.
    let state: *mut RewriterState<'static> = (&raw mut state).cast();
    let lent = Lent { recorded, root, state, thread: thread::current().id() };
    let rewriter = REWRITERS.add_scoped(Rewriter { context, point, lent: Some(lent) }).ok()?;
    let result = callback(rewriter.word(), prepared);
    drop(rewriter);
    if let Some(parent) = recorded {
        let mut guard = lock(context).ok()?;
        // SAFETY: the rewriter was removed, so this is the only reference.
        unsafe { &mut *state }.notify_recorded(guard.ir_mut(), parent);
        guard.ir_mut().record_created(false);
    }
    Some(result)
}

/// A rewriter with access to its context.
pub(super) struct Rewriting {
    rewriter: Arc<Rewriter>,
    pub(super) guard: Guard,
}

impl Rewriting {
    pub(super) fn enter(handle: MlirRewriterBase) -> Outcome<Self> {
        let rewriter = object(&REWRITERS, handle.bits())?;
        let guard = lock(rewriter.context).map_err(|misuse| Refused::new(handle.bits(), misuse))?;
        Ok(Rewriting { rewriter, guard })
    }

    pub(super) fn point(&self) -> Option<InsertionPoint> {
        self.rewriter.point.lock().unwrap_or_else(PoisonError::into_inner).get(&self.guard)
    }

    /// Refuses to erase what is around the operation that the pattern is applied to: drivers go on there.
    pub(super) fn check_not_around_root(&self, is_around: impl FnOnce(&Ir, Op) -> bool) -> Outcome<()> {
        let ir = self.guard.ir();
        let root = self.rewriter.lent.as_ref().and_then(|lent| lent.root).filter(|&root| ir.is_live(root));
        if root.is_some_and(|root| is_around(ir, root)) {
            return Err(Refused::arguments(
                "what is around the operation that the pattern is applied to cannot be erased",
            ));
        }
        Ok(())
    }

    pub(super) fn set_point(&self, point: Option<InsertionPoint>) {
        *self.rewriter.point.lock().unwrap_or_else(PoisonError::into_inner) = Point::new(&self.guard, point);
    }

    /// Changes the IR.
    pub(super) fn change<R>(&mut self, change: impl FnOnce(&mut PatternRewriter<'_>) -> R) -> Outcome<R> {
        let point = self.point();
        let mut none = NoListener;
        let mut own = RewriterState::new(&mut none);
        let state = match &self.rewriter.lent {
            None => &mut own,
            Some(lent) if lent.thread == thread::current().id() => {
                // SAFETY: the driver waits for a callback on this thread, and has lent the state until that
                // ends and the rewriter is removed. Nothing below calls back, so this is the only reference.
                unsafe { &mut *lent.state.cast() }
            }
            Some(_) => {
                return Err(Refused::arguments(
                    "the rewriter belongs to a pattern that runs on another thread",
                ));
            }
        };
        let context = self.guard.context().clone();
        if let Some(parent) = self.rewriter.lent.as_ref().and_then(|lent| lent.recorded) {
            state.notify_recorded(self.guard.ir_mut(), parent);
        }
        let mut rewriter = state.rewriter(&context, self.guard.ir_mut());
        rewriter.restore_insertion_point(point);
        let result = change(&mut rewriter);
        let point = rewriter.insertion_point();
        self.set_point(point);
        Ok(result)
    }
}

fn create(context: Word, point: Point) -> Outcome<MlirRewriterBase> {
    let rewriter = Rewriter { context, point: Mutex::new(point), lent: None };
    Ok(MlirRewriterBase::from_bits(add_object(&REWRITERS, rewriter)?))
}

capi! {
    /// Creates a rewriter without an insertion point.
    fn mlirIRRewriterCreate(context: MlirContext) -> MlirRewriterBase {
        let word = context.lock()?.context_word();
        create(word, Point::default())
    }

    /// Creates a rewriter whose insertion point is before the operation.
    fn mlirIRRewriterCreateFromOp(op: MlirOperation) -> MlirRewriterBase {
        let (guard, op) = op.enter()?;
        create(guard.context_word(), Point::new(&guard, InsertionPoint::before_op(guard.ir(), op)))
    }

    /// Destroys a rewriter that C created.
    fn mlirIRRewriterDestroy(rewriter: MlirRewriterBase) {
        if !rewriter.is_null() && object(&REWRITERS, rewriter.bits())?.lent.is_some() {
            return Err(Refused::arguments("the rewriter belongs to a pattern that runs"));
        }
        remove_object(&REWRITERS, rewriter.bits())
    }

    /// The rewriter of a pattern as a rewriter.
    fn mlirPatternRewriterAsBase(rewriter: MlirPatternRewriter) -> MlirRewriterBase {
        Ok(MlirRewriterBase::from_bits(rewriter.bits()))
    }

    /// The context.
    fn mlirRewriterBaseGetContext(rewriter: MlirRewriterBase) -> MlirContext {
        Ok(MlirContext::from_bits(object(&REWRITERS, rewriter.bits())?.context.bits()))
    }
}
