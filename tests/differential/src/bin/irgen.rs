//! Writes random modules to compare readers of MLIR's text: `irgen FIRST_SEED COUNT [--mutate]`, split by `// -----`.

use differential::irgen;
use std::io::Write as _;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (numbers, flags): (Vec<&String>, Vec<&String>) = arguments.iter().partition(|a| !a.starts_with("--"));
    let parsed: Vec<u64> = numbers.iter().filter_map(|n| n.parse().ok()).collect();
    let mutate = flags.iter().any(|f| *f == "--mutate");
    let [first, count] = parsed[..] else {
        let _ = writeln!(std::io::stderr(), "usage: irgen FIRST_SEED COUNT [--mutate]");
        return ExitCode::FAILURE;
    };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for seed in first..first.saturating_add(count) {
        let module = irgen::module(seed);
        let module = if mutate { irgen::mutate(&module, seed) } else { module };
        let separator = if seed == first { "" } else { irgen::SEPARATOR };
        let newline = if module.ends_with('\n') { "" } else { "\n" };
        if write!(out, "{separator}{module}{newline}").is_err() {
            return ExitCode::FAILURE;
        }
    }
    if out.flush().is_err() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
