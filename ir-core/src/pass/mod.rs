//! The pass manager.
