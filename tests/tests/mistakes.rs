//! The catalogue of mistakes that authors make in their first days: in definitions, at run time, and in build scripts. Each file
//! of a folder of `mistakes` is one, named in its first line, and beside it is all that is said about it, in a file that ends in
//! `.txt`; `INSTA_UPDATE=always` writes those anew, and the list of all in `mistakes/README.md`.

#[path = "mistakes/build_scripts.rs"]
mod build_scripts;
#[path = "mistakes/catalogue.rs"]
mod catalogue;
#[path = "mistakes/definitions.rs"]
mod definitions;
#[path = "mistakes/run_time.rs"]
mod run_time;
