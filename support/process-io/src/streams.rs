//! The standard streams.
//!
//! The standard library treats a stream that cannot be read or written (`EBADF`) as an empty one, so a
//! program could lose its output and still succeed. A file that shares the stream reports such errors.
//!
//! A stream that was closed when the program started is an error, too, if the system allows us to detect
//! that.

use crate::closed::was_closed;
use std::fs::File;
use std::io;

/// The exit code of a program whose output pipe was closed: that of a program which `SIGPIPE` ended in a
/// shell. The standard library ignores the signal, and only unsafe code could change that.
pub const EXIT_NO_READER: u8 = 128 + 13;

/// The standard output, without a buffer.
///
/// # Errors
/// When it was closed at the start, and when the system has no handle left.
pub fn stdout() -> io::Result<File> {
    open(1, io::stdout())
}

/// The standard input, without a buffer.
///
/// # Errors
/// When it was closed at the start, and when the system has no handle left.
pub fn stdin() -> io::Result<File> {
    open(0, io::stdin())
}

/// `EBADF` of Linux: the error of a descriptor that is not open.
const NOT_OPEN: i32 = 9;

#[cfg(unix)]
fn open(descriptor: u8, stream: impl std::os::fd::AsFd) -> io::Result<File> {
    if was_closed(descriptor) {
        return Err(io::Error::from_raw_os_error(NOT_OPEN));
    }
    stream.as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn open(descriptor: u8, stream: impl std::os::windows::io::AsHandle) -> io::Result<File> {
    if was_closed(descriptor) {
        return Err(io::Error::from_raw_os_error(NOT_OPEN));
    }
    stream.as_handle().try_clone_to_owned().map(File::from)
}
