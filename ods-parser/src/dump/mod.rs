//! Record dumps, byte for byte llvm-tblgen's: JSON (`--dump-json`) and text (`--print-records`,
//! `--print-detailed-records`).

mod json;
mod text;

pub use json::write_json;
pub use text::write_text;
