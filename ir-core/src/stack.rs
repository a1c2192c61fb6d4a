//! Stack space for nested operations, types, attributes, affine expressions and locations, in text.
//!
//! Hooks of dialects take part in parsing and printing these entities, so functions recurse as deeply as
//! the source nests. Each level of nesting calls [`grow`], which continues on a new stack if the current
//! one may not suffice. Only memory limits the depth. The new stack is that of a thread that the current
//! thread joins. This needs no unsafe code, no assembler, and no platform support except threads. A switch
//! occurs after some hundred levels of nesting, and then again after tens of thousands.
//!
//! **Invariant**: regions, types, attributes, affine expressions and locations nest as deeply as memory
//! allows, on any thread with 256 KB of stack. Walks in this crate use explicit stacks instead. A new stack
//! begins after 96 KB, then after each 64 MB. The crate `stacker` is not used because it brings ten crates
//! and a C compiler.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::thread::{Builder, scope};

/// The number of bytes that are used on a stack of unknown size, from the first call on. Threads must have
/// more than twice as much.
const OWN: usize = 96 << 10;
/// The size of a new stack. Its memory is allocated when it is touched.
const NEW: usize = 64 << 20;
/// Number of bytes of a new stack that are reserved for the functions between two levels.
const REST: usize = 256 << 10;

/// The limit of a thread before its first call.
const UNKNOWN: usize = usize::MAX;

thread_local! {
    /// The address below which the thread continues on a new stack.
    static LIMIT: Cell<usize> = const { Cell::new(UNKNOWN) };
}

/// Calls the function, on a new stack if the current one may not suffice. Returns its result.
///
/// Recursive hooks of dialects call it once for each level. If the system refuses to create a thread, the
/// current stack is used to its end.
#[inline]
pub fn grow<R: Send>(call: impl FnOnce() -> R + Send) -> R {
    let limit = LIMIT.get();
    if here() >= limit && limit != UNKNOWN { call() } else { grow_slowly(limit, call) }
}

/// The address of a local variable. Stacks grow towards lower addresses.
#[inline(always)]
fn here() -> usize {
    let local = 0_u8;
    (&raw const local).addr()
}

#[cold]
#[inline(never)]
fn grow_slowly<R: Send>(limit: usize, call: impl FnOnce() -> R + Send) -> R {
    if limit == UNKNOWN {
        LIMIT.set(here().saturating_sub(OWN));
        return call();
    }
    let mut call = Some(call);
    let run = || {
        LIMIT.set(here().saturating_sub(NEW - REST));
        call.take().map(|call| call())
    };
    let result = scope(|scope| {
        let thread = Builder::new().stack_size(NEW).spawn_scoped(scope, run).ok()?;
        thread.join().unwrap_or_else(|panic| resume_unwind(panic))
    });
    match (result, call) {
        (Some(result), _) => result,
        (None, Some(call)) => call(),
        (None, None) => unreachable!("a thread that ends without a panic leaves its result"),
    }
}

#[cfg(test)]
mod tests {
    use super::grow;

    fn sum(levels: u64) -> u64 {
        if levels == 0 { 0 } else { grow(|| levels + sum(levels - 1)) }
    }

    #[test]
    fn depth_needs_no_large_stack() {
        const LEVELS: u64 = 2_000_000;
        let run = || (sum(LEVELS), sum(1), sum(LEVELS));
        let thread = std::thread::Builder::new().stack_size(256 << 10).spawn(run).expect("a thread");
        let all = LEVELS * (LEVELS + 1) / 2;
        assert_eq!(thread.join().expect("no panic"), (all, 1, all));
    }

    #[test]
    fn panics_come_through_all_stacks() {
        fn fail(levels: u64) {
            if levels == 0 {
                panic!("at the bottom");
            }
            grow(|| fail(levels - 1));
        }
        let panic = std::panic::catch_unwind(|| fail(1_000_000)).expect_err("a panic");
        assert_eq!(panic.downcast_ref(), Some(&"at the bottom"));
    }
}
