//! Calls of functions and intrinsics, and landing pads of exceptions.

mod landing;
mod syntax;
mod verify;
