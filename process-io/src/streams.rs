//! The standard streams.
//!
//! The standard library takes a stream that refuses to be read or written (`EBADF`) for an empty one, so that a program
//! whose output is lost believes in its success. A file that shares the stream hides nothing.
//!
//! A stream that is closed when the program starts is out of reach: the standard library opens `/dev/null` in its place, for
//! reading and writing, before `main`. Its flags don't give that away, because Python's `subprocess.DEVNULL` and Node.js's
//! `'ignore'` are opened in the same way, and whoever wants no output must not get an error for it.

use std::fs::File;
use std::io;

/// The exit code of a program whose output nobody reads any more: the one that a shell gives to a program which `SIGPIPE`
/// ended. The standard library ignores that signal, and only unsafe code could change this.
pub const EXIT_NO_READER: u8 = 128 + 13;

/// The standard output, without a buffer.
///
/// # Errors
/// When the system has no handle left.
pub fn stdout() -> io::Result<File> {
    share(io::stdout())
}

/// The standard input, without a buffer.
///
/// # Errors
/// When the system has no handle left.
pub fn stdin() -> io::Result<File> {
    share(io::stdin())
}

#[cfg(unix)]
fn share(stream: impl std::os::fd::AsFd) -> io::Result<File> {
    stream.as_fd().try_clone_to_owned().map(File::from)
}

#[cfg(windows)]
fn share(stream: impl std::os::windows::io::AsHandle) -> io::Result<File> {
    stream.as_handle().try_clone_to_owned().map(File::from)
}
