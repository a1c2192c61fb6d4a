//! Turns: several threads do numbered work. They add to the shared state in the order of the numbers, so the
//! result is that of one thread.
//!
//! ```text
//! thread 1:  number 0 ──────────── adds ── done   number 2 ──────── done
//! thread 2:  number 1 ── waits for its turn ───── adds ── done
//! ```

use std::mem::take;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Numbered work, and the state that it adds to.
pub(super) struct Turns<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
    /// The first number that no thread has.
    next: AtomicUsize,
    /// The number of those that are given out.
    count: AtomicUsize,
}

struct State<T> {
    /// Empty while one of the threads adds to it.
    shared: T,
    /// All numbers before this one are done.
    turn: usize,
    is_done: Vec<bool>,
    /// The number of threads that wait for their turn.
    waiting: usize,
}

impl<T: Default> Turns<T> {
    pub(super) fn new(shared: T, count: usize) -> Self {
        Turns {
            state: Mutex::new(State { shared, turn: 0, is_done: vec![false; count], waiting: 0 }),
            changed: Condvar::new(),
            next: AtomicUsize::new(0),
            count: AtomicUsize::new(count),
        }
    }

    /// The next number; none after the last, or after [`stop`](Self::stop).
    pub(super) fn next(&self) -> Option<usize> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        (number < self.count.load(Ordering::Relaxed)).then_some(number)
    }

    /// Gives out no more numbers.
    pub(super) fn stop(&self) {
        self.count.store(0, Ordering::Relaxed);
    }

    /// The state that the work added to.
    pub(super) fn into_inner(self) -> T {
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).shared
    }

    /// The state also after a panic: nothing that can panic is done while it is locked.
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until all numbers before this one are done.
    fn wait(&self, index: usize) -> T {
        let mut state = self.lock();
        state.waiting += 1;
        while state.turn != index {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting -= 1;
        take(&mut state.shared)
    }

    fn done(&self, index: usize, shared: Option<T>) {
        let mut state = self.lock();
        if let Some(shared) = shared {
            state.shared = shared;
        }
        state.is_done[index] = true;
        while state.is_done.get(state.turn) == Some(&true) {
            state.turn += 1;
        }
        // A notification is a system call even if no thread waits.
        if state.waiting != 0 {
            self.changed.notify_all();
        }
    }
}

/// The right of one number to add. The number is done when this is dropped, also by a panic, so that no
/// thread waits forever.
pub(super) struct Turn<'t, T: Default> {
    /// None until it is needed.
    shared: Option<T>,
    place: Option<(&'t Turns<T>, usize)>,
}

impl<'t, T: Default> Turn<'t, T> {
    /// The right to add to something that no thread shares.
    pub(super) fn own(shared: T) -> Self {
        Turn { shared: Some(shared), place: None }
    }

    /// The right of a number that [`Turns::next`] gave.
    pub(super) fn new(turns: &'t Turns<T>, index: usize) -> Self {
        Turn { shared: None, place: Some((turns, index)) }
    }

    /// The state to add to. The first call waits until it is this number's turn.
    pub(super) fn get(&mut self) -> &mut T {
        let place = self.place;
        self.shared.get_or_insert_with(|| place.map(|(turns, number)| turns.wait(number)).unwrap_or_default())
    }

    /// Takes the state, which leaves an empty one.
    pub(super) fn take(&mut self) -> T {
        take(self.get())
    }
}

impl<T: Default> Drop for Turn<'_, T> {
    fn drop(&mut self) {
        if let Some((turns, number)) = self.place {
            turns.done(number, self.shared.take());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Turn, Turns};
    use std::thread::scope;

    /// Each number is added on one of four threads.
    fn add_all(turns: &Turns<Vec<usize>>, add: impl Fn(usize, &mut Turn<'_, Vec<usize>>) + Sync) {
        scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    while let Some(number) = turns.next() {
                        add(number, &mut Turn::new(turns, number));
                    }
                });
            }
        });
    }

    #[test]
    fn additions_are_in_the_order_of_the_numbers() {
        let turns = Turns::new(Vec::new(), 1000);
        add_all(&turns, |index, turn| {
            if index % 3 != 0 {
                turn.get().push(index);
                turn.get().push(index);
            }
        });
        let expected: Vec<usize> = (0..1000).filter(|index| index % 3 != 0).flat_map(|n| [n, n]).collect();
        assert_eq!(turns.into_inner(), expected);
    }

    #[test]
    fn no_number_is_given_out_after_a_stop() {
        let turns = Turns::new(Vec::new(), 1000);
        add_all(&turns, |number, turn| {
            turn.get().push(number);
            if number == 10 {
                turns.stop();
            }
        });
        let added = turns.into_inner();
        assert!((11..=14).contains(&added.len()), "{added:?}");
    }

    #[test]
    fn a_panic_lets_the_others_go_on() {
        let turns = Turns::new(Vec::new(), 100);
        let panicked = scope(|scope| {
            let first = scope.spawn(|| {
                let mut turn = Turn::new(&turns, turns.next().unwrap_or_default());
                turn.get().push(usize::MAX);
                panic!("{:?}", turn.get());
            });
            first.join().is_err()
        });
        add_all(&turns, |number, turn| turn.get().push(number));
        assert!(panicked);
        assert_eq!(turns.into_inner()[..3], [usize::MAX, 1, 2]);
    }
}
