//! Threads that outlive the interpreter.
//!
//! When CPython before 3.14 ends, it ends every other thread that wants the interpreter's lock by
//! `pthread_exit`. On glibc this unwinds the stack, also through frames of this library and of PyO3, where
//! `catch_unwind` ends the process: "FATAL: exception not rethrown". CPython 3.14 lets such threads wait for
//! the end of the process instead, and so does this module. No destructor runs in them.
//!
//! glibc calls the functions of `pthread_cleanup_push` for each frame that the unwinding leaves, before the
//! destructors of the frame. It compares the frame with the address of a buffer, which is on the stack as a
//! rule. The buffer here is below all stacks, so the function is called for the first frame, which is one of
//! glibc, wherever the interpreter ends the thread: in a call of this library, or in a callback of Python.
//!
//! Other systems end threads without unwinding.

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(crate) fn wait_at_exit() {}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) use glibc::wait_at_exit;

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    use pyo3::ffi::Py_IsInitialized;
    use std::cell::Cell;
    use std::ffi::{c_int, c_void};
    use std::ptr::null_mut;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    /// glibc's `struct _pthread_cleanup_buffer`.
    #[repr(C)]
    struct CleanupBuffer {
        routine: Option<extern "C" fn(*mut c_void)>,
        argument: *mut c_void,
        cancel_type: c_int,
        previous: *mut CleanupBuffer,
    }

    unsafe extern "C" {
        fn _pthread_cleanup_push(
            buffer: *mut CleanupBuffer,
            routine: extern "C" fn(*mut c_void),
            argument: *mut c_void,
        );
        fn _pthread_cleanup_pop(buffer: *mut CleanupBuffer, executes: c_int);
    }

    /// The size of a buffer's memory.
    const PAGE: usize = 4096;

    /// The lowest address for buffers: above the addresses that the system reserves, below all libraries and
    /// stacks.
    const LOWEST: usize = 0x1000_0000;

    /// The number of addresses for buffers.
    const ADDRESSES: usize = 1 << 16;

    /// Whether the interpreter ends.
    fn is_ending() -> bool {
        // SAFETY: this can be called at any time.
        unsafe { Py_IsInitialized() == 0 }
    }

    /// Waits for the end of the process if the interpreter ends. Other threads end as they wish.
    extern "C" fn wait(_argument: *mut c_void) {
        // The interpreter first ends threads, and then states that it is not initialized.
        if !is_ending() {
            thread::sleep(Duration::from_millis(1));
        }
        while is_ending() {
            thread::park();
        }
    }

    /// The buffer of a thread, until it ends.
    struct Buffer(*mut CleanupBuffer);

    impl Buffer {
        fn new() -> Self {
            static NEXT: AtomicUsize = AtomicUsize::new(0);
            let hint = LOWEST + NEXT.fetch_add(1, Ordering::Relaxed) % ADDRESSES * PAGE;
            let access = libc::PROT_READ | libc::PROT_WRITE;
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            // SAFETY: this maps new memory. The address is a hint.
            let page = unsafe { libc::mmap(hint as *mut c_void, PAGE, access, flags, -1, 0) };
            if page == libc::MAP_FAILED {
                return Buffer(null_mut());
            }
            let frame = 0_u8;
            let buffer = page.cast::<CleanupBuffer>();
            // SAFETY: the page is large enough and aligned. It is unmapped once the thread does not use it.
            unsafe {
                _pthread_cleanup_push(buffer, wait, null_mut());
                if page.addr() < (&raw const frame).addr() && (*buffer).previous.is_null() {
                    return Buffer(buffer);
                }
                // The system has no memory below the stack, or the thread has a buffer of somebody else.
                _pthread_cleanup_pop(buffer, 0);
                libc::munmap(page, PAGE);
            }
            Buffer(null_mut())
        }
    }

    impl Drop for Buffer {
        fn drop(&mut self) {
            if self.0.is_null() {
                return;
            }
            // SAFETY: the buffer is this thread's, and the last one that the thread has.
            unsafe {
                _pthread_cleanup_pop(self.0, 0);
                libc::munmap(self.0.cast(), PAGE);
            }
        }
    }

    thread_local! {
        static IS_PREPARED: Cell<bool> = const { Cell::new(false) };
        static BUFFER: Buffer = Buffer::new();
    }

    /// Makes the current thread wait for the end of the process if the interpreter wants to end it.
    #[inline]
    pub(crate) fn wait_at_exit() {
        if !IS_PREPARED.get() {
            prepare();
        }
    }

    #[cold]
    fn prepare() {
        IS_PREPARED.set(true);
        // A thread that ends has no locals any more, and needs no buffer.
        BUFFER.try_with(|_| ()).ok();
    }
}
