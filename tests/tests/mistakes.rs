//! The catalogue of mistakes that authors make in their first days: in definitions, at run time, and in build
//! scripts. Each file of a folder of `mistakes` has one mistake, named in its first line. The file that ends
//! in `.txt` beside it has all messages about it. `INSTA_UPDATE=always` writes those files anew, and the list
//! of all in `mistakes/README.md`.

#[path = "mistakes/build_scripts.rs"]
mod build_scripts;
#[path = "mistakes/catalogue.rs"]
mod catalogue;
#[path = "mistakes/definitions.rs"]
mod definitions;
#[path = "mistakes/run_time.rs"]
mod run_time;
