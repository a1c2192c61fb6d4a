//! Streams that were closed when the program started.
//!
//! Before `main`, the standard library opens `/dev/null` in place of a closed standard stream, so that no
//! other file gets its descriptor. Afterwards such a stream looks like one that was redirected to `/dev/null`
//! on purpose: Python's `subprocess.DEVNULL` and Node.js's `'ignore'` open the same file in the same way.
//! Only code that runs before the library starts can distinguish them. The loader calls the functions in
//! `.init_array` at that time; a function cannot be placed there without `unsafe`.

#[cfg(target_os = "linux")]
#[expect(unsafe_code, reason = "nothing that runs before main can be written without")]
mod before_main {
    use std::ffi::c_int;
    use std::sync::atomic::{AtomicU8, Ordering};

    /// `F_GETFD` of Linux: returns the flags of a descriptor.
    const GET_FLAGS: c_int = 1;

    unsafe extern "C" {
        fn fcntl(descriptor: c_int, command: c_int, ...) -> c_int;
    }

    /// A bit for each standard stream that was closed.
    static CLOSED: AtomicU8 = AtomicU8::new(0);

    // SAFETY: `note` has the signature of the functions in this section, which the loader calls once, on the
    // only thread.
    #[used]
    #[unsafe(link_section = ".init_array")]
    static NOTE: extern "C" fn() = note;

    extern "C" fn note() {
        for descriptor in 0..3 {
            // SAFETY: the command has no further argument, and is defined for any number.
            if unsafe { fcntl(descriptor, GET_FLAGS) } == -1 {
                CLOSED.fetch_or(1 << descriptor, Ordering::Relaxed);
            }
        }
    }

    pub(crate) fn was_closed(descriptor: u8) -> bool {
        CLOSED.load(Ordering::Relaxed) >> descriptor & 1 != 0
    }
}

/// Whether the standard stream with this descriptor was closed. Always false on systems other than Linux.
pub(crate) fn was_closed(descriptor: u8) -> bool {
    #[cfg(target_os = "linux")]
    return before_main::was_closed(descriptor);
    #[cfg(not(target_os = "linux"))]
    return false;
}
