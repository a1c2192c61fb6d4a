//! Global variables, aliases, and references to them.

mod syntax;
mod verify;
