//! Runs the generator from a build script.
