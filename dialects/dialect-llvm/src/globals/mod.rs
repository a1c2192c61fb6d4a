//! Global variables, aliases, and what refers to them.

mod syntax;
mod verify;
