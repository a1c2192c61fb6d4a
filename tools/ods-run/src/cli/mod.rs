//! The program `ods-run`, with `mlir-runner`'s options, messages and exit codes.

mod interpret;
mod options;

use std::ffi::OsString;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use dialect_llvm::LLVMFunctionType;
use ir_core::Module;
use ir_core::attr_or_type::DefHandle as _;
use ir_core::context::{Context, Location, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::predicates::attributes::{string_value, type_value};
use ir_core::text::{PrintOptions, Printer};
use process_io::OutputFile;

use crate::native::{NativeResult, enter, flush, initialize};
use crate::{Error, Jit, JitOptions, object};
use options::{Options, Request};

/// Runs on these arguments, the name of the program first. Returns 0 when the module ran, whatever its
/// result, and 1 otherwise.
#[must_use]
pub fn run(arguments: &[OsString]) -> ExitCode {
    let path = arguments.first().map_or(Path::new("ods-run"), Path::new);
    let name = path.file_stem().unwrap_or(path.as_os_str()).to_string_lossy();
    let done = match Options::parse(&name, &path.to_string_lossy(), arguments.get(1..).unwrap_or_default()) {
        Ok(Request::Run(options)) if options.interpret => interpret::execute(&options),
        Ok(Request::Run(options)) => execute(&options),
        Ok(Request::Show(text)) => show(&text),
        Err(message) => Err(message),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let _ = io::stderr().lock().write_all(message.as_bytes());
            ExitCode::FAILURE
        }
    }
}

/// A message as the peer prints it.
fn error(message: impl Display) -> String {
    format!("Error: {message}\n")
}

fn show(text: &str) -> Result<(), String> {
    let mut out = process_io::stdout().map_err(error)?;
    out.write_all(text.as_bytes()).map_err(error)
}

fn read(input: &Path) -> Result<Vec<u8>, String> {
    let mut text = Vec::new();
    let opened = if input == Path::new("-") { process_io::stdin() } else { File::open(input) };
    let read = opened.and_then(|mut file| file.read_to_end(&mut text));
    let reason = |error: io::Error| {
        let (input, words) = (input.display(), words(&error));
        format!("cannot open input file '{input}': {words}\ncould not parse the input IR\n")
    };
    read.map_err(reason).map(|_| text)
}

/// The name of the input in locations.
fn input_name(options: &Options) -> std::borrow::Cow<'_, str> {
    if options.input == Path::new("-") { "<stdin>".into() } else { options.input.to_string_lossy() }
}

fn execute(options: &Options) -> Result<(), String> {
    let text = read(&options.input)?;
    let ctx = Context::new();
    crate::register_dialects(&ctx);
    let name = input_name(options);
    let parsed = Module::parse_file(&ctx, &name, &text).and_then(|module| module.verify().map(|()| module));
    let module = parsed
        .map_err(|diagnostics| located(&ctx, diagnostics.as_slice()) + "could not parse the input IR\n")?;
    let kind = entry_point(&module, options)?;
    let libraries = libraries(options)?;
    let jit_options = JitOptions { level: options.level, libraries, ..JitOptions::default() };
    if let Some(file) = &options.object {
        let bytes = object::compile(&module, options.level).map_err(|reason| failure(&ctx, reason))?;
        let written = OutputFile::create(file)
            .and_then(|mut output| output.write_all(&bytes).and_then(|()| output.keep()));
        written.map_err(error)?;
    }
    let jit = Jit::with_options(&module, &jit_options).map_err(|reason| failure(&ctx, reason))?;
    initialize(&jit);
    let entry = options.entry.as_str();
    let text = match kind {
        Kind::I32 => call::<i32>(&jit, entry)?.to_string() + "\n",
        Kind::I64 => call::<i64>(&jit, entry)?.to_string() + "\n",
        Kind::F32 => scientific(call::<f32>(&jit, entry)?.into()) + "\n",
        Kind::Void => {
            call::<()>(&jit, entry)?;
            String::new()
        }
    };
    show(&text)
}

/// The libraries that are files. As in the peer, a module runs without the others, if it calls nothing in
/// them.
fn libraries(options: &Options) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for library in &options.libraries {
        match File::open(library) {
            Ok(_) => found.push(library.clone()),
            Err(reason) => {
                let reason = error(words(&reason));
                let text = format!("Failed to create MemoryBuffer for: {}\n{reason}", library.display());
                io::stderr().lock().write_all(text.as_bytes()).map_err(error)?;
            }
        }
    }
    Ok(found)
}

/// The words of the system, without the number that the standard library adds.
fn words(error: &io::Error) -> String {
    error.to_string().split(" (os error").next().unwrap_or_default().to_owned()
}

fn call<R: NativeResult>(jit: &Jit, entry: &str) -> Result<R, String>
where
    fn() -> R: crate::NativeFunction,
{
    // The peer calls the entry point by its wrapper, which it looks up as other modules do.
    let function = jit.get::<fn() -> R>(entry).map_err(|reason| match reason {
        Error::Unresolved(names) => error(format!("Symbols not found: [ _mlir_{} ]", names.join(", "))),
        other => error(other),
    })?;
    let result = enter(&function);
    flush();
    Ok(result)
}

/// A float as LLVM's streams print it.
fn scientific(value: f64) -> String {
    if !value.is_finite() {
        let text = if value.is_nan() { "nan" } else { "INF" };
        return format!("{}{text}", if value.is_sign_negative() { "-" } else { "" });
    }
    let text = format!("{value:.6e}");
    let Some((digits, exponent)) = text.split_once('e') else { return text };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{digits}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

/// The result of the entry point.
enum Kind {
    I32,
    I64,
    F32,
    Void,
}

/// Checks the entry point, with the peer's messages.
fn entry_point(module: &Module, options: &Options) -> Result<Kind, String> {
    let result = options.result.as_deref().unwrap_or("f32");
    let (kind, expected) = match result {
        "i32" => (Kind::I32, Some(Type::I32)),
        "i64" => (Kind::I64, Some(Type::I64)),
        "f32" => (Kind::F32, Some(Type::F32)),
        "void" => (Kind::Void, None),
        _ => return Err(error("unsupported function type")),
    };
    let (ir, ctx) = (module.ir(), module.context());
    let op = ir.ops(module.body()).find(|op| {
        let name = ir.attribute(*op, "sym_name").and_then(|name| string_value(ctx, name));
        ir.name(*op).as_str(ctx) == "llvm.func" && name == Some(&options.entry)
    });
    let op = op.filter(|op| !ir.is_empty_region(ir.region(*op, 0)));
    let ty = op.and_then(|op| type_value(ctx, ir.attribute(op, "function_type")?));
    let Some(ty) = ty.and_then(|ty| LLVMFunctionType::cast(ctx, ty)) else {
        return Err(error("entry point not found"));
    };
    let is_void = dialect_llvm::types::is_void(ctx, ty.return_type(ctx));
    match expected {
        _ if !ty.params(ctx).is_empty() => Err(error("JIT can't invoke a main function expecting arguments")),
        None if !is_void => Err(error("expected void function")),
        Some(expected) if ty.return_type(ctx) != expected => {
            Err(error(format!("only single {result} function result supported")))
        }
        _ => Ok(kind),
    }
}

/// A location as it is written in MLIR's text.
fn location_text(ctx: &Context, location: Location) -> String {
    let mut printer = Printer::new(ctx, PrintOptions::default());
    printer.print_location(location);
    printer.finish()
}

/// Diagnostics as the peer prints them: without source lines and notes.
fn located(ctx: &Context, diagnostics: &[Diagnostic]) -> String {
    let line = |diagnostic: &Diagnostic| {
        let (location, severity) = (diagnostic.location, diagnostic.severity.name());
        format!("{}: {severity}: {}\n", location_text(ctx, location), diagnostic.message)
    };
    diagnostics.iter().map(line).collect()
}

fn failure(ctx: &Context, reason: Error) -> String {
    match reason {
        Error::Module(diagnostics) => {
            located(ctx, diagnostics.as_slice()) + &error("could not convert to machine code")
        }
        Error::Unresolved(_) => {
            format!("JIT session error: {reason}\n") + &error("Failed to materialize symbols")
        }
        Error::Message(message) => error(message),
    }
}
