//! The tests of `ods-opt`. One program, because each program links everything.

mod definitions;
mod driver;
mod edges;
mod format;
mod formatted;
mod goldens;
mod irdl;
mod memory_slots;
mod opt_main;
mod refused;
mod scale;
mod threads;
mod validation;
mod verification;
mod verification_threads;
