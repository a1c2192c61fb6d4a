//! Views, casts and allocations of memrefs, and their metadata.

use super::{DYNAMIC, MemRef, Memory, contiguous, times};

impl Memory {
    /// Adds the result of an operation, and sometimes a use of it.
    fn add(&mut self, memref: MemRef) {
        if self.random.chance(2) {
            self.use_value(&memref.name, &memref.ty());
        }
        self.memrefs.push(memref);
    }

    pub(super) fn subview(&mut self) {
        let source = self.memref();
        let mut result = MemRef { name: self.fresh(), is_strided: true, ..source.clone() };
        let (mut starts, mut sizes, mut steps) = (Vec::new(), Vec::new(), Vec::new());
        for at in 0..source.rank() {
            let bound = if source.shape[at] == DYNAMIC { 8 } else { source.shape[at] };
            let size = 1 + self.random.below(bound.max(1) as u64) as i64;
            let step = if size > 1 && (bound - 1) / (size - 1) >= 2 && self.random.chance(2) { 2 } else { 1 };
            let start = self.random.below((bound - (size - 1) * step).max(1) as u64) as i64;
            let (start_text, start) = self.mixed(start);
            let (size_text, size) = self.mixed(size);
            let (step_text, step) = self.mixed(step);
            let moved = times(start, source.strides[at]);
            result.offset =
                if moved == DYNAMIC || result.offset == DYNAMIC { DYNAMIC } else { result.offset + moved };
            result.shape[at] = size;
            result.strides[at] = times(source.strides[at], step);
            starts.push(start_text);
            sizes.push(size_text);
            steps.push(step_text);
        }
        for at in (0..source.rank()).rev() {
            if result.shape[at] == 1 && self.random.chance(3) {
                result.shape.remove(at);
                result.strides.remove(at);
            }
        }
        let parts = [starts, sizes, steps].map(|part| part.join(", "));
        let [starts, sizes, steps] = parts;
        let text = format!(
            "{} = memref.subview {}[{starts}] [{sizes}] [{steps}] : {} to {}",
            result.name,
            source.name,
            source.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    pub(super) fn expand(&mut self) {
        let source = self.memref();
        let mut result =
            MemRef { name: self.fresh(), shape: Vec::new(), strides: Vec::new(), ..source.clone() };
        let (mut groups, mut outputs) = (Vec::new(), Vec::new());
        for at in 0..source.rank() {
            let parts = match source.shape[at] {
                DYNAMIC if self.random.chance(2) => vec![DYNAMIC, [1, 2, 4][self.random.count(3)]],
                DYNAMIC if self.random.chance(2) => vec![[1, 2, 3][self.random.count(3)], DYNAMIC],
                size if size > 1 && size % 2 == 0 && self.random.chance(2) => vec![2, size / 2],
                size if size > 0 && self.random.chance(4) => vec![1, size, 1],
                size => vec![size],
            };
            let first = result.shape.len();
            let dims: Vec<String> = (first..first + parts.len()).map(|dim| dim.to_string()).collect();
            groups.push(format!("[{}]", dims.join(", ")));
            let strides = contiguous(&parts);
            result.strides.extend(strides.iter().map(|stride| times(*stride, source.strides[at])));
            result.shape.extend(parts);
        }
        if source.rank() == 0 {
            let ones = self.random.count(3);
            result.shape = vec![1; ones];
            result.strides = vec![1; ones];
        }
        for at in 0..result.rank() {
            let size = result.shape[at];
            outputs.push(if size == DYNAMIC { self.index() } else { size.to_string() });
        }
        let text = format!(
            "{} = memref.expand_shape {} [{}] output_shape [{}] : {} into {}",
            result.name,
            source.name,
            groups.join(", "),
            outputs.join(", "),
            source.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    /// Collapses adjacent contiguous dimensions.
    pub(super) fn collapse(&mut self) {
        let source = self.memref();
        let mut result =
            MemRef { name: self.fresh(), shape: Vec::new(), strides: Vec::new(), ..source.clone() };
        let mut groups: Vec<Vec<String>> = Vec::new();
        for at in 0..source.rank() {
            let fits = at > 0
                && (!source.is_strided
                    || source.shape[at] != 1
                        && source.strides[at - 1] != DYNAMIC
                        && source.strides[at - 1] == times(source.strides[at], source.shape[at]));
            let last = result.shape.len().wrapping_sub(1);
            if fits && !self.random.chance(3) {
                result.shape[last] = times(result.shape[last], source.shape[at]);
                result.strides[last] = source.strides[at];
                groups[last].push(at.to_string());
            } else {
                result.shape.push(source.shape[at]);
                result.strides.push(source.strides[at]);
                groups.push(vec![at.to_string()]);
            }
        }
        if !source.is_strided {
            result.strides = contiguous(&result.shape);
            if source.rank() > 0 && source.shape.iter().all(|size| *size == 1) && self.random.chance(2) {
                (result.shape, result.strides, groups) = (Vec::new(), Vec::new(), Vec::new());
            }
        }
        let groups: Vec<String> = groups.iter().map(|group| format!("[{}]", group.join(", "))).collect();
        let text = format!(
            "{} = memref.collapse_shape {} [{}] : {} into {}",
            result.name,
            source.name,
            groups.join(", "),
            source.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    pub(super) fn cast(&mut self) {
        let source = self.memref();
        if !self.unranked.is_empty() && self.random.chance(2) {
            let from = self.unranked[self.random.count(self.unranked.len())].clone();
            let to = MemRef { name: self.fresh(), ..from.clone() };
            self.line(&format!(
                "{} = memref.cast {} : {} to {}",
                to.name,
                from.name,
                from.unranked_type(),
                to.ty()
            ));
            return self.add(to);
        }
        if self.random.chance(3) {
            let to = MemRef { name: self.fresh(), ..source.clone() };
            let ty = to.unranked_type();
            self.line(&format!("{} = memref.cast {} : {} to {ty}", to.name, source.name, source.ty()));
            self.use_value(&to.name, &ty);
            return self.unranked.push(to);
        }
        let mut result = MemRef { name: self.fresh(), is_strided: true, ..source.clone() };
        for at in 0..result.rank() {
            match self.random.below(4) {
                0 => result.shape[at] = DYNAMIC,
                1 if result.shape[at] == DYNAMIC => result.shape[at] = 4,
                _ => {}
            }
            match self.random.below(4) {
                0 => result.strides[at] = DYNAMIC,
                1 if result.strides[at] == DYNAMIC => result.strides[at] = 4,
                _ => {}
            }
        }
        if self.random.chance(2) {
            result.offset = DYNAMIC;
        }
        self.line(&format!(
            "{} = memref.cast {} : {} to {}",
            result.name,
            source.name,
            source.ty(),
            result.ty()
        ));
        self.add(result);
    }

    pub(super) fn reinterpret(&mut self) {
        let source = self.memref();
        let mut result = self.any(String::new());
        (result.name, result.element, result.space) = (self.fresh(), source.element, source.space);
        result.is_strided = true;
        let offset = if result.offset == DYNAMIC { self.index() } else { result.offset.to_string() };
        let mut texts = |numbers: &[i64]| -> String {
            let text = |number: &i64| if *number == DYNAMIC { self.index() } else { number.to_string() };
            numbers.iter().map(text).collect::<Vec<_>>().join(", ")
        };
        let (sizes, strides) = (texts(&result.shape), texts(&result.strides));
        let text = format!(
            "{} = memref.reinterpret_cast {} to offset: [{offset}], sizes: [{sizes}], strides: [{strides}] : {} to {}",
            result.name,
            source.name,
            source.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    pub(super) fn memory_space_cast(&mut self) {
        let from_unranked = self.has_accesses && !self.unranked.is_empty() && self.random.chance(3);
        let source = if from_unranked {
            self.unranked[self.random.count(self.unranked.len())].clone()
        } else {
            self.memref()
        };
        let result = MemRef { name: self.fresh(), space: 1 - source.space, ..source.clone() };
        let [from, to] =
            [&source, &result].map(|memref| if from_unranked { memref.unranked_type() } else { memref.ty() });
        self.line(&format!("{} = memref.memory_space_cast {} : {from} to {to}", result.name, source.name));
        if from_unranked {
            self.use_value(&result.name, &to);
            self.unranked.push(result);
        } else {
            self.add(result);
        }
    }

    pub(super) fn allocate(&mut self) {
        let mut result = self.any(String::new());
        result.name = self.fresh();
        if self.random.chance(12) {
            // A layout that is not the identity. Conversions refuse it.
            let element = result.element;
            let name = self.fresh();
            self.line(&format!("{name} = memref.alloc() : memref<4x4x{element}, strided<[8, 1]>>"));
            return self.use_value(&name, &format!("memref<4x4x{element}, strided<[8, 1]>>"));
        }
        result = MemRef::identity(result.name, result.shape, result.element, result.space);
        let kind = self.random.pick(&["alloc", "alloc", "alloca"]);
        let sizes: Vec<String> = (0..result.num_dynamic()).map(|_| self.index()).collect();
        let alignment = self.random.pick(&["", "", "", " {alignment = 32 : i64}", " {alignment = 8 : i64}"]);
        let text =
            format!("{} = memref.{kind}({}){alignment} : {}", result.name, sizes.join(", "), result.ty());
        self.line(&text);
        if kind == "alloc" && self.has_accesses && self.random.chance(3) {
            self.line(&format!("memref.dealloc {} : {}", result.name, result.ty()));
        }
        self.add(result);
    }

    pub(super) fn get_global(&mut self) {
        if self.globals.is_empty() {
            return;
        }
        let global = self.globals[self.random.count(self.globals.len())].clone();
        let result = MemRef { name: self.fresh(), ..global.clone() };
        self.line(&format!("{} = memref.get_global {} : {}", result.name, global.name, result.ty()));
        self.add(result);
    }

    pub(super) fn metadata(&mut self) {
        let source = self.memref();
        let base = MemRef::identity(self.fresh(), Vec::new(), source.element, source.space);
        let count = source.rank();
        let [offset, sizes, strides] = [self.fresh(), self.fresh(), self.fresh()];
        let (groups, types) = match count {
            0 => (String::new(), ", index".to_owned()),
            _ => (format!(", {sizes}:{count}, {strides}:{count}"), ", index".repeat(1 + 2 * count)),
        };
        let text = format!(
            "{}, {offset}{groups} = memref.extract_strided_metadata {} : {} -> {}{types}",
            base.name,
            source.name,
            source.ty(),
            base.ty()
        );
        self.line(&text);
        self.indices.push(offset);
        for at in 0..count {
            self.indices.push(format!("{sizes}#{at}"));
            self.indices.push(format!("{strides}#{at}"));
        }
        if self.random.chance(2) {
            self.add(base);
        }
    }

    pub(super) fn pointer(&mut self) {
        let is_unranked = self.has_accesses && !self.unranked.is_empty() && self.random.chance(4);
        let (source, ty) = if is_unranked {
            let source = self.unranked[self.random.count(self.unranked.len())].clone();
            let ty = source.unranked_type();
            (source, ty)
        } else {
            let source = self.memref();
            let ty = source.ty();
            (source, ty)
        };
        let name = self.fresh();
        self.line(&format!(
            "{name} = memref.extract_aligned_pointer_as_index {} : {ty} -> index",
            source.name
        ));
        self.use_value(&name, "index");
        self.indices.push(name);
    }

    /// An index from arithmetic.
    pub(super) fn arithmetic(&mut self) {
        let [name, a, b] = [self.fresh(), self.index(), self.index()];
        let op = match self.random.below(3) {
            0 => format!("arith.addi {a}, {b} : index"),
            1 => format!("arith.constant {} : index", self.random.below(4)),
            // Only these may be operands of `affine.apply`, regardless of the block of their definition.
            _ => "affine.apply affine_map<()[s0, s1] -> (s0 * 2 + s1)>()[%i0, %i1]".to_owned(),
        };
        self.line(&format!("{name} = {op}"));
        self.indices.push(name);
    }

    pub(super) fn assume(&mut self) {
        let source = self.memref();
        let result = MemRef { name: self.fresh(), ..source.clone() };
        self.line(&format!(
            "{} = memref.assume_alignment {}, 16 : {}",
            result.name,
            source.name,
            source.ty()
        ));
        self.add(result);
    }

    pub(super) fn transpose(&mut self) {
        let source = self.memref();
        let mut order: Vec<usize> = (0..source.rank()).collect();
        for at in 1..order.len() {
            order.swap(at, self.random.count(at + 1));
        }
        let pick = |numbers: &[i64]| order.iter().map(|at| numbers[*at]).collect::<Vec<_>>();
        let result = MemRef {
            name: self.fresh(),
            shape: pick(&source.shape),
            strides: pick(&source.strides),
            is_strided: true,
            ..source.clone()
        };
        let dims = |order: &mut dyn Iterator<Item = usize>| {
            order.map(|at| format!("d{at}")).collect::<Vec<_>>().join(", ")
        };
        let (from, to) = (dims(&mut (0..source.rank())), dims(&mut order.iter().copied()));
        let text = format!(
            "{} = memref.transpose {} ({from}) -> ({to}) : {} to {}",
            result.name,
            source.name,
            source.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    /// A view of bytes.
    pub(super) fn view(&mut self) {
        let bytes = MemRef::identity(self.fresh(), vec![[DYNAMIC, 2048][self.random.count(2)]], "i8", 0);
        let sizes: Vec<String> = (0..bytes.num_dynamic()).map(|_| self.index()).collect();
        self.line(&format!("{} = memref.alloc({}) : {}", bytes.name, sizes.join(", "), bytes.ty()));
        let any = self.any(String::new());
        let result = MemRef::identity(self.fresh(), any.shape, self.random.pick(&["f32", "i64", "i8"]), 0);
        let (shift, sizes) =
            (self.index(), (0..result.num_dynamic()).map(|_| self.index()).collect::<Vec<_>>());
        let text = format!(
            "{} = memref.view {}[{shift}][{}] : {} to {}",
            result.name,
            bytes.name,
            sizes.join(", "),
            bytes.ty(),
            result.ty()
        );
        self.line(&text);
        self.add(result);
    }

    /// A reshape with a shape in memory.
    pub(super) fn reshape(&mut self) {
        let any = self.any(String::new());
        let Some(source) = self.memrefs.iter().rev().find(|memref| !memref.is_strided).cloned() else {
            return;
        };
        let result = MemRef::identity(self.fresh(), any.shape, source.element, source.space);
        let element = self.random.pick(&["index", "i32", "i64"]);
        let is_unranked = self.random.chance(3);
        let length = if is_unranked { DYNAMIC } else { result.rank() as i64 };
        let shape = MemRef::identity(self.fresh(), vec![length], element, 0);
        let sizes: Vec<String> = (0..shape.num_dynamic()).map(|_| self.index()).collect();
        self.line(&format!("{} = memref.alloc({}) : {}", shape.name, sizes.join(", "), shape.ty()));
        let ty = if is_unranked { result.unranked_type() } else { result.ty() };
        let text = format!(
            "{} = memref.reshape {}({}) : ({}, {}) -> {ty}",
            result.name,
            source.name,
            shape.name,
            source.ty(),
            shape.ty()
        );
        self.line(&text);
        if is_unranked { self.use_value(&result.name, &ty) } else { self.add(result) }
    }
}
