//! A setting that the macro does not have.

mod toy {
    ods_macros::dialect_file!("src/toy.ods", include_dir = "defs");
}

fn main() {}
