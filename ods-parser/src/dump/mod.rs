//! Record dumps, byte for byte llvm-tblgen's: JSON (`--dump-json`) and text (`--print-records`,
//! `--print-detailed-records`).

mod detailed;
mod json;
mod locations;
mod text;

pub use detailed::write_detailed;
pub use json::write_json;
pub use text::write_text;
