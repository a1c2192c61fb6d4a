//! The tests of `ods-translate`. One program, because each program links everything.

mod goldens;
mod threads;
