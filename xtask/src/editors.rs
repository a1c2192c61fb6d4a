//! Grammars, configurations and the extension for editors: their package, tests of the language server with
//! editors' own clients, and tests of pages in a browser.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::run::{cargo, is_there, root, say, step};
use crate::{Result, peers};

/// A test: its name, its preparation, which fails where the test cannot run, and the test itself.
pub(crate) type Test = (&'static str, fn() -> Result, fn() -> Result);

/// The tests. The Neovim test loads the parser that the tree-sitter test compiles.
pub(crate) const TESTS: [Test; 4] = [
    ("the grammar for tree-sitter", has_tree_sitter, tree_sitter),
    ("the extension for Visual Studio Code", has_npm, vscode_tests),
    ("the configuration for Neovim", has_neovim, neovim),
    ("pages in the browser", has_browser, pages),
];

/// Folders of valid definitions, which the grammar accepts. The peers' definitions are included if they are
/// installed.
const DEFINITIONS: [&str; 8] = [
    "book",
    "passes/conversions",
    "dialects/dialect-llvm",
    "dialects",
    "examples",
    "ods-codegen/prelude",
    peers::MLIR_INCLUDE,
    peers::LLVM_INCLUDE,
];

/// Packages the extension for Visual Studio Code.
///
/// # Errors
/// When npm is missing or fails, or the extension has a type error.
pub(crate) fn vscode() -> Result {
    has_npm()?;
    let package = folder()?.join("odsgen.vsix");
    step(npm(&["run", "--silent", "package", "--", "--out"]).arg(&package))?;
    say(&format!("the extension is {}", package.display()));
    Ok(())
}

/// The folder of build results for editors.
fn folder() -> Result<PathBuf> {
    let folder = root().join("target/editors");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// npm, in the extension's folder.
fn npm(args: &[&str]) -> Command {
    let mut npm = Command::new("npm");
    npm.args(args).current_dir(root().join("editors/clients/vscode")).stdin(Stdio::null());
    npm
}

/// Installs the packages of the lock file, unless they are installed.
fn has_npm() -> Result {
    if !is_there("npm", "--version") {
        return Err("there is no npm".to_owned());
    }
    let extension = root().join("editors/clients/vscode");
    let changed = |path: &str| extension.join(path).metadata().and_then(|file| file.modified());
    let installed = changed("node_modules/.package-lock.json");
    if installed.is_ok_and(|installed| changed("package-lock.json").is_ok_and(|lock| lock <= installed)) {
        return Ok(());
    }
    step(&mut npm(&["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]))
}

/// Builds the servers, and passes their paths to a test.
fn servers(test: &mut Command) -> Result {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen", "--package", "ods-opt"]))?;
    let programs = crate::run::target()?.join("debug");
    test.env("ODSGEN", programs.join("odsgen")).env("ODS_OPT", programs.join("ods-opt"));
    Ok(())
}

/// Checks the extension's types, its grammars, and the server with the library of its client.
fn vscode_tests() -> Result {
    step(&mut npm(&["run", "--silent", "check"]))?;
    let mut test = npm(&["test", "--silent"]);
    servers(&mut test)?;
    step(&mut test)
}

/// Installs tree-sitter for Python.
fn has_tree_sitter() -> Result {
    if !is_there("python3", "--version") || !is_there("cc", "--version") {
        return Err("there is no python3 or no C compiler".to_owned());
    }
    let python = python()?;
    let has_it = || {
        let mut command = Command::new(&python);
        command.args(["-c", "import tree_sitter"]).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    if has_it() {
        return Ok(());
    }
    let venv = folder()?.join("venv");
    step(Command::new("python3").args(["-m", "venv"]).arg(&venv))?;
    let install =
        ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "tree-sitter>=0.25,<0.26"];
    step(Command::new(&python).args(install))
}

fn python() -> Result<PathBuf> {
    Ok(folder()?.join("venv/bin/python"))
}

/// Compiles the parser, and parses its corpus and all definitions.
fn tree_sitter() -> Result {
    let parsers = folder()?.join("runtime/parser");
    std::fs::create_dir_all(&parsers).map_err(|error| format!("{}: {error}", parsers.display()))?;
    let mut test = Command::new(python()?);
    test.arg("-B").arg("editors/clients/tree-sitter-tablegen/test/run.py").arg(parsers.join("tablegen.so"));
    step(test.args(DEFINITIONS).current_dir(root()).stdin(Stdio::null()))
}

/// Installs Neovim, unless it is installed.
fn has_neovim() -> Result {
    if is_there("nvim", "--version") { Ok(()) } else { peers::apt_install(&["neovim"]) }
}

/// Drives the server from a headless Neovim in a new folder, without the user's configuration.
fn neovim() -> Result {
    let work = folder()?.join("neovim");
    if work.exists() {
        std::fs::remove_dir_all(&work).map_err(|error| format!("{}: {error}", work.display()))?;
    }
    std::fs::create_dir_all(&work).map_err(|error| format!("{}: {error}", work.display()))?;
    let plugin = root().join("editors/clients/nvim");
    let (plugin, runtime) = (plugin.display(), folder()?.join("runtime"));
    let paths = format!("set rtp^={plugin},{} rtp+={plugin}/after", runtime.display());
    // Files are opened after Neovim has started, as a user opens them.
    let script = format!("lua vim.schedule(function() dofile([[{plugin}/test/run.lua]]) end)");
    let mut neovim = Command::new("nvim");
    neovim.args(["--headless", "--clean", "--cmd", &paths, "-c", &script]).current_dir(&work);
    neovim.env("HOME", &work).env("XDG_CACHE_HOME", work.join("cache"));
    servers(&mut neovim)?;
    step(neovim.stdin(Stdio::null()))
}

/// The folder of the tests of pages.
fn browser_tests() -> PathBuf {
    root().join("editors/ods-explore/tests/browser")
}

/// Installs Chromium and its driver.
fn has_browser() -> Result {
    if !is_there("npm", "--version") {
        return Err("there is no npm".to_owned());
    }
    if !is_there("chromium", "--version") {
        peers::apt_install(&["chromium"])?;
    }
    if browser_tests().join("node_modules/playwright-core").exists() {
        return Ok(());
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
    step(npm.current_dir(browser_tests()).stdin(Stdio::null()))
}

/// Drives the pages of `odsgen explore` and `ods-opt --explore` in headless Chromium, as files and from their
/// servers.
fn pages() -> Result {
    step(&mut cargo(&["build", "--quiet", "--package", "odsgen", "--package", "ods-opt"]))?;
    let programs = crate::run::target()?.join("debug");
    let mut node = Command::new("node");
    node.arg("run.mjs").current_dir(browser_tests()).stdin(Stdio::null());
    step(node.env("ODSGEN", programs.join("odsgen")).env("ODS_OPT", programs.join("ods-opt")))
}
