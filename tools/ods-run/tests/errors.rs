//! Modules that do not run, each with its message: `errors/NAME.mlir` and `errors/NAME.expected`.

use std::fs;
use std::path::{Path, PathBuf};

use ir_core::{Context, Module};
use ods_run::{Jit, OptLevel, object};

fn message(file: &Path) -> String {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let name = file.file_name().unwrap().to_string_lossy();
    let module = Module::parse_file(&ctx, &name, fs::read(file).unwrap()).unwrap();
    module.verify().unwrap();
    match Jit::new(&module) {
        Ok(_) => panic!("{name} runs"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/errors");
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ext| ext == "mlir"));
    files.sort();
    assert!(files.len() > 20);
    for file in files {
        let expected = file.with_extension("expected");
        let message = message(&file).trim_end().to_owned() + "\n";
        golden::assert_equal(&expected, &message);
    }
}

/// Object files name what they lack, which the linker finds; what has no code is an error for them, too.
#[test]
fn object_files() {
    let ctx = Context::new();
    ods_run::register_dialects(&ctx);
    let module =
        Module::parse(&ctx, "llvm.func @f()\nllvm.func @g() { llvm.call @f() : () -> ()  llvm.return }")
            .unwrap();
    let bytes = object::compile(&module, OptLevel::Speed).unwrap();
    assert_eq!(&bytes[..4], b"\x7fELF");
    let module = Module::parse(&ctx, "llvm.func @f(%a: i200) { llvm.return }").unwrap();
    let error = object::compile(&module, OptLevel::None).unwrap_err();
    assert_eq!(
        error.to_string().lines().next().unwrap(),
        "-:1:1: error: 'llvm.func' op has type 'i200', which is not supported: integers have 1 to 128 bits"
    );
}
