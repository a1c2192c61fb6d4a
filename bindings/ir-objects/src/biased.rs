//! A lock that one thread enters without atomic read-modify-write operations. Nearly every context is used by
//! the thread that created it; a call of the C API does so little that locking and unlocking a mutex took
//! most of its time.
//!
//! A lock is biased to a thread until another one enters; from then on it is a mutex. The owner writes that
//! it is inside, and reads whether it still is the owner; another thread writes that there is no owner, and
//! reads whether the owner is inside. One of the two sees what the other wrote if a barrier orders each
//! thread's write before its read. The owner's barrier is the expensive one, so the other thread executes
//! both: `membarrier` makes every thread of the process pass one. Where the system has no such call, locks
//! are never biased.
//!
//! The only module with `unsafe` code of the crate.

use std::cell::UnsafeCell;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering, compiler_fence};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError, TryLockError};

/// The owner of a lock that was never biased.
const NEW: usize = 0;
/// The owner of a lock that is a mutex for good: a thread that lost the bias may be about to look, so it
/// never gets another owner.
const SHARED: usize = 1;

/// A lock with its data.
pub(crate) struct Biased<T: 'static> {
    /// The thread that enters without the mutex, [`NEW`] or [`SHARED`]; written with the mutex locked.
    owner: AtomicUsize,
    /// Whether the owner is inside.
    is_inside: AtomicBool,
    mutex: Mutex<()>,
    /// The guard of the mutex while somebody has access by it. It is here to make [`Held`] one register: in a
    /// small call, a guard that passes through memory costs more than all the rest.
    guard: UnsafeCell<Option<MutexGuard<'static, ()>>>,
    data: UnsafeCell<T>,
}

// SAFETY: `Held` allows one thread at a time access to the data and the guard, as a mutex does, and ends on
// the thread on which it began.
unsafe impl<T: Send> Sync for Biased<T> {}

/// Exclusive access to the data of a lock.
pub(crate) struct Held<T: 'static> {
    lock: &'static Biased<T>,
    /// Access ends on the thread on which it began.
    of_thread: PhantomData<*mut T>,
}

impl<T> Biased<T> {
    /// A lock of no thread.
    pub(crate) const fn new(data: T) -> Self {
        Biased {
            owner: AtomicUsize::new(NEW),
            is_inside: AtomicBool::new(false),
            mutex: Mutex::new(()),
            guard: UnsafeCell::new(None),
            data: UnsafeCell::new(data),
        }
    }

    /// Biases the lock to this thread if it was never biased.
    pub(crate) fn claim(&self) {
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        if self.owner.load(Ordering::Relaxed) == NEW && system::has_barrier() {
            self.owner.store(system::this_thread(), Ordering::Release);
        }
        drop(guard);
    }

    /// Waits until no other thread has access.
    ///
    /// # Panics
    /// When this thread has access by its bias.
    #[inline(always)]
    pub(crate) fn lock(&'static self) -> Held<T> {
        if !self.enter() {
            self.enter_shared();
        }
        Held { lock: self, of_thread: PhantomData }
    }

    /// Enters by the bias; false if this thread does not have it.
    #[inline(always)]
    fn enter(&self) -> bool {
        let thread = system::this_thread();
        if self.owner.load(Ordering::Relaxed) != thread {
            return false;
        }
        assert!(!self.is_inside.load(Ordering::Relaxed), "this thread has access to the context already");
        self.is_inside.store(true, Ordering::Relaxed);
        // The processor's barrier is `remove_owner`'s.
        compiler_fence(Ordering::SeqCst);
        let is_owner = self.owner.load(Ordering::Acquire) == thread;
        if !is_owner {
            self.is_inside.store(false, Ordering::Release);
        }
        is_owner
    }

    /// Enters by the mutex.
    #[cold]
    fn enter_shared(&'static self) {
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        self.remove_owner();
        while self.is_inside.load(Ordering::Acquire) {
            std::thread::yield_now();
        }
        self.keep(guard);
    }

    /// Keeps the guard of the mutex, with which this thread has entered.
    fn keep(&self, guard: MutexGuard<'static, ()>) {
        // SAFETY: this thread has access, and nothing refers to what was here.
        unsafe { *self.guard.get() = Some(guard) };
    }

    /// As [`Biased::lock`]; none instead of waiting.
    pub(crate) fn try_lock(&'static self) -> Option<Held<T>> {
        let is_owner = self.owner.load(Ordering::Relaxed) == system::this_thread();
        if is_owner && self.is_inside.load(Ordering::Relaxed) {
            return None;
        }
        if !self.enter() {
            let guard = match self.mutex.try_lock() {
                Ok(guard) => guard,
                Err(TryLockError::Poisoned(guard)) => guard.into_inner(),
                Err(TryLockError::WouldBlock) => return None,
            };
            self.remove_owner();
            if self.is_inside.load(Ordering::Acquire) {
                return None;
            }
            self.keep(guard);
        }
        Some(Held { lock: self, of_thread: PhantomData })
    }

    /// Ends the bias. The mutex is locked; the owner may be inside for the last time.
    fn remove_owner(&self) {
        if !matches!(self.owner.load(Ordering::Relaxed), NEW | SHARED) {
            self.owner.store(SHARED, Ordering::Release);
            system::barrier();
        }
    }
}

impl<T> Held<T> {
    /// Waits for a notification after a change of the data. It may return without one.
    pub(crate) fn wait(self, signal: &Condvar) -> Self {
        let lock = self.lock;
        match self.take_guard() {
            Some(guard) => {
                // The next one that enters is another thread.
                std::mem::forget(self);
                lock.keep(signal.wait(guard).unwrap_or_else(PoisonError::into_inner));
                Held { lock, of_thread: PhantomData }
            }
            // A signal needs the mutex.
            None => {
                drop(self);
                lock.enter_shared();
                Held { lock, of_thread: PhantomData }
            }
        }
    }

    fn take_guard(&self) -> Option<MutexGuard<'static, ()>> {
        // SAFETY: this thread has access, and nothing refers to the guard.
        unsafe { &mut *self.lock.guard.get() }.take()
    }

    #[cold]
    fn leave_shared(&self) {
        drop(self.take_guard());
    }
}

impl<T> Deref for Held<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: no other thread has access while this lives, and `&self` excludes changes by this one.
        unsafe { &*self.lock.data.get() }
    }
}

impl<T> DerefMut for Held<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: no other thread has access while this lives, and `&mut self` excludes other access by this
        // one.
        unsafe { &mut *self.lock.data.get() }
    }
}

impl<T> Drop for Held<T> {
    #[inline(always)]
    fn drop(&mut self) {
        // SAFETY: this thread has access.
        if unsafe { (*self.lock.guard.get()).is_none() } {
            self.lock.is_inside.store(false, Ordering::Release);
        } else {
            self.leave_shared();
        }
    }
}

/// The system's barrier for all threads.
#[cfg(all(target_os = "linux", target_arch = "x86_64"))]
mod system {
    use std::ffi::c_long;
    use std::sync::LazyLock;

    const MEMBARRIER: c_long = 324;
    const PRIVATE_EXPEDITED: c_long = 1 << 3;
    const REGISTER_PRIVATE_EXPEDITED: c_long = 1 << 4;

    unsafe extern "C" {
        fn syscall(number: c_long, ...) -> c_long;
    }

    fn membarrier(command: c_long) -> bool {
        // SAFETY: the call reads and writes no memory of the process.
        unsafe { syscall(MEMBARRIER, command, 0 as c_long, 0 as c_long) == 0 }
    }

    /// Whether [`barrier`] may be called.
    pub(super) fn has_barrier() -> bool {
        static REGISTERED: LazyLock<bool> = LazyLock::new(|| membarrier(REGISTER_PRIVATE_EXPEDITED));
        *REGISTERED
    }

    /// Makes every running thread of the process execute a memory barrier.
    pub(super) fn barrier() {
        let passed = membarrier(PRIVATE_EXPEDITED)
            || membarrier(REGISTER_PRIVATE_EXPEDITED) && membarrier(PRIVATE_EXPEDITED);
        // A bias without the barrier would not exclude anybody.
        assert!(passed, "the system's memory barrier fails, though it was registered");
    }

    /// Tells the threads that run from each other: the address of the thread's control block, which is its
    /// own first word. A thread-local variable of a shared library would take a call.
    #[inline(always)]
    pub(super) fn this_thread() -> usize {
        let address: usize;
        // SAFETY: the ABI of x86-64 has the address at this place; the instruction changes nothing else.
        unsafe {
            std::arch::asm!("mov {}, fs:0", out(reg) address, options(nostack, readonly, preserves_flags, pure));
        }
        address
    }
}

/// Systems without a barrier for all threads: every lock is a mutex.
#[cfg(not(all(target_os = "linux", target_arch = "x86_64")))]
mod system {
    pub(super) fn has_barrier() -> bool {
        false
    }

    pub(super) fn barrier() {}

    /// No owner is equal to this.
    #[inline(always)]
    pub(super) fn this_thread() -> usize {
        usize::MAX
    }
}

#[cfg(test)]
mod tests {
    use super::{Biased, SHARED};
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::Ordering;
    use std::thread;

    fn claimed<T>(data: T) -> &'static Biased<T> {
        let lock = Box::leak(Box::new(Biased::new(data)));
        lock.claim();
        lock
    }

    /// Threads begin one after the other, so that the bias ends while its owner goes in and out.
    #[test]
    fn one_thread_at_a_time() {
        for _ in 0..200 {
            let lock = claimed((0_u64, 0_u64));
            let count = || {
                for _ in 0..1000 {
                    let mut held = lock.lock();
                    held.0 += 1;
                    held.1 += 1;
                    assert_eq!(held.0, held.1);
                }
            };
            thread::scope(|scope| {
                scope.spawn(count);
                scope.spawn(count);
                count();
            });
            assert_eq!(*lock.lock(), (3000, 3000));
        }
    }

    #[test]
    fn trying_does_not_wait() {
        let lock = claimed(1);
        let held = lock.lock();
        assert!(lock.try_lock().is_none(), "this thread has access");
        let other = || thread::scope(|scope| scope.spawn(|| lock.try_lock().is_some()).join().ok());
        assert_eq!(other(), Some(false));
        drop(held);
        assert_eq!(other(), Some(true));
        assert_eq!(lock.owner.load(Ordering::Relaxed) == SHARED, super::system::has_barrier());
        assert!(lock.try_lock().is_some_and(|held| *held == 1));
    }

    #[test]
    fn entering_twice_panics() {
        let lock = claimed(());
        if super::system::has_barrier() {
            let _held = lock.lock();
            assert!(catch_unwind(AssertUnwindSafe(|| drop(lock.lock()))).is_err());
        }
        drop(lock.lock());
    }
}
