//! The options of the command line: one table with the name, help and setter of each.

use crate::definition_options::DefinitionOptions;
use crate::passes::PassOptions;
use driver_support::arguments::{Argument, read, unknown_option};
use driver_support::expected::DiagnosticsLevel;
use driver_support::split::SEPARATOR;
use ir_core::diagnostic::Diagnostic;
use ir_core::pass::{PassRegistry, PassSelection};
use ir_core::text::PrintOptions;
use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The options of a command line.
pub(crate) struct Options {
    /// The program's name, for messages.
    pub(crate) program: String,
    /// The input file; `-` is the standard input.
    pub(crate) input: OsString,
    /// The output file; `-` is the standard output.
    pub(crate) output: OsString,
    /// Options of the printer.
    pub(crate) print: PrintOptions,
    /// Whether dialects that are not registered are allowed.
    pub(crate) allow_unregistered: bool,
    /// The file with definitions of dialects in the dialect `irdl`, which are loaded before the input is
    /// read.
    pub(crate) irdl_file: Option<OsString>,
    /// Dialects that are read from their definitions.
    pub(crate) definitions: DefinitionOptions,
    /// The separator of inputs; none where the file is one.
    pub(crate) split: Option<Vec<u8>>,
    /// The line between outputs.
    pub(crate) output_marker: Vec<u8>,
    /// Whether to check the diagnostics against comments in the input.
    pub(crate) verify_diagnostics: Option<DiagnosticsLevel>,
    /// Whether a text must be one operation, instead of being put into a module.
    pub(crate) no_implicit_module: bool,
    /// Whether the input is not verified.
    pub(crate) unverified: bool,
    /// Whether to print the attempts of dialect conversions.
    pub(crate) debug_conversion: bool,
    /// Whether the IR is verified after each pattern.
    pub(crate) verify_patterns: bool,
    /// Whether functions run before and after each pass.
    pub(crate) validate_passes: bool,
    /// The number of argument lists for each of these functions.
    pub(crate) validation_inputs: usize,
    /// The file for the reduced module of the first finding of these runs.
    pub(crate) reduced_finding: Option<PathBuf>,
    /// The check of the passes that ran; `None` without `--validate-passes`.
    pub(crate) check: Option<Box<Check>>,
    /// Whether to show the run as a page in the browser.
    pub(crate) explore: bool,
    /// The port that the page is served at; 0 is any that is free.
    pub(crate) explore_port: u16,
    /// A text to show instead of processing an input.
    pub(crate) show: Option<Show>,
    /// Whether several threads may work on a module; results are the same.
    pub(crate) threading: bool,
    /// The passes to run, and their observation.
    pub(crate) passes: PassOptions,
}

/// The result of checks while passes ran.
#[derive(Debug)]
pub(crate) struct Checked {
    /// The errors that were found.
    pub(crate) errors: Vec<Diagnostic>,
    /// The numbers of checks, and reasons for those that are missing.
    pub(crate) summary: String,
}

/// Takes the result of the checks so far.
pub(crate) type Check = dyn Fn() -> Checked;

/// A text about the program itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Show {
    Help,
    Version,
    Dialects,
    Passes,
}

/// A group of options in the help text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Group {
    Input,
    Printing,
    Passes,
    Around,
    Program,
}

/// An option: its help and its setter.
pub(crate) struct OptionSpec {
    pub(crate) group: Group,
    /// The name, without dashes.
    pub(crate) name: &'static str,
    /// The form of the value after the name, such as `=<file>`; empty for a flag.
    pub(crate) value: &'static str,
    pub(crate) help: &'static str,
    set: fn(&mut Options, &mut Argument<'_>) -> Result<(), String>,
}

/// Sets a field of the options to whether a flag is on.
macro_rules! flag {
    ($($field:ident).+) => {
        |o, a| a.flag().map(|on| o.$($field).+ = on)
    };
}

/// Declares the options of each group: name, form of the value, help, and setter.
macro_rules! options {
    ($($group:ident { $($name:literal $value:literal $help:literal => $set:expr;)* })*) => {
        /// All options except those named after passes and pipelines. Names are `mlir-opt`'s.
        pub(crate) const OPTIONS: &[OptionSpec] = &[$($(
            OptionSpec { group: Group::$group, name: $name, value: $value, help: $help, set: $set },
        )*)*];
    };
}

options! {
    Input {
        "o" " <file>" "Write the output to this file; '-' is the standard output"
            => |o, a| a.bytes().map(|file| o.output = file);
        "allow-unregistered-dialect" "" "Accept operations of dialects that are not registered"
            => flag!(allow_unregistered);
        "irdl-file" "=<file>" "Load the dialects that this file defines by operations of the dialect 'irdl'"
            => |o, a| a.bytes().map(|file| o.irdl_file = Some(file));
        "definitions" "=<path>"
            "Load the dialects that this file defines, '.td', '.ods' or a plan, or all files of this folder; may be repeated"
            => |o, a| a.bytes().map(|path| o.definitions.paths.push(path));
        "I" " <folder>" "Look for files that definitions include in this folder"
            => |o, a| a.bytes().map(|folder| o.definitions.include_dirs.push(folder));
        "D" " <name>" "Define a macro for '#ifdef' in definitions"
            => |o, a| a.text().map(|name| o.definitions.defines.push(name));
        "mlir-version" "=<number>" "The version of MLIR that definitions are written for; detected by default"
            => |o, a| a.text().map(|version| o.definitions.mlir_version = Some(version));
        "definitions-report" "" "List what can only run in C++ in dialects that are loaded"
            => flag!(definitions.report);
        "no-implicit-module" "" "The input is one operation; no module is put around it"
            => flag!(no_implicit_module);
        "split-input-file" "[=<marker>]"
            "Split the input at lines with this marker ('// -----' by default), and process each part" => |o, a| {
            o.split = Some(a.separator());
            Ok(())
        };
        "output-split-marker" "=<marker>" "The line between the outputs of the parts"
            => |o, a| a.bytes().map(|marker| o.output_marker = marker.into_encoded_bytes());
        "verify-diagnostics" "[=all|only-expected]"
            "Compare the diagnostics with comments such as 'expected-error@+1 {{text}}'"
            => |o, a| a.diagnostics_level().map(|level| o.verify_diagnostics = Some(level));
        "mlir-very-unsafe-disable-verifier-on-parsing" "" "Do not verify the input" => flag!(unverified);
    }
    Printing {
        "mlir-print-op-generic" "" "Print the generic form of operations" => flag!(print.generic);
        "mlir-print-assume-verified" "" "Print custom forms without verifying operations again"
            => flag!(print.assume_verified);
        "mlir-print-debuginfo" "" "Print locations" => flag!(print.debug_info);
        "mlir-pretty-debuginfo" "" "Print locations in their short form" => flag!(print.pretty_debug_info);
        "mlir-print-local-scope" "" "Print without aliases of types, attributes and locations"
            => flag!(print.local_scope);
        "mlir-print-skip-regions" "" "Print operations without their regions" => flag!(print.skip_regions);
        "mlir-use-nameloc-as-prefix" "" "Print names of values after their named locations"
            => flag!(print.name_locations_as_prefix);
        "mlir-elide-elementsattrs-if-larger" "=<number>" "Print '...' for constants with more elements"
            => |o, a| a.number().map(|limit| o.print.elide_elements_above = Some(limit));
        "mlir-elide-resource-strings-if-larger" "=<number>" "Leave out resources with more characters"
            => |o, a| a.number().map(|limit| o.print.elide_resources_above = Some(limit));
        "mlir-print-elementsattrs-with-hex-if-larger" "=<number>"
            "Print constants with more elements in hexadecimal; -1 is never"
            => |o, a| a.limit().map(|limit| o.print.hex_elements_above = limit);
        // As in the peer, which takes it and shows the notes of diagnostics all the same.
        "mlir-disable-diagnostic-notes" "" "Accepted for the sake of scripts; notes are shown"
            => |_, a| a.flag().map(drop);
    }
    Passes {
        "pass-pipeline" "=<pipeline>"
            "Run this pipeline, such as 'builtin.module(func.func(cse,canonicalize{max-iterations=3}))'" => |o, a| {
            let text = a.text()?;
            o.passes.set_pipeline(a.program, &text)
        };
        "verify-each" "" "Verify the module after each pass (on by default)"
            => flag!(passes.config.verify_each);
        "verify-patterns" "" "Verify the IR after each pattern, so that the error about invalid IR names the pattern"
            => flag!(verify_patterns);
        "validate-passes" "" "Run functions before and after each pass on the same arguments; a different result is an error"
            => |o, a| {
            o.validate_passes = a.flag()?;
            if cfg!(feature = "validate") || !o.validate_passes {
                return Ok(());
            }
            Err(format!("{}: '--validate-passes' needs the feature 'validate' of ods-opt", a.program))
        };
        "validation-inputs" "=<number>" "Validate each function on this number of argument lists (64 by default)"
            => |o, a| {
            let count = a.number()?;
            o.validation_inputs = count.try_into().map_err(|_| format!("{}: '{count}' is too large", a.program))?;
            Ok(())
        };
        "reduce-finding" "=<file>" "Write the reduced module of the first different result to this file"
            => |o, a| a.text().map(|path| o.reduced_finding = Some(path.into()));
        "mlir-disable-threading" "" "Use one thread; results are the same"
            => |o, a| a.flag().map(|on| o.threading = !on);
        "run-reproducer" "" "Run the pipeline that the input carries as a reproducer"
            => flag!(passes.run_reproducer);
    }
    Around {
        "dump-pass-pipeline" "" "Show the pipeline before it runs" => flag!(passes.dump_pipeline);
        "mlir-timing" "" "Show the time of each pass" => flag!(passes.timing);
        "mlir-timing-display" "=list|tree" "The form of the times"
            => |o, a| a.is_first_of(["list", "tree"]).map(|is| o.passes.timing_as_list = is);
        "mlir-pass-statistics" "" "Show the counters of each pass" => flag!(passes.statistics);
        "mlir-pass-statistics-display" "=list|pipeline" "The form of the counters"
            => |o, a| a.is_first_of(["list", "pipeline"]).map(|is| o.passes.statistics_as_list = is);
        "debug-only" "=dialect-conversion" "Show each operation that a dialect conversion legalizes, with the patterns that were tried"
            => |o, a| match a.text()?.as_str() {
                "dialect-conversion" => {
                    // The attempts of one operation stay together.
                    (o.debug_conversion, o.threading) = (true, false);
                    Ok(())
                }
                other => Err(format!("{}: '{other}' is not a debug type: only 'dialect-conversion' is", a.program)),
            };
        "explore" "" "Show the run as a page in the browser: steps, differences, times, patterns, graphs; '-o <file>' writes the page instead"
            => flag!(explore);
        "explore-port" "=<number>" "Serve the page at this port, instead of one that is free" => |o, a| {
            let port = a.number()?;
            o.explore_port = port.try_into().map_err(|_| format!("{}: '{port}' is not a port", a.program))?;
            Ok(())
        };
        "mlir-print-ir-before" "=<pass>,..." "Print the IR before these passes" => |o, a| {
            let names = o.passes.names(a)?;
            names.into_iter().for_each(|name| o.passes.config.printing.before.add(name));
            Ok(())
        };
        "mlir-print-ir-after" "=<pass>,..." "Print the IR after these passes" => |o, a| {
            let names = o.passes.names(a)?;
            names.into_iter().for_each(|name| o.passes.config.printing.after.add(name));
            Ok(())
        };
        "mlir-print-ir-before-all" "" "Print the IR before each pass" => |o, a| {
            if a.flag()? {
                o.passes.config.printing.before = PassSelection::All;
            }
            Ok(())
        };
        "mlir-print-ir-after-all" "" "Print the IR after each pass" => |o, a| {
            if a.flag()? {
                o.passes.config.printing.after = PassSelection::All;
            }
            Ok(())
        };
        "mlir-print-ir-after-change" "" "Print the IR after passes only where they changed it"
            => flag!(passes.config.printing.only_after_change);
        "mlir-print-ir-after-failure" "" "Print the IR after a pass only if it failed"
            => flag!(passes.config.printing.only_after_failure);
        "mlir-print-ir-module-scope" "" "Print the whole module; needs --mlir-disable-threading"
            => flag!(passes.config.printing.module_scope);
        "mlir-print-ir-tree-dir" "=<folder>"
            "Print the IR to files of this folder, one for each print" => |o, a| {
            o.passes.tree = Some(a.bytes()?);
            o.passes.config.printing.as_files = true;
            Ok(())
        };
        "mlir-pass-pipeline-crash-reproducer" "=<file>"
            "Where a pass fails, write the module and the pipeline to this file"
            => |o, a| a.bytes().map(|file| o.passes.reproducer = Some(file));
        "mlir-generate-reproducer" "=<file>" "Write the module and the pipeline to this file"
            => |o, a| a.bytes().map(|file| o.passes.generated_reproducer = Some(file));
    }
    Program {
        "h" "" "Show this text" => |o, a| show(o, a, Show::Help);
        "help" "" "Show this text" => |o, a| show(o, a, Show::Help);
        "version" "" "Show the version" => |o, a| show(o, a, Show::Version);
        "show-dialects" "" "List the dialects" => |o, a| show(o, a, Show::Dialects);
        "list-passes" "" "List the passes" => |o, a| show(o, a, Show::Passes);
    }
}

fn show(options: &mut Options, argument: &Argument<'_>, kind: Show) -> Result<(), String> {
    if argument.flag()? {
        options.show.get_or_insert(kind);
    }
    Ok(())
}

impl Options {
    /// Reads the arguments of a process, its own name first, for a program with these passes.
    ///
    /// # Errors
    /// The message for options that don't exist or have wrong values.
    pub(crate) fn parse<A: AsRef<OsStr>>(
        program: &str,
        arguments: &[A],
        registry: PassRegistry,
    ) -> Result<Self, String> {
        let mut options = Options::new(program, registry);
        options.input = read(program, arguments, |argument| options.set(argument))?;
        options.passes.finish(&options.print, options.threading)?;
        Ok(options)
    }

    fn new(program: &str, registry: PassRegistry) -> Self {
        Options {
            program: program.to_owned(),
            input: "-".into(),
            output: "-".into(),
            print: PrintOptions::default(),
            allow_unregistered: false,
            split: None,
            irdl_file: None,
            definitions: DefinitionOptions::default(),
            output_marker: SEPARATOR.to_owned(),
            verify_diagnostics: None,
            no_implicit_module: false,
            unverified: false,
            debug_conversion: false,
            verify_patterns: false,
            validate_passes: false,
            validation_inputs: 64,
            reduced_finding: None,
            check: None,
            explore: false,
            explore_port: 0,
            show: None,
            threading: true,
            passes: PassOptions::new(registry),
        }
    }

    /// Applies one option.
    fn set(&mut self, mut argument: Argument<'_>) -> Result<(), String> {
        match OPTIONS.iter().find(|option| option.name == argument.name) {
            Some(option) => (option.set)(self, &mut argument),
            None if self.passes.add(&argument)? => Ok(()),
            None => {
                let passes = self.passes.registry.names();
                Err(unknown_option(&argument, OPTIONS.iter().map(|option| option.name).chain(passes)))
            }
        }
    }
}
