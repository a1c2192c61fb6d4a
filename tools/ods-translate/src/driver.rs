//! The program: reads options and an input, translates each chunk, and writes the result.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::process::ExitCode;

use driver_support::InputText;
use driver_support::expected::Reporter;
use driver_support::files::{self, Failure, Output};
use driver_support::process::{exit_code, program_name, success_code};
use driver_support::render::Source;
use driver_support::split::{self, Chunk, SplitInput};
use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::text::{SourceChunk, parse_module_chunk};
use ir_core::verify::verify;

use crate::options::{Options, Show, Translation};

/// Runs `ods-translate` on these arguments. The first one is the name of the program in messages.
///
/// Returns success when the input was parsed, verified and translated, or, with `--verify-diagnostics`, when exactly the expected
/// diagnostics were emitted; 1 otherwise.
#[must_use]
pub fn run<A: AsRef<OsStr>>(arguments: &[A]) -> ExitCode {
    let arguments: Vec<OsString> = arguments.iter().map(|argument| argument.as_ref().to_owned()).collect();
    exit_code(process(&program_name(&arguments), &arguments))
}

fn process(name: &str, arguments: &[OsString]) -> Result<ExitCode, Failure> {
    let options = Options::parse(name, arguments).map_err(Failure::Message)?;
    if let Some(show) = options.show {
        let text = match show {
            Show::Help => crate::options::help(name),
            Show::Version => format!("{name} {}\n", env!("CARGO_PKG_VERSION")),
        };
        return files::show(&text).map(|()| ExitCode::SUCCESS);
    }
    translate_input(&options).map(success_code)
}

/// Translates each chunk of the input. Returns whether all succeeded.
fn translate_input(options: &Options) -> Result<bool, Failure> {
    let input = files::read_input(&options.input)?;
    let mut output = Output::create(&options.output).map_err(Failure::Message)?;
    let file = files::input_name(&options.input);
    let SplitInput { chunks, .. } = match &options.split {
        Some(separator) => split::split(&input, separator, &|passed| input.release(passed)),
        None => SplitInput::unsplit(&input),
    };
    // The search for separators has read all of it.
    input.release(&input);
    let mut succeeded = true;
    for (index, chunk) in chunks.into_iter().enumerate() {
        if index != 0 {
            output.write_all(&options.output_marker)?;
            output.write_all(b"\n")?;
        }
        let name = chunk_name(options, &file, chunk);
        let run = Run { options, input: &input, source: Source { name: &name, text: chunk.text } };
        succeeded &= run.translate(&mut output)?;
    }
    output.flush()?;
    if succeeded {
        output.keep()?;
    }
    Ok(succeeded)
}

/// The file name in messages about a chunk. It contains the first line of the chunk, because lines are counted from there.
fn chunk_name(options: &Options, input: &OsStr, chunk: Chunk<'_>) -> Vec<u8> {
    if options.split.is_none() {
        return input.as_encoded_bytes().to_vec();
    }
    let line = chunk.start.map_or(1, |(line, _)| line);
    let mut name = b"within split at ".to_vec();
    name.extend_from_slice(input.as_encoded_bytes());
    name.extend(format!(":{line} offset ").bytes());
    name
}

/// The translation of a chunk.
struct Run<'a> {
    options: &'a Options,
    input: &'a InputText,
    source: Source<'a>,
}

impl Run<'_> {
    /// Translates the chunk and writes the result. Returns whether it succeeded.
    fn translate(&self, output: &mut Output) -> io::Result<bool> {
        let (mut reporter, mut succeeded) = Reporter::new(self.source, self.options.verify_diagnostics)?;
        let ctx = Context::new();
        match self.options.translation {
            Translation::Cpp => crate::register_cpp_dialects(&ctx),
            Translation::LlvmIr | Translation::Import => crate::register_dialects(&ctx),
        }
        ctx.allow_unregistered_dialects(self.options.allow_unregistered);
        ctx.set_threads(ir_core::threads::count_for_source(self.source.text));
        let mut text = String::new();
        let diagnostics = match self.options.translation {
            Translation::Import => self.import(&ctx, &mut text),
            _ => self.export(&ctx, &mut text).err().unwrap_or_default(),
        };
        output.write_all(text.as_bytes())?;
        succeeded &= reporter.report(&ctx, &diagnostics)?;
        succeeded &= reporter.finish()?;
        Ok(succeeded)
    }

    /// Parses a module, and appends its translation.
    fn export(&self, ctx: &Context, text: &mut String) -> Result<(), Vec<Diagnostic>> {
        let passed = |passed: &[u8]| self.input.release(passed);
        let Source { name: file, text: source } = self.source;
        let source = SourceChunk { file, text: source, start: None, passed: Some(&passed) };
        let parsed = parse_module_chunk(ctx, &source)?.into_module();
        self.input.release(self.source.text);
        let (ir, top) = (&parsed.ir, parsed.top);
        verify(ir, top).and_then(|()| self.write_module(ir, top, text)).map_err(|error| vec![error])
    }

    /// Appends the module of LLVM IR if it is valid. Returns all diagnostics.
    fn import(&self, ctx: &Context, text: &mut String) -> Vec<Diagnostic> {
        let (module, mut diagnostics) = match crate::import::import(ctx, self.source.name, self.source.text) {
            Ok(imported) => imported,
            Err(error) => return vec![error],
        };
        match verify(module.ir(), module.operation()) {
            Ok(()) => text.push_str(&module.to_string()),
            Err(error) => diagnostics.push(error),
        }
        diagnostics
    }

    /// Appends the translation of a valid module. C++ before an error is appended, too, as in MLIR.
    fn write_module(&self, ir: &Ir, top: Op, text: &mut String) -> Result<(), Diagnostic> {
        match self.options.translation {
            Translation::Cpp => crate::cpp::write(ir, top, &self.options.cpp, text),
            _ => crate::llvm_ir(ir, top).map(|translated| *text = translated),
        }
    }
}
