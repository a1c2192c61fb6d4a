//! Random functions with local variables in memory, of `memref` and of `llvm`, for passes that promote them
//! to values.
//!
//! The generator avoids errors of MLIR 22: stores to a part of a slot at merge points, intrinsics on derived
//! pointers, and declared variables with loaded or computed values.

use super::random::Random;
use std::fmt::Write as _;

/// Element types, with their sizes in bytes.
const TYPES: [(&str, u64); 8] = [
    ("i32", 4),
    ("i8", 1),
    ("i64", 8),
    ("f32", 4),
    ("i16", 2),
    ("vector<2xi16>", 4),
    ("!llvm.ptr", 8),
    ("!llvm.struct<(i32, f32)>", 8),
];

/// Definitions for debug information.
const VARIABLE: &str = "\
#file = #llvm.di_file<\"a.c\" in \"/\">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#function = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = \"f\", file = #file, subprogramFlags = Definition>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = \"int\", sizeInBits = 32, encoding = DW_ATE_signed>
#x = #llvm.di_local_variable<scope = #function, name = \"x\", file = #file, line = 1, type = #type>
#y = #llvm.di_local_variable<scope = #function, name = \"y\", file = #file, line = 2, type = #type>
";

/// A slot in scope.
#[derive(Clone)]
struct Slot {
    pointer: String,
    element: (&'static str, u64),
    /// The type of the memref; `None` for a pointer of `llvm`.
    memref: Option<String>,
    /// The indices of accesses.
    indices: &'static str,
}

/// Values and slots that are valid at a position.
#[derive(Clone, Default)]
struct Scope {
    slots: Vec<Slot>,
    values: Vec<(String, &'static str)>,
}

struct Generator {
    random: Random,
    out: String,
    depth: usize,
    next: u32,
    /// Whether the function has several blocks.
    has_branches: bool,
    /// Whether slots have declared variables.
    has_variables: bool,
}

/// A random module.
#[must_use]
pub fn slots(seed: u64) -> String {
    let mut random = Random::new(seed);
    let has_variables = random.chance(4);
    let out = if has_variables { VARIABLE.to_owned() } else { String::new() };
    let mut generator = Generator { random, out, depth: 0, next: 0, has_branches: false, has_variables };
    for index in 0..1 + generator.random.count(3) {
        generator.function(index);
    }
    generator.out
}

impl Generator {
    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, self.depth, text);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn function(&mut self, index: usize) {
        let arguments: Vec<(String, &'static str)> =
            ["i1", "i32", "i8", "f32", "i64"].map(|ty| (self.fresh(), ty)).to_vec();
        let shown: Vec<String> = arguments.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
        self.line(&format!("func.func @f{index}({}) {{", shown.join(", ")));
        self.depth += 1;
        let count = if self.random.chance(4) { 0 } else { 1 + self.random.count(7) };
        self.has_branches = count != 0;
        self.line("%one = llvm.mlir.constant(1 : i32) : i32");
        self.line("%zero = arith.constant 0 : index");
        let mut scope = Scope { slots: Vec::new(), values: arguments };
        for _ in 0..1 + self.random.count(4) {
            self.slot(&mut scope);
        }
        self.operations(6, &mut scope);
        let entry = scope.clone();
        self.terminator(count, &mut scope);
        for block in 0..count {
            let _ = writeln!(self.out, "^bb{block}:");
            let mut scope = entry.clone();
            self.operations(5, &mut scope);
            self.terminator(count, &mut scope);
        }
        self.depth -= 1;
        self.line("}");
    }

    /// An allocation. In a block that is executed repeatedly, an allocation of `llvm` is not a slot.
    fn slot(&mut self, scope: &mut Scope) {
        let pointer = self.fresh();
        let element = TYPES[self.random.count(TYPES.len())];
        let ty = element.0;
        if ty != "!llvm.ptr" && !ty.contains("struct") && self.random.chance(2) {
            let forms = [("", ""), ("1x", "%zero"), ("1x1x", "%zero, %zero"), ("2x", "%zero")];
            let (shape, indices) = forms[if self.random.chance(8) { 3 } else { self.random.count(3) }];
            let space = if self.random.chance(6) { ", 3" } else { "" };
            let memref = format!("memref<{shape}{ty}{space}>");
            self.line(&format!("{pointer} = memref.alloca() : {memref}"));
            return scope.slots.push(Slot { pointer, element, memref: Some(memref), indices });
        }
        self.line(&format!("{pointer} = llvm.alloca %one x {ty} : (i32) -> !llvm.ptr"));
        scope.slots.push(Slot { pointer: pointer.clone(), element, memref: None, indices: "" });
        if self.has_variables {
            for _ in 0..self.random.count(3) {
                let variable = self.random.pick(&["#x", "#y"]);
                let kind = if self.random.chance(5) { "value" } else { "declare" };
                self.line(&format!("llvm.intr.dbg.{kind} {variable} = {pointer} : !llvm.ptr"));
            }
        }
    }

    fn operations(&mut self, limit: usize, scope: &mut Scope) {
        for _ in 0..self.random.count(limit) {
            self.operation(scope);
        }
    }

    fn operation(&mut self, scope: &mut Scope) {
        let slot = scope.slots[self.random.count(scope.slots.len())].clone();
        match self.random.below(20) {
            0..7 => self.load(&slot, scope),
            7..14 => self.store(&slot, scope),
            14 if self.depth < 3 => self.structure(scope),
            15 if slot.memref.is_none() => self.derived(&slot),
            16 if slot.memref.is_none() && !self.has_variables => self.fill(&slot, scope),
            17 if slot.memref.is_none() && !self.has_variables => self.copy(&slot, scope),
            18 if self.random.chance(4) => {
                let ty = slot.memref.as_deref().unwrap_or("!llvm.ptr");
                self.line(&format!("\"test.escape\"({}) : ({ty}) -> ()", slot.pointer));
            }
            19 if self.random.chance(2) => self.slot(scope),
            _ => self.load(&slot, scope),
        }
    }

    /// A load, sometimes of another type that is not larger.
    fn load(&mut self, slot: &Slot, scope: &mut Scope) {
        let name = self.fresh();
        let mut ty = slot.element.0;
        match &slot.memref {
            Some(memref) => {
                self.line(&format!("{name} = memref.load {}[{}] : {memref}", slot.pointer, slot.indices))
            }
            None => {
                let other = TYPES[self.random.count(TYPES.len())];
                if self.random.chance(4) && (other.1 <= slot.element.1 || self.random.chance(8)) {
                    ty = other.0;
                }
                let volatile = if self.random.chance(40) { "volatile " } else { "" };
                self.line(&format!("{name} = llvm.load {volatile}{} : !llvm.ptr -> {ty}", slot.pointer));
            }
        }
        if !self.random.chance(5) {
            self.line(&format!("\"test.use\"({name}) : ({ty}) -> ()"));
        }
        scope.values.push((name, ty));
    }

    /// A store. It may write a part of the slot only in functions without merge points.
    fn store(&mut self, slot: &Slot, scope: &mut Scope) {
        let mut ty = slot.element.0;
        let other = TYPES[self.random.count(TYPES.len())];
        let is_any = slot.memref.is_none() && !self.has_variables && self.random.chance(4);
        let fits = if self.has_branches { other.1 == slot.element.1 } else { other.1 <= slot.element.1 };
        if is_any && fits {
            ty = other.0;
        }
        let is_pointer = ty == "!llvm.ptr" && self.random.chance(2);
        let value = match is_pointer.then(|| self.pointer(scope, None)).flatten() {
            Some(pointer) => pointer,
            None => self.value(ty, scope),
        };
        match &slot.memref {
            Some(memref) => {
                self.line(&format!("memref.store {value}, {}[{}] : {memref}", slot.pointer, slot.indices));
            }
            None => {
                let volatile = if self.random.chance(40) { "volatile " } else { "" };
                self.line(&format!("llvm.store {volatile}{value}, {} : {ty}, !llvm.ptr", slot.pointer));
            }
        }
    }

    /// The pointer of a slot, of `size` bytes if a size is given. A stored pointer can be promoted after its
    /// store.
    fn pointer(&mut self, scope: &Scope, size: Option<u64>) -> Option<String> {
        let is_fit = |slot: &&Slot| slot.memref.is_none() && size.is_none_or(|size| size == slot.element.1);
        let pointers: Vec<&Slot> = scope.slots.iter().filter(is_fit).collect();
        let slot = pointers.get(self.random.count(pointers.len().max(1)))?;
        Some(slot.pointer.clone())
    }

    /// A value of the type: one in scope, or a new one.
    fn value(&mut self, ty: &'static str, scope: &mut Scope) -> String {
        let known: Vec<&(String, &str)> = scope.values.iter().filter(|(_, known)| *known == ty).collect();
        // Where variables are declared, values must not come from loads.
        if !known.is_empty() && !self.has_variables && !self.random.chance(4) {
            return known[self.random.count(known.len())].0.clone();
        }
        let name = self.fresh();
        let constant = self.random.below(100);
        match ty {
            "i8" | "i16" | "i32" | "i64" if self.random.chance(2) => {
                self.line(&format!("{name} = llvm.mlir.constant({constant} : {ty}) : {ty}"));
            }
            _ => self.line(&format!("{name} = \"test.new\"() : () -> {ty}")),
        }
        name
    }

    /// Uses of the pointer without access to memory.
    fn derived(&mut self, slot: &Slot) {
        let name = self.fresh();
        let pointer = &slot.pointer;
        let definition = match self.random.below(6) {
            0 => format!("{name} = llvm.getelementptr {pointer}[0] : (!llvm.ptr) -> !llvm.ptr, i8"),
            1 => format!("{name} = llvm.intr.launder.invariant.group {pointer} : !llvm.ptr"),
            2 => format!("{name} = llvm.intr.strip.invariant.group {pointer} : !llvm.ptr"),
            3 if self.random.chance(4) => {
                format!("{name} = llvm.getelementptr {pointer}[1] : (!llvm.ptr) -> !llvm.ptr, i8")
            }
            4 if self.random.chance(4) => {
                format!(
                    "{name} = llvm.getelementptr {pointer}[0] : (!llvm.ptr) -> !llvm.ptr, i8\n    \"test.use\"({name}) : (!llvm.ptr) -> ()"
                )
            }
            _ => format!(
                "{name} = llvm.getelementptr {pointer}[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<1 x i8>"
            ),
        };
        self.line(&definition);
        for _ in 0..self.random.count(3) {
            let kind = self.random.pick(&["start", "end"]);
            let on = if self.random.chance(2) { &name } else { pointer };
            self.line(&format!("llvm.intr.lifetime.{kind} {on} : !llvm.ptr"));
        }
    }

    /// A number of bytes: mostly the size of the slot.
    fn length(&mut self, slot: &Slot) -> u64 {
        if self.random.chance(8) { self.random.below(9) } else { slot.element.1 }
    }

    fn fill(&mut self, slot: &Slot, scope: &mut Scope) {
        let (byte, length) = (self.value("i8", scope), self.length(slot));
        let pointer = &slot.pointer;
        if self.random.chance(3) {
            let text = format!(
                "\"llvm.intr.memset.inline\"({pointer}, {byte}) <{{isVolatile = false, len = {length} : i64}}> : (!llvm.ptr, i8) -> ()"
            );
            return self.line(&text);
        }
        let name = self.fresh();
        let volatile = self.random.chance(12);
        self.line(&format!("{name} = llvm.mlir.constant({length} : i64) : i64"));
        let text = format!(
            "\"llvm.intr.memset\"({pointer}, {byte}, {name}) <{{isVolatile = {volatile}}}> : (!llvm.ptr, i8, i64) -> ()"
        );
        self.line(&text);
    }

    /// A copy between slots of the same size, or to or from other memory. A smaller copy would become a store
    /// to a part of the other slot.
    fn copy(&mut self, slot: &Slot, scope: &Scope) {
        let length = self.length(slot);
        let other = match self.pointer(scope, Some(slot.element.1)).filter(|_| !self.random.chance(3)) {
            Some(pointer) => pointer,
            None => {
                let name = self.fresh();
                self.line(&format!("{name} = \"test.new\"() : () -> !llvm.ptr"));
                name
            }
        };
        let pointers =
            if self.random.chance(2) { [slot.pointer.clone(), other] } else { [other, slot.pointer.clone()] };
        let pointers = pointers.join(", ");
        if self.random.chance(3) {
            let text = format!(
                "\"llvm.intr.memcpy.inline\"({pointers}) <{{isVolatile = false, len = {length} : i64}}> : (!llvm.ptr, !llvm.ptr) -> ()"
            );
            return self.line(&text);
        }
        let (name, kind) = (self.fresh(), self.random.pick(&["memcpy", "memmove"]));
        self.line(&format!("{name} = llvm.mlir.constant({length} : i64) : i64"));
        let text = format!(
            "\"llvm.intr.{kind}\"({pointers}, {name}) <{{isVolatile = false}}> : (!llvm.ptr, !llvm.ptr, i64) -> ()"
        );
        self.line(&text);
    }

    /// A structure of `scf` with slots of its own. It rarely accesses outer slots.
    fn structure(&mut self, scope: &Scope) {
        let mut inner = Scope { slots: Vec::new(), values: scope.values.clone() };
        if self.random.chance(4) {
            inner.slots.clone_from(&scope.slots);
        }
        let name = self.fresh();
        let begin = match self.random.below(3) {
            0 => "scf.if %v1 {".replace("%v1", &scope.values[0].0),
            1 => format!("scf.for {name} = %zero to %zero step %zero {{"),
            _ => "scf.execute_region {".to_owned(),
        };
        self.line(&begin);
        self.depth += 1;
        for _ in 0..1 + self.random.count(2) {
            self.slot(&mut inner);
        }
        self.operations(6, &mut inner);
        if begin.starts_with("scf.execute") {
            self.line("scf.yield");
        }
        self.depth -= 1;
        self.line("}");
    }

    fn terminator(&mut self, blocks: usize, scope: &mut Scope) {
        let condition = scope.values[0].0.clone();
        let target = |random: &mut Random| format!("^bb{}", random.count(blocks.max(1)));
        let (a, b) = (target(&mut self.random), target(&mut self.random));
        let choice = if blocks == 0 { 0 } else { self.random.below(20) };
        let value = scope.values[1].0.clone();
        let text = match choice {
            0..4 => "return".to_owned(),
            4..8 => format!("cf.br {a}"),
            8..11 => format!("cf.cond_br {condition}, {a}, {b}"),
            11..13 => format!("llvm.br {b}"),
            13..16 => format!("llvm.cond_br {condition}, {a}, {b}"),
            16 => format!("cf.switch {value} : i32, [default: {a}, 1: {b}, 2: {a}]"),
            17 => format!("llvm.switch {value} : i32, {a} [1: {b}, 2: {b}]"),
            18 if self.random.chance(3) => format!("\"test.jump\"() [{a}, {b}] : () -> ()"),
            _ => format!("cf.br {b}"),
        };
        self.line(&text);
    }
}
