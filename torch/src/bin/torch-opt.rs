//! A driver like `torch-mlir-opt`, without passes of its own: it reads, verifies and prints.

fn main() -> std::process::ExitCode {
    ods_opt::OptMain::new().summary("Torch-MLIR's driver").dialects(torch::register).run()
}
