//! Random modules with memrefs: allocations, views and casts of them, their metadata, and accesses.

mod accesses;
mod views;

use super::random::Random;
use std::fmt::Write as _;

/// A size, stride or offset that is not static.
const DYNAMIC: i64 = i64::MIN;

/// A memref in scope.
#[derive(Clone)]
struct MemRef {
    name: String,
    shape: Vec<i64>,
    strides: Vec<i64>,
    offset: i64,
    /// Whether the type has a layout, even if it is the identity.
    is_strided: bool,
    element: &'static str,
    space: u32,
}

/// A static number or `?`.
fn shown(number: i64) -> String {
    if number == DYNAMIC { "?".to_owned() } else { number.to_string() }
}

/// The product of numbers that may be dynamic.
fn times(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        (a, b) => a * b,
    }
}

/// The strides of a contiguous memref.
fn contiguous(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for index in (1..shape.len()).rev() {
        strides[index - 1] = times(strides[index], shape[index]);
    }
    strides
}

fn list(numbers: &[i64]) -> String {
    numbers.iter().map(|number| shown(*number)).collect::<Vec<_>>().join(", ")
}

impl MemRef {
    /// A contiguous memref.
    fn identity(name: String, shape: Vec<i64>, element: &'static str, space: u32) -> MemRef {
        let strides = contiguous(&shape);
        MemRef { name, shape, strides, offset: 0, is_strided: false, element, space }
    }

    fn rank(&self) -> usize {
        self.shape.len()
    }

    fn ty(&self) -> String {
        let sizes: String = self.shape.iter().map(|size| format!("{}x", shown(*size))).collect();
        let mut layout = String::new();
        if self.is_strided {
            let _ = write!(layout, ", strided<[{}]", list(&self.strides));
            if self.offset != 0 {
                let _ = write!(layout, ", offset: {}", shown(self.offset));
            }
            layout.push('>');
        }
        format!("memref<{sizes}{}{layout}{}>", self.element, self.space_text())
    }

    fn unranked_type(&self) -> String {
        format!("memref<*x{}{}>", self.element, self.space_text())
    }

    fn space_text(&self) -> String {
        if self.space == 0 { String::new() } else { format!(", {}", self.space) }
    }

    /// Number of dynamic sizes.
    fn num_dynamic(&self) -> usize {
        self.shape.iter().filter(|size| **size == DYNAMIC).count()
    }
}

/// Values in a module under construction.
struct Memory {
    random: Random,
    out: String,
    globals: Vec<MemRef>,
    memrefs: Vec<MemRef>,
    /// Unranked memrefs, each as its ranked source.
    unranked: Vec<MemRef>,
    /// Values of type `index`.
    indices: Vec<String>,
    /// Values of element types.
    scalars: Vec<(String, &'static str)>,
    next: u32,
    indent: usize,
    /// Whether the module accesses memory, besides creating views.
    has_accesses: bool,
}

/// The element types. The last ones need descriptors, structs or arrays.
const ELEMENTS: [&str; 12] = [
    "f32",
    "f32",
    "i8",
    "i8",
    "index",
    "i1",
    "f64",
    "i64",
    "bf16",
    "vector<4xf32>",
    "complex<f32>",
    "memref<?xf32>",
];

/// Functions with views of memrefs and their metadata.
pub fn views(seed: u64) -> String {
    module(seed, false)
}

/// Functions with all operations on memrefs.
pub fn memrefs(seed: u64) -> String {
    module(seed, true)
}

fn module(seed: u64, has_accesses: bool) -> String {
    let mut memory = Memory {
        random: Random::new(seed),
        out: String::new(),
        globals: Vec::new(),
        memrefs: Vec::new(),
        unranked: Vec::new(),
        indices: Vec::new(),
        scalars: Vec::new(),
        next: 0,
        indent: 1,
        has_accesses,
    };
    memory.module();
    memory.out
}

impl Memory {
    fn module(&mut self) {
        for index in 0..self.random.count(3) {
            self.global(index);
        }
        if self.has_accesses && self.random.chance(6) {
            let name = self.random.pick(&["malloc", "free", "aligned_alloc", "memrefCopy"]);
            let ty = self.random.pick(&["(i64) -> i64", "() -> ()"]);
            let _ = writeln!(self.out, "func.func private @{name}{ty}");
        }
        for index in 0..1 + self.random.count(2) {
            self.function(index);
        }
    }

    fn global(&mut self, index: usize) {
        let shape = (0..self.random.count(3)).map(|_| 1 + self.random.below(4) as i64).collect();
        let element = self.random.pick(&["f32", "i8", "i64", "index"]);
        let global = MemRef::identity(format!("@g{index}"), shape, element, self.random.below(5) as u32 / 4);
        let visibility = self.random.pick(&["", "\"private\" ", "\"public\" ", "\"nested\" "]);
        let constant = self.random.pick(&["", "constant "]);
        let value = match self.random.below(4) {
            0 => String::new(),
            1 => " = uninitialized".to_owned(),
            _ => format!(" = dense<{}>", if element == "f32" { "1.5" } else { "3" }),
        };
        let alignment = if self.random.chance(4) { " {alignment = 64 : i64}" } else { "" };
        let ty = global.ty();
        let _ = writeln!(self.out, "memref.global {visibility}{constant}@g{index} : {ty}{value}{alignment}");
        self.globals.push(global);
    }

    fn function(&mut self, id: usize) {
        (self.memrefs, self.unranked, self.scalars) = (Vec::new(), Vec::new(), Vec::new());
        self.indices = vec!["%i0".to_owned(), "%i1".to_owned(), "%i2".to_owned()];
        let mut parameters: Vec<String> = self.indices.iter().map(|name| format!("{name}: index")).collect();
        for index in 0..1 + self.random.count(3) {
            let memref = self.any(format!("%m{index}"));
            parameters.push(format!("{}: {}", memref.name, memref.ty()));
            self.memrefs.push(memref);
        }
        for element in ["f32", "i8", "i64", "i1", "f64"] {
            self.scalars.push((format!("%s{element}"), element));
            parameters.push(format!("%s{element}: {element}"));
        }
        let _ = writeln!(self.out, "func.func @f{id}({}) {{", parameters.join(", "));
        self.line("%c1 = arith.constant 1 : index");
        self.indices.push("%c1".to_owned());
        if self.random.chance(4) {
            self.line("affine.for %iv = 0 to 10 {");
            self.indent += 1;
            self.indices.push("%iv".to_owned());
        }
        for _ in 0..2 + self.random.count(12) {
            self.operation();
        }
        if self.indent > 1 {
            self.indent -= 1;
            self.line("}");
        }
        self.out.push_str("  return\n}\n");
    }

    /// A memref of a random type.
    fn any(&mut self, name: String) -> MemRef {
        let shape: Vec<i64> = (0..self.random.count(4)).map(|_| self.any_size()).collect();
        let space = if self.random.chance(6) { 1 } else { 0 };
        let element = self.random.pick(&ELEMENTS);
        let mut memref = MemRef::identity(name, shape, element, space);
        if self.random.chance(3) {
            memref.is_strided = true;
            memref.offset = if self.random.chance(2) { DYNAMIC } else { self.random.below(4) as i64 };
            for stride in &mut memref.strides {
                match self.random.below(4) {
                    0 => *stride = DYNAMIC,
                    1 => *stride = 1 + self.random.below(9) as i64,
                    _ => {}
                }
            }
        }
        memref
    }

    fn any_size(&mut self) -> i64 {
        match self.random.below(5) {
            0 | 1 => DYNAMIC,
            2 => 1,
            _ => [2, 3, 4, 8, 12, 16][self.random.count(6)],
        }
    }

    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, self.indent, text);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn index(&mut self) -> String {
        self.indices[self.random.count(self.indices.len())].clone()
    }

    fn memref(&mut self) -> MemRef {
        self.memrefs[self.random.count(self.memrefs.len())].clone()
    }

    /// A static number or an index, with the number in the type.
    fn mixed(&mut self, number: i64) -> (String, i64) {
        if number == DYNAMIC || self.random.chance(4) {
            (self.index(), DYNAMIC)
        } else {
            (number.to_string(), number)
        }
    }

    /// Uses a value, so that it is not removed.
    fn use_value(&mut self, name: &str, ty: &str) {
        self.line(&format!("\"test.use\"({name}) : ({ty}) -> ()"));
    }

    fn operation(&mut self) {
        let bound = if self.has_accesses { 30 } else { 16 };
        match self.random.below(bound) {
            0..=2 => self.subview(),
            3 => self.expand(),
            4 => self.collapse(),
            5 => self.cast(),
            6 => self.reinterpret(),
            7 => self.memory_space_cast(),
            8 | 9 => self.allocate(),
            10 => self.get_global(),
            11 | 12 => self.metadata(),
            13 => self.pointer(),
            14 => self.arithmetic(),
            15 => self.assume(),
            16..=18 => self.load(),
            19..=21 => self.store(),
            22 => self.dim(),
            23 => self.rank(),
            24 => self.copy(),
            25 => self.transpose(),
            26 => self.view(),
            27 => self.reshape(),
            28 => self.atomic(),
            _ => self.dealloc_or_prefetch(),
        }
    }
}
