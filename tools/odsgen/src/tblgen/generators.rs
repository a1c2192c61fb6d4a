//! The generators of llvm-tblgen and mlir-tblgen, by the names of their options.

use ods_codegen::emit::{Emitter, Registry};

/// A generator that is here.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Generator {
    /// All records as text, the default of llvm-tblgen.
    #[default]
    PrintRecords,
    /// All records as text, with locations.
    PrintDetailedRecords,
    /// All records as JSON.
    DumpJson,
    /// Nothing, for timing and checking.
    Null,
    /// An output of the registry.
    Model(&'static dyn Emitter),
}

/// The generator that an option names.
#[derive(Clone, Copy, Debug)]
pub(super) enum GeneratorOption {
    /// A generator that is here.
    Supported(Generator),
    /// One that writes C++ for MLIR.
    MlirCpp,
    /// One that writes parts of LLVM itself.
    LlvmCpp,
}

/// The generator of the option without its dashes; none when it names no generator.
pub(super) fn generator_option(option: &str, registry: &Registry) -> Option<GeneratorOption> {
    Some(match option {
        "print-records" => GeneratorOption::Supported(Generator::PrintRecords),
        "print-detailed-records" => GeneratorOption::Supported(Generator::PrintDetailedRecords),
        "dump-json" => GeneratorOption::Supported(Generator::DumpJson),
        "null-backend" => GeneratorOption::Supported(Generator::Null),
        _ if MLIR_CPP.contains(&option) => GeneratorOption::MlirCpp,
        _ if LLVM_CPP.contains(&option) => GeneratorOption::LlvmCpp,
        _ => {
            let (_, emitter) = registry.peers().find(|(peer, _)| peer.generator == option)?;
            GeneratorOption::Supported(Generator::Model(emitter))
        }
    })
}

const MLIR_CPP: &[&str] = &[
    "gen-attr-constraint-decls",
    "gen-attr-constraint-defs",
    "gen-attr-interface-decls",
    "gen-attr-interface-defs",
    "gen-attrdef-decls",
    "gen-attrdef-defs",
    "gen-avail-interface-decls",
    "gen-avail-interface-defs",
    "gen-bytecode",
    "gen-convertible-llvmir-intrinsics",
    "gen-dialect-decls",
    "gen-dialect-defs",
    "gen-dialect-interface-decls",
    "gen-directive-decl",
    "gen-enum-decls",
    "gen-enum-defs",
    "gen-enum-from-llvmir-conversions",
    "gen-enum-to-llvmir-conversions",
    "gen-intr-from-llvmir-conversions",
    "gen-llvmir-conversions",
    "gen-llvmir-intrinsics",
    "gen-op-decls",
    "gen-op-defs",
    "gen-op-from-llvmir-conversions",
    "gen-op-interface-decls",
    "gen-op-interface-defs",
    "gen-openmp-clause-ops",
    "gen-pass-decls",
    "gen-rewriters",
    "gen-spirv-attr-utils",
    "gen-spirv-avail-impls",
    "gen-spirv-capability-implication",
    "gen-spirv-enum-avail-decls",
    "gen-spirv-enum-avail-defs",
    "gen-spirv-serialization",
    "gen-tosa-avail-impls",
    "gen-type-constraint-decls",
    "gen-type-constraint-defs",
    "gen-type-interface-decls",
    "gen-type-interface-defs",
    "gen-typedef-decls",
    "gen-typedef-defs",
    "verify-openmp-ops",
];

const LLVM_CPP: &[&str] = &[
    "gen-arm-target-def",
    "gen-asm-matcher",
    "gen-asm-writer",
    "gen-attrs",
    "gen-automata",
    "gen-callingconv",
    "gen-compress-inst-emitter",
    "gen-ctags",
    "gen-dag-isel",
    "gen-dfa-packetizer",
    "gen-directive-impl",
    "gen-disassembler",
    "gen-dxil-operation",
    "gen-emitter",
    "gen-exegesis",
    "gen-fast-isel",
    "gen-global-isel",
    "gen-global-isel-combiner",
    "gen-instr-docs",
    "gen-instr-info",
    "gen-intrinsic-enums",
    "gen-intrinsic-impl",
    "gen-macro-fusion-pred",
    "gen-opt-parser-defs",
    "gen-opt-rst",
    "gen-pseudo-lowering",
    "gen-register-bank",
    "gen-register-info",
    "gen-riscv-target-def",
    "gen-runtime-libcalls",
    "gen-sd-node-info",
    "gen-searchable-tables",
    "gen-subtarget",
    "gen-target-features",
    "gen-target-library-info",
    "gen-vt",
    "gen-x86-fold-tables",
    "gen-x86-instr-mapping",
    "gen-x86-mnemonic-tables",
    "print-enums",
    "print-sets",
];

/// Whether an option is about generators for C++ only.
pub(super) fn is_for_cpp(option: &str) -> bool {
    CPP_OPTIONS.contains(&option) || option.starts_with("llvmir-intrinsics-")
}

const CPP_OPTIONS: &[&str] = &[
    "attrdefs-dialect",
    "bytecode-dialect",
    "dialect-opclass-base",
    "directives-dialect",
    "name",
    "op-shard-count",
    "typedefs-dialect",
];
