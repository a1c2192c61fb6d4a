//! Random modules in MLIR's generic text form, to compare two readers of that text.
//!
//! [`module`] creates a module that MLIR accepts (with `--allow-unregistered-dialect`): builtin types and
//! attributes of all kinds, unregistered operations, operations of `func`, `arith`, `cf` and `scf`, nested
//! regions, successors, several results, forward references, locations, resources. [`mutate()`] mutates a
//! text, so that most readers must refuse it. The seed determines everything.

mod affine;
mod aggregates;
mod attributes;
mod complex;
mod control_flow;
mod conversions;
mod elements;
mod folds;
mod functions;
mod fusable_nests;
mod locations;
mod loop_nests;
mod lowering;
mod memrefs;
mod mutate;
mod nests;
mod operations;
mod programs;
pub mod random;
mod slots;
mod structures;
mod types;
mod vectors;

pub use aggregates::aggregates;
pub use complex::{complex, convertible_complex};
pub use control_flow::{branches, control_flow};
pub use conversions::{casts, expansions, math};
pub use folds::folds;
pub use fusable_nests::fusable_nests;
pub use loop_nests::loop_nests;
pub use lowering::{lowering, scalars_and_vectors};
pub use memrefs::{memrefs, views};
pub use mutate::mutate;
pub use nests::nests;
pub use programs::programs;
pub use slots::slots;
pub use structures::structures;
pub use vectors::vectors;

use random::Random;
use std::fmt::Write as _;

/// The line between modules of one file, as in `--split-input-file`.
pub const SEPARATOR: &str = "// -----\n";

/// A value in scope.
#[derive(Clone)]
struct Value {
    /// With `%`, and with `#n` for one of several results.
    name: String,
    ty: String,
}

/// A module under construction.
struct Generator {
    random: Random,
    out: String,
    depth: usize,
    /// Number of the next value, block or symbol.
    next: u32,
    /// Functions that may be called: name, argument types, result types.
    functions: Vec<(String, Vec<String>, Vec<String>)>,
    /// Names and hexadecimal contents of resources.
    resources: Vec<(String, String)>,
    /// Number of operations that may still be created.
    budget: u32,
}

/// Writes a line at a depth of regions.
fn write_line(out: &mut String, depth: usize, text: &str) {
    let indent = 2 * depth;
    let _ = writeln!(out, "{:indent$}{text}", "");
}

/// Creates the module of a seed.
pub type Make = fn(u64) -> String;

/// A random module.
pub fn module(seed: u64) -> String {
    let random = Random::new(seed);
    let mut generator = Generator {
        random,
        out: String::new(),
        depth: 0,
        next: 0,
        functions: Vec::new(),
        resources: Vec::new(),
        budget: 0,
    };
    generator.module();
    generator.out
}

/// The modules of `count` seeds from `first` on, in one text to be split.
pub fn batch(first: u64, count: u64) -> String {
    let modules: Vec<String> = (first..first + count).map(module).collect();
    modules.join(SEPARATOR)
}

impl Generator {
    fn module(&mut self) {
        self.budget = 3 + self.random.below(25) as u32;
        let wrapped = self.random.chance(3);
        if wrapped {
            self.line("\"builtin.module\"() ({");
            self.depth += 1;
        }
        let mut scope = Vec::new();
        while self.budget > 0 {
            if self.random.chance(3) {
                self.function();
            } else {
                self.operation(&mut scope);
            }
        }
        if wrapped {
            self.depth -= 1;
            let value = self.attribute(2);
            let attributes =
                if self.random.chance(2) { format!(" {{unreg.of_module = {value}}}") } else { String::new() };
            let location = self.location();
            self.line(&format!("}}){attributes} : () -> (){location}"));
        }
        self.resource_section();
    }

    /// Writes a line at the current depth.
    fn line(&mut self, text: &str) {
        write_line(&mut self.out, self.depth, text);
    }

    /// A new number.
    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    fn resource_section(&mut self) {
        if self.resources.is_empty() {
            return;
        }
        let entries: Vec<String> =
            self.resources.iter().map(|(name, contents)| format!("      {name}: \"0x{contents}\"")).collect();
        let entries = entries.join(",\n");
        self.out.push_str("{-#\n  dialect_resources: {\n    builtin: {\n");
        self.out.push_str(&entries);
        self.out.push_str("\n    }\n  }\n#-}\n");
    }
}
