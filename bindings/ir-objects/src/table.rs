//! The contexts of the process, by the numbers that words have for them.

use crate::biased::{Biased, Held};
use crate::misuse::Misuse;
use crate::objects::{Entity, Objects};
use crate::word::{CONTEXTS, EPOCHS, Kind, Word};
use ir_core::Context;
use std::any::Any;
use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread::ThreadId;

/// The place of a context.
pub(crate) struct ContextSlot {
    state: Biased<State>,
    /// Signalled when the IR is back.
    returned: Condvar,
}

pub(crate) struct State {
    pub(crate) objects: Option<Objects>,
    /// The generation of the present context, or of the last one.
    generation: u16,
    /// The thread that works on the IR, which is not in `objects` then.
    pub(crate) lent_to: Option<ThreadId>,
    /// Whether that thread has access meanwhile, to types and attributes only: see
    /// [`Lent::call_out_for_types`].
    ///
    /// [`Lent::call_out_for_types`]: crate::Lent::call_out_for_types
    pub(crate) answers_types: bool,
}

static SLOTS: [ContextSlot; CONTEXTS] = [const {
    ContextSlot {
        state: Biased::new(State { objects: None, generation: 0, lent_to: None, answers_types: false }),
        returned: Condvar::new(),
    }
}; CONTEXTS];

/// Numbers that are free, those used longest ago first, and the number of those that were never used.
static FREE: Mutex<(std::collections::VecDeque<u16>, u16)> =
    Mutex::new((std::collections::VecDeque::new(), 0));

impl ContextSlot {
    // A panic leaves no partial change that matters: a loan that panics returns its objects.
    #[inline(always)]
    pub(crate) fn lock(&'static self) -> Held<State> {
        self.state.lock()
    }

    /// Waits until the IR is not lent to another thread.
    #[inline(always)]
    fn lock_returned(&'static self) -> Result<Held<State>, Misuse> {
        let state = self.lock();
        if state.lent_to.is_none() { Ok(state) } else { self.wait_returned(state) }
    }

    #[cold]
    fn wait_returned(&self, mut state: Held<State>) -> Result<Held<State>, Misuse> {
        while let Some(thread) = state.lent_to {
            if thread == std::thread::current().id() {
                return if state.answers_types { Ok(state) } else { Err(Misuse::Running) };
            }
            state = state.wait(&self.returned);
        }
        Ok(state)
    }

    /// Wakes the threads that wait for the IR.
    pub(crate) fn signal(&self) {
        self.returned.notify_all();
    }
}

/// Access to the objects of a context, exclusive until it is dropped.
pub struct Guard {
    pub(crate) state: Held<State>,
}

impl Guard {
    /// The place of the context.
    pub(crate) fn place(&self) -> &'static ContextSlot {
        &SLOTS[self.context_word().context() as usize]
    }

    /// Waits until the IR is at its place.
    // Through memory, the guard would cost as much as the rest of a small call.
    #[inline(always)]
    pub(crate) fn new(place: &'static ContextSlot) -> Result<Self, Misuse> {
        let state = place.lock_returned()?;
        match state.objects {
            Some(_) => Ok(Guard { state }),
            None => Err(Misuse::ContextDestroyed),
        }
    }
}

const HAS_OBJECTS: &str = "a guard is made for a context that exists, and no other one can destroy it";

impl Deref for Guard {
    type Target = Objects;

    #[inline]
    fn deref(&self) -> &Objects {
        self.state.objects.as_ref().expect(HAS_OBJECTS)
    }
}

impl DerefMut for Guard {
    #[inline]
    fn deref_mut(&mut self) -> &mut Objects {
        self.state.objects.as_mut().expect(HAS_OBJECTS)
    }
}

/// Gives a context a number, and returns its word. `host` is what the foreign language keeps for it, see
/// [`Objects::host`].
///
/// # Errors
/// When there are as many contexts as words can distinguish.
pub fn create_context(context: Context, host: impl Any + Send) -> Result<Word, Misuse> {
    let number = {
        let mut free = FREE.lock().unwrap_or_else(PoisonError::into_inner);
        let (queue, used) = &mut *free;
        if (*used as usize) < CONTEXTS - 1 {
            *used += 1;
            *used
        } else {
            queue.pop_front().ok_or(Misuse::Full)?
        }
    };
    let place = &SLOTS[number as usize];
    place.state.claim();
    let mut state = place.lock();
    state.generation = 1 + state.generation % EPOCHS;
    let objects = Objects::new(number, state.generation, context, Box::new(host));
    let word = objects.context_word();
    LAST_USED.set(Some(word));
    state.objects = Some(objects);
    Ok(word)
}

/// Destroys a context with everything in it. Returns the data that the foreign language kept for it.
///
/// # Errors
/// When the word is not the one of a context that exists, or passes run on its IR.
pub fn destroy_context(word: Word) -> Result<Box<dyn Any + Send>, Misuse> {
    if word.kind() != Some(Kind::Context) {
        return Err(wrong_kind(word, Kind::Context));
    }
    let mut guard = lock(word)?;
    if guard.loans != 0 {
        return Err(Misuse::Running);
    }
    let objects = guard.state.objects.take();
    drop(guard);
    let host = objects.ok_or(Misuse::ContextDestroyed)?.into_host();
    FREE.lock().unwrap_or_else(PoisonError::into_inner).0.push_back(word.context());
    Ok(host)
}

fn wrong_kind(word: Word, expected: Kind) -> Misuse {
    word.kind().map_or(Misuse::NoWord, |found| Misuse::WrongKind { found, expected })
}

thread_local! {
    /// The word of the context that this thread used last.
    static LAST_USED: Cell<Option<Word>> = const { Cell::new(None) };
}

/// The word of the context that this thread used last; it may not exist any more.
pub(crate) fn last_used() -> Option<Word> {
    LAST_USED.get()
}

/// Access to the objects of the context of a word if no other thread has it.
pub(crate) fn try_lock(word: Word) -> Result<Guard, Misuse> {
    let state = SLOTS[word.context() as usize].state.try_lock().ok_or(Misuse::OtherContext)?;
    match state.objects {
        Some(_) if state.lent_to.is_none() => Ok(Guard { state }),
        Some(_) => Err(Misuse::Running),
        None => Err(Misuse::ContextDestroyed),
    }
}

/// Access to the objects of the context of an entity's word, and the entity; `None` if the word is invalid,
/// its entity moved, or passes run on the IR. [`lock`] and [`Objects::get`] distinguish these, and wait.
// Nearly all calls use this. The result is in registers: errors with reasons would pass through memory.
#[must_use]
#[inline(always)]
pub fn enter<E: Entity>(word: Word) -> Option<(Guard, E)> {
    let place = &SLOTS[word.context() as usize];
    let guard = Guard { state: place.lock() };
    let State { objects: Some(objects), lent_to: None, .. } = &*guard.state else { return None };
    let entity = objects.find(word)?;
    if notes_context(E::KIND) {
        LAST_USED.set(Some(objects.context_word()));
    }
    Some((guard, entity))
}

/// Whether the use of a word of this kind is noted for [`last_used`]. The most frequent calls are not:
/// whoever creates entities without saying where has used the context, or a type, before.
#[inline(always)]
const fn notes_context(kind: Kind) -> bool {
    !matches!(kind, Kind::Operation | Kind::Value | Kind::Operand)
}

/// Access to the objects of the context of any word. Waits for other threads that have access.
///
/// # Errors
/// When the context of the word does not exist any more, or this thread transforms its IR.
///
/// # Panics
/// May panic or never return if this thread has access already.
#[inline(always)]
pub fn lock(word: Word) -> Result<Guard, Misuse> {
    let kind = word.kind().ok_or(Misuse::NoWord)?;
    let guard = Guard::new(&SLOTS[word.context() as usize])?;
    match kind {
        _ if !notes_context(kind) => Ok(guard),
        Kind::Boxed => Err(wrong_kind(word, Kind::Context)),
        Kind::Context if word.epoch() != guard.generation => Err(Misuse::ContextDestroyed),
        _ => {
            LAST_USED.set(Some(guard.context_word()));
            Ok(guard)
        }
    }
}
