//! Random functions that access aggregates in memory by elements, with `llvm` and `memref`.
//!
//! The generator avoids the inputs for which MLIR 22 depends on the order of addresses: memory with more than
//! eight elements in use, and copies from memory with several elements. It also avoids results of MLIR that
//! differ from LLVM IR's (packed structs in others), and crashes: copies of memory to itself, and addresses
//! in empty aggregates.

use super::random::Random;
use std::fmt::Write as _;

/// Types without elements.
const SCALARS: [(&str, u64); 7] =
    [("i32", 4), ("i8", 1), ("i64", 8), ("f32", 4), ("i16", 2), ("!llvm.ptr", 8), ("f64", 8)];

/// Shapes of memrefs. Most are destructured.
const SHAPES: [&[i64]; 9] = [&[2], &[4], &[2, 3], &[1, 2], &[2, 2, 2], &[1], &[], &[3, 6], &[8]];

/// A type of `llvm`.
#[derive(Clone, Debug)]
enum Shape {
    Scalar(&'static str, u64),
    Struct(Vec<Shape>, bool),
    Array(Box<Shape>, u64),
}

impl Shape {
    fn text(&self) -> String {
        match self {
            Shape::Scalar(name, _) => (*name).to_owned(),
            Shape::Array(element, count) => format!("!llvm.array<{count} x {}>", element.text()),
            Shape::Struct(elements, packed) => {
                let elements: Vec<String> = elements.iter().map(Shape::text).collect();
                let list = elements.join(", ");
                if *packed {
                    format!("!llvm.struct<packed ({list})>")
                } else {
                    format!("!llvm.struct<({list})>")
                }
            }
        }
    }

    /// Whether the shape has exactly one scalar.
    fn has_one_element(&self) -> bool {
        match self {
            Shape::Scalar(..) => true,
            Shape::Struct(elements, _) => elements.len() == 1 && elements[0].has_one_element(),
            Shape::Array(element, count) => *count == 1 && element.has_one_element(),
        }
    }

    /// Size in bytes and alignment, by the default data layout.
    fn layout(&self) -> (u64, u64) {
        match self {
            Shape::Scalar("i64", size) => (*size, 4),
            Shape::Scalar(_, size) => (*size, *size),
            Shape::Array(element, count) => {
                let (size, alignment) = element.layout();
                (size.next_multiple_of(alignment) * count, alignment)
            }
            Shape::Struct(elements, packed) => {
                let (mut end, mut whole) = (0_u64, 1);
                for element in elements {
                    let (size, alignment) = element.layout();
                    let alignment = if *packed { 1 } else { alignment };
                    end = end.next_multiple_of(alignment) + size;
                    whole = whole.max(alignment);
                }
                (end.next_multiple_of(whole), whole)
            }
        }
    }
}

/// A pointer in scope, with the type of its memory.
#[derive(Clone)]
struct Pointer {
    name: String,
    shape: Shape,
    /// Whether it is a whole allocation.
    is_slot: bool,
}

/// A memref in scope.
#[derive(Clone)]
struct MemRef {
    name: String,
    shape: &'static [i64],
    ty: String,
    element: &'static str,
}

#[derive(Clone, Default)]
struct Scope {
    pointers: Vec<Pointer>,
    memrefs: Vec<MemRef>,
}

struct Generator {
    random: Random,
    out: String,
    depth: usize,
    next: u32,
}

/// A random module.
#[must_use]
pub fn aggregates(seed: u64) -> String {
    let mut generator = Generator { random: Random::new(seed), out: String::new(), depth: 0, next: 0 };
    for index in 0..1 + generator.random.count(2) {
        generator.function(index);
    }
    generator.out
}

impl Generator {
    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, self.depth, text);
    }

    fn define(&mut self, definition: &str) -> String {
        self.next += 1;
        let name = format!("%v{}", self.next);
        self.line(&format!("{name} = {definition}"));
        name
    }

    fn function(&mut self, id: usize) {
        self.line(&format!("func.func @f{id}(%c: i1, %n: index, %x: i32, %byte: i8, %p: !llvm.ptr) {{"));
        self.depth += 1;
        self.line("%one = llvm.mlir.constant(1 : i32) : i32");
        self.line("%two = llvm.mlir.constant(2 : i32) : i32");
        for index in 0..9 {
            self.line(&format!("%i{index} = arith.constant {index} : index"));
        }
        let mut scope = Scope::default();
        for _ in 0..1 + self.random.count(3) {
            self.allocation(&mut scope);
        }
        let blocks = if self.random.chance(3) { 1 + self.random.count(3) } else { 0 };
        self.operations(9, &mut scope);
        self.terminator(blocks);
        for block in 0..blocks {
            let _ = writeln!(self.out, "^bb{block}:");
            let mut inner = scope.clone();
            self.operations(6, &mut inner);
            self.terminator(blocks);
        }
        self.depth -= 1;
        self.line("}");
    }

    fn terminator(&mut self, blocks: usize) {
        if blocks == 0 || self.random.chance(3) {
            return self.line("return");
        }
        let [a, b] = [0, 1].map(|_| self.random.count(blocks));
        self.line(&format!("cf.cond_br %c, ^bb{a}, ^bb{b}"));
    }

    /// A type with elements, nested up to a depth.
    fn shape(&mut self, depth: usize) -> Shape {
        match self.random.below(6) {
            0..3 => {
                let packed = self.random.chance(6);
                let count = if self.random.chance(40) { 0 } else { 1 + self.random.count(5) };
                Shape::Struct((0..count).map(|_| self.element(depth, packed)).collect(), packed)
            }
            _ => {
                let count = if self.random.chance(12) { 17 } else { 1 + self.random.below(6) };
                Shape::Array(Box::new(self.element(depth, false)), count)
            }
        }
    }

    fn element(&mut self, depth: usize, only_scalars: bool) -> Shape {
        if depth > 0 && !only_scalars && self.random.chance(3) {
            let shape = self.shape(depth - 1);
            if shape.layout().0 > 0 {
                return shape;
            }
        }
        let (name, size) = SCALARS[self.random.count(SCALARS.len())];
        Shape::Scalar(name, size)
    }

    fn allocation(&mut self, scope: &mut Scope) {
        if self.random.chance(3) {
            let shape = SHAPES[self.random.count(SHAPES.len())];
            let element = self.random.pick(&["i32", "f32", "i64"]);
            let element = ["i32", "f32", "i64"].into_iter().find(|known| *known == element).unwrap_or("i32");
            let sizes: String = shape.iter().map(|size| format!("{size}x")).collect();
            let space = if self.random.chance(8) { ", 3" } else { "" };
            let ty = format!("memref<{sizes}{element}{space}>");
            let alignment = if self.random.chance(6) { " {alignment = 16 : i64}" } else { "" };
            let name = self.define(&format!("memref.alloca(){alignment} : {ty}"));
            return scope.memrefs.push(MemRef { name, shape, ty, element });
        }
        let shape = self.shape(2);
        let count = if self.random.chance(20) { "%two" } else { "%one" };
        let alignment = if self.random.chance(6) { " {alignment = 16 : i64}" } else { "" };
        let text = shape.text();
        let name = self.define(&format!("llvm.alloca {count} x {text}{alignment} : (i32) -> !llvm.ptr"));
        scope.pointers.push(Pointer { name, shape, is_slot: true });
    }

    fn operations(&mut self, limit: usize, scope: &mut Scope) {
        for _ in 0..self.random.count(limit) {
            self.operation(scope);
        }
    }

    fn operation(&mut self, scope: &mut Scope) {
        if !scope.memrefs.is_empty() && self.random.chance(3) {
            return self.memref_access(scope);
        }
        if scope.pointers.is_empty() {
            return self.allocation(scope);
        }
        let late = self.random.count(scope.pointers.len());
        let pointer = scope.pointers[late].clone();
        match self.random.below(24) {
            0..7 => self.address(&pointer, scope),
            7..12 => self.load(&pointer),
            12..17 => self.store(&pointer),
            17 => self.fill(&pointer),
            18 => self.copy(&pointer, scope),
            19 => {
                let kind = self.random.pick(&["start", "end"]).to_owned();
                self.line(&format!("llvm.intr.lifetime.{kind} {} : !llvm.ptr", pointer.name));
            }
            20 if self.random.chance(6) => {
                self.line(&format!("\"test.escape\"({}) : (!llvm.ptr) -> ()", pointer.name));
            }
            21 if self.depth < 3 => self.structure(scope),
            22 if self.random.chance(6) => {
                self.line(&format!("llvm.store {0}, %p : !llvm.ptr, !llvm.ptr", pointer.name));
            }
            23 if self.random.chance(3) => self.allocation(scope),
            _ => self.load(&pointer),
        }
    }

    /// The address of an element, in a form of `llvm.getelementptr`.
    fn address(&mut self, pointer: &Pointer, scope: &mut Scope) {
        if pointer.shape.layout().0 == 0 {
            return;
        }
        let flags = self.random.pick(&["", "", "inbounds ", "inbounds|nuw ", "nuw "]).to_owned();
        let (name, text) = (&pointer.name, pointer.shape.text());
        if self.random.chance(5) {
            let (size, _) = pointer.shape.layout();
            let offset = if self.random.chance(8) { size } else { self.random.below(size) };
            let name = self.define(&format!(
                "llvm.getelementptr {flags}{name}[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8"
            ));
            let shape = Shape::Scalar("i8", 1);
            return scope.pointers.push(Pointer { name, shape, is_slot: false });
        }
        let mut path = if self.random.chance(30) { "1".to_owned() } else { "0".to_owned() };
        let mut shape = pointer.shape.clone();
        let mut operands = "";
        for _ in 0..1 + self.random.count(3) {
            shape = match shape {
                Shape::Scalar(..) => break,
                Shape::Struct(elements, _) => {
                    if elements.is_empty() {
                        return;
                    }
                    let index = self.random.count(elements.len());
                    let _ = write!(path, ", {index}");
                    elements[index].clone()
                }
                Shape::Array(element, count) => {
                    let index = self.random.below(count.max(1)) + u64::from(self.random.chance(30));
                    if self.random.chance(30) {
                        path.push_str(", %x");
                        operands = ", i32";
                    } else {
                        let _ = write!(path, ", {index}");
                    }
                    *element
                }
            };
            if !operands.is_empty() {
                break;
            }
        }
        let definition =
            format!("llvm.getelementptr {flags}{name}[{path}] : (!llvm.ptr{operands}) -> !llvm.ptr, {text}");
        let name = self.define(&definition);
        scope.pointers.push(Pointer { name, shape, is_slot: false });
    }

    /// A type for an access: that of the first scalar in memory, or any.
    fn access_type(&mut self, shape: &Shape) -> &'static str {
        let mut first = shape;
        loop {
            first = match first {
                Shape::Scalar(name, _) if !self.random.chance(5) => return name,
                Shape::Scalar(..) => break,
                Shape::Struct(elements, _) => match elements.first() {
                    Some(element) => element,
                    None => break,
                },
                Shape::Array(element, _) => element,
            };
        }
        SCALARS[self.random.count(SCALARS.len())].0
    }

    fn volatile(&mut self) -> &'static str {
        if self.random.chance(40) { "volatile " } else { "" }
    }

    fn load(&mut self, pointer: &Pointer) {
        let ty = self.access_type(&pointer.shape);
        let volatile = self.volatile();
        let name = self.define(&format!("llvm.load {volatile}{} : !llvm.ptr -> {ty}", pointer.name));
        if !self.random.chance(4) {
            self.line(&format!("\"test.use\"({name}) : ({ty}) -> ()"));
        }
    }

    fn store(&mut self, pointer: &Pointer) {
        let ty = self.access_type(&pointer.shape);
        let volatile = self.volatile();
        let value = match ty {
            "i32" => "%x".to_owned(),
            "!llvm.ptr" if self.random.chance(8) => pointer.name.clone(),
            "!llvm.ptr" => "%p".to_owned(),
            _ => self.define(&format!("\"test.new\"() : () -> {ty}")),
        };
        self.line(&format!("llvm.store {volatile}{value}, {} : {ty}, !llvm.ptr", pointer.name));
    }

    /// A number of bytes: mostly the size of the memory.
    fn length(&mut self, pointer: &Pointer) -> u64 {
        let (size, _) = pointer.shape.layout();
        if self.random.chance(3) { self.random.below(size + 2) } else { size }
    }

    fn fill(&mut self, pointer: &Pointer) {
        let length = self.length(pointer);
        let (name, volatile) = (&pointer.name, self.random.chance(12));
        if self.random.chance(3) {
            return self.line(&format!(
                "\"llvm.intr.memset.inline\"({name}, %byte) <{{isVolatile = {volatile}, len = {length} : i64}}> : (!llvm.ptr, i8) -> ()"
            ));
        }
        let ty = self.random.pick(&["i32", "i64"]).to_owned();
        let count = self.define(&format!("llvm.mlir.constant({length} : {ty}) : {ty}"));
        self.line(&format!(
            "\"llvm.intr.memset\"({name}, %byte, {count}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, i8, {ty}) -> ()"
        ));
    }

    /// A copy to the memory, from other memory that is not destructured, or from an allocation with one
    /// element.
    fn copy(&mut self, pointer: &Pointer, scope: &Scope) {
        let length = self.length(pointer);
        let is_known = scope.pointers.iter().any(|known| known.name == pointer.name && known.is_slot);
        let pointers = if is_known && pointer.shape.has_one_element() && self.random.chance(2) {
            format!("%p, {}", pointer.name)
        } else {
            format!("{}, %p", pointer.name)
        };
        if self.random.chance(3) {
            return self.line(&format!(
                "\"llvm.intr.memcpy.inline\"({pointers}) <{{isVolatile = false, len = {length} : i64}}> : (!llvm.ptr, !llvm.ptr) -> ()"
            ));
        }
        let kind = self.random.pick(&["memcpy", "memmove"]).to_owned();
        let count = self.define(&format!("llvm.mlir.constant({length} : i64) : i64"));
        self.line(&format!(
            "\"llvm.intr.{kind}\"({pointers}, {count}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"
        ));
    }

    fn memref_access(&mut self, scope: &Scope) {
        let MemRef { name, shape, ty, element } =
            scope.memrefs[self.random.count(scope.memrefs.len())].clone();
        if self.random.chance(30) {
            return self.line(&format!("\"test.escape\"({name}) : ({ty}) -> ()"));
        }
        let indices: Vec<String> = shape
            .iter()
            .map(|size| match self.random.below(40) {
                0 => "%n".to_owned(),
                1 => format!("%i{size}"),
                _ => format!("%i{}", self.random.below(size.unsigned_abs())),
            })
            .collect();
        let indices = indices.join(", ");
        let temporal = if self.random.chance(8) { " {nontemporal = true}" } else { "" };
        if self.random.chance(2) {
            let value = self.define(&format!("\"test.new\"() : () -> {element}"));
            return self.line(&format!("memref.store {value}, {name}[{indices}]{temporal} : {ty}"));
        }
        let value = self.define(&format!("memref.load {name}[{indices}]{temporal} : {ty}"));
        self.line(&format!("\"test.use\"({value}) : ({element}) -> ()"));
    }

    /// A structure of `scf` with accesses to memory around it, and allocations of its own.
    fn structure(&mut self, scope: &Scope) {
        let mut inner = scope.clone();
        let begin = self.random.pick(&["scf.if %c {", "scf.for %i = %n to %n step %n {"]).to_owned();
        self.line(&begin);
        self.depth += 1;
        if self.random.chance(2) {
            self.allocation(&mut inner);
        }
        self.operations(5, &mut inner);
        self.depth -= 1;
        self.line("}");
    }
}
