//! Entry point of `odsgen`.

fn main() {
    // Exiting here and now leaves it to the system to take back memory, which it does at once.
    std::process::exit(odsgen::run(std::env::args_os()));
}
