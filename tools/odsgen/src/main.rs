//! Entry point of `odsgen`.

/// Definitions, tokens and text are millions of small allocations; the system's allocator takes a quarter of
/// the run time for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    // Exiting here and now leaves it to the system to take back memory, which it does at once.
    std::process::exit(odsgen::run(std::env::args_os()));
}
