//! One run: read the input, parse and verify each part, print.
//!
//! Each part of a split input has a context of its own, so that no part sees the names of another one.

use crate::Registry;
use crate::definitions::load_definitions;
use crate::expected::{Expectations, report};
use crate::explore::{self, Exploration, Recorder};
use crate::files::{self, Failure, Output, reason};
use crate::options::Options;
use crate::passes::PassOptions;
use crate::render::{Place, Source, render, source_line};
use crate::reproducer::{self, Reproducer};
use crate::split::{self, Part, Parts};
use ir_core::context::{Context, ConversionObserver};
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{ObservedBy, Report, statistics_report, timing_report};
use ir_core::text::{
    ParsedModule, PrintOptions, SourceChunk, parse_module, parse_module_chunk, print_module,
};
use ir_core::verify::verify;
use process_io::InputText;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

/// Runs as the options say. Returns whether all went well.
pub(crate) fn run(options: &mut Options, registry: Registry<'_>) -> Result<bool, Failure> {
    if options.explore {
        return explored(options, registry);
    }
    let text = files::read_input(&options.input)?;
    let mut output = Output::create(&options.output).map_err(Failure::Message)?;
    let name = if options.input == "-" { "<stdin>".into() } else { options.input.clone() };
    let source = Source { name: name.as_encoded_bytes(), text: &text };
    let whole = || vec![Part { text: &text, start: None }];
    let Parts { parts, near_misses } = match &options.split {
        Some(separator) => split::parts(&text, separator, &|passed| text.release(passed)),
        None => Parts { parts: whole(), near_misses: Vec::new() },
    };
    // All of it was searched for separators.
    text.release(&text);
    let mut run =
        Run { options, registry, input: &text, source, expectations: None, threads: 1, recorder: None };
    if run.options.threading {
        run.threads = ir_core::threads::count_for_source(&text);
    }
    if let Some(level) = run.options.verify_diagnostics {
        run.expectations = Some(Expectations::new(&run.source, level));
    }
    let fine = run.parts(parts, &near_misses, &mut output)?;
    if fine {
        output.keep()?;
    }
    Ok(fine)
}

/// A run over an input.
struct Run<'a> {
    options: &'a mut Options,
    registry: Registry<'a>,
    input: &'a InputText,
    source: Source<'a>,
    expectations: Option<Expectations>,
    threads: usize,
    /// The observer of the run, for a page.
    recorder: Option<Arc<Recorder>>,
}

/// Runs the passes, and shows the run as a page; returns whether all went well.
fn explored(options: &mut Options, registry: Registry<'_>) -> Result<bool, Failure> {
    let program = options.program.clone();
    let refused =
        |option: &str| Failure::Message(format!("{program}: '--explore' cannot be used with '--{option}'"));
    if options.split.is_some() {
        return Err(refused("split-input-file"));
    }
    if options.verify_diagnostics.is_some() {
        return Err(refused("verify-diagnostics"));
    }
    let text = files::read_input(&options.input)?;
    let name = if options.input == "-" { "<stdin>".into() } else { options.input.clone() };
    let source = Source { name: name.as_encoded_bytes(), text: &text };
    let recorder = Arc::new(Recorder::default());
    options.passes.config.observer = ObservedBy::new(recorder.clone());
    let observer = Some(recorder.clone());
    let mut run =
        Run { options, registry, input: &text, source, expectations: None, threads: 1, recorder: observer };
    let Some(fine) = run.observed_passes()? else { return Ok(false) };
    let (pipeline, output, port) = (&options.passes.pipeline, &options.output, options.explore_port);
    let title = Path::new(&name).file_name().unwrap_or(&name).to_string_lossy().into_owned();
    let exploration = Exploration::new(&title, pipeline, registry, &recorder);
    explore::show(&exploration, &program, output, port).map_err(|error| {
        Failure::Message(format!("{program}: the page cannot be shown: {}", reason(&error)))
    })?;
    Ok(fine)
}

impl Run<'_> {
    /// Processes the parts; returns whether all went well.
    fn parts(
        &mut self,
        parts: Vec<Part<'_>>,
        near_misses: &[(u32, u32)],
        output: &mut dyn Write,
    ) -> io::Result<bool> {
        let wrong = self.expectations.as_mut().map(Expectations::take_wrong).unwrap_or_default();
        io::stderr().lock().write_all(&wrong)?;
        for &place in near_misses {
            io::stderr().lock().write_all(&near_miss(&self.source, place))?;
        }
        let mut fine = wrong.is_empty();
        let last = parts.len().saturating_sub(1);
        for (index, part) in parts.into_iter().enumerate() {
            if index != 0 {
                output.write_all(&self.options.output_marker)?;
                output.write_all(b"\n")?;
            }
            fine &= self.part(part, index == last, output)?;
        }
        if let Some(expectations) = &self.expectations {
            let missing = expectations.missing(&self.source);
            io::stderr().lock().write_all(&missing)?;
            fine &= missing.is_empty();
        }
        output.flush()?;
        Ok(fine)
    }

    /// Parses and verifies the input, and runs the passes, observed by the recorder. Returns whether all went well; `None` if there is no input.
    fn observed_passes(&mut self) -> io::Result<Option<bool>> {
        let ctx = Context::new();
        (self.registry)(&ctx);
        self.configure(&ctx);
        let parsed = parse_module(&ctx, self.source.name, self.source.text);
        let result = parsed.and_then(|parsed| self.checked(parsed).map_err(|diagnostic| vec![diagnostic]));
        self.report(&ctx, result.as_ref().err().map_or(&[][..], |diagnostics| diagnostics))?;
        let Ok(parsed) = result else { return Ok(None) };
        let mut module = parsed.into_module();
        if let Some(recorder) = &self.recorder {
            ctx.observe_rewrites(recorder.clone());
            recorder.input(&module.ir, module.top);
        }
        self.passes_of_input(&ctx, &mut module).map(Some)
    }

    /// Sets what the options say of a context.
    fn configure(&self, ctx: &Context) {
        ctx.allow_unregistered_dialects(self.options.allow_unregistered);
        if self.options.debug_conversion {
            ctx.observe_conversions(Arc::new(ShownAttempts));
        }
    }

    /// Parses, verifies and prints one part.
    fn part(&mut self, part: Part<'_>, is_last: bool, output: &mut dyn Write) -> io::Result<bool> {
        let start = Instant::now();
        let ctx = Context::new();
        (self.registry)(&ctx);
        ctx.set_threads(self.threads);
        self.configure(&ctx);
        if let Some(path) = &self.options.irdl_file
            && !load_definitions(&ctx, path)?
        {
            return Ok(false);
        }
        let passed = |passed: &[u8]| self.input.release(passed);
        let source =
            SourceChunk { file: self.source.name, text: part.text, start: part.start, passed: Some(&passed) };
        let parsed = parse_module_chunk(&ctx, &source);
        self.input.release(part.text);
        let result = parsed.and_then(|parsed| self.checked(parsed).map_err(|diagnostic| vec![diagnostic]));
        let fine = report(
            &ctx,
            &self.source,
            self.expectations.as_mut(),
            result.as_ref().err().map_or(&[][..], |diagnostics| diagnostics),
        )?;
        let Ok(parsed) = result else { return Ok(fine) };
        if self.options.passes.dump_pipeline {
            show_pipeline(&self.options.passes)?;
        }
        let mut module = parsed.into_module();
        let parsing = start.elapsed();
        if !self.passes_of_input(&ctx, &mut module)? {
            return Ok(false);
        }
        let printing = Instant::now();
        let print = self.printing();
        print_module(&module.ir, module.top, print, &module.external_resources, output)?;
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
        // A large module is not freed piece by piece at the end of the process.
        if is_last {
            std::mem::forget(module);
            std::mem::forget(ctx);
        }
        Ok(fine)
    }

    /// The printing options after the passes: what was verified after the last change is not verified again.
    fn printing(&self) -> PrintOptions {
        let passes = &self.options.passes;
        let is_verified = !self.options.unverified && (passes.is_empty() || passes.config.verify_each);
        let print = self.options.print.clone();
        PrintOptions { assume_verified: print.assume_verified || is_verified, ..print }
    }

    /// The module, if it is what the options ask for, and right.
    fn checked(&self, parsed: ParsedModule) -> Result<ParsedModule, Diagnostic> {
        let block = parsed.ir.first_block(parsed.ir.region(parsed.top, 0));
        let found = block.map_or(0, |block| parsed.ir.ops(block).count());
        if self.options.no_implicit_module && found != 1 {
            let message = format!("source must contain a single top-level operation, found: {found}");
            return Err(Diagnostic::error(parsed.ir.location(parsed.top), message));
        }
        if !self.options.unverified {
            verify(&parsed.ir, parsed.top)?;
        }
        Ok(parsed)
    }

    /// Runs the passes that the input names, where that was asked for, or those of the command line.
    fn passes_of_input(&mut self, ctx: &Context, module: &mut ParsedModule) -> io::Result<bool> {
        if !self.options.passes.run_reproducer {
            return self.passes(ctx, module);
        }
        let mut reproducer =
            match Reproducer::take(module, &self.options.program, &self.options.passes.registry) {
                Ok(reproducer) => reproducer,
                Err(diagnostic) => {
                    return self.report(ctx, &[diagnostic]).map(|_| false);
                }
            };
        reproducer.exchange(ctx, &mut self.options.passes);
        let fine = self.passes(ctx, module);
        reproducer.exchange(ctx, &mut self.options.passes);
        fine
    }

    /// Runs the passes on a module; returns whether all went well.
    fn passes(&mut self, ctx: &Context, module: &mut ParsedModule) -> io::Result<bool> {
        let passes = &mut self.options.passes;
        if passes.is_empty() {
            return Ok(true);
        }
        let how = [ctx.threads() == 1, passes.config.verify_each];
        let print = PrintOptions { assume_verified: !self.options.unverified, ..PrintOptions::default() };
        let before =
            passes.reproducer.is_some().then(|| reproducer::text(module, &print, &passes.pipeline, how));
        let outcome = passes.config.run(&mut passes.pipeline, ctx, &mut module.ir, module.top);
        let mut fine = outcome.succeeded;
        for reported in outcome.reports {
            match reported {
                Report::Text(text) => io::stderr().lock().write_all(text.as_bytes())?,
                Report::File { path, text } => self.write_in_tree(&path, &text)?,
                Report::Diagnostic(diagnostic) => {
                    let is_expected = self.report(ctx, &[diagnostic])?;
                    // As in the peer, a pass may report errors, and succeed.
                    fine &= is_expected || self.expectations.is_none();
                }
            }
        }
        let passes = &self.options.passes;
        if let (Some(path), Some(text)) = (&passes.reproducer, before.filter(|_| !outcome.succeeded))
            && let Err(message) = reproducer::write(path, &text)?
        {
            writeln!(io::stderr(), "Failed to create reproducer stream: {message}")?;
        }
        if let (Some(path), true) = (&passes.generated_reproducer, outcome.succeeded) {
            // The peer writes what came of the passes, and these defaults whatever the options say.
            let text = reproducer::text(module, &self.printing(), &passes.pipeline, [false, false]);
            // As in the peer: who can't have the file isn't told.
            let _ = reproducer::write(path, &text)?;
        }
        if passes.statistics {
            let report = statistics_report(&passes.pipeline, passes.statistics_as_list);
            io::stderr().lock().write_all(report.as_bytes())?;
        }
        Ok(fine)
    }

    /// Writes a file of the tree of prints, and the folders that it lies in. As in the peer, what goes wrong is said and
    /// stops nothing; the folder around the tree's must be there.
    fn write_in_tree(&self, path: &Path, text: &str) -> io::Result<()> {
        let tree = Path::new(self.options.passes.tree.as_deref().unwrap_or_default());
        let parents = path.ancestors().skip(1).map(|part| tree.join(part));
        let mut folders: Vec<PathBuf> = parents.collect();
        folders.reverse();
        let make = |folder: &PathBuf| match std::fs::create_dir(folder) {
            Err(error) if !folder.is_dir() => Some((folder.clone(), error)),
            _ => None,
        };
        if let Some((folder, error)) = folders.iter().find_map(make) {
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

    /// Shows diagnostics, or compares them with what is expected; a page shows them, too. Returns whether they are fine.
    fn report(&mut self, ctx: &Context, diagnostics: &[Diagnostic]) -> io::Result<bool> {
        if let (Some(recorder), false) = (&self.recorder, diagnostics.is_empty()) {
            let texts = diagnostics.iter().flat_map(|diagnostic| render(ctx, &self.source, diagnostic));
            recorder.diagnostic(&texts.collect::<Vec<u8>>());
        }
        report(ctx, &self.source, self.expectations.as_mut(), diagnostics)
    }
}

/// The pipeline as `--dump-pass-pipeline` shows it.
fn show_pipeline(passes: &PassOptions) -> io::Result<()> {
    let count = passes.pipeline.steps.len();
    let text = passes.pipeline.dump();
    writeln!(io::stderr(), "Pass Manager with {count} passes:\n{text}\n")
}

/// The warning about what is nearly a separator and ends at this line and column.
fn near_miss(source: &Source<'_>, (line, column): (u32, u32)) -> Vec<u8> {
    let mut text = source.name.to_vec();
    text.extend(format!(":{line}:{column}: warning: near miss with file split marker\n").bytes());
    source_line(source, &mut text, Place { file: source.name, line, column }, 0);
    text
}

/// Shows the attempts of conversions on the standard error stream (`--debug-only=dialect-conversion`).
struct ShownAttempts;

impl ConversionObserver for ShownAttempts {
    fn attempted(&self, attempts: &str) {
        // Nothing is to be done about a stream that is closed.
        let _ = writeln!(io::stderr().lock(), "{attempts}");
    }
}
