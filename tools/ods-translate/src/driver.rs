//! The program: reads its options and an input, translates each part, and writes the result.

use std::ffi::{OsStr, OsString};
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

use ir_core::context::Context;
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op};
use ir_core::text::{SourceChunk, parse_module_chunk};
use ir_core::verify::verify;
use ods_opt::expected::{Expectations, report};
use ods_opt::files::{self, Failure, Output};
use ods_opt::render::Source;
use ods_opt::split::{self, Part};
use process_io::InputText;

use crate::options::{Options, Show, Translation};

/// Runs `ods-translate` on these arguments, the name of the program first, which messages use.
///
/// Returns success when everything was read, verified and translated, or, with `--verify-diagnostics`, when exactly the expected
/// diagnostics came; 1 otherwise.
#[must_use]
pub fn run<A: AsRef<OsStr>>(arguments: &[A]) -> ExitCode {
    let arguments: Vec<OsString> = arguments.iter().map(|argument| argument.as_ref().to_owned()).collect();
    let path = arguments.first().map_or(OsStr::new(""), OsString::as_os_str);
    let name = Path::new(path).file_stem().unwrap_or(path).to_string_lossy().into_owned();
    match process(&name, &arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(Failure::NoReader) => ExitCode::from(process_io::EXIT_NO_READER),
        Err(Failure::Message(message)) => {
            // Nothing is left to do when even that can't be written.
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

/// Returns whether all went well.
fn process(name: &str, arguments: &[OsString]) -> Result<bool, Failure> {
    let options = Options::parse(name, arguments).map_err(Failure::Message)?;
    if let Some(show) = options.show {
        let text = match show {
            Show::Help => crate::options::help(name),
            Show::Version => format!("{name} {}\n", env!("CARGO_PKG_VERSION")),
        };
        return files::show(&text).map(|()| true);
    }
    let text = files::read_input(&options.input)?;
    let mut output = Output::create(&options.output).map_err(Failure::Message)?;
    let file = if options.input == "-" { "<stdin>".into() } else { options.input.clone() };
    let parts = match &options.split {
        Some(separator) => split::parts(&text, separator, &|passed| text.release(passed)).parts,
        None => vec![Part { text: &text, start: None }],
    };
    // All of it was searched for separators.
    text.release(&text);
    let mut fine = true;
    for (index, part) in parts.into_iter().enumerate() {
        if index != 0 {
            output.write_all(&options.output_marker)?;
            output.write_all(b"\n")?;
        }
        let name = part_name(&options, &file, part);
        let source = Source { name: &name, text: part.text };
        fine &= Run::new(&options, &text, source).translate(&mut output)?;
    }
    output.flush()?;
    if fine {
        output.keep()?;
    }
    Ok(fine)
}

/// The file that messages name: for a part of a file, also where the part begins, because positions are counted from there.
fn part_name(options: &Options, input: &OsStr, part: Part<'_>) -> Vec<u8> {
    if options.split.is_none() {
        return input.as_encoded_bytes().to_vec();
    }
    let line = part.start.map_or(1, |(line, _)| line);
    let mut name = b"within split at ".to_vec();
    name.extend_from_slice(input.as_encoded_bytes());
    name.extend(format!(":{line} offset ").bytes());
    name
}

/// The translation of an input, or of a part of one.
struct Run<'a> {
    options: &'a Options,
    input: &'a InputText,
    source: Source<'a>,
    expectations: Option<Expectations>,
}

impl<'a> Run<'a> {
    fn new(options: &'a Options, input: &'a InputText, source: Source<'a>) -> Self {
        let expectations = options.verify_diagnostics.map(|level| Expectations::new(&source, level));
        Run { options, input, source, expectations }
    }

    /// Translates and writes; returns whether all went well.
    fn translate(&mut self, output: &mut Output) -> io::Result<bool> {
        let wrong = self.expectations.as_mut().map(Expectations::take_wrong).unwrap_or_default();
        io::stderr().lock().write_all(&wrong)?;
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
        let mut fine = wrong.is_empty();
        fine &= report(&ctx, &self.source, self.expectations.as_mut(), &diagnostics)?;
        if let Some(expectations) = &self.expectations {
            let missing = expectations.missing(&self.source);
            io::stderr().lock().write_all(&missing)?;
            fine &= missing.is_empty();
        }
        Ok(fine)
    }

    /// Reads a module, and appends its translation.
    fn export(&self, ctx: &Context, text: &mut String) -> Result<(), Vec<Diagnostic>> {
        let passed = |passed: &[u8]| self.input.release(passed);
        let Source { name: file, text: source } = self.source;
        let source = SourceChunk { file, text: source, start: None, passed: Some(&passed) };
        let parsed = parse_module_chunk(ctx, &source)?.into_module();
        self.input.release(self.source.text);
        let (ir, top) = (&parsed.ir, parsed.top);
        verify(ir, top).and_then(|()| self.write_module(ir, top, text)).map_err(|error| vec![error])
    }

    /// Appends the module that LLVM IR becomes, if it is valid; returns all diagnostics.
    fn import(&self, ctx: &Context, text: &mut String) -> Vec<Diagnostic> {
        let (module, mut diagnostics) = match crate::import::import(ctx, self.source.name, self.source.text) {
            Ok(found) => found,
            Err(error) => return vec![error],
        };
        match verify(module.ir(), module.operation()) {
            Ok(()) => text.push_str(&module.to_string()),
            Err(error) => diagnostics.push(error),
        }
        diagnostics
    }

    /// Appends the translation of a valid module; on an error, as MLIR does, that of what comes before it if the target is C++.
    fn write_module(&self, ir: &Ir, top: Op, text: &mut String) -> Result<(), Diagnostic> {
        match self.options.translation {
            Translation::Cpp => crate::cpp::write(ir, top, &self.options.cpp, text),
            _ => crate::llvm_ir(ir, top).map(|translated| *text = translated),
        }
    }
}
