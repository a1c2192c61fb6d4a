//! The tests of the conversions. One program, because each program links everything.

mod declared_rules;
mod llvm_types;
mod structures;
mod to_llvm;
