//! Accesses to memrefs, and queries of their sizes.

use super::{DYNAMIC, MemRef, Memory};

impl Memory {
    /// Indices of an element.
    fn indices_of(&mut self, memref: &MemRef) -> String {
        (0..memref.rank()).map(|_| self.index()).collect::<Vec<_>>().join(", ")
    }

    /// A value of this type: one in scope, or a constant.
    fn scalar(&mut self, ty: &'static str) -> Option<String> {
        if ty == "index" {
            return Some(self.index());
        }
        let found: Vec<String> =
            self.scalars.iter().filter(|scalar| scalar.1 == ty).map(|scalar| scalar.0.clone()).collect();
        (!found.is_empty()).then(|| found[self.random.count(found.len())].clone())
    }

    fn access_attributes(&mut self) -> &'static str {
        self.random.pick(&["", "", "", " {nontemporal = true}", " {alignment = 16 : i64}"])
    }

    pub(super) fn load(&mut self) {
        let memref = self.memref();
        let (name, indices) = (self.fresh(), self.indices_of(&memref));
        let attributes = self.access_attributes();
        let text = format!("{name} = memref.load {}[{indices}]{attributes} : {}", memref.name, memref.ty());
        self.line(&text);
        if self.random.chance(3) {
            self.use_value(&name, memref.element);
        }
        match memref.element {
            "index" => self.indices.push(name),
            "memref<?xf32>" => {
                self.memrefs.push(MemRef::identity(name, vec![DYNAMIC], "f32", 0));
            }
            element => self.scalars.push((name, element)),
        }
    }

    pub(super) fn store(&mut self) {
        let memref = self.memref();
        let Some(value) = self.scalar(memref.element) else { return };
        let indices = self.indices_of(&memref);
        let attributes = self.access_attributes();
        self.line(&format!("memref.store {value}, {}[{indices}]{attributes} : {}", memref.name, memref.ty()));
    }

    pub(super) fn dim(&mut self) {
        let name = self.fresh();
        let index = if self.random.chance(2) { "%c1".to_owned() } else { self.index() };
        let (source, ty) = self.any_memref();
        self.line(&format!("{name} = memref.dim {source}, {index} : {ty}"));
        self.indices.push(name);
    }

    /// The name and the type of a ranked or unranked memref.
    fn any_memref(&mut self) -> (String, String) {
        if !self.unranked.is_empty() && self.random.chance(2) {
            let memref = self.unranked[self.random.count(self.unranked.len())].clone();
            let ty = memref.unranked_type();
            return (memref.name, ty);
        }
        let memref = self.memref();
        let ty = memref.ty();
        (memref.name, ty)
    }

    pub(super) fn rank(&mut self) {
        let name = self.fresh();
        let (source, ty) = self.any_memref();
        self.line(&format!("{name} = memref.rank {source} : {ty}"));
        self.indices.push(name);
    }

    /// A copy from or to an allocation with the same sizes, or between unranked memrefs.
    pub(super) fn copy(&mut self) {
        let source = self.memref();
        let shape =
            source.shape.iter().map(|size| if self.random.chance(4) { DYNAMIC } else { *size }).collect();
        let mut target = MemRef::identity(self.fresh(), shape, source.element, source.space);
        if self.random.chance(4) {
            target.space = 1 - target.space;
        }
        let sizes: Vec<String> = (0..target.num_dynamic()).map(|_| self.index()).collect();
        self.line(&format!("{} = memref.alloc({}) : {}", target.name, sizes.join(", "), target.ty()));
        let (mut from, mut to) = ((source.name.clone(), source.ty()), (target.name.clone(), target.ty()));
        if self.random.chance(5) {
            let name = self.fresh();
            let ty = target.unranked_type();
            self.line(&format!("{name} = memref.cast {} : {} to {ty}", to.0, to.1));
            to = (name, ty);
        }
        if self.random.chance(2) {
            (from, to) = (to, from);
        }
        self.line(&format!("memref.copy {}, {} : {} to {}", from.0, to.0, from.1, to.1));
    }

    pub(super) fn atomic(&mut self) {
        let memref = self.memref();
        let Some(value) = self.scalar(memref.element) else { return };
        let (name, indices) = (self.fresh(), self.indices_of(&memref));
        let is_float = memref.element.starts_with('f');
        if !is_float && !memref.element.starts_with('i') {
            return;
        }
        let kind = if is_float {
            self.random.pick(&["addf", "maximumf", "minimumf", "assign", "maxnumf", "minnumf", "mulf"])
        } else {
            self.random
                .pick(&["addi", "assign", "maxs", "maxu", "mins", "minu", "ori", "andi", "xori", "muli"])
        };
        let ty = memref.ty();
        let element = memref.element;
        if kind == "mulf" || kind == "muli" {
            let op = format!("arith.{kind}");
            self.line(&format!("{name} = memref.generic_atomic_rmw {}[{indices}] : {ty} {{", memref.name));
            self.line(&format!("^bb0(%current: {element}):"));
            self.line(&format!("  %new = {op} %current, {value} : {element}"));
            self.line(&format!("  memref.atomic_yield %new : {element}"));
            self.line("}");
        } else {
            self.line(&format!(
                "{name} = memref.atomic_rmw {kind} {value}, {}[{indices}] : ({element}, {ty}) -> {element}",
                memref.name
            ));
        }
        match element {
            "index" => self.indices.push(name),
            element => self.scalars.push((name, element)),
        }
    }

    pub(super) fn dealloc_or_prefetch(&mut self) {
        if self.random.chance(2) {
            let (name, ty) = self.any_memref();
            return self.line(&format!("memref.dealloc {name} : {ty}"));
        }
        let memref = self.memref();
        let indices = self.indices_of(&memref);
        let access = self.random.pick(&["read", "write"]);
        let cache = self.random.pick(&["data", "instr"]);
        let locality = self.random.below(4);
        let text = format!(
            "memref.prefetch {}[{indices}], {access}, locality<{locality}>, {cache} : {}",
            memref.name,
            memref.ty()
        );
        self.line(&text);
    }
}
