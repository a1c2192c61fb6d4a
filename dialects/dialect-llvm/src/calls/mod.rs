//! Calls of functions and intrinsics, and the landing pads of exceptions.

mod landing;
mod syntax;
mod verify;
