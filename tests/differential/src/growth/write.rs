//! The text of a shape for a size.

use super::plan::{Count, Edges, Leaf, Nest, Node, Pick, Shape};
use std::fmt::Write as _;

/// Arguments of every function, one for each type that operations need.
const ARGUMENTS: &str = "%a: i32, %b: i32, %c: i1, %l: index, %u: index, %s: index, %m: memref<8xi32>";

/// Writes a module.
pub(super) struct Writer {
    pub(super) out: String,
    pub(super) size: usize,
    /// Values of type `i32` in scope.
    values: Vec<String>,
    /// Number of the next value, block or constant.
    next: usize,
    /// The function that calls name.
    callee: String,
}

/// Writes a line. Writing into a string does not fail.
macro_rules! line {
    ($writer:expr, $($text:tt)*) => {{
        let _ = writeln!($writer.out, $($text)*);
    }};
}
pub(super) use line;

impl Writer {
    /// The module of a shape.
    pub(super) fn module(shape: &Shape, size: usize) -> String {
        let out =
            "func.func private @callee(%a: i32) -> i32 {\n%0 = arith.addi %a, %a : i32\nreturn %0 : i32\n}\n";
        let mut writer =
            Self { out: out.to_owned(), size, values: Vec::new(), next: 0, callee: "callee".to_owned() };
        let functions = writer.times(shape.functions);
        for index in 0..functions {
            writer.values = vec!["%a".to_owned(), "%b".to_owned()];
            let visibility = if shape.private && index + 1 < functions { "private " } else { "" };
            line!(writer, "func.func {visibility}@f{index}({ARGUMENTS}) -> i32 {{");
            writer.node(&shape.body);
            let result = writer.value(Pick::Last);
            line!(writer, "return {result} : i32\n}}");
            if shape.calls_previous {
                writer.callee = format!("f{index}");
            }
        }
        writer.out
    }

    /// The number for a count at this size.
    pub(super) fn times(&self, count: Count) -> usize {
        match count {
            Count::Fixed(count) => count,
            Count::Grows => self.size,
        }
    }

    /// A number that no other value, block or constant has.
    pub(super) fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    pub(super) fn value(&self, pick: Pick) -> String {
        let last = self.values.len() - 1;
        let index = match pick {
            Pick::First => 0,
            Pick::Last => last,
            Pick::Previous => last.saturating_sub(1),
        };
        self.values[index].clone()
    }

    /// Writes an operation that defines a value of type `i32`. `operation` is the text after `=`.
    pub(super) fn define(&mut self, operation: &str) {
        let name = format!("%v{}", self.fresh());
        line!(self, "{name} = {operation}");
        self.values.push(name);
    }

    /// Adds the results of an operation.
    pub(super) fn add_values(&mut self, names: impl IntoIterator<Item = String>) {
        self.values.extend(names);
    }

    pub(super) fn node(&mut self, node: &Node) {
        match node {
            Node::Leaf(leaf) => self.leaf(*leaf),
            Node::Sequence(nodes) => nodes.iter().for_each(|node| self.node(node)),
            Node::Repeat(count, node) => (0..self.times(*count)).for_each(|_| self.node(node)),
            Node::Nest { kind, depth, each, node } => {
                let depth = self.times(*depth);
                self.nest(*kind, depth, *each, node);
            }
            Node::Blocks(edges, count, node) => self.blocks(*edges, *count, node),
            Node::Wide(wide, count) => {
                let count = self.times(*count);
                self.wide(*wide, count);
            }
        }
    }

    fn leaf(&mut self, leaf: Leaf) {
        match leaf {
            Leaf::Binary(name, a, b) => {
                let (a, b) = (self.value(a), self.value(b));
                self.define(&format!("arith.{name} {a}, {b} : i32"));
            }
            Leaf::Constant(different) => {
                let number = self.fresh() % different;
                self.define(&format!("arith.constant {number} : i32"));
            }
            Leaf::Select(a, b) => {
                let (a, b, condition) = (self.value(a), self.value(b), self.fresh());
                line!(self, "%c{condition} = arith.cmpi slt, {a}, {b} : i32");
                self.define(&format!("arith.select %c{condition}, {a}, {b} : i32"));
            }
            Leaf::Use(a) => line!(self, "\"a.use\"({}) : (i32) -> ()", self.value(a)),
            Leaf::Unknown(a) => self.define(&format!("\"a.value\"({}) : (i32) -> i32", self.value(a))),
            Leaf::Load => self.define("memref.load %m[%l] : memref<8xi32>"),
            Leaf::Store(a) => line!(self, "memref.store {}, %m[%l] : memref<8xi32>", self.value(a)),
            Leaf::Call(a) => self.call(a),
        }
    }

    fn call(&mut self, pick: Pick) {
        let (value, callee) = (self.value(pick), self.callee.clone());
        let (arguments, types) = match callee.as_str() {
            "callee" => (value, "i32"),
            _ => (
                format!("{value}, %b, %c, %l, %u, %s, %m"),
                "i32, i32, i1, index, index, index, memref<8xi32>",
            ),
        };
        self.define(&format!("func.call @{callee}({arguments}) : ({types}) -> i32"));
    }

    /// Writes nested operations. Each level yields the result of the inner level. The loop replaces a
    /// recursion that would need a deep stack.
    fn nest(&mut self, kind: Nest, depth: usize, each: bool, node: &Node) {
        let mut levels = Vec::new();
        for level in 0..depth {
            let scope = self.values.len();
            let name = self.open(kind);
            levels.push((name, scope));
            if each || level + 1 == depth {
                self.node(node);
            }
        }
        while let Some((name, scope)) = levels.pop() {
            let (value, outer) = (self.value(Pick::Last), self.values[scope - 1].clone());
            self.close(kind, &value, &outer);
            self.values.truncate(scope);
            self.values.push(name);
        }
    }

    /// Begins an operation, and returns the name of its result.
    fn open(&mut self, kind: Nest) -> String {
        let (number, last) = (self.fresh(), self.value(Pick::Last));
        let argument = format!("%x{number}");
        let head = match kind {
            Nest::If | Nest::IfElse => "scf.if %c -> (i32) {".to_owned(),
            Nest::For => {
                format!("scf.for %k{number} = %l to %u step %s iter_args({argument} = {last}) -> (i32) {{")
            }
            Nest::While => format!(
                "scf.while ({argument} = {last}) : (i32) -> i32 {{\nscf.condition(%c) {argument} : i32\n}} do {{\n^bb0(%y{number}: i32):"
            ),
            Nest::Execute => "scf.execute_region -> i32 {".to_owned(),
            Nest::Switch => {
                format!("scf.index_switch %l -> i32\ncase 3 {{\nscf.yield {last} : i32\n}}\ndefault {{")
            }
            Nest::Unknown => "\"a.region\"() ({".to_owned(),
            Nest::AffineFor => {
                format!("affine.for %k{number} = 0 to 8 iter_args({argument} = {last}) -> (i32) {{")
            }
        };
        line!(self, "%n{number} = {head}");
        match kind {
            Nest::For | Nest::AffineFor => self.values.push(argument),
            Nest::While => self.values.push(format!("%y{number}")),
            _ => {}
        }
        format!("%n{number}")
    }

    /// Ends an operation with its last value.
    fn close(&mut self, kind: Nest, value: &str, outer: &str) {
        match kind {
            Nest::If | Nest::IfElse => {
                let other = if matches!(kind, Nest::If) { outer } else { "%b" };
                line!(self, "scf.yield {value} : i32\n}} else {{\nscf.yield {other} : i32\n}}");
            }
            Nest::For | Nest::While | Nest::Execute | Nest::Switch => {
                line!(self, "scf.yield {value} : i32\n}}")
            }
            Nest::Unknown => line!(self, "\"a.yield\"({value}) : (i32) -> ()\n}}) : () -> i32"),
            Nest::AffineFor => line!(self, "affine.yield {value} : i32\n}}"),
        }
    }

    /// An `scf.execute_region` with blocks of one argument.
    fn blocks(&mut self, edges: Edges, count: Count, node: &Node) {
        let (number, count, scope) = (self.fresh(), self.times(count), self.values.len());
        let entry = self.value(Pick::Last);
        let exit = format!("^e{number}");
        let block = |index: usize| if index < count { format!("^b{number}_{index}") } else { exit.clone() };
        line!(self, "%n{number} = scf.execute_region -> i32 {{\ncf.br {}({entry} : i32)", block(0));
        for index in 0..count {
            let argument = format!("%p{number}_{index}");
            line!(self, "{}({argument}: i32):", block(index));
            self.values.push(argument);
            self.node(node);
            let value = self.value(Pick::Last);
            let other = match edges {
                Edges::Line => None,
                Edges::Ladder => Some(block(index + 2)),
                Edges::Exits => Some(exit.clone()),
                Edges::Loops => Some(block(0)),
                Edges::SelfLoops => Some(block(index)),
            };
            let next = block(index + 1);
            match other {
                None => line!(self, "cf.br {next}({value} : i32)"),
                Some(other) => line!(self, "cf.cond_br %c, {next}({value} : i32), {other}({value} : i32)"),
            }
            self.values.truncate(scope);
        }
        line!(self, "{exit}(%q{number}: i32):\nscf.yield %q{number} : i32\n}}");
        self.values.push(format!("%n{number}"));
    }
}
