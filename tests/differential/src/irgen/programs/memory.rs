//! Buffers, and other names of the same memory.

use super::{Buffer, Generator};

impl Generator {
    pub(super) fn memory_statement(&mut self) {
        if self.buffers.is_empty() {
            self.allocate();
            return;
        }
        let buffer = self.buffers[self.random.count(self.buffers.len())].clone();
        match self.random.below(10) {
            0 => drop(self.allocate()),
            1 | 2 => self.alias(&buffer),
            3..=5 => self.store(&buffer),
            _ => self.load(&buffer),
        }
    }

    /// A new buffer whose elements are all set.
    fn allocate(&mut self) -> Buffer {
        let (element, size) = (self.scalar(), 2 + self.random.below(4));
        self.allocate_of(size, element)
    }

    fn allocate_of(&mut self, size: u64, element: &'static str) -> Buffer {
        let (name, ty) = (self.name(), format!("memref<{size}x{element}>"));
        // Memory of the stack grows in loops, but they are short.
        let operation = if self.random.chance(2) { "alloca" } else { "alloc" };
        self.line(&format!("{name} = memref.{operation}() : {ty}"));
        let buffer = Buffer { name, ty, size, element };
        for index in 0..size {
            let value = self.value(element);
            self.store_at(&buffer, &value, index);
        }
        self.buffers.push(buffer.clone());
        buffer
    }

    fn store_at(&mut self, buffer: &Buffer, value: &str, index: u64) {
        let position = self.define(&format!("arith.constant {index} : index"), "index");
        self.line(&format!("memref.store {value}, {}[{position}] : {}", buffer.name, buffer.ty));
    }

    /// A position in bounds: a constant, or the remainder of an index.
    fn position(&mut self, buffer: &Buffer) -> String {
        if self.random.chance(2) {
            let index = self.random.below(buffer.size);
            return self.define(&format!("arith.constant {index} : index"), "index");
        }
        let (index, size) = (self.value("index"), buffer.size);
        let size = self.define(&format!("arith.constant {size} : index"), "index");
        self.define(&format!("arith.remui {index}, {size} : index"), "index")
    }

    fn load(&mut self, buffer: &Buffer) {
        let position = self.position(buffer);
        self.define(&format!("memref.load {}[{position}] : {}", buffer.name, buffer.ty), buffer.element);
    }

    fn store(&mut self, buffer: &Buffer) {
        let (value, position) = (self.value(buffer.element), self.position(buffer));
        self.line(&format!("memref.store {value}, {}[{position}] : {}", buffer.name, buffer.ty));
    }

    /// Another name for a part of a buffer, or all of it.
    fn alias(&mut self, buffer: &Buffer) {
        let Buffer { name: source, ty, size, element } = buffer;
        if ty.contains("strided") || ty.contains('?') {
            return self.load(buffer);
        }
        let name = self.name();
        let (size, new_type, offset) = match self.random.below(3) {
            0 => {
                let result = format!("memref<?x{element}>");
                self.line(&format!("{name} = memref.cast {source} : {ty} to {result}"));
                (*size, result, 0)
            }
            1 => {
                let (offset, length) = (self.random.below(*size), 1);
                let result = format!("memref<{length}x{element}, strided<[1], offset: {offset}>>");
                self.line(&format!(
                    "{name} = memref.subview {source}[{offset}] [{length}] [1] : {ty} to {result}"
                ));
                (length, result, offset)
            }
            _ => {
                let length = size.div_ceil(2);
                let result = format!("memref<{length}x{element}, strided<[2]>>");
                let view = format!("offset: [0], sizes: [{length}], strides: [2] : {ty} to {result}");
                self.line(&format!("{name} = memref.reinterpret_cast {source} to {view}"));
                (length, result, 0)
            }
        };
        let alias = Buffer { name, ty: new_type, size, element };
        self.access_by_both(buffer, &alias, offset);
        self.buffers.push(alias);
    }

    /// A store by one name between a store and a load by the other.
    fn access_by_both(&mut self, buffer: &Buffer, alias: &Buffer, offset: u64) {
        let Buffer { name, ty, element, .. } = buffer;
        let (old, new) = (self.value(element), self.value(element));
        let index = self.define(&format!("arith.constant {offset} : index"), "index");
        self.line(&format!("memref.store {old}, {name}[{index}] : {ty}"));
        self.store_at(alias, &new, 0);
        self.define(&format!("memref.load {name}[{index}] : {ty}"), element);
    }

    /// The name of a buffer of exactly this type.
    pub(super) fn buffer_of(&mut self, size: u64, element: &'static str) -> String {
        let ty = format!("memref<{size}x{element}>");
        let known = self.buffers.iter().find(|buffer| buffer.ty == ty).map(|buffer| buffer.name.clone());
        known.unwrap_or_else(|| self.allocate_of(size, element).name)
    }
}
