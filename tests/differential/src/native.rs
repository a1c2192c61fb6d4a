//! Random programs in three ways: interpreted, and after lowering by `mlir-runner` and by `lli`.

use crate::execution::{context, parsed, transformed};
use crate::irgen;
use interpret::inputs::{Random, draw};
use interpret::{Config, Input, Outcome, Program, Registry};
use ir_core::Module;
use ir_core::context::{Context, Type, TypeKind};
use ir_core::ir::{Op, Order};
use ir_core::pass::PassRegistry;
use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The passes from programs to `llvm`.
const PIPELINE: &str = "builtin.module(lower-affine,convert-scf-to-cf,expand-strided-metadata,lower-affine,\
    arith-expand,convert-math-to-llvm,convert-math-to-libm,convert-complex-to-llvm,convert-vector-to-llvm,\
    convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-cf-to-llvm,\
    convert-func-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)";

/// Steps of an interpreted program at most.
const STEPS: u64 = 200_000;

/// The data layout of x86-64. Without one in the module, the peer folds sizes for another layout than its
/// machine code has: 5 integers of 65 bits then have 60 bytes instead of 80, and overwrite the heap.
const LAYOUT: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

/// The programs of the peer.
pub struct Peers {
    /// The folder of LLVM, with the folders `bin` and `lib`.
    pub folder: PathBuf,
    /// A folder for inputs.
    pub scratch: PathBuf,
}

/// The outcome of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Native {
    /// All outputs are equal.
    Equal,
    /// The reason why nothing was compared.
    NotCompared(String),
    /// The outputs, by tool.
    Differs(String),
}

/// Runs a random program on drawn arguments, interpreted and as machine code.
///
/// # Errors
/// When the program is invalid, or a tool cannot be run.
pub fn try_native(seed: u64, registry: &PassRegistry, peers: &Peers) -> io::Result<Native> {
    let text = irgen::programs(seed);
    if text.lines().any(|line| line.starts_with('%')) {
        return Ok(Native::NotCompared("the module has other operations than functions".to_owned()));
    }
    if text.contains("call @external") {
        return Ok(Native::NotCompared("the module calls functions without a body".to_owned()));
    }
    let ctx = context();
    let invalid = |error: String| io::Error::other(format!("the program {seed} is invalid: {error}\n{text}"));
    let Some(main) = main_function(&ctx, &text, seed).map_err(invalid)? else {
        return Ok(Native::NotCompared("its function has other types than numbers and buffers".to_owned()));
    };
    let source = format!("module attributes {{llvm.data_layout = \"{LAYOUT}\"}} {{\n{text}{main}}}\n");
    let module = parsed(&ctx, &source).map_err(invalid)?;
    let config = Config { step_limit: STEPS, ..Config::default() };
    let run = Program::new(&module, &Registry::new()).run("main", &[], &config);
    if !matches!(run.outcome, Outcome::Returned(_)) {
        let reason = run.outcome.diagnostic().map(|error| kind(&error.message)).unwrap_or_default();
        return Ok(Native::NotCompared(reason));
    }
    let Some(lowered) = transformed(&module, PIPELINE, registry) else {
        return Ok(Native::NotCompared("a pass refused the program".to_owned()));
    };
    let is_lowered = |op: &Op| {
        let name = lowered.ir().name(*op).as_str(&ctx);
        name.starts_with("llvm.") || name == "builtin.module"
    };
    if !lowered.ir().nested_ops(lowered.operation(), Order::Pre).all(|op| is_lowered(&op)) {
        return Ok(Native::NotCompared("not all operations are lowered".to_owned()));
    }
    let expected = String::from_utf8_lossy(&run.output).into_owned();
    let mut by_mlir = peers.run_mlir(seed, &lowered)?;
    // The runner prints the result of `main`, too, in a buffer of its own.
    if by_mlir == format!("{expected}0\n") || by_mlir == format!("0\n{expected}") {
        by_mlir.clone_from(&expected);
    }
    let outputs = [("mlir-runner", by_mlir), ("lli", peers.run_llvm(seed, &lowered)?)];
    let is_equal = outputs.iter().all(|(_, output)| *output == expected);
    let mut difference = format!("interpreted: {expected}");
    for (tool, output) in outputs {
        let _ = write!(difference, "{tool}: {output}");
    }
    Ok(if is_equal { Native::Equal } else { Native::Differs(difference + &source) })
}

/// A message without its numbers and names, as a reason that many programs share.
fn kind(message: &str) -> String {
    message.split('\'').next().unwrap_or_default().trim().to_owned()
}

impl Peers {
    fn tool(&self, name: &str) -> PathBuf {
        self.folder.join("bin").join(name)
    }

    fn library(&self) -> PathBuf {
        self.folder.join("lib/libmlir_c_runner_utils.so")
    }

    fn write(&self, seed: u64, extension: &str, text: &[u8]) -> io::Result<PathBuf> {
        let path = self.scratch.join(format!("{seed}.{extension}"));
        std::fs::write(&path, text)?;
        Ok(path)
    }

    fn run_mlir(&self, seed: u64, module: &Module) -> io::Result<String> {
        let path = self.write(seed, "mlir", module.to_string().as_bytes())?;
        let library = format!("--shared-libs={}", self.library().display());
        let mut command = Command::new(self.tool("mlir-runner"));
        command.args([&path.display().to_string(), "-e", "main", "--entry-point-result=i32", &library]);
        output(&command, &path)
    }

    fn run_llvm(&self, seed: u64, module: &Module) -> io::Result<String> {
        let path = self.write(seed, "mlir", module.to_string().as_bytes())?;
        let mut translate = Command::new(self.tool("mlir-translate"));
        translate.arg("--mlir-to-llvmir").arg(&path);
        let source = output(&translate, &path)?;
        let path = self.write(seed, "ll", source.as_bytes())?;
        let mut command = Command::new(self.tool("lli"));
        command.arg(format!("--load={}", self.library().display())).arg(&path);
        output(&command, &path)
    }
}

/// Seconds after which a tool is ended. A crash in machine code can leave the peer waiting for a lock.
const LIMIT: &str = "60";

/// The standard output of a tool, or its error as text. Its input is removed.
fn output(command: &Command, input: &Path) -> io::Result<String> {
    let mut limited = Command::new("timeout");
    limited.arg(LIMIT).arg(command.get_program()).args(command.get_args());
    let output = limited.stdin(Stdio::null()).output()?;
    std::fs::remove_file(input)?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Ok(format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr)))
}

/// The function `main`, which calls the function of a program and prints what it returns and writes. `None`
/// if it has other types than numbers and buffers of them.
fn main_function(ctx: &Context, text: &str, seed: u64) -> Result<Option<String>, String> {
    let module = parsed(ctx, text)?;
    let program = Program::new(&module, &Registry::new());
    let function = program.function("f").ok_or("there is no function")?;
    let (params, results) = (program.param_types(function), program.result_types(function));
    let mut main = Main { ctx, body: String::new(), next: 0 };
    let mut random = Random::new(seed);
    let (mut names, mut printed) = (Vec::new(), Vec::new());
    for ty in params {
        let Some(name) = main.argument(*ty, &mut random) else { return Ok(None) };
        if matches!(ty.kind(ctx), TypeKind::MemRef { .. }) {
            printed.push((name.clone(), *ty));
        }
        names.push(name);
    }
    let list = |types: &[Type]| types.iter().map(|ty| ty.to_text(ctx)).collect::<Vec<_>>().join(", ");
    let (params, result_types) = (list(params), list(results));
    let call = format!("func.call @f({}) : ({params}) -> ({result_types})", names.join(", "));
    let count = results.len();
    let name = main.fresh();
    main.line(&if count == 0 { call } else { format!("{name}:{count} = {call}") });
    let results = results.iter().enumerate().map(|(index, ty)| (format!("{name}#{index}"), *ty));
    for (name, ty) in results.chain(printed) {
        if main.print(&name, ty).is_none() {
            return Ok(None);
        }
    }
    let declarations = "func.func private @printI64(i64)\nfunc.func private @printNewline()\n";
    let end = "  %end = arith.constant 0 : i32\n  return %end : i32\n}\n";
    Ok(Some(format!("{declarations}func.func @main() -> i32 {{\n{}{end}", main.body)))
}

/// The body of the function `main`.
struct Main<'a> {
    ctx: &'a Context,
    body: String,
    next: usize,
}

impl Main<'_> {
    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%m{}", self.next)
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "  {text}");
    }

    fn define(&mut self, operation: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {operation}"));
        name
    }

    fn argument(&mut self, ty: Type, random: &mut Random) -> Option<String> {
        match draw(self.ctx, ty, random)? {
            Input::Value(value) => {
                let text = interpret::value_text(self.ctx, &value, ty);
                Some(self.define(&format!("arith.constant {text}")))
            }
            Input::Buffer(buffer) => {
                let TypeKind::MemRef { shape: [_], element, .. } = ty.kind(self.ctx) else { return None };
                let text = ty.to_text(self.ctx);
                let memref = self.define(&format!("memref.alloc() : {text}"));
                for (index, value) in buffer.elements.iter().enumerate() {
                    let index = self.define(&format!("arith.constant {index} : index"));
                    let value = interpret::value_text(self.ctx, value, element);
                    let value = self.define(&format!("arith.constant {value}"));
                    self.line(&format!("memref.store {value}, {memref}[{index}] : {text}"));
                }
                Some(memref)
            }
            Input::Bytes(_) => None,
        }
    }

    /// Prints a number, or each element of a buffer.
    fn print(&mut self, name: &str, ty: Type) -> Option<()> {
        let text = ty.to_text(self.ctx);
        let bits = match ty.kind(self.ctx) {
            TypeKind::MemRef { shape: &[size], element, .. } if size >= 0 => {
                for index in 0..size {
                    let index = self.define(&format!("arith.constant {index} : index"));
                    let value = self.define(&format!("memref.load {name}[{index}] : {text}"));
                    self.print(&value, element)?;
                }
                return Some(());
            }
            TypeKind::Integer { width: 64, .. } => name.to_owned(),
            TypeKind::Integer { width, .. } if width < 64 => {
                self.define(&format!("arith.extui {name} : {text} to i64"))
            }
            TypeKind::Integer { .. } => self.define(&format!("arith.trunci {name} : {text} to i64")),
            TypeKind::Index => self.define(&format!("arith.index_cast {name} : index to i64")),
            TypeKind::Float(format) => {
                let width = format.width();
                // All NaN are printed alike.
                let is_nan = self.define(&format!("arith.cmpf uno, {name}, {name} : {text}"));
                let nan = self.define(&format!("arith.constant 0.5 : {text}"));
                let number = self.define(&format!("arith.select {is_nan}, {nan}, {name} : {text}"));
                let bits = self.define(&format!("arith.bitcast {number} : {text} to i{width}"));
                if width == 64 { bits } else { self.define(&format!("arith.extui {bits} : i{width} to i64")) }
            }
            _ => return None,
        };
        self.line(&format!("func.call @printI64({bits}) : (i64) -> ()"));
        self.line("func.call @printNewline() : () -> ()");
        Some(())
    }
}
