//! Modules that grow in one dimension: lists, nesting, or numbers of entities that refer to each other.
//!
//! The tests of `ods-opt` use this file, too.

mod blocks;
mod functions;
mod regions;
mod texts;

/// A family of modules, and the options for them.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    /// Unique among the shapes.
    pub(super) name: &'static str,
    /// The options of the tools.
    pub(super) options: &'static [&'static str],
    /// The largest measured size.
    pub(super) largest: usize,
    /// Creates the module of a size.
    pub(super) create: fn(usize) -> String,
}

const NO_PASS: &[&str] = &[];
const CANONICALIZE: &[&str] = &["--canonicalize"];
const INLINE: &[&str] = &["--inline"];
const DEAD_VALUES: &[&str] = &["--remove-dead-values"];
const SLOTS: &[&str] = &["--mem2reg"];
const SCCP: &[&str] = &["--sccp"];
const CSE: &[&str] = &["--cse"];
const SPLIT: &[&str] = &["--split-input-file"];

const fn shape(
    name: &'static str,
    options: &'static [&'static str],
    largest: usize,
    create: fn(usize) -> String,
) -> Shape {
    Shape { name, options, largest, create }
}

pub(super) const SHAPES: &[Shape] = &[
    shape("for-dead", CANONICALIZE, 3200, regions::for_dead),
    shape("for-live", CANONICALIZE, 3200, regions::for_live),
    shape("while-distinct", CANONICALIZE, 3200, regions::while_distinct),
    shape("while-equal", CANONICALIZE, 9600, regions::while_equal),
    shape("if-results", CANONICALIZE, 3200, regions::if_results),
    shape("block-arguments", CANONICALIZE, 3200, blocks::block_arguments),
    shape("block-dead", CANONICALIZE, 3200, blocks::block_dead),
    shape("dead-arguments", DEAD_VALUES, 3200, functions::dead_arguments),
    shape("dead-functions", DEAD_VALUES, 4800, functions::dead_functions),
    shape("if-nest", NO_PASS, 9600, regions::if_nest),
    shape("if-nest-passed", CANONICALIZE, 9600, regions::if_nest),
    shape("if-nest-cse", CSE, 2400, regions::if_nest),
    shape("for-nest-passed", CANONICALIZE, 9600, regions::for_nest),
    shape("for-nest-users", CANONICALIZE, 3200, regions::for_nest_users),
    shape("ladder", NO_PASS, 8000, blocks::ladder),
    shape("back-edges", NO_PASS, 96_000, blocks::back_edges),
    shape("back-edges-sccp", SCCP, 4800, blocks::back_edges_passed),
    shape("branch-same", CANONICALIZE, 32_000, blocks::branch_same),
    shape("branches-on-one", CANONICALIZE, 9600, blocks::branches_on_one),
    shape("calls-of-one", DEAD_VALUES, 16_000, functions::calls_of_one),
    shape("inline-calls", INLINE, 32_000, functions::inline_calls),
    shape("inline-callees", INLINE, 32_000, functions::inline_callees),
    shape("inline-chain", INLINE, 9600, functions::inline_chain),
    shape("inline-rings", INLINE, 800, functions::inline_ring),
    shape("slots", SLOTS, 3200, blocks::slots),
    shape("operands", NO_PASS, 160_000, texts::operands),
    shape("switch", NO_PASS, 96_000, blocks::switch),
    shape("switch-sccp", SCCP, 4800, blocks::switch),
    shape("switch-dead", DEAD_VALUES, 4800, blocks::switch),
    shape("index-switch", NO_PASS, 24_000, regions::index_switch),
    shape("index-switch-passed", CANONICALIZE, 24_000, regions::index_switch),
    shape("split", SPLIT, 24_000, texts::split),
    shape("dense-folds", CANONICALIZE, 3200, texts::dense_folds),
    shape("resources", NO_PASS, 48_000, texts::resources),
    shape("map-dims", NO_PASS, 8000, texts::map_dims),
    shape("map-sum", NO_PASS, 8000, texts::map_sum),
    shape("strings", NO_PASS, 3_200_000, texts::strings),
    shape("long-string", NO_PASS, 32 << 20, texts::long_string),
    shape("type-nest", NO_PASS, 8000, texts::type_nest),
    shape("attribute-nest", NO_PASS, 8000, texts::attribute_nest),
    shape("affine-nest", NO_PASS, 8000, texts::affine_nest),
    shape("location-nest", &["--mlir-print-debuginfo"], 4000, texts::location_nest),
];

/// The texts for the numbers below `count`, with `, ` between them.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

/// The same text `count` times, with `, ` between them.
fn same(count: usize, item: &str) -> String {
    vec![item; count].join(", ")
}

/// A function with these arguments and without results.
fn function(arguments: &str, body: &str) -> String {
    format!("func.func @f({arguments}) {{\n{body}  return\n}}\n")
}
