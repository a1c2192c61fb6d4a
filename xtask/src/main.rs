//! The project's own tasks. `cargo xtask` lists them.

mod bench;
mod bench_build;
mod bench_capi;
mod bench_history;
mod bench_ir;
mod bench_limits;
mod bench_lower;
mod bench_lsp;
mod bench_new;
mod bench_python;
mod bench_run;
mod bench_scale;
mod book;
mod conformance;
mod conformance_ir;
mod editors;
mod fuzz;
mod grammar;
mod install;
mod measure;
mod notebooks;
mod package;
mod peers;
mod pgo;
mod projects;
mod python_api;
mod python_dialect;
mod python_extension;
mod python_modules;
mod python_package;
mod python_scripts;
mod python_stubs;
mod python_types;
mod python_wheels;
mod run;
mod rustdoc;
mod sanitize;
mod test;
mod tidy;

use std::process::ExitCode;

use run::say;

/// What a task returns: an error is one sentence, and the exit code 1.
type Result<T = ()> = std::result::Result<T, String>;

const HELP: &str = "\
Usage: cargo xtask TASK [OPTIONS]

  test                   Run every test, and a small sample of the comparisons with the peers, which are installed when missing
      --python             only those of the Python package
      --editors            only those of grammars, editors and pages: tree-sitter, Visual Studio Code's client, Neovim, Chromium
  ci                     Formatting, clippy and rustdoc with warnings as errors, tidy, tests, fuzzing and a larger sample
  peers                  Install LLVM's and MLIR's tools, which results are compared with
  conformance            Compare output with the peers' byte for byte, over all installed definitions
      --sample N           only every N-th file
      --quick              only a few files, with the programs that the tests have built
      --scripts            only Python scripts on the C library, against what they print on upstream's
      --projects DIR       read and generate the checkouts in this folder instead, and print a table
        --generators         compare what generators print, too
        --compile            compile the Rust of each project in a crate
        --sample N           only every N-th file
      --fmt DIR            format copies of the installed definitions and of the checkouts in this folder instead; records and comments stay
      --mutate             compare ods-opt with mlir-opt on mutants of real modules instead
        --modules DIR        of the modules of this folder, too
        --count N            so many mutants (10000 unless told)
        --first N            numbered from here (0 unless told)
        --passes             run passes on those that both accept
  bench [TABLE...]       Compare time and memory with the peers': records, python, build, ir, scale, capi, run, bindings, lsp; and measure new projects and this machine: new, limits. Keeps ratios in xtask/benches/history.json and draws them in target/bench/index.html
      --runs N             so many runs of each (10 unless told)
      SHAPE...             only these lines of the table 'scale' (modules that grow in one dimension)
        --checked            scale and lsp with the checked build, which compiles faster and runs slower
        --pgo                ir and scale with the build of the task 'pgo'
  pgo                    Build ods-opt with profile-guided optimization, a fifth faster than the profile 'dist', in twice the time
  growth                 Search random modules that grow in one dimension for one that takes ods-opt longer than mlir-opt
      --count N            so many shapes (1000 unless told)
      --first N            numbered from here (0 unless told)
      --limit N            end a run after so many seconds (20 unless told)
  fuzz                   Run the fuzz targets over mutated inputs
      --inputs N           so many inputs of each target (200000 unless told)
      --first N            numbered from here (0 unless told)
      --jobs N             in so many processes (one a core unless told)
      --edits N            edit each document of the language servers, and installed definitions, N times instead, and compare with fresh servers; --first is the seed
  book                   Write the pages of the book to target/book/pages, with a reference of the dialects
  grammar                Generate the parsers of the grammars, grammar.rs of each grammar.pest
      --check              compare them instead
  install                Install the C library with headers, pkg-config file, CMake package and llvm-config
      --prefix DIR         below this folder
      --built DIR          the libraries in this folder, instead of building them, which takes minutes
  sanitize SANITIZER     Run the C programs under a sanitizer, address or thread, with Rust's nightly compiler
      PROGRAM...           only these
  package                Package the crates, and build and test a new project with the packages only
  wheel                  Build the Python package as a wheel, in target/python/wheels
  wheels [--debug]       The same for every Python from 3.10 on, and a source package; install and test each
  vscode                 Package the extension for Visual Studio Code as target/editors/odsgen.vsix
  tidy                   Check what a program can check of STYLE.md: sizes, words, cycles, names of dialects
      --list CHECK         print the problems of one check: cycles, dialects, sizes, words
      --update             lower the budget of problems in xtask/tidy-budget.txt
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, options) = match args.split_first() {
        Some((task, options)) => (task.as_str(), options),
        None => ("help", &[][..]),
    };
    let done = match task {
        "test" => test::test(options),
        "ci" => test::ci(options),
        "peers" => peers::install(options),
        "conformance" => conformance::run(options),
        "bench" => bench::run(options),
        "pgo" => pgo::run(options),
        "growth" => conformance_ir::growth(options),
        "fuzz" => fuzz::run(options),
        "grammar" => grammar::run(options),
        "package" => package::run(options),
        "vscode" => editors::vscode(options),
        "wheel" => python_wheels::wheel(options),
        "wheels" => python_wheels::wheels(options),
        "book" => book::book(options),
        "install" => install::run(options),
        "sanitize" => sanitize::run(options),
        "tidy" => tidy::run(options),
        "help" | "-h" | "--help" => {
            say(HELP.trim_end());
            Ok(())
        }
        _ => Err(format!("there is no task '{task}'; 'cargo xtask' lists them")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            say(&format!("xtask: {message}"));
            ExitCode::FAILURE
        }
    }
}
