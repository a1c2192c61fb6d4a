//! The tests of the C library. One program, because each program links everything.

mod c_headers;
mod headers;
mod install;
mod library;
mod programs;
