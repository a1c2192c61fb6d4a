//! The project's own tasks: `cargo xtask TASK`.

mod bench;
mod ci;
mod conformance;
mod fuzz;
mod measure;
mod peers;
mod process;
mod test;
mod tidy;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask TASK

  test                    run every test; installs the peers that conformance compares with
  ci                      what CI runs: formatting, lints, documentation, size rules, tests
  conformance [--sample N]  compare with llvm-tblgen on the installed definition files (every Nth with --sample)
  bench [--runs N]        time and memory as ratios to the peers, in one run
  fuzz [N]                run the fuzz targets on N mutated inputs (100000 when left out)
  peers                   install the peers (Debian packages of LLVM and MLIR 22)
  tidy                    check the size of files and functions
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("test") => test::run(),
        Some("ci") => ci::run(),
        Some("conformance") => conformance::run(rest),
        Some("bench") => bench::run(rest),
        Some("fuzz") => fuzz::run(rest),
        Some("peers") => peers::run(),
        Some("tidy") => tidy::run(),
        Some("help" | "--help" | "-h") => {
            process::say(HELP);
            Ok(())
        }
        other => Err(format!("there is no task {}\n\n{HELP}", other.unwrap_or("given"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            process::complain(&reason);
            ExitCode::FAILURE
        }
    }
}
