//! An extension module on MLIR's adaptor headers, compiled against the Python package's headers and library.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::Result;
use crate::peers::{LLVM_INCLUDE, MLIR_INCLUDE};
use crate::run::{is_there, root, say};

/// The binding library of the adaptor headers.
const NANOBIND: &str = "nanobind==2.15.0";
/// The folder of the LLVM library with the strings and streams of the adaptor headers.
const LLVM_LIB: &str = "/usr/lib/llvm-22/lib";
/// Options of the compiler. LLVM's check of its build options needs a library that this module does not load.
const OPTIONS: [&str; 8] = [
    "-std=c++17",
    "-fPIC",
    "-fvisibility=hidden",
    "-fno-strict-aliasing",
    "-DNDEBUG",
    "-DNB_COMPACT_ASSERTIONS",
    "-DLLVM_DISABLE_ABI_BREAKING_CHECKS_ENFORCING=1",
    "-Wno-pragmas",
];

/// Compiles the extension and the module that `odsgen gen nanobind` writes for `pointer.td`, and runs the
/// programs that use them. Skips them with the name of the missing program or package.
///
/// # Errors
/// When a module does not compile, or a program's output differs from the expected one.
pub(crate) fn test(python: &Path, package: &Path) -> Result {
    let missing = missing(python);
    if let Some(missing) = missing {
        say(&format!("skipped: extensions on MLIR's adaptor headers ({missing})"));
        return Ok(());
    }
    let folder = root().join("target/python/extension");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let generated = folder.join("pointer.cpp");
    generate(&generated)?;
    compile(
        python,
        package,
        &folder,
        &[("_sample", &sources().join("sample.cpp")), ("_pointer", &generated)],
    )?;
    for program in ["use_extension", "use_generated"] {
        use_it(python, package, &folder, program)?;
    }
    Ok(())
}

/// The folder with the extension, the definitions, and the programs that use the modules.
fn sources() -> PathBuf {
    root().join("bindings/ods-python/tests/extension")
}

/// Writes the module of `pointer.td`, on the headers of the C API.
fn generate(file: &Path) -> Result {
    let mut command = Command::new(root().join("target/debug/odsgen"));
    command.args(["gen", "nanobind", "--host", "mlir", "--dialect-prefix", "LLVM", "--module", "_pointer"]);
    run(command.arg(sources().join("pointer.td")).arg("-o").arg(file)).map(drop)
}

/// Runs a program on the package under the name `mlir`, and compares its output with the expected one.
fn use_it(python: &Path, package: &Path, folder: &Path, name: &str) -> Result {
    let program = "import runpy, sys; import ods.as_mlir; runpy.run_path(sys.argv[1], run_name='__main__')";
    let mut command = Command::new(python);
    command.args(["-B", "-c", program]).arg(sources().join(name).with_extension("py"));
    let path = std::env::join_paths([package, folder]).map_err(|error| error.to_string())?;
    let found = run(command.env("PYTHONPATH", path))?;
    let recorded = sources().join(name).with_extension("out");
    let expected =
        std::fs::read_to_string(&recorded).map_err(|error| format!("{}: {error}", recorded.display()))?;
    if found == expected { Ok(()) } else { Err(format!("{name} prints something else:\n{found}")) }
}

/// The first program or package that the extension lacks.
fn missing(python: &Path) -> Option<String> {
    let adaptors = "mlir/Bindings/Python/NanobindAdaptors.h";
    if !Path::new(MLIR_INCLUDE).join(adaptors).is_file() {
        return Some(format!("there is no {adaptors}: install libmlir-22-dev"));
    }
    if !is_there("c++", "--version") {
        return Some("there is no c++".to_owned());
    }
    let mut install = Command::new(python);
    install.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", NANOBIND]);
    run(&mut install).err().map(|_| format!("{NANOBIND} cannot be installed"))
}

/// Compiles modules and, once, nanobind's library, and links each module with it and the package's.
fn compile(python: &Path, package: &Path, folder: &Path, modules: &[(&str, &Path)]) -> Result {
    let ask = |program: &str| {
        let mut command = Command::new(python);
        run(command.args(["-c", program]).env("PYTHONPATH", package)).map(|text| PathBuf::from(text.trim()))
    };
    let nanobind = ask("import nanobind; print(nanobind.include_dir())")?;
    let headers = ask("import sysconfig; print(sysconfig.get_paths()['include'])")?;
    let include = ask("from ods._mlir_libs import get_include_dirs as dirs; print(dirs()[0])")?;
    let library = ask("from ods._mlir_libs import get_lib_dirs as dirs; print(dirs()[0])")?;
    let suffix = ask("import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))")?;
    let robin_map = nanobind.join("../ext/robin_map/include");
    let source = nanobind.join("../src/nb_combined.cpp");
    // The package's headers come first, because it has its own headers of MLIR's C API.
    let folders = [include, MLIR_INCLUDE.into(), LLVM_INCLUDE.into(), nanobind, robin_map, headers];
    let compiler = || {
        let mut command = Command::new("c++");
        command.args(OPTIONS);
        for folder in &folders {
            command.arg("-I").arg(folder);
        }
        command
    };
    let shared = folder.join("nanobind.o");
    run(compiler().arg("-c").arg(&source).arg("-o").arg(&shared))?;
    for (name, source) in modules {
        let mut command = compiler();
        command.arg("-shared").arg(source).arg(&shared);
        command.arg("-L").arg(&library).arg("-l:_native.so").arg(format!("-Wl,-rpath,{}", library.display()));
        command.args(["-L", LLVM_LIB, "-lLLVM-22"]).arg(format!("-Wl,-rpath,{LLVM_LIB}"));
        run(command.arg("-o").arg(folder.join(format!("{name}{}", suffix.display()))))?;
    }
    Ok(())
}

/// Runs a command, and returns its output.
///
/// # Errors
/// When it fails. The error has its output.
pub(crate) fn run(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes));
        Err(format!("{command:?}: {}{}", said[0], said[1]))
    }
}
