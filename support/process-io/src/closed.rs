//! Streams that were closed when the program started.
//!
//! Before `main`, the standard library opens `/dev/null` in place of a standard stream that is closed, so that no other file
//! gets its number. From then on, such a stream looks like one that somebody sent to nowhere on purpose: Python's
//! `subprocess.DEVNULL` and Node.js's `'ignore'` open the same file in the same way. Only code that runs before the library
//! starts can tell. The loader calls what `.init_array` lists at that time; there is no safe way to be in it, so this
//! code is `unsafe`.

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "nothing that runs before main can be written without")]
mod before_main {
    use std::ffi::c_int;
    use std::sync::atomic::{AtomicU8, Ordering};

    /// `F_GETFD` of Linux: asks for the flags of a descriptor.
    const GET_FLAGS: c_int = 1;

    unsafe extern "C" {
        fn fcntl(descriptor: c_int, command: c_int, ...) -> c_int;
    }

    /// A bit for each standard stream that was closed.
    static CLOSED: AtomicU8 = AtomicU8::new(0);

    // SAFETY: `note` has the signature of the functions in this section, which the loader calls once, on the only thread.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static NOTE: extern "C" fn() = note;

    extern "C" fn note() {
        for descriptor in 0..3 {
            // SAFETY: the command takes no further argument, and any number may be asked for.
            if unsafe { fcntl(descriptor, GET_FLAGS) } == -1 {
                CLOSED.fetch_or(1 << descriptor, Ordering::Relaxed);
            }
        }
    }

    pub(crate) fn was_closed(descriptor: u8) -> bool {
        CLOSED.load(Ordering::Relaxed) >> descriptor & 1 != 0
    }
}

/// Whether the standard stream of this number was closed. On other systems than Linux, nobody looked.
pub(crate) fn was_closed(descriptor: u8) -> bool {
    #[cfg(target_os = "linux")]
    return before_main::was_closed(descriptor);
    #[cfg(not(target_os = "linux"))]
    return false;
}
