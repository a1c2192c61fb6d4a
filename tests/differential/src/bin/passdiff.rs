//! Compares the output of passes on random modules with that of `mlir-opt`, and prints the differences,
//! reduced.

use build_support::parallel::map_in_parallel;
use clap::Parser;
use differential::irgen::{self, Make};
use differential::mutants::excuse;
use differential::tools::{Difference, Outcome, Tool, Tools, differences, is_in_name, report};
use differential::unrolling::is_unrolled_wrongly;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// Options of the comparison.
#[derive(Parser)]
struct Options {
    #[command(flatten)]
    tools: Tools,
    /// Number of modules for each pipeline.
    #[arg(long, default_value_t = 500)]
    count: u64,
    /// Only pipelines whose text contains this.
    #[arg(long, default_value = "")]
    only: String,
    /// Only modules of a kind whose name contains this.
    #[arg(long, default_value = "")]
    kind: String,
    /// Show this number of differences of each pipeline, and go on to the next one.
    #[arg(long, default_value_t = 2)]
    limit: usize,
    /// Show whole modules, which is much faster than to reduce them.
    #[arg(long)]
    whole: bool,
}

/// Number of modules for one process.
const BATCH: u64 = 250;

/// This number of known differences in a batch does not hide another one.
const KNOWN: usize = 4;

/// The options for both tools, and the modules.
type Pipeline = (&'static str, &'static str, Make);

/// The comparisons. The rows with the most known differences come first, because each difference is reduced:
/// no core waits for them at the end.
const PIPELINES: &[Pipeline] = &[
    ("--convert-to-emitc", "structures", irgen::structures),
    ("--convert-to-emitc", "lowering", irgen::lowering),
    ("--convert-to-emitc=filter-dialects=arith,scf", "structures", irgen::structures),
    (EXPRESSIONS, "structures", irgen::structures),
    (EXPRESSIONS, "folds", irgen::folds),
    ("--cse", "control flow", irgen::control_flow),
    ("--cse", "all syntax", irgen::module),
    ("--canonicalize", "control flow", irgen::control_flow),
    ("--canonicalize", "branches", irgen::branches),
    ("--canonicalize", "folds", irgen::folds),
    ("--canonicalize=top-down=false", "branches", irgen::branches),
    ("--canonicalize=region-simplify=aggressive", "branches", irgen::branches),
    ("--canonicalize=region-simplify=disabled", "branches", irgen::branches),
    ("--sccp", "control flow", irgen::control_flow),
    ("--sccp", "folds", irgen::folds),
    ("--canonicalize", "structures", irgen::structures),
    ("--convert-scf-to-cf", "structures", irgen::structures),
    ("--convert-scf-to-cf=allow-pattern-rollback=false", "structures", irgen::structures),
    ("--cse", "structures", irgen::structures),
    ("--loop-invariant-code-motion", "structures", irgen::structures),
    ("--loop-invariant-code-motion", "affine nests", irgen::nests),
    ("--sccp", "structures", irgen::structures),
    ("--control-flow-sink", "structures", irgen::structures),
    ("--control-flow-sink", "control flow", irgen::control_flow),
    ("--control-flow-sink", "affine nests", irgen::nests),
    ("--affine-loop-invariant-code-motion", "affine nests", irgen::nests),
    ("--pass-pipeline=builtin.module(func.func(affine-loop-unroll))", "loop nests", irgen::loop_nests),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2}))",
        "loop nests",
        irgen::loop_nests,
    ),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=3 cleanup-unroll}))",
        "loop nests",
        irgen::loop_nests,
    ),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=3}))",
        "loop nests",
        irgen::loop_nests,
    ),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=6 unroll-up-to-factor}))",
        "loop nests",
        irgen::loop_nests,
    ),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))",
        "loop nests",
        irgen::loop_nests,
    ),
    (
        "--pass-pipeline=builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=4}))",
        "loop nests",
        irgen::loop_nests,
    ),
    ("--pass-pipeline=builtin.module(any(affine-loop-unroll),any(cse))", "loop nests", irgen::loop_nests),
    ("--affine-parallelize", "loop nests", irgen::loop_nests),
    ("--affine-parallelize=parallel-reductions", "loop nests", irgen::loop_nests),
    ("--affine-parallelize=max-nested=1", "loop nests", irgen::loop_nests),
    ("--affine-parallelize=parallel-reductions max-nested=2", "loop nests", irgen::loop_nests),
    ("--affine-scalrep", "loop nests", irgen::loop_nests),
    ("--affine-loop-fusion", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion", "loop nests", irgen::loop_nests),
    ("--affine-loop-fusion=maximal", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=mode=producer", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=mode=sibling", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=compute-tolerance=2.5", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=compute-tolerance=0", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=fast-mem-space=2 local-buf-threshold=1", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-fusion=maximal mode=sibling", "fusable nests", irgen::fusable_nests),
    ("--affine-loop-tile", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=tile-size=2", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=tile-size=3", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=tile-sizes=2,3", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=cache-size=1", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=separate", "loop nests", irgen::loop_nests),
    ("--affine-loop-tile=separate tile-size=2", "loop nests", irgen::loop_nests),
    ("--canonicalize", "affine nests", irgen::nests),
    ("--canonicalize=top-down=false", "affine nests", irgen::nests),
    ("--cse", "affine nests", irgen::nests),
    ("--sccp", "affine nests", irgen::nests),
    ("--mem2reg", "slots", irgen::slots),
    ("--mem2reg=region-simplify=false", "slots", irgen::slots),
    ("--mem2reg", "memrefs", irgen::memrefs),
    ("--pass-pipeline=builtin.module(any(mem2reg,canonicalize,cse))", "slots", irgen::slots),
    ("--canonicalize", "complex", irgen::complex),
    ("--canonicalize=top-down=false", "complex", irgen::complex),
    ("--cse", "complex", irgen::complex),
    ("--sccp", "complex", irgen::complex),
    ("--sroa", "aggregates", irgen::aggregates),
    ("--sroa", "slots", irgen::slots),
    ("--sroa", "memrefs", irgen::memrefs),
    ("--pass-pipeline=builtin.module(any(sroa,canonicalize,cse))", "aggregates", irgen::aggregates),
    ("--symbol-dce", "control flow", irgen::control_flow),
    ("--inline", "control flow", irgen::control_flow),
    ("--inline", "branches", irgen::branches),
    ("--inline=default-pipeline=", "control flow", irgen::control_flow),
    ("--topological-sort", "all syntax", irgen::module),
    (REMOVE_DEAD_VALUES, "control flow", irgen::control_flow),
    (REMOVE_DEAD_VALUES, "branches", irgen::branches),
    (REMOVE_DEAD_VALUES, "folds", irgen::folds),
    (REMOVE_DEAD_VALUES, "all syntax", irgen::module),
    // The pass alone. The peer's simplification after it runs in another order. In 2 of 1,000 of these
    // modules its result differs from ours, and both are valid.
    ("--remove-dead-values=canonicalize=false", "structures", irgen::structures),
    ("--lower-affine", "affine nests", irgen::nests),
    ("--pass-pipeline=builtin.module(lower-affine,convert-scf-to-cf)", "affine nests", irgen::nests),
    ("--arith-expand", "folds", irgen::folds),
    ("--arith-expand=include-bf16 include-f8e8m0 include-f4e2m1", "expansions", irgen::expansions),
    ("--arith-expand=include-bf16", "expansions", irgen::expansions),
    ("--convert-math-to-libm", "math", irgen::math),
    ("--expand-strided-metadata", "views", irgen::views),
    ("--expand-strided-metadata", "memrefs", irgen::memrefs),
    ("--finalize-memref-to-llvm", "memrefs", irgen::memrefs),
    ("--finalize-memref-to-llvm=use-aligned-alloc", "memrefs", irgen::memrefs),
    ("--finalize-memref-to-llvm=index-bitwidth=32", "memrefs", irgen::memrefs),
    ("--finalize-memref-to-llvm=use-generic-functions", "memrefs", irgen::memrefs),
    (
        "--pass-pipeline=builtin.module(expand-strided-metadata,finalize-memref-to-llvm)",
        "memrefs",
        irgen::memrefs,
    ),
    ("--convert-arith-to-llvm", "folds", irgen::folds),
    ("--convert-arith-to-llvm", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-arith-to-llvm=index-bitwidth=32", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-complex-to-libm", "complex", irgen::complex),
    ("--convert-complex-to-llvm", "convertible complex", irgen::convertible_complex),
    ("--convert-complex-to-llvm=complex-range=improved", "convertible complex", irgen::convertible_complex),
    ("--convert-complex-to-llvm=complex-range=none", "convertible complex", irgen::convertible_complex),
    ("--convert-to-llvm", "convertible complex", irgen::convertible_complex),
    ("--convert-index-to-llvm", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-index-to-llvm=index-bitwidth=32", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-math-to-llvm", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-math-to-llvm=approximate-log1p=false", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-ub-to-llvm", "lowering", irgen::lowering),
    ("--convert-ub-to-llvm=index-bitwidth=16", "lowering", irgen::lowering),
    ("--convert-cf-to-llvm", "lowering", irgen::lowering),
    ("--convert-cf-to-llvm", "branches", irgen::branches),
    ("--convert-cf-to-llvm=index-bitwidth=32", "lowering", irgen::lowering),
    ("--convert-func-to-llvm", "lowering", irgen::lowering),
    ("--convert-func-to-llvm", "control flow", irgen::control_flow),
    ("--convert-func-to-llvm=use-bare-ptr-memref-call-conv", "lowering", irgen::lowering),
    ("--convert-func-to-llvm=index-bitwidth=32", "lowering", irgen::lowering),
    ("--convert-to-llvm", "lowering", irgen::lowering),
    ("--convert-to-llvm", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-to-llvm=dynamic", "lowering", irgen::lowering),
    ("--convert-to-llvm", "vectors", irgen::vectors),
    (LOWER_ALL, "lowering", irgen::lowering),
    (LOWER_ALL, "control flow", irgen::control_flow),
    ("--convert-arith-to-emitc", "folds", irgen::folds),
    ("--convert-arith-to-emitc", "scalars and vectors", irgen::scalars_and_vectors),
    ("--convert-arith-to-emitc", "control flow", irgen::control_flow),
    ("--convert-func-to-emitc", "control flow", irgen::control_flow),
    ("--convert-func-to-emitc", "lowering", irgen::lowering),
    ("--convert-scf-to-emitc", "structures", irgen::structures),
    ("--convert-memref-to-emitc", "memrefs", irgen::memrefs),
    ("--convert-memref-to-emitc=lower-to-cpp", "memrefs", irgen::memrefs),
    ("--convert-memref-to-emitc", "lowering", irgen::lowering),
    (CLASSES, "control flow", irgen::control_flow),
    (CLASSES, "folds", irgen::folds),
    (RECONCILE_CASTS, "casts", irgen::casts),
    ("--canonicalize", "casts", irgen::casts),
    (
        "--pass-pipeline=builtin.module(func.func(cse,sccp),symbol-dce,any(canonicalize))",
        "branches",
        irgen::branches,
    ),
];

/// Operators of C as expressions, from `arith` and `scf`.
const EXPRESSIONS: &str =
    "--pass-pipeline=builtin.module(convert-scf-to-emitc,convert-arith-to-emitc,form-expressions)";

/// Wraps functions in classes.
const CLASSES: &str = "--pass-pipeline=builtin.module(convert-func-to-emitc,wrap-emitc-func-in-class)";

/// The conversions of single dialects, one after the other. They leave no casts.
const LOWER_ALL: &str = "--pass-pipeline=builtin.module(convert-scf-to-cf,convert-cf-to-llvm,convert-arith-to-llvm,\
convert-index-to-llvm,convert-math-to-llvm,convert-ub-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)";

/// A pass of the peer that creates invalid modules, and simplifies them before they are verified.
const REMOVE_DEAD_VALUES: &str = "--remove-dead-values";

/// Whether the peer refuses the output of its own pass for a module that it accepts, without the
/// simplification at the end of the pass.
fn peer_breaks(module: &str, options: &Options, scratch: &Path) -> io::Result<bool> {
    let outcome = |pass: &str| {
        let pass = [pass.to_owned(), "--allow-unregistered-dialect".to_owned()];
        let outcomes = Tool::peer(&options.tools.peer, &pass).run(&[module.to_owned()], scratch)?;
        io::Result::Ok(matches!(outcomes[..], [Outcome::Refused(_)]))
    };
    Ok(!outcome("--verify-each")? && outcome("--remove-dead-values=canonicalize=false")?)
}

/// Whether the tools agree on the module when the conditions of its loops have other uses, too. The peer
/// keeps a loop that accesses memory, but takes its condition for dead, and makes poison of it. In a loop
/// that never runs, it leaves the other use without an operand, and refuses its own output.
fn agrees_on_used_conditions(module: &str, ours: &Tool, peer: &Tool, scratch: &Path) -> io::Result<bool> {
    let mut changed = String::new();
    for line in module.lines() {
        let condition = line.trim().strip_prefix("scf.condition(").and_then(|rest| rest.split_once(')'));
        if let Some((condition, _)) = condition {
            changed.push_str(&format!("func.call @use_of_condition({condition}) : (i1) -> ()\n"));
        }
        changed.push_str(line);
        changed.push('\n');
    }
    if !changed.contains("@use_of_condition") {
        return Ok(false);
    }
    changed.push_str("func.func private @use_of_condition(i1)\n");
    let [ours, peer] = [ours.run(std::slice::from_ref(&changed), scratch)?, peer.run(&[changed], scratch)?];
    let peer_refuses = !matches!(peer[..], [Outcome::Printed(_)]);
    Ok(ours == peer || peer_refuses && matches!(ours[..], [Outcome::Printed(_)]))
}

/// A pass of the peer that visits operations in the order of their addresses.
const RECONCILE_CASTS: &str = "--reconcile-unrealized-casts";

/// A pass of the peer that visits the elements of memory that is copied as a whole in the order of addresses.
const SROA: &str = "sroa";

/// A pass of the peer that creates memrefs in the order of the addresses of those that they replace.
const FUSION: &str = "affine-loop-fusion";

/// A pass of the peer whose copies of a body yield other values.
const UNROLLING: &str = "affine-loop-unroll";

/// A pass of the peer that ignores the signs of zeros in `arith.minimumf` and `arith.maximumf`.
const EXPANSION: &str = "arith-expand";

/// Whether the tools agree on the module when its minima and maxima do not depend on the signs of zeros.
fn agrees_without_signs_of_zeros(module: &str, ours: &Tool, peer: &Tool, scratch: &Path) -> io::Result<bool> {
    let unsigned = |line: &str| match line.rsplit_once(" : ") {
        Some((op, types)) if ["arith.minimumf ", "arith.maximumf "].iter().any(|name| op.contains(name)) => {
            let op = op.split(" fastmath<").next().unwrap_or_default();
            format!("{op} fastmath<nsz> : {types}")
        }
        _ => line.to_owned(),
    };
    let changed: Vec<String> = module.lines().map(unsigned).collect();
    let changed = changed.join("\n");
    if changed == module {
        return Ok(false);
    }
    Ok(ours.run(std::slice::from_ref(&changed), scratch)? == peer.run(&[changed], scratch)?)
}

/// A pass of the peer that hoists accesses out of loops that may not run, and over calls.
const HOISTING: &str = "loop-invariant-code-motion";

/// Operations that may access memory or tensors out of their bounds.
const ACCESSES: [&str; 5] = ["tensor.extract", "affine.load", "affine.store", "memref.load", "memref.store"];

/// Whether the outputs differ in the places of accesses only, or of operations that contain some.
fn hoists_accesses(outcomes: &[Outcome; 2]) -> bool {
    let [Outcome::Printed(ours), Outcome::Printed(peer)] = outcomes else { return false };
    // Names of values depend on their places.
    let unnamed = |line: &str| {
        let mut parts = line.trim().split('%');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |text, part| text + "%" + part.trim_start_matches(is_in_name))
    };
    let lines = |text: &str| text.lines().map(unnamed).collect::<Vec<String>>();
    let (mut ours, mut peer) = (lines(ours), lines(peer));
    let is_equal = |(a, b): &(&String, &String)| a == b;
    let start = ours.iter().zip(&peer).take_while(is_equal).count();
    let end = ours[start..].iter().rev().zip(peer[start..].iter().rev()).take_while(is_equal).count();
    let is_access = |line: &String| ACCESSES.iter().any(|name| line.contains(name));
    let has_moved_access = ours[start..ours.len() - end].iter().any(is_access);
    ours.sort_unstable();
    peer.sort_unstable();
    has_moved_access && ours == peer
}

/// Whether a module has an affine loop that may not run: one whose bounds are not all numbers.
fn has_loop_that_may_not_run(module: &str) -> bool {
    let bounds = [" = %", " = max", " = affine_map", " to %", " to min", " to affine_map"];
    module.lines().any(|line| line.contains("affine.for") && bounds.iter().any(|bound| line.contains(bound)))
}

/// Whether the peer fuses loops over a call that may access their memory, or moves a store into a loop that
/// may not run. We leave the loops of such a module, or store to a copy.
fn fuses_too_much(
    module: &str,
    outcomes: &[Outcome; 2],
    options: &Options,
    scratch: &Path,
) -> io::Result<bool> {
    let [Outcome::Printed(ours), Outcome::Printed(peer)] = outcomes else { return Ok(false) };
    let may_not_run = has_loop_that_may_not_run(module);
    if !may_not_run && !module.contains("call @") {
        return Ok(false);
    }
    let copies = |text: &str| text.matches("memref.alloc()").count();
    if may_not_run && copies(ours) > copies(peer) {
        return Ok(true);
    }
    let without_passes = Tool::ours(&options.tools.ours, &["--allow-unregistered-dialect".to_owned()]);
    Ok(without_passes.run(&[module.to_owned()], scratch)?.first() == Some(&outcomes[0]))
}

/// Number of runs of the peer to compare.
const RUNS: usize = 64;

/// Whether some run of the peer has our outcome, and another run does not.
fn peer_varies(module: &str, ours: &Outcome, peer: &Tool, scratch: &Path) -> io::Result<bool> {
    for _ in 0..RUNS {
        if peer.run(&[module.to_owned()], scratch)?.first() == Some(ours) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether the peer has our outcome for a module with assertions when the module is alone: it numbers their
/// messages across modules.
fn peer_counts(module: &str, ours: &Outcome, peer: &Tool, scratch: &Path) -> io::Result<bool> {
    Ok(module.contains("cf.assert") && peer.run(&[module.to_owned()], scratch)?.first() == Some(ours))
}

fn main() -> ExitCode {
    differential::exit_code(run(&Options::parse()))
}

/// Compares all pipelines on all cores; returns the number of differences.
fn run(options: &Options) -> io::Result<usize> {
    let is_wanted =
        |(pipeline, kind, _): &&Pipeline| pipeline.contains(&options.only) && kind.contains(&options.kind);
    let pipelines: Vec<(usize, &Pipeline)> = PIPELINES.iter().filter(is_wanted).enumerate().collect();
    let counts = map_in_parallel(&pipelines, |(index, pipeline)| {
        let scratch = std::env::temp_dir().join(format!("passdiff-{}-{index}", std::process::id()));
        std::fs::create_dir_all(&scratch)?;
        let count = compare(options, pipeline, &scratch);
        std::fs::remove_dir_all(&scratch)?;
        count
    });
    counts.into_iter().sum()
}

/// Compares on the modules of a pipeline, and prints its differences and its row of the table. Returns the
/// number of differences.
fn compare(options: &Options, &(pipeline, kind, make): &Pipeline, scratch: &Path) -> io::Result<usize> {
    let common = ["--allow-unregistered-dialect".to_owned(), pipeline.to_owned()];
    let ours = Tool::ours(&options.tools.ours, &common);
    let mut peer = Tool::peer(&options.tools.peer, &common);
    // The peer's pass drops operands and branches of code that is not executed.
    peer.dies_when_refusing = pipeline.contains("remove-dead-values");
    let mut excused = 0;
    let mut found = Vec::new();
    let mut first = options.tools.first;
    let end = options.tools.first + options.count;
    while first < end && found.len() < options.limit {
        let count = BATCH.min(end - first);
        let modules: Vec<String> = (first..first + count).map(make).collect();
        let limit = options.limit - found.len() + KNOWN;
        for difference in differences(&modules, &ours, &peer, limit, !options.whole, scratch)? {
            if is_known(&difference, pipeline, options, [&ours, &peer], scratch)? {
                excused += 1;
            } else {
                found.push(difference);
            }
        }
        first += count;
    }
    // The lock keeps other threads from writing between these lines.
    let mut out = io::stdout().lock();
    found.iter().try_for_each(|difference| report(&mut out, difference))?;
    let (modules, found) = (first - options.tools.first, found.len());
    let known = if excused == 0 { String::new() } else { format!(", {excused} known") };
    writeln!(out, "{pipeline} on {kind}: {modules} modules, {found} differences{known}")?;
    Ok(found)
}

/// Whether the peer is the reason for a difference.
fn is_known(
    difference: &Difference,
    pipeline: &str,
    options: &Options,
    [ours, peer]: [&Tool; 2],
    scratch: &Path,
) -> io::Result<bool> {
    let Difference { module, outcomes } = difference;
    // The list of excuses needs a reduced module.
    let has_excuse = !options.whole && excuse(module, outcomes).is_some();
    let is_hoisted = pipeline.contains(HOISTING) && hoists_accesses(outcomes);
    Ok(has_excuse
        || is_hoisted
        || pipeline == REMOVE_DEAD_VALUES && peer_breaks(module, options, scratch)?
        || pipeline.starts_with(REMOVE_DEAD_VALUES)
            && agrees_on_used_conditions(module, ours, peer, scratch)?
        || (pipeline == RECONCILE_CASTS || pipeline.contains(SROA) || pipeline.contains(FUSION))
            && peer_varies(module, &outcomes[0], peer, scratch)?
        || pipeline.contains(EXPANSION) && agrees_without_signs_of_zeros(module, ours, peer, scratch)?
        || pipeline.contains(UNROLLING) && is_unrolled_wrongly(module, outcomes)
        || pipeline.contains(FUSION) && fuses_too_much(module, outcomes, options, scratch)?
        || peer_counts(module, &outcomes[0], peer, scratch)?)
}
