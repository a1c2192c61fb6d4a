//! The options of `ods-translate`. Names are `mlir-translate`'s.

use std::ffi::OsString;

use crate::cpp::CppOptions;
use driver_support::arguments::{Argument, read, unknown};
use driver_support::expected::DiagnosticsLevel;

/// Name, form of the value, and help of each option.
const OPTIONS: [(&str, &str, &str); 14] = [
    ("mlir-to-llvmir", "", "Translate modules of the dialect 'llvm' to LLVM IR"),
    ("import-llvm", "", "Translate LLVM IR to a module of the dialect 'llvm'"),
    ("mlir-to-cpp", "", "Translate modules of the dialect 'emitc' to C or C++"),
    ("declare-variables-at-top", "", "Declare variables at the beginning of their function (C++)"),
    ("file-id", "=<id>", "Write the operations 'emitc.file' with this id (C++)"),
    ("o", " <file>", "Write the output to this file; '-' is the standard output"),
    ("allow-unregistered-dialect", "", "Accept operations of dialects that are not registered"),
    ("split-input-file", "[=<marker>]", "Split the input at lines with this marker ('// -----' by default)"),
    ("output-split-marker", "=<marker>", "The line between the outputs of the parts"),
    ("verify-diagnostics", "[=all|only-expected]", "Compare the diagnostics with comments in the input"),
    (
        "mlir-print-debuginfo",
        "",
        "Accepted for the sake of scripts; LLVM IR has debug information of its own",
    ),
    ("h", "", "Show this text"),
    ("help", "", "Show this text"),
    ("version", "", "Show the version"),
];

/// The options of a command line.
pub(crate) struct Options {
    pub(crate) input: OsString,
    pub(crate) output: OsString,
    pub(crate) allow_unregistered: bool,
    pub(crate) split: Option<Vec<u8>>,
    pub(crate) output_marker: Vec<u8>,
    pub(crate) verify_diagnostics: Option<DiagnosticsLevel>,
    pub(crate) show: Option<Show>,
    pub(crate) translation: Translation,
    pub(crate) cpp: CppOptions,
    has_translation: bool,
    print_locations: bool,
}

/// The target of a translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Translation {
    LlvmIr,
    Cpp,
    Import,
}

/// A text to show instead of translating.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Show {
    Help,
    Version,
}

/// The text of `--help`.
pub(crate) fn help(program: &str) -> String {
    let mut text = format!(
        "{program}: Translates MLIR to LLVM IR, C or C++, and LLVM IR to MLIR\n\nUsage: {program} --mlir-to-llvmir|--mlir-to-cpp|--import-llvm [options] [<input file>]\n\n\
         Without an input file, or with '-', the standard input is read. Options begin with one dash or two.\n\n"
    );
    for (name, value, help) in OPTIONS {
        let dashes = if name.len() == 1 { "-" } else { "--" };
        let shown = format!("  {dashes}{name}{value}");
        text.push_str(&format!("{shown:44} - {help}\n"));
    }
    text
}

impl Options {
    /// Reads the arguments of a process, its own name first.
    ///
    /// # Errors
    /// The message for options that do not exist or have wrong values.
    pub(crate) fn parse(program: &str, arguments: &[OsString]) -> Result<Self, String> {
        let mut options = Options {
            input: "-".into(),
            output: "-".into(),
            allow_unregistered: false,
            split: None,
            output_marker: Vec::new(),
            verify_diagnostics: None,
            show: None,
            translation: Translation::LlvmIr,
            cpp: CppOptions::default(),
            has_translation: false,
            print_locations: false,
        };
        options.input = read(program, arguments, |argument| options.set(argument))?;
        if !options.has_translation && options.show.is_none() {
            return Err("Translations to perform option: must be specified at least once!".to_owned());
        }
        if options.translation == Translation::Import && options.print_locations {
            return Err(format!(
                "{program}: '--mlir-print-debuginfo' is not supported: locations are not imported"
            ));
        }
        Ok(options)
    }

    fn translate(&mut self, translation: Translation) {
        self.translation = translation;
        self.has_translation = true;
    }

    fn set(&mut self, mut argument: Argument<'_>) -> Result<(), String> {
        match &*argument.name {
            "mlir-to-llvmir" => self.translate(Translation::LlvmIr),
            "import-llvm" => self.translate(Translation::Import),
            "mlir-to-cpp" => self.translate(Translation::Cpp),
            "declare-variables-at-top" => self.cpp.declare_variables_at_top = argument.flag()?,
            "file-id" => self.cpp.file_id = argument.bytes()?.to_string_lossy().into_owned(),
            "o" => self.output = argument.bytes()?,
            "allow-unregistered-dialect" => self.allow_unregistered = argument.flag()?,
            "split-input-file" => self.split = Some(argument.separator()),
            "output-split-marker" => self.output_marker = argument.bytes()?.into_encoded_bytes(),
            "verify-diagnostics" => self.verify_diagnostics = Some(argument.diagnostics_level()?),
            "mlir-print-debuginfo" => self.print_locations = argument.flag()?,
            "h" | "help" => self.show = Some(Show::Help),
            "version" => self.show = Some(Show::Version),
            _ => return Err(unknown(&argument)),
        }
        Ok(())
    }
}
