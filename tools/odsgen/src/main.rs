//! Entry point of `odsgen`.

/// Definitions, tokens and text are millions of small pieces, of which the system's allocator would make a quarter of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    // Exiting here and now leaves it to the system to take back memory, which it does at once.
    std::process::exit(odsgen::run(std::env::args_os()));
}
