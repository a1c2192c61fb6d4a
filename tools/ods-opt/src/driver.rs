//! A run of the driver: read the input, parse and verify each chunk, run passes, print.
//!
//! Each chunk of a split input has a context of its own, so that no chunk sees the names of another one.

use crate::Registry;
use crate::explore::{self, Exploration, Recorder};
use crate::irdl_file::load_irdl_file;
use crate::options::{Checked, Options};
use crate::passes::PassOptions;
use crate::reproducer::{self, PassManagerFlags, Reproducer};
use driver_support::InputText;
use driver_support::expected::Reporter;
use driver_support::files::{self, Failure, Output, reason};
use driver_support::render::{Source, SourcePosition, push_source_line, render_all};
use driver_support::split::{self, Chunk, SplitInput};
use ir_core::context::{Context, ConversionObserver};
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{ObservedBy, Report, statistics_report, timing_report};
use ir_core::text::{ParsedModule, PrintOptions, SourceChunk, parse_module_chunk, print_module};
use ir_core::verify::verify;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Runs the driver. Returns whether it succeeded.
pub(crate) fn run(options: &mut Options, registry: Registry<'_>) -> Result<bool, Failure> {
    if options.explore {
        check_explore_options(options)?;
    }
    let input = files::read_input(&options.input)?;
    let name = files::input_name(&options.input);
    let source = Source { name: name.as_encoded_bytes(), text: &input };
    if options.explore {
        explore(options, registry, &input, source)
    } else {
        run_chunks(options, registry, &input, source)
    }
}

/// Processes each chunk of the input, and writes the output.
fn run_chunks(
    options: &mut Options,
    registry: Registry<'_>,
    input: &InputText,
    source: Source<'_>,
) -> Result<bool, Failure> {
    let mut output = Output::create(&options.output).map_err(Failure::Message)?;
    let SplitInput { chunks, near_misses } = match &options.split {
        Some(separator) => split::split(input, separator, &|passed| input.release(passed)),
        None => SplitInput::unsplit(input),
    };
    // The search for separators has read all of it.
    input.release(input);
    let threads = if options.threading { ir_core::threads::count_for_source(input) } else { 1 };
    let mut run = Run::new(options, registry, input, source, threads)?;
    for &near_miss in &near_misses {
        io::stderr().lock().write_all(&near_miss_warning(&source, near_miss))?;
    }
    run.process_chunks(chunks, &mut output)?;
    run.succeeded &= run.reporter.finish()?;
    output.flush()?;
    if run.succeeded {
        output.keep()?;
    }
    Ok(run.succeeded)
}

/// Reports options that `--explore` excludes.
fn check_explore_options(options: &Options) -> Result<(), Failure> {
    let excluded = if options.validate_passes {
        "validate-passes"
    } else if options.split.is_some() {
        "split-input-file"
    } else if options.verify_diagnostics.is_some() {
        "verify-diagnostics"
    } else {
        return Ok(());
    };
    let program = &options.program;
    Err(Failure::Message(format!("{program}: '--explore' cannot be used with '--{excluded}'")))
}

/// Runs the passes, and shows the run as a page. Returns whether the passes succeeded.
fn explore(
    options: &mut Options,
    registry: Registry<'_>,
    input: &InputText,
    source: Source<'_>,
) -> Result<bool, Failure> {
    let recorder = Arc::new(Recorder::default());
    options.passes.config.observer = ObservedBy::new(recorder.clone());
    let mut run = Run::new(options, registry, input, source, 1)?;
    run.recorder = Some(recorder.clone());
    let Some(mut loaded) = run.load(Chunk { text: input, start: None })? else { return Ok(false) };
    loaded.ctx.observe_rewrites(recorder.clone());
    recorder.input(&loaded.module.ir, loaded.module.top);
    let succeeded = run.run_passes_or_reproducer(&mut loaded)?;
    let name = files::input_name(&options.input);
    let title = Path::new(&name).file_name().unwrap_or(&name).to_string_lossy().into_owned();
    let exploration = Exploration::new(&title, &options.passes.pipeline, registry, &recorder);
    let program = &options.program;
    explore::show(&exploration, program, &options.output, options.explore_port).map_err(|error| {
        Failure::Message(format!("{program}: the page cannot be shown: {}", reason(&error)))
    })?;
    Ok(succeeded)
}

/// The run of the driver on an input.
struct Run<'a> {
    options: &'a mut Options,
    registry: Registry<'a>,
    input: &'a InputText,
    reporter: Reporter<'a>,
    threads: usize,
    /// Records the run for `--explore`.
    recorder: Option<Arc<Recorder>>,
    succeeded: bool,
}

/// A chunk after parsing and verification.
struct Loaded {
    ctx: Context,
    module: ParsedModule,
}

impl<'a> Run<'a> {
    fn new(
        options: &'a mut Options,
        registry: Registry<'a>,
        input: &'a InputText,
        source: Source<'a>,
        threads: usize,
    ) -> io::Result<Self> {
        let (reporter, succeeded) = Reporter::new(source, options.verify_diagnostics)?;
        Ok(Run { options, registry, input, reporter, threads, recorder: None, succeeded })
    }

    fn process_chunks(&mut self, chunks: Vec<Chunk<'_>>, output: &mut (dyn Write + Send)) -> io::Result<()> {
        let last = chunks.len().saturating_sub(1);
        for (index, chunk) in chunks.into_iter().enumerate() {
            if index != 0 {
                output.write_all(&self.options.output_marker)?;
                output.write_all(b"\n")?;
            }
            self.process_chunk(chunk, index == last, output)?;
        }
        Ok(())
    }

    /// Parses a chunk, runs the passes, and prints the module.
    fn process_chunk(
        &mut self,
        chunk: Chunk<'_>,
        is_last: bool,
        output: &mut (dyn Write + Send),
    ) -> io::Result<()> {
        let start = Instant::now();
        let Some(mut loaded) = self.load(chunk)? else { return Ok(()) };
        if self.options.passes.dump_pipeline {
            dump_pipeline(&self.options.passes)?;
        }
        let parsing = start.elapsed();
        if !self.run_passes_or_reproducer(&mut loaded)? {
            // As in MLIR, a failure is right if all its errors are expected.
            self.succeeded &= self.reporter.is_comparing();
            return Ok(());
        }
        let printing = Instant::now();
        let module = &loaded.module;
        print_module(&module.ir, module.top, self.print_options(), &module.external_resources, output)?;
        output.write_all(b"\n")?;
        let passes = &self.options.passes;
        if passes.timing {
            output.flush()?;
            let report = timing_report(
                Some(parsing),
                &passes.pipeline,
                Some(printing.elapsed()),
                start.elapsed(),
                passes.timing_as_list,
            );
            io::stderr().lock().write_all(report.as_bytes())?;
        }
        // The process ends, so freeing each operation of a large module would be a waste of time.
        if is_last {
            std::mem::forget(loaded);
        }
        Ok(())
    }

    /// Parses and verifies a chunk in a context of its own. Returns `None` after errors.
    fn load(&mut self, chunk: Chunk<'_>) -> io::Result<Option<Loaded>> {
        let ctx = self.create_context();
        if let Some(path) = &self.options.irdl_file
            && !load_irdl_file(&ctx, path)?
        {
            self.succeeded = false;
            return Ok(None);
        }
        let passed = |passed: &[u8]| self.input.release(passed);
        let file = self.reporter.source().name;
        let source = SourceChunk { file, text: chunk.text, start: chunk.start, passed: Some(&passed) };
        let parsed = parse_module_chunk(&ctx, &source);
        self.input.release(chunk.text);
        let verified =
            parsed.and_then(|parsed| self.check(&parsed).map(|()| parsed).map_err(|error| vec![error]));
        match verified {
            Ok(parsed) => Ok(Some(Loaded { module: parsed.into_module(), ctx })),
            Err(diagnostics) => {
                self.succeeded &= self.report(&ctx, &diagnostics)?;
                Ok(None)
            }
        }
    }

    fn create_context(&self) -> Context {
        let ctx = Context::new();
        (self.registry)(&ctx);
        ctx.set_threads(self.threads);
        ctx.allow_unregistered_dialects(self.options.allow_unregistered);
        ctx.verify_patterns(self.options.verify_patterns);
        if self.options.debug_conversion {
            ctx.observe_conversions(Arc::new(PrintedConversions));
        }
        ctx
    }

    /// Checks `--no-implicit-module`, and verifies the module.
    fn check(&self, parsed: &ParsedModule) -> Result<(), Diagnostic> {
        let block = parsed.ir.first_block(parsed.ir.region(parsed.top, 0));
        let count = block.map_or(0, |block| parsed.ir.ops(block).count());
        if self.options.no_implicit_module && count != 1 {
            let message = format!("source must contain a single top-level operation, found: {count}");
            return Err(Diagnostic::error(parsed.ir.location(parsed.top), message));
        }
        if self.options.unverified { Ok(()) } else { verify(&parsed.ir, parsed.top) }
    }

    /// The options of the printer after the passes. It does not verify again if nothing changed since the
    /// last verification.
    fn print_options(&self) -> PrintOptions {
        let passes = &self.options.passes;
        let is_verified = !self.options.unverified && (passes.is_empty() || passes.config.verify_each);
        let print = self.options.print.clone();
        PrintOptions { assume_verified: print.assume_verified || is_verified, ..print }
    }

    /// Runs the passes of the command line, or with `--run-reproducer` those of the input. Returns whether
    /// they succeeded.
    fn run_passes_or_reproducer(&mut self, loaded: &mut Loaded) -> io::Result<bool> {
        if !self.options.passes.run_reproducer {
            return self.run_passes(loaded);
        }
        let Loaded { ctx, module } = loaded;
        let taken = Reproducer::take(module, &self.options.program, &self.options.passes.registry);
        let mut reproducer = match taken {
            Ok(reproducer) => reproducer,
            Err(diagnostic) => {
                self.succeeded &= self.report(ctx, &[diagnostic])?;
                return Ok(false);
            }
        };
        reproducer.exchange(ctx, &mut self.options.passes);
        let succeeded = self.run_passes(loaded);
        reproducer.exchange(&loaded.ctx, &mut self.options.passes);
        succeeded
    }

    /// Runs the passes of the options. Returns whether they succeeded.
    fn run_passes(&mut self, loaded: &mut Loaded) -> io::Result<bool> {
        let Loaded { ctx, module } = loaded;
        let passes = &mut self.options.passes;
        if passes.is_empty() {
            return Ok(true);
        }
        let flags = PassManagerFlags {
            disable_threading: ctx.threads() == 1,
            verify_each: passes.config.verify_each,
        };
        let print = PrintOptions { assume_verified: !self.options.unverified, ..PrintOptions::default() };
        let before =
            passes.reproducer.is_some().then(|| reproducer::text(module, &print, &passes.pipeline, flags));
        let outcome = passes.config.run(&mut passes.pipeline, ctx, &mut module.ir, module.top);
        let mut is_expected = true;
        for reported in outcome.reports {
            match reported {
                Report::Text(text) => io::stderr().lock().write_all(text.as_bytes())?,
                Report::File { path, text } => self.write_in_tree(&path, &text)?,
                Report::Diagnostic(diagnostic) => is_expected &= self.report(ctx, &[diagnostic])?,
            }
        }
        if let Some(check) = &self.options.check {
            let Checked { errors, summary } = check();
            io::stderr().lock().write_all(summary.as_bytes())?;
            is_expected &= errors.is_empty() || self.report(ctx, &errors)?;
        }
        self.succeeded &= is_expected;
        self.write_reproducers(module, before.filter(|_| !outcome.succeeded), outcome.succeeded)?;
        let passes = &self.options.passes;
        if passes.statistics {
            let report = statistics_report(&passes.pipeline, passes.statistics_as_list);
            io::stderr().lock().write_all(report.as_bytes())?;
        }
        Ok(outcome.succeeded && is_expected)
    }

    /// Writes the reproducer of a failure, `before`, and that of `--mlir-generate-reproducer`.
    fn write_reproducers(
        &self,
        module: &ParsedModule,
        before: Option<Vec<u8>>,
        succeeded: bool,
    ) -> io::Result<()> {
        let passes = &self.options.passes;
        if let (Some(path), Some(text)) = (&passes.reproducer, before)
            && let Err(message) = reproducer::write(path, &text)?
        {
            writeln!(io::stderr(), "Failed to create reproducer stream: {message}")?;
        }
        if let (Some(path), true) = (&passes.generated_reproducer, succeeded) {
            // As in MLIR, it contains the module after the passes, and these flags whatever the options are.
            let flags = PassManagerFlags { disable_threading: false, verify_each: false };
            let text = reproducer::text(module, &self.print_options(), &passes.pipeline, flags);
            // As in MLIR, there is no message about a file that cannot be created.
            let _ = reproducer::write(path, &text)?;
        }
        Ok(())
    }

    /// Writes a file of `--mlir-print-ir-tree-dir`, and creates its folders inside the parent of the tree. As
    /// in MLIR, an error is printed, and the run continues.
    fn write_in_tree(&self, path: &Path, text: &str) -> io::Result<()> {
        let tree = Path::new(self.options.passes.tree.as_deref().unwrap_or_default());
        let parents = path.ancestors().skip(1).map(|parent| tree.join(parent));
        let mut folders: Vec<PathBuf> = parents.collect();
        folders.reverse();
        let create = |folder: &PathBuf| match std::fs::create_dir(folder) {
            Err(error) if !folder.is_dir() => Some((folder.clone(), error)),
            _ => None,
        };
        if let Some((folder, error)) = folders.iter().find_map(create) {
            let (folder, reason) = (folder.display(), reason(&error));
            return writeln!(io::stderr(), "Error while creating directory {folder}: {reason}");
        }
        let path = tree.join(path);
        match Output::create(path.as_os_str()) {
            Ok(mut file) => file.write_all(text.as_bytes()).and_then(|()| file.keep()),
            Err(message) => {
                writeln!(io::stderr(), "Error opening output file {}: {message}", path.display())
            }
        }
    }

    /// Prints diagnostics or compares them with the expected ones, and records them for the page. Returns
    /// whether there is no error, or no unexpected diagnostic.
    fn report(&mut self, ctx: &Context, diagnostics: &[Diagnostic]) -> io::Result<bool> {
        if let (Some(recorder), false) = (&self.recorder, diagnostics.is_empty()) {
            recorder.diagnostic(&render_all(ctx, self.reporter.source(), diagnostics));
        }
        self.reporter.report(ctx, diagnostics)
    }
}

/// Prints the pipeline (`--dump-pass-pipeline`).
fn dump_pipeline(passes: &PassOptions) -> io::Result<()> {
    let count = passes.pipeline.steps.len();
    let text = passes.pipeline.dump();
    writeln!(io::stderr(), "Pass Manager with {count} passes:\n{text}\n")
}

/// The warning about a near miss of the separator before this line and column.
fn near_miss_warning(source: &Source<'_>, (line, column): (u32, u32)) -> Vec<u8> {
    let mut text = source.name.to_vec();
    text.extend(format!(":{line}:{column}: warning: near miss with file split marker\n").bytes());
    push_source_line(source, &mut text, SourcePosition { file: source.name, line, column }, 0);
    text
}

/// Prints the attempts of conversions to the standard error (`--debug-only=dialect-conversion`).
struct PrintedConversions;

impl ConversionObserver for PrintedConversions {
    fn attempted(&self, attempts: &str) {
        // If the stream is closed, there is no other one for the output.
        let _ = writeln!(io::stderr().lock(), "{attempts}");
    }
}
