//! A file that is not there.

mod toy {
    ods_macros::dialect_file!("src/nowhere.ods");
}

fn main() {}
